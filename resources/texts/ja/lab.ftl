lab-title = { $rules }、{ $games-figure }ゲーム、シード { $seed }。
lab-length = { $rounds }ラウンド、約{ $minutes }分。
lab-turns = 手番の{ $misses }がはずれ；1手番{ $throws }投；一投の{ $forced }は選択なし。
lab-miss = { $dice-figure }個のはずれ{ $chance }。
lab-wins = 席ごとの勝率：{ $seats-comma }。折り返しのトップが負ける割合は{ $upset }。
lab-careful = 最善の人たちに混ざる慎重派の勝率は{ $careful }；互角なら{ $even }。
lab-hits = 1人の{ hits-plain }：{ $hits }。
lab-source = { $source }：{ $hits }
lab-called-off = { $done ->
    [0] 1ゲームも終わらないうちに中止したので、お伝えすることがありません。
   *[other] { $of-figure }ゲーム中{ $done-figure }ゲームで中止しました。以下はその分です。
}
lab-speed = 毎秒{ $pace }ゲーム、{ $count-figure }プロセス。
lab-speed-cluster = 毎秒{ $pace }ゲーム、クラスターのワーカー{ $count-figure }個。
lab-progress = { $of-figure }ゲーム中{ $done-figure }

lab-try = { $games-figure }ゲーム試す
lab-try-tip = コンピューターがこのルールで遊び、その結果を進みながら描きます。
lab-name = ルールラボ
lab-against = 比べる相手
lab-against-nothing = 比べない
lab-against-name = 比べるルール
lab-games = ゲーム
lab-seed = シード
lab-stop = 中止
lab-progress-name = 済んだゲーム
lab-pace = 毎秒{ $games-figure }ゲーム、{ $minutes ->
    [0] あと1分未満
   *[other] あと約{ $minutes-figure }分
}
lab-who = { $players-figure }人。全員が最善の手を選び、1人だけが慎重派で、順にどの席にも座ります。
lab-who-both = { $players-figure }人。全員が最善の手を選び、1人だけが慎重派で、順にどの席にも座ります。二つのルールセットでサイコロは同じです。
lab-stopped = { $games-figure }ゲームで中止しました。それまでの結果は残ります。
lab-watch = ゲーム{ $game-figure }を見る
lab-watch-note = 1人のヒットが最も多かったゲームをリプレイで
lab-watch-wait = ゲーム{ $game-figure }をもう一度進めています…
lab-watch-title = { $rules }、ラボのゲーム{ $game-figure }
lab-no-processes = これ以上ゲームを進められません：{ $why }。それまでの結果は残ります。
lab-process-died = ゲームの途中でプロセスが落ちました。メモリー不足かもしれません。ゲームを減らして試してください。それまでの結果は残ります。
lab-went-wrong = ゲームで問題が起きました。それまでの結果は残り、詳しくはログにあります。
lab-other-does-not-hold = 比べるルールが成り立ちません。{ $wrong }

lab-was = 元は{ $value }
lab-figure-rounds = 1ゲームのラウンド
lab-figure-minutes = 分、一投14秒として
lab-figure-minutes-here = 分、ここの一投{ $seconds-figure }秒で
lab-figure-misses = の手番がはずれ
lab-figure-hits = 1人の{ hits-plain }
lab-figure-upset = 折り返しのトップが負ける
lab-figure-forced = 選択のない一投
lab-length-title = かかる長さ
lab-length-note = ラウンド数ごとのゲーム数
lab-rounds-bar = { $more ->
    [yes] { $least-figure }～{ $top-figure }ラウンド
   *[no] { $least-figure }ラウンド
}
lab-rounds-mean = { $name }：{ $rounds }ラウンド
lab-seats-title = 先に振るのは得？
lab-seats-note = 席ごとの勝ち%、±{ $off }
lab-change-rounds = ラウンド数ごとのゲーム数；{ $change } ± { $off }
lab-change-first = 勝ち%；先頭は{ $change } ± { $off }
lab-change-careful = 勝ち；慎重派は{ $change } ± { $off }
lab-even = 互角
lab-seat = { $seat }番
lab-sources-title = { hits-plain }の出どころ
lab-sources-note = 1人1ゲームあたり
lab-sources-note-both = 1人1ゲームあたり；点：{ $own }、輪：{ $other }
lab-never = なし
lab-miss-same = ここに変化はありません。
lab-miss-was = 点線：{ $other }。
lab-careful-title = 慎重は得？
lab-careful-note = 勝ち；点線：互角
lab-best = 最善の1人、{ $name }
lab-careful-one = 慎重派、{ $name }
lab-never-title = 一度もなし
lab-never-note = { $games-figure }ゲームで
lab-never-none = どの{ hits-plain }も一度は出ました。
lab-yet-title = それでも
lab-yet-length = 最長のゲームは{ $longest }ラウンド、最短は{ $shortest }ラウンドでした。
lab-yet-hits = 1ゲームで{ hits-counted }の人がいました。

lab-save-figures = 数値を保存…
lab-save-picture = 画像を保存…
lab-save-title = ルールラボの結果を保存
lab-nothing-to-save = まだ保存するものがありません。
lab-written = { $file } を書き出しました。
lab-not-written = { $file } に書き込めません：{ $why }。別のフォルダーを選んでください。
lab-back = ルールに戻る
lab-brief-figures = 数値…
lab-brief-picture = 画像…
lab-brief-back = 戻る
lab-brief-use = 使う
