card-title = La regla
card-menu = La regla en una &tarjeta (? en la mesa)
card-row = { $kind ->
    [run] { $dice-comma } a { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Aparta lo que puntúa, tira el resto, o plántate.
card-leave-all = Aparta todo lo que puntúa, tira el resto, o plántate.
card-enter = Para entrar: { $points-figure } en un turno.
card-enter-dice = Entras con { $dice-figure } dados aparte.
card-stop = Plantarse pide { $points-figure }.
card-stop-dice = Plántate con { $dice-either } dados aparte.
card-beat-previous = Supera lo último anotado.
card-wild-face = El { $face } rojo es comodín.
card-miss = Nada puntúa: turno perdido.
card-all-score = { $forced ->
    [yes] Los { $dice-word } puntúan: tira otra vez.
   *[no] Los { $dice-word } puntúan: tira otra vez, o plántate.
}
card-blood-die-alone = El rojo, solo, se tira.
card-blood-die-among = El rojo que no puntúa se tira.
card-dare = Cuatro iguales: pueden retarte.
card-hit-each = Cada { $step-figure } dan { hit-a }.
card-hit-turn = { $step-figure } en un turno dan { hit-a }.
card-rounds = { $by ->
    [hits] { $rounds-figure } rondas: deciden { general-hits-the }.
    [titles] { $rounds-figure } rondas: deciden los títulos.
   *[points] { $rounds-figure } rondas: deciden los puntos.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Gana quien primero pase de { $limit-figure }.
       *[no] Gana quien primero llegue a { $limit-figure }.
    }
    [hits] { $over ->
        [yes] Al pasar de { $limit-figure } se acaba: deciden { general-hits-the }.
       *[no] Con { $limit-figure } se acaba: deciden { general-hits-the }.
    }
    [titles] { $over ->
        [yes] Al pasar de { $limit-figure } se acaba: deciden los títulos.
       *[no] Con { $limit-figure } se acaba: deciden los títulos.
    }
   *[points] { $over ->
        [yes] Al pasar de { $limit-figure } se acaba: deciden los puntos.
       *[no] Con { $limit-figure } se acaba: deciden los puntos.
    }
}
