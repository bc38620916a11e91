kit-files-pdf = PDF
kit-files-zonk = Transcriptions Zonk
kit-files-toml = Règles maison
kit-files-png = Image
kit-files-svg = Dessin
kit-files-csv = Tableau
kit-files-webp = Image animée
kit-files-all = Tous les fichiers
kit-files-sheets = Images et PDF

kit-is-there-already = { $name } existe déjà.
kit-replace-what-is-in-or = Remplacer ce qui est dans { $parent }, ou le garder et choisir un autre nom ?
kit-replace = Remplacer
kit-keep-it = Garder

kit-choice-told = { $what } : { $choice }

kit-symbol-sun = soleil
kit-symbol-wave = vague
kit-symbol-bolt = éclair
kit-symbol-moon = lune
kit-symbol-star = étoile
kit-symbol-drop = goutte
kit-symbol-key = clé
kit-symbol-bell = cloche
kit-symbol-anchor = ancre
kit-symbol-crown = couronne
kit-symbol-kite = cerf-volant
kit-symbol-wheel = roue

kit-search-clear = Effacer la recherche
kit-key-waits = un instant
