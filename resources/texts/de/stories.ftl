stories-in-one = { $night ->
    [yes] an einem Abend
   *[no] an einem Tag
}
stories-feat-devil = { $count-word-first } Teufel { stories-in-one }
stories-feat-quadruple-insta-bong = { $count ->
    [one] Ein Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs { stories-in-one }
}
stories-feat-triple-insta-bong = { $count ->
    [one] Ein Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs { stories-in-one }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs { stories-in-one }
stories-feat-insta-bong = { $count-word-first } Insta-Bongs { stories-in-one }
stories-feat-royale = { $count ->
    [one] Eine Royale
   *[other] { $count-word-first } Royales { stories-in-one }
}
stories-feat-slim-pickins = { $count ->
    [one] Alle Würfel einzeln
   *[other] Alle Würfel einzeln, { $count-word }mal { stories-in-one }
}
stories-feat-turkey = { $count-word-first } Turkeys { stories-in-one }
stories-feat-straight = { $count-word-first } Straßen { stories-in-one }
stories-feat-square = { $count-word-first } Quadratzahlen { stories-in-one }
stories-feat-train-wreck = { $count-word-first } Train Wrecks { stories-in-one }
stories-feat-third-zonk = { $count-word-first } dritte Zonks { stories-in-one }

stories-game-best-turn = { $count-figure } Punkte in einem Zug
stories-game-hits-game = { hits-counted } in einem Spiel
stories-game-hits-turn = { hits-counted } in einem Zug
stories-game-hits-running = { hits-plain-first } in { $count-word } Zügen nacheinander
stories-game-missed-running = { $count-word-first } Fehlwürfe nacheinander
stories-won-by = Gewonnen mit { $points-figure } Punkten Vorsprung
stories-won-running = { $count-word-first } Spiele nacheinander gewonnen
stories-beats = { $won ->
    [one] Einmal
   *[other] { $won-word-first }mal
} in { $games-word } Spielen besser als { $rival }
stories-games = { $games ->
    [one] Ein Spiel
   *[other] { $games-figure } Spiele
}
stories-games-won = { $games ->
    [one] Ein Spiel, gewonnen im { $month }
   *[other] { $games-figure } Spiele, zuletzt gewonnen im { $month }
}
