zonk-file-the-end = Slut
zonk-file-turn-of = { whose } omgång

zonk-file-title = Zonk-arkivet
zonk-file-the-bin = Papperskorgen
zonk-file-search = Sök bland spelen
zonk-file-search-hint = Namn, regler, titel, datum
zonk-file-filters = Filter
zonk-file-filter-player = Spelare
zonk-file-filter-rules = Regler
zonk-file-filter-winner = Vinnare
zonk-file-filter-span = Datum
zonk-file-filter-state = Läge
zonk-file-any-player = Alla spelare
zonk-file-any-rules = Alla regler
zonk-file-any-winner = Alla vinnare
zonk-file-any-span = När som helst
zonk-file-any-state = Alla lägen
zonk-file-last-days = Senaste { $days } dagarna
zonk-file-in-year = Under { $year }
zonk-file-finished = Färdigt
zonk-file-in-play = Pågår
zonk-file-won = { $name } vann
zonk-file-chip = Ta bort: { $filter }
zonk-file-games = { general-games }
zonk-file-column-date = Datum
zonk-file-column-players = Spelare
zonk-file-column-rules = Regler
zonk-file-column-winner = Vinnare
zonk-file-column-rounds = Rundor
zonk-file-column-throws = Kast
zonk-file-list = Spel
zonk-file-sort = Sortera efter { $column } (Ctrl+{ $key }); en gång till vänder på det
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = ingen vinnare
zonk-file-cell-in-play = pågår
zonk-file-nothing = Inget spel än. Varje spel sparas här av sig självt från sitt första kast.
zonk-file-nothing-fits = Inget spel passar. Ta bort ett ord eller ett filter.
zonk-file-bin-is-empty = Papperskorgen är tom.

zonk-file-story = { $name }: { $story }

