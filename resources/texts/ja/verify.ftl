verify-pledge = 誓約：{ $pledge }
verify-compare = （第一投より前に見た人には証拠になります：比べてください）
verify-not-checked = 確かめていないもの：{ $what }
verify-another-name = 別の名前：{ $said }
verify-renamed = { $old }は第{ $throws }投から{ $new }と呼ばれています
verify-throws = { $throws ->
    [1] 1投
   *[other] 全{ $throws }投
}
verify-honest = サイコロは公正です：{ $parts-listed }は、誓約されたシードと合います。
verify-part-order = 順番
verify-part-magic = マジックナンバー
verify-part-names = 名前の主
verify-part-rules = ルール、オプション、開始時の点数
verify-part-choices = 残したものと言ったこと
verify-part-no-order = 順番（順番決めの記録がないため）
verify-part-end = 終わり（ゲームが終わる前にファイルが切れるため）
verify-part-peek = 誰かがフォルダー全体の写し、またはファイルとそのシードの写しで先を見たかどうか
verify-part-hands = 手振りや言葉がそのテーブルのものかどうか（シードを持つ人は別のものを探せます）
verify-part-helps = 誰がコンピューターか、どのヒントが出たか、いつだったか（どの鎖にもないため）
verify-part-course = 途中で取り消しや変更があったか（どの鎖にもないため）

verify-chain = 鎖：{ $head }、切れ目なし（終わりに控えた先頭の値と比べてください）
verify-chain-holds = 台帳の鎖は成り立ち、{ $head }… で終わります
verify-on-record = 記録：{ $said }
verify-begins-taken-over = 鎖は、古いバージョンのファイルを引き継いだ{ $line }行目のあとに始まります
verify-begins-imported = 鎖は、棋譜を読み込んだ{ $line }行目のあとに始まります
verify-begins-kept-both = 鎖は、棋譜をもう一度読み込んだ{ $line }行目のあとに始まります
verify-begins-brought-over = 鎖は、コピーからゲームを移した{ $line }行目のあとに始まります
verify-begins-rescued = 鎖は、壊れたファイルからゲームを救出した{ $line }行目のあとに始まります
verify-begins-copy-put-in-place = 鎖は、Zonkファイルのコピーを置いた{ $line }行目のあとに始まります
verify-record-struck = { $times }行が取り消されました
verify-was-continued = ゲームは中断のあと{ $times }回再開されました
verify-was-copy-put-in-place = { $times ->
    [1] 途中でZonkファイルのコピーが置かれました
   *[other] 途中でZonkファイルのコピーが{ $times }回置かれました
}
verify-was-imported = { $times ->
    [1] 棋譜から読み込まれました
   *[other] 棋譜から{ $times }回読み込まれました
}
verify-was-kept-both = { $times ->
    [1] もう一度読み込まれました
   *[other] さらに{ $times }回読み込まれました
}
verify-gestures = 手振り：{ $throws }投には振った人の手の動きが入っており、誰にも前もって分かりません
verify-behind = 第{ $throws }投のところで、サイコロはすでに{ $shown }投まで見せてあったので、新しい誓約のもと、新しいサイコロで続きました
verify-unwatched = 第{ $throws }投のところで、サイコロをどこまで見せたかが記されておらず、新しい誓約のもと、新しいサイコロで続きました
verify-record-computer = { $throw ->
    [0] { $name }はコンピューターの{ $who }（{ $level }）が担当
   *[other] { $name }は第{ $throw }投のあとからコンピューターの{ $who }（{ $level }）が担当
}
verify-record-person = { $name }は第{ $throw }投のあとから人が担当
verify-record-hints = { $name }にヒントを{ $times }回表示
verify-record-times = { $ended ->
    [yes] { $start }から{ $end }まで
   *[no] { $start }に開始
}

verify-wrong-faces = 第{ $number }投は{ $written }と書かれていますが、シードでは{ $seed }です
verify-wrong-order = 順番は{ $written }と書かれていますが、シードでは{ $seed }です
verify-wrong-magic = { $there ->
    [yes] マジックナンバーは{ $written }と書かれていますが、シードでは{ $seed }です
   *[no] マジックナンバーは書かれていませんが、シードでは{ $seed }です
}
verify-blame-no-record = サイコロについて何も書かれていません；手で振ったか、打ち込んだものです
verify-blame-not-revealed = サイコロは誓約済みですが、シードが明かされるのはゲームの終わりです
verify-blame-not-pledged = シードは明かされていますが、誓約がありません；何の証拠にもなりません
verify-blame-no-throw = 出目が1つも書かれておらず、サイコロが公正だったことを示すものがありません
verify-blame-late-pledge = 誓約が第一投より後にあります；先でなければなりません
verify-blame-early-seed = シードが最後の一投より前に明かされました；知った人には出目が分かりました
verify-blame-wrong-seed = シードが、第一投の前に誓約されたものと違います
verify-blame-broken-chain = ゲームが鎖のとおりではありません：書かれた後で何かが変わりました
verify-blame-corrected = 記入が書き直されています；プログラムのサイコロが訂正されることはありません

verify-must-be-followed-by-64 = { $kind } のあとには64桁の16進数が必要です
verify-seated-must-be-followed-by = seated のあとには席順の名前が必要です
verify-behind-must-be-followed-by = dice-behind のあとには投数が必要です
verify-is-given-twice = { $kind } が2回あります
