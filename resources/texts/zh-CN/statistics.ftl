statistics-title = 统计
statistics-progress = 已读游戏
statistics-reading = 已读{ $read-figure }局，共{ $games-figure }局
statistics-read = { $games-figure }局{ $refused ->
    [0] {""}
   *[other] 。{ $refused-figure }局无法重放，不计在内。
}
statistics-save = 保存(&S)
statistics-close = 关闭
statistics-png = { $times ->
    [1] 图片，同屏幕大小（PNG）
    [2] 图片，两倍大小（PNG）
   *[other] 图片，三倍大小（PNG）
}
statistics-save-svg = 矢量图（SVG）
statistics-save-csv = 表格（CSV）
statistics-save-title = 保存统计
statistics-nothing-to-save = 还没有可保存的。
statistics-written = 已写入：{ $file }。
statistics-not-written = 无法写入{ $file }：{ $why }。
statistics-no-picture = 图片画不出来
statistics-percent = { $share }%
statistics-empty = 还没什么可说
statistics-empty-race = 玩过一局，这里就会画出各人每轮的总分。
statistics-empty-hits = 玩过一局，这里就会列出你们桌上的彩头从哪里来，最常见的在前。
statistics-empty-turns = 玩过一局，这里就会说一回合能得多少，跟总在同一分数收手的玩家比一比。
statistics-empty-players = 玩过一局，这里就会说谁赢了几次、谁克谁、谁状态好。
statistics-empty-sheets = 玩过一局，这里就会把各套规则并排比较。
statistics-empty-records = 玩过一局，这里就会挂出最佳回合、最大彩头和最长连串，点一下就打开那一局。
statistics-empty-dice = 玩过一局，这里就会说每个点数出了几次，老实的骰子是不是这样。
statistics-none-sub = 接着玩，这里就有了。

statistics-page-race = 赛程
statistics-race-game = 游戏
statistics-race-kind = 画什么
statistics-race-totals = 总分
statistics-race-behind = 落后领先者
statistics-race-chances = 胜率
statistics-race-entry = { $rules }，{ $day }：{ $names-comma }
statistics-race-show = 中场秀
statistics-race-axis = 轮
statistics-race-home = 到家，{ $points-figure }分
statistics-race-head = 第{ $round-figure }轮
statistics-race-gain = +{ $points }
statistics-race-round = 第{ $round-figure }轮。{ $turns }。
statistics-race-turn = { $name }{ $turn }，总分{ $total-figure }
statistics-race-sub = { $rules }，{ $day }，{ $players-figure }人，{ $rounds-figure }轮。指向哪一轮就读哪一轮；方向键逐轮走。
statistics-race-none = 还没人记过分
statistics-race-led = { $name }从第{ $round-figure }轮起一路领先
statistics-race-led-always = { $name }从第一轮领先到最后
statistics-race-leads = { $name }从第{ $round-figure }轮起领先
statistics-race-leads-always = { $name }从第一轮起领先
statistics-race-lead = 领先
statistics-race-lead-of = { $of-figure }轮里{ $rounds-figure }轮
statistics-race-changes = 易主次数
statistics-race-changes-last = 最后一次在第{ $round-figure }轮，归{ $name }
statistics-race-changes-none = 榜首没有被超过
statistics-race-jump = 最大跃升
statistics-race-jump-by = { $name }，第{ $round-figure }轮
statistics-race-gap = 前两名之差
statistics-race-gap-between = { $second }落后{ $first }

statistics-page-hits = { $hit-word ->
    [stars] 星
    [honour] 荣誉
   *[hits] 彩头
}
statistics-hits-none = { $hit-word ->
    [stars] 还没有星
    [honour] 还没有荣誉
   *[hits] 还没有彩头
}
statistics-hits-player = 玩家
statistics-hits-everybody = 所有人
statistics-hits-all-rules = 所有规则
statistics-hits-none-sub = 从哪里来会列在这里，最常见的在前。
statistics-hits-others = 其他
statistics-hits-share = { $hits-figure }，{ $share }%
statistics-hits-head = { $source }：占{ $share }%
statistics-hits-sub = { $games-figure }局里{ hits-counted }。{ $name }最多：{ $most-figure }。

