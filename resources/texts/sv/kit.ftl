kit-files-pdf = PDF
kit-files-zonk = Zonk-avskrifter
kit-files-toml = Husregler
kit-files-png = Bild
kit-files-svg = Teckning
kit-files-csv = Tabell
kit-files-webp = Rörlig bild
kit-files-all = Alla filer
kit-files-sheets = Bilder och PDF

kit-is-there-already = { $name } finns redan.
kit-replace-what-is-in-or = Ersätta det som finns i { $parent }, eller behålla det och välja ett annat namn?
kit-replace = Ersätt
kit-keep-it = Behåll

kit-choice-told = { $what }: { $choice }

kit-symbol-sun = sol
kit-symbol-wave = våg
kit-symbol-bolt = blixt
kit-symbol-moon = måne
kit-symbol-star = stjärna
kit-symbol-drop = droppe
kit-symbol-key = nyckel
kit-symbol-bell = klocka
kit-symbol-anchor = ankare
kit-symbol-crown = krona
kit-symbol-kite = drake
kit-symbol-wheel = hjul

kit-search-clear = Töm sökningen
kit-key-waits = ett ögonblick
