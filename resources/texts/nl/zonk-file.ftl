zonk-file-the-end = Het einde
zonk-file-turn-of = Beurt { whose }
zonk-file-title = Het Zonk-archief
zonk-file-the-bin = De prullenbak
zonk-file-search = Zoek in de spellen
zonk-file-search-hint = Namen, regels, titel, datum
zonk-file-filters = Filters
zonk-file-filter-player = Speler
zonk-file-filter-rules = Regels
zonk-file-filter-winner = Winnaar
zonk-file-filter-span = Datum
zonk-file-filter-state = Status
zonk-file-any-player = Elke speler
zonk-file-any-rules = Alle regels
zonk-file-any-winner = Elke winnaar
zonk-file-any-span = Elke datum
zonk-file-any-state = Elke status
zonk-file-last-days = Laatste { $days } dagen
zonk-file-in-year = In { $year }
zonk-file-finished = Afgelopen
zonk-file-in-play = Loopt nog
zonk-file-won = { $name } won
zonk-file-chip = Weghalen: { $filter }
zonk-file-games = { general-games }
zonk-file-column-date = Datum
zonk-file-column-players = Spelers
zonk-file-column-rules = Regels
zonk-file-column-winner = Winnaar
zonk-file-column-rounds = Ronden
zonk-file-column-throws = Worpen
zonk-file-list = Spellen
zonk-file-sort = Sorteer op { $column } (Ctrl+{ $key }); nog eens keert het om
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = geen winnaar
zonk-file-cell-in-play = loopt nog
zonk-file-nothing = Nog geen spel. Elk spel wordt hier vanzelf bewaard vanaf de eerste worp.
zonk-file-nothing-fits = Geen spel past. Haal een woord of een filter weg.
zonk-file-bin-is-empty = De prullenbak is leeg.
zonk-file-story = { $name }: { $story }
zonk-file-open = Openen
zonk-file-continue = Verder
zonk-file-replay = Herhaling
zonk-file-review = Terugblik
zonk-file-print = Blad afdrukken
zonk-file-verify = Stenen controleren
zonk-file-statistics = Statistiek
zonk-file-export = Exporteren…
zonk-file-rename = Hernoemen…
zonk-file-to-bin = Weggooien
zonk-file-restore = Herstellen
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Nog niet af.
    [won] { $winner } won.
   *[nobody] { $totals ->
        [yes] Totalen zeggen niet wie won.
       *[no] Niemand won.
    }
}{ $real ->
    [yes] {" "}Met echte stenen{ $totals ->
        [yes] , opgeschreven als totalen
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Geen spel gekozen
    [one] 1 spel
   *[other] { $games-figure } spellen
}
zonk-file-chosen-note = Exporteren en weggooien nemen ze allemaal.
zonk-file-choose-one = Kies één spel.
zonk-file-choose = Kies een spel.
zonk-file-on-the-table = Het spel op tafel blijft uit de prullenbak.
zonk-file-restore-first = Herstel het spel eerst.
zonk-file-called = Het heet { $name }.
zonk-file-name-gone = De naam is weg.
zonk-file-import = Importeren…
zonk-file-read-a-sheet = Blad lezen…
zonk-file-import-title = Verslagen importeren
zonk-file-bin = Prullenbak ({ $games-figure })
zonk-file-show-bin = Prullenbak tonen
zonk-file-back = Terug naar de spellen
zonk-file-empty-bin = Leegmaken…
zonk-file-copies = Kopieën…
zonk-file-close = Sluiten
zonk-file-stop = Stoppen
zonk-file-progress = Bestanden klaar
zonk-file-busy = Eén import, export of afdruk tegelijk.
zonk-file-went = { $done-figure } van { $files-figure } bestanden
zonk-file-went-over = { $done-figure } van { $games-figure } spellen
zonk-file-binned = { general-games } in de prullenbak.
zonk-file-restored = { general-games } hersteld.
zonk-file-deleted = { general-games } verwijderd.
zonk-file-delete-question = { general-games } voorgoed verwijderen?
zonk-file-delete-note = Wat hier wordt verwijderd, komt niet terug.
zonk-file-delete = { general-games } verwijderen
zonk-file-keep-them = Behouden
zonk-file-export-one = Het verslag exporteren
zonk-file-export-many = Een map voor { $files-figure } verslagen
zonk-file-written = Geschreven: { $names-comma }.
zonk-file-not-written = Niet geschreven: { $why }
zonk-file-exported = { general-files } geschreven.{ $same ->
    [0] {""}
    [one] {" "}1 stond er al.
   *[other] {" "}{ $same-figure } stonden er al.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } niet geschreven.
}{ $stopped ->
    [yes] {" "}Gestopt.
   *[no] {""}
}
zonk-file-not-all-written = Niet alles is geschreven
zonk-file-export-broken = { $why } Daarvoor zijn er { $files-figure } geschreven.
zonk-file-imported = { general-games } geïmporteerd.{ $bygone ->
    [0] {""}
   *[other] {" "}Met de regels van { $bygone-figure } ervan wordt niet meer gespeeld: naspelen, afdrukken en exporteren kan, verderspelen niet.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } overgeslagen, al aanwezig.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } geweigerd.
}{ $stopped ->
    [yes] {" "}Gestopt; de rest is niet bekeken.
   *[no] {""}
}
zonk-file-not-printed = Gestopt. Er is niets afgedrukt.
zonk-file-not-imported = Niet geïmporteerd: { $why } Er is niets veranderd.
zonk-file-import-broken = { $why } Daarvoor { $games ->
    [one] is 1 spel binnengehaald.
   *[other] zijn { $games-figure } spellen binnengehaald.
}
zonk-file-refused-title = { $refused-figure } van { $files ->
    [one] 1 bestand
   *[other] { $files-figure } bestanden
} geweigerd
zonk-file-refused-note = { $said } Van elk geweigerd bestand staat er het eerste dat niet klopt.
zonk-file-refused-line = { $file }, regel { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Geweigerde bestanden
zonk-file-twins = { $games ->
    [one] 1 van deze spellen is hier al.
   *[other] { $games-figure } van deze spellen zijn hier al.
}
zonk-file-twins-note = Regels, spelers en elke actie zijn gelijk. Dubbel bewaard tellen ze dubbel in records en statistiek.
zonk-file-leave-out = Overslaan
zonk-file-keep-both = Beide behouden
zonk-file-rename-title = Het spel hernoemen
zonk-file-rename-ask = Hoe dit spel heet:
zonk-file-rename-field = Hoe dit spel heet
zonk-file-rename-hint = Zonder naam heet het naar zijn spelers
zonk-file-rename-do = Hernoemen
zonk-file-cancel = Annuleren
zonk-file-real-dice = Echte stenen op een echte tafel: het programma heeft er geen gegooid, dus er valt niets te controleren.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Niet gecontroleerd: { $unknown }.
zonk-file-not-verified = { $said-first }.
zonk-file-replay-title = Herhaling
zonk-file-tray = Dobbelbak
zonk-file-moment = Moment van het spel
zonk-file-step-back = Terug
zonk-file-play = Afspelen
zonk-file-pause = Pauze
zonk-file-step = Stap
zonk-file-clip = Clip opslaan…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Pijl links
zonk-file-key-space = Spatie
zonk-file-key-right = Pijl rechts
zonk-file-speeds = Snelheid
zonk-file-speed-slow = Langzaam
zonk-file-speed-normal = Gewoon
zonk-file-speed-fast = Snel
zonk-file-speed-off = Meteen
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Worp { $throw-figure } van { $of-figure }
zonk-file-entry-of = Notitie { $entry-figure } van { $of-figure }
zonk-file-begins = Het spel begint.
zonk-file-corrected = { $told } Deze notitie is gecorrigeerd.
zonk-file-copies-title = Kopieën van het Zonk-archief
zonk-file-copies-head = Kopieën
zonk-file-copies-note = vanzelf een per week, de laatste drie blijven
zonk-file-copies-list = Kopieën en opzij gezette bestanden
zonk-file-copy-now = Nu kopiëren
zonk-file-copies-looking = Ze worden bekeken …
zonk-file-bring-over = { $games-figure } overzetten
zonk-file-copy-restore = Terugzetten…
zonk-file-copy-delete = Verwijderen…
zonk-file-no-copy = Er is nog geen kopie.
zonk-file-copy-made = Er is een kopie gemaakt.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games-figure } overgezet{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } tot de beschadigde plek
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } niet na te spelen
}. Niets wat hier was, is veranderd.{ $stopped ->
    [yes] {" "}Gestopt; de rest kan later.
   *[no] {""}
}
zonk-file-restore-question = Terug naar het Zonk-archief van { $day }?
zonk-file-restore-note = Er staan { $games ->
    [one] 1 spel
   *[other] { $games-figure } spellen
} in. Het archief van nu blijft ernaast bewaard en kan op dezelfde manier terug. Het spel op tafel gaat mee.
zonk-file-delete-copy = { $file } voorgoed verwijderen?
zonk-file-delete-copy-note = { $games-figure } van de spellen staan niet in het Zonk-archief. Wat hier wordt verwijderd, komt niet terug.
zonk-file-delete-it = Verwijderen
zonk-file-copy-deleted = Het is verwijderd.
zonk-file-export-all = Elk spel exporteren…
zonk-file-look-inside = Erin kijken
zonk-file-try-again = Opnieuw
zonk-file-copy-fills = Het heeft { $fills-figure } van { $games ->
    [one] het ene spel met een gat
   *[other] de { $games-figure } spellen met gaten
}.
zonk-file-inside = Spellen in dit bestand
zonk-file-column-here = In het archief
zonk-file-inside-here = { $state ->
    [yes] hier
    [longer] deels hier
   *[no] ontbreekt
}
zonk-file-keep-all = Alles laten zoals het is
zonk-file-copy-of = Kopie van { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Opzij gezet op { $day }: het is beschadigd
    [foreign] Opzij gezet op { $day }: het is geen Zonk-archief
    [newer] Opzij gezet op { $day }: het is geschreven door een nieuwere versie van het programma
    [older] Kopie van { $day }, voor een nieuwere versie van het programma het bestand veranderde
    [replaced] Opzij gezet op { $day }: een van zijn kopieën nam de plaats in
   *[other] Opzij gezet op { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { general-games }, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing-figure } daarvan niet in het Zonk-archief.
}
zonk-file-rescued-head = { $rescued-figure } van { $games ->
    [one] 1 spel gered
   *[other] { $games-figure } spellen gered
}
zonk-file-rescued-note = Het Zonk-archief was op de schijf beschadigd en is op { $day } opzij gezet. Elk spel dat nog te lezen was, is hier weer, worp voor worp.{ $lost ->
    [0] {""}
    [one] {" "}1 ontbreekt.
   *[other] {" "}{ $lost-figure } ontbreken.
}{ $parts ->
    [0] {""}
    [one] {" "}1 gaat tot de beschadigde plek.
   *[other] {" "}{ $parts-figure } gaan tot de beschadigde plek.
} Het beschadigde bestand is niet aangeraakt: het ligt naast het nieuwe, en deze melding blijft tot het weg is.
zonk-file-fill-gaps = Gaten vullen uit de kopie van { $day }
zonk-file-gaps-in-it = { $fills-figure } van de { $games-figure } staan erin. Hier wordt niets vervangen.
zonk-file-show-damaged = Beschadigd bestand tonen
zonk-file-fold = Melding inklappen
zonk-file-unfold = Uitklappen
zonk-file-map-head = { $games ->
    [one] 1 spel
   *[other] Je { $games-figure } spellen, oudste eerst
}
zonk-file-map = Kaart van { general-games }: { $rescued-figure } gered, { $parts-figure } tot de beschadigde plek, { $lost-figure } ontbreken
zonk-file-mark-means-rescued = gered
zonk-file-mark-means-part = tot de beschadigde plek
zonk-file-mark-means-lost = ontbreekt
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Nummer { $number-figure }
}: { $state ->
    [whole] gered
    [back] gered uit een kopie
    [part] tot worp { $throws-figure }
   *[lost] ontbreekt
}
zonk-file-missing-head = { $games ->
    [one] Het spel met een gat
   *[other] De { $games-figure } met gaten
}
zonk-file-missing-note = naar wat ervan over is
zonk-file-number = Nummer { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] eerste worp gelezen
       *[other] eerste { $throws-figure } worpen gelezen
    }
    [head] alleen het voorblad
   *[none] onleesbaar
}
zonk-file-left-line = Nummer { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = en nog { $games-figure }
zonk-file-list-all = Allemaal tonen
zonk-file-missing-counted = Namen, records en het Group Hit Average tellen wat hier is. De andere tellen weer mee zodra ze terug zijn.
zonk-file-see-rescue = Tonen wat is gered