statistics-page-turns = 回合
statistics-turns-rules = 规则
statistics-turns-points = { $points-figure }分
statistics-turns-simple-from = 简单玩家收手分
statistics-turns-against = 对比一个简单玩家：得分的全留，够这个分就收手
statistics-turns-axis = 回合
statistics-turns-axis-points = 回合得分
statistics-turns-played = 实际
statistics-turns-simple = 简单玩家，精确值
statistics-turns-miss = 落空
statistics-turns-none = 还没有回合
statistics-turns-told = { $turns-figure }回合里{ $misses-figure }回合落空。{ $most ->
    [0] {""}
   *[other] 其余最多的{ $most-figure }回合得了{ $open ->
        [yes] { $least-figure }分以上
       *[no] { $least-figure }到{ $top-figure }分
    }。最佳回合得{ $best-figure }分。
}
statistics-turns-bar = { $kind ->
    [miss] 落空
    [one] { $least-figure }分
    [open] { $least-figure }分以上
   *[between] { $least-figure }到{ $top-figure }分
}：{ $played-figure }回合{ $simple ->
    [some] ；简单玩家{ $thought ->
        [0] 几乎没有
       *[other] { $thought-figure }回合
    }
   *[none] {""}
}
statistics-turns-head = 一回合得{ $points-figure }分
statistics-turns-sub = { $turns-figure }回合。简单玩家已入局、没人叫板时得{ $points-figure }分。
statistics-turns-reckoning = { $turns-figure }回合。正在计算简单玩家。
statistics-turns-house = { $turns-figure }回合。房规没有精确数字。

statistics-page-players = 玩家
statistics-players-all = 所有人
statistics-players-column-name = 玩家
statistics-players-column-games = 局数
statistics-players-column-won = 胜
statistics-players-column-share = 胜率
statistics-players-column-average = 每回合
statistics-players-column-misses = 落空
statistics-players-column-best = 最佳回合
statistics-players-column-hits = { $hit-word ->
    [stars] 星
    [honour] 荣誉
   *[hits] 彩头
}
statistics-players-who = { $computer ->
    [yes] { $name }（电脑）
   *[no] { $name }
}
statistics-players-none = 还没人赢过
statistics-players-none-sub = 没打完的游戏只计入回合和落空。
statistics-players-head = { $name }赢得最多：{ $won-figure }局
statistics-players-sub = { $first }和{ $second }碰面最多：{ $games-figure }局，{ $ahead-figure }比{ $behind-figure }。
statistics-players-alone = 还没有谁碰上过谁。
statistics-rivals = 谁克谁
statistics-rivals-column-pair = 碰过面的两人
statistics-rivals-names = { $first }：{ $second }
statistics-rivals-column-games = 同桌局数
statistics-rivals-column-first = 前者胜
statistics-rivals-column-second = 后者胜
statistics-stories = 故事
statistics-stories-column-story = 故事
statistics-stories-column-player = 玩家
statistics-stories-column-day = 日期
statistics-form = 状态
statistics-form-note = 玩得最多的五人，最近十局的每回合得分。往上走，说明打得更好了，或者更敢拼、手气也好。滚轮、+和−缩放。
statistics-form-axis = 每回合得分
statistics-form-told = { $name }：最近每回合{ $points-figure }分，第一局之后是{ $first-figure }分。
statistics-form-games = 这位玩家的局数
statistics-form-game = 第{ $game-figure }局

statistics-page-sheets = 各套规则
statistics-sheets-column-rules = 规则
statistics-sheets-column-games = 局数
statistics-sheets-column-finished = 打完
statistics-sheets-column-length = 人均回合
statistics-sheets-column-points = 每回合
statistics-sheets-column-misses = 落空
statistics-sheets-column-hits = { $hit-word ->
    [stars] 人均星数
    [honour] 人均荣誉
   *[hits] 人均彩头
}
statistics-sheets-none = 还没玩过任何规则
statistics-sheets-head = { $rules }玩得最多：{ $games-figure }局
statistics-sheets-sub = { $sheets-figure }套规则。长度和彩头是打完的游戏的平均数。

statistics-page-records = 纪录
statistics-records-open = 再看这一局
statistics-records-none = 还没有纪录
statistics-records-head = 最佳回合得了{ $value }
statistics-records-sub = { $note }。点一条纪录就看那一局。
statistics-records-who = { $name }，{ $day }
statistics-record-title-best-turn = 最佳回合
statistics-record-title-big-hit = 大彩头
statistics-record-title-consecutive-hit = 连续彩头：连续几回合得彩头
statistics-record-title-longest-miss = 最长连续落空
statistics-record-title-highest-group-hit-average = 最高全桌平均彩头
statistics-records-a-head = { $rules }说，人均{ $low }到{ $high }个彩头
statistics-records-a-head-note = 打完的{ $games-figure }局里，从{ $least }到{ $most }；{ $within-figure }局在其间。

