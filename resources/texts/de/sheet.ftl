sheet-worth-by-face = Zahl × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } Würfel, davon einer der Blutwürfel
    [odd-die] { $dice-word } Würfel, einer in anderer Farbe
    [three-colours] { $dice-word } Würfel in drei Farben
   *[none] { $dice-word } Würfel
}
sheet-for-players = für { $least }–{ $most } Spieler
sheet-field-date = Datum
sheet-field-start = Beginn
sheet-field-finish = Ende
sheet-field-magic = Mag. Zahl
sheet-field-scorekeeper = schreibt
sheet-field-packer = stopft
sheet-field-rule11k = 11.000er-Regel von
sheet-field-rule11k-at = um
sheet-field-winner = gewonnen
sheet-field-winner-keeps = gewonnen, behält den Zettel
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = Ziel
sheet-field-fewest = wenigste BH

sheet-zonk = Zonk

sheet-one-hit = ein Treffer
sheet-a-zonk = ein Zonk
sheet-page-of = Seite { $page-figure } von { $pages-figure }
sheet-re-roll-used-struck-out = Neuwurf, gebraucht: durchgestrichen
sheet-no-turn-here = hier kein Zug

sheet-final = End­stand
sheet-so-far = bisher
sheet-corrected = berichtigt
sheet-penalty-taken-off = { $points }: eine Strafe, vom nächsten Stand abgezogen
sheet-hits = Treffer
sheet-bong-hits = BH
sheet-brought-forward = Übertrag
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}und andere
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Die Regeln
sheet-page-keepsake = Verlauf, Treffer und Würfel
sheet-page-codes = Das Spiel als Code
sheet-page-number = Seite { $page-figure }
sheet-page-rounds = Runden { $first-figure } bis { $last-figure }
sheet-page-players = { $rounds }, Spieler { $first-figure } bis { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, quer, { $pages ->
        [one] { $pages-figure } Seite
       *[other] { $pages-figure } Seiten
    }
   *[no] { $paper }, hoch, { $pages ->
        [one] { $pages-figure } Seite
       *[other] { $pages-figure } Seiten
    }
}{ $rules ->
    [yes] , die letzte mit den Regeln.
   *[no] .
}
sheet-rounds-and-room = Ein Spiel dauert etwa { $rounds-figure } Runden; { $games ->
    [1] Platz für { $rows-figure }
   *[other] Platz für zwei Spiele zu { $rows-figure }
}{ $split ->
    [yes] , und { $share } von 100 Spielen enden auf Seite 1
   *[no] {""}
}.
sheet-dice-pledged = Siegel der Würfel { $pledge }
sheet-halftime-show = HALFTIME-SHOW
sheet-race-told = Der Stand aller nach jeder von { $rounds-figure } Runden. Am Ende: { $ends-comma }.
sheet-luck = { $each ->
    [0] Glück und Entscheidungen
   *[other] Glück und Entscheidungen; { hit-a } zählt { $each-figure }
}
sheet-luck-of = { $luck } durch die Würfel, { $cost } durch Entscheidungen
sheet-hints = Um einen Tipp gebeten
sheet-hints-of = { $hints ->
    [one] einmal
   *[other] { $hints-figure }-mal
}
sheet-in-one-turn = { $points } in einem Zug

sheet-no-font = { $more ->
    [0] Keine Schrift auf diesem Rechner hat die Buchstaben von { $names-comma }: Gedruckt werden leere Kästchen. Installier eine, die sie hat, und druck dann noch mal.
   *[other] Keine Schrift auf diesem Rechner hat die Buchstaben von { $names-comma } und { $more-figure } weiteren: Gedruckt werden leere Kästchen. Installier eine, die sie hat, und druck dann noch mal.
}
sheet-script-picture = ein Bild
sheet-script-cjk = Chinesisch oder Japanisch
sheet-script-hangul = Koreanisch
sheet-pdf-folder = { $file } ist ein Ordner; gib den Namen einer Datei an.
sheet-pdf-no-folder = Einen Ordner { $folder } gibt es nicht.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } lässt sich nicht schreiben: { $why }. Was da war, bleibt; wähl einen anderen Ort.
   *[no] { $file } lässt sich nicht schreiben: { $why }. Wähl einen anderen Ort.
}

sheet-play-resumes-here = hier geht das Spiel weiter

sheet-other = Übrige

sheet-the-race = Der Verlauf

sheet-awards = Preise
sheet-best-turn = Bester Zug

sheet-head-hits = Treffer{ $thrown ->
    [yes] {""}
   *[no] {" "}nach den Ständen
}
sheet-hits-all = alle

sheet-in-the-square = { $codes ->
    [one] In diesem Quadrat steckt der ganze Abend.
   *[other] { $here ->
        [yes] In diesen { $codes } Quadraten steckt der ganze Abend.
       *[no] In den { $codes } Quadraten der letzten Seiten steckt der ganze Abend.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Halt ein Handy darauf
   *[other] Halt ein Handy auf jedes
}: { $thrown ->
    [yes] Die Seite wirft alle { $throws } noch einmal{ $seed ->
        [yes] {" "}und sagt, ob die Würfel ehrlich waren.
       *[no] , wie sie auf dem Tisch lagen.
    }
   *[no] Die Seite schreibt den ganzen Zettel noch einmal.
}
sheet-or-in-the-program = Oder im Programm: Zonk-Akte > Zettel lesen. Nichts wird irgendwohin geschickt.
sheet-pledged = Vor dem ersten Wurf versiegelt: { $pledge }
sheet-code = Code { $part } von { $parts }
sheet-the-dice = Die Würfel
sheet-pledged-before-the-first-throw = Vor dem ersten Wurf versiegelt, SHA-256:
sheet-seed-told-at-the-end = Startwert, am Ende verraten:
sheet-signed-by-who-kept-the = Unterschrift des Schreibdiensts

sheet-this-is-no-name-of = Das ist kein Dateiname.

sheet-the-pdf-cannot-be-drawn = Das PDF lässt sich nicht zeichnen; nichts wurde geschrieben.

sheet-and-more = { $name } und { $more ->
    [one] ein weiterer
   *[other] { $more-figure } weitere
}
sheet-line-of = { $name }: { $line }

sheet-not-finished = Nicht zu Ende gespielt

sheet-the-font-cannot-be-loaded = Die Schrift { $name } lässt sich nicht laden; installier das Programm neu.

sheet-pad-dash = Strich
sheet-pad-column-total = Stand
sheet-pad-column-turn = Zug
sheet-pad-column-hits = Treffer

sheet-pad-part = { $name }, { $part }
sheet-pad-half = ½
sheet-pad-mark = { $mark ->
    [straight] Straße
    [magic] Magische Zahl
    [devil] Teufel
    [square] Quadratzahl
    [halftime] Halftime-Show
    [flag] Treffer
    [reroll] Neuwurf
    [reroll-used] Neuwurf, gebraucht
    [pen] berichtigt
    [dashes] Striche
    [star] Stern
    [asterisk] Sternchen
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

sheet-players = Spieler

sheet-rounds = Runden

sheet-would-be = wären { $said }
sheet-pad-corrected = Berichtigt.
sheet-click-to-correct-it = Klick zum Berichtigen.

sheet-score-sheet = Punktezettel
