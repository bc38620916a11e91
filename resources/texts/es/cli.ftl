cli-option-help = Explica la orden.
cli-option-data-dir = La carpeta del Archivo Zonk, en lugar de la propia.
cli-option-rules = Un reglamento por su clave, o un archivo de reglas de la casa.
cli-option-option = Una regla cambiada; se puede repetir. rules KEY --knobs las enumera.
cli-option-seed = Un número; la misma semilla da las mismas partidas.
cli-option-cores = Procesadores que usar; todos si no se dice.
cli-option-on = Un clúster de Dask en su lugar, como tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Trae otra vez las partidas que ya están.

cli-summary-window = El juego de dados Zonk según cinco de sus hojas de reglas.
cli-about-window = Sin orden se abre la ventana, con FILE.zonk dentro si se nombra uno.
cli-option-window-selftest = Usa cada parte del programa una vez, en una carpeta temporal, y escribe una línea por cada una; con una carpeta, ahí quedan el informe y las imágenes de la ventana.
cli-option-window-version = Escribe la versión.
cli-example-window-1 = la ventana
cli-example-window-2 = la ventana, con una transcripción dentro
cli-example-window-3 = la misma mesa en la terminal
cli-example-window-4 = todo sobre una orden

cli-summary-play = Una partida en la terminal, con dados que cualquiera puede comprobar después.
cli-about-play = Lo que no se dice, se pregunta. Nunca se escribe encima de un archivo que ya existe. Hasta que acaba la partida, su semilla está al lado, en FILE.zonk.seed; la ventana sigue con una partida dejada a medias, pues Archivo Zonk > Importar trae las dos cosas.
cli-option-play-players = Los nombres según están sentados, con comas entre ellos.
cli-option-play-gestures = El momento de cada tirada se mezcla en ella, para que nadie pueda saberla antes.
cli-option-play-words = Una palabra escrita detrás de roll se mezcla en cada tirada, para que nadie pueda saberla antes.
cli-option-play-output = Escribe la partida según se juega, en disco con cada acción.
cli-example-play-1 = pregunta reglas y jugadores
cli-example-play-2 = la escribe
cli-example-play-3 = un solitario corto

cli-summary-replay = La hoja de puntos de una partida escrita, y cómo va.
cli-option-replay-json = Todo, para programas (docs/transcript.md).
cli-example-replay-1 = la hoja como texto
cli-example-replay-2 = un objeto JSON

cli-summary-verify = Los dados de una partida frente a la semilla que se selló antes.
cli-about-verify = Se recalculan cada tirada, el orden de juego y el Número mágico. Dice qué comprobó y qué no puede decir ninguna semilla (docs/fair-dice.md).
cli-example-verify-1 = 0 si los dados son honestos; si no, 1 y por qué

cli-summary-sheet = Una hoja de puntos como archivo PDF, en blanco o de una partida.
cli-about-sheet = Lo que había con ese nombre se conserva hasta que la hoja nueva está entera.
cli-option-sheet-players = Cuántas columnas tiene una hoja en blanco.
cli-option-sheet-names = Nombres para las columnas de una hoja en blanco.
cli-option-sheet-rows = Filas de una hoja en blanco, 1 a 500; si no, las que quepan.
cli-option-sheet-game = Imprime esta partida en vez de una hoja en blanco.
cli-option-sheet-reviewed = Con lo que los dados dieron a cada jugador y lo que regalaron las decisiones.
cli-option-sheet-paper = El papel; a4 si no se dice.
cli-option-sheet-held = Cómo se sostiene; si no, lo deciden los jugadores.
cli-option-sheet-output = Dónde escribirla; - es la salida estándar.
cli-example-sheet-1 = una hoja en blanco
cli-example-sheet-2 = de reglas de la casa, con nombres
cli-example-sheet-3 = una partida, directa a la impresora

cli-summary-rules = Los reglamentos, y qué se puede variar en cada uno.
cli-option-rules-knobs = Cada ajuste con valor, tipo, límites, valor de origen y fuente.
cli-option-rules-refusals = Todos los códigos de rechazo, con sus frases.
cli-example-rules-1 = las hojas
cli-example-rules-2 = qué se puede variar
cli-example-rules-3 = reglas de la casa, en breve

