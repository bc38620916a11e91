lab-title = { $rules }, { general-games }, startwaarde { $seed }.
lab-length = { $rounds } ronden, ongeveer { $minutes } minuten.
lab-turns = { $misses } van de beurten gaat mis; { $throws } worpen per beurt; { $forced } van de worpen laat geen keuze.
lab-miss = { $dice ->
    [one] 1 steen mist
   *[other] { $dice-figure } stenen missen
} { $chance }.
lab-wins = Winst per plaats: { $seats-comma }. Wie halverwege voorstaat, verliest { $upset }.
lab-careful = Eén voorzichtige speler tussen de besten wint { $careful }; een gelijk deel is { $even }.
lab-hits = { hits-plain-first } per speler: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Gestopt voor er een spel af was: er valt niets te vertellen.
    [one] Gestopt na één spel van { $of-figure }. Wat er staat, gaat over dat ene.
   *[other] Gestopt na { $done-figure } van { $of-figure } spellen. Wat er staat, gaat daarover.
}
lab-speed = { $pace } spellen per seconde op { $count ->
    [one] 1 proces
   *[other] { $count-figure } processen
}.
lab-speed-cluster = { $pace } spellen per seconde op { $count ->
    [one] 1 worker
   *[other] { $count-figure } workers
} van het cluster.
lab-progress = { $done-figure } van { $of ->
    [one] 1 spel
   *[other] { $of-figure } spellen
}
lab-try = { general-games } proberen
lab-try-tip = Computers spelen met deze regels; wat eruit komt, wordt intussen getekend.
lab-name = Regellab
lab-against = tegen
lab-against-nothing = niets anders
lab-against-name = Regels om mee te vergelijken
lab-games = Spellen
lab-seed = Startwaarde
lab-stop = Stoppen
lab-progress-name = Gespeelde spellen
lab-pace = { $games-figure } per seconde, { $minutes ->
    [0] nog geen minuut
    [one] nog ongeveer een minuut
   *[other] nog ongeveer { $minutes-figure } minuten
}
lab-who = { $players-word-first } spelers. Allemaal spelen ze hun best, op één voorzichtige na, die om beurten overal zit.
lab-who-both = { $players-word-first } spelers. Allemaal spelen ze hun best, op één voorzichtige na, die om beurten overal zit. Bij beide stellen regels vallen dezelfde stenen.
lab-stopped = Gestopt na { general-games }. Wat er tot dan uitkwam, blijft.
lab-watch = Spel { $game-figure } bekijken
lab-watch-note = Het spel met de meeste treffers voor één speler, als herhaling
lab-watch-wait = Spel { $game-figure } wordt nog eens gespeeld …
lab-watch-title = { $rules }, spel { $game-figure } van het lab
lab-no-processes = Er kunnen geen spellen meer worden gespeeld: { $why }. Wat er tot dan uitkwam, blijft.
lab-process-died = Een proces is midden in de spellen weggevallen. Misschien is er te weinig geheugen; probeer minder spellen. Wat er tot dan uitkwam, blijft.
lab-went-wrong = Er ging iets mis in deze spellen. Wat er tot dan uitkwam, blijft, en het logboek heeft meer.
lab-other-does-not-hold = De andere regels kloppen niet. { $wrong }
lab-was = was { $value }
lab-figure-rounds = ronden per spel
lab-figure-minutes = minuten bij 14 s per worp
lab-figure-minutes-here = minuten bij jullie { $seconds-figure } s per worp
lab-figure-misses = van de beurten gaat mis
lab-figure-hits = { hits-plain } per speler
lab-figure-upset = voorsprong verspeeld
lab-figure-forced = worpen zonder keuze
lab-length-title = Hoe lang het duurt
lab-length-note = spellen naar ronden
lab-rounds-bar = { $more ->
    [yes] { $least-figure } tot { $top-figure } ronden
   *[no] { $least ->
        [one] 1 ronde
       *[other] { $least-figure } ronden
    }
}
lab-rounds-mean = { $name }: { $rounds } ronden
lab-seats-title = Loont het om te beginnen?
lab-seats-note = % winst per plaats, ± { $off }
lab-change-rounds = spellen naar ronden; { $change } ± { $off }
lab-change-first = % winst; de eerste { $change } ± { $off }
lab-change-careful = winst; de voorzichtige { $change } ± { $off }
lab-even = gelijk
lab-seat = { $seat ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] { $seat }e
}
lab-sources-title = Waar de { hits-plain } vandaan komen
lab-sources-note = per speler en spel
lab-sources-note-both = per speler en spel; stip: { $own }, ring: { $other }
lab-never = nooit
lab-miss-same = Hier is niets veranderd.
lab-miss-was = Gestippeld: met { $other }.
lab-careful-title = Loont voorzichtigheid?
lab-careful-note = winst; stippen: een gelijk deel
lab-best = Een van de besten, { $name }
lab-careful-one = De voorzichtige, { $name }
lab-never-title = Nooit gebeurd
lab-never-note = in { general-games }
lab-never-none = Elke bron van { hits-plain } kwam minstens één keer voor.
lab-yet-title = En toch
lab-yet-length = Het langste spel duurde { $longest } ronden, het kortste { $shortest }.
lab-yet-hits = Iemand haalde { hits-counted } in één spel.
lab-save-figures = Cijfers opslaan…
lab-save-picture = Afbeelding opslaan…
lab-save-title = Opslaan wat het regellab vond
lab-nothing-to-save = Er valt nog niets op te slaan.
lab-written = { $file } is geschreven.
lab-not-written = { $file } kan niet worden geschreven: { $why }. Kies een andere map.
lab-back = Terug naar de regels
lab-brief-figures = Cijfers…
lab-brief-picture = Afbeelding…
lab-brief-back = Terug
lab-brief-use = Gebruiken
