statistics-title = 統計
statistics-progress = 読み込んだゲーム
statistics-reading = { $games-figure }ゲーム中{ $read-figure }ゲームを読み込みました
statistics-read = { $games-figure }ゲーム{ $refused ->
    [0] {""}
   *[other] 。再現できない{ $refused-figure }ゲームは除いています。
}
statistics-save = 保存
statistics-close = 閉じる
statistics-png = { $times ->
    [1] 画像、画面どおり（PNG）
    [2] 画像、2倍の大きさ（PNG）
   *[other] 画像、3倍の大きさ（PNG）
}
statistics-save-svg = 図（SVG）
statistics-save-csv = 表（CSV）
statistics-save-title = 統計を保存
statistics-nothing-to-save = まだ保存するものがありません。
statistics-written = 書き出しました：{ $file }。
statistics-not-written = { $file } に書き込めません：{ $why }。
statistics-no-picture = 画像を描けません
statistics-percent = { $share }%
statistics-empty = まだお話しすることがありません
statistics-empty-race = 1ゲーム遊ぶと、各自の合計がラウンドごとに伸びていく様子がここに出ます。
statistics-empty-hits = 1ゲーム遊ぶと、このテーブルで何がヒットになるかが、多い順にここに出ます。
statistics-empty-turns = 1ゲーム遊ぶと、1手番が何点になるかが、いつも同じ点で止める人と並べてここに出ます。
statistics-empty-players = 1ゲーム遊ぶと、誰が何回勝ち、誰が誰に強く、誰が好調かがここに出ます。
statistics-empty-sheets = 1ゲーム遊ぶと、ルールセットがここに並びます。
statistics-empty-records = 1ゲーム遊ぶと、最高の手番、最大のヒット、最長の連続がここに飾られ、そのゲームも開けます。
statistics-empty-dice = 1ゲーム遊ぶと、どの目が何回出て、公正なサイコロならそうなるのかがここに出ます。
statistics-none-sub = 遊び続けると、ここに出ます。

statistics-page-race = レース
statistics-race-game = ゲーム
statistics-race-kind = 描くもの
statistics-race-totals = 合計
statistics-race-behind = トップとの差
statistics-race-chances = 勝率
statistics-race-entry = { $rules }、{ $day }：{ $names-comma }
statistics-race-show = ハーフタイムショー
statistics-race-axis = ラウンド
statistics-race-home = 上がり、{ $points-figure }点
statistics-race-head = 第{ $round-figure }ラウンド
statistics-race-gain = +{ $points }
statistics-race-round = 第{ $round-figure }ラウンド。{ $turns }。
statistics-race-turn = { $name } { $turn }、合計{ $total-figure }
statistics-race-sub = { $rules }、{ $day }、{ $players-figure }人、{ $rounds-figure }ラウンド。ラウンドを指すと読めます。矢印キーで移れます。
statistics-race-none = まだ誰も書き込んでいません
statistics-race-led = { $name }が第{ $round-figure }ラウンドからトップ
statistics-race-led-always = { $name }が最初から最後までトップ
statistics-race-leads = { $name }が第{ $round-figure }ラウンドからトップ
statistics-race-leads-always = { $name }が最初からずっとトップ
statistics-race-lead = トップにいた
statistics-race-lead-of = { $of-figure }ラウンド中{ $rounds-figure }
statistics-race-changes = トップの交代
statistics-race-changes-last = 最後は第{ $round-figure }ラウンド、{ $name }へ
statistics-race-changes-none = トップは一度も抜かれず
statistics-race-jump = 最大の伸び
statistics-race-jump-by = { $name }、第{ $round-figure }ラウンド
statistics-race-gap = 上位2人の差
statistics-race-gap-between = { $first }を追う{ $second }

statistics-page-hits = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}
statistics-hits-none = { $hit-word ->
    [stars] 星はまだありません
    [honour] 名誉はまだありません
   *[hits] ヒットはまだありません
}
statistics-hits-player = プレイヤー
statistics-hits-everybody = 全員
statistics-hits-all-rules = すべてのルールセット
statistics-hits-none-sub = 何でもらえたかが、多い順にここに出ます。
statistics-hits-others = ほかすべて
statistics-hits-share = { $hits-figure }、{ $share }%
statistics-hits-head = { $source }：全体の{ $share }%
statistics-hits-sub = { $games-figure }ゲームで{ hits-counted }。最多は{ $name }の{ $most-figure }。

