statistics-title = Statistiek
statistics-progress = Gelezen spellen
statistics-reading = { $read-figure } van { $games-figure } spellen gelezen
statistics-read = { general-games }{ $refused ->
    [0] {""}
    [one] . 1 kan niet worden nagespeeld en telt niet mee.
   *[other] . { $refused-figure } kunnen niet worden nagespeeld en tellen niet mee.
}
statistics-save = &Opslaan
statistics-close = Sluiten
statistics-png = { $times ->
    [1] Afbeelding, zoals op het scherm (PNG)
    [2] Afbeelding, twee keer zo groot (PNG)
   *[other] Afbeelding, drie keer zo groot (PNG)
}
statistics-save-svg = Tekening (SVG)
statistics-save-csv = Tabel (CSV)
statistics-save-title = Statistiek opslaan
statistics-nothing-to-save = Er valt nog niets op te slaan.
statistics-written = Geschreven: { $file }.
statistics-not-written = { $file } kan niet worden geschreven: { $why }.
statistics-no-picture = de afbeelding kan niet worden getekend
statistics-percent = { $share }%
statistics-empty = Nog niets te vertellen
statistics-empty-race = Hier loopt ieders totaal van ronde tot ronde, zodra er een spel is gespeeld.
statistics-empty-hits = Hier staat wat aan jullie tafel treffers oplevert, het meest voorkomende eerst, zodra er een spel is gespeeld.
statistics-empty-turns = Hier staat hoeveel een beurt oplevert, tegen een speler die altijd bij hetzelfde getal stopt, zodra er een spel is gespeeld.
statistics-empty-players = Hier staat wie hoe vaak heeft gewonnen, wie wie verslaat en wie in vorm is, zodra er een spel is gespeeld.
statistics-empty-sheets = Hier staan de regels naast elkaar, zodra er een spel is gespeeld.
statistics-empty-records = Hier hangen de beste beurt, de grootste treffer en de langste reeks, en elk opent zijn eigen spel, zodra er een spel is gespeeld.
statistics-empty-dice = Hier staat hoe vaak elk getal viel, en of eerlijke stenen dat doen, zodra er een spel is gespeeld.
statistics-none-sub = Speel door, dan staat het hier.
statistics-page-race = Race
statistics-race-game = Spel
statistics-race-kind = Wat wordt getekend
statistics-race-totals = Totalen
statistics-race-behind = Achter de koploper
statistics-race-chances = Kans op winst
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Halftime Show
statistics-race-axis = ronde
statistics-race-home = binnen, { $points-figure }
statistics-race-head = Ronde { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Ronde { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, totaal { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] één speler
   *[other] { $players-figure } spelers
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds-figure } ronden
}. Wijs een ronde aan om die te lezen; pijltoetsen lopen erdoorheen.
statistics-race-none = Er staat nog niets opgeschreven
statistics-race-led = { $name } stond voor vanaf ronde { $round-figure }
statistics-race-led-always = { $name } stond voor van de eerste tot de laatste ronde
statistics-race-leads = { name-leads } voor sinds ronde { $round-figure }
statistics-race-leads-always = { name-leads } voor vanaf de eerste ronde
statistics-race-lead = Aan kop
statistics-race-lead-of = { $rounds-figure } van { $of ->
    [one] 1 ronde
   *[other] { $of-figure } ronden
}
statistics-race-changes = Wissels aan kop
statistics-race-changes-last = de laatste in ronde { $round-figure }, naar { $name }
statistics-race-changes-none = aan kop is niemand ingehaald
statistics-race-jump = Grootste sprong
statistics-race-jump-by = { $name }, ronde { $round-figure }
statistics-race-gap = Tussen de eerste twee
statistics-race-gap-between = { $second } achter { $first }
statistics-page-hits = { $hit-word ->
    [stars] Sterren
    [honour] Eer
   *[hits] Treffers
}
statistics-hits-none = { $hit-word ->
    [stars] Nog geen sterren
    [honour] Nog geen erepunten
   *[hits] Nog geen treffers
}
statistics-hits-player = Speler
statistics-hits-everybody = Iedereen
statistics-hits-all-rules = Alle regels
statistics-hits-none-sub = Wat ze oplevert, komt hier te staan, het meest voorkomende eerst.
statistics-hits-others = alle andere
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } op de 100
statistics-hits-sub = { hits-counted } in { $games ->
    [one] één spel
   *[other] { $games-figure } spellen
}. { name-has } de meeste: { $most-figure }.
statistics-page-turns = Beurten
statistics-turns-rules = Regels
statistics-turns-points = { $points-figure } punten
statistics-turns-simple-from = De simpele speler stopt vanaf
statistics-turns-against = tegen een simpele speler die alles houdt wat telt en stopt vanaf
statistics-turns-axis = beurten
statistics-turns-axis-points = punten van de beurt
statistics-turns-played = gespeeld
statistics-turns-simple = simpele speler, exact
statistics-turns-miss = mis
statistics-turns-none = Nog geen beurt
statistics-turns-told = { $misses-figure } van { $turns ->
    [one] 1 beurt
   *[other] { $turns-figure } beurten
} gemist.{ $most ->
    [0] {""}
   *[other] {" "}De meeste andere, { $most-figure }, leverden { $open ->
        [yes] { $least-figure } punten en meer
       *[no] { $least-figure } tot { $top-figure } punten
    } op. De beste beurt: { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Missers
    [one] { $least-figure } punten
    [open] { $least-figure } punten en meer
   *[between] { $least-figure } tot { $top-figure } punten
}: { $played ->
    [one] 1 beurt
   *[other] { $played-figure } beurten
}{ $simple ->
    [some] ; { $thought ->
        [0] bijna geen
       *[other] { $thought-figure }
    } van de simpele speler
   *[none] {""}
}
statistics-turns-head = Een beurt levert { $points-figure } punten op
statistics-turns-sub = { $turns-figure } beurten. De simpele speler haalt { $points-figure }, eenmaal erin en niet uitgedaagd.
statistics-turns-reckoning = { $turns-figure } beurten. De simpele speler wordt berekend.
statistics-turns-house = { $turns-figure } beurten. Voor huisregels is er geen exact cijfer.
statistics-page-players = Spelers
statistics-players-all = Iedereen
statistics-players-column-name = Speler
statistics-players-column-games = Spellen
statistics-players-column-won = Winst
statistics-players-column-share = Winst in %
statistics-players-column-average = Per beurt
statistics-players-column-misses = Missers
statistics-players-column-best = Beste beurt
statistics-players-column-hits = { $hit-word ->
    [stars] Sterren
    [honour] Eer
   *[hits] Treffers
}
statistics-players-who = { $computer ->
    [yes] { $name } (computer)
   *[no] { $name }
}
statistics-players-none = Niemand heeft nog gewonnen
statistics-players-none-sub = Spellen die nog lopen, tellen alleen mee voor beurten en missers.
statistics-players-head = { name-has } het meest gewonnen: { $won ->
    [one] één spel
   *[other] { $won-figure } spellen
}
statistics-players-sub = { $first } en { $second } speelden het vaakst tegen elkaar: { $games ->
    [one] één spel
   *[other] { $games-figure } spellen
}, winst { $ahead-figure }-{ $behind-figure }.
statistics-players-alone = Nog niemand heeft tegen iemand gespeeld.
statistics-rivals = Wie verslaat wie
statistics-rivals-column-pair = Tegen elkaar
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Samen gespeeld
statistics-rivals-column-first = Winst eerste
statistics-rivals-column-second = Winst tweede
statistics-stories = Verhalen
statistics-stories-column-story = Verhaal
statistics-stories-column-player = Speler
statistics-stories-column-day = Datum
statistics-form = Vorm
statistics-form-note = Punten per beurt over de laatste tien spellen, van de vijf die het meest spelen. Een stijgende lijn: iemand wordt beter, of brutaler en heeft geluk. Het wiel, + en − zoomen.
statistics-form-axis = punten per beurt
statistics-form-told = { $name }: { $points-figure } punten per beurt nu, { $first-figure } na het eerste spel.
statistics-form-games = spellen van deze speler
statistics-form-game = spel { $game-figure }
statistics-page-sheets = Regels
statistics-sheets-column-rules = Regels
statistics-sheets-column-games = Spellen
statistics-sheets-column-finished = Af
statistics-sheets-column-length = Beurten p.p.
statistics-sheets-column-points = Per beurt
statistics-sheets-column-misses = Missers
statistics-sheets-column-hits = { $hit-word ->
    [stars] Sterren p.p.
    [honour] Eer p.p.
   *[hits] Treffers p.p.
}
statistics-sheets-none = Er zijn nog geen regels gespeeld
statistics-sheets-head = { $rules } wordt het meest gespeeld: { $games ->
    [one] één spel
   *[other] { $games-figure } spellen
}
statistics-sheets-sub = { $sheets ->
    [one] Eén blad. Lengte en treffers zijn gemiddelden van afgeronde spellen.
   *[other] { $sheets-figure } bladen. Lengte en treffers zijn gemiddelden van afgeronde spellen.
}
statistics-page-records = Records
statistics-records-open = Dit spel nog eens bekijken
statistics-records-none = Nog geen records
statistics-records-head = De beste beurt: { $value }
statistics-records-sub = { $note }. Een druk op een record toont zijn spel.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Beste beurt
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: beurten op rij met een treffer
statistics-record-title-longest-miss = Langste reeks missers
statistics-record-title-highest-group-hit-average = Hoogste Group Hit Average
statistics-records-a-head = { $low } tot { $high } treffers per speler, zegt { $rules }
statistics-records-a-head-note = in { $games ->
    [one] één afgerond spel
   *[other] { $games-figure } afgeronde spellen
}, van { $least } tot { $most }; { $within-figure } lagen ertussen.
statistics-page-dice = Stenen
statistics-dice-which = Welke stenen
statistics-dice-screen = Op het scherm
statistics-dice-real = Echte stenen
statistics-dice-title-straying = Hoe ver elk getal afwijkt
statistics-dice-title-course = Alle getallen samen, zoals het ging
statistics-dice-title-luck = Wie beter gooit dan de stenen
statistics-dice-unit-straying = gestreept: zes eerlijke getallen blijven daarbinnen aan 95 van de 100 tafels
statistics-dice-unit-course = chi-kwadraat, 5 vrijheidsgraden
statistics-dice-unit-luck = punten geluk per worp, zoals in de terugblik
statistics-dice-expected = verwacht
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 op de 100 eerlijke tafels komt hierboven
   *[other] 1 op de 100 eerlijke tafels komt hier ooit boven in { $games-figure } spellen
}
statistics-dice-band = waar 8 van de 10 eerlijke tafels op elk moment zijn
statistics-dice-now = { $square } vandaag
statistics-dice-faces = { $faces-figure } stenen
statistics-answer-few = Te weinig om iets te zeggen
statistics-reason-few = { $faces-figure } stenen zijn te weinig om iets te zeggen. Speel door.
statistics-answer-even = Nee, ze zijn niet vals
statistics-reason-even = { $faces-figure } stenen zijn geland, zo gelijkmatig als je mag verwachten. Eerlijke stenen wijken in { $of } van de 100 zulke tellingen zo ver of verder af.
statistics-answer-uneven = Minder gelijkmatig dan meestal
statistics-reason-uneven = { $faces-figure } stenen zijn geland. Eerlijke stenen wijken in { $of } van de 1.000 zulke tellingen zo ver af, dus het komt voor; kijk na meer spellen nog eens.
statistics-answer-odd = Bekijk deze stenen eens
statistics-reason-odd = { $faces-figure } stenen zijn geland, en niet gelijkmatig. Eerlijke stenen wijken in minder dan 1 van de 1.000 zulke tellingen zo ver af. Bekijk deze stenen eens, of wie ze intypt.
statistics-dice-verify = Elke worp controleren
statistics-dice-no-seal = Echte stenen zijn met de hand gegooid; er valt niets te controleren.
statistics-dice-send = Kopiëren als één afbeelding
statistics-copied = De pagina staat als één afbeelding op het klembord, om in een bericht te plakken.
statistics-dice-seal = De stenen van elk spel zijn voor de eerste worp verzegeld. Dit gooit ze allemaal opnieuw vanuit de startwaarde. Iedereen kan dat op een ander apparaat herhalen.
statistics-dice-verifying = { $done-figure } van { $games-figure } spellen gecontroleerd
statistics-dice-good = { $good ->
    [0] Nog geen spel heeft zijn startwaarde verteld
    [one] 1 spel klopt
   *[other] { $good-figure } spellen kloppen
}{ $without ->
    [0] .
   *[other] ; { $without-figure } vertellen nog geen startwaarde, of verzegelden er geen.
}
statistics-dice-bad = { $bad ->
    [one] 1 spel klopt niet: nummer { $first }.
   *[other] { $bad-figure } spellen kloppen niet, het eerste is nummer { $first }.
} Controleer het in het Zonk-archief om de worp te zien.
statistics-luck-line = { $name }: { $luck } punten per worp, { $word }
statistics-luck-word-very-lucky = veel geluk
statistics-luck-word-lucky = geluk
statistics-luck-word-even = gelijk
statistics-luck-word-unlucky = pech
statistics-luck-word-very-unlucky = veel pech
statistics-luck-few = Zodra iemand in afgeronde spellen { $throws-figure } keer heeft gegooid, staat het hier.
statistics-luck-reading = { $done-figure } van { $games-figure } afgeronde spellen bekeken.
statistics-luck-left-out = { $games ->
    [one] Eén spel telt niet mee: de kansen ervan worden niet berekend.
   *[other] { $games-figure } spellen tellen niet mee: de kansen ervan worden niet berekend.
}
statistics-luck-alone = Geluk heeft geen geheugen. In de band blijven 95 van de 100 eerlijke spelers.
statistics-luck-inside = Geluk heeft geen geheugen. { name-leads } bovenaan omdat iemand dat moet, en de stip ligt nog in de band.
statistics-luck-beyond = { name-is } buiten de band, waarbinnen in 95 van de 100 eerlijke tellingen iedereen blijft. Toch heeft geluk geen geheugen.
statistics-luck-apart-real = Met echte stenen, ingetypt: nog { $faces-figure }, apart gehouden.
statistics-luck-apart-screen = Op het scherm: nog { $faces-figure }, apart gehouden.