zonk-file-open = Öppna
zonk-file-continue = Fortsätt
zonk-file-replay = Repris
zonk-file-review = Återblick
zonk-file-print = Skriv ut protokoll
zonk-file-verify = Kontrollera
zonk-file-statistics = Statistik
zonk-file-export = Exportera…
zonk-file-rename = Döp om…
zonk-file-to-bin = Släng
zonk-file-restore = Återställ
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Inte färdigt än.
    [won] { $winner } vann.
   *[nobody] { $totals ->
        [yes] Summorna säger inte vem som vann.
       *[no] Ingen vann.
    }
}{ $real ->
    [yes] {" "}Med riktiga tärningar{ $totals ->
        [yes] , nedskrivet som summor
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Inget spel valt
    [one] 1 spel
   *[other] { $games-figure } spel
}
zonk-file-chosen-note = Export och papperskorg tar alla.
zonk-file-choose-one = Välj ett spel.
zonk-file-choose = Välj något spel.
zonk-file-on-the-table = Spelet på bordet hamnar inte i papperskorgen.
zonk-file-restore-first = Återställ spelet först.
zonk-file-called = Det heter { $name }.
zonk-file-name-gone = Namnet är borta.

zonk-file-import = Importera…
zonk-file-read-a-sheet = Läs protokoll…
zonk-file-import-title = Importera avskrifter
zonk-file-bin = Korg ({ $games-figure })
zonk-file-show-bin = Visa papperskorgen
zonk-file-back = Till spelen
zonk-file-empty-bin = Töm korgen…
zonk-file-copies = Kopior…
zonk-file-close = Stäng
zonk-file-stop = Stoppa
zonk-file-progress = Klara filer
zonk-file-busy = En import, export eller utskrift i taget.
zonk-file-went = { $done-figure } av { $files-figure } filer
zonk-file-went-over = { $done-figure } av { $games-figure } spel
zonk-file-binned = { general-games } i papperskorgen.
zonk-file-restored = { $games ->
    [one] 1 spel återställt.
   *[other] { $games-figure } spel återställda.
}
zonk-file-deleted = { $games ->
    [one] 1 spel raderat.
   *[other] { $games-figure } spel raderade.
}
zonk-file-delete-question = Radera { general-games } för alltid?
zonk-file-delete-note = Det som raderas här går inte att få tillbaka.
zonk-file-delete = Radera { general-games }
zonk-file-keep-them = Behåll

zonk-file-export-one = Exportera avskriften
zonk-file-export-many = En mapp för { $files-figure } avskrifter
zonk-file-written = Skrivet: { $names-comma }.
zonk-file-not-written = Inte skrivet: { $why }
zonk-file-exported = { $files ->
    [one] 1 fil skriven.
   *[other] { $files-figure } filer skrivna.
}{ $same ->
    [0] {""}
    [one] {" "}1 fanns redan.
   *[other] {" "}{ $same-figure } fanns redan.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } inte skrivna.
}{ $stopped ->
    [yes] {" "}Stoppat.
   *[no] {""}
}
zonk-file-not-all-written = Allt blev inte skrivet
zonk-file-export-broken = { $why } { $files-figure } skrevs dessförinnan.
zonk-file-imported = { $games ->
    [one] 1 spel importerat.
   *[other] { $games-figure } spel importerade.
}{ $bygone ->
    [0] {""}
   *[other] {" "}Efter reglerna i { $bygone-figure } av dem spelas inget spel längre: de går att spela upp, skriva ut och exportera, inte att fortsätta.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } utelämnades, finns redan.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } avvisades.
}{ $stopped ->
    [yes] {" "}Stoppat; resten gicks inte igenom.
   *[no] {""}
}
zonk-file-not-printed = Stoppat. Inget skrevs ut.
zonk-file-not-imported = Inte importerat: { $why } Inget ändrades.
zonk-file-import-broken = { $why } { general-games } hämtades in dessförinnan.
zonk-file-refused-title = { $refused-figure } av { $files ->
    [one] 1 fil
   *[other] { $files-figure } filer
} avvisades
zonk-file-refused-note = { $said } För varje avvisad fil nämns det första som inte stämmer.
zonk-file-refused-line = { $file }, rad { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Avvisade filer
zonk-file-twins = { $games ->
    [one] 1 av spelen finns redan här.
   *[other] { $games-figure } av spelen finns redan här.
}
zonk-file-twins-note = Regler, spelare och varje handling är desamma. Sparade två gånger räknas de två gånger i rekord och statistik.
zonk-file-leave-out = Utelämna
zonk-file-keep-both = Behåll båda

zonk-file-rename-title = Döp om spelet
zonk-file-rename-ask = Vad spelet heter:
zonk-file-rename-field = Vad spelet heter
zonk-file-rename-hint = Utan namn heter det efter spelarna
zonk-file-rename-do = Döp om
zonk-file-cancel = Avbryt

zonk-file-real-dice = Riktiga tärningar på ett riktigt bord: programmet slog inga, så det finns inget att kontrollera.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Inte kontrollerat: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Repris
zonk-file-tray = Tärningsbricka
zonk-file-moment = Ögonblick i spelet
zonk-file-step-back = Bakåt
zonk-file-play = Spela upp
zonk-file-pause = Pausa
zonk-file-step = Steg
zonk-file-clip = Spara ett klipp…
zonk-file-clip-brief = Klipp…
zonk-file-key-left = Vänsterpil
zonk-file-key-space = Blanksteg
zonk-file-key-right = Högerpil
zonk-file-speeds = Fart
zonk-file-speed-slow = Långsamt
zonk-file-speed-normal = Normalt
zonk-file-speed-fast = Snabbt
zonk-file-speed-off = Direkt
zonk-file-rolls = { $name } slår.
zonk-file-throw-of = Kast { $throw-figure } av { $of-figure }
zonk-file-entry-of = Post { $entry-figure } av { $of-figure }
zonk-file-begins = Spelet börjar.
zonk-file-corrected = { $told } Den här posten rättades.

zonk-file-copies-title = Kopior av Zonk-arkivet
zonk-file-copies-head = Kopior
zonk-file-copies-note = en i veckan av sig själv, de tre senaste sparas
zonk-file-copies-list = Kopior och undanlagda filer
zonk-file-copy-now = Kopiera nu
zonk-file-copies-looking = Tittar i dem …
zonk-file-bring-over = Hämta över { $games-figure }
zonk-file-copy-restore = Återställ…
zonk-file-copy-delete = Radera…
zonk-file-no-copy = Det finns ingen kopia än.
zonk-file-copy-made = En kopia gjordes.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games-figure } hämtade över{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } fram till skadan
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } går inte att spela upp
}. Inget som fanns här ändrades.{ $stopped ->
    [yes] {" "}Stoppat; resten kan hämtas över senare.
   *[no] {""}
}
zonk-file-restore-question = Gå tillbaka till Zonk-arkivet från { $day }?
zonk-file-restore-note = Det innehåller { general-games }. Det nuvarande Zonk-arkivet sparas bredvid och kan återställas på samma sätt. Spelet på bordet följer med.
zonk-file-delete-copy = Radera { $file } för alltid?
zonk-file-delete-copy-note = { $games-figure } av dess spel finns inte i Zonk-arkivet. Det som raderas här går inte att få tillbaka.
zonk-file-delete-it = Radera
zonk-file-copy-deleted = Den är raderad.
zonk-file-export-all = Exportera alla spel…
zonk-file-look-inside = Titta i den
zonk-file-try-again = Försök igen
zonk-file-copy-fills = Den har { $fills-figure } av { $games ->
    [one] 1 spel med lucka
   *[other] { $games-figure } spel med luckor
}.
zonk-file-inside = Spel i filen
zonk-file-column-here = I Zonk-arkivet
zonk-file-inside-here = { $state ->
    [yes] finns
    [longer] finns delvis
   *[no] saknas
}
zonk-file-keep-all = Behåll allt som det är
zonk-file-copy-of = Kopia från { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Undanlagd { $day }: den är skadad
    [foreign] Undanlagd { $day }: den är inget Zonk-arkiv
    [newer] Undanlagd { $day }: den skrevs av en nyare version av programmet
    [older] Kopia från { $day }, innan en nyare version av programmet ändrade filen
    [replaced] Undanlagd { $day }: den ersattes av en av sina kopior
   *[other] Undanlagd { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { general-games }, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing-figure } av dem inte i Zonk-arkivet.
}

