read-sheet-title = Zettel lesen
read-sheet-open = Bilder fertiger Zettel
read-sheet-looking = Suche den Code…
read-sheet-files = { $files-listed }
read-sheet-attached = Das PDF trägt sein Spiel in sich: Kein Code musste gelesen werden.
read-sheet-another = &Anderes Bild…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } Punkte, { $rounds } Runden
read-sheet-broken-off = Abgebrochen in Runde { $rounds }
read-sheet-throws = { $throws } von { $throws } Würfen folgen aus dem Startwert.
read-sheet-pledge = Das Siegel auf dem Papier ist das Siegel des Startwerts.
read-sheet-real = Echte Würfel: Die Würfe stehen so da, wie sie aufgeschrieben wurden.
read-sheet-new = Hier neu: Es ist noch nicht in der Zonk-Akte.
read-sheet-there = Schon da: Spiel { $game } der Zonk-Akte.
read-sheet-more = { $games ->
    [one] Ein weiteres Spiel wurde mitgelesen.
   *[other] { $games } weitere Spiele wurden mitgelesen.
}
read-sheet-note = Namen und Zeiten stehen da, wie das Papier sie nennt. Nichts wurde irgendwohin geschickt.
read-sheet-close = Schließen
read-sheet-play = &Noch mal abspielen
read-sheet-add = In die Zonk-Akte
read-sheet-go-there = Öffnen
read-sheet-nothing-read = Noch ist nichts gelesen.
