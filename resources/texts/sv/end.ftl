end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } får protokollet
   *[other] { $names-listed } delar protokollet
}
end-nobody-wins = Ingen vinner
end-computer-says = { $note } { $line }

end-others = { $count-word } till
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, i runda { $round-figure }
       *[other] { hits-plain }, i runda { $round-figure }
    }
    [titles] { $value ->
        [one] titel, i runda { $round-figure }
       *[other] titlar, i runda { $round-figure }
    }
   *[points] i runda { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, delad seger
       *[other] { hits-plain }, delad seger
    }
    [titles] { $value ->
        [one] titel, delad seger
       *[other] titlar, delad seger
    }
   *[points] delad seger
}
end-most-hits = Flest { hits-plain }
end-of-all-hits = av { $hits-figure } vid bordet
end-in-the-show = i halvtidsshowen
end-in-one-turn = i en omgång
end-turns-with-a-hit = omgångar i rad som gav { hit-a }
end-best-turn = Bästa omgång
end-points-in-one-turn = poäng i en omgång
end-longest-drought = Längsta torka
end-turns-without-a-point = { $turns ->
    [one] omgång utan poäng
   *[other] omgångar utan poäng
}
end-by-these-rules = enligt reglerna

end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average

end-dice-landed = { $dice-figure } tärningar har landat. Streckat: { $expected-figure } väntade.

end-how-it-went = Så gick det. { $told }
end-chart-race = Så gick det

end-were-the-dice-honest = Var tärningarna ärliga? { $told }
end-chart-dice = Var tärningarna ärliga?
end-nothing-odd = Inget konstigt.
end-point-here-for-what-that = Peka här för att se vad det betyder.

end-play-again = Spela igen
end-same-players-same-rules = samma spelare, samma regler
end-print-the-sheet = Skriv ut protokollet
end-the-winner-keeps-it = vinnaren får det
end-open-the-zonk-file = Öppna Zonk-arkivet
end-already-in-it = finns redan i det
end-back-to-the-table = Till bordet
end-the-dice-still-lie-there = tärningarna ligger kvar

end-one-throw-did-it = Ett kast räckte.
end-home-with = I mål med { $home }.
end-home-hits-win = { name-is } i mål. { $hit-word ->
    [stars] Flest stjärnor vinner.
    [honour] Mest heder vinner.
   *[hits] Flest träffar vinner.
}
end-home-titles-win = { name-is } i mål. Flest titlar vinner.
end-one-throw-lost-it = Ett kast kostade spelet.
end-the-last-round-is-played = Sista rundan är spelad.
end-everybody-wins-something = Alla vinner något.

end-everybody-wins = Alla vinner
