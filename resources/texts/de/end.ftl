end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } nimmt den Zettel mit
   *[other] { $names-listed } teilen sich den Zettel
}
end-nobody-wins = Niemand gewinnt
end-computer-says = { $note } { $line }

end-others = { $count ->
    [one] noch jemand
   *[other] { $count-word } andere
}
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, in Runde { $round-figure }
       *[other] { hits-plain }, in Runde { $round-figure }
    }
    [titles] { $value ->
        [one] Titel, in Runde { $round-figure }
       *[other] Titel, in Runde { $round-figure }
    }
   *[points] in Runde { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, geteilt
       *[other] { hits-plain }, geteilt
    }
    [titles] { $value ->
        [one] Titel, geteilt
       *[other] Titel, geteilt
    }
   *[points] geteilt
}
end-most-hits = Meiste { hits-plain }
end-of-all-hits = von { $hits-figure } am Tisch
end-in-the-show = in der Halftime-Show
end-in-one-turn = in einem Zug
end-turns-with-a-hit = Züge nacheinander mit { general-hit-dat }
end-best-turn = Bester Zug
end-points-in-one-turn = Punkte in einem Zug
end-longest-drought = Längste Flaute
end-turns-without-a-point = { $turns ->
    [one] Zug ohne Punkt
   *[other] Züge ohne Punkt
}
end-by-these-rules = nach diesen Regeln

end-hits-told = { hits-plain }: { $told }
end-group-average = { $hit-word ->
    [stars] Sterne
    [honour] Ehre
   *[hits] Treffer
} im Schnitt

end-dice-landed = { $dice-figure } Würfel gefallen. Gestrichelt: { $expected-figure } erwartet.

end-how-it-went = Wie es lief. { $told }
end-chart-race = Wie es lief

end-were-the-dice-honest = Waren die Würfel ehrlich? { $told }
end-chart-dice = Ehrliche Würfel?
end-nothing-odd = Nichts Auffälliges.
end-point-here-for-what-that = Zeig hierhin, um zu sehen, was das heißt.

end-play-again = Noch mal
end-same-players-same-rules = gleiche Leute, gleiche Regeln
end-print-the-sheet = Zettel drucken
end-the-winner-keeps-it = er gehört dem Sieg
end-open-the-zonk-file = Zur Zonk-Akte
end-already-in-it = steht schon drin
end-back-to-the-table = Zurück zum Tisch
end-the-dice-still-lie-there = die Würfel liegen noch da

end-one-throw-did-it = Ein Wurf hat gereicht.
end-home-with = Im Ziel mit { $home }.
end-home-hits-win = { name-is } im Ziel. { $hit-word ->
    [stars] Die meisten Sterne gewinnen.
    [honour] Die meiste Ehre gewinnt.
   *[hits] Die meisten Treffer gewinnen.
}
end-home-titles-win = { name-is } im Ziel. Die meisten Titel gewinnen.
end-one-throw-lost-it = Ein Wurf hat es verspielt.
end-the-last-round-is-played = Die letzte Runde ist gespielt.
end-everybody-wins-something = Alle gewinnen etwas.

end-everybody-wins = Alle gewinnen
