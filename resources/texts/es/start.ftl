start-no-game-is-waiting = No espera ninguna partida.
start-continue = Continuar
start-the-last-game-at-its = la última partida, donde quedó
start-continue-note = { $rules }, ronda { $round-figure }, juega { $name }
start-continue-brief = ronda { $round-figure }, juega { $name }
start-new-game = Nueva partida
start-who-plays-by-which-sheet = quién juega, qué reglas
start-sheets = Hojas para imprimir
start-sheets-short = Hojas
start-for-dice-on-a-real = para una mesa de madera
start-file = El Archivo Zonk
start-file-short = Archivo Zonk
start-file-note = { $games ->
    [0] guarda cada partida
    [one] { $games-figure } partida, a salvo
   *[other] { $games-figure } partidas, todas a salvo
}
start-throw = Tirar ya
start-throw-note = Tú contra { $rival }. Cinco dados, uno rojo.
start-throw-brief = Tú contra { $rival }.
start-who-plays-brief = quién juega
start-for-dice-brief = para dados reales
start-file-brief = { $games ->
    [0] cada partida
    [one] { $games-figure } partida
   *[other] { $games-figure } partidas
}
start-you = Jugador

start-nobody-rolls = Nadie saca { $faces }: { $points-figure } puntos que nadie anota.
start-nobody-misses = Nadie saca { $faces }, y a nadie le importa.

start-best-turn = Mejor turno
start-best-night = Noche más corta
start-best-hits = Más hits
start-best-drought = La peor sequía
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
    [turn-half] media noche de trabajo
    [turn-won] y la partida también
    [turn-lost] y no ganó
    [night-clean] ni uno en balde
    [night-alone] nadie más llegó a la mitad
    [night-misses] { $count ->
        [one] uno de ellos en balde
       *[other] { $count-word } de ellos en balde
    }
    [hits-alone] nadie más sumó
    [hits-most] más que el resto de la mesa
    [hits-of] de { $count-figure } en la mesa
    [drought-won] y aun así ganó
    [drought-back] y volvieron a invitar
   *[drought-end] { $count ->
        [0] y al final, nada
       *[other] y aun así hizo { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Abrir esta partida: { $rules }, { $day }
