review-title = Terugblik
review-stop = Stoppen
review-stopped = Niet bekeken
review-counts-hits = Hier winnen { hits-plain }: elk telt { $points-figure } punten.
review-hints = Tips: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Sluiten
review-looking = Het spel wordt bekeken …
review-looking-note = Elke worp en elke keuze wordt naast het beste spel gelegd.
review-none = Op dit spel is geen terugblik mogelijk
review-failed = Er ging iets mis. Het logboek vertelt meer; het spel is zoals het was.
review-head = { $name } had de stenen mee: { $luck }
review-head-won = { $kind ->
    [both] { $name } had de stenen mee, en wist wat ermee te doen
    [luck] { name-was } geluk, en speelde goed genoeg
    [choices] { $name } koos het best, en dat was genoeg
    [against] { $name } won het tegen de stenen in
    [uphill] { $name } won het met de wind tegen
   *[enough] { $name } deed net genoeg
}
review-line = { $kind ->
    [faultless] Geen steen verkeerd gelegd.
    [rained] Koos het best van allen. Het regende.
    [knew] Gooide goed, en wist het.
    [chose] Koos het best, en had het nodig.
    [bold] { $times ->
        [one] Eén
       *[other] { $times-word-first }
    } keer te gretig gegooid.
    [timid] { $times ->
        [one] Eén
       *[other] { $times-word-first }
    } keer te vroeg gestopt.
    [kinder] De stenen betaalden voor de keuzes.
    [helped] Hielp de pech een handje.
   *[owed] Had niets te goed, en kreeg het.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Lacht nu.
       *[no] Lacht later.
    }
    [vera] { $won ->
        [yes] Het gemiddelde betaalt zijn schulden.
       *[no] Het gemiddelde staat nog bij haar in het krijt.
    }
    [umbrella] { $won ->
        [yes] Droog tot het eind.
       *[no] Zal ook dit onthouden.
    }
    [dot] { $won ->
        [yes] Eén te veel was precies genoeg.
       *[no] Eén te veel was er een te veel.
    }
    [pete] { $won ->
        [yes] Kwam voor de { hits-plain }. Nam ook het blad mee.
       *[no] Telt { hits-plain }, geen plaatsen.
    }
    [kid] { $won ->
        [yes] Bracht geluk mee. Hield het zelf.
       *[no] Kent het nu een uur langer.
    }
   *[other] {""}
}
review-unkind = De stenen waren voor niemand goed
review-sub = { $rules }. { $name } koos het best en gaf { $cost } weg.
review-choices = { $choices ->
    [one] Eén keuze bekeken.
   *[other] { $choices-figure } keuzes bekeken.
} { $good-figure } even goed als de beste.
review-bars = Par, geluk en weggegeven van iedereen
review-par = par: wat het beste spel gemiddeld oplevert
review-legend = Gevuld: geluk, wat de stenen gaven. Gearceerd: wat keuzes kostten. Par, geluk en weggegeven vormen samen het blad, tot op het punt.
review-sum = { $name }: { $total-figure } is par { $par }, geluk { $luck }, weggegeven { $cost }{ $more ->
    [yes] , en { $rest } door fouten, straffen en stemmingen.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Begonnen met { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = Wie er goed voor stond
review-round = ronde { $round-figure }
review-winning-note = De kans op winst bij elke beurt, als iedereen vanaf daar zijn best had gespeeld. Pas nu bekend.
review-swing = ronde { $round-figure }: { $before } naar { $after }
review-chance-went = { $name }: { $first } op de 100 aan het begin, { $last } aan het eind.
review-swing-of = De grootste sprong, voor { $name } in ronde { $round-figure }: { $before } naar { $after } op de 100.
review-dearest = { $choices ->
    [0] Geen keuze kostte iets
    [one] De duurste keuze
   *[other] De { $choices-word } duurste keuzes
}
review-dearest-note = Stenen links van de messing lijn zijn gehouden. De knop toont het in de herhaling.
review-dearest-none = Wat er ook is gekozen, het was even goed als het beste.
review-who = { $name }, ronde { $round-figure }
review-spot = { $name }, ronde { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Gehouden: { $kept }.
   *[other] { $kept-count ->
        [0] Over: { $left }.
       *[other] Gehouden: { $kept }. Over: { $left }.
    }
}
review-thrown = Gegooid: { $dice }.
review-play = Bekijken in de herhaling
review-kept = Hield { $dice }, met { $points-figure } punten.
review-stayed-at-once = Hield alles wat telde, en stopte.
review-stayed = Stopte met { $points-figure }.
review-rolled = Gooide door met { $points-figure }.
review-took-dare = Nam de uitdaging aan met { $points-figure }.
review-refused-dare = Weigerde de uitdaging met { $points-figure }.
review-went-on = Ging verder met { $points-figure }.
review-better-stay = Beter: stop met { $points-figure }.
review-better-keep-stay = Beter: houd { $dice } en stop met { $points-figure }.
review-better-roll = { $many ->
    [one] Beter: gooi één steen, { $miss } op de 100 missen.
   *[other] Beter: gooi er { $many-word }, { $miss } op de 100 missen.
}
review-better-keep-roll = { $many ->
    [one] Beter: houd { $dice } en gooi één steen, { $miss } op de 100 missen.
   *[other] Beter: houd { $dice } en gooi er { $many-word }, { $miss } op de 100 missen.
}
review-kindest = Worp van de avond: { $name }, ronde { $round-figure }, { $luck } aan geluk
review-unkindest = Wreedste worp: { $name }, ronde { $round-figure }, { $luck } aan geluk
review-views = Wat je ziet
review-view-sheet = Het blad
review-view-review = Terugblik
review-view-awards = Prijzen
review-view-dice = Stenen
review-awards-head = { $over ->
    [yes] Iedereen wint iets
   *[no] De prijzen zoals het nu staat
}
review-awards-note = { $over ->
    [yes] Volgens deze regels, en volgens wat het blad onthoudt.
   *[no] Het spel is nog niet af: dit kan allemaal veranderen.
}
review-hits-from = { $thrown ->
    [yes] Waar de { hits-plain } voor waren
   *[no] Wat totalen vertellen over { hits-plain }
}
review-hits-none = Niemand kreeg { hit-a }.
review-hits-all = alle
review-dice-none = Geen stenen om te bekijken
review-dice-none-note = Van dit spel is geen worp vastgelegd: over de stenen valt niets te zeggen.
review-dice-typed = Ze zijn op tafel gegooid en ingetypt.
review-dice-misses = Worpen die misten
review-dice-misses-note = Verwacht: zoveel als eerlijke stenen gemiddeld missen, geteld over precies de worpen die zijn gedaan.
review-dice-who = speler
review-dice-throws = worpen
review-dice-missed = gemist
review-dice-expected = verwacht
review-dice-hands = gegooid
review-dice-hand = { $dice ->
    [one] één steen
   *[other] { $dice-word } stenen
}
review-save = Opslaan als afbeelding…
review-save-title = De pagina opslaan als afbeelding
