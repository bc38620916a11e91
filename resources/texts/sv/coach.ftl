coach-name = Coach
coach-who = { whose } senaste val
coach-best = Bäst
coach-as-good = Lika bra
coach-cost = { $kind ->
    [stay] Att stanna kostade { $cost }
    [roll] Att slå kostade { $cost }
    [keep] Att spara så kostade { $cost }
    [take-dare] Att anta utmaningen kostade { $cost }
    [refuse-dare] Att avstå från utmaningen kostade { $cost }
   *[other] Det kostade { $cost }
}
coach-cost-points = { $by ->
    [one] en poäng
   *[other] { $by-figure } poäng
}
coach-cost-hits = { hits-counted } på { $of-figure } omgångar
coach-cost-wins = { $by ->
    [one] ett spel av { $of-figure }
   *[other] { $by-figure } spel av { $of-figure }
}
coach-better = Bättre: { $what }
coach-as-good-as = På ett hår när: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] En väg vidare
   *[other] { $ways-word-first } vägar vidare
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] Det fanns en väg vidare
   *[other] Det fanns { $ways-word } vägar vidare
}: { $columns-listed }
coach-way = { $what }
coach-made = Valt: { $what }
coach-waits = { $hints ->
    [yes] Välj först: jag ser på varje val och säger vad det var värt. Fråga i förväg med H; H en gång till visar alla vägar vidare.
   *[no] Välj först: jag ser på varje val och säger vad det var värt.
}
coach-column-points = poäng
coach-column-hits = värde i { hits-plain } på { $of-figure } omgångar
coach-column-sure = säkra { hits-plain }
coach-column-stake = { hits-plain } på spel
coach-column-misses = missar
coach-column-wins = vinner
coach-figure = { $column }: { $value }.
coach-percent = { $share } %
coach-chances = Chans att vinna hittills
coach-chance-of = { $name }: { $share } av 100.
coach-coming = { $of-figure } omgångar som { whose }, bäst spelade härifrån: { hits-counted }. { $some-figure } ger { hit-a } eller fler, { $miss-figure } missar.
