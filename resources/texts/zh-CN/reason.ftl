reason-rolls-gains = 掷：{ $dice-figure }颗骰子100次里{ $miss-figure }次落空，继续要多值{ $by-figure }分。
reason-stays-saves = { $by ->
    [0] 以{ $points-figure }分收手：再掷也不会更多。
   *[other] 以{ $points-figure }分收手：再掷平均要亏{ $by-figure }分。
}
reason-entry = 掷：{ $points-figure }分还不能停。{ $dice-figure }颗骰子100次里{ $miss-figure }次落空。
reason-begins = 回合开始。
reason-forced = 掷{ $dice-figure }颗，规则要求的。
reason-only = 没有别的可做。
reason-dare-taken = 应战：赢头比输头大。
reason-dare-refused = 不接：六面里只中一面，不够。
reason-takes-over = 接手{ $points-figure }分：骰子100次里{ $miss-figure }次落空。
reason-last-roll = 掷：这是最后一回合，要超过{ $points-figure }分。
reason-last-won = 收手：这是最后一回合，已经超过{ $points-figure }分。
reason-whim = 一时兴起。最佳选择多值{ $cost-figure }分。
reason-feel = 凭感觉：这套规则的概率不予计算。
reason-rerolls = { $hits ->
    [yes] 用重掷：算上{ hits-plain }，下一掷更值。
   *[no] 用重掷：现在用比留着多值{ $by-figure }分。
}
reason-catches-up = 宣布11,000规则：快到家的人领先{ $by-figure }分。
reason-dares = 叫板：四颗同点，没理由小心。
reason-doubts = 质疑总分：报的是{ $said-figure }，骰子凑成{ $points-figure }。
reason-accounts = 说出总分由哪些骰子凑成。
reason-stakes = 大家投多少就投多少。
reason-takes-hits = 痛快地领了{ hits-counted }。
reason-gives = 送出{ hits-counted }，有福同享。
reason-asks = { $times ->
    [1] 问一声能不能掷。
   *[other] 问了{ $times-figure }次能不能掷。
}
reason-answers = 让下一位掷。
reason-own = 是自编程序选的。
