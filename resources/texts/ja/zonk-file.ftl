zonk-file-the-end = 終わり
zonk-file-turn-of = { $name }の手番

zonk-file-title = Zonkファイル
zonk-file-the-bin = ゴミ箱
zonk-file-search = ゲームを探す
zonk-file-search-hint = 名前、ルール、題名、日付
zonk-file-filters = 絞り込み
zonk-file-filter-player = プレイヤー
zonk-file-filter-rules = ルール
zonk-file-filter-winner = 勝者
zonk-file-filter-span = 日付
zonk-file-filter-state = 状態
zonk-file-any-player = 誰でも
zonk-file-any-rules = すべてのルール
zonk-file-any-winner = 勝者を問わず
zonk-file-any-span = いつでも
zonk-file-any-state = すべての状態
zonk-file-last-days = この{ $days }日間
zonk-file-in-year = { $year }年
zonk-file-finished = 終了
zonk-file-in-play = 進行中
zonk-file-won = { $name }の勝ち
zonk-file-chip = 外す：{ $filter }
zonk-file-games = { $games-figure }ゲーム
zonk-file-column-date = 日付
zonk-file-column-players = プレイヤー
zonk-file-column-rules = ルール
zonk-file-column-winner = 勝者
zonk-file-column-rounds = ラウンド
zonk-file-column-throws = 投数
zonk-file-list = ゲーム
zonk-file-sort = { $column }で並べ替え（Ctrl+{ $key }）；もう一度で逆順
zonk-file-cell-titled = { $title }：{ $players }
zonk-file-cell-no-winner = 勝者なし
zonk-file-cell-in-play = 進行中
zonk-file-nothing = まだゲームがありません。どのゲームも、最初の一投から自動でここに残ります。
zonk-file-nothing-fits = 合うゲームがありません。言葉か絞り込みを減らしてください。
zonk-file-bin-is-empty = ゴミ箱は空です。

zonk-file-story = { $name }：{ $story }

zonk-file-open = 開く
zonk-file-continue = 続ける
zonk-file-replay = リプレイ
zonk-file-review = 振り返り
zonk-file-print = シートを印刷
zonk-file-verify = サイコロを検証
zonk-file-statistics = 統計
zonk-file-export = 書き出す…
zonk-file-rename = 名前を変更…
zonk-file-to-bin = ゴミ箱へ
zonk-file-restore = 元に戻す
zonk-file-note = { $rules }、{ $day }。{ $state ->
    [open] まだ終わっていません。
    [won] { $winner }の勝ち。
   *[nobody] { $totals ->
        [yes] 合計だけでは勝者が分かりません。
       *[no] 勝者なし。
    }
}{ $real ->
    [yes] {""}本物のサイコロ{ $totals ->
        [yes] 、合計で記入
       *[no] {""}
    }。
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] ゲームが選ばれていません
   *[other] { $games-figure }ゲーム
}
zonk-file-chosen-note = 書き出しとゴミ箱は全部が対象です。
zonk-file-choose-one = ゲームを1つ選んでください。
zonk-file-choose = ゲームを選んでください。
zonk-file-on-the-table = テーブル上のゲームはゴミ箱に入れられません。
zonk-file-restore-first = 先にゲームを元に戻してください。
zonk-file-called = 名前は{ $name }です。
zonk-file-name-gone = 名前を外しました。

zonk-file-import = 読み込む…
zonk-file-read-a-sheet = シートを読み取る…
zonk-file-import-title = 棋譜を読み込む
zonk-file-bin = ゴミ箱（{ $games-figure }）
zonk-file-show-bin = ゴミ箱を表示
zonk-file-back = ゲームに戻る
zonk-file-empty-bin = ゴミ箱を空にする…
zonk-file-copies = コピー…
zonk-file-close = 閉じる
zonk-file-stop = 中止
zonk-file-progress = 済んだファイル
zonk-file-busy = 読み込み、書き出し、印刷は1つずつです。
zonk-file-went = { $files-figure }ファイル中{ $done-figure }
zonk-file-went-over = { $games-figure }ゲーム中{ $done-figure }
zonk-file-binned = { $games-figure }ゲームをゴミ箱に入れました。
zonk-file-restored = { $games-figure }ゲームを元に戻しました。
zonk-file-deleted = { $games-figure }ゲームを削除しました。
zonk-file-delete-question = { $games-figure }ゲームを完全に削除しますか？
zonk-file-delete-note = ここで削除したものは戻せません。
zonk-file-delete = { $games-figure }ゲームを削除
zonk-file-keep-them = 残す

