event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } los dados.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } aparte. Hay que volver a tirar.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Adiós a los { $value-figure }.
}
event-banked = { name-stays } con { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } para { $name }.
event-royale = La Royale vale { $value-figure }.
event-token = { name-has } una repetición.
event-reroll = { name-uses } una repetición.
event-may-dare = Cuatro iguales. Cualquier otra persona puede decir: te reto.
event-dared = { other-dares } a { $name }.
event-dare-taken = { general-name-accepts } el reto.
event-dare-refused = { name-refuses } el reto.
event-dare-won = Reto ganado: { $value-figure }.
event-called-11000 = { name-calls } la Regla de los 11.000.
event-halftime = Show de medio tiempo.
event-halftime-hit = { $value ->
    [0] { name-wins } el desempate por el mejor turno del show.
    [1] { name-has } el mejor turno del show.
   *[other] { name-has } uno de los { $value-word } mejores turnos del show.
}
event-halftime-over = Sigue la partida.
event-rolloff = { name-rolls } para desempatar.
event-winner = { name-wins }.
event-penalty = { $value-figure } menos para { $name }: { $why ->
    [delay-of-game] retrasar el juego
    [out-of-turn] tirar fuera de turno
    [first-throw] una primera tirada sin puntos
   *[misses] fallos
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks }, { $times-figure } veces.
}
event-released = { name-says }: { $answer ->
    [you-can-go] adelante
    [done] hecho
    [yes] sí
    [cough] ejem
    [no] no
   *[overrule] se anula
}.
event-said-no = { name-says } que no. La barrera sigue cerrada.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } antes de tiempo.
event-hit-given = { name-gives } { hits-counted } a { $other }.
event-challenged = { name-doubts } el total.
event-account-held = El total es correcto.
event-account-failed = El total no es correcto. El turno se pierde.
event-social = Social: { hit-a } para cada cual.
event-limit = { name-is } en la meta.
event-stake = { name-puts } { $value-figure } en el bote.
event-instant-win = Con esa tirada { name-wins } la partida.
event-instant-loss = Con esa tirada { name-loses } la partida.
event-safe = Los { $value-figure } estaban a salvo, y se quedan.
event-taken-over = { $name-count ->
   *[one] { $name } sigue
    [other] { $name } siguen
} con { $value-figure } y los dados que quedan.
event-extended = { $name-count ->
   *[one] { $name } se pasa
    [other] { $name } se pasan
} de la meta. Ahora es { $value-figure }.
event-knocked-back = { other-lands } en el total de { $name }, que retrocede { $value-figure }.
event-out = { $name-count ->
   *[one] { $name } queda
    [other] { $name } quedan
} fuera de la partida.
event-last-die = { $value ->
    [one] Nada. { name-has } un intento más con el último dado.
   *[other] Nada. { name-has } { $value-figure } intentos más con el último dado.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Quien iba en cabeza tiene otro turno.
   *[other] { name-leads }. Los demás tienen otro turno.
}
