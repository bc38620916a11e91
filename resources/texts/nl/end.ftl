end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } krijgt het blad
   *[other] { $names-listed } delen het blad
}
end-nobody-wins = Niemand wint
end-computer-says = { $note } { $line }
end-others = { $count-word } anderen
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, in ronde { $round-figure }
       *[other] { hits-plain }, in ronde { $round-figure }
    }
    [titles] { $value ->
        [one] titel, in ronde { $round-figure }
       *[other] titels, in ronde { $round-figure }
    }
   *[points] in ronde { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, gedeeld
       *[other] { hits-plain }, gedeeld
    }
    [titles] { $value ->
        [one] titel, gedeeld
       *[other] titels, gedeeld
    }
   *[points] gedeeld
}
end-most-hits = Meeste { hits-plain }
end-of-all-hits = van { $hits-figure } aan tafel
end-in-the-show = in de Halftime Show
end-in-one-turn = in één beurt
end-turns-with-a-hit = beurten op rij met { hit-a }
end-best-turn = Beste beurt
end-points-in-one-turn = punten in één beurt
end-longest-drought = Langste droogte
end-turns-without-a-point = { $turns ->
    [one] beurt zonder punt
   *[other] beurten zonder punt
}
end-by-these-rules = volgens deze regels
end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average
end-dice-landed = { $dice-figure } stenen geland. Gestreept: { $expected-figure } verwacht.
end-how-it-went = Zo ging het. { $told }
end-chart-race = Zo ging het
end-were-the-dice-honest = Eerlijke stenen? { $told }
end-chart-dice = Eerlijke stenen?
end-nothing-odd = Niets geks.
end-point-here-for-what-that = Wijs dit aan voor wat dat betekent.
end-play-again = Nog een keer
end-same-players-same-rules = zelfde spelers, zelfde regels
end-print-the-sheet = Blad afdrukken
end-the-winner-keeps-it = voor de winnaar
end-open-the-zonk-file = Zonk-archief openen
end-already-in-it = het staat er al in
end-back-to-the-table = Terug naar de tafel
end-the-dice-still-lie-there = de stenen liggen er nog
end-one-throw-did-it = Eén worp besliste het.
end-home-with = Binnen met { $home }.
end-home-hits-win = { name-is } binnen. { $hit-word ->
    [stars] Meeste sterren wint.
    [honour] Meeste eer wint.
   *[hits] Meeste treffers wint.
}
end-home-titles-win = { name-is } binnen. Meeste titels wint.
end-one-throw-lost-it = Eén worp verspeelde het.
end-the-last-round-is-played = De laatste ronde is gespeeld.
end-everybody-wins-something = Iedereen wint iets.
end-everybody-wins = Iedereen wint
