transcript-cannot-be-read = 読み取れません：{ $strerror }
transcript-is-no-name-of-a = ファイル名になりません
transcript-larger-than-bytes-no-game = { $most }バイトを越えています；そんなゲームはありません
transcript-is-not-utf-8-text = UTF-8の文章ではありません（{ $start }バイト目）

transcript-a-name-is-not-closed = 名前が閉じていません；引用符で終えてください

transcript-the-first-statement-must-be = 最初の文はこう書きます： zonk 1
transcript-only-format-1-can-be = 読めるのは形式1だけです；行はこう書きます： zonk 1
transcript-belongs-before-the-first-action = { $words } は最初の操作より前に書きます

transcript-write-and-one-value = 書き方：{ $words } と値を1つ

transcript-the-format-is-named-once = 形式を書くのは先頭に1回だけです
transcript-write-option-name-value = 書き方：option NAME=VALUE
transcript-at-most-options-fit = オプションは{ $options }個までです
transcript-write-once-magic-and-its = 1回だけ書きます：magic とその目
transcript-no-rules-are-named-write = ルールがありません；書き方：rules KEY
transcript-nobody-plays-write-player-name = プレイヤーがいません；書き方：player NAME

transcript-is-given-twice = { $key } が2回あります

transcript-is-no-time = { $word } は時刻ではありません；書き方：{ $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = 書き方：{ $wanted }（空白のある名前は引用符で囲みます）
transcript-plays-already = { $names }はもう入っています
transcript-at-most-columns-fit = 列は{ $most-players }までです

transcript-write-score-name-points = 書き方：score NAME POINTS
transcript-is-not-among-the-players = { $words }は上のプレイヤーの中にいません
transcript-the-score-of-is-given = { $words }の score が2回あります

transcript-is-not-a-whole-number = { $word } は9,999,999までの整数ではありません

transcript-is-not-a-die-such = { $word } は 4 や 4R のようなサイコロではありません
transcript-a-die-shows-1-to = サイコロの目は1から6です。{ $digit } はありません
transcript-a-colour-is-r-w = { $word }：色は R 、W 、G のいずれかです

transcript-nobody-called-plays = { $name }という人はいません
transcript-no-die-of-that-colour = その色のサイコロは振られていません：{ $named }

transcript-is-no-statement = { $words } という文はありません；{ $hint }

transcript-no-such-fault-but = このルールにその反則はありません；{ $hint }
transcript-no-faults = 反則はありません
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } は記録係の{ $name }の反則です；ほかの名前は書けません。
   *[no] { $kind } は手番の{ $name }の反則です；ほかの名前は書けません。
}
transcript-another-asks = たずねるのは、次に振る{ $name }だけです。
transcript-another-dares = 振るのは{ $name }です；挑むのはほかの人です。

transcript-these-rules-have-no-magic = このルールにマジックナンバーはありません
transcript-the-magic-number-has-faces = マジックナンバーの目は{ $faces }個です
transcript-this-magic-number-must-be = このマジックナンバーは振り直しです
transcript-score-at-the-end = ゲームは{ $limit-figure }点で終わります；それより下から始めてください
transcript-does-not-play = { $office ->
    [packer] ボウル係の{ $name }が遊んでいません
   *[scorekeeper] 記録係の{ $name }が遊んでいません
}

transcript-names-no-knob = { $name } という項目はありません；{ $hint }
transcript-no-rules-are-called = { $rules } というルールはありません；{ $hint }
transcript-no-further-die = 出目に { $die } はもうありません

transcript-of-a-knob = { $name }：{ $why }
transcript-of-a-file = { $file }：{ $key }：{ $why }
