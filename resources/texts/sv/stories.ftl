stories-one-day = { $night ->
    [yes] på en kväll
   *[no] på en dag
}
stories-feat-devil = { $count-word-first } djävlar { stories-one-day }
stories-feat-quadruple-insta-bong = { $count ->
    [one] En Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs { stories-one-day }
}
stories-feat-triple-insta-bong = { $count ->
    [one] En Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs { stories-one-day }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs { stories-one-day }
stories-feat-insta-bong = { $count-word-first } Insta-Bongs { stories-one-day }
stories-feat-royale = { $count ->
    [one] En Royale
   *[other] { $count-word-first } Royaler { stories-one-day }
}
stories-feat-slim-pickins = { $count ->
    [one] Alla tärningar, en i taget
   *[other] Alla tärningar en i taget, { $count-word } gånger { stories-one-day }
}
stories-feat-turkey = { $count-word-first } Turkeys { stories-one-day }
stories-feat-straight = { $count-word-first } stegar { stories-one-day }
stories-feat-square = { $count-word-first } kvadrater { stories-one-day }
stories-feat-train-wreck = { $count-word-first } Train Wrecks { stories-one-day }
stories-feat-third-zonk = Tredje Zonk i rad { $count-word } gånger { stories-one-day }

stories-game-best-turn = { $count-figure } poäng i en omgång
stories-game-hits-game = { hits-counted } i ett spel
stories-game-hits-turn = { hits-counted } i en omgång
stories-game-hits-running = { hits-plain-first } { $count-word } omgångar i rad
stories-game-missed-running = Missade { $count-word } omgångar i rad
stories-won-by = Vann med { $points-figure } poäng
stories-won-running = Vann { $count-word } spel i rad
stories-beats = Slog { $rival } { $won-word } gånger av { $games-word }
stories-games = { $games ->
    [one] Ett spel
   *[other] { $games-figure } spel
}
stories-games-won = { $games ->
    [one] Ett spel, vunnet i { $month }
   *[other] { $games-figure } spel, senast vunnet i { $month }
}
