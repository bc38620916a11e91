kit-files-pdf = PDF
kit-files-zonk = Transcripciones de Zonk
kit-files-toml = Reglas de la casa
kit-files-png = Imagen
kit-files-svg = Dibujo
kit-files-csv = Tabla
kit-files-webp = Imagen animada
kit-files-all = Todos los archivos
kit-files-sheets = Imágenes y PDF

kit-is-there-already = { $name } ya existe.
kit-replace-what-is-in-or = ¿Reemplazas lo que hay en { $parent }, o lo conservas y eliges otro nombre?
kit-replace = Reemplazar
kit-keep-it = Conservar

kit-choice-told = { $what }: { $choice }

kit-symbol-sun = sol
kit-symbol-wave = ola
kit-symbol-bolt = rayo
kit-symbol-moon = luna
kit-symbol-star = estrella
kit-symbol-drop = gota
kit-symbol-key = llave
kit-symbol-bell = campana
kit-symbol-anchor = ancla
kit-symbol-crown = corona
kit-symbol-kite = cometa
kit-symbol-wheel = rueda

kit-search-clear = Borrar la búsqueda
kit-key-waits = un momento
