ear-die = { $colour ->
    [R] 红{ $face }
    [W] 白{ $face }
    [G] 绿{ $face }
   *[other] { $face }
}
ear-rolls = { $name }掷出{ $dice-comma }。
ear-written = 计分表第{ $row-figure }行：{ $word }。

ear-turn = { $begun ->
    [yes] { $points ->
        [0] { whose }回合继续。
       *[other] { whose }回合，目前{ $points-figure }分。
    }
   *[no] { whose }回合{ $teamed ->
        [yes] ，代表{ $team }
       *[no] { "" }
    }，{ $total ->
        [0] 表上还没有分。
       *[other] 表上{ $total-figure }分。
    }
}
ear-dice = 骰子：{ $dice-comma }。
ear-aside = 已留下：{ $dice-comma }。
ear-picked = 已选：{ $dice-comma }，{ $royale ->
    [yes] 皇家顺，值多少另掷决定。
   *[no] 值{ $points-figure }分。
}
ear-picked-none = 一颗也没选。
ear-picked-no = 已选：{ $dice-comma }。{ $why }
ear-stay = 以{ $points-figure }分收手，总分{ $total-figure }{ $hits ->
    [0] { "" }
   *[other] ，得{ hits-counted }
}{ $ends ->
    [yes] ，游戏就此结束
   *[no] { "" }
}。
ear-stay-show = 收手得中场秀{ $points-figure }分。
ear-no-stay = 不能收手：{ $why }
ear-miss = { $chance ->
    [0] 接下来{ dice-counted }不会落空。
   *[other] 接下来{ dice-counted }，100次里{ $chance }次落空。
}
ear-missed = { $name }落空，丢了{ $points-figure }分：用重掷，或者认了。
ear-opening = { $magic ->
    [yes] 魔数：由{ $name }来掷。
   *[no] { $title }每人一颗：点数最大的先来。
}
ear-own-key = 按键是{ $key }。

ear-gate = { $name }有{ hits-counted }要领{ $own ->
    [yes] { "" }
   *[no] ，然后{ $other }才能掷
}。{ $by ->
    [roll] 下一次掷骰就算领了。
    [courtesy] 领完说一声。
    [word] 由{ $name }发话。
   *[asks] { $other }{ general-hit-each }问一次：{ $asked ->
        [0] 还没问
       *[other] 问了{ $asked }次
    }。
}
ear-dared = { $taken ->
    [yes] { $name }掷一颗，要{ $face }点：掷中得{ $worth-figure }分，不中丢{ $stake-figure }分。
   *[no] { $other }向{ $name }叫板：一颗骰子要{ $face }点。掷中得{ $worth-figure }分，不中丢{ $stake-figure }分。
}
ear-may-dare = 四颗同点：别人都可以叫板。
ear-blood = 只掷血骰。
ear-royale = 为皇家顺掷{ dice-counted }：{ $times ->
    [1] 取总和。
   *[other] 总和的{ $times-word }倍。
}
ear-all-score = { $dice-word }颗全得分，再掷一遍。
ear-may-reroll = { $name }可以重掷这一掷。
ear-rerolled = 重掷用了：那些骰子再来一次。
ear-may-doubt = { $name }以{ $points-figure }分收手：谁都可以质疑。
ear-doubted = { $name }的{ $points-figure }分受到质疑：请说出骰子。
ear-left = 剩下{ $points-figure }分和{ dice-counted }，可以接手。
ear-pot = 奖池有{ $points-figure }。
ear-show = 中场秀，不算进游戏{ $rolloff ->
    [yes] ：为平手加掷。
   *[no] ：{ $left ->
        [0] 这之后没人了。
       *[other] 后面还有{ $left-figure }人。
    }
}
ear-show-leads = { $name }以{ $points-figure }分领先中场秀。
ear-eleven = 11,000规则：到了{ $limit-figure }分，一回合要{ $points-figure }分以上。
ear-last = { $beat ->
    [yes] 最后一轮：要超过{ $name }的{ $total-figure }分。
   *[no] 最后一轮：{ $name }以{ $total-figure }分到家。
}{ $left ->
    [0] 这之后没有回合了。
   *[other] 还剩{ $left-figure }回合。
}
ear-entry = { $name }还没入局：第一次得分要{ $need-figure }分。
ear-over = { $won ->
    [yes] 游戏结束：{ $names-listed }以{ $total-figure }分获胜。
   *[no] 游戏结束。没人获胜。
}
ear-nothing = 只等{ whose }选择。

ear-total = { $name }{ $total-figure }分，{ hits-counted }{ $entered ->
    [yes] { "" }
   *[no] ，未入局
}{ $tokens ->
    [0] { "" }
   *[other] ，{ $tokens-figure }次重掷
}{ $out ->
    [yes] ，出局
   *[no] { "" }
}。
ear-goal = 目标{ $limit-figure }分，第{ $round-figure }轮。
ear-magic-number = 魔数{ $dice }。
ear-brings = { $dice-comma }得{ $points-figure }分。
ear-never = 还没说过什么。
ear-no-game = 桌上没有游戏。