cli-summary-rules-check = Si un archivo de reglas de la casa se sostiene.
cli-about-rules-check = Dice en una línea qué está mal, en qué clave, y qué sería correcto.
cli-example-rules-check-1 = 0 si es un reglamento completo

cli-summary-odds = Probabilidades de un reglamento: un turno de juego óptimo, y cada número de dados.
cli-about-odds = Contadas con exactitud sobre cada tirada, con las reglas del propio motor; también las de la casa.
cli-option-odds-entered = Para alguien que ya ha entrado.
cli-option-odds-not-entered = Para alguien que no ha entrado, como al principio.
cli-option-odds-total = Puntos en la hoja; 0 si no se dice.
cli-option-odds-json = Las cifras para programas (docs/odds.md).
cli-option-odds-prove = El juego óptimo frente a cada tirada, jugado por el motor.
cli-option-odds-for = Qué se demuestra: puntos (si no se dice), hits, o llegar a la meta con este turno.
cli-option-odds-hit = Puntos que pesa un hit; 300 si no se dice.
cli-option-odds-csv = Cada mano y fila de la demostración como tabla.
cli-example-odds-1 = antes de entrar
cli-example-odds-2 = un objeto JSON
cli-example-odds-3 = cuánto se aparta el juego óptimo de la media de cada tirada
cli-example-odds-4 = cada mano y fila, para una hoja de cálculo

cli-summary-advise = Las opciones en la última posición de una partida escrita, la mejor primero.
cli-about-advise = Cada opción con su valor, la probabilidad de que su tirada falle y la de ganar.
cli-option-advise-for = Qué se busca; puntos si no se dice.
cli-option-advise-json = Las opciones para programas (docs/odds.md).
cli-example-advise-1 = por puntos
cli-example-advise-2 = por probabilidad de ganar

cli-summary-match = Un torneo de máquinas: quién gana cuántas veces.
cli-about-match = Los niveles son sharp, good, casual y novice. Cada cual pasa por cada asiento el mismo número de veces. Las cifras llevan su margen de error, al 95 %.
cli-option-match-players = Quién juega, según están sentados: personajes, con un nivel si se quiere, o una clase propia.
cli-option-match-games = Cuántas partidas; 100 si no se dice.
cli-option-match-output = Una carpeta para las partidas como transcripciones.
cli-option-match-json = Las cifras para programas (docs/players.md).
cli-example-match-1 = cien partidas
cli-example-match-2 = un jugador propio contra uno de la casa

cli-summary-lab = Un reglamento a prueba: cuánto dura, quién gana, de dónde vienen los hits.
cli-about-lab = Cuatro máquinas: tres de juego óptimo y una prudente, que pasa por cada asiento el mismo número de veces.
cli-option-lab-against = Otras reglas para comparar, con los mismos dados.
cli-option-lab-games = Cuántas partidas; 300 si no se dice.
cli-option-lab-json = Las cifras para programas (docs/players.md).
cli-example-lab-1 = 300 partidas
cli-example-lab-2 = reglas de la casa junto a la hoja que varían

cli-summary-review = Qué dieron los dados en una partida escrita, y qué regalaron las decisiones.
cli-about-review = Por jugador: par, suerte, precio y resto, que suman el total; las decisiones más caras; la tirada con más suerte. Varias partidas, una tras otra.
cli-option-review-for = Qué se cuenta; si no se dice, hits si con ellos se gana; si no, puntos.
cli-option-review-json = El análisis para programas (docs/odds.md).
cli-example-review-1 = en palabras
cli-example-review-2 = con las probabilidades de ganar a lo largo de la partida
cli-example-review-3 = todas las partidas de una carpeta

cli-no-memory = Hay muy poca memoria. Lo escrito antes queda como está; la orden se puede dar otra vez.
cli-mishap = Algo salió mal en el programa ({ $kind } en { $place }). Lo escrito antes queda como está; la orden se puede dar otra vez.

