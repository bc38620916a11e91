lab-title = { $rules }, { general-games }, frö { $seed }.
lab-length = { $rounds } rundor, ungefär { $minutes } minuter.
lab-turns = { $misses } av omgångarna missar; { $throws } kast per omgång; { $forced } av kasten ger inget val.
lab-miss = { $dice ->
    [one] 1 tärning missar
   *[other] { $dice-figure } tärningar missar
} { $chance }.
lab-wins = Vinster efter plats: { $seats-comma }. Den som leder halvvägs förlorar { $upset }.
lab-careful = En försiktig spelare bland de bästa vinner { $careful }; en jämn andel är { $even }.
lab-hits = { hits-plain-first } per spelare: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Stoppat innan ett spel var slut: det finns inget att berätta.
    [one] Stoppat efter ett spel av { $of-figure }. Det som berättas gäller det.
   *[other] Stoppat efter { $done-figure } av { $of-figure } spel. Det som berättas gäller dem.
}
lab-speed = { $pace } spel i sekunden på { $count ->
    [one] 1 process
   *[other] { $count-figure } processer
}.
lab-speed-cluster = { $pace } spel i sekunden på { $count ->
    [one] 1 arbetare
   *[other] { $count-figure } arbetare
} i klustret.
lab-progress = { $done-figure } av { $of ->
    [one] 1 spel
   *[other] { $of-figure } spel
}

lab-try = Prova { general-games }
lab-try-tip = Datorspelare spelar med reglerna; resultatet ritas medan de spelar.
lab-name = Regellabbet
lab-against = mot
lab-against-nothing = inget annat
lab-against-name = Regler att jämföra med
lab-games = Spel
lab-seed = Frö
lab-stop = Stoppa
lab-progress-name = Spelade spel
lab-pace = { $games-figure } i sekunden, { $minutes ->
    [0] mindre än en minut kvar
    [one] ungefär en minut kvar
   *[other] ungefär { $minutes-figure } minuter kvar
}
lab-who = { $players-word-first } spelare. Alla spelar sitt bästa utom en försiktig, som sitter på varje plats i tur och ordning.
lab-who-both = { $players-word-first } spelare. Alla spelar sitt bästa utom en försiktig, som sitter på varje plats i tur och ordning. Båda regelverken får samma tärningar.
lab-stopped = Stoppat efter { general-games }. Det som kom dittills står kvar.
lab-watch = Se spel { $game-figure }
lab-watch-note = Spelet med flest träffar för en spelare, i repris
lab-watch-wait = Spelar spel { $game-figure } en gång till …
lab-watch-title = { $rules }, labbets spel { $game-figure }
lab-no-processes = Inga fler spel kan spelas: { $why }. Det som kom dittills står kvar.
lab-process-died = En process föll bort mitt under spelen. Minnet räcker kanske inte; prova färre spel. Det som kom dittills står kvar.
lab-went-wrong = Något gick fel i spelen. Det som kom dittills står kvar, och loggen har mer.
lab-other-does-not-hold = De andra reglerna stämmer inte. { $wrong }

lab-was = var { $value }
lab-figure-rounds = rundor per spel
lab-figure-minutes = minuter vid 14 s per kast
lab-figure-minutes-here = minuter vid era { $seconds-figure } s per kast
lab-figure-misses = av omgångarna missar
lab-figure-hits = { hits-plain } per spelare
lab-figure-upset = tappad ledning
lab-figure-forced = kast utan val
lab-length-title = Hur lång tid det tar
lab-length-note = spel efter rundor
lab-rounds-bar = { $more ->
    [yes] { $least-figure } till { $top-figure } rundor
   *[no] { $least ->
        [one] 1 runda
       *[other] { $least-figure } rundor
    }
}
lab-rounds-mean = { $name }: { $rounds } rundor
lab-seats-title = Lönar det sig att börja?
lab-seats-note = % av vinsterna efter plats, ± { $off }
lab-change-rounds = spel efter rundor; { $change } ± { $off }
lab-change-first = % av vinsterna; den första { $change } ± { $off }
lab-change-careful = vinster; den försiktiga { $change } ± { $off }
lab-even = jämnt
lab-seat = { $seat ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
   *[other] { $seat }:e
}
lab-sources-title = Varifrån { general-the-hits } kommer
lab-sources-note = per spelare och spel
lab-sources-note-both = per spelare och spel; prick: { $own }, ring: { $other }
lab-never = aldrig
lab-miss-same = Inget här ändrades.
lab-miss-was = Prickat: med { $other }.
lab-careful-title = Lönar sig försiktighet?
lab-careful-note = vinster; prickar: en jämn andel
lab-best = En av de bästa, { $name }
lab-careful-one = Den försiktiga, { $name }
lab-never-title = Hände aldrig
lab-never-note = på { general-games }
lab-never-none = Varje källa till { hits-plain } kom minst en gång.
lab-yet-title = Och ändå
lab-yet-length = Längsta spelet tog { $longest } rundor, kortaste { $shortest }.
lab-yet-hits = Någon tog { hits-counted } i ett spel.

lab-save-figures = Spara siffrorna…
lab-save-picture = Spara bilden…
lab-save-title = Spara vad regellabbet fann
lab-nothing-to-save = Det finns inget att spara än.
lab-written = { $file } är skriven.
lab-not-written = { $file } kan inte skrivas: { $why }. Välj en annan mapp.
lab-back = Till reglerna
lab-brief-figures = Siffror…
lab-brief-picture = Bild…
lab-brief-back = Tillbaka
lab-brief-use = Använd
