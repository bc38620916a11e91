end-takes-the-sheet = { $names-count ->
    [1] シートは{ $names-listed }のもの
   *[other] { $names-listed }がシートを分け合う
}
end-nobody-wins = 勝者なし
end-computer-says = { $note }{ $line }

end-others = ほか{ $count-figure }人
end-won = { $by ->
    [hits] { hits-plain }、第{ $round-figure }ラウンド
    [titles] タイトル、第{ $round-figure }ラウンド
   *[points] 第{ $round-figure }ラウンド
}
end-won-shared = { $by ->
    [hits] { hits-plain }、同点
    [titles] タイトル、同点
   *[points] 同点
}
end-most-hits = 最多{ hits-plain }
end-of-all-hits = 全員で{ $hits-figure }のうち
end-in-the-show = ハーフタイムショーで
end-in-one-turn = 1手番で
end-turns-with-a-hit = { hits-plain }の続いた手番
end-best-turn = 最高の手番
end-points-in-one-turn = 1手番の点数
end-longest-drought = 最長の日照り
end-turns-without-a-point = 得点のなかった手番
end-by-these-rules = このルールで

end-hits-told = { hits-plain }：{ $told }
end-group-average = グループ{ $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}平均

end-dice-landed = 出た目{ $dice-figure }個。破線：期待値{ $expected-figure }。

end-how-it-went = ゲームの流れ。{ $told }
end-chart-race = ゲームの流れ

end-were-the-dice-honest = サイコロは公正だった？{ $told }
end-chart-dice = サイコロは公正だった？
end-nothing-odd = 異常なし。
end-point-here-for-what-that = ここを指すと意味が出ます。

end-play-again = もう一度
end-same-players-same-rules = 同じ顔ぶれ、同じルール
end-print-the-sheet = シートを印刷
end-the-winner-keeps-it = 勝者のお持ち帰り
end-open-the-zonk-file = Zonkファイルを開く
end-already-in-it = もう入っています
end-back-to-the-table = テーブルに戻る
end-the-dice-still-lie-there = サイコロはそのまま

end-one-throw-did-it = 一投で決まりました。
end-home-with = { $home }点で上がりです。
end-home-hits-win = { $name }が上がりました。{ $hit-word ->
    [stars] 星が最も多い人の勝ちです。
    [honour] 名誉が最も多い人の勝ちです。
   *[hits] ヒットが最も多い人の勝ちです。
}
end-home-titles-win = { $name }が上がりました。タイトルが最も多い人の勝ちです。
end-one-throw-lost-it = 一投で負けました。
end-the-last-round-is-played = 最終ラウンドが終わりました。
end-everybody-wins-something = 誰もが何かの一等賞。

end-everybody-wins = みんなが勝者
