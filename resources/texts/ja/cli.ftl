cli-option-help = コマンドを説明する。
cli-option-data-dir = このユーザーのものの代わりに使う、Zonkファイルのフォルダー。
cli-option-rules = ルールセットのキー、またはハウスルールのファイル。
cli-option-option = ルールの変更。何度でも指定できる。一覧は rules KEY --knobs で。
cli-option-seed = 数。同じシードなら同じゲームになる。
cli-option-cores = 使うプロセッサーの数。指定がなければ全部。
cli-option-on = 代わりに使うDaskのクラスター。tcp://HOST:8786の形（docs/players.md）。
cli-option-keep-both = もうあるゲームも、もう一度入れる。

cli-summary-window = 五つのルールシートによるサイコロゲームZonk。
cli-about-window = コマンドがなければウィンドウを開く。FILE.zonk を指定すればそれも開く。
cli-option-window-selftest = 一時フォルダーでプログラムの全部を一度ずつ使い、1行ずつ結果を出す。フォルダーを指定すると、報告とウィンドウの画像がそこに残る。
cli-option-window-version = バージョンを出す。
cli-example-window-1 = ウィンドウ
cli-example-window-2 = 棋譜を開いたウィンドウ
cli-example-window-3 = 同じテーブルを端末で
cli-example-window-4 = 1つのコマンドのすべて

cli-summary-play = 端末でのゲーム。サイコロは後で誰でも確かめられる。
cli-about-play = 指定のないものはたずねる。もうあるファイルには決して上書きしない。終わるまでシードは隣の FILE.zonk.seed に置く。途中でやめたゲームはウィンドウで続けられる：「Zonkファイル」>「読み込む」が両方を取り込む。
cli-option-play-players = 席順の名前。コンマで区切る。
cli-option-play-gestures = 振った時刻で出目が変わるので、誰にも先に分からない。
cli-option-play-words = roll のあとに入力した言葉で出目が変わるので、誰にも先に分からない。
cli-option-play-output = 操作のたびにディスクへ書き、ゲームを記録する。
cli-example-play-1 = ルールとプレイヤーをたずねる
cli-example-play-2 = 記録する
cli-example-play-3 = 短いひとり遊び

cli-summary-replay = 書かれたゲームのスコアシートと現在の局面。
cli-option-replay-json = プログラム向けのすべて（docs/transcript.md）。
cli-example-replay-1 = 文字のシート
cli-example-replay-2 = JSONのオブジェクト1つ

cli-summary-verify = ゲームのサイコロを、事前に誓約されたシードと照らす。
cli-about-verify = 全部の出目、順番、マジックナンバーを計算し直す。何を確かめ、何がシードからは分からないかを示す（docs/fair-dice.md）。
cli-example-verify-1 = 公正なら0、そうでなければ1と理由

cli-summary-sheet = スコアシートをPDFファイルに。白紙でも、ゲームのものでも。
cli-about-sheet = 同じ名前のものは、新しいシートが完成するまで残る。
cli-option-sheet-players = 白紙のシートの列数。
cli-option-sheet-names = 白紙のシートの列の名前。
cli-option-sheet-rows = 白紙のシートの行数、1から500。指定がなければ入るだけ。
cli-option-sheet-game = 白紙ではなく、このゲームを印刷する。
cli-option-sheet-reviewed = 各自がサイコロで得たものと、選択で失ったものを加える。
cli-option-sheet-paper = 用紙。指定がなければ a4。
cli-option-sheet-held = 用紙の向き。指定がなければ人数で決まる。
cli-option-sheet-output = 書き出す先。- は標準出力。
cli-example-sheet-1 = 白紙のシート
cli-example-sheet-2 = ハウスルール、名前入り
cli-example-sheet-3 = ゲームをそのままプリンターへ

cli-summary-rules = ルールセットと、それぞれで変えられるところ。
cli-option-rules-knobs = 全項目の値、型、範囲、既定値、出どころ。
cli-option-rules-refusals = 断りのコードすべてと、その文章。
cli-example-rules-1 = シート
cli-example-rules-2 = 変えられるところ
cli-example-rules-3 = ハウスルールの要点

