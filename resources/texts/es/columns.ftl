columns-no-total = { $text } no es un total. Escribe cifras, o – para un fallo.
columns-falls = Antes hay { $before-figure }: un total no baja a { $total-figure }.
columns-over = La partida acaba antes de este turno.
columns-left-out = Aquí no hay nada, y más abajo sí. Un fallo se escribe { $sign }.

columns-title = Escribir una hoja
columns-head = Del papel
columns-how = Columna abajo: Intro tras cada total, solo Intro para un fallo. Tab pasa a la columna siguiente.
columns-note = Las tiradas no se conocen: los hits cuentan donde los totales los revelan. Lo escrito espera aquí hasta guardarlo.
columns-rules = Reglas
columns-players = Jugadores
columns-day = Día, como 2026-11-20
columns-magic = Número mágico
columns-called = 11.000, quién lo cantó y cuándo
columns-teams = Un equipo se escribe así: Rojos: Ann, Bob.
columns-name = Nombre
columns-player = Jugador { $number }
columns-cell = { $name }, { $row ->
    [0] nombre
   *[other] ronda { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Show de medio tiempo: siguen los puntos de { $name }.
   *[no] Sigue { $name }, ronda { $row }.
}
columns-wrong-at = { $name }, ronda { $row }: { $why }
columns-over-won = { $names-count ->
    [0] La partida ha terminado. Deciden los hits, y los totales no los cuentan todos.
    [one] La partida ha terminado: { $names-listed } se lleva la hoja.
   *[other] La partida ha terminado: { $names-listed } se llevan la hoja.
}
columns-undo = &Deshacer
columns-nothing-to-undo = Todavía no se ha escrito nada.
columns-afresh = &Hoja vacía
columns-close = Cerrar
columns-keep = &Guardarla
