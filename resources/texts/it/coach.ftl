coach-name = Coach
coach-who = L’ultima scelta di { $name }
coach-best = La migliore
coach-as-good = Pari
coach-cost = { $kind ->
    [stay] Lo stop è costato { $cost }
    [roll] Il tiro è costato { $cost }
    [keep] Tenerli è costato { $cost }
    [take-dare] Accettare la sfida è costato { $cost }
    [refuse-dare] Rifiutare la sfida è costato { $cost }
   *[other] È costato { $cost }
}
coach-cost-points = { $by ->
    [one] un punto
   *[other] { $by-figure } punti
}
coach-cost-hits = { hits-counted } in { $of-figure } turni
coach-cost-wins = { $by ->
    [one] una partita su { $of-figure }
   *[other] { $by-figure } partite su { $of-figure }
}
coach-better = Meglio: { $what }
coach-as-good-as = Per un soffio: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] Una strada
   *[other] { $ways-word-first } strade
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] C’era una strada
   *[other] C’erano { $ways-word } strade
}: { $columns-listed }
coach-way = { $what }
coach-made = Scelto: { $what }
coach-waits = { $hints ->
    [yes] Scegli prima tu: guardo ogni scelta e dico quanto valeva. Chiedi in anticipo con H; ancora H mostra tutte le strade.
   *[no] Scegli prima tu: guardo ogni scelta e dico quanto valeva.
}
coach-column-points = punti
coach-column-hits = valore in { hits-plain } di { $of-figure } turni
coach-column-sure = { hits-plain } al sicuro
coach-column-stake = { hits-plain } in ballo
coach-column-misses = buchi
coach-column-wins = vittorie
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = Probabilità di vincere finora
coach-chance-of = { $name }: { $share } su 100.
coach-coming = { $of-figure } turni come questo di { $name }, giocati al meglio da qui: { hits-counted }. { $some-figure } portano almeno { hit-a }, { $miss-figure } sono un buco.
