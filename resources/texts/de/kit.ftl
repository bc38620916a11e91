kit-files-pdf = PDF
kit-files-zonk = Zonk-Mitschriften
kit-files-toml = Hausregeln
kit-files-png = Bild
kit-files-svg = Zeichnung
kit-files-csv = Tabelle
kit-files-webp = Bewegtes Bild
kit-files-all = Alle Dateien
kit-files-sheets = Bilder und PDF

kit-is-there-already = { $name } ist schon da.
kit-replace-what-is-in-or = Die Datei in { $parent } ersetzen, oder sie behalten und einen anderen Namen wählen?
kit-replace = Ersetzen
kit-keep-it = Behalten

kit-choice-told = { $what }: { $choice }

kit-symbol-sun = Sonne
kit-symbol-wave = Welle
kit-symbol-bolt = Blitz
kit-symbol-moon = Mond
kit-symbol-star = Stern
kit-symbol-drop = Tropfen
kit-symbol-key = Schlüssel
kit-symbol-bell = Glocke
kit-symbol-anchor = Anker
kit-symbol-crown = Krone
kit-symbol-kite = Drachen
kit-symbol-wheel = Rad

kit-search-clear = Suche leeren
kit-key-waits = einen Moment