zonk-file-export-one = 棋譜を書き出す
zonk-file-export-many = { $files-figure }個の棋譜を入れるフォルダー
zonk-file-written = 書き出しました：{ $names-comma }。
zonk-file-not-written = 書き出していません：{ $why }
zonk-file-exported = { $files-figure }ファイルを書き出しました。{ $same ->
    [0] {""}
   *[other] {""}{ $same-figure }個はもうありました。
}{ $refused ->
    [0] {""}
   *[other] {""}{ $refused-figure }個は書き出せませんでした。
}{ $stopped ->
    [yes] {""}中止しました。
   *[no] {""}
}
zonk-file-not-all-written = 書き出せなかったものがあります
zonk-file-export-broken = { $why }その前に{ $files-figure }個を書き出しました。
zonk-file-imported = { $games-figure }ゲームを読み込みました。{ $bygone ->
    [0] {""}
   *[other] {""}うち{ $bygone-figure }ゲームのルールはもう遊べません：再現、印刷、書き出しはできますが、続きはできません。
}{ $left ->
    [0] {""}
   *[other] {""}もうある{ $left-figure }ゲームは除きました。
}{ $refused ->
    [0] {""}
   *[other] {""}{ $refused-figure }個は受け付けられませんでした。
}{ $stopped ->
    [yes] {""}中止しました。残りは見ていません。
   *[no] {""}
}
zonk-file-not-printed = 中止しました。何も印刷していません。
zonk-file-not-imported = 読み込んでいません：{ $why }何も変わっていません。
zonk-file-import-broken = { $why }その前に{ $games-figure }ゲームを読み込みました。
zonk-file-refused-title = { $files-figure }ファイル中{ $refused-figure }個を受け付けられませんでした
zonk-file-refused-note = { $said }受け付けられなかったファイルごとに、最初に成り立たないところを挙げます。
zonk-file-refused-line = { $file }、行{ $why }
zonk-file-refused-file = { $file }：{ $why }
zonk-file-refused-files = 断られたファイル
zonk-file-twins = このうち{ $games-figure }ゲームはもうあります。
zonk-file-twins-note = ルール、プレイヤー、すべての操作が同じです。二重に残すと、記録と統計でも二重に数えます。
zonk-file-leave-out = 除く
zonk-file-keep-both = 両方残す

zonk-file-rename-title = ゲームの名前を変更
zonk-file-rename-ask = このゲームの名前：
zonk-file-rename-field = このゲームの名前
zonk-file-rename-hint = 名前がなければ、プレイヤーの名で呼びます
zonk-file-rename-do = 変更
zonk-file-cancel = キャンセル

zonk-file-real-dice = 本物のテーブルの本物のサイコロです：プログラムは振っていないので、検証するものがありません。
zonk-file-verified = { $said-first }{ $other ->
    [yes] {""}{ $renamed-first }。
   *[no] {""}
}確かめていないもの：{ $unknown }。
zonk-file-not-verified = { $said-first }。

zonk-file-replay-title = リプレイ
zonk-file-tray = サイコロトレイ
zonk-file-moment = ゲームの場面
zonk-file-step-back = 戻る
zonk-file-play = 再生
zonk-file-pause = 一時停止
zonk-file-step = 進む
zonk-file-clip = クリップを保存…
zonk-file-clip-brief = クリップ…
zonk-file-key-left = 左矢印
zonk-file-key-space = Space
zonk-file-key-right = 右矢印
zonk-file-speeds = 速さ
zonk-file-speed-slow = ゆっくり
zonk-file-speed-normal = ふつう
zonk-file-speed-fast = 速い
zonk-file-speed-off = すぐに
zonk-file-rolls = { $name }が振ります。
zonk-file-throw-of = 第{ $throw-figure }投 / { $of-figure }
zonk-file-entry-of = 記入{ $entry-figure } / { $of-figure }
zonk-file-begins = ゲームが始まります。
zonk-file-corrected = { $told }この記入は訂正されました。

