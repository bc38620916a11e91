coach-name = 教练
coach-who = { $name }刚才的选择
coach-best = 最佳
coach-as-good = 一样好
coach-cost = { $kind ->
    [stay] 收手亏了{ $cost }
    [roll] 接着掷亏了{ $cost }
    [keep] 这样留亏了{ $cost }
    [take-dare] 应战亏了{ $cost }
    [refuse-dare] 不接亏了{ $cost }
   *[other] 亏了{ $cost }
}
coach-cost-points = { $by-figure }分
coach-cost-hits = { hits-counted }（每{ $of-figure }回合）
coach-cost-wins = { $by-figure }局（每{ $of-figure }局）
coach-better = 更好：{ $what }
coach-as-good-as = 差一点点：{ $what }
coach-more = { $why }
coach-ways = 有{ $ways-word }种走法：{ $columns-listed }
coach-ways-there-were = 当时有{ $ways-word }种走法：{ $columns-listed }
coach-way = { $what }
coach-made = 选了：{ $what }
coach-waits = { $hints ->
    [yes] 你先选：每个选择我都看，再说它值多少。想先问就按H；再按H看所有走法。
   *[no] 你先选：每个选择我都看，再说它值多少。
}
coach-column-points = 分
coach-column-hits = 每{ $of-figure }回合的{ hits-plain }
coach-column-sure = 稳拿的{ hits-plain }
coach-column-stake = 悬着的{ hits-plain }
coach-column-misses = 落空
coach-column-wins = 胜
coach-figure = { $column }：{ $value }。
coach-percent = { $share }%
coach-chances = 目前的胜率
coach-chance-of = { $name }：100局能赢{ $share }局。
coach-coming = 像{ $name }这样的回合，从这里全打最佳，{ $of-figure }次共得{ hits-counted }。其中{ $some-figure }次至少得{ hit-a }，{ $miss-figure }次落空。