cli-summary-games = Las partidas del Archivo Zonk, la más nueva primero.
cli-about-games = Número, hora, reglas, jugadores y estado de cada una, aunque la ventana lo esté escribiendo.
cli-option-games-json = La lista para programas.
cli-example-games-1 = una línea por partida
cli-example-games-2 = un objeto, como lo dice docs/transcript.md
cli-example-games-3 = todas las de Ann en ese mes

cli-summary-stats = Jugadores, reglamentos y dados del Archivo Zonk en cifras.
cli-about-stats = Sin un nombre habla de todo el mundo. Las partidas de la papelera no cuentan.
cli-option-find = Solo partidas en que aparece cada palabra: nombres, reglas, título, una fecha en palabras o cifras.
cli-option-stats-json = Las cifras para programas.
cli-example-stats-1 = una línea por jugador, por reglamento, por tipo de dados
cli-example-stats-2 = las de un jugador, en partidas de una hoja
cli-nobody-played = { $guess ->
    [yes] Nadie con el nombre { $name } ha jugado aquí; ¿querías decir { $near }?
   *[no] Nadie con el nombre { $name } ha jugado aquí.
}
cli-stats-refused = { $games ->
    [one] Una partida no se puede volver a jugar y se deja fuera.
   *[other] { $games-figure } partidas no se pueden volver a jugar y se dejan fuera.
}
cli-stats-games = { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}
cli-stats-player = { $name }: { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}, { $won-figure } ganadas de { $finished-figure } terminadas, { $turn-figure } puntos por turno, { $missed } % de fallos, { $counted ->
    [0] hits sin conocer
   *[other] { $hits ->
        [one] 1 hit
       *[other] { $hits-figure } hits
    }
}, mejor turno { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}, { $turn-figure } puntos por turno, { $missed } % de fallos
cli-stats-dice = { $kind ->
    [screen] Dados del programa
   *[table] Dados de una mesa
}: { $faces-figure } caras, ji cuadrado { $square }, probabilidad { $chance }

cli-summary-games-export = Una partida del Archivo Zonk como transcripción.
cli-about-games-export = Las reglas de la casa con que se jugó se escriben al lado. Varias partidas, o todas, van a una carpeta, un archivo por partida; lo que ya está y dice lo mismo no se toca, de modo que la orden se puede detener y repetir.
cli-option-games-export-output = Dónde escribirla; - es la salida estándar.
cli-example-games-export-1 = la partida 12 como archivo
cli-example-games-export-2 = todas, un archivo por partida
cli-example-games-export-3 = su hoja

cli-summary-games-import = Transcripciones al Archivo Zonk.
cli-about-games-import = De una carpeta se traen todas las transcripciones. La ventana debe estar cerrada. Una partida que ya está, con las mismas reglas, jugadores y acciones, se deja fuera.
cli-example-games-import-1 = todas las de esta carpeta
cli-example-games-import-2 = todas las de una carpeta y las que hay dentro, con avance

cli-summary-games-read = Hojas terminadas al Archivo Zonk: de fotos, escaneos y archivos PDF.
cli-about-games-read = Una hoja terminada lleva su partida en un código. Los archivos con partes de una misma partida se leen juntos. La ventana debe estar cerrada. No se envía nada a ningún sitio.
cli-example-games-read-1 = una hoja con dos códigos, una imagen de cada uno

cli-summary-completions = Lo que hace que un intérprete complete estas órdenes.
cli-about-completions = Los paquetes de Linux lo traen; en otras instalaciones, ponlo donde tu intérprete mira.
cli-example-completions-1 = para bash
cli-example-completions-2 = para fish

cli-summary-help = Todas las órdenes, o todo sobre una.
cli-example-help-1 = lo mismo que games import --help

