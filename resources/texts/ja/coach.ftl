coach-name = コーチ
coach-who = { $name }の前の選択
coach-best = 最善
coach-as-good = 互角
coach-cost = { $kind ->
    [stay] 止めた損は{ $cost }
    [roll] 振った損は{ $cost }
    [keep] 残し方の損は{ $cost }
    [take-dare] 挑戦を受けた損は{ $cost }
    [refuse-dare] 挑戦を断った損は{ $cost }
   *[other] 損は{ $cost }
}
coach-cost-points = { $by-figure }点
coach-cost-hits = { $of-figure }手番で{ hits-counted }
coach-cost-wins = { $of-figure }ゲームで{ $by-figure }勝
coach-better = より良い手：{ $what }
coach-as-good-as = ほんのわずかの差：{ $what }
coach-more = { $why }
coach-ways = 道は{ $ways-figure }つ：{ $columns-listed }
coach-ways-there-were = 道は{ $ways-figure }つでした：{ $columns-listed }
coach-way = { $what }
coach-made = 選んだ手：{ $what }
coach-waits = { $hints ->
    [yes] まず選んでください。どの選択も見て、その価値をお伝えします。先に聞くならH、もう一度Hですべての道を表示します。
   *[no] まず選んでください。どの選択も見て、その価値をお伝えします。
}
coach-column-points = 点
coach-column-hits = { $of-figure }手番での{ hits-plain }
coach-column-sure = 確保した{ hits-plain }
coach-column-stake = 未確定の{ hits-plain }
coach-column-misses = はずれ
coach-column-wins = 勝ち
coach-figure = { $column }：{ $value }。
coach-percent = { $share }%
coach-chances = 今の勝率
coach-chance-of = { $name }：100回に{ $share }回。
coach-coming = { $name }のような手番{ $of-figure }回を、ここから最善で進めると：{ hits-counted }。うち{ $some-figure }回は{ hit-a }以上、{ $miss-figure }回ははずれ。
