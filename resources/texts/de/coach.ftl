coach-name = Coach
coach-who = Letzte Wahl von { $name }
coach-best = Beste Wahl
coach-as-good = Genauso gut
coach-cost = { $kind ->
    [stay] Das Bleiben hat { $cost } gekostet
    [roll] Der Wurf hat { $cost } gekostet
    [keep] Das Rauslegen hat { $cost } gekostet
    [take-dare] Die Mutprobe anzunehmen hat { $cost } gekostet
    [refuse-dare] Das Kneifen hat { $cost } gekostet
   *[other] Das hat { $cost } gekostet
}
coach-cost-points = { $by ->
    [one] einen Punkt
   *[other] { $by-figure } Punkte
}
coach-cost-hits = { hits-counted } in { $of-figure } Zügen
coach-cost-wins = { $by ->
    [one] ein Spiel von { $of-figure }
   *[other] { $by-figure } Spiele von { $of-figure }
}
coach-better = Besser: { $what }
coach-as-good-as = Um ein Haar besser: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] Ein Weg
   *[other] { $ways-word-first } Wege
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] Es gab einen Weg
   *[other] Es gab { $ways-word } Wege
}: { $columns-listed }
coach-way = { $what }
coach-made = Gewählt: { $what }
coach-waits = { $hints ->
    [yes] Wähl du zuerst: Ich sehe mir jede Wahl an und sage, was sie wert war. Vorher fragst du mit H; noch mal H zeigt alle Wege.
   *[no] Wähl du zuerst: Ich sehe mir jede Wahl an und sage, was sie wert war.
}
coach-column-points = Punkte
coach-column-hits = { hits-plain } in { $of-figure } Zügen
coach-column-sure = sichere { hits-plain }
coach-column-stake = { hits-plain } auf dem Spiel
coach-column-misses = Risiko
coach-column-wins = Siege
coach-figure = { $column }: { $value }.
coach-percent = { $share } %
coach-chances = Siegchance bisher
coach-chance-of = { $name }: { $share } von 100.
coach-coming = { $of-figure } Züge wie dieser ({ $name }), von hier an bestens gespielt: { hits-counted }. { $some-figure } bringen { general-hit-acc } oder mehr, { $miss-figure } gehen daneben.
