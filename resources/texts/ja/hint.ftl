hint-menu = ヒント(&I)（テーブルではH）
hint-aid-hints = このゲームでヒントを使う(&H)
hint-aid-coach = このゲームでコーチを使う(&G)
hint-asked = { $name }がヒントを求めました。
hint-thinking = 確率を計算しています…
hint-not-now = ヒントは、人が選ぶ場面で出ます。
hint-hits-first = 先に{ $name }が{ hits-plain }を受け取ります：C。それまで選ぶことはありません。
hint-nothing = 今は選ぶことがありません。
hint-switched-off = このゲームではヒントが切られています。「ゲーム」>「このゲームでヒントを使う」で入れられます。
hint-failed = ヒントを計算できませんでした。ゲームは元のままです。詳しくはログにあります。
hint-not-covered = ヒントなし：{ $why }
hint-mark = ヒント

hint-label = { $dice ->
    [1] { $only ->
        [yes] この{ $face }だけ残す
       *[no] この{ $face }を残す
    }
   *[other] { $only ->
        [yes] この{ $dice-figure }個だけ残す
       *[no] この{ $dice-figure }個を残す
    }
}

hint-told = { $what }{ $why }
hint-do = { $kind ->
    [keep-roll] { $kept }を残し、{ $dice-figure }個を振りましょう：はずれは100回に{ $miss }回。
    [keep-stay] { $kept }を残し、{ $points-figure }点で止めましょう。
    [stay] { $points-figure }点で止めましょう。
    [take-dare] 挑戦を受けましょう：はずれは100回に{ $miss }回。
    [refuse-dare] 挑戦を断りましょう。
    [again] 振り直しを使いましょう。
    [take-over] 残された{ $points-figure }点を引き継ぎましょう。
   *[roll] { $dice-figure }個を振りましょう：はずれは100回に{ $miss }回。
}
hint-dice = { $kind ->
    [alike] { $face }の目{ $count-figure }個
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] { $kept }を残して{ $dice-figure }個を振る手
    [keep-stay] { $kept }を残して{ $points-figure }点で止める手
    [stay] { $points-figure }点で止める手
    [take-dare] 挑戦を受ける手
    [refuse-dare] 挑戦を断る手
    [again] 振り直しを使う手
    [take-over] { $points-figure }点を引き継ぐ手
   *[roll] { $dice-figure }個を振る手
}
hint-only = ほかに道はありません。
hint-as-good = { $other }と互角です。
hint-more-points = { $other }より{ $by-figure }点得です。
hint-more-hits = こういう手番{ $of-figure }回で、{ $other }より{ hits-counted }多くなります。
hint-more-wins = { $of-figure }ゲームで、{ $other }より{ $by-figure }勝多くなります。

hint-line = { $place-figure }. { $what }{ $worth }
hint-worth-points = 価値は{ $worth-figure }点。
hint-worth-hits = 価値は{ $of-figure }手番で{ hits-counted }。
hint-worth-wins = { $of-figure }ゲームで{ $worth-figure }勝。
hint-weighs-hits = ここでは{ hits-plain }で勝負が決まります：1つの重みは{ $points-figure }点分です。
