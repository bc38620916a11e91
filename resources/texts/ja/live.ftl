live-the-dice-lie-on-your = サイコロは手元のテーブルにあります。目を打ち込んでください。
live-dice-that-have-landed-stay = 出た目は戻せません。
live-this-entry-is-not-there = この記入はもうありません。
live-not-written = 最後の操作がまだ書き込まれていません。数秒ごとにもう一度試します。
live-not-corrected = 何も訂正していません：「{ $line }」が成り立たなくなります。{ $why }
live-behind = このゲームでは第{ $shown }投まで見られていますが、記録は第{ $made }投までです。そこで新しい誓約のもと、新しいサイコロで続けます。このことは記録に残ります。
live-not-watched = サイコロを待たせています：見せた出目をZonkファイルの隣に記せません（{ $why }）。失われたものはありません。書き込めるようになったら振ってください。
live-no-totals = このゲームのサイコロはプログラムが振ります：手番を合計で書き込むことはできません。
live-seed-is-told = ゲームは終わり、サイコロのシードは明かされました。元には戻せません。
live-rules-are-refused = このルールではもうゲームができません{ $over ->
    [yes] {""}
   *[no] 。続きはできません
}。Zonkファイルでの再現、印刷、書き出しはできます。{ $why }