cli-summary-rules-check = ハウスルールのファイルが成り立つか。
cli-about-rules-check = どのキーの何が違い、どうすれば正しいかを1行で示す。
cli-example-rules-check-1 = 完全なルールセットなら0

cli-summary-odds = ルールセットの確率：最善の手番と、サイコロの数ごと。
cli-about-odds = エンジン自身のルールで、全部の出目を正確に数える。ハウスルールでも。
cli-option-odds-entered = 参入した人について。
cli-option-odds-not-entered = 始まりのように、参入していない人について。
cli-option-odds-total = シートの点数。指定がなければ0。
cli-option-odds-json = プログラム向けの数値（docs/odds.md）。
cli-option-odds-prove = 最善の手を、エンジンが振った全部の出目と照らす。
cli-option-odds-for = 何を証明するか：点数（指定がなければ）、ヒット、この手番で上がること。
cli-option-odds-hit = 1ヒットの重みとなる点数。指定がなければ300。
cli-option-odds-csv = 証明のすべての手と行を表に。
cli-example-odds-1 = 参入する前
cli-example-odds-2 = JSONのオブジェクト1つ
cli-example-odds-3 = 最善の手と全出目の平均との差
cli-example-odds-4 = 表計算向けに、すべての手と行

cli-summary-advise = 書かれたゲームの最後の局面での選択肢、最善から順に。
cli-about-advise = 選択肢ごとの価値、はずれる確率、勝率。
cli-option-advise-for = 何をめざすか。指定がなければ点数。
cli-option-advise-json = プログラム向けの選択肢（docs/odds.md）。
cli-example-advise-1 = 点数で
cli-example-advise-2 = 勝率で

cli-summary-match = コンピュータープレイヤーの大会：誰がどれだけ勝つか。
cli-about-match = 強さは sharp、good、casual、novice。全員がどの席にも同じ回数座る。数値には95%の誤差の幅が付く。
cli-option-match-players = 席順のプレイヤー：キャラクター（強さも付けられる）、または自作のクラス。
cli-option-match-games = ゲームの数。指定がなければ100。
cli-option-match-output = ゲームの棋譜を入れるフォルダー。
cli-option-match-json = プログラム向けの数値（docs/players.md）。
cli-example-match-1 = 100ゲーム
cli-example-match-2 = 自作のプレイヤーと、備え付けのプレイヤー

cli-summary-lab = ルールセットの試し打ち：長さ、勝者、ヒットの出どころ。
cli-about-lab = コンピュータープレイヤー4人。3人は最善の手、1人は慎重派で、慎重派はどの席にも同じ回数座る。
cli-option-lab-against = 同じサイコロで並べて比べる、別のルール。
cli-option-lab-games = ゲームの数。指定がなければ300。
cli-option-lab-json = プログラム向けの数値（docs/players.md）。
cli-example-lab-1 = 300ゲーム
cli-example-lab-2 = ハウスルールと元のシートを比べる

cli-summary-review = 書かれたゲームで、サイコロがもたらし、選択で失ったもの。
cli-about-review = 各自のパー、運、損、その他。合わせると得点になる。損の大きい選択と、いちばん幸運な一投も。複数のゲームは順に見ます。
cli-option-review-for = 何で数えるか。指定がなければ、ヒットで勝つルールではヒット、そうでなければ点数。
cli-option-review-json = プログラム向けの振り返り（docs/odds.md）。
cli-example-review-1 = 文章で
cli-example-review-2 = ゲーム中の勝率付きで
cli-example-review-3 = フォルダーのすべてのゲーム

cli-no-memory = メモリーが足りません。前に書かれたものはそのままです。コマンドはもう一度実行できます。
cli-mishap = プログラムで問題が起きました（{ $place } で { $kind }）。前に書かれたものはそのままです。コマンドはもう一度実行できます。

cli-summary-games = Zonkファイルのゲーム、新しい順。
cli-about-games = 番号、時刻、ルール、プレイヤー、状態。ウィンドウが書いている間も使える。
cli-option-games-json = プログラム向けの一覧。
cli-example-games-1 = 1ゲーム1行
cli-example-games-2 = オブジェクト1つ、docs/transcript.md のとおり
cli-example-games-3 = その月の Ann の全ゲーム

