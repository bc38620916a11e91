review-title = Análisis
review-stop = Detener
review-stopped = Sin mirar
review-counts-hits = Aquí ganan { general-hits-the }: cada { hit-one } cuenta { $points-figure } puntos.
review-hints = Pistas: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Cerrar
review-looking = Mirando la partida…
review-looking-note = Cada tirada y cada decisión se compara con el juego óptimo.
review-none = Esta partida no se puede analizar
review-failed = Algo salió mal. El registro cuenta más; la partida está como estaba.
review-head = Los dados quisieron a { $name }: { $luck }
review-head-won = { $kind ->
    [both] { $name } tuvo los dados, y supo qué hacer con ellos
    [luck] { $name } tuvo suerte, y arte para no malgastarla
    [choices] { $name } eligió mejor que nadie, y bastó
    [against] { $name } ganó contra los dados
    [uphill] { $name } ganó cuesta arriba
   *[enough] { $name } hizo lo justo
}
review-line = { $kind ->
    [faultless] Ni un dado mal puesto.
    [rained] Quien mejor eligió. Y llovió.
    [knew] Tiró bien, y lo sabía.
    [chose] Quien mejor eligió, y falta hacía.
    [bold] Tiró de más { times-counted }.
    [timid] Se plantó antes de tiempo { times-counted }.
    [kinder] Los dados pagaron las decisiones.
    [helped] Le echó una mano a la mala suerte.
   *[owed] No se le debía nada, y eso recibió.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Ahora sí ríe.
       *[no] Ya reirá.
    }
    [vera] { $won ->
        [yes] La media paga sus deudas.
       *[no] La media aún le debe.
    }
    [umbrella] { $won ->
        [yes] Sin mojarse hasta el final.
       *[no] También recordará esta.
    }
    [dot] { $won ->
        [yes] Un dado más era lo justo.
       *[no] Un dado más no era sensato.
    }
    [pete] { $won ->
        [yes] Vino por { general-hits-the }. Se llevó también la hoja.
       *[no] Cuenta { hits-plain }, no puestos.
    }
    [kid] { $won ->
        [yes] Trajo suerte. Se la quedó.
       *[no] Ya sabe una hora más.
    }
   *[other] {""}
}
review-unkind = Los dados no quisieron a nadie
review-sub = { $rules }. { $name } eligió mejor que nadie y regaló { $cost }.
review-choices = { $choices ->
    [one] Una decisión mirada.
   *[other] { $choices-figure } decisiones miradas.
} Tan buenas como la mejor: { $good-figure }.
review-bars = Par, suerte y precio de cada cual
review-par = par: lo que el juego óptimo da de media
review-legend = Lleno: suerte, lo que dieron los dados. Rayado: lo que costaron las decisiones. Par, suerte y precio suman la hoja, punto por punto.
review-sum = { $name }: { $total-figure } es par { $par }, suerte { $luck }, precio { $cost }{ $more ->
    [yes] , y { $rest } por faltas, castigos y votos.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Empezó con { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share } %
review-winning = Quién iba ganando
review-round = ronda { $round-figure }
review-winning-note = La probabilidad de ganar en cada turno, si desde ahí se hubiera jugado lo mejor posible. Solo ahora se sabe.
review-swing = ronda { $round-figure }: { $before } a { $after }
review-chance-went = { $name }: { $first } de cada 100 al principio, { $last } al final.
review-swing-of = El mayor cambio, para { $name } en la ronda { $round-figure }: de { $before } a { $after } de cada 100.
review-dearest = { $choices ->
    [0] Ninguna decisión costó nada
    [one] La decisión más cara
   *[other] Las { $choices-word } decisiones más caras
}
review-dearest-note = Los dados a la izquierda de la línea de latón se apartaron. El botón lo muestra otra vez.
review-dearest-none = Todo lo que se eligió era tan bueno como lo mejor.
review-who = { $name }, ronda { $round-figure }
review-spot = { $name }, ronda { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Aparte: { $kept }.
   *[other] { $kept-count ->
        [0] Quedan: { $left }.
       *[other] Aparte: { $kept }. Quedan: { $left }.
    }
}
review-thrown = Tirada: { $dice }.
review-play = Verlo otra vez
review-kept = Apartó { $dice }, con { $points-figure } puntos.
review-stayed-at-once = Apartó todo lo que puntuaba, y se plantó.
review-stayed = Se plantó con { $points-figure }.
review-rolled = Siguió tirando con { $points-figure }.
review-took-dare = Aceptó el reto con { $points-figure }.
review-refused-dare = Rechazó el reto con { $points-figure }.
review-went-on = Siguió con { $points-figure }.
review-better-stay = Mejor: plantarse con { $points-figure }.
review-better-keep-stay = Mejor: apartar { $dice } y plantarse con { $points-figure }.
review-better-roll = { $many ->
    [one] Mejor: tirar un dado, fallan { $miss } de cada 100.
   *[other] Mejor: tirar { $many-word }, fallan { $miss } de cada 100.
}
review-better-keep-roll = { $many ->
    [one] Mejor: apartar { $dice } y tirar un dado, fallan { $miss } de cada 100.
   *[other] Mejor: apartar { $dice } y tirar { $many-word }, fallan { $miss } de cada 100.
}
review-kindest = Tirada de la noche: { $name }, ronda { $round-figure }, { $luck } de suerte
review-unkindest = Tirada más cruel: { $name }, ronda { $round-figure }, { $luck } de suerte

review-views = Qué se ve
review-view-sheet = La hoja
review-view-review = Análisis
review-view-awards = Premios
review-view-dice = Dados
review-awards-head = { $over ->
    [yes] Todo el mundo gana algo
   *[no] Los premios, de momento
}
review-awards-note = { $over ->
    [yes] Según estas reglas, y según lo que la hoja recuerda.
   *[no] La partida no ha terminado: todo esto puede cambiar.
}
review-hits-from = { $thrown ->
    [yes] De qué fueron { general-hits-the }
   *[no] Lo que los totales cuentan de { general-hits-the }
}
review-hits-none = Nadie tomó { hit-a }.
review-hits-all = todos
review-dice-none = No hay dados que mirar
review-dice-none-note = No consta ninguna tirada de esta partida: no hay nada que decir de sus dados.
review-dice-typed = Se tiraron en la mesa y se escribieron.
review-dice-misses = Tiradas que fallaron
review-dice-misses-note = Esperado: lo que unos dados honestos fallan de media, contado sobre las mismas tiradas que se hicieron.
review-dice-who = jugador
review-dice-throws = tiradas
review-dice-missed = fallos
review-dice-expected = esperado
review-dice-hands = dados tirados
review-dice-hand = { $dice ->
    [one] un dado
   *[other] { $dice-word } dados
}

review-save = Guardar imagen…
review-save-title = Guardar la página como imagen
