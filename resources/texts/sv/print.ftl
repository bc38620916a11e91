print-title = Skriv ut protokoll
print-title-game = Skriv ut protokollet
print-title-games = { $count ->
    [one] Skriv ut ett protokoll
   *[other] Skriv ut { $count-figure } protokoll
}

print-printer = Skrivare
print-too-many = Högst { $most-figure } protokoll skrivs ut på en gång.
print-no-printer = Ingen skrivare är inställd
print-no-printer-told = Ingen skrivare är inställd på den här datorn. Protokollet kan skrivas som PDF i stället.
print-printer-usual = { $name }, förvald
print-state-ready = Klar.
print-state-busy = Skriver ut något annat nu; det här kommer efter.
print-state-stopped = Stoppad, eller saknar papper eller bläck. Protokollet väntar tills någon ser till den.
print-state-closed = Den tar inte emot något nu. Välj en annan skrivare, eller skriv en PDF.
print-state-gone = Skrivaren finns inte längre. Välj en annan, eller skriv en PDF.
print-state-paper = Den har inget { $paper }. Välj annat papper eller annan skrivare, eller skriv en PDF.
print-sheet = Protokoll
print-players = Spelare
print-paper = Papper
print-turn = Riktning
print-turn-auto = Vid behov
print-turn-portrait = Stående
print-turn-landscape = Liggande
print-rows = Rader
print-rows-fit = så många som ryms
print-names = Med namn
print-names-told = Med namn i stället för linjer att skriva på
print-names-hint = Ett namn per rad
print-names-list = Namn, ett per rad
print-rules = Med reglerna
print-rules-told = Med reglerna bredvid tabellen, eller på baksidan
print-both-sides = Båda sidor
print-black = Bara svart
print-luck = Tur och val
print-luck-told = Med allas tur med tärningarna, och vad valen kostade
print-luck-unknown = Inga chanser är kända för de här reglerna: protokollet har ingen tur att berätta om.
print-luck-some = { $count ->
    [one] För ett spel
   *[other] För { $count-figure } spel
} är inga chanser kända: där utelämnas turen.
print-luck-stopped = Stoppat. Protokollen förblir utan tur och val.
print-reckoning = Varje val vägs: { $share } %
print-copies = Exemplar
print-pages = Sidor
print-pages-all = alla, eller 1-3, 5
print-margins = Marginaler
print-margins-narrow = Smala
print-margins-wide = Breda
print-file = Som fil
print-folder = i { $folder }
print-folder-taken = i { $folder }. En med det namnet finns: du blir tillfrågad.

print-lasts = { $rows-enough ->
    [yes] Ett spel tar ungefär { $rounds-figure } rundor: { $pages ->
        [one] en sida
       *[other] { $pages-figure } sidor
    }.
   *[no] Ett spel tar ungefär { $rounds-figure } rundor: { $rows-figure } rader räcker inte.
}
print-done = { $split ->
    [yes] { $first } spel av 100 slutar på sida 1, { $share ->
        [100] alla räknade
       *[other] { $share }
    } inom { $rows-figure } rundor.
   *[no] { $share ->
        [0] Knappt något spel är klart på { $rows-figure } rundor.
        [100] Alla räknade spel är klara på { $rows-figure } rundor.
       *[other] { $share } spel av 100 är klara på { $rows-figure } rundor.
    }
}
print-rounds = { $count-figure } rundor
print-chart = Hur många rundor spel tar; de röda får inte plats.
print-sum = { $sides ->
    [one] En sida
   *[other] { $sides-figure } sidor
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } exemplar
}: { $leaves ->
    [one] ett ark papper
   *[other] { $leaves-figure } ark papper
}.{ $black ->
    [yes] {" "}Bara svart.
   *[no] {""}
}
print-pages-wrong = Sidorna går från 1 till { $most-figure }; ”{ $part }” är ingen av dem.
print-side = sida { $number-figure } av { $most-figure }, rader { $tenths } mm höga
print-side-plain = sida { $number-figure } av { $most-figure }
print-thumb-rounds = { $number-figure }: runda { $first-figure } till { $last-figure }
print-thumb-rules = { $number-figure }: reglerna
print-thumb-race = { $number-figure }: loppet
print-thumb-page = { $number-figure }
print-thumbs = Protokollets sidor
print-page = Sidan, som den blir
print-zoom-whole = hela sidan
print-zoom-in = Större
print-zoom-out = Mindre

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Retur
print-cancel = Avbryt
print-stop = Stoppa
print-save = Spara som PDF…
print-go = { $leaves ->
    [one] Skriv ut ett ark
   *[other] Skriv ut { $leaves-figure } ark
}
print-go-none = Skriv ut
print-going = Sida { $done-figure } av { $most-figure }
print-sent = Skickat till { $printer }.
print-stopped = { $done ->
    [0] Stoppat. Inget skrevs ut.
    [one] Stoppat. En sida kan ändå komma ur skrivaren.
   *[other] Stoppat. { $done-figure } sidor kan ändå komma ur skrivaren.
}
print-stopped-file = Stoppat. Inget skrevs.
print-failed = Skrivaren tog inte emot protokollet. { $known ->
    [yes] Den sade: ”{ $why }” Inget skrevs ut; en PDF kan skrivas i stället.
   *[no] Inget skrevs ut; en PDF kan skrivas i stället.
}
print-written = Skrivet: { $file }, { $pages ->
    [one] 1 sida
   *[other] { $pages-figure } sidor
}.
print-broken = { $kind ->
    [memory] Minnet räcker inte till: inget skrevs. Stäng andra program och försök igen.
   *[other] Något gick fel i programmet ({ $kind }): inget skrevs. Försök igen; Hjälp > Om > System visar loggen.
}
print-not-written = PDF:en skrevs inte. { $why }
print-name-blank = { $sheet }, { $players-figure } spelare, { $paper }
print-name-games = { $count-figure } protokoll, { $paper }
print-ask = Protokoll som PDF
