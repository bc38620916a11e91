stories-when = { $night ->
    [yes] em uma noite
   *[no] em um dia
}
stories-feat-devil = { $count-word-first } diabos { stories-when }
stories-feat-quadruple-insta-bong = { $count ->
    [1] Um Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs { stories-when }
}
stories-feat-triple-insta-bong = { $count ->
    [1] Um Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs { stories-when }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs { stories-when }
stories-feat-insta-bong = { $count-word-first } Insta-Bongs { stories-when }
stories-feat-royale = { $count ->
    [1] Uma Royale
    [2] Duas Royales { stories-when }
   *[other] { $count-word-first } Royales { stories-when }
}
stories-feat-slim-pickins = { $count ->
    [1] Todos os dados, um por um
    [2] Todos os dados um por um, duas vezes { stories-when }
   *[other] Todos os dados um por um, { $count-word } vezes { stories-when }
}
stories-feat-turkey = { $count-word-first } Turkeys { stories-when }
stories-feat-straight = { $count ->
    [2] Duas
   *[other] { $count-word-first }
} sequências { stories-when }
stories-feat-square = { $count-word-first } quadrados { stories-when }
stories-feat-train-wreck = { $count-word-first } Train Wrecks { stories-when }
stories-feat-third-zonk = { $count-word-first } terceiros Zonks { stories-when }

stories-game-best-turn = { $count-figure } pontos em um turno
stories-game-hits-game = { hits-counted } em um jogo
stories-game-hits-turn = { hits-counted } em um turno
stories-game-hits-running = { hits-plain-first } em { $count-word } turnos seguidos
stories-game-missed-running = Falhou { $count-word } turnos seguidos
stories-won-by = Venceu, com { $points-figure } pontos de folga
stories-won-running = Venceu { $count-word } jogos seguidos
stories-beats = Venceu { $rival } em { $won-word } de { $games-word }
stories-games = { $games ->
    [1] Um jogo
   *[other] { $games-figure } jogos
}
stories-games-won = { $games ->
    [1] Um jogo, vitória em { $month }
   *[other] { $games-figure } jogos, última vitória em { $month }
}
