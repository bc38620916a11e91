stage-word = { $word }

stage-title-stay = { name-stays }

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] Los cuatro puntúan
    [5] Los cinco puntúan
    [6] Los seis puntúan
   *[other] Los { $count-figure } puntúan
}{ $must ->
    [yes] : hay que volver a tirar
   *[no] : se puede volver a tirar
}

stage-royale-thrown = ¡Royale con los { $count ->
    [5] cinco
    [6] seis
   *[other] { $count-figure }
}!
stage-royale = La Royale da { $value-figure }

stage-sign = { $title }

stage-may-dare = Cuatro iguales
stage-title-dare = Un dado. Un { $face-figure }, o nada.

stage-title-fault = Falta de { $name }
stage-title-lost-turn = { name-loses } el turno

stage-under-11000 = En { $limit-figure } hacen falta { $points-figure } en un turno. Luego gana el total más alto.

stage-title-halftime = Show de medio tiempo
stage-rolloff = { $names-listed } tiran por el mejor turno
stage-title-show-over = Se acabó el show

stage-title-home = { name-is } en la meta con { $total-figure }
stage-last-round = Última ronda
stage-title-win = { name-wins }

stage-go-on = Seguir
stage-pass = Siguiente
stage-pass-to = a { $name }, salta el resto
stage-shown-wait = Espera a que se haya mostrado.

stage-bar-at-stake = En juego
stage-bar-brings = Un { $face-figure } da

stage-title-reroll = { general-name-misses }
stage-note-reroll = { $points ->
    [0] La repetición vuelve a tirar estos dados.
   *[other] Los { $points-figure } se pierden, salvo que la repetición puntúe.
}

stage-title-doubted = En duda: los { $points-figure } { whose }

stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Sigue { $name }

stage-title-show = El show { whose }
stage-title-rolloff = Desempata { $name }
stage-bar-leads = En cabeza

stage-show-line = { $state ->
    [scored] { $name } se plantó
    [missed] { $name } falló
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = por jugar
stage-show-brings = { $tie ->
    [all] El mejor turno gana el show. Si hay empate, se comparte.
    [rolloff] El mejor turno gana el show. Si hay empate, se desempata a dados.
   *[none] El mejor turno gana el show. Si hay empate, nadie gana nada.
}

stage-bar-beat = A batir
stage-bar-11000 = En un turno
stage-bar-home = En la meta con
stage-note-last-round = { $left ->
    [one] Última ronda, último turno.
   *[other] Última ronda, quedan { $left-figure } turnos.
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] tres { $face-figure }: { $points-figure }
        [4] cuatro { $face-figure }: { $points-figure }
        [5] cinco { $face-figure }: { $points-figure }
       *[6] seis { $face-figure }: { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] escalera { $points-figure }
    [carried] de antes { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = Retar a { $name }
stage-dare-short = Retar
stage-dare-by = { name-says }: te reto
stage-dare-by-any = { $name }, o quien sea

stage-gate-more = Más

stage-safe-ever = Salió en los dados: se queda pase lo que pase.
stage-safe-written = Está en la hoja: ya es intocable.
stage-hit-look = { $look ->
    [nailed] a salvo, pase lo que pase
    [torn] perdido con la última tirada
   *[loose] en juego: se toma al anotar el turno
}

stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } en juego
stage-card-both = { $name }: { hits-counted }, { $more-figure } en juego
stage-card-lost = { $name } pierde { hits-counted }

stage-order-title = ¿Quién empieza?
stage-order-tied = { $names-listed } vuelven a tirar.
stage-order-button = Tirar por el orden
stage-order-again = Volver a tirar
stage-order-line = { $again ->
    [yes] { general-name-again }
   *[no] { $name }
}
stage-order-skip = Sin tirar
stage-tie = { $face ->
    [0] Empate: { $names-listed } vuelven a tirar.
   *[other] { $names-listed } empatan a { $face-figure }. Vuelven a tirar.
}
stage-first = Empieza { $name }
stage-magic-stays = Se queda en el borde: quien lo repita, lo tiene.
