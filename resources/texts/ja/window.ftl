window-bar-game = ゲーム(&G)
window-bar-edit = 編集(&E)
window-bar-view = 表示(&V)
window-bar-rules = ルール(&R)
window-bar-tools = ツール(&T)
window-bar-help = ヘルプ(&H)
window-menu-quit = 終了(&Q)
window-menu-undo = 元に戻す(&U)
window-menu-results = 結果(&R)
window-menu-calls = テーブルでのコール(&A)（テーブルではE）
window-menu-look = 外観(&K)
window-menu-contrast = コントラスト(&C)
window-menu-motion = 動き(&I)
window-menu-tray = トレイ(&T)
window-menu-told = 読み上げ(&U)
window-menu-words = 呼び方(&W)
window-menu-felt = フェルト(&E)
window-menu-keyboard = キーボード(&K)
window-menu-news = 新しいこと(&W)
window-menu-report = 問題を報告(&R)…
window-menu-about = プログラム情報(&A)

window-choice-speed-slow = ゆっくり
window-choice-speed-normal = ふつう
window-choice-speed-fast = 速い
window-choice-speed-off = なし
window-choice-look-system = システムに合わせる
window-choice-look-light = ライト
window-choice-look-dark = ダーク
window-choice-contrast-system = システムに合わせる
window-choice-contrast-usual = 標準
window-choice-contrast-more = 強め
window-choice-scale-system = システムに合わせる
window-choice-motion-system = システムに合わせる
window-choice-motion-all = すべて
window-choice-motion-less = 少なめ
window-choice-tray-auto = 自動
window-choice-tray-gl = OpenGL
window-choice-tray-painter = 平面の代用
window-choice-told-few = 少なめ(&F)
window-choice-told-normal = ふつう(&N)
window-choice-told-all = すべて(&A)
window-choice-words-hits = ヒット
window-choice-words-stars = 星
window-choice-words-honour = 名誉
window-choice-felt-moss = 苔色
window-choice-felt-night = 夜の青
window-choice-felt-charcoal = 炭色
window-choice-felt-walnut = クルミの板

window-panel-sheet = スコアシート
window-panel-told = 読み上げ
window-panel-log = ログ
window-panel-rules = ルール
window-panels = パネル
window-panel-float = 切り離す：{ $panel }
window-panel-close = 閉じる：{ $panel }

window-title = { $over ->
    [yes] { $rules }、終了 · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found }「ツール」>「Zonkファイルのコピー」で調べられます。
window-milliseconds = {" "}ms
window-close-key = 閉じる

window-saved = { $throws ->
    [0] 保存済み
   *[other] 第{ $throws-figure }投まで保存済み
}

window-page-first-steps = はじめに
window-page-keyboard = キーボード
window-page-about = Zonk Desktopについて
window-page-news = 新しいこと
window-page-report = 問題を報告
window-web-releases = 新しいバージョン…
window-page-handbook = 手引き（English）
window-menu-handbook = 手引き（English）(&H)…
window-handbook-pages = 手引きのページ
window-web-reports = 報告のページ…
window-web-site = ウェブで…
window-updated = バージョン { $version } になりました。何が変わったかは「ヘルプ」>「新しいこと」に。
window-no-such-page = そのページはありません。
window-page-is-missing = この文章がプログラムに入っていません。インストールし直すと入ります。
window-system = システム
window-system-missing = なし（{ $why }）
window-system-no-physics = { $missing }；トレイが投げ方を作りますが、目の公正さは同じです
window-drawn-by-opengl = OpenGL。{ $reason }
window-drawn-by-qt = OpenGLの代わりにQtの描画。{ $reason }

window-mishap = プログラムで問題が起きました（{ $kind }）。ゲームはそのまま残っています。続けるか、「ゲーム」メニューから再開してください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。
window-mishap-stuck = プログラムで問題が起き、テーブルが止まりました。ゲームはそのまま残っています。続けてください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。
window-mishap-memory = メモリーが足りません。ゲームはそのまま残っています。続けるか、「ゲーム」メニューから再開してください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。

window-unsaved = 保存されていない操作が{ $actions-figure }件あります。
window-unsaved-again = もう一度試す
window-unsaved-transcript = 棋譜を保存…
window-unsaved-leave = 閉じる
window-unsaved-stay = 閉じない

window-new-game = 新しいゲーム(&N)…
window-continue-the-last-game = 前のゲームの続き(&C)
window-open-a-transcript = 棋譜を開く(&O)…
window-export-the-transcript = 棋譜を書き出す(&E)…
window-print-the-sheet = シートを印刷(&P)…
window-sheet-as-p-df = シートをPDFに(&D)…
window-print-blank-sheets = 白紙のシートを印刷(&B)…
window-correct-an-entry = 記入を訂正(&C)…
window-fl-oat-the-panel-in = 手前のパネルを切り離す(&O)
window-panels-as-at-first = パネルを最初の配置に(&P)
window-full-screen = 全画面(&F)
window-dice-speed = サイコロの速さ(&D)
window-sound = サウンド(&S)…
window-mute-or-not = 消音の切り替え(&M)
window-text-size = 文字の大きさ(&X)
window-rules-settings = ルール設定(&S)…
window-quick-reference = 早見表(&Q)
window-menu-key = メニュー
window-copy-the-pledge = サイコロの誓約をコピー(&P)
window-scorekeeper-mode = 記録係モード(&S)…
window-zonk-file = Zonkファイル(&Z)…
window-read-a-sheet = シートを読み取る(&R)…
window-type-in-a-sheet = シートを打ち込む(&T)…
window-copies-of-the-zonk-file = Zonkファイルのコピー(&C)…
window-first-steps = はじめに(&F)
window-leave-the-big-picture = 大画面を終える
window-menu-language = 言語(&A)
window-language-system = システムに合わせる
window-language-fixed = ZONK_LANGUAGEが { $language } なので、その言語で表示しています。
window-language-at-the-next-start = 言語は次に起動したときに変わります。
window-the-tray-changes-when-the = トレイは次に起動したときに変わります。

