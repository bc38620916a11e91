coach-name = Coach
coach-who = Laatste keuze van { $name }
coach-best = Het beste
coach-as-good = Even goed
coach-cost = { $kind ->
    [stay] Stoppen kostte { $cost }
    [roll] Gooien kostte { $cost }
    [keep] Zo houden kostte { $cost }
    [take-dare] De uitdaging aannemen kostte { $cost }
    [refuse-dare] De uitdaging weigeren kostte { $cost }
   *[other] Het kostte { $cost }
}
coach-cost-points = { $by ->
    [one] één punt
   *[other] { $by-figure } punten
}
coach-cost-hits = { hits-counted } in { $of-figure } beurten
coach-cost-wins = { $by ->
    [one] één spel op { $of-figure }
   *[other] { $by-figure } spellen op { $of-figure }
}
coach-better = Beter: { $what }
coach-as-good-as = Op een haar na: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] Eén mogelijkheid
   *[other] { $ways-word-first } mogelijkheden
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] Er was één mogelijkheid
   *[other] Er waren { $ways-word } mogelijkheden
}: { $columns-listed }
coach-way = { $what }
coach-made = Gekozen: { $what }
coach-waits = { $hints ->
    [yes] Kies maar: ik bekijk elke keuze en zeg wat die waard was. Vooraf vragen kan met H; nog eens H toont alle mogelijkheden.
   *[no] Kies maar: ik bekijk elke keuze en zeg wat die waard was.
}
coach-column-points = punten
coach-column-hits = waard in { hits-plain } op { $of-figure } beurten
coach-column-sure = veilige { hits-plain }
coach-column-stake = { hits-plain } op het spel
coach-column-misses = missers
coach-column-wins = gewonnen
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = Kans op winst tot nu toe
coach-chance-of = { $name }: { $share } op de 100.
coach-coming = { $of-figure } beurten als deze van { $name }, vanaf hier het best gespeeld: { hits-counted }. { $some-figure } leveren { hit-a } of meer op, { $miss-figure } gaan mis.
