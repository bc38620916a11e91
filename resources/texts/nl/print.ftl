print-title = Bladen afdrukken
print-title-game = Het blad afdrukken
print-title-games = { $count ->
    [one] Eén blad afdrukken
   *[other] { $count-figure } bladen afdrukken
}
print-printer = Printer
print-too-many = Per keer worden hoogstens { $most-figure } bladen afgedrukt.
print-no-printer = Geen printer ingesteld
print-no-printer-told = Op deze computer is geen printer ingesteld. Het blad kan wel als PDF worden geschreven.
print-printer-usual = { $name }, standaard
print-state-ready = Klaar.
print-state-busy = Drukt nu iets anders af; dit komt daarna.
print-state-stopped = Gestopt, of zonder papier of inkt. Het blad wacht tot iemand ernaar kijkt.
print-state-closed = Neemt nu niets aan. Kies een andere printer, of schrijf een PDF.
print-state-gone = Deze printer is er niet meer. Kies een andere, of schrijf een PDF.
print-state-paper = Heeft geen { $paper }. Kies ander papier of een andere printer, of schrijf een PDF.
print-sheet = Blad
print-players = Spelers
print-paper = Papier
print-turn = Stand
print-turn-auto = Naar behoefte
print-turn-portrait = Staand
print-turn-landscape = Liggend
print-rows = Rijen
print-rows-fit = zoveel als past
print-names = Met namen
print-names-told = Met namen in plaats van lijnen om op te schrijven
print-names-hint = Eén naam per regel
print-names-list = Namen, één per regel
print-rules = Met de regels
print-rules-told = Met de regels naast de tabel, of achterop
print-both-sides = Dubbelzijdig
print-black = Alleen zwart
print-luck = Geluk en keuzes
print-luck-told = Met het geluk van ieders stenen, en wat keuzes kostten
print-luck-unknown = Voor deze regels zijn geen kansen bekend: het blad kan niets over geluk zeggen.
print-luck-some = { $count ->
    [one] Van één spel
   *[other] Van { $count-figure } spellen
} zijn geen kansen bekend: daar blijft het geluk weg.
print-luck-stopped = Gestopt. De bladen blijven zonder geluk en keuzes.
print-reckoning = Elke keuze wordt gewogen: { $share }%
print-copies = Aantal
print-pages = Pagina’s
print-pages-all = alle, of 1-3, 5
print-margins = Marges
print-margins-narrow = Smal
print-margins-wide = Breed
print-file = Als bestand
print-folder = in { $folder }
print-folder-taken = in { $folder }. Er is er al een met die naam: je krijgt een vraag.
print-lasts = { $rows-enough ->
    [yes] Een spel duurt ongeveer { $rounds-figure } ronden: { $pages ->
        [one] één pagina
       *[other] { $pages-figure } pagina’s
    }.
   *[no] Een spel duurt ongeveer { $rounds-figure } ronden: { $rows-figure } rijen zijn niet genoeg.
}
print-done = { $split ->
    [yes] { $first } op de 100 spellen eindigen op pagina 1, { $share ->
        [100] alle getelde
       *[other] { $share }
    } in { $rows-figure } ronden.
   *[no] { $share ->
        [0] Bijna geen spel is af in { $rows-figure } ronden.
        [100] Alle getelde spellen zijn af in { $rows-figure } ronden.
       *[other] { $share } op de 100 spellen zijn af in { $rows-figure } ronden.
    }
}
print-rounds = { $count-figure } ronden
print-chart = Hoeveel ronden spellen duren; de rode passen niet.
print-sum = { $sides ->
    [one] Eén zijde
   *[other] { $sides-figure } zijden
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } keer
}: { $leaves ->
    [one] één vel papier
   *[other] { $leaves-figure } vel papier
}.{ $black ->
    [yes] {" "}Alleen zwart.
   *[no] {""}
}
print-pages-wrong = Pagina’s gaan van 1 tot { $most-figure }; “{ $part }” hoort daar niet bij.
print-side = zijde { $number-figure } van { $most-figure }, rijen van { $tenths } mm
print-side-plain = zijde { $number-figure } van { $most-figure }
print-thumb-rounds = { $number-figure }: ronden { $first-figure } tot { $last-figure }
print-thumb-rules = { $number-figure }: de regels
print-thumb-race = { $number-figure }: de race
print-thumb-page = { $number-figure }
print-thumbs = Pagina’s van het blad
print-page = De pagina, zoals die eruit komt
print-zoom-whole = hele pagina
print-zoom-in = Groter
print-zoom-out = Kleiner
print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = Annuleren
print-stop = Stoppen
print-save = Opslaan als PDF…
print-go = { $leaves ->
    [one] Eén vel afdrukken
   *[other] { $leaves-figure } vellen afdrukken
}
print-go-none = Afdrukken
print-going = Zijde { $done-figure } van { $most-figure }
print-sent = Gestuurd naar { $printer }.
print-stopped = { $done ->
    [0] Gestopt. Er is niets afgedrukt.
    [one] Gestopt. Er kan nog één zijde uit de printer komen.
   *[other] Gestopt. Er kunnen nog { $done-figure } zijden uit de printer komen.
}
print-stopped-file = Gestopt. Er is niets geschreven.
print-failed = De printer nam het blad niet aan. { $known ->
    [yes] De melding: “{ $why }” Er is niets afgedrukt; een PDF kan wel worden geschreven.
   *[no] Er is niets afgedrukt; een PDF kan wel worden geschreven.
}
print-written = Geschreven: { $file }, { $pages ->
    [one] 1 pagina
   *[other] { $pages-figure } pagina’s
}.
print-broken = { $kind ->
    [memory] Er is te weinig geheugen: er is niets geschreven. Sluit andere programma’s en probeer het opnieuw.
   *[other] Er ging iets mis in het programma ({ $kind }): er is niets geschreven. Probeer het opnieuw; Help > Over > Systeem toont het logboek.
}
print-not-written = De PDF is niet geschreven. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] 1 speler
   *[other] { $players-figure } spelers
}, { $paper }
print-name-games = { $count-figure } bladen, { $paper }
print-ask = Blad als PDF
