card-title = 规则
card-menu = 一张卡片讲规则（桌上按?）(&C)
card-row = { $kind ->
    [run] { $dice-comma }到{ $until-comma }：{ $worth }。
    [dice] { $dice-comma }：{ $worth }。
   *[words] { $words }：{ $worth }。
}
card-leave-one = 留下得分的，其余接着掷，或收手。
card-leave-all = 得分的全留，其余接着掷，或收手。
card-enter = 先入局：一回合{ $points-figure }分。
card-enter-dice = 留下{ $dice-figure }颗才能入局。
card-stop = 收手要{ $points-figure }分。
card-stop-dice = 留下{ $dice-either }颗才能收手。
card-beat-previous = 要比上家收手的分多。
card-wild-face = 红骰的{ $face }点是百搭。
card-miss = 没有得分：本回合作废。
card-all-score = { $forced ->
    [yes] { $dice-word }颗全得分：再掷一遍。
   *[no] { $dice-word }颗全得分：再掷一遍，或收手。
}
card-blood-die-alone = 只剩红骰，必须掷。
card-blood-die-among = 红骰没得分，必须掷。
card-dare = 四颗同点：别人可以叫板。
card-hit-each = 每{ $step-figure }分得{ hit-a }。
card-hit-turn = 一回合{ $step-figure }分得{ hit-a }。
card-rounds = { $by ->
    [hits] 玩{ $rounds-figure }轮：{ hits-plain }最多者胜。
    [titles] 玩{ $rounds-figure }轮：头衔最多者胜。
   *[points] 玩{ $rounds-figure }轮：分最多者胜。
}
card-end = { $by ->
    [first] { $over ->
        [yes] 先超过{ $limit-figure }分者胜。
       *[no] 先到{ $limit-figure }分者胜。
    }
    [hits] { $over ->
        [yes] 超过{ $limit-figure }分
       *[no] 到{ $limit-figure }分
    }结束：{ hits-plain }最多者胜。
    [titles] { $over ->
        [yes] 超过{ $limit-figure }分
       *[no] 到{ $limit-figure }分
    }结束：头衔最多者胜。
   *[points] { $over ->
        [yes] 超过{ $limit-figure }分
       *[no] 到{ $limit-figure }分
    }结束：分最多者胜。
}
