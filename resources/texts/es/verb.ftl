verb-about-take-over = seguir con los dados y puntos del turno anterior
verb-about-roll = tirar los dados
verb-about-keep = apartar dados
verb-about-stay = plantarse y anotar; justo tras una tirada se aparta todo lo que puntúa
verb-about-dare = NAME dice: te reto
verb-about-take-dare = tirar solo el dado que no coincide
verb-about-refuse-dare = seguir jugando
verb-about-call-11000 = cantar la Regla de los 11.000
verb-about-fault = la mesa canta una falta
verb-about-touch = NAME empieza antes de que le dejen
verb-about-ask = NAME pregunta tantas veces: ¿puedo tirar?
verb-about-release = responder: you-can-go, done, yes, cough, no, overrule; basta con WORD
verb-about-took-hits = los hits que tocaban se han tomado
verb-about-give-hit = se regala un hit
verb-about-challenge = se pone en duda el total recién declarado
verb-about-account = los dados que forman el total en duda
verb-about-reroll = tirar otra vez todos los dados de la tirada, o estos
verb-about-penalty = por votación: delay-of-game u out-of-turn
verb-about-stake = al bote
verb-about-write = un turno de dados reales del que solo se saben los puntos

verb-hint-roll = Las caras que había: roll 1 5 2 4 4. Un dado de color lleva su letra: 4R.
verb-hint-keep = Las caras que se apartaron: keep 1 5, o keep all.
verb-hint-stay = Solo stay, o con los puntos como control: stay 450.
verb-hint-dare = Quién retó, entre comillas si el nombre lleva un espacio: dare “Captain Jack”.
verb-hint-fault = La falta, y de quién si no es de quien tira: fault off-board Ann.
verb-hint-ask = Quién preguntó, y cuántas veces: ask Ann 3.
verb-hint-release = La palabra, y quién la dijo: release you-can-go Ann.
verb-hint-give-hit = De quién, a quién, cuántos: give-hit Ann Bob 1.
verb-hint-account = Las tiradas con que se hizo el total: account 1 3 3 3.
verb-hint-reroll = Solo reroll para todos los dados de la tirada, o las caras de algunos: reroll 2 3.
verb-hint-penalty = Según la votación: penalty out-of-turn Ann.
verb-hint-write = Los puntos del turno, 0 para un fallo: write 450.
verb-hint-stake = Quién, y cuánto: stake Ann 5.

verb-call-take-over = Retomar los dados y puntos dejados
verb-call-dare = { $player }: te reto
verb-call-call-11000 = Cantar la Regla de los 11.000
verb-call-fault = Falta: { $kind }
verb-call-touch = { player-starts } antes de tiempo
verb-call-give-hit = { giver-gives } { hit-a } a { $taker }
verb-call-challenge = { player-doubts } el total
verb-call-reroll = Usar la repetición
verb-call-penalty = Castigo, { $kind ->
    [delay-of-game] retrasar el juego
   *[out-of-turn] tirar fuera de turno
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } en el bote…
   *[no] { player-puts } { $amount-figure } en el bote
}

verb-write-roll = escribe: roll y las caras que salieron
verb-write-keep = escribe: keep y las caras, o keep all
verb-write-stay = escribe: stay, o stay y los puntos
verb-write-call-11000 = escribe: call-11000, o call-11000 y la hora
verb-write-fault = escribe: fault KIND, o fault KIND NAME
verb-write-ask = escribe: ask NAME TIMES
verb-write-give-hit = escribe: give-hit FROM TO HOW-MANY
verb-write-account = escribe: account y las caras
verb-write-reroll = escribe: reroll, o reroll y los dados
verb-write-penalty = escribe: penalty KIND NAME
verb-write-write = escribe: write POINTS
verb-write-stake = escribe: stake NAME AMOUNT
verb-write-plain = escribe: { $word }
verb-write-player = escribe: { $word } NAME
verb-release-words = escribe: release y una de { $words-comma }
