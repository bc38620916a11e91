cheat-term = { $term }：

cheat-push-your-luck = 留下{ $dice-word }颗以上才能停，但不能是全部六颗。
cheat-misses-in-a-row = { $count ->
    [1] 每次落空
   *[other] 连续{ $count-word }次落空
}
cheat-first-throw = 第一掷没有得分
cheat-beat-previous = 上一回合若记了分，要比它多才能停。
cheat-leave-all = 得分的全留下，其余接着掷，或收手。
cheat-leave-one = 每掷至少留下一颗得分的，或收手。
cheat-all-score = { $forced ->
    [yes] { $dice-word }颗全得分：全部拿起再掷。
   *[no] { $dice-word }颗全得分：可以全部再掷。
}{ $alike-may-stay ->
    [yes] 全同点可以收手。
   *[no] {""}
}
cheat-blood-die-alone = 只有血骰没得分：必须掷它。
cheat-blood-die-among = 只有血骰没得分：掷的里面必须有它。
cheat-dare = { $worth ->
    [total1000] 叫板：一掷四颗同点，别人可以叫你掷那颗不同的。掷中：五颗算1,000分，接着掷。
    [plus1000] 叫板：一掷四颗同点，别人可以叫你掷那颗不同的。掷中：再加1,000分，接着掷。
   *[plus100] 叫板：一掷四颗同点，别人可以叫你掷那颗不同的。掷中：再加100分，接着掷。
}
cheat-last-die = 最后一颗骰子可以试{ $tries-word }次。
cheat-take-over-entered = 已入局者可以接手上家收手后的骰子和分。
cheat-take-over-next = 下一位可以接手上家收手后的骰子和分。
cheat-release-asks = 上家有几个彩头，就问几次“我能掷吗？”，等到“可以”。
cheat-release-word = 领彩头的人让你掷：“你来吧”“好了”、咳一声。
cheat-to = 到
cheat-release-courtesy = 领完彩头，下一位才掷。

cheat-miss-dare = 应战没中
cheat-miss-blood = 被迫掷血骰，没中
cheat-miss-after-all = 全得分，全再掷，落空
cheat-miss-all = 全部骰子，一分没有
cheat-miss-first = 第一掷，一分没有
cheat-miss-any = 一掷没有得分
cheat-points-risked-and-missed = 拿分去赌，落空了

cheat-automatic-kept = 自动的彩头，回合落空也保留。
cheat-shown-kept = 骰子掷出的彩头，回合落空也保留。
cheat-alike-with-the-odd-die = { $count-word }颗同点，含异色骰
cheat-earned = { $what }{ $everyone ->
    [yes] ，人人有份
   *[no] {""}
}{ $automatic ->
    [yes] ，自动
   *[no] {""}
}
cheat-more-totals = 和另外{ $count-figure }个总分
cheat-each-step = { $strict ->
    [yes] 每越过{ $step-figure }分
   *[no] 每达到或越过{ $step-figure }分
}
cheat-step-in-one-turn = { $strict ->
    [yes] 一回合超过{ $step-figure }分
   *[no] 一回合每{ $step-figure }分
}
cheat-total-ends-in = 总分末尾是{ $ending }
cheat-totals = 总分{ $totals-comma }
cheat-first-home = { $over ->
    [yes] 最先超过{ $limit-figure }分
   *[no] 最先到{ $limit-figure }分
}{ $more ->
    [yes] ，再加一个
   *[no] {""}
}
cheat-misses-without-a-hit = 连续{ $count-word }次落空，最后一次之前没有彩头
cheat-if-kept = { $what }，要留下
cheat-alike-in-one-throw = 一掷{ $count-word }颗{ $face }

cheat-halftime = 有人到{ $total-figure }分：横着画一条线，唱歌。从那人的下家起，每人一回合，不算分；没打的格子画横线。{ $tie ->
    [all] 最佳并列：各得一个彩头。
    [rolloff] 最佳并列：加掷决出。
   *[none] 最佳并列：都没有。
}

