statistics-title = Estadísticas
statistics-progress = Partidas leídas
statistics-reading = { $read-figure } de { $games-figure } partidas leídas
statistics-read = { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}{ $refused ->
    [0] {""}
    [one] . 1 no se puede volver a jugar y se deja fuera.
   *[other] . { $refused-figure } no se pueden volver a jugar y se dejan fuera.
}
statistics-save = &Guardar
statistics-close = Cerrar
statistics-png = { $times ->
    [1] Imagen, como en pantalla (PNG)
    [2] Imagen, el doble de grande (PNG)
   *[other] Imagen, el triple de grande (PNG)
}
statistics-save-svg = Dibujo (SVG)
statistics-save-csv = Tabla (CSV)
statistics-save-title = Guardar las estadísticas
statistics-nothing-to-save = Todavía no hay nada que guardar.
statistics-written = Escrito: { $file }.
statistics-not-written = No se puede escribir { $file }: { $why }.
statistics-no-picture = no se puede dibujar la imagen
statistics-percent = { $share } %
statistics-empty = Aún no hay nada que contar
statistics-empty-race = Aquí corre el total de cada cual, ronda a ronda, en cuanto se haya jugado una partida.
statistics-empty-hits = Aquí se ve qué da hits en tu mesa, lo más común primero, en cuanto se haya jugado una partida.
statistics-empty-turns = Aquí se ve cuánto da un turno, frente a un jugador que siempre se planta en la misma cifra, en cuanto se haya jugado una partida.
statistics-empty-players = Aquí se ve quién ha ganado cuántas veces, quién vence a quién y quién está en racha, en cuanto se haya jugado una partida.
statistics-empty-sheets = Aquí se comparan los reglamentos, en cuanto se haya jugado una partida.
statistics-empty-records = Aquí cuelgan el mejor turno, el hit más grande y la racha más larga, cada cual con su partida, en cuanto se haya jugado una.
statistics-empty-dice = Aquí se ve cuántas veces cayó cada cara, y si unos dados honestos hacen eso, en cuanto se haya jugado una partida.
statistics-none-sub = Sigue jugando, y aquí estará.

