statistics-title = Statistik
statistics-progress = Gelesene Spiele
statistics-reading = { $read-figure } von { $games-figure } Spielen gelesen
statistics-read = { general-games }{ $refused ->
    [0] {""}
    [one] . 1 lässt sich nicht nachspielen und zählt nicht mit.
   *[other] . { $refused-figure } lassen sich nicht nachspielen und zählen nicht mit.
}
statistics-save = &Sichern
statistics-close = Schließen
statistics-png = { $times ->
    [1] Bild wie auf dem Schirm (PNG)
    [2] Bild, doppelt so groß (PNG)
   *[other] Bild, dreimal so groß (PNG)
}
statistics-save-svg = Zeichnung (SVG)
statistics-save-csv = Tabelle (CSV)
statistics-save-title = Statistik sichern
statistics-nothing-to-save = Es gibt noch nichts zu sichern.
statistics-written = Geschrieben: { $file }.
statistics-not-written = { $file } lässt sich nicht schreiben: { $why }.
statistics-no-picture = das Bild lässt sich nicht zeichnen
statistics-percent = { $share } %
statistics-empty = Noch nichts zu erzählen
statistics-empty-race = Hier laufen die Stände von Runde zu Runde, sobald ein Spiel gespielt ist.
statistics-empty-hits = Hier steht, was an eurem Tisch Treffer bringt, das Häufigste zuerst, sobald ein Spiel gespielt ist.
statistics-empty-turns = Hier steht, was ein Zug bringt, verglichen mit jemandem, der immer bei derselben Zahl bleibt, sobald ein Spiel gespielt ist.
statistics-empty-players = Hier steht, wer wie oft gewonnen hat, wer wen schlägt und wer in Form ist, sobald ein Spiel gespielt ist.
statistics-empty-sheets = Hier stehen die Regelwerke nebeneinander, sobald ein Spiel gespielt ist.
statistics-empty-records = Hier hängen der beste Zug, der größte Treffer und die längste Serie, jeweils mit ihrem Spiel, sobald eins gespielt ist.
statistics-empty-dice = Hier steht, wie oft jede Zahl fiel, und ob ehrliche Würfel das tun, sobald ein Spiel gespielt ist.
statistics-none-sub = Spielt weiter, dann steht es hier.

statistics-page-race = Verlauf
statistics-race-game = Spiel
statistics-race-kind = Was gezeichnet wird
statistics-race-totals = Stände
statistics-race-behind = Rückstand
statistics-race-chances = Siegchance
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Halftime-Show
statistics-race-axis = Runde
statistics-race-home = Ziel, { $points-figure }
statistics-race-head = Runde { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Runde { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, Stand { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] ein Spieler
   *[other] { $players-figure } Spieler
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds-figure } Runden
}. Zeig auf eine Runde, um sie zu lesen; die Pfeiltasten gehen sie durch.
statistics-race-none = Noch hat niemand etwas geschrieben
statistics-race-led = Ab Runde { $round-figure } vorn: { $name }
statistics-race-led-always = Von der ersten bis zur letzten Runde vorn: { $name }
statistics-race-leads = { name-leads } seit Runde { $round-figure }
statistics-race-leads-always = { name-leads } seit der ersten Runde
statistics-race-lead = In Führung
statistics-race-lead-of = { $rounds-figure } von { $of ->
    [one] 1 Runde
   *[other] { $of-figure } Runden
}
statistics-race-changes = Führungswechsel
statistics-race-changes-last = der letzte in Runde { $round-figure }: { $name }
statistics-race-changes-none = an der Spitze wurde niemand überholt
statistics-race-jump = Größter Sprung
statistics-race-jump-by = { $name }, Runde { $round-figure }
statistics-race-gap = Zwischen den ersten zwei
statistics-race-gap-between = { $second } hinter { $first }

