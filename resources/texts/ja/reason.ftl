reason-rolls-gains = 振ります：{ $dice-figure }個だと100回に{ $miss-figure }回はずれますが、続けるほうが{ $by-figure }点得です。
reason-stays-saves = { $by ->
    [0] { $points-figure }点で止めます：振り続けても同じくらいです。
   *[other] { $points-figure }点で止めます：振り続けると平均{ $by-figure }点の損です。
}
reason-entry = 振ります：{ $points-figure }点ではまだ止められません。{ $dice-figure }個だと100回に{ $miss-figure }回はずれます。
reason-begins = 手番を始めます。
reason-forced = サイコロ{ $dice-figure }個を振ります。そういうルールです。
reason-only = ほかにできることがありません。
reason-dare-taken = 挑戦を受けます：失うより得るほうが大きいので。
reason-dare-refused = 挑戦を断ります：6分の1では足りません。
reason-takes-over = { $points-figure }点を引き継ぎます：はずれるのは100回に{ $miss-figure }回です。
reason-last-roll = 振ります：これが最後の手番で、{ $points-figure }点を越えなければなりません。
reason-last-won = 止めます：これが最後の手番で、{ $points-figure }点を越えました。
reason-whim = 気分です。最善の手なら{ $cost-figure }点得でした。
reason-feel = 勘です：このルールの確率は計算されていません。
reason-rerolls = { $hits ->
    [yes] 振り直しを使います：{ hits-plain }も含めて、次の一投のほうが得です。
   *[no] 振り直しを使います：取っておくより今のほうが{ $by-figure }点得です。
}
reason-catches-up = 11,000ルールを宣言します：上がり目前の人に{ $by-figure }点差をつけられています。
reason-dares = 挑みます：同じ目が4個そろって、おとなしくはしていられません。
reason-doubts = 点数を疑います：申告は{ $said-figure }点、サイコロでは{ $points-figure }点でした。
reason-accounts = 点数の内訳のサイコロを挙げます。
reason-stakes = みんなと同じ額を出します。
reason-takes-hits = { hits-counted }を潔く受け取ります。
reason-gives = { hits-counted }を譲ります。おつきあいで。
reason-asks = { $times ->
    [1] 振っていいかたずねます。
   *[other] 振っていいか{ $times-figure }回たずねます。
}
reason-answers = 次の人を通します。
reason-own = このプレイヤー自身のプログラムが選びました。
