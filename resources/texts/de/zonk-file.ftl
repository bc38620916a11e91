zonk-file-the-end = Das Ende
zonk-file-turn-of = Zug von { $name }

zonk-file-title = Die Zonk-Akte
zonk-file-the-bin = Der Papierkorb
zonk-file-search = Spiele suchen
zonk-file-search-hint = Namen, Regeln, Titel, Datum
zonk-file-filters = Filter
zonk-file-filter-player = Spieler
zonk-file-filter-rules = Regeln
zonk-file-filter-winner = Sieg
zonk-file-filter-span = Datum
zonk-file-filter-state = Zustand
zonk-file-any-player = Alle Spieler
zonk-file-any-rules = Alle Regeln
zonk-file-any-winner = Jeder Sieg
zonk-file-any-span = Jederzeit
zonk-file-any-state = Jeder Zustand
zonk-file-last-days = Letzte { $days } Tage
zonk-file-in-year = Im Jahr { $year }
zonk-file-finished = Beendet
zonk-file-in-play = Läuft noch
zonk-file-won = Sieg: { $name }
zonk-file-chip = Entfernen: { $filter }
zonk-file-games = { general-games }
zonk-file-column-date = Datum
zonk-file-column-players = Spieler
zonk-file-column-rules = Regeln
zonk-file-column-winner = Sieg
zonk-file-column-rounds = Runden
zonk-file-column-throws = Würfe
zonk-file-list = Spiele
zonk-file-sort = Nach { $column } sortieren (Strg+{ $key }); noch einmal dreht es um
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = kein Sieg
zonk-file-cell-in-play = läuft noch
zonk-file-nothing = Noch kein Spiel. Jedes Spiel bleibt hier von selbst, vom ersten Wurf an.
zonk-file-nothing-fits = Kein Spiel passt. Nimm ein Wort oder einen Filter weg.
zonk-file-bin-is-empty = Der Papierkorb ist leer.

zonk-file-story = { $name }: { $story }

