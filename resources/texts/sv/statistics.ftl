statistics-title = Statistik
statistics-progress = Lästa spel
statistics-reading = { $read-figure } av { $games-figure } spel lästa
statistics-read = { general-games }{ $refused ->
    [0] {""}
    [one] . 1 går inte att spela upp och är inte med.
   *[other] . { $refused-figure } går inte att spela upp och är inte med.
}
statistics-save = &Spara
statistics-close = Stäng
statistics-png = { $times ->
    [1] Bild, som på skärmen (PNG)
    [2] Bild, dubbelt så stor (PNG)
   *[other] Bild, tre gånger så stor (PNG)
}
statistics-save-svg = Teckning (SVG)
statistics-save-csv = Tabell (CSV)
statistics-save-title = Spara statistiken
statistics-nothing-to-save = Det finns inget att spara än.
statistics-written = Skrivet: { $file }.
statistics-not-written = { $file } kan inte skrivas: { $why }.
statistics-no-picture = bilden kan inte ritas
statistics-percent = { $share } %
statistics-empty = Inget att berätta än
statistics-empty-race = Här löper allas ställning från runda till runda, så snart ett spel har spelats.
statistics-empty-hits = Här står vad som ger träffar vid ert bord, det vanligaste först, så snart ett spel har spelats.
statistics-empty-turns = Här står hur mycket en omgång ger, mot en spelare som alltid stannar på samma tal, så snart ett spel har spelats.
statistics-empty-players = Här står vem som vunnit hur ofta, vem som slår vem och vem som är i form, så snart ett spel har spelats.
statistics-empty-sheets = Här står regelverken sida vid sida, så snart ett spel har spelats.
statistics-empty-records = Här hänger bästa omgången, största träffen och längsta raden, och var och en öppnar sitt spel, så snart ett spel har spelats.
statistics-empty-dice = Här står hur ofta varje sida kom upp, och om ärliga tärningar gör så, så snart ett spel har spelats.
statistics-none-sub = Spela vidare, så står det här.

