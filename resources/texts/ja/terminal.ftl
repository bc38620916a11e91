terminal-which-rules = どのルール？ [{ $rules }]{" "}
terminal-who-plays = 誰が遊びますか？席順に、コンマで区切った名前：{" "}
terminal-type-for-help = ? で説明が出ます。
terminal-roll-alone = サイコロはプログラムが振ります；roll だけ打ってください。
terminal-roll-word = roll のあとに言葉を入力してください。出目はその言葉で変わります。

terminal-to-take = { $name }の受け取りは{ $hits }
terminal-gates = { $held-comma }；次は{ $name }
terminal-on-the-sheet = { $name }：シートに{ $total }
terminal-in-this-turn = この手番は{ $points }
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = 振るサイコロ{ $dice-figure }個
terminal-can = できること：{ $names-comma }

terminal-kept-in = ゲームは { $file } に、サイコロのシードは { $file }.seed に伏せたまま残りました。続けるには：zonk-desktop games import { $file } のあと、ウィンドウで。
terminal-check-it = 確かめるには：zonk-desktop verify { $file }
terminal-no-file = ファイルがありません
terminal-cannot-be-written = { $file } に書き込めなくなりました：{ $why }。ここまで書いたものは残っています；ゲームはファイルなしで続きます。

terminal-or = { $one } または { $other }
terminal-also = { $one }、{ $other }
terminal-command-sheet = スコアシート
terminal-command-why = 今できないことと、その理由
terminal-command-undo = 前の選択を元に戻す
terminal-command-quit = やめる；ゲームは残る
terminal-command-help = この説明

terminal-nothing-was-typed-so-no = 何も打たれなかったので、ゲームは始まりません。

terminal-option-write-name-value-rules = option { $text }：NAME=VALUE と書いてください；一覧は rules KEY --knobs で
terminal-option-unknown = option { $text }：その項目はありません；{ $hint }
terminal-option-twice = option { $name } が2回あります

terminal-players-two-of-them-have = players：同じ名前が2人います；どちらかを変えてください
terminal-players-a-name-is-not = players：UTF-8の文章ではない名前があります；書き直してください
terminal-players-a-name-has-at = players：名前は200文字まで、引用符は使えません

terminal-cannot-be-made = { $path }：作れません：{ $strerror }
terminal-is-no-name-of-a = { $path }：ファイル名になりません
terminal-cannot-be-made-it-would = { $seed-file }：作れません：{ $strerror }。終わるまでシードを置くファイルです；別の名前にしてください。
terminal-dice-that-the-program-has = プログラムが振ったサイコロは訂正できません。