statistics-page-dice = 骰子
statistics-dice-which = 哪种骰子
statistics-dice-screen = 屏幕上
statistics-dice-real = 真骰子
statistics-dice-title-straying = 每个点数偏多少
statistics-dice-title-course = 所有点数合计，一路走势
statistics-dice-title-luck = 谁比骰子还会掷
statistics-dice-unit-straying = 虚线：100张桌子里95张，六个老实点数都在线内
statistics-dice-unit-course = 卡方，5个自由度
statistics-dice-unit-luck = 每掷的运气分，同复盘
statistics-dice-expected = 预期
statistics-dice-face = { $face }点：{ $times-figure }
statistics-dice-rare = { $games ->
    [1] 100张老实桌子里1张会到这里
   *[other] 100张老实桌子里1张，会在{ $games-figure }局里某时到这里
}
statistics-dice-band = 任一时刻，10张老实桌子里8张在此
statistics-dice-now = 目前{ $square }
statistics-dice-faces = { $faces-figure }颗骰子
statistics-answer-few = 太少，说不准
statistics-reason-few = 才{ $faces-figure }颗，太少，说不准。接着玩。
statistics-answer-even = 没有，骰子没被做手脚
statistics-reason-even = 落下{ $faces-figure }颗骰子，均匀得正常。老实的骰子，100次这样的统计里有{ $of }次会偏这么远或更远。
statistics-answer-uneven = 比平常偏一些
statistics-reason-uneven = 落下{ $faces-figure }颗骰子。老实的骰子，1,000次这样的统计里有{ $of }次会偏这么远，所以也会发生；多玩几局再看。
statistics-answer-odd = 查查这些骰子
statistics-reason-odd = 落下{ $faces-figure }颗骰子，不均匀。老实的骰子，1,000次这样的统计里不到1次会偏这么远。查查这些骰子，或录入的人。
statistics-dice-verify = 核验每一掷
statistics-dice-no-seal = 真骰子是手掷的；没什么可核验。
statistics-dice-send = 复制成一张图片
statistics-copied = 这一页已作为一张图片放到剪贴板，可以粘贴到消息里。
statistics-dice-seal = 每局第一掷之前，骰子都作了承诺。这里用种子把它们全部重掷一遍。谁都能在别的机器上再来一遍。
statistics-dice-verifying = 已核验{ $done-figure }局，共{ $games-figure }局
statistics-dice-good = { $good ->
    [0] 还没有哪局公布种子
   *[other] { $good-figure }局核验无误
}{ $without ->
    [0] 。
   *[other] ；{ $without-figure }局还没公布种子，或没作过承诺。
}
statistics-dice-bad = { $bad ->
    [1] 有1局核验不符：第{ $first }号。
   *[other] 有{ $bad-figure }局核验不符，头一个是第{ $first }号。
}在Zonk档案里核验它，就能看到是哪一掷。

statistics-luck-line = { $name }：每掷{ $luck }分，{ $word }
statistics-luck-word-very-lucky = 手气极好
statistics-luck-word-lucky = 手气好
statistics-luck-word-even = 持平
statistics-luck-word-unlucky = 手气差
statistics-luck-word-very-unlucky = 手气极差
statistics-luck-few = 有人在打完的游戏里掷满{ $throws-figure }次，这里就有了。
statistics-luck-reading = 打完的{ $games-figure }局里看了{ $done-figure }局。
statistics-luck-left-out = { $games-figure }局不计在内：概率不予计算。
statistics-luck-alone = 运气没有记性。100个老实玩家里95个在这条带子里。
statistics-luck-inside = 运气没有记性。总得有人领先，这次是{ $name }；那个圆点还在带子里。
statistics-luck-beyond = { $name }在带子外面；100次老实的统计里，95次所有人都在带子里。可运气还是没有记性。
statistics-luck-apart-real = 手工录入的真骰子：另有{ $faces-figure }颗，分开统计。
statistics-luck-apart-screen = 屏幕上的：另有{ $faces-figure }颗，分开统计。
