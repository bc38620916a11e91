print-title = Zettel drucken
print-title-game = Zettel drucken
print-title-games = { $count ->
    [one] Einen Zettel drucken
   *[other] { $count-figure } Zettel drucken
}

print-printer = Drucker
print-too-many = In einem Rutsch werden höchstens { $most-figure } Zettel gedruckt.
print-no-printer = Kein Drucker eingerichtet
print-no-printer-told = Auf diesem Rechner ist kein Drucker eingerichtet. Der Zettel geht stattdessen als PDF.
print-printer-usual = { $name }, wie immer
print-state-ready = Bereit.
print-state-busy = Druckt gerade etwas anderes; danach kommt der Zettel.
print-state-stopped = Angehalten, oder Papier oder Tinte fehlt. Der Zettel wartet, bis jemand nachsieht.
print-state-closed = Er nimmt gerade nichts an. Wähl einen anderen Drucker oder ein PDF.
print-state-gone = Diesen Drucker gibt es nicht mehr. Wähl einen anderen oder ein PDF.
print-state-paper = Er hat kein { $paper }. Wähl anderes Papier, einen anderen Drucker oder ein PDF.
print-sheet = Zettel
print-players = Spieler
print-paper = Papier
print-turn = Lage
print-turn-auto = Wie nötig
print-turn-portrait = Hoch
print-turn-landscape = Quer
print-rows = Zeilen
print-rows-fit = so viele passen
print-names = Mit Namen
print-names-told = Mit Namen statt Linien zum Beschriften
print-names-hint = Ein Name je Zeile
print-names-list = Namen, einer je Zeile
print-rules = Mit den Regeln
print-rules-told = Mit den Regeln neben der Tabelle oder auf der Rückseite
print-both-sides = Beidseitig
print-black = Nur schwarz
print-luck = Glück und Wahl
print-luck-told = Mit dem Würfelglück aller und dem, was verschenkt wurde
print-luck-unknown = Für diese Regeln sind keine Chancen bekannt: Vom Glück kann der Zettel nichts sagen.
print-luck-some = { $count ->
    [one] Für ein Spiel
   *[other] Für { $count-figure } Spiele
} sind keine Chancen bekannt: Dort bleibt das Glück weg.
print-luck-stopped = Angehalten. Die Zettel bleiben ohne Glück und Wahl.
print-reckoning = Jede Wahl wird gewogen: { $share } %
print-copies = Exemplare
print-pages = Seiten
print-pages-all = alle, oder 1-3, 5
print-margins = Ränder
print-margins-narrow = Schmal
print-margins-wide = Breit
print-file = Als Datei
print-folder = in { $folder }
print-folder-taken = in { $folder }. Dort gibt es schon eine dieses Namens: Du wirst gefragt.

print-lasts = { $rows-enough ->
    [yes] Ein Spiel dauert etwa { $rounds-figure } Runden: { $pages ->
        [one] eine Seite
       *[other] { $pages-figure } Seiten
    }.
   *[no] Ein Spiel dauert etwa { $rounds-figure } Runden: { $rows-figure } Zeilen reichen nicht.
}
print-done = { $split ->
    [yes] { $first } von 100 Spielen enden auf Seite 1, { $share ->
        [100] alle gezählten
       *[other] { $share }
    } in { $rows-figure } Runden.
   *[no] { $share ->
        [0] Kaum ein Spiel ist nach { $rows-figure } Runden zu Ende.
        [100] Alle gezählten Spiele sind nach { $rows-figure } Runden zu Ende.
       *[other] { $share } von 100 Spielen sind nach { $rows-figure } Runden zu Ende.
    }
}
print-rounds = { $count-figure } Runden
print-chart = Wie viele Runden Spiele dauern; die roten passen nicht.
print-sum = { $sides ->
    [one] Eine Seite
   *[other] { $sides-figure } Seiten
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } Exemplare
}: { $leaves ->
    [one] ein Blatt Papier
   *[other] { $leaves-figure } Blatt Papier
}.{ $black ->
    [yes] {" "}Nur schwarz.
   *[no] {""}
}
print-pages-wrong = Seiten gehen von 1 bis { $most-figure }; „{ $part }“ ist keine davon.
print-side = Seite { $number-figure } von { $most-figure }, Zeilen { $tenths } mm hoch
print-side-plain = Seite { $number-figure } von { $most-figure }
print-thumb-rounds = { $number-figure }: Runden { $first-figure } bis { $last-figure }
print-thumb-rules = { $number-figure }: die Regeln
print-thumb-race = { $number-figure }: der Verlauf
print-thumb-page = { $number-figure }
print-thumbs = Seiten des Zettels
print-page = Die Seite, wie sie herauskommt
print-zoom-whole = ganze Seite
print-zoom-in = Größer
print-zoom-out = Kleiner

print-key-cancel = Esc
print-key-save = Strg S
print-key-go = Enter
print-cancel = Abbrechen
print-stop = Anhalten
print-save = Als PDF sichern…
print-go = { $leaves ->
    [one] Ein Blatt drucken
   *[other] { $leaves-figure } Blatt drucken
}
print-go-none = Drucken
print-going = Seite { $done-figure } von { $most-figure }
print-sent = An { $printer } geschickt.
print-stopped = { $done ->
    [0] Angehalten. Nichts wurde gedruckt.
    [one] Angehalten. Eine Seite kann noch aus dem Drucker kommen.
   *[other] Angehalten. { $done-figure } Seiten können noch aus dem Drucker kommen.
}
print-stopped-file = Angehalten. Nichts wurde geschrieben.
print-failed = Der Drucker hat den Zettel nicht genommen. { $known ->
    [yes] Er sagte: „{ $why }“ Nichts wurde gedruckt; stattdessen geht ein PDF.
   *[no] Nichts wurde gedruckt; stattdessen geht ein PDF.
}
print-written = Geschrieben: { $file }, { $pages ->
    [one] 1 Seite
   *[other] { $pages-figure } Seiten
}.
print-broken = { $kind ->
    [memory] Der Speicher reicht nicht: Nichts wurde geschrieben. Schließ andere Programme und versuch es noch mal.
   *[other] Im Programm ist etwas schiefgegangen ({ $kind }): Nichts wurde geschrieben. Versuch es noch mal; Hilfe > Über Zonk > System zeigt das Protokoll.
}
print-not-written = Das PDF wurde nicht geschrieben. { $why }
print-name-blank = { $sheet }, { $players-figure } Spieler, { $paper }
print-name-games = { $count-figure } Zettel, { $paper }
print-ask = Zettel als PDF
