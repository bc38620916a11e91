cheat-term = { $term }:

cheat-push-your-luck = { $dice-word-first } dados aparte o más para plantarse, pero nunca los seis.
cheat-misses-in-a-row = { $count ->
    [1] Cada fallo
   *[other] { $count-word } fallos seguidos
}
cheat-first-throw = Una primera tirada sin puntos
cheat-beat-previous = Solo te plantas con más que el turno anterior, si aquel se anotó.
cheat-leave-all = Deja todos los dados que puntúan y tira los demás, o plántate.
cheat-leave-one = Deja al menos un dado que puntúe por tirada, o plántate.
cheat-all-score = { $forced ->
    [yes] Los { $dice-word } puntúan: recoge y tira todos.
   *[no] Los { $dice-word } puntúan: todos pueden volver a tirarse.
}{ $alike-may-stay ->
    [yes] {" "}Todos iguales pueden quedarse.
   *[no] {""}
}
cheat-blood-die-alone = Si solo el Dado de sangre no puntúa, hay que tirarlo.
cheat-blood-die-among = Si solo el Dado de sangre no puntúa, debe ir entre los que se tiran.
cheat-dare = { $worth ->
    [total1000] Reto: tras cuatro iguales en una tirada pueden retarte a tirar el otro dado. Si sale: los cinco dados valen 1.000, sigue.
    [plus1000] Reto: tras cuatro iguales en una tirada pueden retarte a tirar el otro dado. Si sale: 1.000 más, sigue.
   *[plus100] Reto: tras cuatro iguales en una tirada pueden retarte a tirar el otro dado. Si sale: 100 más, sigue.
}
cheat-last-die = El último dado tiene { $tries-word } intentos de puntuar.
cheat-take-over-entered = Quien ya entró puede seguir con los dados y los puntos de quien se plantó.
cheat-take-over-next = Quien sigue puede continuar con los dados y los puntos de quien se plantó.
cheat-release-asks = Pregunta “¿Puedo tirar?” una vez por cada hit del turno anterior, y espera el sí.
cheat-release-word = Quien toma un hit te deja tirar: “Adelante”, “Hecho”, o tosiendo.
cheat-to = a
cheat-release-courtesy = Los hits se toman antes de que tire quien sigue.

cheat-miss-dare = el reto falla
cheat-miss-blood = el Dado de sangre forzado falla
cheat-miss-after-all = todos puntuaron, todos tirados, fallo
cheat-miss-all = todos los dados, nada
cheat-miss-first = primera tirada, nada
cheat-miss-any = una tirada no puntúa
cheat-points-risked-and-missed = puntos arriesgados y perdidos

cheat-automatic-kept = Los automáticos se conservan si el turno falla.
cheat-shown-kept = Lo que muestran los dados se conserva si el turno falla.
cheat-alike-with-the-odd-die = { $count-word } iguales con el dado distinto
cheat-earned = { $what }{ $everyone ->
    [yes] , toda la mesa
   *[no] {""}
}{ $automatic ->
    [yes] , automático
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] y 1 total más
   *[other] y { $count-figure } totales más
}
cheat-each-step = { $strict ->
    [yes] cada { $step-figure } que se pasa
   *[no] cada { $step-figure } que se alcanza o pasa
}
cheat-step-in-one-turn = { $strict ->
    [yes] más de { $step-figure } en un turno
   *[no] cada { $step-figure } en un turno
}
cheat-total-ends-in = el total acaba en { $ending }
cheat-totals = total { $totals-comma }
cheat-first-home = { $over ->
    [yes] pasar primero de { $limit-figure }
   *[no] llegar primero a { $limit-figure }
}{ $more ->
    [yes] , uno más
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } fallos seguidos, sin hit antes del último
cheat-if-kept = { $what }, si se aparta
cheat-alike-in-one-throw = { $count-word } { $face } en una tirada

