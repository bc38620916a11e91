start-no-game-is-waiting = Es wartet kein Spiel.
start-continue = Weiterspielen
start-the-last-game-at-its = das letzte Spiel, beim letzten Wurf
start-continue-note = { $rules }, Runde { $round-figure }, dran: { $name }
start-continue-brief = Runde { $round-figure }, dran: { $name }
start-new-game = Neues Spiel
start-who-plays-by-which-sheet = wer spielt, welche Regeln
start-sheets = Zettel drucken
start-sheets-short = Zettel
start-for-dice-on-a-real = für einen Tisch aus Holz
start-file = Die Zonk-Akte
start-file-short = Zonk-Akte
start-file-note = { $games ->
    [0] jedes Spiel bleibt
    [one] { $games-figure } Spiel aufgehoben
   *[other] { $games-figure } Spiele aufgehoben
}
start-throw = Gleich würfeln
start-throw-note = Du gegen { $rival }. Fünf Würfel, einer rot.
start-throw-brief = Du gegen { $rival }.
start-who-plays-brief = wer spielt
start-for-dice-brief = für echte Würfel
start-file-brief = { $games ->
    [0] alle Spiele
    [one] { $games-figure } Spiel
   *[other] { $games-figure } Spiele
}
start-you = Spieler

start-nobody-rolls = Niemand würfelt { $faces }: { $points-figure } Punkte, nirgends aufgeschrieben.
start-nobody-misses = Niemand würfelt { $faces }, und niemanden stört’s.

start-best-turn = Bester Zug
start-best-night = Kürzester Abend
start-best-hits = Meiste Treffer
start-best-drought = Längste Flaute
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } Zug
   *[other] { $value-figure } Züge
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } Zug
   *[other] { $value-figure } Züge
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] die halbe Arbeit des Abends
    [turn-won] und das Spiel gleich mit
    [turn-lost] und doch nicht gewonnen
    [night-clean] keiner davon umsonst
    [night-alone] sonst niemand auf halbem Weg
    [night-misses] { $count ->
        [one] einer davon umsonst
       *[other] { $count-word } davon umsonst
    }
    [hits-alone] sonst niemand auch nur einen
    [hits-most] mehr als alle anderen zusammen
    [hits-of] von { $count-figure } am Tisch
    [drought-won] und trotzdem gewonnen
    [drought-back] und doch wieder eingeladen
   *[drought-end] { $count ->
        [0] und am Ende gar nichts
       *[other] und doch noch { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Dieses Spiel öffnen: { $rules }, { $day }
