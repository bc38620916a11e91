lesson-scores = 光るサイコロが得点、ここでは{ $points-figure }点。Rで残し、あと{ dice-counted }を振ります。
lesson-entry = { $every ->
    [yes] 手番は{ $need-figure }点から有効です。それまでは振りましょう。
   *[no] 1手番で{ $need-figure }点取れば参入です。それまでは振りましょう。
}
lesson-dice = { $need-either }個残すまでは止められません。それまでは振りましょう。
lesson-stay = Sで止めれば{ $points-figure }点はあなたのもの。もう一度振ると失うかもしれません。
lesson-pick = 全部残さなくてもかまいません：サイコロをクリックするか、数字を押します。
lesson-hint = 迷ったら？Hで最善の手と理由が出ます。
lesson-all-score = { $must ->
    [yes] { $dice-figure }個すべてが得点：もう一度振ります。はずれると、やはり全部失います。
   *[no] { $dice-figure }個すべてが得点：全部をもう一度振るか、止めます。
}
lesson-forced = ブラッドダイスだけが得点になっていないので、必ず振ります。
lesson-miss = { $points ->
    [0] 得点なし：手番は終わり、点は入りません。
   *[other] 得点なし：手番は終わり、{ $points-figure }点は消えました。
}
lesson-hit = { $by ->
    [hits] { hit-a }。シートに印が付きます。{ hits-plain }が最も多い人の勝ち。
   *[other] { hit-a }。シートに付く名誉の印です。勝敗は点で決まります。
}
lesson-gate = { $how ->
    [courtesy] 誰かが振る前に{ hits-plain }を受け取ります。Cで済んだと伝えます。
    [word] { hits-plain }を受け取るまで誰も振りません。Cで合図します。
   *[asks] { hit-one }1つにつき1回たずねます：C。最後の「いいよ」でゲートが開きます。
}
lesson-may-dare = 同じ目が4個。ほかの人は挑めます：最後の1個がそろわなければ、全部失います。
lesson-dared = 1個振ります：そろえば{ $worth-figure }点、はずれれば{ $stake-figure }点を失います。断ってもかまいません。
lesson-show = ハーフタイム：得点とは別に1手番ずつ。最高の人に{ hit-a }。
lesson-royale = ロイヤル！残しましょう：価値はサイコロ{ $dice-figure }個を振って決めます。
lesson-reroll = 振り直しが1回つきました：今でも後の手番でも、はずれを1回振り直せます。
lesson-magic = この{ $dice-figure }個がまた一投で出ると、全員に{ hit-a }。
lesson-eleven = 11,000ルールを宣言できます：C。そうするとゲームは{ $limit-figure }点の先まで続きます。
lesson-end = { $how ->
    [last] ゴールに着いた人がいます。残りの人は最後の1手番です。
    [immediate] { $limit-figure }点で、すぐ終わりです。
    [finishRound] { $limit-figure }点で、そのラウンドが済めば終わりです。
   *[lastRound] { $limit-figure }点で、ほかの人があと1手番ずつして終わりです。
}
lesson-no-more = レッスンを終える
lesson-menu = 最初のゲームのレッスン(&L)