cli-summary-stats = Zonkファイルのプレイヤー、ルールセット、サイコロの数値。
cli-about-stats = 名前がなければ全員について。ゴミ箱のゲームは数えない。
cli-option-find = すべての語を含むゲームだけ：名前、ルール、題名、言葉や数字の日付。
cli-option-stats-json = プログラム向けの数値。
cli-example-stats-1 = プレイヤー、ルールセット、サイコロの種類ごとに1行
cli-example-stats-2 = 1つのシートのゲームでの、1人の成績
cli-nobody-played = { $guess ->
    [yes] { $name }という名前の人はここで遊んでいません。{ $near }のことですか？
   *[no] { $name }という名前の人はここで遊んでいません。
}
cli-stats-refused = 再現できない{ $games-figure }ゲームは除いています。
cli-stats-games = { $games-figure }ゲーム
cli-stats-player = { $name }：{ $games-figure }ゲーム、終わった{ $finished-figure }ゲーム中{ $won-figure }勝、1手番{ $turn-figure }点、はずれ{ $missed }%、{ $counted ->
    [0] ヒット不明
   *[other] { $hits-figure }ヒット
}、最高の手番{ $best-figure }
cli-stats-rules = { $rules }：{ $games-figure }ゲーム、1手番{ $turn-figure }点、はずれ{ $missed }%
cli-stats-dice = { $kind ->
    [screen] プログラムのサイコロ
   *[table] テーブルのサイコロ
}：出た目{ $faces-figure }個、カイ二乗{ $square }、確率{ $chance }

cli-summary-games-export = Zonkファイルのゲームを棋譜に。
cli-about-games-export = 使ったハウスルールは隣に書き出す。複数または全部のゲームはフォルダーに、1つずつのファイルとして入れる。同じ内容がもうあれば手を付けないので、コマンドを止めてやり直せる。
cli-option-games-export-output = 書き出す先。- は標準出力。
cli-example-games-export-1 = ゲーム12をファイルに
cli-example-games-export-2 = 全ゲームを1つずつファイルに
cli-example-games-export-3 = そのシート

cli-summary-games-import = 棋譜をZonkファイルへ。
cli-about-games-import = フォルダーなら中の棋譜をすべて入れる。ウィンドウは閉じておく。ルール、プレイヤー、操作が同じゲームがもうあれば除く。
cli-example-games-import-1 = このフォルダーの全部
cli-example-games-import-2 = フォルダーとその中の全部、進み具合付きで

cli-summary-games-read = 終わったシートをZonkファイルへ：写真、スキャン、PDFから。
cli-about-games-read = 終わったシートにはゲームのコードが入っている。1つのゲームの一部ずつのファイルは、まとめて読む。ウィンドウは閉じておく。どこにも送信しない。
cli-example-games-read-1 = コードが2つあるシート、1つずつの画像

cli-summary-completions = シェルにこれらのコマンドを補完させるもの。
cli-about-completions = Linuxのパッケージには入っている。ほかの場合は、シェルが探す場所に置く。
cli-example-completions-1 = bash 用
cli-example-completions-2 = fish 用

cli-summary-help = すべてのコマンド、または1つのコマンドの説明。
cli-example-help-1 = games import --help と同じ

cli-help-for-more = 詳しくは { $command } --help で。
cli-without-effect = 効かないもの
cli-pages-written = { $file }：{ $pages-figure }ページ
cli-game = { $named ->
    [yes] { $rules }：{ $title }：{ $players }
   *[no] { $rules }：{ $players }
}{ $state ->
    [won] （{ $winner }の勝ち）
    [finished] （終了）
   *[open] （第{ $round }ラウンド）
}

