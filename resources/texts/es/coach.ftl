coach-name = Entrenador
coach-who = La última decisión de { $name }
coach-best = Lo mejor
coach-as-good = Igual de bueno
coach-cost = { $kind ->
    [stay] Plantarse costó { $cost }
    [roll] Tirar costó { $cost }
    [keep] Apartar eso costó { $cost }
    [take-dare] Aceptar el reto costó { $cost }
    [refuse-dare] Rechazar el reto costó { $cost }
   *[other] Costó { $cost }
}
coach-cost-points = { $by ->
    [one] un punto
   *[other] { $by-figure } puntos
}
coach-cost-hits = { hits-counted } en { $of-figure } turnos
coach-cost-wins = { $by ->
    [one] una partida de cada { $of-figure }
   *[other] { $by-figure } partidas de cada { $of-figure }
}
coach-better = Mejor: { $what }
coach-as-good-as = Por un pelo: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] Una opción
   *[other] { $ways-word-first } opciones
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] Había una opción
   *[other] Había { $ways-word } opciones
}: { $columns-listed }
coach-way = { $what }
coach-made = Elegido: { $what }
coach-waits = { $hints ->
    [yes] Decide tú primero: miro cada decisión y digo cuánto valía. Para preguntar antes, H; H otra vez muestra todas las opciones.
   *[no] Decide tú primero: miro cada decisión y digo cuánto valía.
}
coach-column-points = puntos
coach-column-hits = valor en { hits-plain } de { $of-figure } turnos
coach-column-sure = { hits-plain } a salvo
coach-column-stake = { hits-plain } en juego
coach-column-misses = fallos
coach-column-wins = gana
coach-figure = { $column }: { $value }.
coach-percent = { $share } %
coach-chances = Probabilidad de ganar hasta ahora
coach-chance-of = { $name }: { $share } de cada 100.
coach-coming = { $of-figure } turnos como el { whose }, jugados lo mejor posible desde aquí: { hits-counted }. { $some-figure } dan { hit-a } o más, { $miss-figure } fallan.
