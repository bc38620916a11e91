sheet-worth-by-face = ögon × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } tärningar, en av dem blodtärningen
    [odd-die] { $dice-word } tärningar, en i avvikande färg
    [three-colours] { $dice-word } tärningar i tre färger
   *[none] { $dice-word } tärningar
}
sheet-for-players = för { $least }–{ $most } spelare
sheet-field-date = datum
sheet-field-start = start
sheet-field-finish = slut
sheet-field-magic = magiskt tal
sheet-field-scorekeeper = för protokoll
sheet-field-packer = stoppar pipan
sheet-field-rule11k = 11 000 utropat av
sheet-field-rule11k-at = kl.
sheet-field-winner = vinnare
sheet-field-winner-keeps = vinnare, får protokollet
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = mål
sheet-field-fewest = färst BH

sheet-zonk = Zonk

sheet-one-hit = en träff
sheet-a-zonk = en Zonk
sheet-page-of = sida { $page-figure } av { $pages-figure }
sheet-re-roll-used-struck-out = Omkast, använt: struket
sheet-no-turn-here = ingen omgång här

sheet-final = slut
sheet-so-far = hittills
sheet-corrected = rättat
sheet-penalty-taken-off = { $points }: ett straff, draget från nästa ställning
sheet-hits = träffar
sheet-bong-hits = BH
sheet-brought-forward = ingående ställning
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}och fler
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Reglerna
sheet-page-keepsake = Loppet, träffar och tärningar
sheet-page-codes = Spelet i koder
sheet-page-number = Sida { $page-figure }
sheet-page-rounds = Runda { $first-figure } till { $last-figure }
sheet-page-players = { $rounds }, spelare { $first-figure } till { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, liggande, { $pages ->
        [one] { $pages-figure } sida
       *[other] { $pages-figure } sidor
    }
   *[no] { $paper }, stående, { $pages ->
        [one] { $pages-figure } sida
       *[other] { $pages-figure } sidor
    }
}{ $rules ->
    [yes] , den sista med reglerna.
   *[no] .
}
sheet-rounds-and-room = Ett spel tar ungefär { $rounds-figure } rundor; { $games ->
    [1] plats för { $rows-figure }
   *[other] plats för två spel om { $rows-figure }
}{ $split ->
    [yes] , och { $share } spel av 100 slutar på sida 1
   *[no] {""}
}.
sheet-dice-pledged = förseglade tärningar { $pledge }
sheet-halftime-show = HALVTIDSSHOW
sheet-race-told = Varje spelares ställning efter var och en av { $rounds-figure } rundor. Vid slutet: { $ends-comma }.
sheet-luck = { $each ->
    [0] Tur och val
   *[other] Tur och val; { hit-a } räknas som { $each-figure }
}
sheet-luck-of = { $luck } av tärningarna, { $cost } av valen
sheet-hints = Bad om tips
sheet-hints-of = { $hints ->
    [one] en gång
   *[other] { $hints-figure } gånger
}
sheet-in-one-turn = { $points } i en omgång

sheet-no-font = { $more ->
    [0] Inget typsnitt på den här datorn har bokstäverna i { $names-comma }: de skrivs ut som tomma rutor. Installera ett som har dem, och skriv ut igen.
   *[other] Inget typsnitt på den här datorn har bokstäverna i { $names-comma } och { $more-figure } till: de skrivs ut som tomma rutor. Installera ett som har dem, och skriv ut igen.
}
sheet-script-picture = en bild
sheet-script-cjk = kinesiska eller japanska
sheet-script-hangul = koreanska
sheet-pdf-folder = { $file } är en mapp; ange ett filnamn.
sheet-pdf-no-folder = Det finns ingen mapp { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } kan inte skrivas: { $why }. Det som fanns där är kvar; välj en annan plats.
   *[no] { $file } kan inte skrivas: { $why }. Välj en annan plats.
}

sheet-play-resumes-here = spelet fortsätter här

sheet-other = Övrigt

sheet-the-race = Loppet

sheet-awards = Priser
sheet-best-turn = Bästa omgång

sheet-head-hits = Träffar{ $thrown ->
    [yes] {""}
   *[no] {" "}som summorna visar
}
sheet-hits-all = alla

sheet-in-the-square = { $codes ->
    [one] Hela kvällen finns i fyrkanten.
   *[other] { $here ->
        [yes] Hela kvällen finns i de här { $codes } fyrkanterna.
       *[no] Hela kvällen finns i de { $codes } fyrkanterna på sista sidorna.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Rikta en mobil mot den
   *[other] Rikta en mobil mot var och en
}: { $thrown ->
    [yes] sidan slår alla { $throws } igen{ $seed ->
        [yes] {" "}och säger om tärningarna var ärliga.
       *[no] , så som de låg på bordet.
    }
   *[no] sidan skriver hela protokollet igen.
}
sheet-or-in-the-program = Eller i programmet: Zonk-arkivet > Läs ett protokoll. Inget skickas någonstans.
sheet-pledged = Förseglat före första kastet: { $pledge }
sheet-code = Kod { $part } av { $parts }
sheet-the-dice = Tärningarna
sheet-pledged-before-the-first-throw = Förseglat före första kastet, SHA-256:
sheet-seed-told-at-the-end = Frö, avslöjat vid slutet:
sheet-signed-by-who-kept-the = Protokollförarens underskrift

sheet-this-is-no-name-of = Det är inget filnamn.

sheet-the-pdf-cannot-be-drawn = PDF:en kan inte ritas; inget skrevs.

sheet-and-more = { $name } och { $more ->
    [one] ett till
   *[other] { $more-figure } till
}
sheet-line-of = { $name }: { $line }

sheet-not-finished = Inte färdigspelat
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }

sheet-the-font-cannot-be-loaded = Typsnittet { $name } kan inte laddas; installera om programmet.

sheet-pad-dash = streck
sheet-pad-column-total = totalt
sheet-pad-column-turn = omgång
sheet-pad-column-hits = träffar

sheet-pad-part = { $name }, { $part }
sheet-pad-half = halv
sheet-pad-mark = { $mark ->
    [straight] stege
    [magic] magiskt tal
    [devil] djävul
    [square] kvadrat
    [halftime] halvtid
    [flag] träff
    [reroll] omkast
    [reroll-used] omkast, använt
    [pen] rättat
    [dashes] streck
    [star] stjärna
    [asterisk] asterisk
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

sheet-players = Spelare

sheet-rounds = Rundor

sheet-would-be = blir { $said }
sheet-pad-corrected = Rättat.
sheet-click-to-correct-it = Klicka för att rätta.

sheet-score-sheet = Protokoll
