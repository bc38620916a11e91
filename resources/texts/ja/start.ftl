start-no-game-is-waiting = 待っているゲームはありません。
start-continue = 続きから
start-the-last-game-at-its = 前のゲームを、最後の一投から
start-continue-note = { $rules }、第{ $round-figure }ラウンド、{ $name }の番
start-continue-brief = 第{ $round-figure }ラウンド、{ $name }の番
start-new-game = 新しいゲーム
start-who-plays-by-which-sheet = 誰が、どのルールで
start-sheets = シートを印刷
start-sheets-short = シート
start-for-dice-on-a-real = 本物のテーブルで遊ぶなら
start-file = Zonkファイル
start-file-short = Zonkファイル
start-file-note = { $games ->
    [0] どのゲームも残ります
   *[other] { $games-figure }ゲーム、失くしたものなし
}
start-throw = すぐ振る
start-throw-note = { $rival }と勝負。5個、うち1個は赤。
start-throw-brief = { $rival }と勝負。
start-who-plays-brief = 誰が遊ぶ
start-for-dice-brief = 本物のサイコロに
start-file-brief = { $games ->
    [0] すべてのゲーム
   *[other] { $games-figure }ゲーム
}
start-you = プレイヤー

start-nobody-rolls = 誰も振らずに{ $faces }：{ $points-figure }点、どこにも書かれません。
start-nobody-misses = 誰も振らずに{ $faces }、誰も困りません。

start-best-turn = 最高の手番
start-best-night = 最短の夜
start-best-hits = 最多{ hits-plain }
start-best-drought = 最長の日照り
start-figure-turn = { $value-figure }
start-figure-night = { $value-figure }手番
start-figure-hits = { $value-figure }
start-figure-drought = { $value-figure }手番
start-card-note = { $day }、{ $tale }
start-card-tale = { $tale ->
    [turn-half] 一晩の稼ぎの半分
    [turn-won] 勝負ももらった
    [turn-lost] でも勝てなかった
    [night-clean] 空振りは一度もなし
    [night-alone] ほかは半分にも届かず
    [night-misses] うち{ $count-figure }回は空振り
    [hits-alone] ほかは誰もなし
    [hits-most] 残り全員より多い
    [hits-of] 全員で{ $count-figure }のうち
    [drought-won] それでも勝った
    [drought-back] それでもまた呼ばれた
   *[drought-end] { $count ->
        [0] 結局、何もなし
       *[other] それでも{ $count-figure }点
    }
}
start-card = { $title }：{ $name }、{ $value }
start-card-opens = このゲームを開く：{ $rules }、{ $day }