window-panel-print = シートを印刷

window-close = 閉じる

window-page-quick-reference = 早見表
window-rules-to-read = 読むルール
window-on-the-table = テーブル上：{ $name }
window-rules = ルール

window-copy-the-system-section = システムの欄をコピー
window-copy-the-log = ログをコピー
window-read-the-log = ログを読む
window-zonk-desktop = Zonk Desktop { $version }
window-copied = コピーしました
window-nothing-has-been-written-yet = まだ何も書かれていません。

window-save-a-transcript = 棋譜を保存
window-no-file-was-chosen = ファイルが選ばれていません。
window-was-not-written = { $name } に書き込めませんでした：{ $said }。

window-of-unknown-version = バージョン不明

window-not-there = なし

window-silent-as-there-is-no = 無音、まだテーブルがありません

window-python = Python
window-qt = Qt
window-tray = トレイ
window-dialog-sound = サウンド
window-printers = プリンター
window-none-found-a-pdf-can = 見つかりません。PDFはいつでも作れます
window-data-folder = データフォルダー
window-log = ログ
window-none-is-written-in-this = この起動では書きません

window-not-saved-another-window-keeps = 未保存：別のウィンドウがZonkファイルを使っています。

window-rules-in-short = ルールの要点

window-dice-tray = サイコロトレイ
window-who-begins = 誰から始める？
window-the-dice-say-ties-are = サイコロで決めます。同じ目なら振り直し。

window-volume = 音量
window-mute-m-at-the-table = 消音（テーブルではM）
window-dice-as-they-fall = 落ちるサイコロの音
window-the-table-pencil-plates-hits = テーブルの音：鉛筆、札、ヒット、はずれ、ベル
window-marks-for-players-who-do = テーブルを見ないプレイヤー向けの合図
window-after-a-throw-one-tick = 一投のあと、左から順に1個ずつ鳴ります：得点は真鍮、得点なしは布。あなたの番には席の番号だけノックします。
window-sound-comes-late-by = 音の遅れ
window-wireless-headphones-need-100-to = ワイヤレスのヘッドホンでは100～300 msにすると、着地と音が合います。
window-hear-it = 聞いてみる

window-games-and-last = { $games-figure }ゲーム、前回は{ $day }

window-and-more-before =
    { $last }
    その前にも{ $more }件あります。
window-these-files-were-not-opened = これらのファイルは開けませんでした
window-this-file-was-not-opened = このファイルは開けませんでした

window-a-word-before-the-first = 最初のゲームの前にひとこと
window-dialog-open = 棋譜を開く
window-line = { $name }、行{ $wrong }
window-nothing-was-changed =
    { $found }
    何も変わっていません。
window-nothing-to-export = 書き出すものがありません
window-no-saved-game-is-on = 保存されたゲームがテーブルにありません。
window-dialog-export = 棋譜を書き出す
window-not-exported = 書き出していません

window-nothing-to-print = 印刷するものがありません
window-no-game-is-on-the = テーブルにゲームがありません。
window-nothing-to-write = 書き出すものがありません

window-is-ticked-for-the-next = 次の新しいゲームには{ $name }が選ばれています。

window-nothing-to-correct = 訂正するものがありません
window-no-entry-has-been-made = 記入がまだありません。
window-written = 書き出しました：{ $names-comma }。

window-sound-off = 音を消しました。
window-sound-on = 音を出します。
window-corrected = 訂正しました。
window-taken-back = 元に戻しました。

window-fonts-missing = フォントがありません：{ $fonts-comma }。
window-another-keeps-the-file = プログラムの別のウィンドウがZonkファイルを使っています。ゲームを見ることはできますが、ここで遊んだ分は保存されません。

window-already-there = Zonk Desktopはもう動いています。そのウィンドウを手前に出しました。
window-already-silent = Zonk Desktopはもう動いていますが、ウィンドウが応答しません。閉じるか終了させて、もう一度起動してください。保存済みと出た操作はすべて残っています。

window-there-is-no-screen-here = 画面がありません（DISPLAY、WAYLAND_DISPLAY とも設定されていません）。zonk-desktop --help にあるコマンドは画面なしで使えます。
window-screen-gone = 画面がなくなり、ウィンドウも閉じました。保存済みと出た操作はすべて残っています。もう一度起動すれば、ゲームを続けられます。
window-no-screen-answers = ウィンドウを開けません：{ $screen ->
    [none] 応答する画面がない
   *[other] 画面 { $screen } が応答しない
}か、システムの一部が足りません。Debianとその仲間では：apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0。zonk-desktop --help にあるコマンドは画面なしで使えます。
