columns-no-total = { $text } は合計ではありません。数字か、はずれなら – を書いてください。
columns-falls = 前が{ $before-figure }です：合計は{ $total-figure }に下がりません。
columns-over = この手番の前にゲームは終わっています。
columns-left-out = ここが空で、下に続きがあります。はずれは { $sign } と書きます。

columns-title = シートを打ち込む
columns-head = 紙から
columns-how = 列を下へ：合計ごとにEnter、はずれならEnterだけ。Tabで次の列に移ります。
columns-note = 出目は分からないので、合計から分かるヒットだけ数えます。打ち込んだものは、保存するまでここに残ります。
columns-rules = ルール
columns-players = プレイヤー
columns-day = 日付、例 2026-11-20
columns-magic = マジックナンバー
columns-called = 11,000を宣言した人と時刻
columns-teams = チームは「赤組: Ann, Bob」のように入力します。
columns-name = 名前
columns-player = プレイヤー{ $number }
columns-cell = { $name }、{ $row ->
    [0] 名前
   *[other] 第{ $row }ラウンド
}：{ $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] ハーフタイムショー：次は{ $name }の点数です。
   *[no] 次は{ $name }、第{ $row }ラウンドです。
}
columns-wrong-at = { $name }、第{ $row }ラウンド：{ $why }
columns-over-won = { $names-count ->
    [0] ゲーム終了です。勝敗はヒットで決まり、合計だけでは分かりません。
    [1] ゲーム終了：シートは{ $names-listed }のもの。
   *[other] ゲーム終了：シートは{ $names-listed }のもの。
}
columns-undo = 元に戻す
columns-nothing-to-undo = まだ何も打ち込まれていません。
columns-afresh = シートを空にする
columns-close = 閉じる
columns-keep = 保存する