statistics-page-hits = { $hit-word ->
    [stars] Sterne
    [honour] Ehre
   *[hits] Treffer
}
statistics-hits-none = { $hit-word ->
    [stars] Noch keine Sterne
    [honour] Noch keine Ehrenpunkte
   *[hits] Noch keine Treffer
}
statistics-hits-player = Spieler
statistics-hits-everybody = Alle
statistics-hits-all-rules = Alle Regelwerke
statistics-hits-none-sub = Was sie bringt, steht dann hier, das Häufigste zuerst.
statistics-hits-others = alle übrigen
statistics-hits-share = { $hits-figure }, { $share } %
statistics-hits-head = { $source }: { $share } von 100
statistics-hits-sub = { hits-counted } in { $games ->
    [one] einem Spiel
   *[other] { $games-figure } Spielen
}. Am meisten { $name-count ->
   *[one] hat
    [other] haben
} { $name }: { $most-figure }.

statistics-page-turns = Züge
statistics-turns-rules = Regeln
statistics-turns-points = { $points-figure } Punkte
statistics-turns-simple-from = Schlicht heißt: bleiben ab
statistics-turns-against = gegen schlichtes Spiel: alles rauslegen, was zählt, und bleiben ab
statistics-turns-axis = Züge
statistics-turns-axis-points = Punkte des Zugs
statistics-turns-played = gespielt
statistics-turns-simple = schlichtes Spiel, genau
statistics-turns-miss = daneben
statistics-turns-none = Noch kein Zug
statistics-turns-told = { $misses-figure } von { $turns ->
    [one] 1 Zug
   *[other] { $turns-figure } Zügen
} { $misses ->
    [one] ging
   *[other] gingen
} daneben.{ $most ->
    [0] {""}
   *[other] {" "}Die größte Gruppe der anderen, { $most-figure }, brachte { $open ->
        [yes] { $least-figure } Punkte und mehr
       *[no] { $least-figure } bis { $top-figure } Punkte
    }. Der beste Zug brachte { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Daneben
    [one] { $least-figure } Punkte
    [open] { $least-figure } Punkte und mehr
   *[between] { $least-figure } bis { $top-figure } Punkte
}: { $played ->
    [one] 1 Zug
   *[other] { $played-figure } Züge
}{ $simple ->
    [some] ; bei schlichtem Spiel { $thought ->
        [0] kaum einer
       *[other] { $thought-figure }
    }
   *[none] {""}
}
statistics-turns-head = Ein Zug bringt { $points-figure } Punkte
statistics-turns-sub = { $turns-figure } Züge. Schlichtes Spiel bringt { $points-figure }, eingestiegen und ohne Mutprobe.
statistics-turns-reckoning = { $turns-figure } Züge. Das schlichte Spiel wird gerade ausgerechnet.
statistics-turns-house = { $turns-figure } Züge. Für Hausregeln gibt es keine genaue Zahl.

statistics-page-players = Spieler
statistics-players-all = Alle
statistics-players-column-name = Spieler
statistics-players-column-games = Spiele
statistics-players-column-won = Siege
statistics-players-column-share = Siegquote
statistics-players-column-average = Je Zug
statistics-players-column-misses = Daneben
statistics-players-column-best = Bester Zug
statistics-players-column-hits = { $hit-word ->
    [stars] Sterne
    [honour] Ehre
   *[hits] Treffer
}
statistics-players-who = { $computer ->
    [yes] { $name } (Computer)
   *[no] { $name }
}
statistics-players-none = Noch hat niemand gewonnen
statistics-players-none-sub = Offene Spiele zählen nur für Züge und Fehlwürfe.
statistics-players-head = Am öftesten gewonnen { $name-count ->
   *[one] hat
    [other] haben
} { $name }: { $won ->
    [one] ein Spiel
   *[other] { $won-figure } Spiele
}
statistics-players-sub = { $first } und { $second } trafen sich am öftesten: { $games ->
    [one] ein Spiel
   *[other] { $games-figure } Spiele
}, { $ahead-figure } zu { $behind-figure }.
statistics-players-alone = Noch ist niemand auf jemanden getroffen.
statistics-rivals = Wer wen schlägt
statistics-rivals-column-pair = Zwei, die sich trafen
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Spiele zusammen
statistics-rivals-column-first = Siege der Ersten
statistics-rivals-column-second = Siege der Zweiten
statistics-stories = Geschichten
statistics-stories-column-story = Geschichte
statistics-stories-column-player = Spieler
statistics-stories-column-day = Datum
statistics-form = Form
statistics-form-note = Punkte je Zug über die letzten zehn Spiele, von den fünf, die am meisten spielen. Steigt die Linie, wird jemand besser oder mutiger mit Glück. Das Mausrad, + und − vergrößern.
statistics-form-axis = Punkte je Zug
statistics-form-told = { $name }: zuletzt { $points-figure } Punkte je Zug, { $first-figure } nach dem ersten Spiel.
statistics-form-games = Spiele dieser Person
statistics-form-game = Spiel { $game-figure }

statistics-page-sheets = Regelwerke
statistics-sheets-column-rules = Regeln
statistics-sheets-column-games = Spiele
statistics-sheets-column-finished = Beendet
statistics-sheets-column-length = Züge je Kopf
statistics-sheets-column-points = Je Zug
statistics-sheets-column-misses = Daneben
statistics-sheets-column-hits = { $hit-word ->
    [stars] Sterne je Kopf
    [honour] Ehre je Kopf
   *[hits] Treffer je Kopf
}
statistics-sheets-none = Noch ist kein Regelwerk gespielt
statistics-sheets-head = Am meisten gespielt wird { $rules }: { $games ->
    [one] ein Spiel
   *[other] { $games-figure } Spiele
}
statistics-sheets-sub = { $sheets ->
    [one] Ein Regelwerk. Länge und Treffer sind der Schnitt beendeter Spiele.
   *[other] { $sheets-figure } Regelwerke. Länge und Treffer sind der Schnitt beendeter Spiele.
}

statistics-page-records = Rekorde
statistics-records-open = Dieses Spiel noch mal ansehen
statistics-records-none = Noch keine Rekorde
statistics-records-head = Der beste Zug brachte { $value }
statistics-records-sub = { $note }. Ein Druck auf einen Rekord zeigt sein Spiel.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Bester Zug
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: Züge nacheinander mit einem Treffer
statistics-record-title-longest-miss = Längste Pechsträhne
statistics-record-title-highest-group-hit-average = Höchster Group Hit Average
statistics-records-a-head = { $low } bis { $high } Treffer pro Kopf, sagt { $rules }
statistics-records-a-head-note = in { $games ->
    [one] einem beendeten Spiel
   *[other] { $games-figure } beendeten Spielen
}, von { $least } bis { $most }; { $within ->
    [one] 1 lag
   *[other] { $within-figure } lagen
} dazwischen.

statistics-page-dice = Würfel
statistics-dice-which = Welche Würfel
statistics-dice-screen = Am Schirm
statistics-dice-real = Echte Würfel
statistics-dice-title-straying = Wie weit jede Zahl abweicht
statistics-dice-title-course = Alle Zahlen zusammen, im Lauf der Zeit
statistics-dice-title-luck = Wer besser würfelt als die Würfel
statistics-dice-unit-straying = gestrichelt: an 95 von 100 Tischen bleiben ehrliche Zahlen darin
statistics-dice-unit-course = Chi-Quadrat, 5 Freiheitsgrade
statistics-dice-unit-luck = Punkte Glück je Wurf, wie im Rückblick
statistics-dice-expected = erwartet
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 von 100 ehrlichen Tischen kommt so hoch
   *[other] 1 von 100 ehrlichen Tischen kommt in { $games-figure } Spielen irgendwann so hoch
}
statistics-dice-band = hier sind jederzeit 8 von 10 ehrlichen Tischen
statistics-dice-now = { $square } heute
statistics-dice-faces = { $faces-figure } Würfel
statistics-answer-few = Zu wenige, um etwas zu sagen
statistics-reason-few = { $faces-figure } gefallene Würfel sind zu wenige, um etwas zu sagen. Spielt weiter.
statistics-answer-even = Nein, sie sind nicht gezinkt
statistics-reason-even = { $faces-figure } Würfel sind gefallen, so gleichmäßig, wie man es erwarten darf. Ehrliche Würfel weichen in { $of } von 100 solchen Zählungen so weit oder weiter ab.
statistics-answer-uneven = Ungleichmäßiger als die meisten
statistics-reason-uneven = { $faces-figure } Würfel sind gefallen. Ehrliche Würfel weichen in { $of } von 1.000 solchen Zählungen so weit ab, es kommt also vor; seht nach ein paar Spielen wieder nach.
statistics-answer-odd = Seht euch diese Würfel an
statistics-reason-odd = { $faces-figure } Würfel sind gefallen, und nicht gleichmäßig. Ehrliche Würfel weichen in weniger als 1 von 1.000 solchen Zählungen so weit ab. Seht sie euch an, oder die Person, die sie eintippt.
statistics-dice-verify = Jeden Wurf prüfen
statistics-dice-no-seal = Echte Würfel wurden von Hand geworfen; da gibt es nichts zu prüfen.
statistics-dice-send = Als ein Bild kopieren
statistics-copied = Die Seite liegt als ein Bild in der Zwischenablage und lässt sich in eine Nachricht einfügen.
statistics-dice-seal = Die Würfel jedes Spiels wurden vor dem ersten Wurf versiegelt. Das hier wirft sie alle noch mal aus dem Startwert. Jeder kann es auf einem anderen Rechner wiederholen.
statistics-dice-verifying = { $done-figure } von { $games-figure } Spielen geprüft
statistics-dice-good = { $good ->
    [0] Noch hat kein Spiel seinen Startwert verraten
    [one] 1 Spiel stimmt
   *[other] { $good-figure } Spiele stimmen
}{ $without ->
    [0] .
    [one] ; 1 verrät noch keinen Startwert oder hat kein Siegel.
   *[other] ; { $without-figure } verraten noch keinen Startwert oder haben kein Siegel.
}
statistics-dice-bad = { $bad ->
    [one] 1 Spiel stimmt nicht: Nummer { $first }.
   *[other] { $bad-figure } Spiele stimmen nicht, das erste ist Nummer { $first }.
} Prüf es in der Zonk-Akte, um den Wurf zu sehen.

