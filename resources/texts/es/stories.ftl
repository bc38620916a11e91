stories-feat-devil = { $count-word-first } diablos { stories-span }
stories-span = { $night ->
    [yes] en una noche
   *[no] en un día
}
stories-feat-quadruple-insta-bong = { $count ->
    [one] Un Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs { stories-span }
}
stories-feat-triple-insta-bong = { $count ->
    [one] Un Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs { stories-span }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs { stories-span }
stories-feat-insta-bong = { $count-word-first } Insta-Bongs { stories-span }
stories-feat-royale = { $count ->
    [one] Una Royale
   *[other] { $count-word-first } Royales { stories-span }
}
stories-feat-slim-pickins = { $count ->
    [one] Todos los dados, de uno en uno
   *[other] Todos los dados de uno en uno, { $count-word } veces { stories-span }
}
stories-feat-turkey = { $count-word-first } Turkeys { stories-span }
stories-feat-straight = { $count-word-first } escaleras { stories-span }
stories-feat-square = { $count-word-first } cuadrados { stories-span }
stories-feat-train-wreck = { $count-word-first } Train Wrecks { stories-span }
stories-feat-third-zonk = { $count-word-first } veces el tercer Zonk { stories-span }

stories-game-best-turn = { $count-figure } puntos en un turno
stories-game-hits-game = { hits-counted } en una partida
stories-game-hits-turn = { hits-counted } en un turno
stories-game-hits-running = { hits-plain-first } en { $count-word } turnos seguidos
stories-game-missed-running = { $count-word-first } turnos seguidos de fallo
stories-won-by = Victoria por { $points-figure } puntos
stories-won-running = { $count-word-first } victorias seguidas
stories-beats = Venció a { $rival } { $won ->
    [one] una
   *[other] { $won-word }
} de { $games-word } veces
stories-games = { $games ->
    [one] Una partida
   *[other] { $games-figure } partidas
}
stories-games-won = { $games ->
    [one] Una partida, ganada en { $month }
   *[other] { $games-figure } partidas, la última victoria en { $month }
}
