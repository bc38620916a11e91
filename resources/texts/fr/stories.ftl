stories-feat-devil = { $count-word-first } diables en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-quadruple-insta-bong = { $count ->
    [one] Un Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs en { $night ->
        [yes] une soirée
       *[no] une journée
    }
}
stories-feat-triple-insta-bong = { $count ->
    [one] Un Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs en { $night ->
        [yes] une soirée
       *[no] une journée
    }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-insta-bong = { $count-word-first } Insta-Bongs en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-royale = { $count ->
    [one] Une Royale
   *[other] { $count-word-first } Royales en { $night ->
        [yes] une soirée
       *[no] une journée
    }
}
stories-feat-slim-pickins = { $count ->
    [one] Tous les dés, un par un
   *[other] Tous les dés un par un, { $count-word } fois en { $night ->
        [yes] une soirée
       *[no] une journée
    }
}
stories-feat-turkey = { $count-word-first } Turkeys en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-straight = { $count-word-first } suites en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-square = { $count-word-first } carrés en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-train-wreck = { $count-word-first } Train Wrecks en { $night ->
    [yes] une soirée
   *[no] une journée
}
stories-feat-third-zonk = { $count-word-first } troisièmes Zonks en { $night ->
    [yes] une soirée
   *[no] une journée
}

stories-game-best-turn = { $count-figure } points en un tour
stories-game-hits-game = { hits-counted } en une partie
stories-game-hits-turn = { hits-counted } en un tour
stories-game-hits-running = { general-hits-of-the-first } { $count-word } tours de suite
stories-game-missed-running = Des ratés { $count-word } tours de suite
stories-won-by = Victoire avec { $points-figure } points d’avance
stories-won-running = { $count-word-first } victoires de suite
stories-beats = Bat { $rival } { $won-word } fois sur { $games-word }
stories-games = { $games ->
    [one] Une partie
   *[other] { $games-figure } parties
}
stories-games-won = { $games ->
    [one] Une partie, une victoire en { $month }
   *[other] { $games-figure } parties, dernière victoire en { $month }
}
