cheat-term = { $term }：

cheat-push-your-luck = 止めるには{ $dice-figure }個以上を残す。ただし6個全部は不可。
cheat-misses-in-a-row = { $count ->
    [1] はずれるたび
   *[other] { $count-figure }回続けてのはずれ
}
cheat-first-throw = 得点のない第一投
cheat-beat-previous = 前の手番が書き込まれていれば、それより多くで止める。
cheat-leave-all = 得点になるサイコロは全部残し、ほかを振るか、止める。
cheat-leave-one = 毎回、得点になるサイコロを1個以上残すか、止める。
cheat-all-score = { $forced ->
    [yes] { $dice-figure }個すべてが得点：全部を拾って振る。
   *[no] { $dice-figure }個すべてが得点：全部をもう一度振れる。
}{ $alike-may-stay ->
    [yes] {""}全部同じ目なら止めてもよい。
   *[no] {""}
}
cheat-blood-die-alone = ブラッドダイスだけが得点なし：必ず振る。
cheat-blood-die-among = ブラッドダイスだけが得点なし：振る中に必ず入れる。
cheat-dare = { $worth ->
    [total1000] 挑戦：一投で同じ目が4個なら、ほかの人は違う1個を振れと挑める。成功：5個で1,000点、続けて振る。
    [plus1000] 挑戦：一投で同じ目が4個なら、ほかの人は違う1個を振れと挑める。成功：プラス1,000点、続けて振る。
   *[plus100] 挑戦：一投で同じ目が4個なら、ほかの人は違う1個を振れと挑める。成功：プラス100点、続けて振る。
}
cheat-last-die = 最後の1個は、得点まで{ $tries-figure }回振れる。
cheat-take-over-entered = 参入した人は、止めた人のサイコロと点を引き継げる。
cheat-take-over-next = 次の人は、止めた人のサイコロと点を引き継げる。
cheat-release-asks = 前の人のヒット1つにつき1回「振っていい？」とたずね、「いいよ」を待つ。
cheat-release-word = ヒットを受け取った人が次を通す：「どうぞ」「済んだ」、または咳。
cheat-to = ～
cheat-release-courtesy = 次の人が振る前に、ヒットを受け取る。

cheat-miss-dare = 挑戦がはずれ
cheat-miss-blood = 必ず振るブラッドダイスがはずれ
cheat-miss-after-all = 全部が得点、全部振って、はずれ
cheat-miss-all = 全部振って、得点なし
cheat-miss-first = 第一投、得点なし
cheat-miss-any = 一投で得点なし
cheat-points-risked-and-missed = 点をかけて、はずれ

cheat-automatic-kept = 自動の分は、手番がはずれても残る。
cheat-shown-kept = 出目によるものは、手番がはずれても残る。
cheat-alike-with-the-odd-die = 色違いを含む同じ目{ $count-figure }個
cheat-earned = { $what }{ $everyone ->
    [yes] 、全員に
   *[no] {""}
}{ $automatic ->
    [yes] 、自動
   *[no] {""}
}
cheat-more-totals = ほか{ $count-figure }種の合計
cheat-each-step = { $strict ->
    [yes] { $step-figure }点を越えるごと
   *[no] { $step-figure }点に達するか越えるごと
}
cheat-step-in-one-turn = { $strict ->
    [yes] 1手番で{ $step-figure }点より多く
   *[no] 1手番の{ $step-figure }点ごと
}
cheat-total-ends-in = 合計の末尾が{ $ending }
cheat-totals = 合計{ $totals-comma }
cheat-first-home = { $over ->
    [yes] { $limit-figure }点越えに一番乗り
   *[no] { $limit-figure }点に一番乗り
}{ $more ->
    [yes] 、もう1つ
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-figure }回続けてのはずれ、最後の回より前にヒットなし
cheat-if-kept = { $what }、残せば
cheat-alike-in-one-throw = 一投で{ $face }が{ $count-figure }個