zonk-file-copies-title = Zonkファイルのコピー
zonk-file-copies-head = コピー
zonk-file-copies-note = 週に1つ自動で作り、最近の3つを残します
zonk-file-copies-list = コピーと取り置いたファイル
zonk-file-copy-now = 今コピーする
zonk-file-copies-looking = 中を見ています…
zonk-file-bring-over = { $games-figure }ゲームを移す
zonk-file-copy-restore = 復元…
zonk-file-copy-delete = 削除…
zonk-file-no-copy = コピーはまだありません。
zonk-file-copy-made = コピーを作りました。
zonk-file-over-broken = { $why }{ $said }
zonk-file-brought-over = { $games-figure }ゲームを移しました{ $parts ->
    [0] {""}
   *[other] 、うち{ $parts-figure }ゲームは壊れた箇所まで
}{ $lost ->
    [0] {""}
   *[other] ；{ $lost-figure }ゲームは再現できません
}。ここにあったものは変わっていません。{ $stopped ->
    [yes] {""}中止しました。残りは後で移せます。
   *[no] {""}
}
zonk-file-restore-question = { $day }のZonkファイルに戻しますか？
zonk-file-restore-note = { $games-figure }ゲームが入っています。今のZonkファイルは隣に残り、同じように復元できます。テーブル上のゲームは一緒に移ります。
zonk-file-delete-copy = { $file } を完全に削除しますか？
zonk-file-delete-copy-note = このうち{ $games-figure }ゲームはZonkファイルにありません。ここで削除したものは戻せません。
zonk-file-delete-it = 削除
zonk-file-copy-deleted = 削除しました。
zonk-file-export-all = 全ゲームを書き出す…
zonk-file-look-inside = 中を見る
zonk-file-try-again = もう一度試す
zonk-file-copy-fills = 欠けのある{ $games-figure }ゲームのうち{ $fills-figure }がここにあります。
zonk-file-inside = このファイルのゲーム
zonk-file-column-here = Zonkファイルに
zonk-file-inside-here = { $state ->
    [yes] あり
    [longer] 一部あり
   *[no] なし
}
zonk-file-keep-all = すべてこのままにする
zonk-file-copy-of = { $day }のコピー
zonk-file-kept-aside = { $kind ->
    [damaged] { $day }に取り置き：壊れています
    [foreign] { $day }に取り置き：Zonkファイルではありません
    [newer] { $day }に取り置き：新しいバージョンのプログラムが書いたものです
    [older] { $day }のコピー、新しいバージョンのプログラムが書き換える前のもの
    [replaced] { $day }に取り置き：コピーと入れ替えたものです
   *[other] { $day }に取り置き
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games-figure }ゲーム、{ $size }。{ $missing ->
    [0] {""}
   *[other] {""}うち{ $missing-figure }ゲームはZonkファイルにありません。
}

zonk-file-rescued-head = { $games-figure }ゲーム中{ $rescued-figure }ゲームを救出しました
zonk-file-rescued-note = Zonkファイルがディスク上で壊れ、{ $day }に取り置かれました。読めたゲームはすべて、一投ずつここに戻っています。{ $lost ->
    [0] {""}
   *[other] {""}{ $lost-figure }ゲームがありません。
}{ $parts ->
    [0] {""}
   *[other] {""}{ $parts-figure }ゲームは壊れた箇所までです。
}壊れたファイルには手を付けていません：新しいものの隣にあり、なくなるまでこの行が出ます。
zonk-file-fill-gaps = { $day }のコピーで欠けを埋める
zonk-file-gaps-in-it = { $games-figure }ゲームのうち{ $fills-figure }が入っています。ここにあるものは置き換えません。
zonk-file-show-damaged = 壊れたファイルを表示
zonk-file-fold = このお知らせをたたむ
zonk-file-unfold = 広げる
zonk-file-map-head = { $games-figure }ゲーム、古い順
zonk-file-map = { $games-figure }ゲームの見取り図：救出{ $rescued-figure }、壊れた箇所まで{ $parts-figure }、失われた分{ $lost-figure }
zonk-file-mark-means-rescued = 救出
zonk-file-mark-means-part = 壊れた箇所まで
zonk-file-mark-means-lost = なし
zonk-file-mark = { $dated ->
    [yes] { $rules }、{ $day }
   *[no] 番号{ $number-figure }
}：{ $state ->
    [whole] 救出
    [back] コピーから救出
    [part] 第{ $throws-figure }投まで
   *[lost] 欠け
}
zonk-file-missing-head = 欠けのある{ $games-figure }ゲーム
zonk-file-missing-note = 残ったもので分かる範囲
zonk-file-number = 番号{ $number-figure }
zonk-file-left = { $kind ->
    [part] 最初の{ $throws-figure }投を読み取り
    [head] 表紙のみ
   *[none] 読み取れず
}
zonk-file-left-line = 番号{ $number-figure }{ $dated ->
    [yes] 、{ $rules }、{ $day }
   *[no] {""}
}：{ $left }
zonk-file-more-missing = ほか{ $games-figure }ゲーム
zonk-file-list-all = すべて並べる
zonk-file-missing-counted = 名前、記録、グループヒット平均は、ここにあるものを数えています。ほかは戻りしだい数え直します。
zonk-file-see-rescue = 救出したものを表示
