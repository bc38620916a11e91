stories-feat-devil = { $count-word-first } duivels op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-quadruple-insta-bong = { $count ->
    [one] Een Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs op één { $night ->
        [yes] avond
       *[no] dag
    }
}
stories-feat-triple-insta-bong = { $count ->
    [one] Een Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs op één { $night ->
        [yes] avond
       *[no] dag
    }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-insta-bong = { $count-word-first } Insta-Bongs op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-royale = { $count ->
    [one] Een Royale
   *[other] { $count-word-first } Royales op één { $night ->
        [yes] avond
       *[no] dag
    }
}
stories-feat-slim-pickins = { $count ->
    [one] Alle stenen, één voor één
   *[other] Alle stenen één voor één, { $count-word } keer op één { $night ->
        [yes] avond
       *[no] dag
    }
}
stories-feat-turkey = { $count-word-first } Turkeys op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-straight = { $count-word-first } straten op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-square = { $count-word-first } kwadraten op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-train-wreck = { $count-word-first } Train Wrecks op één { $night ->
    [yes] avond
   *[no] dag
}
stories-feat-third-zonk = { $count-word-first } keer een derde Zonk op één { $night ->
    [yes] avond
   *[no] dag
}
stories-game-best-turn = { $count-figure } punten in één beurt
stories-game-hits-game = { hits-counted } in één spel
stories-game-hits-turn = { hits-counted } in één beurt
stories-game-hits-running = { hits-plain-first } in { $count-word } beurten op rij
stories-game-missed-running = { $count-word-first } beurten op rij gemist
stories-won-by = Gewonnen, { $points-figure } punten voor
stories-won-running = { $count-word-first } spellen op rij gewonnen
stories-beats = { $rival } { $won-word } van de { $games-word } keer verslagen
stories-games = { $games ->
    [one] Eén spel
   *[other] { $games-figure } spellen
}
stories-games-won = { $games ->
    [one] Eén spel, gewonnen in { $month }
   *[other] { $games-figure } spellen, laatst gewonnen in { $month }
}
