print-title = シートを印刷
print-title-game = シートを印刷
print-title-games = シート{ $count-figure }枚を印刷

print-printer = プリンター
print-too-many = 一度に印刷できるのは{ $most-figure }枚までです。
print-no-printer = プリンターがありません
print-no-printer-told = このコンピューターにプリンターが設定されていません。代わりにPDFに書き出せます。
print-printer-usual = { $name }（いつもの）
print-state-ready = 準備できました。
print-state-busy = ほかのものを印刷中です。そのあとになります。
print-state-stopped = 止まっているか、紙かインクが足りません。誰かが見るまでシートは待ちます。
print-state-closed = 今は受け付けていません。別のプリンターを選ぶか、PDFに書き出してください。
print-state-gone = このプリンターはもうありません。別のものを選ぶか、PDFに書き出してください。
print-state-paper = { $paper }がありません。別の用紙かプリンターを選ぶか、PDFに書き出してください。
print-sheet = シート
print-players = プレイヤー
print-paper = 用紙
print-turn = 向き
print-turn-auto = 自動
print-turn-portrait = 縦
print-turn-landscape = 横
print-rows = 行数
print-rows-fit = 入るだけ
print-names = 名前入り
print-names-told = 書き込む線の代わりに名前を入れる
print-names-hint = 1行に1人
print-names-list = 名前、1行に1人
print-rules = ルール付き
print-rules-told = 表の横か裏にルールを付ける
print-both-sides = 両面
print-black = 黒のみ
print-luck = 運と選択
print-luck-told = 各自のサイコロの運と、選択の損を付ける
print-luck-unknown = このルールの確率は分からないので、運を載せられません。
print-luck-some = { $count-figure }ゲームは確率が分からず、運を載せません。
print-luck-stopped = 中止しました。運と選択は載せません。
print-reckoning = すべての選択を量っています：{ $share }%
print-copies = 部数
print-pages = ページ
print-pages-all = すべて、または 1-3, 5
print-margins = 余白
print-margins-narrow = 狭い
print-margins-wide = 広い
print-file = ファイルに
print-folder = { $folder } の中
print-folder-taken = { $folder } の中。同じ名前があるので、確認します。

print-lasts = { $rows-enough ->
    [yes] 1ゲームは約{ $rounds-figure }ラウンド：{ $pages-figure }ページ。
   *[no] 1ゲームは約{ $rounds-figure }ラウンド：{ $rows-figure }行では足りません。
}
print-done = { $split ->
    [yes] 100ゲーム中{ $first }は1ページ目で、{ $share ->
        [100] 数えた全部
       *[other] { $share }
    }は{ $rows-figure }ラウンドで終わります。
   *[no] { $share ->
        [0] { $rows-figure }ラウンドで終わるゲームはほとんどありません。
        [100] 数えたゲームは、すべて{ $rows-figure }ラウンドで終わります。
       *[other] 100ゲーム中{ $share }が{ $rows-figure }ラウンドで終わります。
    }
}
print-rounds = { $count-figure }ラウンド
print-chart = ゲームにかかるラウンド数。赤い分は入りません。
print-sum = { $sides-figure }面{ $copies ->
    [1] {""}
   *[other] 、{ $copies-figure }部
}：紙{ $leaves-figure }枚。{ $black ->
    [yes] {""}黒のみ。
   *[no] {""}
}
print-pages-wrong = ページは1から{ $most-figure }までです；「{ $part }」はありません。
print-side = { $most-figure }面中{ $number-figure }面、行の高さ{ $tenths } mm
print-side-plain = { $most-figure }面中{ $number-figure }面
print-thumb-rounds = { $number-figure }：第{ $first-figure }～{ $last-figure }ラウンド
print-thumb-rules = { $number-figure }：ルール
print-thumb-race = { $number-figure }：レース
print-thumb-page = { $number-figure }
print-thumbs = シートのページ
print-page = 仕上がりのページ
print-zoom-whole = ページ全体
print-zoom-in = 拡大
print-zoom-out = 縮小

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = キャンセル
print-stop = 中止
print-save = PDFに保存…
print-go = { $leaves-figure }枚を印刷
print-go-none = 印刷
print-going = { $most-figure }面中{ $done-figure }面
print-sent = { $printer } に送りました。
print-stopped = { $done ->
    [0] 中止しました。何も印刷していません。
   *[other] 中止しました。{ $done-figure }面はまだ出てくるかもしれません。
}
print-stopped-file = 中止しました。何も書き出していません。
print-failed = プリンターがシートを受け付けませんでした。{ $known ->
    [yes] 理由：「{ $why }」何も印刷していません；代わりにPDFに書き出せます。
   *[no] 何も印刷していません；代わりにPDFに書き出せます。
}
print-written = 書き出しました：{ $file }、{ $pages-figure }ページ。
print-broken = { $kind ->
    [memory] メモリーが足りません：何も書き出していません。ほかのプログラムを閉じて、もう一度試してください。
   *[other] プログラムで問題が起きました（{ $kind }）：何も書き出していません。もう一度試してください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。
}
print-not-written = PDFを書き出せませんでした。{ $why }
print-name-blank = { $sheet }、{ $players-figure }人、{ $paper }
print-name-games = シート{ $count-figure }枚、{ $paper }
print-ask = シートをPDFに
