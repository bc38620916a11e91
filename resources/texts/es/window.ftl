window-bar-game = &Partida
window-bar-edit = &Editar
window-bar-view = &Ver
window-bar-rules = &Reglas
window-bar-tools = &Herramientas
window-bar-help = A&yuda
window-menu-quit = &Salir
window-menu-undo = &Deshacer
window-menu-results = &Resultados
window-menu-calls = C&antar en la mesa (E en la mesa)
window-menu-look = &Aspecto
window-menu-contrast = &Contraste
window-menu-motion = Mo&vimiento
window-menu-tray = &Bandeja
window-menu-told = Dicho en vo&z alta
window-menu-words = &Palabras
window-menu-felt = Tapet&e
window-menu-keyboard = &Teclado
window-menu-news = &Novedades
window-menu-report = &Informar de un problema…
window-menu-about = &Acerca de

window-choice-speed-slow = Lenta
window-choice-speed-normal = Normal
window-choice-speed-fast = Rápida
window-choice-speed-off = Al instante
window-choice-look-system = Como el sistema
window-choice-look-light = Claro
window-choice-look-dark = Oscuro
window-choice-contrast-system = Como el sistema
window-choice-contrast-usual = Normal
window-choice-contrast-more = Más
window-choice-scale-system = Como el sistema
window-choice-motion-system = Como el sistema
window-choice-motion-all = Todo
window-choice-motion-less = Menos
window-choice-tray-auto = Automática
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Plana, sin 3D
window-choice-told-few = &Pocas palabras
window-choice-told-normal = &Normal
window-choice-told-all = &Todo
window-choice-words-hits = Hits
window-choice-words-stars = Estrellas
window-choice-words-honour = Puntos de honor
window-choice-felt-moss = Musgo
window-choice-felt-night = Azul noche
window-choice-felt-charcoal = Carbón
window-choice-felt-walnut = Tablas de nogal

window-panel-sheet = Hoja de puntos
window-panel-told = Dicho
window-panel-log = Registro
window-panel-rules = Reglas
window-panels = Paneles
window-panel-float = Soltar: { $panel }
window-panel-close = Cerrar: { $panel }

window-title = { $over ->
    [yes] { $rules }, terminada · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } Herramientas > Copias lo examina.
window-milliseconds = {" "}ms
window-close-key = &Cerrar

window-saved = { $throws ->
    [0] Guardado
   *[other] Guardado en la tirada { $throws-figure }
}

window-page-first-steps = Primeros pasos
window-page-keyboard = Teclado
window-page-about = Acerca de Zonk Desktop
window-page-news = Novedades
window-page-report = Informar de un problema
window-web-releases = Versiones nuevas…
window-page-handbook = Manual (en inglés)
window-menu-handbook = &Manual (en inglés)…
window-handbook-pages = Páginas del manual
window-web-reports = Página de avisos…
window-web-site = En la web…
window-updated = Esta es ya la versión { $version }. Ayuda > Novedades cuenta qué significa.
window-no-such-page = No existe esa página.
window-page-is-missing = Este texto no vino con el programa. Al instalarlo otra vez, vuelve.
window-system = Sistema
window-system-missing = falta ({ $why })
window-system-no-physics = { $missing }; la bandeja inventa sus tiradas, y las caras son igual de honestas
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = El pintor de Qt en lugar de OpenGL. { $reason }

window-mishap = Algo salió mal en el programa ({ $kind }). La partida se conserva como estaba; sigue, o continúala desde el menú Partida. Ayuda > Acerca de > Sistema muestra el registro.
window-mishap-stuck = Algo salió mal en el programa y la mesa se detuvo. La partida se conserva como estaba; sigue. Ayuda > Acerca de > Sistema muestra el registro.
window-mishap-memory = Hay muy poca memoria. La partida se conserva como estaba; sigue, o continúala desde el menú Partida. Ayuda > Acerca de > Sistema muestra el registro.

window-unsaved = { $actions ->
    [one] { $actions-figure } acción no está guardada.
   *[other] { $actions-figure } acciones no están guardadas.
}
window-unsaved-again = Reintentar
window-unsaved-transcript = Guardar una transcripción…
window-unsaved-leave = Salir
window-unsaved-stay = Quedarse

window-new-game = &Nueva partida…
window-continue-the-last-game = &Continuar la última partida
window-open-a-transcript = &Abrir una transcripción…
window-export-the-transcript = &Exportar la transcripción…
window-print-the-sheet = &Imprimir la hoja…
window-sheet-as-p-df = Hoja como P&DF…
window-print-blank-sheets = Imprimir hojas en &blanco…
window-correct-an-entry = &Corregir una entrada…
window-fl-oat-the-panel-in = S&oltar el panel de delante
window-panels-as-at-first = Paneles como al &principio
window-full-screen = Pantalla co&mpleta
window-dice-speed = &Velocidad de los dados
window-sound = S&onido…
window-mute-or-not = &Silenciar o no
window-text-size = Ta&maño del texto
window-rules-settings = &Ajustar las reglas…
window-quick-reference = &Referencia rápida
window-menu-key = Menú
window-copy-the-pledge = Copiar el sello de los &dados
window-scorekeeper-mode = &Modo anotador…
window-zonk-file = Archivo &Zonk…
window-read-a-sheet = &Leer una hoja…
window-type-in-a-sheet = &Escribir una hoja…
window-copies-of-the-zonk-file = &Copias del Archivo Zonk…
window-first-steps = &Primeros pasos
window-leave-the-big-picture = Salir de la vista grande
window-menu-language = &Idioma
window-language-system = Como el sistema
window-language-fixed = ZONK_LANGUAGE dice { $language }, así que eso es lo que se habla.
window-language-at-the-next-start = El idioma cambia cuando el programa arranque de nuevo.
window-the-tray-changes-when-the = La bandeja cambia cuando el programa arranque de nuevo.