zonk-file-open = Öffnen
zonk-file-continue = Fortsetzen
zonk-file-replay = Film
zonk-file-review = Rückblick
zonk-file-print = Zettel drucken
zonk-file-verify = Würfel prüfen
zonk-file-statistics = Statistik
zonk-file-export = Exportieren…
zonk-file-rename = Umbenennen…
zonk-file-to-bin = Wegwerfen
zonk-file-restore = Zurückholen
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Noch nicht zu Ende.
    [won] Gewonnen: { $winner }.
   *[nobody] { $totals ->
        [yes] Stände verraten nicht, wer gewonnen hat.
       *[no] Niemand hat gewonnen.
    }
}{ $real ->
    [yes] {" "}Mit echten Würfeln{ $totals ->
        [yes] , nur Stände aufgeschrieben
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Kein Spiel gewählt
    [one] 1 Spiel
   *[other] { $games-figure } Spiele
}
zonk-file-chosen-note = Exportieren und Wegwerfen gelten für alle.
zonk-file-choose-one = Wähle ein Spiel.
zonk-file-choose = Wähle ein Spiel.
zonk-file-on-the-table = Das Spiel auf dem Tisch kommt nicht in den Papierkorb.
zonk-file-restore-first = Hol das Spiel erst zurück.
zonk-file-called = Es heißt jetzt { $name }.
zonk-file-name-gone = Der Name ist weg.

zonk-file-import = Importieren…
zonk-file-read-a-sheet = Zettel lesen…
zonk-file-import-title = Mitschriften importieren
zonk-file-bin = Papierkorb ({ $games-figure })
zonk-file-show-bin = Papierkorb zeigen
zonk-file-back = Zurück zu den Spielen
zonk-file-empty-bin = Papierkorb leeren…
zonk-file-copies = Kopien…
zonk-file-close = Schließen
zonk-file-stop = Anhalten
zonk-file-progress = Fertige Dateien
zonk-file-busy = Immer nur ein Import, Export oder Druck auf einmal.
zonk-file-went = { $done-figure } von { $files-figure } Dateien
zonk-file-went-over = { $done-figure } von { $games-figure } Spielen
zonk-file-binned = { general-games } weggeworfen.
zonk-file-restored = { general-games } zurückgeholt.
zonk-file-deleted = { general-games } gelöscht.
zonk-file-delete-question = { general-games } endgültig löschen?
zonk-file-delete-note = Was hier gelöscht wird, kommt nicht zurück.
zonk-file-delete = { general-games } löschen
zonk-file-keep-them = Behalten

zonk-file-export-one = Mitschrift exportieren
zonk-file-export-many = Ein Ordner für { $files-figure } Mitschriften
zonk-file-written = Geschrieben: { $names-comma }.
zonk-file-not-written = Nicht geschrieben: { $why }
zonk-file-exported = { general-files } geschrieben.{ $same ->
    [0] {""}
    [one] {" "}1 war schon da.
   *[other] {" "}{ $same-figure } waren schon da.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } nicht geschrieben.
}{ $stopped ->
    [yes] {" "}Angehalten.
   *[no] {""}
}
zonk-file-not-all-written = Nicht alles wurde geschrieben
zonk-file-export-broken = { $why } Geschrieben wurde davor: { $files-figure }.
zonk-file-imported = { general-games } importiert.{ $bygone ->
    [0] {""}
   *[other] {" "}Nach den Regeln von { $bygone-figure } davon wird nicht mehr gespielt: ansehen, drucken und exportieren geht, weiterspielen nicht.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } ausgelassen, schon da.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } abgelehnt.
}{ $stopped ->
    [yes] {" "}Angehalten; der Rest wurde nicht angesehen.
   *[no] {""}
}
zonk-file-not-printed = Angehalten. Nichts wurde gedruckt.
zonk-file-not-imported = Nicht importiert: { $why } Nichts wurde verändert.
zonk-file-import-broken = { $why } Davor { $games ->
    [one] kam 1 Spiel
   *[other] kamen { $games-figure } Spiele
} herein.
zonk-file-refused-title = { $refused-figure } von { $files ->
    [one] 1 Datei
   *[other] { $files-figure } Dateien
} abgelehnt
zonk-file-refused-note = { $said } Zu jeder abgelehnten Datei steht das Erste, was nicht stimmt.
zonk-file-refused-line = { $file }, Zeile { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Abgelehnte Dateien
zonk-file-twins = { $games ->
    [one] 1 dieser Spiele ist schon da.
   *[other] { $games-figure } dieser Spiele sind schon da.
}
zonk-file-twins-note = Regeln, Namen und jede Aktion sind gleich. Doppelt behalten zählen sie in Rekorden und Statistik doppelt.
zonk-file-leave-out = Auslassen
zonk-file-keep-both = Beide behalten

zonk-file-rename-title = Spiel umbenennen
zonk-file-rename-ask = Wie dieses Spiel heißt:
zonk-file-rename-field = Wie dieses Spiel heißt
zonk-file-rename-hint = Ohne Namen heißt es nach denen, die spielen
zonk-file-rename-do = Umbenennen
zonk-file-cancel = Abbrechen

zonk-file-real-dice = Echte Würfel auf einem echten Tisch: Das Programm hat keine geworfen, also gibt es nichts zu prüfen.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Nicht geprüft: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Film
zonk-file-tray = Würfelbrett
zonk-file-moment = Moment des Spiels
zonk-file-step-back = Zurück
zonk-file-play = Abspielen
zonk-file-pause = Pause
zonk-file-step = Schritt
zonk-file-clip = Clip sichern…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Pfeil links
zonk-file-key-space = Leertaste
zonk-file-key-right = Pfeil rechts
zonk-file-speeds = Tempo
zonk-file-speed-slow = Langsam
zonk-file-speed-normal = Normal
zonk-file-speed-fast = Schnell
zonk-file-speed-off = Sofort
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Wurf { $throw-figure } von { $of-figure }
zonk-file-entry-of = Eintrag { $entry-figure } von { $of-figure }
zonk-file-begins = Das Spiel fängt an.
zonk-file-corrected = { $told } Dieser Eintrag wurde berichtigt.

zonk-file-copies-title = Kopien der Zonk-Akte
zonk-file-copies-head = Kopien
zonk-file-copies-note = von selbst eine je Woche, die letzten drei bleiben
zonk-file-copies-list = Kopien und Beiseitegelegtes
zonk-file-copy-now = Jetzt kopieren
zonk-file-copies-looking = Sehe hinein …
zonk-file-bring-over = { $games-figure } herüberholen
zonk-file-copy-restore = Zurückgehen…
zonk-file-copy-delete = Löschen…
zonk-file-no-copy = Es gibt noch keine Kopie.
zonk-file-copy-made = Eine Kopie ist gemacht.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games-figure } herübergeholt{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } bis zur Schadstelle
}{ $lost ->
    [0] {""}
    [one] ; { $lost-figure } lässt sich nicht nachspielen
   *[other] ; { $lost-figure } lassen sich nicht nachspielen
}. Was hier war, blieb unverändert.{ $stopped ->
    [yes] {" "}Angehalten; der Rest lässt sich später holen.
   *[no] {""}
}
zonk-file-restore-question = Zurück zur Zonk-Akte vom { $day }?
zonk-file-restore-note = Sie enthält { $games ->
    [one] 1 Spiel
   *[other] { $games-figure } Spiele
}. Die jetzige Zonk-Akte bleibt daneben liegen und lässt sich genauso zurückholen. Das Spiel auf dem Tisch kommt mit.
zonk-file-delete-copy = { $file } endgültig löschen?
zonk-file-delete-copy-note = { $games-figure } ihrer Spiele sind nicht in der Zonk-Akte. Was hier gelöscht wird, kommt nicht zurück.
zonk-file-delete-it = Löschen
zonk-file-copy-deleted = Gelöscht.
zonk-file-export-all = Alle Spiele exportieren…
zonk-file-look-inside = Hineinsehen
zonk-file-try-again = Noch mal versuchen
zonk-file-copy-fills = Sie enthält { $fills-figure } von { $games ->
    [one] 1 Spiel mit Lücke
   *[other] { $games-figure } Spielen mit Lücken
}.
zonk-file-inside = Spiele dieser Datei
zonk-file-column-here = In der Zonk-Akte
zonk-file-inside-here = { $state ->
    [yes] da
    [longer] zum Teil da
   *[no] fehlt
}
zonk-file-keep-all = Alles so lassen
zonk-file-copy-of = Kopie vom { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Beiseitegelegt am { $day }: beschädigt
    [foreign] Beiseitegelegt am { $day }: keine Zonk-Akte
    [newer] Beiseitegelegt am { $day }: von einer neueren Version des Programms
    [older] Kopie vom { $day }, bevor eine neuere Version des Programms die Datei änderte
    [replaced] Beiseitegelegt am { $day }: durch eine ihrer Kopien ersetzt
   *[other] Beiseitegelegt am { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { general-games }, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing-figure } davon nicht in der Zonk-Akte.
}

