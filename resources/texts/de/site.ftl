site-name = Zonk
site-about = Wirf fünf Würfel im Browser, leg raus, was zählt, und wag den Rest. Liest den Code auf einem gedruckten Punktezettel.
site-skip = Zu den Würfeln
site-heading = { $dice ->
    [5] Fünf
   *[other] Sechs
} Würfel. Leg raus, was zählt, wag den Rest.
site-match = Du und { $other }, wer zuerst { $goal-figure } hat, nach dem Regelblatt { $sheet }.
site-you = Du
site-guest = Gast
site-you-verbs = guest
site-menu = Menü
site-link-evening = Der erste Abend
site-link-odds = Chancen
site-link-fair = Faire Würfel
site-link-source = Quelltext
site-tray = Das Würfelbrett mit den Würfeln

site-leave = Rauslegen
site-next-misses = nächster Wurf daneben, von 100
site-miss = Fehlwurf
site-card = Leg { $dice } raus: { $points-figure } Punkte. Der nächste Wurf geht { $chance }-mal von 100 daneben.
site-card-safe = Leg { $dice } raus: { $points-figure } Punkte.

site-throw = { $dice ->
    [one] Einen werfen
   *[other] { $dice-word-first } werfen
}
site-throw-first = Würfeln
site-throw-again = Alle { $dice-word } werfen
site-throw-leaves = legt { $dice } raus
site-stay = Bleiben
site-stay-makes = macht { $points-figure }
site-stay-needs = braucht { $points-figure } im Zug
site-key-throw = Leertaste
site-key-stay = S
site-thinking = { $name } überlegt …
site-coming = Das Gegenüber ist unterwegs …
site-no-engine = Ein Teil dieser Seite ist nicht gekommen: { $why }. Lade die Seite neu.
site-go-on = Gut sein lassen
site-new-game = Noch ein Spiel
site-turn = in diesem Zug
site-see-sheet = Zettel ansehen
site-no-webgl = Dieser Browser zeichnet hier keine eigenen Würfel; die Karten unten sagen, wie sie liegen.

site-get = Hol dir das Programm
site-get-about = Dieselben Würfel auf einem richtigen Tisch, mit Freunden, Zetteln zum Drucken und diesem Spiel zum Weiterspielen.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage oder Archiv
site-get-windows = Windows
site-get-windows-how = 10 und 11
site-get-mac = macOS
site-get-mac-how = ab 15
site-file = Dieses Spiel als Datei
site-file-about = öffnet sich im Programm genau bei diesem Wurf
site-file-name = zonk.zonk
site-dare = Trau dich!
site-take-dare = Mutprobe annehmen
site-refuse-dare = Kneifen

site-read = Zettel lesen
site-hold = Halte den Code eines gedruckten Zettels vor die Kamera.
site-no-camera = Hier ist keine Kamera zu gebrauchen. Wähle ein Bild des Zettels.
site-pictures = Bilder wählen …
site-no-picture = { $file } ist kein Bild, das dieser Browser öffnen kann. Wähle ein Foto des Zettels.
site-reading = Werfe alle Würfel noch einmal …
site-looking = Suche den Code …
site-head = { $parts-comma }
site-honest = Die Würfel sind ehrlich
site-not-read = Das ließ sich nicht lesen
site-not-honest = Die Würfel stimmen nicht
site-real = Echte Würfel
site-why = { $why-first }.
site-race = Stände, Runde für Runde
site-nothing-sent = Nichts wurde geschickt.
site-nothing-sent-how = Das Spiel kam aus dem Code auf dem Papier; dieses Gerät hat alle Würfel noch einmal geworfen.
site-cannot-know = Was ein Code nicht wissen kann
site-pledge = Das Siegel des Startwerts
site-open = Im Programm öffnen
site-watch = Spiel ansehen
site-throw-yourself = Fünf Würfel werfen