statistics-luck-line = { $name }: { $luck } Punkte je Wurf, { $word }
statistics-luck-word-very-lucky = sehr viel Glück
statistics-luck-word-lucky = Glück
statistics-luck-word-even = ausgeglichen
statistics-luck-word-unlucky = Pech
statistics-luck-word-very-unlucky = sehr viel Pech
statistics-luck-few = Wer in beendeten Spielen { $throws-figure } Würfe gemacht hat, steht hier.
statistics-luck-reading = { $done-figure } von { $games-figure } beendeten Spielen angesehen.
statistics-luck-left-out = { $games ->
    [one] Ein Spiel fehlt: Seine Chancen sind nicht ausgerechnet.
   *[other] { $games-figure } Spiele fehlen: Ihre Chancen sind nicht ausgerechnet.
}
statistics-luck-alone = Glück hat kein Gedächtnis. Im Band bleiben 95 von 100 ehrlichen Leuten.
statistics-luck-inside = Glück hat kein Gedächtnis. { name-leads }, weil jemand führen muss, und der Punkt ist noch im Band.
statistics-luck-beyond = { name-is } außerhalb des Bands, in dem bei 95 von 100 ehrlichen Zählungen alle bleiben. Glück hat trotzdem kein Gedächtnis.
statistics-luck-apart-real = Mit echten, eingetippten Würfeln: { $faces-figure } weitere, getrennt gezählt.
statistics-luck-apart-screen = Am Schirm: { $faces-figure } weitere, getrennt gezählt.
