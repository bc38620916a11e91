tray-themes = サイコロとテーブル
tray-themes-how = クリックか矢印キーで見比べ、Enterで決めます。
tray-preview = 合わせた見た目
tray-throw-these = これを振る
tray-leave = やめておく
tray-take = { $dice }と{ $table }
tray-words = { $dice }{ $table }
tray-words-in-use = { $words }今テーブルにあります。
tray-shapes = 色ごとに目の形も変わるので、赤と緑を見分けられなくても大丈夫です。

tray-set-ivory = アイボリー
tray-set-words-ivory = おじいさんの箱から出てきた、昔ながらの一組。
tray-set-casino = カジノ
tray-set-words-casino = 飴玉に透ける灯り。音は硬くて鋭い。
tray-set-wooden = 木
tray-set-words-wooden = メープルとパドックに蜜蝋。温かく、こつこつ鳴る。
tray-set-pewter = ピューター
tray-set-words-pewter = 冷たく重い七宝入り。かすかに澄んだ音。
tray-set-glow = 夜光
tray-set-words-glow = 時計の文字盤の光。夜ふけのテーブルに。

tray-felt-moss = 苔色
tray-felt-words-moss = ウール地。
tray-felt-night = 夜色
tray-felt-words-night = いちばん柔らかいベルベット。
tray-felt-charcoal = 炭色
tray-felt-words-charcoal = ビリヤードの布。
tray-felt-walnut = クルミの板
tray-felt-words-walnut = 布なし。からから響く。

tray-menu-themes = サイコロとテーブル(&B)…
tray-menu-replay = 前の一投をもう一度(&L)
tray-menu-clip = クリップを保存(&I)…
tray-menu-picture = シートを画像に(&U)…
tray-nothing-to-see-again = もう一度見られる一投がありません。

tray-clip = クリップを保存
tray-clip-head = 見せたくなる一投
tray-clip-last-throw = 前の一投：{ $name }、{ $points }
tray-clip-last-throw-none = 前の一投：まだ誰も振っていません
tray-clip-best-turn = 最高の手番：{ $name }、{ $points }
tray-clip-best-turn-none = 最高の手番：まだ得点がありません
tray-clip-this-turn = この手番：{ $name }、{ $points }
tray-clip-as-file = 動く画像1つ（WebP）
tray-clip-as-frames = 番号付きの画像をフォルダーに（PNG）
tray-clip-folder = 画像用フォルダーを作る場所
tray-clip-progress = クリップの進み具合
tray-clip-cancel = キャンセル
tray-clip-save = 保存…
tray-clip-busy = クリップを作成中です。
tray-clip-file = { $name } { $points }
tray-clip-saved = クリップを保存しました：{ $file }。
tray-clip-failed = クリップを保存できませんでした：{ $reason }
tray-no-clip = 保存されたゲームの一投がありません。1回振ってから保存してください。

tray-picture = シートを画像に
tray-no-picture = テーブルにゲームがありません。
tray-picture-saved = シートを保存しました：{ $file }。
tray-picture-failed = { $file } に書き込めませんでした：{ $reason }。何も変わっていません。

tray-button-share = 共有する
tray-button-share-note = クリップかシートを

tray-not-drawn = トレイはまだ描かれていません。
tray-painter-by-variable = ZONK_TRAYの指定により、平面で描いています。
tray-painter-by-settings = 設定により、平面で描いています。
tray-no-gl-windows = プラットフォーム { $platform } にはOpenGLのウィンドウがありません。
tray-no-gl-context = OpenGLのコンテキストを作れませんでした。
tray-gl-old = OpenGL { $version } は3.3より古いものです。
tray-gl-in-software = { $renderer } はソフトウェア描画なので、平面のほうが速く描けます。
tray-gl = { $forced ->
    [yes] { $renderer } のOpenGL { $version }：ZONK_TRAYの指定です。
   *[no] { $renderer } のOpenGL { $version }：グラフィックカードによるものです。
}
tray-gl-not-started = OpenGLを始められず（{ $why }）、Qtで描いています。
tray-gl-failed = OpenGLが止まり（{ $why }）、Qtで描いています。
tray-gl-context-lost = コンテキストが失われました

tray-no-physics = { $file } がありません
tray-physics-does-not-load = 読み込めません：{ $why }

tray-clip-not-drawn = 動画を描けませんでした。
tray-webp-failed = 画像をまとめられませんでした：{ $why }。
tray-webp-unknown = 画像が、このプログラムの知らない形にまとめられました。
