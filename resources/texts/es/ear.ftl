ear-die = { $colour ->
    [R] { $face } rojo
    [W] { $face } blanco
    [G] { $face } verde
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Fila { $row-figure } de la hoja: { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] Sigue el turno { whose }.
       *[other] Turno { whose }, de momento { $points-figure }.
    }
   *[no] Turno { whose }{ $teamed ->
        [yes] { ", por " }{ $team }
       *[no] { "" }
    }, { $total ->
        [0] nada en la hoja.
       *[other] { $total-figure } en la hoja.
    }
}
ear-dice = Dados: { $dice-comma }.
ear-aside = Aparte: { $dice-comma }.
ear-picked = Elegidos: { $dice-comma }, { $royale ->
    [yes] una Royale, por cuyo valor se tira.
   *[no] por { $points-figure }.
}
ear-picked-none = No hay nada elegido.
ear-picked-no = Elegidos: { $dice-comma }. { $why }
ear-stay = Plantarse con { $points-figure } suma { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", con " }{ hits-counted }
}{ $ends ->
    [yes] , y acaba la partida
   *[no] { "" }
}.
ear-stay-show = Plantarse da { $points-figure } en el show.
ear-no-stay = No puedes plantarte: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] El próximo dado no puede fallar.
       *[other] Los próximos { dice-counted } no pueden fallar.
    }
   *[other] { $dice ->
        [one] El próximo dado falla { $chance } de cada cien veces.
       *[other] Los próximos { dice-counted } fallan { $chance } de cada cien veces.
    }
}
ear-missed = { general-name-misses } y pierde { $points-figure }: usa la repetición, o déjalo así.
ear-opening = { $magic ->
    [yes] El Número mágico: lo tira { $name }.
   *[no] { $title } Un dado por cabeza: empieza el más alto.
}
ear-own-key = La tecla es { $key }.

ear-gate = { name-has } { hits-counted } por tomar{ $own ->
    [yes] { "" }
   *[no] { " " }antes de que { $other-count ->
       *[one] { $other } tire
        [other] { $other } tiren
    }
}. { $by ->
    [roll] Se toman con la próxima tirada.
    [courtesy] Di cuándo está hecho.
    [word] { name-says } cuándo.
   *[asks] { other-asks } una vez por { hit-one }: { $asked ->
        [0] aún ninguna
       *[other] van { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } un dado en busca de un { $face }: { $worth-figure }, o { $stake-figure } perdidos.
   *[no] { other-dares } a { $name }: un dado en busca de un { $face }. Da { $worth-figure }, o pierde { $stake-figure }.
}
ear-may-dare = Cuatro iguales: cualquier otra persona puede retar.
ear-blood = Se tira solo el Dado de sangre.
ear-royale = Por la Royale se tira { $dice ->
    [one] un dado
   *[other] con { dice-counted }
}: { $times ->
    [1] su suma.
   *[other] { times-counted } su suma.
}
ear-all-score = Los { $dice-word } han puntuado y vuelven a tirarse.
ear-may-reroll = { name-has } una repetición para esta tirada.
ear-rerolled = La repetición está usada: esos dados otra vez.
ear-may-doubt = { name-stays } con { $points-figure }: cualquiera puede dudarlo.
ear-doubted = Los { $points-figure } de { $name } están en duda: hay que nombrar los dados.
ear-left = Quedan { $points-figure } y { dice-counted }, y se pueden retomar.
ear-pot = { $points-figure } en el bote.
ear-show = Show de medio tiempo, fuera de la cuenta{ $rolloff ->
    [yes] : se desempata a dados.
   *[no] : { $left ->
        [0] después no juega nadie.
       *[other] por jugar, { $left-figure } más.
    }
}
ear-show-leads = En cabeza del show, { $name } con { $points-figure }.
ear-eleven = Regla de los 11.000: en { $limit-figure } un turno pide { $points-figure } o más.
ear-last = { $beat ->
    [yes] Última ronda: hay que superar los { $total-figure } de { $name }.
   *[no] Última ronda: { name-is } en la meta con { $total-figure }.
} { $left ->
    [0] Después no queda ningún turno.
   *[other] Turnos por jugar: { $left-figure }.
}
ear-entry = { $name } aún no ha entrado: la primera anotación pide { $need-figure }.
ear-over = { $won ->
    [yes] La partida ha terminado: victoria de { $names-listed }, con { $total-figure }.
   *[no] La partida ha terminado. No ganó nadie.
}
ear-nothing = Solo se espera la decisión { whose }.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , sin entrar
}{ $tokens ->
    [0] { "" }
    [one] , una repetición
   *[other] , { $tokens-figure } repeticiones
}{ $out ->
    [yes] , fuera
   *[no] { "" }
}.
ear-goal = Meta { $limit-figure }, ronda { $round-figure }.
ear-magic-number = Número mágico { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] da
   *[other] dan
} { $points-figure }.
ear-never = Aún no se ha dicho nada.
ear-no-game = No hay ninguna partida en la mesa.
