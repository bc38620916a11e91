lesson-scores = 亮着的骰子得分，这里是{ $points-figure }分。按R留下它们，再掷{ dice-counted }。
lesson-entry = { $every ->
    [yes] 一回合满{ $need-figure }分才能记下。没到就接着掷。
   *[no] 一回合拿到{ $need-figure }分就能入局。没到就接着掷。
}
lesson-dice = 留下{ $need-either }颗骰子才能收手。没到就接着掷。
lesson-stay = 按S收手：{ $points-figure }分就是你的。再掷也许全丢。
lesson-pick = 可以少留几颗：点骰子，或按它的点数。
lesson-hint = 拿不准？按H看最佳走法和理由。
lesson-all-score = { $must ->
    [yes] { $dice-word }颗全得分：再掷一遍。落空照样全丢。
   *[no] { $dice-word }颗全得分：全部再掷，或收手。
}
lesson-forced = 只剩血骰没得分，所以必须掷它。
lesson-miss = { $points ->
    [0] 什么都不得分：回合结束，一分没有。
   *[other] 什么都不得分：回合结束，{ $points-figure }分丢了。
}
lesson-hit = { $by ->
    [hits] { hit-a }，画在表上。{ hits-plain }最多者胜。
   *[other] { hit-a }，画在表上，图个光彩。胜负看分。
}
lesson-gate = { $how ->
    [courtesy] 领完{ hits-plain }别人才掷。按C表示领好了。
    [word] { hits-plain }没领完，谁都不掷。按C发话。
   *[asks] { general-hit-each }问一次：按C。最后一声“可以”打开关口。
}
lesson-may-dare = 四颗同点。别人可以叫板：最后一颗也要同点，不然全丢。
lesson-dared = 掷一颗：同点得{ $worth-figure }分，不中丢{ $stake-figure }分。也可以不接。
lesson-show = 中场：每人一回合，不算分。最好的得{ hit-a }。
lesson-royale = 皇家顺！留下它：掷{ $dice-word }颗骰子看值多少。
lesson-reroll = 你有一次重掷：落空时可以再来，这回合或以后都行。
lesson-magic = 谁一掷再出这{ $dice-word }个点数，人人得{ hit-a }。
lesson-eleven = 可以宣布11,000规则：按C。之后游戏越过{ $limit-figure }分继续。
lesson-end = { $how ->
    [last] 目标到了。剩下的人各有最后一回合。
    [immediate] 到{ $limit-figure }分，游戏立刻结束。
    [finishRound] 有人到{ $limit-figure }分，打完这一轮就结束。
   *[lastRound] 有人到{ $limit-figure }分，其他人再来一回合就结束。
}
lesson-no-more = 不再上小课
lesson-menu = 头几局的小课(&L)
