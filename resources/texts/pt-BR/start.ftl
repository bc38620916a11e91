start-no-game-is-waiting = Nenhum jogo espera.
start-continue = Continuar
start-the-last-game-at-its = o último jogo, no último lance
start-continue-note = { $rules }, rodada { $round-figure }, vez de { $name }
start-continue-brief = rodada { $round-figure }, vez de { $name }
start-new-game = Novo jogo
start-who-plays-by-which-sheet = quem joga, quais regras
start-sheets = Folhas para imprimir
start-sheets-short = Folhas
start-for-dice-on-a-real = para uma mesa de madeira
start-file = O Arquivo Zonk
start-file-short = Arquivo Zonk
start-file-note = { $games ->
    [0] todo jogo fica guardado
    [one] { $games-figure } jogo guardado
   *[other] { $games-figure } jogos guardados
}
start-throw = Rolar já
start-throw-note = Você contra { $rival }. Cinco dados, um vermelho.
start-throw-brief = Você contra { $rival }.
start-who-plays-brief = quem joga
start-for-dice-brief = para dados de verdade
start-file-brief = { $games ->
    [0] todos os jogos
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
start-you = Jogador

start-nobody-rolls = Ninguém rola { $faces }: { $points-figure } pontos, em folha nenhuma.
start-nobody-misses = Ninguém rola { $faces }, e ninguém liga.

start-best-turn = Melhor turno
start-best-night = Noite mais curta
start-best-hits = Mais hits
start-best-drought = Maior seca
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } turno
   *[other] { $value-figure } turnos
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } turno
   *[other] { $value-figure } turnos
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] metade da noite em um turno
    [turn-won] e o jogo também
    [turn-lost] e não venceu
    [night-clean] nenhum em vão
    [night-alone] mais ninguém na metade
    [night-misses] { $count-word } deles em vão
    [hits-alone] mais ninguém teve um
    [hits-most] mais que todo o resto
    [hits-of] de { $count-figure } na mesa
    [drought-won] e venceu mesmo assim
    [drought-back] e ainda convidam
   *[drought-end] { $count ->
        [0] e nada no fim
       *[other] e ainda fez { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Abrir este jogo: { $rules }, { $day }
