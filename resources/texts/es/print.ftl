print-title = Imprimir hojas
print-title-game = Imprimir la hoja
print-title-games = { $count ->
    [one] Imprimir una hoja
   *[other] Imprimir { $count-figure } hojas
}

print-printer = Impresora
print-too-many = Se imprimen como mucho { $most-figure } hojas de una vez.
print-no-printer = Sin impresora configurada
print-no-printer-told = En este equipo no hay ninguna impresora configurada. La hoja se puede escribir como PDF.
print-printer-usual = { $name }, la habitual
print-state-ready = Lista.
print-state-busy = Ahora imprime otra cosa; esto va después.
print-state-stopped = Parada, o sin papel o tinta. La hoja espera hasta que alguien la atienda.
print-state-closed = Ahora no acepta nada. Elige otra impresora, o escribe un PDF.
print-state-gone = Esta impresora ya no está. Elige otra, o escribe un PDF.
print-state-paper = No tiene { $paper }. Elige otro papel u otra impresora, o escribe un PDF.
print-sheet = Hoja
print-players = Jugadores
print-paper = Papel
print-turn = Orientación
print-turn-auto = Según haga falta
print-turn-portrait = Vertical
print-turn-landscape = Horizontal
print-rows = Filas
print-rows-fit = las que quepan
print-names = Con nombres
print-names-told = Con nombres en vez de líneas donde escribirlos
print-names-hint = Un nombre por línea
print-names-list = Nombres, uno por línea
print-rules = Con las reglas
print-rules-told = Con las reglas junto a la tabla, o al dorso
print-both-sides = A doble cara
print-black = Solo negro
print-luck = Suerte y decisiones
print-luck-told = Con la suerte de los dados de cada cual, y lo que costaron las decisiones
print-luck-unknown = Para estas reglas no se conocen probabilidades: la hoja no tiene suerte que contar.
print-luck-some = { $count ->
    [one] De una partida
   *[other] De { $count-figure } partidas
} no se conocen probabilidades: ahí la suerte se deja fuera.
print-luck-stopped = Detenido. Las hojas quedan sin suerte ni decisiones.
print-reckoning = Se pesa cada decisión: { $share } %
print-copies = Copias
print-pages = Páginas
print-pages-all = todas, o 1-3, 5
print-margins = Márgenes
print-margins-narrow = Estrechos
print-margins-wide = Anchos
print-file = Como archivo
print-folder = en { $folder }
print-folder-taken = en { $folder }. Ya hay uno con ese nombre: se te preguntará.

print-lasts = { $rows-enough ->
    [yes] Una partida dura unas { $rounds-figure } rondas: { $pages ->
        [one] una página
       *[other] { $pages-figure } páginas
    }.
   *[no] Una partida dura unas { $rounds-figure } rondas: { $rows-figure } filas no bastan.
}
print-done = { $split ->
    [yes] { $first } de cada 100 partidas acaban en la página 1, { $share ->
        [100] todas las contadas
       *[other] { $share }
    } en { $rows-figure } rondas.
   *[no] { $share ->
        [0] Casi ninguna partida acaba en { $rows-figure } rondas.
        [100] Todas las partidas contadas acaban en { $rows-figure } rondas.
       *[other] { $share } de cada 100 partidas acaban en { $rows-figure } rondas.
    }
}
print-rounds = { $count-figure } rondas
print-chart = Cuántas rondas duran las partidas; las rojas no caben.
print-sum = { $sides ->
    [one] Una cara
   *[other] { $sides-figure } caras
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } copias
}: { $leaves ->
    [one] una hoja de papel
   *[other] { $leaves-figure } hojas de papel
}.{ $black ->
    [yes] {" "}Solo negro.
   *[no] {""}
}
print-pages-wrong = Las páginas van de 1 a { $most-figure }; “{ $part }” no es ninguna.
print-side = cara { $number-figure } de { $most-figure }, filas de { $tenths } mm
print-side-plain = cara { $number-figure } de { $most-figure }
print-thumb-rounds = { $number-figure }: rondas { $first-figure } a { $last-figure }
print-thumb-rules = { $number-figure }: las reglas
print-thumb-race = { $number-figure }: la carrera
print-thumb-page = { $number-figure }
print-thumbs = Páginas de la hoja
print-page = La página, tal como saldrá
print-zoom-whole = página entera
print-zoom-in = Ampliar
print-zoom-out = Reducir

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Intro
print-cancel = Cancelar
print-stop = Detener
print-save = Guardar PDF…
print-go = { $leaves ->
    [one] Imprimir una hoja
   *[other] Imprimir { $leaves-figure } hojas
}
print-go-none = Imprimir
print-going = Cara { $done-figure } de { $most-figure }
print-sent = Enviado a { $printer }.
print-stopped = { $done ->
    [0] Detenido. No se imprimió nada.
    [one] Detenido. Aún puede salir una cara de la impresora.
   *[other] Detenido. Aún pueden salir { $done-figure } caras de la impresora.
}
print-stopped-file = Detenido. No se escribió nada.
print-failed = La impresora no aceptó la hoja. { $known ->
    [yes] Dijo: “{ $why }” No se imprimió nada; se puede escribir un PDF.
   *[no] No se imprimió nada; se puede escribir un PDF.
}
print-written = Escrito: { $file }, { $pages ->
    [one] 1 página
   *[other] { $pages-figure } páginas
}.
print-broken = { $kind ->
    [memory] Hay muy poca memoria: no se escribió nada. Cierra otros programas y prueba otra vez.
   *[other] Algo salió mal en el programa ({ $kind }): no se escribió nada. Prueba otra vez; Ayuda > Acerca de > Sistema muestra el registro.
}
print-not-written = El PDF no se escribió. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] 1 jugador
   *[other] { $players-figure } jugadores
}, { $paper }
print-name-games = { $count-figure } hojas, { $paper }
print-ask = Hoja como PDF
