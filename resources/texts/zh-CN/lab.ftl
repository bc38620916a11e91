lab-title = { $rules }，{ $games-figure }局，种子{ $seed }。
lab-length = { $rounds }轮，约{ $minutes }分钟。
lab-turns = { $misses }的回合落空；每回合{ $throws }掷；{ $forced }的掷没得选。
lab-miss = { $dice-figure }颗骰子落空{ $chance }。
lab-wins = 各座位胜率：{ $seats-comma }。半程领先者输掉{ $upset }。
lab-careful = 一个谨慎的玩家跟高手同桌，胜{ $careful }；平均份额是{ $even }。
lab-hits = 人均{ hits-plain }：{ $hits }。
lab-source = { $source }：{ $hits }
lab-called-off = { $done ->
    [0] 一局没完就停了：没什么可说。
   *[other] { $of-figure }局里打完{ $done-figure }局就停了。说的只是这些。
}
lab-speed = 每秒{ $pace }局，{ $count-figure }个进程。
lab-speed-cluster = 每秒{ $pace }局，Dask的{ $count-figure }个工作进程。
lab-progress = { $done-figure }/{ $of-figure }局

lab-try = 试打{ $games-figure }局
lab-try-tip = 让电脑按这套规则玩，边玩边画出结果。
lab-name = 规则实验室
lab-against = 对比
lab-against-nothing = 不对比
lab-against-name = 用来对比的规则
lab-games = 局数
lab-seed = 种子
lab-stop = 停止
lab-progress-name = 已玩局数
lab-pace = 每秒{ $games-figure }局，{ $minutes ->
    [0] 不到一分钟就完
   *[other] 还要约{ $minutes-figure }分钟
}
lab-who = { $players-word }位玩家。一位谨慎，其余都打最佳；谨慎的那位把每个座位轮流坐一遍。
lab-who-both = { $players-word }位玩家。一位谨慎，其余都打最佳；谨慎的那位把每个座位轮流坐一遍。两套规则用同样的骰子。
lab-stopped = { $games-figure }局后停了。之前的结果都留着。
lab-watch = 看第{ $game-figure }局
lab-watch-note = 单人{ hits-plain }最多的一局，在回放里看
lab-watch-wait = 正在重打第{ $game-figure }局…
lab-watch-title = { $rules }，实验室第{ $game-figure }局
lab-no-processes = 不能再打了：{ $why }。之前的结果都留着。
lab-process-died = 打到一半有个进程中断了。可能是内存不足；试试少打几局。之前的结果都留着。
lab-went-wrong = 这些局出了差错。之前的结果都留着，日志里有详情。
lab-other-does-not-hold = 另一套规则不成立。{ $wrong }

lab-was = 原为{ $value }
lab-figure-rounds = 一局几轮
lab-figure-minutes = 分钟，每掷14秒
lab-figure-minutes-here = 分钟，按你们每掷{ $seconds-figure }秒
lab-figure-misses = 的回合落空
lab-figure-hits = 人均{ hits-plain }
lab-figure-upset = 半程领先者输
lab-figure-forced = 没得选的掷
lab-length-title = 要玩多久
lab-length-note = 各轮数的局数
lab-rounds-bar = { $more ->
    [yes] { $least-figure }到{ $top-figure }轮
   *[no] { $least-figure }轮
}
lab-rounds-mean = { $name }：{ $rounds }轮
lab-seats-title = 先手占便宜吗？
lab-seats-note = 各座位胜率%，±{ $off }
lab-change-rounds = 各轮数的局数；{ $change }±{ $off }
lab-change-first = 胜率%；先手{ $change }±{ $off }
lab-change-careful = 胜率；谨慎者{ $change }±{ $off }
lab-even = 均等
lab-seat = 第{ $seat }位
lab-sources-title = { hits-plain }从哪里来
lab-sources-note = 每人每局
lab-sources-note-both = 每人每局；点：{ $own }，圈：{ $other }
lab-never = 从不
lab-miss-same = 这里没有变化。
lab-miss-was = 虚线：按{ $other }。
lab-careful-title = 谨慎有用吗？
lab-careful-note = 胜率；点：平均份额
lab-best = 高手之一，{ $name }
lab-careful-one = 谨慎的那位，{ $name }
lab-never-title = 从未发生
lab-never-note = { $games-figure }局里
lab-never-none = { hits-plain }的每个来源都至少出现过一次。
lab-yet-title = 话说回来
lab-yet-length = 最长的一局打了{ $longest }轮，最短的{ $shortest }轮。
lab-yet-hits = 有人一局拿了{ hits-counted }。

lab-save-figures = 保存数据…
lab-save-picture = 保存图片…
lab-save-title = 保存规则实验室的结果
lab-nothing-to-save = 还没有可保存的。
lab-written = 已写入{ $file }。
lab-not-written = 无法写入{ $file }：{ $why }。请另选文件夹。
lab-back = 回到规则
lab-brief-figures = 数据…
lab-brief-picture = 图片…
lab-brief-back = 返回
lab-brief-use = 使用
