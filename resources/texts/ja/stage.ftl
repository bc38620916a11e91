stage-word = { $word }

stage-title-stay = { $name }が止めた

stage-flies = +{ $points-figure }

stage-all-score = { $count-figure }個すべてが得点{ $must ->
    [yes] ：必ず振る
   *[no] ：もう一度振れる
}

stage-royale-thrown = { $count-figure }個でロイヤル
stage-royale = ロイヤルは{ $value-figure }点

stage-sign = { $title }

stage-may-dare = 同じ目が4個
stage-title-dare = 1個だけ。{ $face-figure }か、無か。

stage-title-fault = { $name }の反則
stage-title-lost-turn = { $name }の手番は無効

stage-under-11000 = { $limit-figure }点からは1手番で{ $points-figure }点が必要。達したら最高点の人の勝ち。

stage-title-halftime = ハーフタイムショー
stage-rolloff = { $names-listed }が最高の手番をかけて決定戦
stage-title-show-over = ショーはおしまい

stage-title-home = { $name }が{ $total-figure }点で上がり
stage-last-round = 最終ラウンド
stage-title-win = { $name }の勝ち

stage-go-on = 続ける
stage-pass = 次へ
stage-pass-to = { $name }へ、残りは飛ばす
stage-shown-wait = 表示が終わるまでお待ちください。

stage-bar-at-stake = かかっている点
stage-bar-brings = { $face-figure }が出れば

stage-title-reroll = { $name }ははずれ
stage-note-reroll = { $points ->
    [0] このサイコロをもう一度振れます。
   *[other] 振り直しで得点しなければ、{ $points-figure }点は消えます。
}

stage-title-doubted = { $name }の{ $points-figure }点に疑い

stage-title-gate = { $name }が{ hits-counted }を受け取る
stage-title-asks = { $name }がたずねる
stage-title-answers = { $name }が答える
stage-title-next = 次は{ $name }

stage-title-show = { $name }のショー
stage-title-rolloff = { $name }の決定戦
stage-bar-leads = トップ

stage-show-line = { $state ->
    [scored] { $name }：止めた
    [missed] { $name }：はずれ
    [throws] { $name }：振る
   *[comes] { $name }
}
stage-show-comes = これから
stage-show-brings = { $tie ->
    [all] 最高の手番がショーの勝ち。同点なら分け合います。
    [rolloff] 最高の手番がショーの勝ち。同点なら決定戦です。
   *[none] 最高の手番がショーの勝ち。同点なら誰ももらえません。
}

stage-bar-beat = 越える点
stage-bar-11000 = 1手番で
stage-bar-home = 上がり
stage-note-last-round = { $left ->
    [1] 最終ラウンド、最後の手番。
   *[other] 最終ラウンド、あと{ $left-figure }手番。
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] { $face-figure }が3個 { $points-figure }
        [4] { $face-figure }が4個 { $points-figure }
        [5] { $face-figure }が5個 { $points-figure }
       *[6] { $face-figure }が6個 { $points-figure }
    }
    [royale] ロイヤル { $points-figure }
    [straight] ストレート { $points-figure }
    [carried] 持ち越し { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = { $name }に挑む
stage-dare-short = 挑む
stage-dare-by = { $name }「やってみろ！」
stage-dare-by-any = { $name }か、ほかの誰かが

stage-gate-more = ほかにも

stage-safe-ever = 出たものなので、何があっても残ります。
stage-safe-written = 書き込んだので、もう安全です。
stage-hit-look = { $look ->
    [nailed] 確保済み、何があっても残る
    [torn] 前の一投で消えた
   *[loose] 未確定、手番を書き込めば手に入る
}

stage-card-safe = { $name }：{ hits-counted }
stage-card-stake = { $name }：未確定{ hits-counted }
stage-card-both = { $name }：{ hits-counted }、未確定{ $more-figure }
stage-card-lost = { $name }：{ hits-counted }を失った

stage-order-title = 誰から始める？
stage-order-tied = { $names-listed }がもう一度振ります。
stage-order-button = 順番を決める
stage-order-again = もう一度振る
stage-order-line = { $again ->
    [yes] { $name }がもう一度
   *[no] { $name }
}
stage-order-skip = 順番決めを省く
stage-tie = { $face ->
    [0] 同じ目：{ $names-listed }がもう一度振ります。
   *[other] { $names-listed }がそろって{ $face-figure }。もう一度振ります。
}
stage-first = { $name }から
stage-magic-stays = 縁に置いておきます：同じ目を出した人のものです。