zonk-file-rescued-head = { $games ->
    [one] { $rescued-figure } von 1 Spiel wurde gerettet
   *[other] { $rescued-figure } von { $games-figure } Spielen { $rescued ->
        [one] wurde
       *[other] wurden
    } gerettet
}
zonk-file-rescued-note = Die Zonk-Akte war auf der Platte beschädigt und wurde am { $day } beiseitegelegt. Jedes Spiel, das noch lesbar war, ist wieder da, Wurf für Wurf.{ $lost ->
    [0] {""}
    [one] {" "}1 fehlt.
   *[other] {" "}{ $lost-figure } fehlen.
}{ $parts ->
    [0] {""}
    [one] {" "}1 reicht bis zur Schadstelle.
   *[other] {" "}{ $parts-figure } reichen bis zur Schadstelle.
} Die beschädigte Datei blieb unberührt: Sie liegt neben der neuen, und diese Zeile bleibt, bis sie weg ist.
zonk-file-fill-gaps = Lücken aus der Kopie vom { $day } füllen
zonk-file-gaps-in-it = { $fills-figure } von { $games-figure } sind darin. Hier wird nichts ersetzt.
zonk-file-show-damaged = Beschädigte Datei zeigen
zonk-file-fold = Hinweis einklappen
zonk-file-unfold = Ausklappen
zonk-file-map-head = { $games ->
    [one] 1 Spiel
   *[other] Eure { $games-figure } Spiele, das älteste zuerst
}
zonk-file-map = Karte von { general-games-dat }: { $rescued-figure } gerettet, { $parts-figure } bis zur Schadstelle, { $lost-figure } fehlen
zonk-file-mark-means-rescued = gerettet
zonk-file-mark-means-part = bis zur Schadstelle
zonk-file-mark-means-lost = fehlt
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Nummer { $number-figure }
}: { $state ->
    [whole] gerettet
    [back] aus einer Kopie gerettet
    [part] bis Wurf { $throws-figure }
   *[lost] fehlt
}
zonk-file-missing-head = { $games ->
    [one] Das mit der Lücke
   *[other] Die { $games-figure } mit Lücken
}
zonk-file-missing-note = nach dem, was von ihnen übrig ist
zonk-file-number = Nummer { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] erster Wurf gelesen
       *[other] erste { $throws-figure } Würfe gelesen
    }
    [head] nur das Deckblatt
   *[none] unlesbar
}
zonk-file-left-line = Nummer { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = und { $games-figure } weitere
zonk-file-list-all = Alle auflisten
zonk-file-missing-counted = Namen, Rekorde und der Group Hit Average zählen, was da ist. Die anderen zählen wieder mit, sobald sie zurück sind.
zonk-file-see-rescue = Zeigen, was gerettet wurde
