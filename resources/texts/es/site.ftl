site-name = Zonk
site-about = Tira cinco dados en el navegador, aparta lo que puntúa, arriesga el resto. Lee el código de una hoja de puntos impresa.
site-skip = A los dados
site-heading = { $dice ->
    [5] Cinco
   *[other] Seis
} dados. Aparta lo que puntúa, arriesga el resto.
site-match = Tú contra { $other }, a ver quién llega primero a { $goal-figure }, según la hoja { $sheet }.
site-you = Tú
site-guest = Invitado
site-you-verbs = guest
site-menu = Menú
site-link-evening = La primera noche
site-link-odds = Azar
site-link-fair = Dados honestos
site-link-source = Código
site-tray = La bandeja con los dados

site-leave = Deja
site-next-misses = falla la próxima, de cada 100
site-miss = fallo
site-card = Deja { $dice }: { $points-figure } puntos. La próxima tirada falla { $chance } de cada 100 veces.
site-card-safe = Deja { $dice }: { $points-figure } puntos.

site-throw = Tirar { $dice-word }
site-throw-first = Tirar
site-throw-again = Tirar los { $dice-word }
site-throw-leaves = deja { $dice }
site-stay = Plantarse
site-stay-makes = suma { $points-figure }
site-stay-needs = pide { $points-figure } por turno
site-key-throw = Espacio
site-key-stay = S
site-thinking = { $name } piensa…
site-coming = Tu rival viene de camino…
site-no-engine = Una parte de esta página no ha llegado: { $why }. Vuelve a cargar la página.
site-go-on = Déjalo así
site-new-game = Jugar otra vez
site-turn = en este turno
site-see-sheet = Ver la hoja
site-no-webgl = Este navegador no dibuja aquí dados propios; las tarjetas de abajo dicen cómo han caído.

site-get = Consigue el programa
site-get-about = Los mismos dados en una mesa real, con amigos, hojas para imprimir y esta partida para seguirla.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage o comprimido
site-get-windows = Windows
site-get-windows-how = 10 y 11
site-get-mac = macOS
site-get-mac-how = 15 y posteriores
site-file = Esta partida como archivo
site-file-about = se abre en el programa en esta misma tirada
site-file-name = zonk.zonk
site-dare = ¡Te reto!
site-take-dare = Aceptar el reto
site-refuse-dare = Seguir

site-read = Leer una hoja
site-hold = Pon el código de una hoja impresa ante la cámara.
site-no-camera = Aquí no se puede usar ninguna cámara. Elige una imagen de la hoja.
site-pictures = Elegir imágenes…
site-no-picture = { $file } no es una imagen que este navegador pueda abrir. Elige una foto de la hoja.
site-reading = Repitiendo todas las tiradas…
site-looking = Buscando el código…
site-head = { $parts-comma }
site-honest = Los dados son honestos
site-not-read = Esto no se leyó
site-not-honest = Los dados no cuadran
site-real = Dados reales
site-why = { $why-first }.
site-race = Totales, ronda a ronda
site-nothing-sent = No se envió nada.
site-nothing-sent-how = La partida salió del código del papel; este dispositivo repitió todas sus tiradas.
site-cannot-know = Lo que un código no puede saber
site-pledge = El sello de la semilla
site-open = Abrir en el programa
site-watch = Ver la partida
site-throw-yourself = Tira tú cinco dados