zonk-file-rescued-head = { $rescued-figure } av { general-games } räddades
zonk-file-rescued-note = Zonk-arkivet skadades på disken och lades undan { $day }. Varje spel som gick att läsa finns här igen, kast för kast.{ $lost ->
    [0] {""}
    [one] {" "}1 saknas.
   *[other] {" "}{ $lost-figure } saknas.
}{ $parts ->
    [0] {""}
    [one] {" "}1 går fram till skadan.
   *[other] {" "}{ $parts-figure } går fram till skadan.
} Den skadade filen är orörd: den ligger bredvid den nya, och den här raden står kvar tills den är borta.
zonk-file-fill-gaps = Fyll luckorna från kopian från { $day }
zonk-file-gaps-in-it = { $fills-figure } av de { $games-figure } finns i den. Inget här ersätts.
zonk-file-show-damaged = Visa den skadade filen
zonk-file-fold = Fäll ihop meddelandet
zonk-file-unfold = Fäll ut
zonk-file-map-head = { $games ->
    [one] 1 spel
   *[other] Dina { $games-figure } spel, äldst först
}
zonk-file-map = Karta över { general-games }: { $rescued-figure } räddade, { $parts-figure } fram till skadan, { $lost-figure } saknas
zonk-file-mark-means-rescued = räddat
zonk-file-mark-means-part = fram till skadan
zonk-file-mark-means-lost = saknas
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Nummer { $number-figure }
}: { $state ->
    [whole] räddat
    [back] räddat från en kopia
    [part] fram till kast { $throws-figure }
   *[lost] saknas
}
zonk-file-missing-head = { $games ->
    [one] Det med en lucka
   *[other] De { $games-figure } med luckor
}
zonk-file-missing-note = efter vad som är kvar av dem
zonk-file-number = Nummer { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] första kastet läst
       *[other] de första { $throws-figure } kasten lästa
    }
    [head] bara försättsbladet
   *[none] oläsligt
}
zonk-file-left-line = Nummer { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = och { $games-figure } till
zonk-file-list-all = Lista alla
zonk-file-missing-counted = Namn, rekord och Group Hit Average räknar det som finns här. De andra räknas igen så snart de är tillbaka.
zonk-file-see-rescue = Visa det räddade
