hint-menu = &Pista (H en la mesa)
hint-aid-hints = Pistas en esta &partida
hint-aid-coach = &Entrenador en esta partida
hint-asked = { $name } pidió una pista.
hint-thinking = Calculando las probabilidades…
hint-not-now = Hay pista cuando decide una persona.
hint-hits-first = Antes, { name-takes } { general-hits-the }: C. Hasta entonces no hay nada que elegir.
hint-nothing = Ahora no hay nada que elegir.
hint-switched-off = Esta partida va sin pistas. Partida > Pistas en esta partida te las da.
hint-failed = No se pudo calcular la pista. La partida está como estaba; el registro cuenta más.
hint-not-covered = Sin pista: { $why }
hint-mark = pista

hint-label = { $dice ->
    [one] { $only ->
        [yes] Aparta solo este { $face }
       *[no] Aparta este { $face }
    }
   *[other] { $only ->
        [yes] Aparta solo estos { $dice-word }
       *[no] Aparta estos { $dice-word }
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Aparta { $kept } y tira { dice-counted }: fallan { $miss } de cada 100.
    [keep-stay] Aparta { $kept } y plántate con { $points-figure }.
    [stay] Plántate con { $points-figure }.
    [take-dare] Acepta el reto: fallan { $miss } de cada 100.
    [refuse-dare] Rechaza el reto.
    [again] Usa una repetición.
    [take-over] Retoma los { $points-figure } que quedaron.
   *[roll] Tira { dice-counted }: fallan { $miss } de cada 100.
}
hint-dice = { $kind ->
    [alike] los { $count-word } { $face }
   *[other] { $faces-count ->
        [1] el { $faces-listed }
       *[other] los { $faces-listed }
    }
}
hint-than = { $kind ->
    [keep-roll] apartar { $kept } y tirar { dice-counted }
    [keep-stay] apartar { $kept } y plantarse con { $points-figure }
    [stay] plantarse con { $points-figure }
    [take-dare] aceptar el reto
    [refuse-dare] rechazar el reto
    [again] usar una repetición
    [take-over] retomar los { $points-figure }
   *[roll] tirar { dice-counted }
}
hint-only = No hay otra opción.
hint-as-good = Vale lo mismo que { $other }.
hint-more-points = { $by ->
    [one] Vale un punto más que { $other }.
   *[other] Vale { $by-figure } puntos más que { $other }.
}
hint-more-hits = En { $of-figure } turnos así vale { hits-counted } más que { $other }.
hint-more-wins = { $by ->
    [one] Gana una partida más de cada { $of-figure } que { $other }.
   *[other] Gana { $by-figure } partidas más de cada { $of-figure } que { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Vale un punto.
   *[other] Vale { $worth-figure } puntos.
}
hint-worth-hits = Vale { hits-counted } en { $of-figure } turnos.
hint-worth-wins = { $worth ->
    [one] Gana una partida de cada { $of-figure }.
   *[other] Gana { $worth-figure } partidas de cada { $of-figure }.
}
hint-weighs-hits = Aquí ganan { general-hits-the }: { $points-figure } puntos pesan tanto como { hit-a }.