cheat-halftime = Cuando alguien llega a { $total-figure }: una raya en la página y la canción. Un turno por cabeza fuera de la cuenta, a partir de quien sigue; las casillas sin jugar llevan una raya. { $tie ->
    [all] Empate a mejor: un hit por cabeza.
    [rolloff] Empate a mejor: se desempata a dados.
   *[none] Empate a mejor: nadie.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Al pasar de { $limit-figure } se acaba al instante.
        [finishRound] Al pasar de { $limit-figure } se acaba; la ronda se termina.
       *[lastRound] Al pasar de { $limit-figure } se acaba; los demás tienen un turno más.
    }
   *[no] { $how ->
        [immediate] Con { $limit-figure } se acaba al instante.
        [finishRound] Con { $limit-figure } se acaba; la ronda se termina.
       *[lastRound] Con { $limit-figure } se acaba; los demás tienen un turno más.
    }
}
cheat-rounds = La partida acaba tras { $rounds-figure } rondas.
cheat-cut = Nadie se anota más de { $limit-figure }.
cheat-exactly = { $limit-figure } debe acertarse justo.
cheat-extension = Quien se pasa sin acertar la mueve a { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Si cae otro en tu total, vuelves a tu total anterior.
    [start] Si cae otro en tu total, vuelves a donde estaba el otro.
   *[zero] Si cae otro en tu total, vuelves a 0.
}
cheat-last-licks = { $who ->
    [passed] Quien es superado en los últimos turnos tiene otro.
    [tied] Un nuevo líder, o quien lo iguala, da otro último turno a los demás.
   *[everybody] Un nuevo líder en los últimos turnos da otro a los demás.
}
cheat-only-a-new-leader = En la última ronda solo se planta un nuevo líder.
cheat-wins-first = Gana quien llega primero.
cheat-wins-points = Gana quien tiene más puntos.
cheat-wins-hits = Gana quien tiene más hits.
cheat-wins-titles = Gana quien tiene más títulos.
cheat-11000-rule = Regla de los 11.000: cántala desde { $least-figure }, dados en mano, antes de que nadie tenga { $limit-figure }. Luego, { $points-figure } en un turno desde { $limit-figure } gana; el más alto de esa ronda roba la hoja.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; un Double gana a dos sueltos.

cheat-so-many-alike = { $shape } iguales
cheat-any-alike = { $count-word } iguales cualesquiera
cheat-factor-of-dice = { $factor } × { $rolled-word } dados
cheat-across-rolls = Los dados dejados antes pueden completar un trío.
cheat-throw-out = fuera
cheat-throw-loses = pierde
cheat-throw-wins = gana
cheat-three-alike = { $more ->
    [yes] Tríos, escaleras y demás, en una tirada.
   *[no] Tríos, en una tirada.
}
cheat-each-further = { $later ->
    [yes] Cada uno de más, en la misma tirada o después: { $step } más.
   *[no] Cada uno de más, en la misma tirada: { $step } más.
}
cheat-all-dice = { $kept ->
    [yes] Siempre que todos los dados han puntuado: { $points-figure } más, y se conservan si fallas.
   *[no] Siempre que todos los dados han puntuado: { $points-figure } más.
}
cheat-clear = Confirma { $what-listed } con { $points-figure } puntos más antes de plantarte.
cheat-clear-alike = dados iguales
cheat-clear-straight = escaleras
cheat-clear-shape = parejas y demás
cheat-safe-straights = Las escaleras apartadas se conservan si fallas.
cheat-safe-some = Algunos puntos apartados se conservan si fallas.
cheat-wild-face = El { $face } del dado rojo es comodín.

cheat-what-scores = Qué puntúa
cheat-your-turn = Tu turno
cheat-write-it-down = Qué se anota
cheat-hits = Hits
cheat-halftime-show = Show de medio tiempo
cheat-the-end = El final

cheat-words = Palabras
cheat-advice = Consejos

cheat-enter = Para entrar, en un turno
cheat-enter-dice = Dados aparte para entrar
cheat-stop = para plantarse, en cada turno
cheat-stop-dice = dados aparte para plantarse
cheat-stop-either = Puntos o dados: basta lo uno o lo otro.
cheat-no-stop = nadie se planta con un total de
cheat-delay = retrasar el juego, por votación
cheat-out-of-turn = tirar fuera de turno, por votación
cheat-declare = Di tu total. Si lo ponen en duda, uno falso cuesta el turno.
cheat-to-the-right = Los dados van hacia la derecha.

cheat-a-re-roll-kept-until = una repetición, guardada hasta usarla
cheat-struck-out-when-it-is = tachada cuando se usa
cheat-a-penalty-taken-off-from = un castigo, quitado desde ahí
cheat-mishandled-touched-off-the-board = torpezas, toques, fuera del tablero

cheat-own-bonuses = Nuestros números de bono
cheat-never-two = Nunca dos: dos hits son tres.
cheat-integrity-one-more = Integridad de hits: tras un turno con hits, al menos uno más que entonces.
cheat-integrity-additive = Integridad de hits: tras un turno con hits, aquellos y los nuevos.
cheat-hits-at-once = Los Insta-Bongs al instante, antes que nada.

cheat-total-begins-with-a-square = el total empieza por un cuadrado

cheat-a-straight = una escalera
cheat-a-royale-1-to-6 = una Royale, 1 a 6

cheat-g-h-a-all-hits = G.H.A.: todos los hits divididos por los jugadores.

cheat-all-dice-and-none-scores = todos los dados, y ninguno puntúa

cheat-each-further-doubles = Cada uno de más en la tirada dobla.
cheat-a-fourth-adds-nothing = Un cuarto 2, 3, 4 o 6 no añade nada.
cheat-singles-only = 1 y 5 solo como sueltos.
cheat-a-royale-earns-a-reroll = Una Royale, 1 a 6, da una repetición.
