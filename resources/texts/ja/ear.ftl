ear-die = { $colour ->
    [R] 赤の{ $face }
    [W] 白の{ $face }
    [G] 緑の{ $face }
   *[other] { $face }
}
ear-rolls = { $name }の出目：{ $dice-comma }。
ear-written = シートの{ $row-figure }行目：{ $word }。

ear-turn = { $begun ->
    [yes] { $points ->
        [0] { $name }の手番が続きます。
       *[other] { $name }の手番、ここまで{ $points-figure }点。
    }
   *[no] { $teamed ->
        [yes] { $team }：{ "" }
       *[no] { "" }
    }{ $name }の手番、{ $total ->
        [0] シートはまだ空です。
       *[other] シートに{ $total-figure }点。
    }
}
ear-dice = 出目：{ $dice-comma }。
ear-aside = 残した目：{ $dice-comma }。
ear-picked = 選んだ目：{ $dice-comma }、{ $royale ->
    [yes] ロイヤル。価値は振って決めます。
   *[no] { $points-figure }点。
}
ear-picked-none = 何も選んでいません。
ear-picked-no = 選んだ目：{ $dice-comma }。{ $why }
ear-stay = { $points-figure }点で止めると計{ $total-figure }点{ $hits ->
    [0] { "" }
   *[other] 、{ hits-counted }
}{ $ends ->
    [yes] 、ゲーム終了です
   *[no] { "" }
}。
ear-stay-show = 止めるとショーで{ $points-figure }点です。
ear-no-stay = 止められません：{ $why }
ear-miss = { $chance ->
    [0] 次の{ dice-counted }ははずれません。
   *[other] 次の{ dice-counted }がはずれるのは100回に{ $chance }回です。
}
ear-missed = { $name }ははずれ、{ $points-figure }点を失いました：振り直しを使うか、このままにするかです。
ear-opening = { $magic ->
    [yes] マジックナンバー：{ $name }が振ります。
   *[no] { $title }1個ずつ振り、最も大きい目の人から始めます。
}
ear-own-key = キーは{ $key }です。

ear-gate = { $own ->
    [yes] { $name }がまだ{ hits-counted }を受け取っていません。
   *[no] { $other }が振る前に、{ $name }が{ hits-counted }を受け取ります。
}{ $by ->
    [roll] 次に振ると受け取ったことになります。
    [courtesy] 受け取ったら知らせてください。
    [word] { $name }の合図を待ちます。
   *[asks] { $other }が1つにつき1回たずねます：{ $asked ->
        [0] まだ0回
       *[other] { $asked }回済み
    }。
}
ear-dared = { $taken ->
    [yes] { $name }が1個を振り、{ $face }をねらいます：{ $worth-figure }点か、{ $stake-figure }点を失うか。
   *[no] { $other }が{ $name }に挑みました：1個で{ $face }。出れば{ $worth-figure }点、出なければ{ $stake-figure }点を失います。
}
ear-may-dare = 同じ目が4個：ほかの人は挑めます。
ear-blood = ブラッドダイスだけを振ります。
ear-royale = ロイヤルのために{ dice-counted }を振ります：{ $times ->
    [1] その合計です。
   *[other] 合計の{ $times-figure }倍です。
}
ear-all-score = { $dice-figure }個すべてが得点になり、もう一度振ります。
ear-may-reroll = { $name }はこの一投を振り直せます。
ear-rerolled = 振り直しを使います：そのサイコロをもう一度。
ear-may-doubt = { $name }は{ $points-figure }点で止めました：誰でも疑えます。
ear-doubted = { $name }の{ $points-figure }点が疑われています：内訳を挙げてください。
ear-left = { $points-figure }点と{ dice-counted }が残り、引き継げます。
ear-pot = ポットに{ $points-figure }。
ear-show = ハーフタイムショー、ゲームとは別です{ $rolloff ->
    [yes] ：同点の決定戦です。
   *[no] ：{ $left ->
        [0] このあとの人はいません。
       *[other] あと{ $left-figure }人です。
    }
}
ear-show-leads = { $name }が{ $points-figure }点でショーのトップです。
ear-eleven = 11,000ルール：{ $limit-figure }点からは1手番で{ $points-figure }点以上が必要です。
ear-last = { $beat ->
    [yes] 最終ラウンド：{ $name }の{ $total-figure }点を越えなければなりません。
   *[no] 最終ラウンド：{ $name }が{ $total-figure }点で上がりました。
}{ $left ->
    [0] これが最後の手番です。
   *[other] 残りの手番：{ $left-figure }。
}
ear-entry = { $name }はまだ参入していません：最初の得点に{ $need-figure }点が必要です。
ear-over = { $won ->
    [yes] ゲーム終了：{ $names-listed }が{ $total-figure }点で勝ちました。
   *[no] ゲーム終了です。勝者はいません。
}
ear-nothing = { $name }の選択を待つだけです。

ear-total = { $name }、{ $total-figure }点、{ hits-counted }{ $entered ->
    [yes] { "" }
   *[no] 、未参入
}{ $tokens ->
    [0] { "" }
   *[other] 、振り直し{ $tokens-figure }回
}{ $out ->
    [yes] 、脱落
   *[no] { "" }
}。
ear-goal = ゴール{ $limit-figure }点、第{ $round-figure }ラウンド。
ear-magic-number = マジックナンバー{ $dice }。
ear-brings = { $dice-comma }は{ $points-figure }点です。
ear-never = まだ何も読み上げていません。
ear-no-game = テーブルにゲームがありません。
