start-no-game-is-waiting = Er wacht geen spel.
start-continue = Verderspelen
start-the-last-game-at-its = het laatste spel, bij zijn laatste worp
start-continue-note = { $rules }, ronde { $round-figure }, { $name } is aan de beurt
start-continue-brief = ronde { $round-figure }, nu { $name }
start-new-game = Nieuw spel
start-who-plays-by-which-sheet = wie speelt, welke regels
start-sheets = Bladen afdrukken
start-sheets-short = Bladen
start-for-dice-on-a-real = voor een tafel van hout
start-file = Het Zonk-archief
start-file-short = Archief
start-file-note = { $games ->
    [0] elk spel blijft bewaard
    [one] { $games-figure } spel, niets kwijt
   *[other] { $games-figure } spellen, niets kwijt
}
start-throw = Nu gooien
start-throw-note = Jij tegen { $rival }. Vijf stenen, één rood.
start-throw-brief = Jij tegen { $rival }.
start-who-plays-brief = wie speelt
start-for-dice-brief = voor echte stenen
start-file-brief = { $games ->
    [0] alle spellen
    [one] { $games-figure } spel
   *[other] { $games-figure } spellen
}
start-you = Speler
start-nobody-rolls = Niemand gooit { $faces }: { $points-figure } punten, nergens opgeschreven.
start-nobody-misses = Niemand gooit { $faces }, en niemand zit ermee.
start-best-turn = Beste beurt
start-best-night = Kortste avond
start-best-hits = Meeste treffers
start-best-drought = Langste droogte
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } beurt
   *[other] { $value-figure } beurten
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } beurt
   *[other] { $value-figure } beurten
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] een halve avond werk
    [turn-won] en ook het spel
    [turn-lost] en niet gewonnen
    [night-clean] niet één voor niets
    [night-alone] verder niemand op de helft
    [night-misses] { $count-word } daarvan voor niets
    [hits-alone] verder had niemand er een
    [hits-most] meer dan alle anderen samen
    [hits-of] van { $count-figure } aan tafel
    [drought-won] en toch gewonnen
    [drought-back] en mag toch terugkomen
   *[drought-end] { $count ->
        [0] en niets aan het eind
       *[other] en toch { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Open dit spel: { $rules }, { $day }
