transcript-cannot-be-read = 无法读取：{ $strerror }
transcript-is-no-name-of-a = 不是文件名
transcript-larger-than-bytes-no-game = 超过{ $most }字节；没有哪局有这么大
transcript-is-not-utf-8-text = 不是UTF-8文本（第{ $start }字节）

transcript-a-name-is-not-closed = 名字没有收尾；请用引号结束

transcript-the-first-statement-must-be = 第一条语句必须是：zonk 1
transcript-only-format-1-can-be = 只能读格式1；这一行必须是：zonk 1
transcript-belongs-before-the-first-action = { $words }要放在第一步之前

transcript-write-and-one-value = 请写：{ $words }和一个值

transcript-the-format-is-named-once = 格式只在开头写一次
transcript-write-option-name-value = 请写：option NAME=VALUE
transcript-at-most-options-fit = 最多放{ $options }个选项
transcript-write-once-magic-and-its = 只写一次：magic和它的点数
transcript-no-rules-are-named-write = 没有指定规则；请写：rules KEY
transcript-nobody-plays-write-player-name = 没有玩家；请写：player NAME

transcript-is-given-twice = { $key }给了两次

transcript-is-no-time = { $word }不是时间；请写：{ $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = 请写：{ $wanted }（名字里有空格就加引号）
transcript-plays-already = { $names }已经在玩了
transcript-at-most-columns-fit = 最多放{ $most-players }列

transcript-write-score-name-points = 请写：score NAME POINTS
transcript-is-not-among-the-players = 上面的玩家里没有{ $words }
transcript-the-score-of-is-given = { $words }的分数给了两次

transcript-is-not-a-whole-number = { $word }不是9,999,999以内的整数

transcript-is-not-a-die-such = { $word }不是骰子，要像4或4R
transcript-a-die-shows-1-to = 骰子只有1到6点，没有{ $digit }
transcript-a-colour-is-r-w = { $word }：颜色是R、W或G

transcript-nobody-called-plays = 没有叫{ $name }的玩家
transcript-no-die-of-that-colour = 没有掷那种颜色的骰子：{ $named }

transcript-is-no-statement = { $words }不是语句；{ $hint }

transcript-no-such-fault-but = 这套规则没有这种犯规；{ $hint }
transcript-no-faults = 它一种犯规也没有
transcript-fault-of-another = { $keeps ->
    [yes] { $kind }是记分员{ $name }的犯规；别写其他人。
   *[no] { $kind }是当前掷骰者{ $name }的犯规；别写其他人。
}
transcript-another-asks = 只有下一位掷骰的{ $name }能问。
transcript-another-dares = 该{ $name }掷；叫板的得是别人。

transcript-these-rules-have-no-magic = 这套规则没有魔数
transcript-the-magic-number-has-faces = 魔数要有{ $faces }个点数
transcript-this-magic-number-must-be = 这个魔数必须重掷
transcript-score-at-the-end = 游戏到{ $limit-figure }分就结束；起始分要比它低
transcript-does-not-play = { $office ->
    [packer] 装斗的{ $name }不在玩家里
   *[scorekeeper] 记分员{ $name }不在玩家里
}

transcript-names-no-knob = { $name }不是选项名；{ $hint }
transcript-no-rules-are-called = 没有叫{ $rules }的规则；{ $hint }
transcript-no-further-die = 这一掷里没有更多的{ $die }

transcript-of-a-knob = { $name }：{ $why }
transcript-of-a-file = { $file }：{ $key }：{ $why }
