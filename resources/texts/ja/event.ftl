event-rolled = { $name }が{ $dice }を出しました。
event-kept = { $value ->
    [0] { $name }がサイコロを残しました。
   *[other] { $name }が{ $value-figure }点分を残しました。
}
event-forced = { $value-figure }点分を残しました。サイコロは必ず振ります。
event-miss = { $value ->
    [0] { $word }。
   *[other] { $word }。{ $value-figure }点が消えました。
}
event-banked = { $name }が{ $value-figure }点で止めました：{ $written-figure }。
event-hits = { $name }が{ hits-counted }をもらいました。
event-shown = { $title }：{ $name }に{ hits-counted }。
event-royale = ロイヤルは{ $value-figure }点になりました。
event-token = { $name }に振り直しが1回つきました。
event-reroll = { $name }が振り直しを使いました。
event-may-dare = 同じ目が4個。ほかの人は「やってみろ！」と挑めます。
event-dared = { $other }が{ $name }に挑みました。
event-dare-taken = { $name }が挑戦を受けました。
event-dare-refused = { $name }が挑戦を断りました。
event-dare-won = 挑戦は成功：{ $value-figure }点。
event-called-11000 = { $name }が11,000ルールを宣言しました。
event-halftime = ハーフタイムショーです。
event-halftime-hit = { $value ->
    [0] { $name }が決定戦を制し、ショーの最高の手番を取りました。
    [1] ショーの最高の手番は{ $name }でした。
   *[other] ショーの最高の手番は{ $value-figure }人が同点、{ $name }もその1人です。
}
event-halftime-over = ゲームに戻ります。
event-rolloff = { $name }が同点の決定戦で振りました。
event-winner = { $name }の勝ちです。
event-penalty = { $name }から{ $value-figure }点を引きます：{ $why ->
    [delay-of-game] 遅延行為
    [out-of-turn] 順番違い
    [first-throw] 得点のない第一投
   *[misses] 続けてのはずれ
}。
event-fault = { $name }：{ $title }。
event-asked = { $times ->
    [1] { $name }がたずねました。
   *[other] { $name }が{ $times-figure }回たずねました。
}
event-released = { $name }：「{ $answer ->
    [you-can-go] どうぞ
    [done] 済んだ
    [yes] いいよ
    [cough] ゴホン
    [no] だめ
   *[overrule] 押し切る
}」
event-said-no = { $name }は「だめ」と言いました。ゲートは閉じたままです。
event-took-hits = { $name }が{ hits-counted }を受け取りました。
event-touched = { $name }のフライングです。
event-hit-given = { $name }が{ $other }に{ hits-counted }を譲りました。
event-challenged = { $name }が点数を疑いました。
event-account-held = 点数は合っていました。
event-account-failed = 点数が合いません。手番は無効です。
event-social = ソーシャル：全員に{ hit-a }。
event-limit = { $name }が上がりました。
event-stake = { $name }がポットに{ $value-figure }を出しました。
event-instant-win = { $name }が一投でゲームを決めました。
event-instant-loss = { $name }が一投でゲームに負けました。
event-safe = { $value-figure }点は確保済みで、残ります。
event-taken-over = { $name }が{ $value-figure }点とあとのサイコロを引き継ぎました。
event-extended = { $name }が上限を越えました。上限は{ $value-figure }点になります。
event-knocked-back = { $other }が{ $name }の点数に止まり、{ $name }は{ $value-figure }点下がりました。
event-out = { $name }は脱落しました。
event-last-die = 何も出ません。{ $name }は最後の1個をあと{ $value-figure }回振れます。
event-last-licks = { $who ->
    [passed] { $name }がトップに立ちました。抜かれた人はもう1手番あります。
   *[other] { $name }がトップに立ちました。ほかの全員にもう1手番あります。
}