cli-options-only = { $guess ->
    [yes] { $command } に付けられるのはオプションだけで、{ $word } は使えません。{ $near } のことですか？
   *[no] { $command } に付けられるのはオプションだけで、{ $word } は使えません
}
cli-wants-a-value = { $option } には { $value } が必要です
cli-wants-no-value = { $option } に値は付けられません
cli-needs-a-word = { $command } には { $word } が必要です
cli-takes-one-word = { $guess ->
    [yes] { $command } の { $word } は1つだけで、{ $count }つではありません。{ $near } のことですか？
   *[no] { $command } の { $word } は1つだけで、{ $count }つではありません
}
cli-unknown-option = { $guess ->
    [yes] 知らないオプション { $word }。{ $near } のことですか？
   *[no] 知らないオプション { $word }
}
cli-unknown-command = { $guess ->
    [yes] { $word } というコマンドはありません。{ $near } のことですか？
   *[no] { $word } というコマンドはありません
}
cli-no-such-shell = { $guess ->
    [yes] 補完があるのは { $shells } で、{ $word } 用はありません。{ $near } のことですか？
   *[no] 補完があるのは { $shells } で、{ $word } 用はありません
}

cli-usage = 使い方：{" "}
cli-head-commands = コマンド：
cli-head-options = オプション：
cli-head-examples = 例：
cli-help-explains = { $program } help COMMAND で1つずつ説明します。
cli-choices = { $files ->
    [yes] { $what }{ $choices-comma } のいずれか、または .toml ファイル。
   *[no] { $what }{ $choices-comma } のいずれか。
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = 出力を書き込めませんでした：{ $strerror }。

cli-selftest-takes-one-folder-for = --selftest に指定できるのは、報告と画像を入れるフォルダー1つです

cli-cores-or-on = --coresはこのコンピューター用、--onはクラスター用です。どちらか一方を指定してください
cli-selftest-and-version-stand-alone = --selftest と --version は単独で使います
cli-the-window-cannot-be-opened = ウィンドウを開けません。システムの一部が足りません：{ $wrong }。Debianとその仲間では：apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals は単独で使います

cli-a-complete-rule-set = { $words }：完全なルールセット、{ $name }。

cli-play-needs-a-file-for = play の -o にはファイルが必要です；標準出力はテーブルに使います

cli-sheet-needs-rules-key-for = sheet には、白紙なら --rules KEY 、ゲームなら --game FILE.zonk が必要です
cli-sheet-needs-o-file-pdf = sheet には -o FILE.pdf が必要です
cli-paper-is-a4-letter-or = --paper は a4 、letter 、a5 のいずれかです
cli-held-is-portrait-or-landscape = --held は portrait か landscape です
cli-reviewed-is-for-games = --reviewed はゲームのシート用で、--game FILE.zonk と使います
cli-is-for-blank-sheets-a = { $wrong } は白紙のシート用です；ゲームには自分のものがあります

cli-a-blank-sheet-needs-players = 白紙のシートには --players N か --names A,B が必要です
cli-names-has-names-for-players = --names の名前は{ $names }個ですが、プレイヤーは{ $players }人です
cli-is-for-players-at-least = { $name }は{ $few }人からです
cli-is-for-players-at-most = { $name }は{ $most }人までです

cli-a-pdf-is-nothing-for = PDFは端末に出せません；ファイル名を指定するか、次へ送ってください：-o - | lp

cli-cannot-be-read-it-was = { $path } を読み取れません：{ $wrong }。ファイルは変わっていません。

cli-write-games-export-id-o = 書き方：games export ID -o FILE.zonk 、または games export all -o FOLDER
cli-many-games-need-a-folder = 複数のゲームにはフォルダーが必要です：games export all -o FOLDER
cli-many-searching = { $folder } とその中の全フォルダーで棋譜を探しています。Ctrl+C で止まります。
cli-many-searched = { $folders-figure }フォルダー、棋譜{ $files-figure }個
cli-many-closed = { $folder } の{ $folders-figure }フォルダーを読めません。そこの棋譜は入れません。
cli-many-done = { $of-figure }中{ $done-figure }
cli-many-broken = { $wrong }その前に{ $games-figure }ゲームを入れました。
cli-stopping = 進行中のものが済んだら止まります。もう一度 Ctrl+C ですぐ止まります。
cli-many-brought-in = { $games-figure }ゲームを入れました。{ $left ->
    [0] {""}
   *[other] {""}もうある{ $left-figure }ゲームは除きました。
}{ $refused ->
    [0] {""}
   *[other] {""}{ $refused-figure }個は受け付けられませんでした。
}{ $stopped ->
    [yes] {""}中止しました。入れたものは残ります。
   *[no] {""}
}
cli-many-written = { $folder } に{ $files-figure }ファイルを書き出しました。{ $same ->
    [0] {""}
   *[other] {""}{ $same-figure }個はもうありました。
}{ $refused ->
    [0] {""}
   *[other] {""}{ $refused-figure }個は書き出せませんでした。
}{ $stopped ->
    [yes] {""}中止しました。同じコマンドで続きができます。
   *[no] {""}
}
cli-cannot-be-written = { $to }：書き込めません：{ $strerror }
cli-is-no-name-of-a = { $to }：ファイル名になりません

cli-replay-bygone = { $file }：このルールではもうゲームを始められません。{ $why }

cli-the-window-is-open-and = 別のプログラムがZonkファイルを使っています：ウィンドウか、別の読み込みです。閉じるか、終わるのを待ってください。何も入れていません。

cli-game-here-already-left-out = { $word }：ゲーム{ $game }、もうあるので除きました
cli-brought-in = { $word }：ゲーム{ $number }
cli-sheet-here-already = ゲーム{ $game }：もうあるので除きました
cli-sheet-read = ゲーム{ $number }：{ $told }
cli-file = { $path }：{ $said }

cli-odds-of = { $entered ->
    [yes] { $rules }、参入済み、シートに{ $total-figure }点
   *[no] { $rules }、参入前、シートに{ $total-figure }点
}
cli-odds-turn = 最善の手番は{ $points }点；はずれる手番は{ $miss }%；{ $throws }投。
cli-odds-needs-prove = { $option } は --prove と使います
cli-odds-json-and-csv-exclude = --json と --csv は一緒に使えません
cli-odds-hit-needs-hits = --hit は --for hits と使います
cli-odds-proved-for = { $for ->
    [hits] 点数と1ヒット{ $hit-figure }点をめざす最善：1手番の価値は{ $turn }。
    [home] この手番での上がりをめざす最善：上がる割合は{ $turn }。
   *[points] 点数をめざす最善：1手番の価値は{ $turn }。
}
cli-odds-proved = 手{ $hands-figure }種、各{ $steps-figure }行、{ $throws-figure }投：投げる前の価値は、投げた後の価値の平均に等しく、誤差は{ $residual }。
cli-odds-proved-beyond = 手番が表の行を越える確率は{ $beyond }。
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = 個数
cli-odds-misses = はずれ
cli-odds-worth = 0、300、500、1,000点で振る価値
cli-odds-stay-from = 止める点
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }、赤あり
   *[other] { $dice-figure }、赤{ $red-figure }
}{ $forced ->
    [yes] 、強制
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }、点数をめざす：
    [hits] { $name }、点数とヒットをめざす：
   *[win] { $name }、勝率をめざす：
}
cli-advice-risk = { $dice-figure }個がはずれる確率{ $miss }%
cli-advice-wins = 勝率{ $chance }
cli-advice-why = { $reason ->
    [rolls-gains] 振るほうが、止めるより{ cli-advice-by }得です。
    [stays-saves] 止めれば、振って平均で失う{ cli-advice-by }を守れます。
    [entry] 止めるには点が足りません。
    [forced] ルールで振ることになっています。
    [dare] 挑戦への良いほうの答えは、もう一方より{ cli-advice-by }得です。
    [again] 振り直すほうが、続けるより{ cli-advice-by }得です。
   *[only] ほかにできることがありません。
}
cli-advice-by = { $measure ->
    [win] 100ゲームあたり{ $by }勝
   *[other] { $by }点
}
cli-advice-chances = 勝率：{ $chances-comma }。

cli-entered-and-not-entered-exclude = --entered と --not-entered は一緒に使えません
cli-a-total-stands-on-the = 合計があるのは参入した人のシートだけです

cli-for-is-one-of = --for は { $join } のいずれかです
cli-the-game-is-over = { $words }：ゲームは終わっています。
cli-the-dice-are-in-the = { $words }：サイコロが転がっていて、選ぶことがありません。
cli-this-position-has-no-choice = { $words }：この局面に、確率の分かる選択はありません。

cli-written = 書き出しました：{ $path }

cli-match-needs-players-name-level = match には --players NAME[:LEVEL],... が必要です

cli-is-a-number-from-to = { $name } は{ $least }から{ $most }までの数です
