sheet-worth-by-face = 点数×{ $factor }

sheet-subtitle = { $name }，{ $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word }颗骰子，一颗血骰
    [odd-die] { $dice-word }颗骰子，一颗异色
    [three-colours] { $dice-word }颗三色骰子
   *[none] { $dice-word }颗骰子
}
sheet-for-players = { $least }-{ $most }人
sheet-field-date = 日期
sheet-field-start = 开始
sheet-field-finish = 结束
sheet-field-magic = 魔数
sheet-field-scorekeeper = 记分员
sheet-field-packer = 装斗
sheet-field-rule11k = 11,000规则宣布者
sheet-field-rule11k-at = 时间
sheet-field-winner = 赢家
sheet-field-winner-keeps = 赢家，保留此表
sheet-field-gha = g.h.a.
sheet-field-high-score = 最高分
sheet-field-big-hit = 大彩头
sheet-field-consecutive-hit = 连续彩头
sheet-field-limit = 终点分
sheet-field-fewest = BH最少

sheet-zonk = Zonk

sheet-one-hit = 一个彩头
sheet-a-zonk = 一次Zonk
sheet-page-of = 第{ $page-figure }页，共{ $pages-figure }页
sheet-re-roll-used-struck-out = Re-Roll，用过则划掉
sheet-no-turn-here = 此处没有回合

sheet-final = 终局
sheet-so-far = 目前
sheet-corrected = 已更正
sheet-penalty-taken-off = { $points }：罚分，从下一个总分里扣
sheet-hits = 彩头
sheet-bong-hits = BH
sheet-brought-forward = 承前页
sheet-file-title = { $title }，{ $subtitle }：{ $names-comma }{ $more ->
    [yes] 等
   *[no] {""}
}{ $dated ->
    [yes] ，{ $day }
   *[no] {""}
}
sheet-page-rules = 规则
sheet-page-keepsake = 赛程、彩头和骰子
sheet-page-codes = 装在码里的游戏
sheet-page-number = 第{ $page-figure }页
sheet-page-rounds = 第{ $first-figure }到{ $last-figure }轮
sheet-page-players = { $rounds }，第{ $first-figure }到{ $last-figure }位玩家
sheet-on-paper = { $paper }，{ $landscape ->
    [yes] 横放
   *[no] 竖放
}，{ $pages-figure }页{ $rules ->
    [yes] ，最后一页是规则。
   *[no] 。
}
sheet-rounds-and-room = 一局约{ $rounds-figure }轮；{ $games ->
    [1] 放得下{ $rows-figure }轮
   *[other] 放得下两局，各{ $rows-figure }轮
}{ $split ->
    [yes] ，100局里{ $share }局在第1页打完
   *[no] {""}
}。
sheet-dice-pledged = 骰子承诺{ $pledge }
sheet-halftime-show = 中场秀
sheet-race-told = { $rounds-figure }轮里每轮之后各人的总分。最后：{ $ends-comma }。
sheet-luck = { $each ->
    [0] 运气和选择
   *[other] 运气和选择；{ hit-a }折{ $each-figure }分
}
sheet-luck-of = 骰运{ $luck }，选择{ $cost }
sheet-hints = 要过提示
sheet-hints-of = { $hints-figure }次
sheet-in-one-turn = 一回合{ $points }

sheet-no-font = { $more ->
    [0] 这台电脑没有字体能写{ $names-comma }：会印成空方框。请装上有这些字的字体再打印。
   *[other] 这台电脑没有字体能写{ $names-comma }和另外{ $more-figure }个：会印成空方框。请装上有这些字的字体再打印。
}
sheet-script-picture = 图形
sheet-script-cjk = 中文或日文
sheet-script-hangul = 韩文
sheet-pdf-folder = { $file }是文件夹；请写文件名。
sheet-pdf-no-folder = 没有文件夹{ $folder }。
sheet-pdf-not-written = { $kept ->
    [yes] 无法写入{ $file }：{ $why }。原来的还在；请另选地方。
   *[no] 无法写入{ $file }：{ $why }。请另选地方。
}

sheet-play-resumes-here = 游戏从这里继续

sheet-other = 其他

sheet-the-race = 赛程

sheet-awards = 奖项
sheet-best-turn = 最佳回合

sheet-head-hits = 彩头{ $thrown ->
    [yes] {""}
   *[no] （总分看得出的）
}
sheet-hits-all = 合计

sheet-in-the-square = { $codes ->
    [1] 整个晚上都在这个方块里。
   *[other] { $here ->
        [yes] 整个晚上都在这{ $codes }个方块里。
       *[no] 整个晚上都在末页的{ $codes }个方块里。
    }
}
sheet-point-a-phone = { $codes ->
    [1] 用手机对准它
   *[other] 用手机逐个对准
}：{ $thrown ->
    [yes] 网页会把{ $throws }掷全部重来{ $seed ->
        [yes] ，并告诉你骰子老不老实。
       *[no] ，跟桌上一样。
    }
   *[no] 网页会把整张表重写一遍。
}
sheet-or-in-the-program = 或在程序里：Zonk档案>读计分表。什么都不会发送出去。
sheet-pledged = 第一掷前的承诺：{ $pledge }
sheet-code = 码{ $part }/{ $parts }
sheet-the-dice = 骰子
sheet-pledged-before-the-first-throw = 第一掷前的承诺，SHA-256：
sheet-seed-told-at-the-end = 结束时公布的种子：
sheet-signed-by-who-kept-the = 记分员签名

sheet-this-is-no-name-of = 这不是文件名。

sheet-the-pdf-cannot-be-drawn = PDF画不出来；什么都没写。

sheet-and-more = { $name }和另外{ $more-figure }张
sheet-line-of = { $name }：{ $line }

sheet-not-finished = 未完
sheet-note-award = { $award }：{ $name }，{ $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = 。{ "　" }

sheet-the-font-cannot-be-loaded = 字体{ $name }无法加载；请重新安装程序。

sheet-pad-dash = 横线
sheet-pad-column-total = 总分
sheet-pad-column-turn = 回合
sheet-pad-column-hits = 彩头

sheet-pad-part = { $name }，{ $part }
sheet-pad-half = 中场
sheet-pad-mark = { $mark ->
    [straight] 顺子
    [magic] 魔数
    [devil] 魔鬼
    [square] 平方数
    [halftime] 中场
    [flag] 彩头
    [reroll] 重掷
    [reroll-used] 重掷，已用
    [pen] 已更正
    [dashes] 横线
    [star] 星
    [asterisk] 星号
   *[other] { $plain }
}
sheet-pad-hits = { $name }：{ hits-counted }
sheet-pad-key = { $marks-comma }：{ $words }

sheet-players = 玩家

sheet-rounds = 轮次

sheet-would-be = 将是{ $said }
sheet-pad-corrected = 已更正。
sheet-click-to-correct-it = 点击更正。

sheet-score-sheet = 计分表