window-panel-print = Imprimir la hoja

window-close = Cerrar

window-page-quick-reference = Referencia rápida
window-rules-to-read = Reglas para leer
window-on-the-table = En la mesa: { $name }
window-rules = Reglas

window-copy-the-system-section = Copiar la sección del sistema
window-copy-the-log = Copiar el registro
window-read-the-log = Leer el registro
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Copiado
window-nothing-has-been-written-yet = Todavía no se ha escrito nada.

window-save-a-transcript = Guardar una transcripción
window-no-file-was-chosen = No se eligió ningún archivo.
window-was-not-written = { $name } no se escribió: { $said }.

window-of-unknown-version = de versión desconocida

window-not-there = no está

window-silent-as-there-is-no = sin sonido, porque aún no hay mesa

window-python = Python
window-qt = Qt
window-tray = Bandeja
window-dialog-sound = Sonido
window-printers = Impresoras
window-none-found-a-pdf-can = ninguna; siempre se puede escribir un PDF
window-data-folder = Carpeta de datos
window-log = Registro
window-none-is-written-in-this = en esta ejecución no se escribe ninguno

window-not-saved-another-window-keeps = Sin guardar: otra ventana tiene el Archivo Zonk.

window-rules-in-short = Las reglas en breve

window-dice-tray = Bandeja de dados
window-who-begins = ¿Quién empieza?
window-the-dice-say-ties-are = Lo dicen los dados. Los empates vuelven a tirar.

window-volume = Volumen
window-mute-m-at-the-table = Silenciar (M en la mesa)
window-dice-as-they-fall = Los dados al caer
window-the-table-pencil-plates-hits = La mesa: lápiz, placas, hits, un fallo, la campana
window-marks-for-players-who-do = Señales para quien no ve la mesa
window-after-a-throw-one-tick = Tras una tirada, un toque por dado, de izquierda a derecha: latón si puntúa, fieltro si no. En tu turno, tantos golpes como tu asiento.
window-sound-comes-late-by = Retraso del sonido
window-wireless-headphones-need-100-to = Los auriculares inalámbricos piden de 100 a 300 ms para que los dados suenen al caer.
window-hear-it = &Escuchar

window-games-and-last = { $games ->
    [one] { $games-figure } partida, la última el { $day }
   *[other] { $games-figure } partidas, la última el { $day }
}

window-and-more-before =
    { $last }
    Y antes, { $more } más.
window-these-files-were-not-opened = Estos archivos no se abrieron
window-this-file-was-not-opened = Este archivo no se abrió

window-a-word-before-the-first = Unas palabras antes de la primera partida
window-dialog-open = Abrir una transcripción
window-line = { $name }, línea { $wrong }
window-nothing-was-changed =
    { $found }
    No se cambió nada.
window-nothing-to-export = Nada que exportar
window-no-saved-game-is-on = No hay ninguna partida guardada en la mesa.
window-dialog-export = Exportar la transcripción
window-not-exported = Sin exportar

window-nothing-to-print = Nada que imprimir
window-no-game-is-on-the = No hay ninguna partida en la mesa.
window-nothing-to-write = Nada que escribir

window-is-ticked-for-the-next = { $name } está marcado para la próxima partida nueva.

window-nothing-to-correct = Nada que corregir
window-no-entry-has-been-made = Todavía no hay ninguna entrada.
window-written = Escrito: { $names-comma }.

window-sound-off = Sonido desactivado.
window-sound-on = Sonido activado.
window-corrected = Corregido.
window-taken-back = Deshecho.

window-fonts-missing = Faltan fuentes: { $fonts-comma }.
window-another-keeps-the-file = Otra ventana del programa tiene el Archivo Zonk. Sus partidas se pueden mirar; lo que se juegue aquí no se guarda.

window-already-there = Zonk Desktop ya está abierto; su ventana ha pasado al frente.
window-already-silent = Zonk Desktop ya está abierto, pero su ventana no responde. Ciérrala, o termínala, y arranca otra vez; se conserva cada acción que dio por guardada.

window-there-is-no-screen-here = Aquí no hay pantalla (no está puesta ni DISPLAY ni WAYLAND_DISPLAY). Las órdenes de zonk-desktop --help no la necesitan.
window-screen-gone = La pantalla se ha ido, y la ventana con ella. Se conserva cada acción que se dio por guardada; arranca otra vez, y la partida sigue.
window-no-screen-answers = No se puede abrir la ventana: { $screen ->
    [none] ninguna pantalla responde
   *[other] la pantalla { $screen } no responde
}, o falta una parte del sistema. En Debian y parientes: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. Las órdenes de zonk-desktop --help no necesitan pantalla.