cli-help-for-more = { $command } --help cuenta más.
cli-without-effect = Sin efecto
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } página
   *[other] { $file }: { $pages-figure } páginas
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (gana { $winner })
    [finished] (terminada)
   *[open] (ronda { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } solo admite opciones, no { $word }; ¿querías decir { $near }?
   *[no] { $command } solo admite opciones, no { $word }
}
cli-wants-a-value = { $option } necesita { $value }
cli-wants-no-value = { $option } no admite valor
cli-needs-a-word = { $command } necesita { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } admite un { $word }, no { $count }; ¿querías decir { $near }?
   *[no] { $command } admite un { $word }, no { $count }
}
cli-unknown-option = { $guess ->
    [yes] opción desconocida { $word }; ¿querías decir { $near }?
   *[no] opción desconocida { $word }
}
cli-unknown-command = { $guess ->
    [yes] no existe la orden { $word }; ¿querías decir { $near }?
   *[no] no existe la orden { $word }
}
cli-no-such-shell = { $guess ->
    [yes] se puede completar en { $shells }, no en { $word }; ¿querías decir { $near }?
   *[no] se puede completar en { $shells }, no en { $word }
}

cli-usage = uso:{" "}
cli-head-commands = Órdenes:
cli-head-options = Opciones:
cli-head-examples = Ejemplos:
cli-help-explains = { $program } help COMMAND explica una de ellas.
cli-choices = { $files ->
    [yes] { $what } Uno de { $choices-comma }, o un archivo .toml.
   *[no] { $what } Uno de { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = No se pudo escribir la salida: { $strerror }.

cli-selftest-takes-one-folder-for = --selftest admite una carpeta, para su informe y sus imágenes

cli-cores-or-on = --cores es para este equipo y --on para un clúster: indica uno de los dos
cli-selftest-and-version-stand-alone = --selftest y --version van a solas
cli-the-window-cannot-be-opened = No se puede abrir la ventana, falta una parte del sistema: { $wrong }. En Debian y parientes: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals va a solas

cli-a-complete-rule-set = { $words }: un reglamento completo, { $name }.

cli-play-needs-a-file-for = play necesita un archivo para -o; la salida estándar es la propia mesa

cli-sheet-needs-rules-key-for = sheet necesita --rules KEY para una hoja en blanco, o --game FILE.zonk para la de una partida
cli-sheet-needs-o-file-pdf = sheet necesita -o FILE.pdf
cli-paper-is-a4-letter-or = --paper es a4, letter o a5
cli-held-is-portrait-or-landscape = --held es portrait o landscape
cli-reviewed-is-for-games = --reviewed es para la hoja de una partida, con --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } es para hojas en blanco; una partida ya tiene lo suyo

cli-a-blank-sheet-needs-players = una hoja en blanco necesita --players N, o --names A,B
cli-names-has-names-for-players = --names tiene { $names } nombres para { $players } jugadores
cli-is-for-players-at-least = { $name } es para { $few } jugadores o más
cli-is-for-players-at-most = { $name } es para { $most } jugadores como mucho

cli-a-pdf-is-nothing-for = Un PDF no es para una terminal; nombra un archivo o mándalo a otro sitio: -o - | lp

cli-cannot-be-read-it-was = { $path } no se puede leer: { $wrong }. No se modificó.

cli-write-games-export-id-o = escribe: games export ID -o FILE.zonk, o games export all -o FOLDER
cli-many-games-need-a-folder = muchas partidas necesitan una carpeta: games export all -o FOLDER
cli-many-searching = Buscando transcripciones en { $folder } y en todas sus carpetas; Ctrl+C detiene.
cli-many-searched = { $folders-figure } carpetas, { $files-figure } transcripciones
cli-many-closed = { $folders ->
    [one] 1 carpeta de { $folder } no se puede leer; las transcripciones de ahí no se traen.
   *[other] { $folders-figure } carpetas de { $folder } no se pueden leer; las transcripciones de ahí no se traen.
}
cli-many-done = { $done-figure } de { $of-figure }
cli-many-broken = { $wrong } { $games ->
    [one] Antes se trajo 1 partida.
   *[other] Antes se trajeron { $games-figure } partidas.
}
cli-stopping = Se detiene tras lo que está en marcha; otro Ctrl+C detiene al instante.
cli-many-brought-in = { $games ->
    [one] 1 partida traída
   *[other] { $games-figure } partidas traídas
}.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } fuera, pues ya estaban.
}{ $refused ->
    [0] {""}
   *[other] {" "}Rechazadas: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Detenido; lo traído se queda.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] 1 archivo escrito
   *[other] { $files-figure } archivos escritos
} en { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}Ya estaban: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Sin escribir: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Detenido; la misma orden sigue desde ahí.
   *[no] {""}
}
cli-cannot-be-written = { $to }: no se puede escribir: { $strerror }
cli-is-no-name-of-a = { $to }: no es nombre de archivo

