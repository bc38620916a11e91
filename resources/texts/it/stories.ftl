stories-feat-devil = { $count-word-first } diavoli in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-quadruple-insta-bong = { $count ->
    [one] Un Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bong in { $night ->
        [yes] una notte
       *[no] un giorno
    }
}
stories-feat-triple-insta-bong = { $count ->
    [one] Un Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bong in { $night ->
        [yes] una notte
       *[no] un giorno
    }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bong in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-insta-bong = { $count-word-first } Insta-Bong in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-royale = { $count ->
    [one] Una Royale
   *[other] { $count-word-first } Royale in { $night ->
        [yes] una notte
       *[no] un giorno
    }
}
stories-feat-slim-pickins = { $count ->
    [one] Tutti i dadi, uno alla volta
   *[other] Tutti i dadi uno alla volta, { $count-word } volte in { $night ->
        [yes] una notte
       *[no] un giorno
    }
}
stories-feat-turkey = { $count-word-first } Turkey in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-straight = { $count-word-first } scale in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-square = { $count-word-first } quadrati in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-train-wreck = { $count-word-first } Train Wreck in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-feat-third-zonk = { $count-word-first } terzi Zonk in { $night ->
    [yes] una notte
   *[no] un giorno
}
stories-game-best-turn = { $count-figure } punti in un turno
stories-game-hits-game = { hits-counted } in una partita
stories-game-hits-turn = { hits-counted } in un turno
stories-game-hits-running = { hits-plain-first } per { $count-word } turni di fila
stories-game-missed-running = { $count-word-first } buchi di fila
stories-won-by = Vittoria, con { $points-figure } punti di vantaggio
stories-won-running = { $count-word-first } vittorie di fila
stories-beats = Contro { $rival }: { $won-word } vittorie su { $games-word }
stories-games = { $games ->
    [one] Una partita
   *[other] { $games-figure } partite
}
stories-games-won = { $games ->
    [one] Una partita, vinta: { $month }
   *[other] { $games-figure } partite, ultima vittoria: { $month }
}