statistics-page-turns = 手番
statistics-turns-rules = ルール
statistics-turns-points = { $points-figure }点
statistics-turns-simple-from = 素朴な人が止める点
statistics-turns-against = 比べる相手：得点を全部残し、この点から止める素朴な人
statistics-turns-axis = 手番
statistics-turns-axis-points = 手番の点数
statistics-turns-played = 実際
statistics-turns-simple = 素朴な人、正確な値
statistics-turns-miss = はずれ
statistics-turns-none = まだ手番がありません
statistics-turns-told = { $turns-figure }手番中{ $misses-figure }がはずれ。{ $most ->
    [0] {""}
   *[other] {""}それ以外で最も多い{ $most-figure }手番は{ $open ->
        [yes] { $least-figure }点以上
       *[no] { $least-figure }～{ $top-figure }点
    }でした。最高の手番は{ $best-figure }点です。
}
statistics-turns-bar = { $kind ->
    [miss] はずれ
    [one] { $least-figure }点
    [open] { $least-figure }点以上
   *[between] { $least-figure }～{ $top-figure }点
}：{ $played-figure }手番{ $simple ->
    [some] ；素朴な人なら{ $thought ->
        [0] ほぼ0
       *[other] { $thought-figure }
    }
   *[none] {""}
}
statistics-turns-head = 1手番は{ $points-figure }点
statistics-turns-sub = { $turns-figure }手番。素朴な人は、参入後、誰にも挑まれなければ{ $points-figure }点です。
statistics-turns-reckoning = { $turns-figure }手番。素朴な人を計算しています。
statistics-turns-house = { $turns-figure }手番。ハウスルールには正確な値がありません。

statistics-page-players = プレイヤー
statistics-players-all = 全員
statistics-players-column-name = プレイヤー
statistics-players-column-games = ゲーム
statistics-players-column-won = 勝ち
statistics-players-column-share = 勝率
statistics-players-column-average = 1手番
statistics-players-column-misses = はずれ
statistics-players-column-best = 最高の手番
statistics-players-column-hits = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}
statistics-players-who = { $computer ->
    [yes] { $name }（コンピューター）
   *[no] { $name }
}
statistics-players-none = まだ誰も勝っていません
statistics-players-none-sub = 終わっていないゲームは、手番とはずれだけ数えます。
statistics-players-head = 最多勝は{ $name }：{ $won-figure }ゲーム
statistics-players-sub = 最も多い顔合わせは{ $first }と{ $second }：{ $games-figure }ゲームで{ $ahead-figure }勝対{ $behind-figure }勝。
statistics-players-alone = まだ顔合わせがありません。
statistics-rivals = 誰が誰に強い
statistics-rivals-column-pair = 顔合わせ
statistics-rivals-names = { $first }：{ $second }
statistics-rivals-column-games = 対戦数
statistics-rivals-column-first = 左の勝ち
statistics-rivals-column-second = 右の勝ち
statistics-stories = エピソード
statistics-stories-column-story = エピソード
statistics-stories-column-player = プレイヤー
statistics-stories-column-day = 日付
statistics-form = 調子
statistics-form-note = 最近10ゲームの1手番の点数、よく遊ぶ5人分。右上がりなら、上達したか、大胆で運がよかったか。ホイールと＋－で拡大縮小。
statistics-form-axis = 1手番の点数
statistics-form-told = { $name }：最近は1手番{ $points-figure }点、最初のゲームのあとは{ $first-figure }点。
statistics-form-games = この人のゲーム
statistics-form-game = { $game-figure }ゲーム目

statistics-page-sheets = ルールセット
statistics-sheets-column-rules = ルール
statistics-sheets-column-games = ゲーム
statistics-sheets-column-finished = 終了
statistics-sheets-column-length = 1人の手番
statistics-sheets-column-points = 1手番
statistics-sheets-column-misses = はずれ
statistics-sheets-column-hits = { $hit-word ->
    [stars] 1人の星
    [honour] 1人の名誉
   *[hits] 1人のヒット
}
statistics-sheets-none = まだどのルールセットも遊んでいません
statistics-sheets-head = 最も遊ばれたのは{ $rules }：{ $games-figure }ゲーム
statistics-sheets-sub = ルールセット{ $sheets-figure }つ。長さとヒットは、終わったゲームの平均です。

statistics-page-records = 記録
statistics-records-open = このゲームをもう一度見る
statistics-records-none = まだ記録がありません
statistics-records-head = 最高の手番は{ $value }
statistics-records-sub = { $note }。記録を押すと、そのゲームが出ます。
statistics-records-who = { $name }、{ $day }
statistics-record-title-best-turn = 最高の手番
statistics-record-title-big-hit = ビッグヒット
statistics-record-title-consecutive-hit = 連続ヒット：続けてヒットした手番の数
statistics-record-title-longest-miss = 最長のはずれ
statistics-record-title-highest-group-hit-average = 最高のグループヒット平均
statistics-records-a-head = { $rules }では1人{ $low }～{ $high }ヒット
statistics-records-a-head-note = 終わった{ $games-figure }ゲームで{ $least }～{ $most }；範囲内は{ $within-figure }。