cli-replay-bygone = { $file }: con sus reglas ya no se empieza ninguna partida. { $why }

cli-the-window-is-open-and = Otro programa tiene el Archivo Zonk: la ventana, u otra importación. Ciérralo, o espera. No se trajo nada.

cli-game-here-already-left-out = { $word }: partida { $game }, ya estaba; se deja fuera
cli-brought-in = { $word }: partida { $number }
cli-sheet-here-already = Partida { $game }: ya estaba; se deja fuera
cli-sheet-read = Partida { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, ya dentro, { $total-figure } en la hoja
   *[no] { $rules }, aún sin entrar, { $total-figure } en la hoja
}
cli-odds-turn = Un turno de juego óptimo da { $points } puntos; falla el { $miss } % de los turnos; { $throws } tiradas.
cli-odds-needs-prove = { $option } va con --prove
cli-odds-json-and-csv-exclude = --json y --csv se excluyen
cli-odds-hit-needs-hits = --hit va con --for hits
cli-odds-proved-for = { $for ->
    [hits] Juego óptimo por puntos y { $hit-figure } por hit: un turno vale { $turn }.
    [home] Juego óptimo para llegar a la meta con este turno: llega, { $turn } de las veces.
   *[points] Juego óptimo por puntos: un turno vale { $turn }.
}
cli-odds-proved = { $hands-figure } manos, { $steps-figure } filas por mano, { $throws-figure } tiradas: el valor antes de una tirada es la media de los valores de después, hasta { $residual }.
cli-odds-proved-beyond = Un turno pasa de las filas con una probabilidad de { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = dados
cli-odds-misses = falla
cli-odds-worth = valor de tirar con 0, 300, 500, 1.000
cli-odds-stay-from = plantarse desde
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, rojo
   *[other] { $dice-figure }, { $red-figure } rojos
}{ $forced ->
    [yes] , forzado
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, por puntos:
    [hits] { $name }, por puntos y hits:
   *[win] { $name }, por probabilidad de ganar:
}
cli-advice-risk = { $dice ->
    [one] 1 dado falla el { $miss } %
   *[other] { $dice-figure } dados fallan el { $miss } %
}
cli-advice-wins = gana { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Tirar da { cli-advice-by } más que plantarse.
    [stays-saves] Plantarse salva { cli-advice-by } que una tirada perdería de media.
    [entry] Hay pocos puntos para plantarse.
    [forced] Las reglas piden esta tirada.
    [dare] La mejor respuesta al reto da { cli-advice-by } más que la otra.
    [again] Repetir la tirada da { cli-advice-by } más que seguir.
   *[only] No hay otra cosa que hacer.
}
cli-advice-by = { $measure ->
    [win] { $by } de 100 partidas
   *[other] { $by } puntos
}
cli-advice-chances = Probabilidades de ganar: { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered y --not-entered se excluyen
cli-a-total-stands-on-the = un total está en la hoja de quien ya ha entrado

cli-for-is-one-of = --for es uno de { $join }
cli-the-game-is-over = { $words }: la partida ha terminado.
cli-the-dice-are-in-the = { $words }: los dados están en el aire; no hay nada que elegir.
cli-this-position-has-no-choice = { $words }: esta posición no tiene opciones de probabilidad conocida.

cli-written = Escrito: { $path }

cli-match-needs-players-name-level = match necesita --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } es un número de { $least } a { $most }
