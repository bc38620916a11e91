table-title-turn = Turno { whose }
table-title-turn-team = Turno { whose }, por { $team }
table-title-dared = { name-dares } a { $other }
table-title-royale = Royale
table-title-again = { general-name-again }
table-title-wins = { $names-count ->
    [one] { $names-listed } gana
   *[other] { $names-listed } ganan
}
table-title-nobody-wins = Nadie gana

table-note-royale = { $times ->
    [1] { $dice-word-first } dados: su suma.
   *[other] { $dice-word-first } dados: { times-counted } su suma.
}
table-note-all-score = Los { $dice-word } puntúan. Hay que volver a tirar.
table-note-reroll = La repetición: { $dice ->
    [one] ese dado
   *[other] los { $dice-word }
} otra vez.
table-note-dice = Con { $have-figure } te plantas si hay { $need-either } dados aparte
table-note-needs = { $how ->
    [dial-in] Faltan { $need-figure } para entrar
    [stay] Para plantarse: { $need-figure }
   *[get-in] Para entrar: { $need-figure }
}

table-points-none = nada aún
table-tag-royale = Royale
table-if-stays = Si { name-stays }
table-by-staying = Al plantarse
table-needed = Hacen falta
table-miss = Probabilidad de fallar
table-miss-short = Fallos

table-own-key = { name-throws } con { $key }.
table-roll = Tirar
table-roll-all = Tirar los { $dice-word }
table-roll-some = Tirar { dice-counted }
table-roll-short = Tirar { $dice-word }
table-enter-the-throw = Anotar la tirada
table-enter-short = Tirada
table-write-the-turn = Anotar el turno
table-write-short = Anotar
table-write-ask = ¿Cuántos puntos ha hecho { $name }? 0 si es un fallo.
table-keeps-first = { $kind ->
    [alike] aparta los { $count-word } { $face }
    [few] aparta { $faces-count ->
        [1] el { $faces-listed }
       *[other] los { $faces-listed }
    }
   *[many] aparta { $count-word } dados
}
table-hits-first = antes, { hits-counted }
table-keep-royale-note = se tira por su valor
table-keep-points = { $points-figure } puntos
table-stay = Plantarse
table-total-ask = ¿Con cuánto { name-stays }?
table-stake-ask = ¿Cuánto pone cada cual en el bote?
table-stake-use = Poner
table-word-ask = Una palabra para esta tirada
table-figure-between = Un número entero de { $least-figure } a { $most-figure }.
table-makes = suma { $total-figure }
table-scored-in-the-show = puntos en el show
table-roll-for-the-four = un dado, en busca de un { $face }
table-gate-shut = Barrera cerrada. { name-has } { hits-counted } por tomar.

table-name-the-dice = Nombrar los dados
table-account-title = Nombrar los dados
table-account-ask = ¿Qué dados suman { $points-figure }?
table-account-note = { name-names } todos los dados apartados en este turno. Haz clic en las caras o escríbelas.
table-account-named = Nombrados: { $faces-listed }
table-no-dice = ninguno
table-account-add = Un { $face-figure } más
table-account-empty = Primero nombra los dados.
table-account-none = No se pueden nombrar
table-account-done = Estos dados

table-card-so-far = { hits-plain-first } hasta ahora
table-answer-you-can-go = Adelante
table-answer-done = Hecho
table-answer-yes = Sí
table-answer-cough = Ejem
table-answer-no = No
table-answer-overrule = Se anula

table-goes-first = Empieza { $name }.
table-magic-banner = Número mágico { $faces-dash }
table-magic-corner = N.º MÁGICO { $faces-dash }

table-die = { $letter ->
    [R] Dado { $place-figure }, rojo: { $face-figure }
    [W] Dado { $place-figure }, blanco: { $face-figure }
    [G] Dado { $place-figure }, verde: { $face-figure }
   *[none] Dado { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] Falta un dado.
   *[other] Faltan { $dice-word } dados.
}
table-entry-corrected = { $told }   (corregido; antes: { $was })
table-entry-put-in = { $told }   (añadido después)
table-party-magic = Número mágico
table-party-round = Ronda { $round-figure }
table-party-to-take = { $hits-figure } por tomar
table-party-next = luego
table-party-home = Meta: { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } rojo
    [W] { $place-figure } blanco
    [G] { $place-figure } verde
   *[none] { $place-figure }
}
table-kind-roll = Una tirada
table-kind-keep = Dados aparte
table-kind-else = Otra cosa
table-kind-none = Nada
table-put-in-before = Añadirlo antes de esta entrada
table-empty-roll = Haz clic en una cara para cada dado.
table-empty-keep = Estos dados no puntúan juntos. Haz clic en los que se apartaron.
table-empty-else = Elige qué pasó.
table-stands-against = Aún sin corregir: así, esta entrada ya no se sostiene. { $why } Corrígela también, o elige Nada para tacharla.
table-missing-before = Aún sin corregir: falta algo antes de esta entrada. { $why }
table-entry-plain = Una jugada como en una transcripción: roll 1 5 2 4 4, keep 1 5 o stay.

