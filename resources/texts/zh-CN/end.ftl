end-takes-the-sheet = { $names-count ->
    [1] { $names-listed }拿走计分表
   *[other] { $names-listed }共享计分表
}
end-nobody-wins = 没人获胜
end-computer-says = { $note }{ $line }

end-others = 另外{ $count-word }人
end-won = { $by ->
    [hits] { end-won-unit }，第{ $round-figure }轮
    [titles] 个头衔，第{ $round-figure }轮
   *[points] 第{ $round-figure }轮
}
end-won-shared = { $by ->
    [hits] { end-won-unit }，并列
    [titles] 个头衔，并列
   *[points] 并列
}
end-most-hits = { hits-plain }最多
end-of-all-hits = 全桌共{ $hits-figure }
end-in-the-show = 在中场秀里
end-in-one-turn = 一回合之内
end-turns-with-a-hit = 个回合连得{ hits-plain }
end-best-turn = 最佳回合
end-points-in-one-turn = 分，一回合之内
end-longest-drought = 最长旱期
end-turns-without-a-point = 个回合一分没有
end-by-these-rules = 按这套规则

end-hits-told = { hits-plain }：{ $told }
end-group-average = 全桌平均{ $hit-word ->
    [stars] 星数
    [honour] 荣誉
   *[hits] 彩头
}

end-dice-landed = 落下{ $dice-figure }颗骰子。虚线：预期{ $expected-figure }次。

end-how-it-went = 全程走势。{ $told }
end-chart-race = 全程走势

end-were-the-dice-honest = 骰子老实吗？{ $told }
end-chart-dice = 骰子老实吗？
end-nothing-odd = 没什么不对。
end-point-here-for-what-that = 指向这里看是什么意思。

end-play-again = 再来一局
end-same-players-same-rules = 原班人马，原来的规则
end-print-the-sheet = 打印计分表
end-the-winner-keeps-it = 归赢家收藏
end-open-the-zonk-file = 打开Zonk档案
end-already-in-it = 已经在里面
end-back-to-the-table = 回到桌边
end-the-dice-still-lie-there = 骰子还在那里

end-one-throw-did-it = 一掷定乾坤。
end-home-with = 以{ $home }分到家。
end-home-hits-win = { $name }到家。{ hits-plain }最多者胜。
end-home-titles-win = { $name }到家。头衔最多者胜。
end-one-throw-lost-it = 一掷全输光。
end-the-last-round-is-played = 最后一轮打完了。
end-everybody-wins-something = 人人都有收获。

end-everybody-wins = 人人都赢

end-won-unit = { $hit-word ->
    [stars] 颗星
    [honour] 点荣誉
   *[hits] 个彩头
}
