odds-only-totals = これは合計だけのシートです。出目が分からないので、運も、選択の損も分かりません。
odds-too-many-hands = このルールでは手の種類が{ $most-figure }を越えるため、確率は計算していません。
odds-clear = このルールには確定の要る組があるため、確率は計算していません。
odds-last-die = このルールでは最後の1個を何度か振れるため、確率は計算していません。
odds-beat-previous = このルールでは前の手番より多く取る必要があるため、確率は計算していません。
odds-first-throw = このルールでは得点のない第一投で点を引くため、確率は計算していません。
odds-last-licks = このルールでは新しいトップが出ると最後の手番がまた始まります。勝率は誰にも分かりません。
odds-show = ハーフタイムショーで争うのは点ではなくヒットです。勝敗には関わりません。
odds-decided = 最初に上がった人がもう勝っています。残りの手番は勝敗に関わりません。
odds-unknown-hits = ここではヒットで勝敗が決まるため、誰の勝率も分かりません。
odds-unknown-same-total = 同じ合計に止まられた人は点が下がるルールなので、誰の勝率も分かりません。
odds-unknown-take-over = 前の人のサイコロと点を引き継げるルールなので、誰の勝率も分かりません。
odds-unknown-extension = 上限を飛び越した人がいると全員の上限が動くルールなので、誰の勝率も分かりません。
odds-unknown-landing = 上限ちょうどで止めるルールなので、誰の勝率も分かりません。
odds-hits-win = ここではヒットで勝敗が決まります。価値は点で、1ヒットは{ $each-figure }点分です。

odds-review-measure = { $measure ->
    [hits] 点数、{ hits-plain }は1つ{ $each-figure }点：
   *[points] 点数：
}
odds-review-player = { $name }：{ $whole } = パー { $par }、運 { $luck }、損 { $cost }、その他 { $rest }{ $start ->
    [0] {""}
   *[other] {""}（開始 { $start-figure }）
}
odds-review-dear = { $name }は{ $cost }の損：{ $points-figure }点で{ $chosen }{ $dice-count ->
    [0] {""}
   *[other] 、サイコロ{ $dice }
}；最善は{ $best }
odds-review-luckiest = いちばん幸運な一投：{ $name }、{ $dice }：{ $luck }
odds-review-unluckiest = いちばん不運な一投：{ $name }、{ $dice }：{ $luck }
odds-review-chances = 終わりの勝率：{ $chances-comma }
