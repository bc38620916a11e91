table-title-turn = { $name }の手番
table-title-turn-team = { $team }：{ $name }の手番
table-title-dared = { $name }が{ $other }に挑戦
table-title-royale = ロイヤル
table-title-again = { $name }がもう一度振る
table-title-wins = { $names-listed }の勝ち
table-title-nobody-wins = 勝者なし

table-note-royale = { $times ->
    [1] サイコロ{ $dice-figure }個の合計。
   *[other] サイコロ{ $dice-figure }個の合計の{ $times-figure }倍。
}
table-note-all-score = { $dice-figure }個すべてが得点。必ず振ります。
table-note-reroll = 振り直し：{ $dice-figure }個をもう一度。
table-note-dice = { $have-figure }点は、{ $need-either }個を残せば止められます
table-note-needs = { $how ->
    [dial-in] 参入には{ $need-figure }点
    [stay] 止めるには{ $need-figure }点
   *[get-in] 参入には{ $need-figure }点
}

table-points-none = まだなし
table-tag-royale = ロイヤル
table-if-stays = { $name }が止めれば
table-by-staying = 止めると
table-needed = 必要
table-miss = はずれる確率
table-miss-short = はずれ

table-own-key = { $name }は{ $key }で振ります。
table-roll = 振る
table-roll-all = { $dice-figure }個全部を振る
table-roll-some = { $dice-figure }個を振る
table-roll-short = { $dice-figure }個振る
table-enter-the-throw = 出目を入力
table-enter-short = 出目
table-write-the-turn = 手番を書き込む
table-write-short = 書く
table-write-ask = { $name }は何点でしたか？はずれなら0です。
table-keeps-first = { $kind ->
    [alike] { $face }を{ $count-figure }個残して
    [few] { $faces-listed }を残して
   *[many] { $count-figure }個を残して
}
table-hits-first = 先に{ hits-counted }
table-keep-royale-note = 価値は振って決める
table-keep-points = { $points-figure }点
table-stay = 止める
table-total-ask = { $name }は何点で止めますか？
table-stake-ask = 全員がポットにいくら出しますか？
table-stake-use = 出す
table-word-ask = この一投のためのひとこと
table-figure-between = { $least-figure }から{ $most-figure }までの整数。
table-makes = 計{ $total-figure }点
table-scored-in-the-show = ショーでの得点
table-roll-for-the-four = 1個振って{ $face }をねらう
table-gate-shut = ゲートは閉じています。{ $name }がまだ{ hits-counted }を受け取っていません。

table-name-the-dice = 内訳を挙げる
table-account-title = 内訳を挙げる
table-account-ask = { $points-figure }点の内訳は？
table-account-note = { $name }は、この手番で残したサイコロをすべて挙げます。目をクリックするか、数字を打ってください。
table-account-named = 挙げた目：{ $faces-listed }
table-no-dice = なし
table-account-add = { $face-figure }をもう1個
table-account-empty = 先に内訳を挙げてください。
table-account-none = 挙げられない
table-account-done = これで全部

table-card-so-far = ここまでの{ hits-plain }
table-answer-you-can-go = どうぞ
table-answer-done = 済んだ
table-answer-yes = いいよ
table-answer-cough = ゴホン
table-answer-no = だめ
table-answer-overrule = 押し切る

table-goes-first = { $name }からです。
table-magic-banner = マジックナンバー{ $faces-dash }
table-magic-corner = マジックナンバー { $faces-dash }

table-die = { $letter ->
    [R] サイコロ{ $place-figure }、赤：{ $face-figure }
    [W] サイコロ{ $place-figure }、白：{ $face-figure }
    [G] サイコロ{ $place-figure }、緑：{ $face-figure }
   *[none] サイコロ{ $place-figure }：{ $face-figure }
}
table-dice-to-go = あと{ $dice-figure }個。
table-entry-corrected = { $told }（訂正済み。元は：{ $was }）
table-entry-put-in = { $told }（後から追加）
table-party-magic = マジックナンバー
table-party-round = 第{ $round-figure }ラウンド
table-party-to-take = 受け取り{ $hits-figure }
table-party-next = 次
table-party-home = 上がりは{ $limit-figure }点
table-die-label = { $letter ->
    [R] { $place-figure }・赤
    [W] { $place-figure }・白
    [G] { $place-figure }・緑
   *[none] { $place-figure }
}
table-kind-roll = 出目
table-kind-keep = 残したサイコロ
table-kind-else = そのほか
table-kind-none = なし
table-put-in-before = この記入の前に追加する
table-empty-roll = サイコロごとに目をクリックしてください。
table-empty-keep = これらは得点になりません。残したサイコロをクリックしてください。
table-empty-else = 何があったかを選んでください。
table-stands-against = まだ訂正されていません：それだと、この記入が成り立たなくなります。{ $why }これも訂正するか、「なし」を選んで取り消してください。
table-missing-before = まだ訂正されていません：この記入の前に何かが抜けています。{ $why }
table-entry-plain = 棋譜と同じ書き方の一文。たとえば roll 1 5 2 4 4、keep 1 5、stay。