statistics-page-dice = サイコロ
statistics-dice-which = どのサイコロ
statistics-dice-screen = 画面
statistics-dice-real = 本物のサイコロ
statistics-dice-title-straying = 目ごとのずれ
statistics-dice-title-course = 全部の目の移り変わり
statistics-dice-title-luck = 運に恵まれているのは誰
statistics-dice-unit-straying = 破線：公正な6つの目なら、100のテーブル中95で内側に収まる
statistics-dice-unit-course = カイ二乗、自由度5
statistics-dice-unit-luck = 一投あたりの運の点数、振り返りと同じ
statistics-dice-expected = 期待値
statistics-dice-face = { $face }：{ $times-figure }
statistics-dice-rare = { $games ->
    [1] 公正でも100のテーブル中1つはここまで来る
   *[other] 公正でも100のテーブル中1つは、{ $games-figure }ゲームのどこかでここまで来る
}
statistics-dice-band = 公正なテーブル10のうち8つは、いつもこの範囲
statistics-dice-now = 今は{ $square }
statistics-dice-faces = 出た目{ $faces-figure }個
statistics-answer-few = まだ少なすぎて何とも言えません
statistics-reason-few = { $faces-figure }個では少なすぎて何とも言えません。もっと遊びましょう。
statistics-answer-even = いいえ、細工はありません
statistics-reason-even = 出た目{ $faces-figure }個は、期待どおりに散っています。公正なサイコロでも、100回数えれば{ $of }回はこれ以上ずれます。
statistics-answer-uneven = いつもより偏っています
statistics-reason-uneven = 出た目は{ $faces-figure }個。公正なサイコロでも、1,000回数えれば{ $of }回はこれほどずれるので、ありえます。もっと遊んでから見直しましょう。
statistics-answer-odd = サイコロを確かめて
statistics-reason-odd = 出た目{ $faces-figure }個は偏っています。公正なサイコロがこれほどずれるのは、1,000回数えて1回もありません。サイコロか、打ち込む人を確かめてください。
statistics-dice-verify = 全部の出目を検証
statistics-dice-no-seal = 本物のサイコロは手で振ったものなので、検証するものがありません。
statistics-dice-send = 1枚の画像にしてコピー
statistics-copied = ページを1枚の画像としてコピーしました。メッセージに貼り付けられます。
statistics-dice-seal = どのゲームのサイコロも、第一投の前に誓約されています。ここではシードから全部を振り直します。ほかの機械でも、誰でも確かめられます。
statistics-dice-verifying = { $games-figure }ゲーム中{ $done-figure }ゲームを検証
statistics-dice-good = { $good ->
    [0] シードを明かしたゲームがまだありません
   *[other] { $good-figure }ゲームに問題なし
}{ $without ->
    [0] 。
   *[other] ；{ $without-figure }ゲームはシードがまだか、誓約がありません。
}
statistics-dice-bad = { $bad ->
    [1] 1ゲームが合いません：番号{ $first }。
   *[other] { $bad-figure }ゲームが合いません。最初は番号{ $first }。
}Zonkファイルで検証すると、その出目が分かります。

statistics-luck-line = { $name }：一投{ $luck }点、{ $word }
statistics-luck-word-very-lucky = とても幸運
statistics-luck-word-lucky = 幸運
statistics-luck-word-even = ふつう
statistics-luck-word-unlucky = 不運
statistics-luck-word-very-unlucky = とても不運
statistics-luck-few = 終わったゲームで{ $throws-figure }回振った人から、ここに出ます。
statistics-luck-reading = 終わった{ $games-figure }ゲーム中{ $done-figure }ゲームを確認しました。
statistics-luck-left-out = 確率が計算されていない{ $games-figure }ゲームは除いています。
statistics-luck-alone = 運に記憶はありません。帯は、公正な100人のうち95人が収まる範囲です。
statistics-luck-inside = 運に記憶はありません。誰かがトップになるもので、それが{ $name }。点はまだ帯の中です。
statistics-luck-beyond = { $name }は帯の外です。公正に数えて100回中95回は、全員が帯に収まります。それでも運に記憶はありません。
statistics-luck-apart-real = 手で打ち込んだ本物のサイコロ：ほかに{ $faces-figure }個、別に数えています。
statistics-luck-apart-screen = 画面のサイコロ：ほかに{ $faces-figure }個、別に数えています。
