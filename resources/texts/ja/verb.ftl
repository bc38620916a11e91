verb-about-take-over = 前の人のサイコロと点を引き継ぐ
verb-about-roll = サイコロを振る
verb-about-keep = サイコロを残す
verb-about-stay = 止めて書き込む；振った直後なら得点を全部残す
verb-about-dare = NAME が「やってみろ！」と言う
verb-about-take-dare = 違う目の1個だけを振る
verb-about-refuse-dare = そのまま続ける
verb-about-call-11000 = 11,000ルールを宣言する
verb-about-fault = テーブルが反則を指摘する
verb-about-touch = NAME が通される前に始める
verb-about-ask = NAME が何回たずねるか：振っていい？
verb-about-release = 答え：you-can-go、done、yes、cough、no、overrule；WORD だけでもよい
verb-about-took-hits = 受け取るべきヒットを受け取った
verb-about-give-hit = ヒットを譲る
verb-about-challenge = 今申告された点数を疑う
verb-about-account = 疑われた点数の内訳のサイコロ
verb-about-reroll = その一投の全部、または挙げたものを振り直す
verb-about-penalty = 投票どおり：delay-of-game か out-of-turn
verb-about-stake = ポットに出す
verb-about-write = 点数だけ分かっている、本物のサイコロの手番

verb-hint-roll = 出た目：roll 1 5 2 4 4。色付きには文字を付けます：4R。
verb-hint-keep = 残した目：keep 1 5、または keep all。
verb-hint-stay = stay だけ、または確認の点数を付けて：stay 450。
verb-hint-dare = 挑んだ人。名前に空白があれば引用符で：dare “Captain Jack”。
verb-hint-fault = 反則と、振った人でなければその人：fault off-board Ann。
verb-hint-ask = たずねた人と回数：ask Ann 3。
verb-hint-release = 言葉と、言った人：release you-can-go Ann。
verb-hint-give-hit = 誰から、誰へ、いくつ：give-hit Ann Bob 1。
verb-hint-account = 点数の内訳の出目：account 1 3 3 3。
verb-hint-reroll = 一投の全部なら reroll だけ、一部ならその目：reroll 2 3。
verb-hint-penalty = 投票どおり：penalty out-of-turn Ann。
verb-hint-write = 手番の点数、はずれなら0：write 450。
verb-hint-stake = 誰が、いくら：stake Ann 5。

verb-call-take-over = 残ったサイコロと点を引き継ぐ
verb-call-dare = { $player }「やってみろ！」
verb-call-call-11000 = 11,000ルールを宣言
verb-call-fault = 反則：{ $kind }
verb-call-touch = { $player }のフライング
verb-call-give-hit = { $giver }が{ $taker }に{ hit-a }を譲る
verb-call-challenge = { $player }が点数を疑う
verb-call-reroll = 振り直しを使う
verb-call-penalty = ペナルティ、{ $kind ->
    [delay-of-game] 遅延行為
   *[out-of-turn] 順番違い
}：{ $player }
verb-call-stake = { $open ->
    [yes] { $player }がポットに出す…
   *[no] { $player }がポットに{ $amount-figure }を出す
}

verb-write-roll = 書き方：roll と出た目
verb-write-keep = 書き方：keep と目、または keep all
verb-write-stay = 書き方：stay、または stay と点数
verb-write-call-11000 = 書き方：call-11000、または call-11000 と時刻
verb-write-fault = 書き方：fault KIND、または fault KIND NAME
verb-write-ask = 書き方：ask NAME TIMES
verb-write-give-hit = 書き方：give-hit FROM TO HOW-MANY
verb-write-account = 書き方：account と目
verb-write-reroll = 書き方：reroll、または reroll とサイコロ
verb-write-penalty = 書き方：penalty KIND NAME
verb-write-write = 書き方：write POINTS
verb-write-stake = 書き方：stake NAME AMOUNT
verb-write-plain = 書き方：{ $word }
verb-write-player = 書き方：{ $word } NAME
verb-release-words = 書き方：release と、{ $words-comma } のいずれか
