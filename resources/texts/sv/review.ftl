review-title = Återblick
review-stop = Stoppa
review-stopped = Inte genomgånget
review-counts-hits = Här vinner { hits-plain }: var och en räknas som { $points-figure } poäng.
review-hints = Tips: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Stäng
review-looking = Går igenom spelet …
review-looking-note = Varje kast och varje val jämförs med bästa möjliga spel.
review-none = Spelet går inte att se tillbaka på
review-failed = Något gick fel. Loggen berättar mer; spelet är som det var.
review-head = { $name } hade tärningarna på sin sida: { $luck }
review-head-won = { $kind ->
    [both] { $name } hade tärningarna på sin sida, och visste vad man gör med dem
    [luck] { $name } hade tur, och spelade bra nog
    [choices] { $name } valde bäst, och det räckte
    [against] { $name } vann trots tärningarna
    [uphill] { $name } vann i uppförsbacke
   *[enough] { $name } gjorde precis tillräckligt
}
review-line = { $kind ->
    [faultless] Inte en tärning fel.
    [rained] Valde bäst av alla. Det regnade.
    [knew] Slog bra, och visste det.
    [chose] Valde bäst, och behövde det.
    [bold] { $times-word-first } djärva kast för mycket.
    [timid] Stannade för tidigt { $times-word } gånger.
    [kinder] Tärningarna betalade för valen.
    [helped] Hjälpte oturen på traven.
   *[owed] Hade inget till godo, och fick det.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Skrattade sist, och bäst.
       *[no] Skrattar senare.
    }
    [vera] { $won ->
        [yes] Genomsnittet betalar sina skulder.
       *[no] Genomsnittet står fortfarande i skuld till henne.
    }
    [umbrella] { $won ->
        [yes] Torr in i det sista.
       *[no] Kommer att minnas det här också.
    }
    [dot] { $won ->
        [yes] En tärning till var precis rätt.
       *[no] En tärning till var inte klokt.
    }
    [pete] { $won ->
        [yes] Kom för { general-the-hits }. Tog protokollet med.
       *[no] Räknar { hits-plain }, inte placeringar.
    }
    [kid] { $won ->
        [yes] Tog turen med sig. Behöll den.
       *[no] Kan en timme mer nu.
    }
   *[other] {""}
}
review-unkind = Tärningarna var elaka mot alla
review-sub = { $rules }. { $name } valde bäst och slarvade bort { $cost }.
review-choices = { $choices ->
    [one] Ett val genomgånget.
   *[other] { $choices-figure } val genomgångna.
} { $good-figure } var lika bra som det bästa.
review-bars = Allas par, tur och bortslarvat
review-par = par: vad bästa möjliga spel ger i snitt
review-legend = Fyllt: tur, vad tärningarna gav. Skrafferat: vad valen kostade. Par, tur och bortslarvat blir tillsammans protokollet, på poängen när.
review-sum = { $name }: { $total-figure } är par { $par }, tur { $luck }, bortslarvat { $cost }{ $more ->
    [yes] , och { $rest } genom tabbar, straff och omröstningar.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Det började med { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share } %
review-winning = Vem som var på väg att vinna
review-round = runda { $round-figure }
review-winning-note = Chansen att vinna i varje omgång, om alla hade spelat sitt bästa därifrån. Känd först nu.
review-swing = runda { $round-figure }: { $before } till { $after }
review-chance-went = { $name }: { $first } av 100 först, { $last } vid slutet.
review-swing-of = Största svängningen, för { $name } i runda { $round-figure }: { $before } till { $after } av 100.
review-dearest = { $choices ->
    [0] Inget val kostade något
    [one] Det dyraste valet
   *[other] De { $choices-word } dyraste valen
}
review-dearest-note = Tärningar till vänster om mässingslinjen sparades. Knappen visar det i reprisen.
review-dearest-none = Vad som än valdes var det lika bra som det bästa.
review-who = { $name }, runda { $round-figure }
review-spot = { $name }, runda { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Sparade: { $kept }.
   *[other] { $kept-count ->
        [0] Lämnade: { $left }.
       *[other] Sparade: { $kept }. Lämnade: { $left }.
    }
}
review-thrown = Kastade: { $dice }.
review-play = Se det i reprisen
review-kept = Sparade { $dice }, med { $points-figure } poäng.
review-stayed-at-once = Sparade allt som gav poäng, och stannade.
review-stayed = Stannade på { $points-figure }.
review-rolled = Slog vidare med { $points-figure }.
review-took-dare = Antog utmaningen med { $points-figure }.
review-refused-dare = Avstod från utmaningen med { $points-figure }.
review-went-on = Gick vidare med { $points-figure }.
review-better-stay = Bättre: stanna på { $points-figure }.
review-better-keep-stay = Bättre: spara { $dice } och stanna på { $points-figure }.
review-better-roll = { $many ->
    [one] Bättre: slå en tärning, { $miss } av 100 missar.
   *[other] Bättre: slå { $many-word }, { $miss } av 100 missar.
}
review-better-keep-roll = { $many ->
    [one] Bättre: spara { $dice } och slå en tärning, { $miss } av 100 missar.
   *[other] Bättre: spara { $dice } och slå { $many-word }, { $miss } av 100 missar.
}
review-kindest = Kvällens kast: { $name }, runda { $round-figure }, värt { $luck } i tur
review-unkindest = Elakaste kastet: { $name }, runda { $round-figure }, { $luck } i tur

review-views = Vad som visas
review-view-sheet = Protokollet
review-view-review = Återblick
review-view-awards = Priser
review-view-dice = Tärningar
review-awards-head = { $over ->
    [yes] Alla vinner något
   *[no] Priserna som de står
}
review-awards-note = { $over ->
    [yes] Enligt de här reglerna, och vad protokollet minns.
   *[no] Spelet är inte slut: allt det här kan ändras.
}
review-hits-from = { $thrown ->
    [yes] Vad { general-the-hits } gavs för
   *[no] Vad summorna säger om { general-the-hits }
}
review-hits-none = Ingen fick { hit-a }.
review-hits-all = alla
review-dice-none = Inga tärningar att titta på
review-dice-none-note = Inget kast i spelet är antecknat: det finns inget att säga om dess tärningar.
review-dice-typed = De slogs på bordet och skrevs in.
review-dice-misses = Kast som missade
review-dice-misses-note = Väntat: så många som ärliga tärningar missar i snitt, räknat på just de kast som gjordes.
review-dice-who = spelare
review-dice-throws = kast
review-dice-missed = missar
review-dice-expected = väntat
review-dice-hands = slagna
review-dice-hand = { $dice ->
    [one] en tärning
   *[other] { $dice-word } tärningar
}

review-save = Spara som bild…
review-save-title = Spara sidan som bild