statistics-page-race = Loppet
statistics-race-game = Spel
statistics-race-kind = Vad som ritas
statistics-race-totals = Ställning
statistics-race-behind = Efter ledaren
statistics-race-chances = Chans att vinna
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Halvtidsshow
statistics-race-axis = runda
statistics-race-home = mål, { $points-figure }
statistics-race-head = Runda { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Runda { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, totalt { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] en spelare
   *[other] { $players-figure } spelare
}, { $rounds ->
    [one] en runda
   *[other] { $rounds-figure } rundor
}. Peka på en runda för att läsa den; piltangenterna går genom dem.
statistics-race-none = Ingen har skrivit upp något än
statistics-race-led = { $name } ledde från runda { $round-figure }
statistics-race-led-always = { $name } ledde från första rundan till den sista
statistics-race-leads = { name-leads } sedan runda { $round-figure }
statistics-race-leads-always = { name-leads } från första rundan
statistics-race-lead = I ledningen
statistics-race-lead-of = { $rounds-figure } av { $of ->
    [one] 1 runda
   *[other] { $of-figure } rundor
}
statistics-race-changes = Ledarbyten
statistics-race-changes-last = det sista i runda { $round-figure }, till { $name }
statistics-race-changes-none = ingen blev passerad i toppen
statistics-race-jump = Största hoppet
statistics-race-jump-by = { $name }, runda { $round-figure }
statistics-race-gap = Mellan de två första
statistics-race-gap-between = { $second } efter { $first }

statistics-page-hits = { $hit-word ->
    [stars] Stjärnor
    [honour] Heder
   *[hits] Träffar
}
statistics-hits-none = { $hit-word ->
    [stars] Inga stjärnor än
    [honour] Inga hederspoäng än
   *[hits] Inga träffar än
}
statistics-hits-player = Spelare
statistics-hits-everybody = Alla
statistics-hits-all-rules = Alla regelverk
statistics-hits-none-sub = Vad som ger dem kommer att stå här, det vanligaste först.
statistics-hits-others = alla andra
statistics-hits-share = { $hits-figure }, { $share } %
statistics-hits-head = { $source }: { $share } av 100
statistics-hits-sub = { hits-counted } i { $games ->
    [one] ett spel
   *[other] { $games-figure } spel
}. { $name } har flest: { $most-figure }.

statistics-page-turns = Omgångar
statistics-turns-rules = Regler
statistics-turns-points = { $points-figure } poäng
statistics-turns-simple-from = Den enkla spelaren stannar från
statistics-turns-against = mot en enkel spelare som sparar allt som ger poäng och stannar från
statistics-turns-axis = omgångar
statistics-turns-axis-points = omgångens poäng
statistics-turns-played = spelade
statistics-turns-simple = enkel spelare, exakt
statistics-turns-miss = miss
statistics-turns-none = Ingen omgång än
statistics-turns-told = { $misses-figure } av { $turns ->
    [one] 1 omgång
   *[other] { $turns-figure } omgångar
} missade.{ $most ->
    [0] {""}
   *[other] {" "}De flesta övriga, { $most-figure }, gav { $open ->
        [yes] { $least-figure } poäng och mer
       *[no] { $least-figure } till { $top-figure } poäng
    }. Bästa omgången gav { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Missar
    [one] { $least-figure } poäng
    [open] { $least-figure } poäng och mer
   *[between] { $least-figure } till { $top-figure } poäng
}: { $played ->
    [one] 1 omgång
   *[other] { $played-figure } omgångar
}{ $simple ->
    [some] ; { $thought ->
        [0] knappt någon
       *[other] { $thought-figure }
    } för den enkla spelaren
   *[none] {""}
}
statistics-turns-head = En omgång ger { $points-figure } poäng
statistics-turns-sub = { $turns-figure } omgångar. Den enkla spelaren får { $points-figure }, inne i spelet och utan utmaningar.
statistics-turns-reckoning = { $turns-figure } omgångar. Den enkla spelaren räknas ut.
statistics-turns-house = { $turns-figure } omgångar. För husregler finns ingen exakt siffra.

statistics-page-players = Spelare
statistics-players-all = Alla
statistics-players-column-name = Spelare
statistics-players-column-games = Spel
statistics-players-column-won = Vunna
statistics-players-column-share = Andel
statistics-players-column-average = Omgång
statistics-players-column-misses = Missar
statistics-players-column-best = Bästa omg.
statistics-players-column-hits = { $hit-word ->
    [stars] Stjärnor
    [honour] Heder
   *[hits] Träffar
}
statistics-players-who = { $computer ->
    [yes] { $name } (dator)
   *[no] { $name }
}
statistics-players-none = Ingen har vunnit än
statistics-players-none-sub = Spel som pågår räknas bara för omgångar och missar.
statistics-players-head = { $name } har vunnit mest: { $won ->
    [one] ett spel
   *[other] { $won-figure } spel
}
statistics-players-sub = { $first } och { $second } har mötts oftast: { $games ->
    [one] ett spel
   *[other] { $games-figure } spel
}, vunna { $ahead-figure } mot { $behind-figure }.
statistics-players-alone = Ingen har mött någon än.
statistics-rivals = Vem slår vem
statistics-rivals-column-pair = Två som mötts
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Spel ihop
statistics-rivals-column-first = Vunna, första
statistics-rivals-column-second = Vunna, andra
statistics-stories = Historier
statistics-stories-column-story = Historia
statistics-stories-column-player = Spelare
statistics-stories-column-day = Datum
statistics-form = Form
statistics-form-note = Poäng per omgång över de senaste tio spelen, för de fem som spelar mest. Stiger linjen blir någon bättre, eller modigare med tur. Hjulet, + och − zoomar.
statistics-form-axis = poäng per omgång
statistics-form-told = { $name }: { $points-figure } poäng per omgång på slutet, { $first-figure } efter första spelet.
statistics-form-games = spelarens spel
statistics-form-game = spel { $game-figure }

statistics-page-sheets = Regelverk
statistics-sheets-column-rules = Regler
statistics-sheets-column-games = Spel
statistics-sheets-column-finished = Färdiga
statistics-sheets-column-length = Omg. var
statistics-sheets-column-points = Omgång
statistics-sheets-column-misses = Missar
statistics-sheets-column-hits = { $hit-word ->
    [stars] Stjärnor var
    [honour] Heder var
   *[hits] Träffar var
}
statistics-sheets-none = Inget regelverk har spelats än
statistics-sheets-head = { $rules } spelas mest: { $games ->
    [one] ett spel
   *[other] { $games-figure } spel
}
statistics-sheets-sub = { $sheets ->
    [one] Ett regelverk. Längd och träffar är snitt för färdiga spel.
   *[other] { $sheets-figure } regelverk. Längd och träffar är snitt för färdiga spel.
}

statistics-page-records = Rekord
statistics-records-open = Se spelet igen
statistics-records-none = Inga rekord än
statistics-records-head = Bästa omgången gav { $value }
statistics-records-sub = { $note }. Ett tryck på ett rekord visar dess spel.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Bästa omgång
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: omgångar i rad som gav en träff
statistics-record-title-longest-miss = Längsta missrad
statistics-record-title-highest-group-hit-average = Högsta Group Hit Average
statistics-records-a-head = { $low } till { $high } träffar per spelare, säger { $rules }
statistics-records-a-head-note = i { $games ->
    [one] ett färdigt spel
   *[other] { $games-figure } färdiga spel
}, från { $least } till { $most }; { $within-figure } låg emellan.

statistics-page-dice = Tärningar
statistics-dice-which = Vilka tärningar
statistics-dice-screen = På skärm
statistics-dice-real = Riktiga
statistics-dice-title-straying = Hur långt varje sida avviker
statistics-dice-title-course = Alla sidor ihop, med tiden
statistics-dice-title-luck = Vem slår bättre än tärningarna
statistics-dice-unit-straying = streckat: sex ärliga sidor håller sig innanför vid 95 bord av 100
statistics-dice-unit-course = chi-kvadrat, 5 frihetsgrader
statistics-dice-unit-luck = poäng tur per kast, som i återblicken
statistics-dice-expected = väntat
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 ärligt bord av 100 når hit upp
   *[other] 1 ärligt bord av 100 når hit upp någon gång på { $games-figure } spel
}
statistics-dice-band = där 8 av 10 ärliga bord är vid varje tidpunkt
statistics-dice-now = { $square } i dag
statistics-dice-faces = { $faces-figure } tärningar
statistics-answer-few = För få för att säga något
statistics-reason-few = { $faces-figure } tärningar är för få för att säga något. Spela vidare.
statistics-answer-even = Nej, de är inte riggade
statistics-reason-even = { $faces-figure } tärningar har landat, så jämnt som man kan vänta sig. Ärliga tärningar avviker så här mycket eller mer i { $of } av 100 sådana räkningar.
statistics-answer-uneven = Ojämnare än de flesta
statistics-reason-uneven = { $faces-figure } tärningar har landat. Ärliga tärningar avviker så här mycket i { $of } av 1 000 sådana räkningar, så det händer; titta igen efter fler spel.
statistics-answer-odd = Titta på tärningarna
statistics-reason-odd = { $faces-figure } tärningar har landat, och inte jämnt. Ärliga tärningar avviker så här mycket i färre än 1 av 1 000 sådana räkningar. Titta på tärningarna, eller på den som skriver in dem.
statistics-dice-verify = Kontrollera varje kast
statistics-dice-no-seal = Riktiga tärningar slogs för hand; det finns inget att kontrollera.
statistics-dice-send = Kopiera som en bild
statistics-copied = Sidan ligger på urklipp som en bild, att klistra in i ett meddelande.
statistics-dice-seal = Varje spels tärningar förseglades före första kastet. Det här slår dem alla igen från fröet. Vem som helst kan göra om det på en annan dator.
statistics-dice-verifying = { $done-figure } av { $games-figure } spel kontrollerade
statistics-dice-good = { $good ->
    [0] Inget spel har avslöjat sitt frö än
    [one] 1 spel stämmer
   *[other] { $good-figure } spel stämmer
}{ $without ->
    [0] .
   *[other] ; { $without-figure } avslöjar inget frö än, eller förseglade inget.
}
statistics-dice-bad = { $bad ->
    [one] 1 spel stämmer inte: nummer { $first }.
   *[other] { $bad-figure } spel stämmer inte, det första är nummer { $first }.
} Kontrollera det i Zonk-arkivet för att se kastet.

statistics-luck-line = { $name }: { $luck } poäng per kast, { $word }
statistics-luck-word-very-lucky = mycket tur
statistics-luck-word-lucky = tur
statistics-luck-word-even = jämnt
statistics-luck-word-unlucky = otur
statistics-luck-word-very-unlucky = mycket otur
statistics-luck-few = Så snart någon har slagit { $throws-figure } gånger i färdiga spel står det här.
statistics-luck-reading = { $done-figure } av { $games-figure } färdiga spel genomgångna.
statistics-luck-left-out = { $games ->
    [one] Ett spel är inte med: dess odds är inte uträknade.
   *[other] { $games-figure } spel är inte med: deras odds är inte uträknade.
}
statistics-luck-alone = Turen har inget minne. Bandet är där 95 av 100 ärliga spelare håller sig.
statistics-luck-inside = Turen har inget minne. { $name } leder för att någon måste, och pricken är ändå i bandet.
statistics-luck-beyond = { $name } är utanför bandet, där alla håller sig i 95 av 100 ärliga räkningar. Turen har ändå inget minne.
statistics-luck-apart-real = På riktiga tärningar, inskrivna för hand: { $faces-figure } till, räknade för sig.
statistics-luck-apart-screen = På skärm: { $faces-figure } till, räknade för sig.
