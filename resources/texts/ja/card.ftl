card-title = ルールカード
card-menu = ルールカード(&C)（テーブルでは?）
card-row = { $kind ->
    [run] { $dice-comma }から{ $until-comma }：{ $worth }。
    [dice] { $dice-comma }：{ $worth }。
   *[words] { $words }：{ $worth }。
}
card-leave-one = 得点を残し、ほかを振るか、止める。
card-leave-all = 得点は全部残し、ほかを振るか、止める。
card-enter = まず参入：1手番で{ $points-figure }点。
card-enter-dice = 参入は{ $dice-figure }個残して。
card-stop = 止めるには{ $points-figure }点。
card-stop-dice = 止めるには{ $dice-either }個残す。
card-beat-previous = 前の人が止めた点を越える。
card-wild-face = 赤の{ $face }はワイルド。
card-miss = 得点なし：手番は無効。
card-all-score = { $forced ->
    [yes] { $dice-figure }個すべて得点：もう一度振る。
   *[no] { $dice-figure }個すべて得点：もう一度振るか、止める。
}
card-blood-die-alone = 赤だけ無得点なら、赤を振る。
card-blood-die-among = 赤だけ無得点なら、赤も振る。
card-dare = 同じ目4個：ほかの人が挑める。
card-hit-each = { $step-figure }点ごとに{ hit-a }。
card-hit-turn = 1手番{ $step-figure }点で{ hit-a }。
card-rounds = { $by ->
    [hits] { $rounds-figure }ラウンド：{ hits-plain }最多の勝ち。
    [titles] { $rounds-figure }ラウンド：タイトル最多の勝ち。
   *[points] { $rounds-figure }ラウンド：最高点の勝ち。
}
card-end = { $by ->
    [first] { $over ->
        [yes] 最初に{ $limit-figure }点を越えた人の勝ち。
       *[no] 最初に{ $limit-figure }点に達した人の勝ち。
    }
    [hits] { $limit-figure }{ $over ->
        [yes] 点を越えたら{ "" }
       *[no] 点で{ "" }
    }終わり：{ hits-plain }最多の勝ち。
    [titles] { $limit-figure }{ $over ->
        [yes] 点を越えたら{ "" }
       *[no] 点で{ "" }
    }終わり：タイトル最多の勝ち。
   *[points] { $limit-figure }{ $over ->
        [yes] 点を越えたら{ "" }
       *[no] 点で{ "" }
    }終わり：最高点の勝ち。
}
