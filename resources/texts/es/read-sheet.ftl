read-sheet-title = Leer una hoja
read-sheet-open = Imágenes de hojas terminadas
read-sheet-looking = Buscando el código…
read-sheet-files = { $files-listed }
read-sheet-attached = El PDF lleva su partida: no hizo falta leer ningún código.
read-sheet-another = &Otra imagen…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } puntos, { $rounds } rondas
read-sheet-broken-off = Interrumpida en la ronda { $rounds }
read-sheet-throws = { $throws } de { $throws } tiradas salen de la semilla.
read-sheet-pledge = El sello del papel es el sello de la semilla.
read-sheet-real = Dados reales: las tiradas son las que se anotaron.
read-sheet-new = Nueva aquí: aún no está en el Archivo Zonk.
read-sheet-there = Ya está aquí: partida { $game } del Archivo Zonk.
read-sheet-more = { $games ->
    [one] Con ella se leyó una partida más.
   *[other] Con ella se leyeron { $games } partidas más.
}
read-sheet-note = Nombres y horas son los que dice el papel. No se envió nada a ningún sitio.
read-sheet-close = Cerrar
read-sheet-play = &Verla otra vez
read-sheet-add = Añadir al Archivo Zonk
read-sheet-go-there = Abrirla
read-sheet-nothing-read = Todavía no se ha leído nada.
