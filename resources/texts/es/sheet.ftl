sheet-worth-by-face = cara × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } dados, uno de ellos el Dado de sangre
    [odd-die] { $dice-word } dados, uno de otro color
    [three-colours] { $dice-word } dados en tres colores
   *[none] { $dice-word } dados
}
sheet-for-players = para { $least }-{ $most } jugadores
sheet-field-date = fecha
sheet-field-start = inicio
sheet-field-finish = final
sheet-field-magic = n.º mágico
sheet-field-scorekeeper = anota
sheet-field-packer = carga la pipa
sheet-field-rule11k = regla de los 11.000, la canta
sheet-field-rule11k-at = a las
sheet-field-winner = gana
sheet-field-winner-keeps = gana, y se queda esta hoja
sheet-field-gha = g.h.a.
sheet-field-high-score = total más alto
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = meta
sheet-field-fewest = menos BH

sheet-zonk = Zonk

sheet-one-hit = un hit
sheet-a-zonk = un Zonk
sheet-page-of = página { $page-figure } de { $pages-figure }
sheet-re-roll-used-struck-out = Repetición, usada: tachada
sheet-no-turn-here = aquí no hay turno

sheet-final = final
sheet-so-far = ahora
sheet-corrected = corregido
sheet-penalty-taken-off = { $points }: un castigo, quitado del total siguiente
sheet-hits = hits
sheet-bong-hits = BH
sheet-brought-forward = suma anterior
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}y más
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Las reglas
sheet-page-keepsake = La carrera, los hits y los dados
sheet-page-codes = La partida en códigos
sheet-page-number = Página { $page-figure }
sheet-page-rounds = Rondas { $first-figure } a { $last-figure }
sheet-page-players = { $rounds }, jugadores { $first-figure } a { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, horizontal, { $pages ->
        [one] { $pages-figure } página
       *[other] { $pages-figure } páginas
    }
   *[no] { $paper }, vertical, { $pages ->
        [one] { $pages-figure } página
       *[other] { $pages-figure } páginas
    }
}{ $rules ->
    [yes] , la última con las reglas.
   *[no] .
}
sheet-rounds-and-room = Una partida dura unas { $rounds-figure } rondas; { $games ->
    [1] hay sitio para { $rows-figure }
   *[other] hay sitio para dos partidas de { $rows-figure }
}{ $split ->
    [yes] , y { $share } de cada 100 partidas acaban en la página 1
   *[no] {""}
}.
sheet-dice-pledged = dados sellados { $pledge }
sheet-halftime-show = SHOW DE MEDIO TIEMPO
sheet-race-told = El total de cada jugador tras cada una de { $rounds-figure } rondas. Al final: { $ends-comma }.
sheet-luck = { $each ->
    [0] Suerte y decisiones
   *[other] Suerte y decisiones; { hit-a } cuenta { $each-figure }
}
sheet-luck-of = { $luck } por los dados, { $cost } por las decisiones
sheet-hints = Pistas pedidas
sheet-hints-of = { $hints ->
    [one] una vez
   *[other] { $hints-figure } veces
}
sheet-in-one-turn = { $points } en un turno

sheet-no-font = { $more ->
    [0] Ninguna fuente de este equipo tiene las letras de { $names-comma }: se imprimen como cuadros vacíos. Instala una fuente que las tenga y vuelve a imprimir.
   *[other] Ninguna fuente de este equipo tiene las letras de { $names-comma } y { $more-figure } más: se imprimen como cuadros vacíos. Instala una fuente que las tenga y vuelve a imprimir.
}
sheet-script-picture = un dibujo
sheet-script-cjk = chino o japonés
sheet-script-hangul = coreano
sheet-pdf-folder = { $file } es una carpeta; da el nombre de un archivo.
sheet-pdf-no-folder = No existe la carpeta { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } no se puede escribir: { $why }. Lo que había se conserva; elige otro lugar.
   *[no] { $file } no se puede escribir: { $why }. Elige otro lugar.
}

sheet-play-resumes-here = el juego sigue aquí

sheet-other = Otros

sheet-the-race = La carrera

sheet-awards = Premios
sheet-best-turn = Mejor turno

sheet-head-hits = Hits{ $thrown ->
    [yes] {""}
   *[no] {" "}que cuentan los totales
}
sheet-hits-all = todos

sheet-in-the-square = { $codes ->
    [one] Toda esta velada está en el cuadrado.
   *[other] { $here ->
        [yes] Toda esta velada está en estos { $codes } cuadrados.
       *[no] Toda esta velada está en los { $codes } cuadrados de las últimas páginas.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Apúntale con un teléfono
   *[other] Apunta a cada uno con un teléfono
}: { $thrown ->
    [yes] la página repite las { $throws } tiradas{ $seed ->
        [yes] {" "}y dice si los dados fueron honestos.
       *[no] , tal como quedaron en la mesa.
    }
   *[no] la página vuelve a escribir toda la hoja.
}
sheet-or-in-the-program = O en el programa: Archivo Zonk > Leer una hoja. No se envía nada a ningún sitio.
sheet-pledged = Sellado antes de la primera tirada: { $pledge }
sheet-code = Código { $part } de { $parts }
sheet-the-dice = Los dados
sheet-pledged-before-the-first-throw = Sellado antes de la primera tirada, SHA-256:
sheet-seed-told-at-the-end = Semilla, revelada al final:
sheet-signed-by-who-kept-the = Firma de quien llevó la hoja

sheet-this-is-no-name-of = Esto no es nombre de archivo.

sheet-the-pdf-cannot-be-drawn = El PDF no se puede dibujar; no se escribió nada.

sheet-and-more = { $name } y { $more ->
    [one] una más
   *[other] { $more-figure } más
}
sheet-line-of = { $name }: { $line }

sheet-not-finished = Sin terminar
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }

sheet-the-font-cannot-be-loaded = La fuente { $name } no se puede cargar; instala de nuevo el programa.

sheet-pad-dash = raya
sheet-pad-column-total = total
sheet-pad-column-turn = turno
sheet-pad-column-hits = hits

sheet-pad-part = { $name }, { $part }
sheet-pad-half = medio
sheet-pad-mark = { $mark ->
    [straight] escalera
    [magic] Número mágico
    [devil] diablo
    [square] cuadrado
    [halftime] medio tiempo
    [flag] hit
    [reroll] repetición
    [reroll-used] repetición, usada
    [pen] corregido
    [dashes] rayas
    [star] estrella
    [asterisk] asterisco
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

sheet-players = Jugadores

sheet-rounds = Rondas

sheet-would-be = sería { $said }
sheet-pad-corrected = Corregido.
sheet-click-to-correct-it = Haz clic para corregirlo.

sheet-score-sheet = Hoja de puntos