cheat-limit = { $over ->
    [yes] 有人超过{ $limit-figure }分，
   *[no] 有人到{ $limit-figure }分，
}{ $how ->
    [immediate] 立刻结束。
    [finishRound] 打完这一轮就结束。
   *[lastRound] 其他人各再来一回合就结束。
}
cheat-rounds = 打完{ $rounds-figure }轮结束。
cheat-cut = 总分最高记到{ $limit-figure }。
cheat-exactly = { $limit-figure }分必须踩准。
cheat-extension = 超过而没踩准，终点移到{ $extension-figure }。
cheat-same-total = { $back ->
    [previous] 别人正好落在你的总分上，你退回前一个总分。
    [start] 别人正好落在你的总分上，你退到来者原来的总分。
   *[zero] 别人正好落在你的总分上，你退回0。
}
cheat-last-licks = { $who ->
    [passed] 最后几回合里被超过的人再来一回合。
    [tied] 出现新的或并列的领先者，其他人各再来一回合。
   *[everybody] 最后几回合里出现新的领先者，其他人各再来一回合。
}
cheat-only-a-new-leader = 最后一轮要成为新的领先者才能停。
cheat-wins-first = 先到者胜。
cheat-wins-points = 分最多者胜。
cheat-wins-hits = 彩头最多者胜。
cheat-wins-titles = 头衔最多者胜。
cheat-11000-rule = 11,000规则：表上满{ $least-figure }分、手拿骰子、还没人到{ $limit-figure }分时可宣布。之后从{ $limit-figure }分起，一回合{ $points-figure }分获胜；那一轮最高者抢走计分表。
cheat-award = { $award }：{ $told-small }。
cheat-award-big-hit = { $award }：{ $told-small }；一个双份胜过两个单份。

cheat-so-many-alike = { $shape }颗同点
cheat-any-alike = 任意{ $count-word }颗同点
cheat-factor-of-dice = { $factor }×{ $rolled-word }颗骰子
cheat-across-rolls = 先前留下的骰子可以凑成三颗同点。
cheat-throw-out = 出局
cheat-throw-loses = 输
cheat-throw-wins = 赢
cheat-three-alike = { $more ->
    [yes] 三颗同点、顺子等要一掷成。
   *[no] 三颗同点要一掷成。
}
cheat-each-further = { $later ->
    [yes] 同一掷或之后每多一颗：加{ $step }分。
   *[no] 同一掷里每多一颗：加{ $step }分。
}
cheat-all-dice = { $kept ->
    [yes] 每当全部骰子都得分：加{ $points-figure }分，落空也保留。
   *[no] 每当全部骰子都得分：加{ $points-figure }分。
}
cheat-clear = { $what-listed }要再得{ $points-figure }分来确认，才能收手。
cheat-clear-alike = 同点
cheat-clear-straight = 顺子
cheat-clear-shape = 对子之类
cheat-safe-straights = 留下的顺子，落空也保留。
cheat-safe-some = 有些分留下后，落空也保留。
cheat-wild-face = 红骰的{ $face }点是百搭。

cheat-what-scores = 什么得分
cheat-your-turn = 你的回合
cheat-write-it-down = 写下来
cheat-hits = 彩头
cheat-halftime-show = 中场秀
cheat-the-end = 终局

cheat-words = 用语
cheat-advice = 建议

cheat-enter = 入局，一回合要
cheat-enter-dice = 入局要留下的骰子
cheat-stop = 每回合收手要
cheat-stop-dice = 收手要留下的骰子
cheat-stop-either = 分数或骰子，满足其一即可。
cheat-no-stop = 总分在此不能停
cheat-delay = 拖延游戏，投票
cheat-out-of-turn = 抢掷，投票
cheat-declare = 报出总分。被质疑而报错，这回合作废。
cheat-to-the-right = 骰子往右传。

cheat-a-re-roll-kept-until = 一次Re-Roll，用前一直有效
cheat-struck-out-when-it-is = 用了就划掉
cheat-a-penalty-taken-off-from = 罚分，从那时起扣
cheat-mishandled-touched-off-the-board = 拿错、碰到、掉出盘

cheat-own-bonuses = 自定的奖励数
cheat-never-two = 没有二：两个算三个。
cheat-integrity-one-more = 彩头递进：紧接有彩头的回合，至少比上次多一个。
cheat-integrity-additive = 彩头递进：紧接有彩头的回合，上次的加上新的。
cheat-hits-at-once = Insta-Bong当场领，先于一切。

cheat-total-begins-with-a-square = 总分以平方数开头

cheat-a-straight = 顺子
cheat-a-royale-1-to-6 = 皇家顺，1到6

cheat-g-h-a-all-hits = G.H.A.：全部彩头除以人数。

cheat-all-dice-and-none-scores = 全部骰子，一颗不得分

cheat-each-further-doubles = 同一掷里每多一颗翻倍。
cheat-a-fourth-adds-nothing = 第四颗2、3、4、6不加分。
cheat-singles-only = 1和5只按单颗算。
cheat-a-royale-earns-a-reroll = 皇家顺（1到6）得一次Re-Roll。