table-the-results = 結果

table-pick-at-least-one-die = 得点になるサイコロを1個以上選んでください。

table-keep = 残す
table-pick-dice-that-score = 得点になるサイコロを選んでください。

table-pick-the-dice-to-stay = 止めるときに残すサイコロを選んでください。

table-use-the-reroll = 振り直しを使う
table-reroll-short = 振り直す
table-reroll-again = { $dice ->
    [1] その1個をもう一度
   *[other] { $dice-figure }個全部をもう一度
}
table-let-it-stand = このままにする
table-stand-short = このまま
table-then-plays = 次は{ $name }
table-reroll-first = 振り直しを使うか、はずれのままにするか、選んでください。

table-take-the-dare = 挑戦を受ける
table-take-short = 受ける
table-refuse = 断る

table-correct-an-entry = 記入を訂正
table-which-entry-is-wrong = どの記入が違いますか？
table-it-should-be = 正しくは
table-what-happened = 何があったか
table-as-a-line-of-the = 棋譜の1行として
table-the-entry-as-a-line = 棋譜の1行としての記入
table-entries-the-latest-first = 記入、新しい順
table-the-sheet-marks-what-was = 訂正したところはシートに印が付きます。
table-cancel = キャンセル
table-correct-it = 訂正する
table-pick-an-entry = 記入を選んでください。
table-this-cannot-be-read = 読み取れません：{ $message }
table-a-comment-is-no-entry = コメントは記入になりません。
table-this-is-what-stands-there = 今の記入と同じです。
table-turns-that-follow-are-worked = このあとの手番は計算し直されます。

table-the-throw = 出目
table-what-did-throw = { $name }の出目は？
table-click-the-faces-of-or = { dice-counted }の目をクリックするか、数字を打ってください：{ $example }。
table-faces-as-figures = 目を数字で
table-they-lie-there = 入力
table-only-were-thrown = 振ったのは{ dice-counted }だけです。

table-rolling = 振っています
table-the-dice-are-rolling = サイコロが転がっています。
table-the-game-has-not-begun = ゲームはまだ始まっていません。
table-call = コール
table-nothing-to-call = 今はコールできるものがありません。
table-dice-that-have-landed-stay = 出た目は戻せません。
table-there-is-nothing-to-take = 元に戻すものがありません。
table-takes-back-the-last-choice = 前の選択
table-takes-back-the-last-entry = 前の記入
table-undo = 元に戻す

table-totals = 合計
table-f11-leaves-the-big-picture = F11かEscで戻る

table-the-pledge-of-the-dice = サイコロの誓約をコピーしました。

table-copy = コピー
table-copy-pledge-and-seed-of = サイコロの誓約とシードをコピー
table-verify = 検証
table-verify-the-dice = サイコロを検証
table-the-seed-of-the-dice = サイコロのシードは { $seed }、誓約は { $commitment } でした。
table-pledge-and-seed-are-copied = 誓約とシードをコピーしました。

table-11-000-called-by = 11,000ルール宣言：{ $name }

table-bar-told = この手番は{ $points-figure }点です。
table-bar-figure = { $label }：{ $figure }
table-this-turn = この手番

table-done = 済んだ
table-can-i-roll = 振っていい？
table-can-i-roll-short = たずねる
table-jump-the-gate = ゲートを飛び越す

table-the-magic-number = マジックナンバー
table-roll-the-magic-number = マジックナンバーを振る
table-roll-the-magic-short = 振る

table-that-die-scores-nothing-here = そのサイコロはここでは得点になりません。

table-no-die-shows = { $face }の目はありません。