table-the-results = Los resultados

table-pick-at-least-one-die = Elige al menos un dado que puntúe.

table-keep = Apartar
table-pick-dice-that-score = Elige dados que puntúen.

table-pick-the-dice-to-stay = Elige los dados con los que plantarte.

table-use-the-reroll = Usar la repetición
table-reroll-short = Repetir
table-reroll-again = { $dice ->
    [one] ese dado otra vez
   *[other] los { $dice-word } otra vez
}
table-let-it-stand = Dejarlo así
table-stand-short = Dejarlo
table-then-plays = sigue { $name }
table-reroll-first = Usa la repetición o deja el fallo como está.

table-take-the-dare = Aceptar el reto
table-take-short = Aceptar
table-refuse = Rechazar

table-correct-an-entry = Corregir una entrada
table-which-entry-is-wrong = ¿Qué entrada está mal?
table-it-should-be = Debería ser
table-what-happened = Qué pasó
table-as-a-line-of-the = Como línea de la transcripción
table-the-entry-as-a-line = La entrada como línea de la transcripción
table-entries-the-latest-first = Entradas, la última primero
table-the-sheet-marks-what-was = La hoja marca lo corregido.
table-cancel = Cancelar
table-correct-it = Corregir
table-pick-an-entry = Elige una entrada.
table-this-cannot-be-read = Esto no se puede leer: { $message }
table-a-comment-is-no-entry = Un comentario no es una entrada.
table-this-is-what-stands-there = Es lo que ya está ahí.
table-turns-that-follow-are-worked = Los turnos que siguen se vuelven a calcular.

table-the-throw = La tirada
table-what-did-throw = ¿Qué tiró { $name }?
table-click-the-faces-of-or = Haz clic en las caras de { dice-counted }, o escríbelas: { $example }.
table-faces-as-figures = Caras en cifras
table-they-lie-there = Anotar
table-only-were-thrown = { $dice ->
    [one] Solo se tiró un dado.
   *[other] Solo se tiraron { dice-counted }.
}

table-rolling = Rodando
table-the-dice-are-rolling = Los dados ruedan.
table-the-game-has-not-begun = La partida no ha empezado.
table-call = Cantar
table-nothing-to-call = Ahora no hay nada que cantar.
table-dice-that-have-landed-stay = Dado caído, dado jugado.
table-there-is-nothing-to-take = No hay nada que deshacer.
table-takes-back-the-last-choice = la última decisión
table-takes-back-the-last-entry = la última entrada
table-undo = Deshacer

table-totals = Totales
table-f11-leaves-the-big-picture = F11 o Esc para salir

table-the-pledge-of-the-dice = Sello de los dados copiado.

table-copy = Copiar
table-copy-pledge-and-seed-of = Copiar sello y semilla de los dados
table-verify = Verificar
table-verify-the-dice = Verificar los dados
table-the-seed-of-the-dice = La semilla de los dados era { $seed }, el sello { $commitment }.
table-pledge-and-seed-are-copied = Sello y semilla copiados.

table-11-000-called-by = 11.000 cantados por { $name }

table-bar-told = { $points-figure } puntos en este turno.
table-bar-figure = { $label }: { $figure }
table-this-turn = Este turno

table-done = Hecho
table-can-i-roll = ¿Puedo tirar?
table-can-i-roll-short = Preguntar
table-jump-the-gate = Saltar la barrera

table-the-magic-number = El Número mágico
table-roll-the-magic-number = Tirar el Número mágico
table-roll-the-magic-short = Tirarlo

table-that-die-scores-nothing-here = Ese dado no puntúa aquí.

table-no-die-shows = Ningún dado muestra { $face }.
