stage-word = { $word }

stage-title-stay = { $name }收手

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] 四颗全得分
    [5] 五颗全得分
    [6] 六颗全得分
   *[other] { $count-figure }颗全得分
}{ $must ->
    [yes] ：必须再掷
   *[no] ：可以再掷
}

stage-royale-thrown = { $count ->
    [5] 五
    [6] 六
   *[other] { $count-figure }
}颗凑成皇家顺
stage-royale = 皇家顺得{ $value-figure }分

stage-sign = { $title }

stage-may-dare = 四颗同点
stage-title-dare = 一颗骰子。{ $face-figure }点，或者全没。

stage-title-fault = { $name }犯规
stage-title-lost-turn = { $name }丢了这回合

stage-under-11000 = 到了{ $limit-figure }分，要一回合拿{ $points-figure }分。之后最高者胜。

stage-title-halftime = 中场秀
stage-rolloff = { $names-listed }为最佳回合加掷
stage-title-show-over = 中场秀结束

stage-title-home = { $name }以{ $total-figure }分到家
stage-last-round = 最后一轮
stage-title-win = { $name }获胜

stage-go-on = 继续
stage-pass = 下一位
stage-pass-to = 交给{ $name }，跳过其余
stage-shown-wait = 等这一段演完。

stage-bar-at-stake = 悬着
stage-bar-brings = { $face-figure }点可得

stage-title-reroll = { $name }落空
stage-note-reroll = { $points ->
    [0] 这些骰子再掷一次。
   *[other] 除非掷出分来，{ $points-figure }分就没了。
}

stage-title-doubted = { whose }{ $points-figure }分受到质疑

stage-title-gate = { $name }领{ hits-counted }
stage-title-asks = { $name }来问
stage-title-answers = { $name }来答
stage-title-next = 下一位{ $name }

stage-title-show = { $name }的中场秀
stage-title-rolloff = { $name }加掷
stage-bar-leads = 领先

stage-show-line = { $state ->
    [scored] { $name }收手
    [missed] { $name }落空
    [throws] { $name }在掷
   *[comes] { $name }
}
stage-show-comes = 还没掷
stage-show-brings = { $tie ->
    [all] 最佳回合赢下中场秀。并列都算。
    [rolloff] 最佳回合赢下中场秀。并列加掷。
   *[none] 最佳回合赢下中场秀。并列都没有。
}

stage-bar-beat = 要超过
stage-bar-11000 = 一回合要
stage-bar-home = 到家分
stage-note-last-round = { $left ->
    [1] 最后一轮，最后一回合。
   *[other] 最后一轮，还剩{ $left-figure }回合。
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] 三颗{ $face-figure }{ " " }{ $points-figure }
        [4] 四颗{ $face-figure }{ " " }{ $points-figure }
        [5] 五颗{ $face-figure }{ " " }{ $points-figure }
       *[6] 六颗{ $face-figure }{ " " }{ $points-figure }
    }
    [royale] 皇家顺{ $points-figure }
    [straight] 顺子{ $points-figure }
    [carried] 带来{ $points-figure }
   *[kept] { $points-figure }
}

stage-dare = 向{ $name }叫板
stage-dare-short = 叫板
stage-dare-by = { $name }：你敢不敢？
stage-dare-by-any = { $name }，或任何人

stage-gate-more = 更多

stage-safe-ever = 掷出来了，怎么都留得住。
stage-safe-written = 记下来了，稳了。
stage-hit-look = { $look ->
    [nailed] 稳了，怎么都留得住
    [torn] 随上一掷没了
   *[loose] 悬着，记下这回合才算
}

stage-card-safe = { $name }：{ hits-counted }
stage-card-stake = { $name }：{ hits-counted }悬着
stage-card-both = { $name }：{ hits-counted }，{ $more-figure }个悬着
stage-card-lost = { $name }：丢了{ hits-counted }

stage-order-title = 谁先来？
stage-order-tied = { $names-listed }再掷一次。
stage-order-button = 掷点定序
stage-order-again = 再掷
stage-order-line = { $again ->
    [yes] { $name }再掷
   *[no] { $name }
}
stage-order-skip = 跳过定序
stage-tie = { $face ->
    [0] 平手：{ $names-listed }再掷一次。
   *[other] { $names-listed }都掷出{ $face-figure }点，再掷一次。
}
stage-first = { $name }先来
stage-magic-stays = 它留在盘边：谁再掷出它，就是谁的。
