zonk-file-the-end = El final
zonk-file-turn-of = Turno { whose }

zonk-file-title = El Archivo Zonk
zonk-file-the-bin = La papelera
zonk-file-search = Buscar en las partidas
zonk-file-search-hint = Nombres, reglas, título, fecha
zonk-file-filters = Filtros
zonk-file-filter-player = Jugador
zonk-file-filter-rules = Reglas
zonk-file-filter-winner = Victoria
zonk-file-filter-span = Fecha
zonk-file-filter-state = Estado
zonk-file-any-player = Quien sea
zonk-file-any-rules = Todas las reglas
zonk-file-any-winner = Quien gane
zonk-file-any-span = Cuando sea
zonk-file-any-state = Como esté
zonk-file-last-days = Últimos { $days } días
zonk-file-in-year = En { $year }
zonk-file-finished = Terminadas
zonk-file-in-play = En juego
zonk-file-won = Ganó { $name }
zonk-file-chip = Quitar: { $filter }
zonk-file-games = { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}
zonk-file-column-date = Fecha
zonk-file-column-players = Jugadores
zonk-file-column-rules = Reglas
zonk-file-column-winner = Gana
zonk-file-column-rounds = Rondas
zonk-file-column-throws = Tiradas
zonk-file-list = Partidas
zonk-file-sort = Ordenar por { $column } (Ctrl+{ $key }); otra vez lo invierte
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = nadie
zonk-file-cell-in-play = en juego
zonk-file-nothing = Ninguna partida aún. Cada partida se guarda aquí sola desde su primera tirada.
zonk-file-nothing-fits = Ninguna partida encaja. Quita una palabra o un filtro.
zonk-file-bin-is-empty = La papelera está vacía.

zonk-file-story = { $name }: { $story }

