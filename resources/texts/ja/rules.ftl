rules-keeps = テーブル上のゲームは、始めたときのルールのままです。
rules-ask-leave = { $names }の変更を保存せずに閉じますか？
rules-leave-about = 変更は失われます。「保存」すれば別の名前で残ります。
rules-leave = 閉じる
rules-stay = 変更を続ける
rules-waits = { $name }の変更はそのまま残っています。
rules-saved = { $name }として保存しました。テーブル上のゲームは、始めたときのルールのままです。
rules-imported = 読み込みました：{ $name }。
rules-written = 書き出しました：{ $file }。
rules-not-saved = 保存していません。{ $why }
rules-not-deleted = 削除していません。{ $why }
rules-not-imported = 読み込んでいません。{ $why }
rules-not-written = 書き出していません。{ $why }
rules-choice-unplayable = { $name }（遊べません）

rules-in-the-catalogue = ルール目録では：{ $sources }
rules-told-changed = 変更済み、元は{ $was }。
rules-told-refused = 使えません：{ $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] 、変更{ $changed-figure }
}{ $refused ->
    [0] {""}
   *[other] 、使えない値{ $refused-figure }
}

rules-portrait = { $sheet }のハウスルール。{ $what }
rules-portrait-change = { $title }：{ $value }。
rules-portrait-other = { $sheet }のハウスルール。組や{ hits-plain }が違います。
rules-portrait-same = { $sheet }のハウスルール。変更なし。
rules-more-changes = ほか{ $left-figure }件

rules-no-effect = 「{ $other }」が{ $value }のときは効きません。
rules-nobody-dials-in = 誰も参入できません：ゲームは{ $limit-figure }点で終わります。{ $most-figure }以下にしてください。
rules-nobody-stops = 誰も止められません：ゲームは{ $limit-figure }点で終わります。{ $most-figure }以下にしてください。
rules-blocked = { rules-use-these-rules }：{ $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }。
rules-combo-wrong = { $combo-first }：{ $why }。
rules-field-wrong = { $field }：{ $why }。

rules-alike = 同じ目{ $count-figure }個
rules-of-a-face = { $face }が{ $count-figure }個
rules-each = 1個につき
rules-a-royale = ロイヤル
rules-a-straight = ストレート
rules-was-nothing = なし
rules-was = 元は{ $was }
rules-called-was = { $text }、元は{ $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }、元は{ $was }
rules-faces-to = ～
rules-chance-told = { dice-counted }：{ $chance }
rules-dice = { $dice-figure }個
rules-example-dice = 例：{ $faces }
rules-example-out = 振った人は脱落です。
rules-example-loses = ゲームに負けます。
rules-example-wins = ゲームに勝ちます。
rules-example-at-once = 合計に関係なく、その場で。
rules-example-royale = { $hits ->
    [0] ロイヤル。
   *[other] ロイヤルと{ hits-counted }。
}
rules-example-royale-rolls = 価値を決めるためサイコロ{ $dice-figure }個を振ります。
rules-example-nothing = { $hits ->
    [0] 得点なし。
   *[other] 得点なし、ただし{ hits-counted }。
}
rules-example-miss = はずれ。
rules-example-must = { $count-figure }個すべてが得点。必ず振ります。
rules-example-may = { $count-figure }個すべてが得点。振ることもできます。
rules-example-left = あと{ $dice-figure }個振れます。
rules-example-worth = { $hits ->
    [0] { $points-figure }点。
   *[other] { $points-figure }点と{ hits-counted }。
}

rules-put-it-back = 元に戻す
rules-put-back-told = 元に戻す：{ $name }
rules-changed-was = 変更済み、元は{ $was }

rules-off = オフ
rules-on = オン

rules-groups-of-rules = ルールの分類

rules-house-rules = ハウスルール
rules-nothing-in-these-rules-uses = このルールでは使われません。

rules-idle-tables = ファイルの次のテーブルは働きません：

rules-scoring-table = 得点表

rules-chance-to-miss = はずれる確率

rules-what-these-rules-do = このルールでどうなるか
rules-over-every-throw = すべての出目について
rules-an-example = 例

rules-house-rules-written-from-nothing = 一から書いたハウスルール。

rules-rule-sets = ルールセット

rules-start-from = 元にするもの
rules-save-as = 保存する名前
rules-a-name-of-its-own = 独自の名前
rules-save = 保存
rules-import = 読み込む…
rules-export = 書き出す…
rules-duplicate = 複製
rules-delete = 削除
rules-preview = プレビュー
rules-file = ファイル…
rules-import-export-duplicate-delete = 読み込み、書き出し、複製、削除

rules-cancel = キャンセル
rules-use-these-rules = このルールを使う

rules-rules-settings = ルール設定
rules-this-file-does-not-hold = このファイルは成り立ちません。{ $wrong }
rules-only-rules-of-your-own = 削除できるのは自分のルールだけです。
rules-mend-first = 先に「{ $title }」を直してください
rules-brief-file-does-not-hold = このファイルは成り立ちません
rules-a-copy = { $name }のコピー
rules-this-is-give-it-a = これは{ $copy }です。独自の名前を付けてください。
rules-the-sheets-stay-only-rules = 元のシートは消せません。削除できるのは自分のルールだけです。
rules-deleted-games-played-by-these = 削除しました。このルールで遊んだゲームは写しを持っています。
rules-import-rules = ルールを読み込む
rules-export-rules = ルールを書き出す
rules-cannot-be-written = { $name } に書き込めません：{ $strerror }。

rules-ask-delete = { $name }を削除しますか？
rules-the-file-goes-for-good = ファイルは完全に消えます。これで遊んだゲームは写しを持っています。
rules-keep = 残す

rules-our-way = { $name }、うち流

rules-ctrl-f = Ctrl F
rules-find-a-rule = ルールを探す
rules-group-of-rules = ルールの分類
rules-show-only-the-changed = 変更したものだけ表示
rules-show-only-so-many = 変更した{ $total-figure }件だけ表示
rules-changed = 変更
rules-only-the-changed = 変更したものだけ

rules-no-rule-goes-by-that = その言葉のルールはありません。Escで検索を消せます。
rules-nothing-is-changed-yet = まだ何も変更していません。
rules-of-changed = { $of }件中{ $changed }件変更
rules-quoted = 「{ $words }」
