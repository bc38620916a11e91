lab-title = { $rules }, { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}, semilla { $seed }.
lab-length = { $rounds } rondas, unos { $minutes } minutos.
lab-turns = Falla el { $misses } de los turnos; { $throws } tiradas por turno; el { $forced } de las tiradas no deja elegir.
lab-miss = { $dice ->
    [one] 1 dado falla
   *[other] { $dice-figure } dados fallan
} el { $chance }.
lab-wins = Victorias por asiento: { $seats-comma }. Quien va en cabeza a la mitad pierde el { $upset } de las veces.
lab-careful = Un jugador prudente entre los mejores gana el { $careful }; una parte igual es el { $even }.
lab-hits = { hits-plain-first } por cabeza: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Detenido antes de acabar una partida: no hay nada que contar.
    [one] Detenido tras una partida de { $of-figure }. Lo que se cuenta es de ella.
   *[other] Detenido tras { $done-figure } de { $of-figure } partidas. Lo que se cuenta es de ellas.
}
lab-speed = { $pace } partidas por segundo con { $count ->
    [one] 1 proceso
   *[other] { $count-figure } procesos
}.
lab-speed-cluster = { $pace } partidas por segundo con { $count ->
    [one] 1 worker
   *[other] { $count-figure } workers
} del clúster.
lab-progress = { $done-figure } de { $of ->
    [one] 1 partida
   *[other] { $of-figure } partidas
}

lab-try = Probar { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}
lab-try-tip = Las máquinas juegan con estas reglas; lo que sale se dibuja mientras juegan.
lab-name = Laboratorio
lab-against = contra
lab-against-nothing = nada más
lab-against-name = Reglas con las que comparar
lab-games = Partidas
lab-seed = Semilla
lab-stop = Detener
lab-progress-name = Partidas jugadas
lab-pace = { $games-figure } por segundo, { $minutes ->
    [0] queda menos de un minuto
    [one] queda cerca de un minuto
   *[other] quedan unos { $minutes-figure } minutos
}
lab-who = { $players-word-first } jugadores. Todos juegan lo mejor que saben menos uno prudente, que pasa por todos los asientos.
lab-who-both = { $players-word-first } jugadores. Todos juegan lo mejor que saben menos uno prudente, que pasa por todos los asientos. Ambos reglamentos reciben los mismos dados.
lab-stopped = Detenido tras { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}. Lo que salió hasta ahí se queda.
lab-watch = Ver la partida { $game-figure }
lab-watch-note = La partida con más hits para un jugador, para verla otra vez
lab-watch-wait = Jugando la partida { $game-figure } otra vez…
lab-watch-title = { $rules }, partida { $game-figure } del laboratorio
lab-no-processes = No se pueden jugar más partidas: { $why }. Lo que salió hasta ahí se queda.
lab-process-died = Un proceso ha muerto en mitad de las partidas. Puede que falte memoria; prueba con menos partidas. Lo que salió hasta ahí se queda.
lab-went-wrong = Algo salió mal en estas partidas. Lo que salió hasta ahí se queda, y el registro cuenta más.
lab-other-does-not-hold = Las otras reglas no se sostienen. { $wrong }

lab-was = antes { $value }
lab-figure-rounds = rondas por partida
lab-figure-minutes = minutos a 14 s por tirada
lab-figure-minutes-here = minutos a tus { $seconds-figure } s por tirada
lab-figure-misses = de los turnos fallan
lab-figure-hits = { hits-plain } por cabeza
lab-figure-upset = pierde el líder a la mitad
lab-figure-forced = tiradas sin elección
lab-length-title = Cuánto dura
lab-length-note = partidas por rondas
lab-rounds-bar = { $more ->
    [yes] { $least-figure } a { $top-figure } rondas
   *[no] { $least ->
        [one] 1 ronda
       *[other] { $least-figure } rondas
    }
}
lab-rounds-mean = { $name }: { $rounds } rondas
lab-seats-title = ¿Compensa empezar?
lab-seats-note = % de victorias por asiento, ± { $off }
lab-change-rounds = partidas por rondas; { $change } ± { $off }
lab-change-first = % de victorias; el primero { $change } ± { $off }
lab-change-careful = victorias; el prudente { $change } ± { $off }
lab-even = igual
lab-seat = { $seat ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
   *[other] { $seat }.º
}
lab-sources-title = De dónde vienen { general-hits-the }
lab-sources-note = por cabeza y partida
lab-sources-note-both = por cabeza y partida; punto: { $own }, anillo: { $other }
lab-never = nunca
lab-miss-same = Aquí no cambió nada.
lab-miss-was = Punteado: con { $other }.
lab-careful-title = ¿Compensa la prudencia?
lab-careful-note = victorias; puntos: una parte igual
lab-best = De los mejores, { $name }
lab-careful-one = El prudente, { $name }
lab-never-title = No pasó nunca
lab-never-note = en { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}
lab-never-none = Cada fuente de { hits-plain } salió al menos una vez.
lab-yet-title = Y sin embargo
lab-yet-length = La partida más larga duró { $longest } rondas; la más corta, { $shortest }.
lab-yet-hits = Alguien tomó { hits-counted } en una partida.

lab-save-figures = Guardar las cifras…
lab-save-picture = Guardar la imagen…
lab-save-title = Guardar lo que halló el laboratorio
lab-nothing-to-save = Todavía no hay nada que guardar.
lab-written = { $file } está escrito.
lab-not-written = No se puede escribir { $file }: { $why }. Elige otra carpeta.
lab-back = Volver a las reglas
lab-brief-figures = Cifras…
lab-brief-picture = Imagen…
lab-brief-back = Volver
lab-brief-use = Usar
