event-rolled = { $name }掷出{ $dice }。
event-kept = { $value ->
    [0] { $name }留下这些骰子。
   *[other] { $name }留下{ $value-figure }分。
}
event-forced = 留下{ $value-figure }分。骰子必须接着掷。
event-miss = { $value ->
    [0] { $word }。
   *[other] { $word }。{ $value-figure }分没了。
}
event-banked = { $name }以{ $value-figure }分收手：{ $written-figure }。
event-hits = { $name }得到{ hits-counted }。
event-shown = { $title }：{ $name }得{ hits-counted }。
event-royale = 皇家顺值{ $value-figure }分。
event-token = { $name }得到一次重掷。
event-reroll = { $name }用掉一次重掷。
event-may-dare = 四颗同点。别人都可以喊一声：你敢不敢？
event-dared = { $other }向{ $name }叫板。
event-dare-taken = { $name }应战。
event-dare-refused = { $name }不接。
event-dare-won = 应战成功：{ $value-figure }分。
event-called-11000 = { $name }宣布11,000规则。
event-halftime = 中场秀。
event-halftime-hit = { $value ->
    [0] { $name }在加掷中拿下中场秀最佳回合。
    [1] { $name }打出了中场秀最佳回合。
   *[other] 中场秀有{ $value-word }个并列最佳回合，{ $name }占其一。
}
event-halftime-over = 游戏继续。
event-rolloff = { $name }为平手加掷。
event-winner = { $name }获胜。
event-penalty = { $name }扣{ $value-figure }分：{ $why ->
    [delay-of-game] 拖延游戏
    [out-of-turn] 抢掷
    [first-throw] 第一掷没有得分
   *[misses] 连续落空
}。
event-fault = { $name }：{ $title }。
event-asked = { $times ->
    [1] { $name }来问。
   *[other] { $name }来问，{ $times-figure }次。
}
event-released = { $name }答：{ $answer ->
    [you-can-go] 你来吧
    [done] 好了
    [yes] 可以
    [cough] 咳一声
    [no] 不行
   *[overrule] 驳回
}。
event-said-no = { $name }说不行。关口没开。
event-took-hits = { $name }领了{ hits-counted }。
event-touched = { $name }动手太早。
event-hit-given = { $name }把{ hits-counted }送给{ $other }。
event-challenged = { $name }质疑这个总分。
event-account-held = 总分没错。
event-account-failed = 总分对不上，这回合作废。
event-social = 同庆：人人得{ hit-a }。
event-limit = { $name }到家了。
event-stake = { $name }往奖池投入{ $value-figure }。
event-instant-win = { $name }一掷定胜。
event-instant-loss = { $name }一掷输光。
event-safe = { $value-figure }分是保底的，留得住。
event-taken-over = { $name }接手{ $value-figure }分和剩下的骰子。
event-extended = { $name }超过了终点，现在终点是{ $value-figure }分。
event-knocked-back = { $other }落在{ $name }的总分上，{ $name }倒退{ $value-figure }分。
event-out = { $name }出局。
event-last-die = 没掷中。{ $name }的最后一颗骰子还能试{ $value-figure }次。
event-last-licks = { $who ->
    [passed] { $name }领先。被超过的人再来一回合。
   *[other] { $name }领先。其他人各再来一回合。
}
