list-last = { $first }和{ $last }
list-either = { $first }或{ $last }

general-language = 简体中文

group-separator = ,
decimal-sign = .
list-comma = 、
list-semicolon = ；
sentence-gap = { "" }
full-stop = 。
alphabet = gb18030
number-word = { $number ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
   *[other] 十二
}
dice-counted = { $dice-word }颗骰子
times-counted = { $times ->
    [0] 从不
   *[other] { $times-word }次
}
whose = { $name }的

per-cent = { $value }%
per-cent-under-one = <1%

hits-counted = { $hit-word ->
    [stars] { $hits-figure }颗星
    [honour] { $hits-figure }点荣誉
   *[hits] { $hits-figure }个彩头
}

hit-a = { $hit-word ->
    [stars] 一颗星
    [honour] 一点荣誉
   *[hits] 一个彩头
}

hits-plain = { $hit-word ->
    [stars] 星星
    [honour] 荣誉
   *[hits] 彩头
}

hits-plain-first = { $hit-word ->
    [stars] 星星
    [honour] 荣誉
   *[hits] 彩头
}

hit-one = { $hit-word ->
    [stars] 星
    [honour] 荣誉
   *[hits] 彩头
}

hit-one-first = { $hit-word ->
    [stars] 星
    [honour] 荣誉
   *[hits] 彩头
}

hit-a-first = { $hit-word ->
    [stars] 一颗星
    [honour] 一点荣誉
   *[hits] 一个彩头
}

hits-short = { $hit-word ->
    [stars] 星
    [honour] 荣誉
   *[hits] 彩头
}

general-not-a-file = 这是文件夹或设备，不是文件
general-no-such-file = 没有这个文件或文件夹
general-not-allowed = 没有权限
general-disk-full = 磁盘已没有空间
general-is-a-folder = 这是文件夹
general-is-no-folder = 位置中有一段不是文件夹
general-read-only = 磁盘是只读的
general-file-exists = 文件已经存在
general-long-name = 文件名太长
general-disk-error = 磁盘返回错误

giver-gives = { $giver }送出
name-answers = { $name }来回答
name-dares = { $name }叫板
name-asks = { $name }来问
name-calls = { $name }宣布
name-doubts = { $name }质疑
name-gets = { $name }得到
name-gives = { $name }送出
name-goes = { $name }先走
name-has = { $name }有
name-is = { $name }
name-keeps = { $name }留下
name-leads = { $name }领先
name-loses = { $name }失去
name-names = { $name }说出
name-puts = { $name }投入
name-refuses = { $name }不接
name-rolls = { $name }掷骰
name-says = { $name }说
name-starts = { $name }动手
name-stays = { $name }收手
name-takes = { $name }领
other-rolls = { $other }掷骰
name-throws = { $name }掷骰
name-uses = { $name }用掉
name-was = { $name }
name-wins = { $name }获胜
other-asks = { $other }来问
other-dares = { $other }叫板
other-lands = { $other }落在
player-doubts = { $player }质疑
player-puts = { $player }投入
player-starts = { $player }动手

general-hit-each = { $hit-word ->
    [stars] 每颗星
    [honour] 每点荣誉
   *[hits] 每个彩头
}