zonk-file-open = Abrir
zonk-file-continue = Continuar
zonk-file-replay = Ver otra vez
zonk-file-review = Análisis
zonk-file-print = Imprimir la hoja
zonk-file-verify = Verificar los dados
zonk-file-statistics = Estadísticas
zonk-file-export = Exportar…
zonk-file-rename = Renombrar…
zonk-file-to-bin = A la papelera
zonk-file-restore = Restaurar
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Sin terminar.
    [won] Ganó { $winner }.
   *[nobody] { $totals ->
        [yes] Los totales no dicen quién ganó.
       *[no] No ganó nadie.
    }
}{ $real ->
    [yes] {" "}Con dados reales{ $totals ->
        [yes] , anotada con totales
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Ninguna partida elegida
    [one] 1 partida
   *[other] { $games-figure } partidas
}
zonk-file-chosen-note = Exportar y papelera valen para todas.
zonk-file-choose-one = Elige una sola partida.
zonk-file-choose = Elige una partida.
zonk-file-on-the-table = La partida de la mesa no va a la papelera.
zonk-file-restore-first = Restaura antes la partida.
zonk-file-called = Se llama { $name }.
zonk-file-name-gone = Ya no tiene nombre.

zonk-file-import = Importar…
zonk-file-read-a-sheet = Leer una hoja…
zonk-file-import-title = Importar transcripciones
zonk-file-bin = Papelera ({ $games-figure })
zonk-file-show-bin = Ver la papelera
zonk-file-back = Volver a las partidas
zonk-file-empty-bin = Vaciar papelera…
zonk-file-copies = Copias…
zonk-file-close = Cerrar
zonk-file-stop = Detener
zonk-file-progress = Archivos hechos
zonk-file-busy = Importar, exportar o imprimir, de uno en uno.
zonk-file-went = { $done-figure } de { $files-figure } archivos
zonk-file-went-over = { $done-figure } de { $games-figure } partidas
zonk-file-binned = { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
} a la papelera.
zonk-file-restored = { $games ->
    [one] 1 partida restaurada
   *[other] { $games-figure } partidas restauradas
}.
zonk-file-deleted = { $games ->
    [one] 1 partida borrada
   *[other] { $games-figure } partidas borradas
}.
zonk-file-delete-question = ¿Borrar { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
} para siempre?
zonk-file-delete-note = Lo que se borra aquí no se puede recuperar.
zonk-file-delete = Borrar { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}
zonk-file-keep-them = Conservarlas

zonk-file-export-one = Exportar la transcripción
zonk-file-export-many = Una carpeta para { $files-figure } transcripciones
zonk-file-written = Escrito: { $names-comma }.
zonk-file-not-written = Sin escribir: { $why }
zonk-file-exported = { $files ->
    [one] 1 archivo escrito
   *[other] { $files-figure } archivos escritos
}.{ $same ->
    [0] {""}
    [one] {" "}1 ya estaba.
   *[other] {" "}{ $same-figure } ya estaban.
}{ $refused ->
    [0] {""}
   *[other] {" "}Sin escribir: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Detenido.
   *[no] {""}
}
zonk-file-not-all-written = No todo se escribió
zonk-file-export-broken = { $why } Antes se escribieron { $files-figure }.
zonk-file-imported = { $games ->
    [one] 1 partida importada
   *[other] { $games-figure } partidas importadas
}.{ $bygone ->
    [0] {""}
   *[other] {" "}Con las reglas de { $bygone-figure } de ellas ya no se juega: se repiten, imprimen y exportan, pero no se continúan.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } fuera, pues ya estaban.
}{ $refused ->
    [0] {""}
   *[other] {" "}Rechazadas: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Detenido; el resto no se miró.
   *[no] {""}
}
zonk-file-not-printed = Detenido. No se imprimió nada.
zonk-file-not-imported = Sin importar: { $why } No se cambió nada.
zonk-file-import-broken = { $why } { $games ->
    [one] Antes se trajo 1 partida.
   *[other] Antes se trajeron { $games-figure } partidas.
}
zonk-file-refused-title = Rechazados: { $refused-figure } de { $files ->
    [one] 1 archivo
   *[other] { $files-figure } archivos
}
zonk-file-refused-note = { $said } De cada archivo rechazado se dice lo primero que no se sostiene.
zonk-file-refused-line = { $file }, línea { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Archivos rechazados
zonk-file-twins = { $games ->
    [one] 1 de estas partidas ya está aquí.
   *[other] { $games-figure } de estas partidas ya están aquí.
}
zonk-file-twins-note = Las reglas, los jugadores y cada acción son iguales. Guardadas dos veces, cuentan dos veces en récords y estadísticas.
zonk-file-leave-out = Dejar fuera
zonk-file-keep-both = Guardar ambas

zonk-file-rename-title = Renombrar la partida
zonk-file-rename-ask = Cómo se llama esta partida:
zonk-file-rename-field = Cómo se llama esta partida
zonk-file-rename-hint = Sin nombre, se llama como sus jugadores
zonk-file-rename-do = Renombrar
zonk-file-cancel = Cancelar

zonk-file-real-dice = Dados reales en una mesa real: el programa no tiró ninguno, así que no hay nada que verificar.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Sin comprobar: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Ver otra vez
zonk-file-tray = Bandeja de dados
zonk-file-moment = Momento de la partida
zonk-file-step-back = Atrás
zonk-file-play = Ver
zonk-file-pause = Pausa
zonk-file-step = Paso
zonk-file-clip = Guardar un clip…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Flecha izquierda
zonk-file-key-space = Espacio
zonk-file-key-right = Flecha derecha
zonk-file-speeds = Velocidad
zonk-file-speed-slow = Lenta
zonk-file-speed-normal = Normal
zonk-file-speed-fast = Rápida
zonk-file-speed-off = Al instante
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Tirada { $throw-figure } de { $of-figure }
zonk-file-entry-of = Entrada { $entry-figure } de { $of-figure }
zonk-file-begins = Empieza la partida.
zonk-file-corrected = { $told } Esta entrada se corrigió.

zonk-file-copies-title = Copias del Archivo Zonk
zonk-file-copies-head = Copias
zonk-file-copies-note = una por semana, sola; quedan las tres últimas
zonk-file-copies-list = Copias y archivos guardados aparte
zonk-file-copy-now = Copiar ahora
zonk-file-copies-looking = Mirando dentro…
zonk-file-bring-over = Traer { $games-figure }
zonk-file-copy-restore = Restaurar…
zonk-file-copy-delete = Borrar…
zonk-file-no-copy = Aún no hay ninguna copia.
zonk-file-copy-made = Copia hecha.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = Traídas: { $games-figure }{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } hasta el punto dañado
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } no se pueden volver a jugar
}. Nada de lo que había aquí cambió.{ $stopped ->
    [yes] {" "}Detenido; el resto se puede traer más tarde.
   *[no] {""}
}
zonk-file-restore-question = ¿Volver al Archivo Zonk del { $day }?
zonk-file-restore-note = Contiene { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}. El Archivo Zonk de ahora se guarda al lado y se puede restaurar igual. La partida de la mesa va con él.
zonk-file-delete-copy = ¿Borrar { $file } para siempre?
zonk-file-delete-copy-note = { $games-figure } de sus partidas no están en el Archivo Zonk. Lo que se borra aquí no se puede recuperar.
zonk-file-delete-it = Borrar
zonk-file-copy-deleted = Borrado.
zonk-file-export-all = Exportar cada partida…
zonk-file-look-inside = Mirar dentro
zonk-file-try-again = Reintentar
zonk-file-copy-fills = Tiene { $fills-figure } de { $games ->
    [one] 1 partida con hueco
   *[other] las { $games-figure } partidas con huecos
}.
zonk-file-inside = Partidas de este archivo
zonk-file-column-here = En el Archivo Zonk
zonk-file-inside-here = { $state ->
    [yes] aquí
    [longer] aquí en parte
   *[no] falta
}
zonk-file-keep-all = Dejarlo todo como está
zonk-file-copy-of = Copia del { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Guardado aparte el { $day }: está dañado
    [foreign] Guardado aparte el { $day }: no es un Archivo Zonk
    [newer] Guardado aparte el { $day }: lo escribió una versión más nueva del programa
    [older] Copia del { $day }, antes de que una versión más nueva del programa cambiara el archivo
    [replaced] Guardado aparte el { $day }: una de sus copias ocupó su lugar
   *[other] Guardado aparte el { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}No están en el Archivo Zonk: { $missing-figure }.
}