cheat-halftime = 誰かが{ $total-figure }点に達したら：線を引いて歌う。その人の次から、得点とは別に全員1手番。使わない欄には横線。{ $tie ->
    [all] 最高が同点：それぞれに1ヒット。
    [rolloff] 最高が同点：決定戦。
   *[none] 最高が同点：誰にもなし。
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] { $limit-figure }点を越えたらすぐ終わり。
        [finishRound] { $limit-figure }点を越えたら、そのラウンドで終わり。
       *[lastRound] { $limit-figure }点を越えたら、ほかの全員があと1手番。
    }
   *[no] { $how ->
        [immediate] { $limit-figure }点ですぐ終わり。
        [finishRound] { $limit-figure }点で、そのラウンドで終わり。
       *[lastRound] { $limit-figure }点で、ほかの全員があと1手番。
    }
}
cheat-rounds = ゲームは{ $rounds-figure }ラウンドで終わる。
cheat-cut = { $limit-figure }点より上は書かない。
cheat-exactly = { $limit-figure }点ちょうどで止める。
cheat-extension = 上限を飛び越すと、上限は{ $extension-figure }点になる。
cheat-same-total = { $back ->
    [previous] 同じ合計に止まられた人は、自分の前の合計に下がる。
    [start] 同じ合計に止まられた人は、相手の元の合計に下がる。
   *[zero] 同じ合計に止まられた人は、0に下がる。
}
cheat-last-licks = { $who ->
    [passed] 最後の手番で抜かれた人は、もう1手番。
    [tied] 新しいトップ、または同点のトップが出ると、ほかの全員に最後の手番がもう1回。
   *[everybody] 最後の手番で新しいトップが出ると、ほかの全員にもう1手番。
}
cheat-only-a-new-leader = 最終ラウンドで止められるのは、新しいトップになる人だけ。
cheat-wins-first = 最初に着いた人の勝ち。
cheat-wins-points = 点が最も多い人の勝ち。
cheat-wins-hits = ヒットが最も多い人の勝ち。
cheat-wins-titles = タイトルが最も多い人の勝ち。
cheat-11000-rule = 11,000ルール：{ $least-figure }点から、サイコロを手にして、誰かが{ $limit-figure }点に達する前に宣言する。以後は{ $limit-figure }点から1手番{ $points-figure }点で勝ち。そのラウンドの最高点がシートを奪う。
cheat-award = { $award }：{ $told-small }。
cheat-award-big-hit = { $award }：{ $told-small }；ダブルは単発2つに勝つ。

cheat-so-many-alike = 同じ目{ $shape }個
cheat-any-alike = どれでも同じ目{ $count-figure }個
cheat-factor-of-dice = サイコロ{ $rolled-figure }個 × { $factor }
cheat-across-rolls = 前に残した分と合わせて、同じ目3個をそろえてもよい。
cheat-throw-out = 脱落
cheat-throw-loses = 負け
cheat-throw-wins = 勝ち
cheat-three-alike = { $more ->
    [yes] 同じ目3個、ストレートなどは一投で。
   *[no] 同じ目3個は一投で。
}
cheat-each-further = { $later ->
    [yes] 同じ一投か後で加わる1個ごと：プラス{ $step }。
   *[no] 同じ一投で加わる1個ごと：プラス{ $step }。
}
cheat-all-dice = { $kept ->
    [yes] 全部が得点になるたび：プラス{ $points-figure }点、はずれても残る。
   *[no] 全部が得点になるたび：プラス{ $points-figure }点。
}
cheat-clear = { $what-listed }は、止める前にあと{ $points-figure }点取って確定する。
cheat-clear-alike = 同じ目
cheat-clear-straight = ストレート
cheat-clear-shape = ペアなど
cheat-safe-straights = 残したストレートは、はずれても残る。
cheat-safe-some = 残すと、はずれても失わない点がある。
cheat-wild-face = 赤いサイコロの{ $face }はワイルド。

cheat-what-scores = 得点になるもの
cheat-your-turn = あなたの手番
cheat-write-it-down = 書き込む言葉
cheat-hits = ヒット
cheat-halftime-show = ハーフタイムショー
cheat-the-end = 終わり

cheat-words = 言葉
cheat-advice = 助言

cheat-enter = 参入、1手番で
cheat-enter-dice = 参入に残すサイコロ
cheat-stop = 止めるには、毎手番
cheat-stop-dice = 止めるとき残すサイコロ
cheat-stop-either = 点数か個数、どちらかでよい。
cheat-no-stop = 止められない合計
cheat-delay = 遅延行為、投票で
cheat-out-of-turn = 順番違い、投票で
cheat-declare = 合計を申告する。疑われて間違いなら、手番は無効。
cheat-to-the-right = サイコロは右へ回す。

cheat-a-re-roll-kept-until = Re-Roll、使うまで残る
cheat-struck-out-when-it-is = 使ったら線で消す
cheat-a-penalty-taken-off-from = ペナルティ、以後の合計から引く
cheat-mishandled-touched-off-the-board = 扱いの誤り、接触、盤の外

cheat-own-bonuses = 自分たちのボーナス点
cheat-never-two = 2はなし：2ヒットは3ヒット。
cheat-integrity-one-more = ヒット・インテグリティ：ヒットの次の手番のヒットは、前より1つ以上多い。
cheat-integrity-additive = ヒット・インテグリティ：ヒットの次の手番は、前の分と新しい分。
cheat-hits-at-once = Insta-Bongは何よりも先に、すぐ受け取る。

cheat-total-begins-with-a-square = 合計が平方数で始まる

cheat-a-straight = ストレート
cheat-a-royale-1-to-6 = ロイヤル、1～6

cheat-g-h-a-all-hits = G.H.A.：全ヒットを全人数で割った数。

cheat-all-dice-and-none-scores = 全部振って、1個も得点なし

cheat-each-further-doubles = 同じ一投で加わる1個ごとに2倍。
cheat-a-fourth-adds-nothing = 2、3、4、6の4個目は点にならない。
cheat-singles-only = 1と5は1個ずつ数えるだけ。
cheat-a-royale-earns-a-reroll = ロイヤル（1～6）でRe-Rollがつく。
