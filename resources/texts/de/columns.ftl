columns-no-total = { $text } ist kein Stand. Schreib Ziffern, oder – für einen Fehlwurf.
columns-falls = Davor steht { $before-figure }: Ein Stand fällt nicht auf { $total-figure }.
columns-over = Das Spiel ist vor diesem Zug zu Ende.
columns-left-out = Hier steht nichts, und darunter geht es weiter. Ein Fehlwurf wird als { $sign } geschrieben.

columns-title = Zettel abtippen
columns-head = Vom Papier
columns-how = Eine Spalte hinunter: Enter nach jedem Stand, nur Enter für einen Fehlwurf. Tab geht zur nächsten Spalte.
columns-note = Die Würfe sind nicht bekannt: Treffer zählen, wo die Stände sie verraten. Getipptes bleibt hier, bis es übernommen wird.
columns-rules = Regeln
columns-players = Spieler
columns-day = Tag, wie 2026-11-20
columns-magic = Magische Zahl
columns-called = 11.000 ausgerufen von, und wann
columns-teams = Ein Team tippt man so: Rote: Ann, Bob.
columns-name = Name
columns-player = Spieler { $number }
columns-cell = { $name }, { $row ->
    [0] Name
   *[other] Runde { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Halftime-Show: Jetzt kommen die Punkte von { $name }.
   *[no] Jetzt kommt { $name }, Runde { $row }.
}
columns-wrong-at = { $name }, Runde { $row }: { $why }
columns-over-won = { $names-count ->
    [0] Das Spiel ist aus. Treffer entscheiden, und die Stände verraten nicht alle.
    [one] Das Spiel ist aus: { $names-listed } nimmt den Zettel mit.
   *[other] Das Spiel ist aus: { $names-listed } nehmen den Zettel mit.
}
columns-undo = &Zurück
columns-nothing-to-undo = Es wurde noch nichts getippt.
columns-afresh = &Leerer Zettel
columns-close = Schließen
columns-keep = &Übernehmen