zonk-file-rescued-head = { $games ->
    [one] Rescatada { $rescued-figure } de 1 partida
   *[other] Rescatadas { $rescued-figure } de { $games-figure } partidas
}
zonk-file-rescued-note = El Archivo Zonk se dañó en el disco y se puso aparte el { $day }. Cada partida que aún se podía leer está aquí de nuevo, tirada a tirada.{ $lost ->
    [0] {""}
    [one] {" "}Falta 1.
   *[other] {" "}Faltan { $lost-figure }.
}{ $parts ->
    [0] {""}
    [one] {" "}1 llega hasta el punto dañado.
   *[other] {" "}{ $parts-figure } llegan hasta el punto dañado.
} El archivo dañado no se tocó: está junto al nuevo, y esta línea queda hasta que desaparezca.
zonk-file-fill-gaps = Llenar los huecos con la copia del { $day }
zonk-file-gaps-in-it = { $fills-figure } de las { $games-figure } están en ella. Aquí no se reemplaza nada.
zonk-file-show-damaged = Ver el archivo dañado
zonk-file-fold = Plegar este aviso
zonk-file-unfold = Desplegar
zonk-file-map-head = { $games ->
    [one] 1 partida
   *[other] Tus { $games-figure } partidas, la más antigua primero
}
zonk-file-map = Mapa de { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}: { $rescued-figure } a salvo, { $parts-figure } hasta el punto dañado, { $lost-figure } sin recuperar
zonk-file-mark-means-rescued = rescatada
zonk-file-mark-means-part = hasta el punto dañado
zonk-file-mark-means-lost = falta
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Número { $number-figure }
}: { $state ->
    [whole] rescatada
    [back] rescatada de una copia
    [part] hasta la tirada { $throws-figure }
   *[lost] falta
}
zonk-file-missing-head = { $games ->
    [one] La que tiene un hueco
   *[other] Las { $games-figure } con huecos
}
zonk-file-missing-note = por lo que queda de ellas
zonk-file-number = Número { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] primera tirada leída
       *[other] primeras { $throws-figure } tiradas leídas
    }
    [head] solo la portada
   *[none] ilegible
}
zonk-file-left-line = Número { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = y { $games-figure } más
zonk-file-list-all = Verlas todas
zonk-file-missing-counted = Los nombres, los récords y la media de hits del grupo cuentan lo que hay. Lo demás vuelve a contar en cuanto vuelva.
zonk-file-see-rescue = Ver lo rescatado