statistics-page-race = Carrera
statistics-race-game = Partida
statistics-race-kind = Qué se dibuja
statistics-race-totals = Totales
statistics-race-behind = Detrás del líder
statistics-race-chances = Probabilidad de ganar
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Show de medio tiempo
statistics-race-axis = ronda
statistics-race-home = meta, { $points-figure }
statistics-race-head = Ronda { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Ronda { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, total { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] un jugador
   *[other] { $players-figure } jugadores
}, { $rounds ->
    [one] una ronda
   *[other] { $rounds-figure } rondas
}. Señala una ronda para leerla; las flechas las recorren.
statistics-race-none = Nadie ha anotado nada aún
statistics-race-led = { $name } fue en cabeza desde la ronda { $round-figure }
statistics-race-led-always = { $name } fue en cabeza de la primera ronda a la última
statistics-race-leads = { name-leads } desde la ronda { $round-figure }
statistics-race-leads-always = { name-leads } desde la primera ronda
statistics-race-lead = En cabeza
statistics-race-lead-of = { $rounds-figure } de { $of ->
    [one] 1 ronda
   *[other] { $of-figure } rondas
}
statistics-race-changes = Cambios de líder
statistics-race-changes-last = el último en la ronda { $round-figure }, a favor de { $name }
statistics-race-changes-none = arriba nadie adelantó a nadie
statistics-race-jump = El mayor salto
statistics-race-jump-by = { $name }, ronda { $round-figure }
statistics-race-gap = Del primero al segundo
statistics-race-gap-between = { $second }, detrás de { $first }

statistics-page-hits = { $hit-word ->
    [stars] Estrellas
    [honour] Honor
   *[hits] Hits
}
statistics-hits-none = { $hit-word ->
    [stars] Ninguna estrella aún
    [honour] Ningún punto de honor aún
   *[hits] Ningún hit aún
}
statistics-hits-player = Jugador
statistics-hits-everybody = Toda la mesa
statistics-hits-all-rules = Todos los reglamentos
statistics-hits-none-sub = Lo que los da se verá aquí, lo más común primero.
statistics-hits-others = todo lo demás
statistics-hits-share = { $hits-figure }, { $share } %
statistics-hits-head = { $source }: { $share } de cada 100
statistics-hits-sub = { hits-counted } en { $games ->
    [one] una partida
   *[other] { $games-figure } partidas
}. { name-has } más que nadie: { $most-figure }.

statistics-page-turns = Turnos
statistics-turns-rules = Reglas
statistics-turns-points = { $points-figure } puntos
statistics-turns-simple-from = El jugador simple se planta desde
statistics-turns-against = contra un jugador simple que aparta todo lo que puntúa y se planta desde
statistics-turns-axis = turnos
statistics-turns-axis-points = puntos del turno
statistics-turns-played = jugado
statistics-turns-simple = jugador simple, exacto
statistics-turns-miss = fallo
statistics-turns-none = Ningún turno aún
statistics-turns-told = { $turns ->
    [one] De 1 turno
   *[other] De { $turns-figure } turnos
}, fallos: { $misses-figure }.{ $most ->
    [0] {""}
   *[other] {" "}Entre los otros, el grupo mayor, { $most-figure }, dio { $open ->
        [yes] { $least-figure } puntos o más
       *[no] de { $least-figure } a { $top-figure } puntos
    }. El mejor turno dio { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Fallos
    [one] { $least-figure } puntos
    [open] { $least-figure } puntos o más
   *[between] { $least-figure } a { $top-figure } puntos
}: { $played ->
    [one] 1 turno
   *[other] { $played-figure } turnos
}{ $simple ->
    [some] ; { $thought ->
        [0] apenas uno
       *[other] { $thought-figure }
    } del jugador simple
   *[none] {""}
}
statistics-turns-head = Un turno da { $points-figure } puntos
statistics-turns-sub = { $turns-figure } turnos. El jugador simple saca { $points-figure }, ya dentro de la partida y sin retos.
statistics-turns-reckoning = { $turns-figure } turnos. El jugador simple se está calculando.
statistics-turns-house = { $turns-figure } turnos. Para reglas de la casa no hay cifra exacta.

statistics-page-players = Jugadores
statistics-players-all = Toda la mesa
statistics-players-column-name = Jugador
statistics-players-column-games = Partidas
statistics-players-column-won = Ganadas
statistics-players-column-share = % ganadas
statistics-players-column-average = Por turno
statistics-players-column-misses = Fallos
statistics-players-column-best = Mejor turno
statistics-players-column-hits = { $hit-word ->
    [stars] Estrellas
    [honour] Honor
   *[hits] Hits
}
statistics-players-who = { $computer ->
    [yes] { $name } (máquina)
   *[no] { $name }
}
statistics-players-none = Nadie ha ganado aún
statistics-players-none-sub = Las partidas sin terminar cuentan solo para turnos y fallos.
statistics-players-head = { $name } { $name-count ->
   *[one] gana
    [other] ganan
} más que nadie: { $won ->
    [one] una partida
   *[other] { $won-figure } partidas
}
statistics-players-sub = El duelo más repetido es { $first } contra { $second }: { $games ->
    [one] una partida
   *[other] { $games-figure } partidas
}, { $ahead-figure } a { $behind-figure }.
statistics-players-alone = Nadie se ha medido aún con nadie.
statistics-rivals = Quién vence a quién
statistics-rivals-column-pair = Cara a cara
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Partidas a la vez
statistics-rivals-column-first = Gana el primero
statistics-rivals-column-second = Gana el segundo
statistics-stories = Historias
statistics-stories-column-story = Historia
statistics-stories-column-player = Jugador
statistics-stories-column-day = Fecha
statistics-form = Racha
statistics-form-note = Puntos por turno en las últimas diez partidas, de los cinco que más juegan. Si sube, alguien mejora, o se atreve y tiene suerte. La rueda, + y − acercan o alejan.
statistics-form-axis = puntos por turno
statistics-form-told = { $name }: { $points-figure } puntos por turno al final, { $first-figure } tras la primera partida.
statistics-form-games = partidas de este jugador
statistics-form-game = partida { $game-figure }

statistics-page-sheets = Reglamentos
statistics-sheets-column-rules = Reglas
statistics-sheets-column-games = Partidas
statistics-sheets-column-finished = Terminadas
statistics-sheets-column-length = Turnos/cabeza
statistics-sheets-column-points = Por turno
statistics-sheets-column-misses = Fallos
statistics-sheets-column-hits = { $hit-word ->
    [stars] Estrellas/cabeza
    [honour] Honor/cabeza
   *[hits] Hits/cabeza
}
statistics-sheets-none = Aún no se ha jugado ningún reglamento
statistics-sheets-head = { $rules } es lo que más se juega: { $games ->
    [one] una partida
   *[other] { $games-figure } partidas
}
statistics-sheets-sub = { $sheets ->
    [one] Un reglamento. Duración y hits son medias de partidas terminadas.
   *[other] { $sheets-figure } reglamentos. Duración y hits son medias de partidas terminadas.
}

statistics-page-records = Récords
statistics-records-open = Ver esta partida otra vez
statistics-records-none = Ningún récord aún
statistics-records-head = El mejor turno dio { $value }
statistics-records-sub = { $note }. Pulsa un récord para ver su partida.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Mejor turno
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: turnos seguidos que dieron un hit
statistics-record-title-longest-miss = La peor racha de fallos
statistics-record-title-highest-group-hit-average = La mayor media de hits del grupo
statistics-records-a-head = { $low } a { $high } hits por cabeza, dice { $rules }
statistics-records-a-head-note = en { $games ->
    [one] una partida terminada
   *[other] { $games-figure } partidas terminadas
}, de { $least } a { $most }; { $within-figure } quedaron dentro.

statistics-page-dice = Dados
statistics-dice-which = Qué dados
statistics-dice-screen = En pantalla
statistics-dice-real = Dados reales
statistics-dice-title-straying = Cuánto se desvía cada cara
statistics-dice-title-course = Todas las caras juntas, según avanzó
statistics-dice-title-luck = Quién tira mejor que los dados
statistics-dice-unit-straying = a trazos: en 95 de 100 mesas, seis caras honestas se quedan dentro
statistics-dice-unit-course = ji cuadrado, 5 grados de libertad
statistics-dice-unit-luck = puntos de suerte por tirada, como en el análisis
statistics-dice-expected = esperado
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 mesa honesta de cada 100 llega aquí arriba
   *[other] 1 mesa honesta de cada 100 llega aquí arriba alguna vez en { $games-figure } partidas
}
statistics-dice-band = donde están 8 de cada 10 mesas honestas en cualquier momento
statistics-dice-now = { $square } hoy
statistics-dice-faces = { $faces-figure } dados
statistics-answer-few = Muy pocos para decir algo
statistics-reason-few = { $faces-figure } caras son muy pocas para decir algo. Sigue jugando.
statistics-answer-even = No, no están trucados
statistics-reason-even = Han caído { $faces-figure } dados, tan parejos como cabe esperar. Unos dados honestos se desvían esto o más en { $of } de 100 recuentos así.
statistics-answer-uneven = Menos parejos que la mayoría
statistics-reason-uneven = Han caído { $faces-figure } dados. Unos dados honestos se desvían esto en { $of } de 1.000 recuentos así, o sea que ocurre; vuelve a mirar tras más partidas.
statistics-answer-odd = Mira bien estos dados
statistics-reason-odd = Han caído { $faces-figure } dados, y no parejos. Unos dados honestos se desvían esto en menos de 1 de cada 1.000 recuentos así. Mira bien estos dados, o a quien los escribe.
statistics-dice-verify = Verificar cada tirada
statistics-dice-no-seal = Los dados reales se tiraron a mano; no hay nada que verificar.
statistics-dice-send = Copiar como una imagen
statistics-copied = La página está en el portapapeles como una imagen, para pegarla en un mensaje.
statistics-dice-seal = Los dados de cada partida se sellaron antes de su primera tirada. Esto los tira todos otra vez desde la semilla. Cualquiera puede repetirlo en otro equipo.
statistics-dice-verifying = { $done-figure } de { $games-figure } partidas verificadas
statistics-dice-good = { $good ->
    [0] Ninguna partida ha revelado aún su semilla
    [one] 1 partida cuadra
   *[other] { $good-figure } partidas cuadran
}{ $without ->
    [0] .
   *[other] ; { $without-figure } aún no revelan semilla, o no sellaron ninguna.
}
statistics-dice-bad = { $bad ->
    [one] 1 partida no cuadra: la número { $first }.
   *[other] { $bad-figure } partidas no cuadran; la primera es la número { $first }.
} Verifícala en el Archivo Zonk para ver la tirada.

statistics-luck-line = { $name }: { $luck } puntos por tirada, { $word }
statistics-luck-word-very-lucky = mucha suerte
statistics-luck-word-lucky = suerte
statistics-luck-word-even = ni fu ni fa
statistics-luck-word-unlucky = mala suerte
statistics-luck-word-very-unlucky = muy mala suerte
statistics-luck-few = En cuanto alguien haya tirado { $throws-figure } veces en partidas terminadas, se verá aquí.
statistics-luck-reading = { $done-figure } de { $games-figure } partidas terminadas ya miradas.
statistics-luck-left-out = { $games ->
    [one] Una partida se deja fuera: sus probabilidades no están calculadas.
   *[other] { $games-figure } partidas se dejan fuera: sus probabilidades no están calculadas.
}
statistics-luck-alone = La suerte no tiene memoria. En la banda se quedan 95 de cada 100 jugadores honestos.
statistics-luck-inside = La suerte no tiene memoria. { name-leads } porque alguien tiene que ir, y el punto sigue dentro de la banda.
statistics-luck-beyond = { name-is } fuera de la banda, donde se quedan todos en 95 de 100 recuentos honestos. Aun así, la suerte no tiene memoria.
statistics-luck-apart-real = Con dados reales escritos a mano: { $faces-figure } más, contados aparte.
statistics-luck-apart-screen = En pantalla: { $faces-figure } más, contados aparte.
