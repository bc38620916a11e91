cheat-push-your-luck = { $dice-word-first } oder mehr Würfel draußen zum Aufhören, aber nie alle sechs.
cheat-misses-in-a-row = { $count ->
    [1] Jeder Fehlwurf
   *[other] { $count-word } Fehlwürfe nacheinander
}
cheat-first-throw = Ein erster Wurf ohne Punkte
cheat-beat-previous = Aufhören nur mit mehr als im Zug davor, falls der geschrieben wurde.
cheat-leave-all = Leg alle raus, die zählen, wirf die anderen, oder bleib.
cheat-leave-one = Leg je Wurf mindestens einen raus, der zählt, oder bleib.
cheat-all-score = { $forced ->
    [yes] Alle { $dice-word } zählen: noch mal.
   *[no] Alle { $dice-word } zählen: alle dürfen noch mal.
}{ $alike-may-stay ->
    [yes] {" "}Lauter gleiche dürfen bleiben.
   *[no] {""}
}
cheat-blood-die-alone = Nur der Blutwürfel zählt nicht: Er muss noch mal rollen.
cheat-blood-die-among = Nur der Blutwürfel zählt nicht: Er muss beim nächsten Wurf dabei sein.
cheat-dare = { $worth ->
    [total1000] Mutprobe: nach vier gleichen im Wurf dürfen andere den fünften fordern. Passt er: 1.000 für alle fünf, weiter.
    [plus1000] Mutprobe: nach vier gleichen im Wurf dürfen andere den fünften fordern. Passt er: 1.000 mehr, weiter.
   *[plus100] Mutprobe: nach vier gleichen im Wurf dürfen andere den fünften fordern. Passt er: 100 mehr, weiter.
}
cheat-last-die = Der letzte Würfel hat { $tries-word } Versuche.
cheat-take-over-entered = Wer eingestiegen ist, darf mit Würfeln und Punkten des Zugs davor weiterspielen.
cheat-take-over-next = Wer folgt, darf mit Würfeln und Punkten des Zugs davor weiterspielen.
cheat-release-asks = Frag für jeden Treffer des Spielers vor dir einmal „Darf ich?“, und warte auf das Ja.
cheat-release-word = Wer Treffer nimmt, gibt frei: „Du darfst“, „Fertig“, Husten.
cheat-to = bis
cheat-release-courtesy = Treffer werden genommen, bevor der nächste Wurf kommt.

cheat-miss-dare = Mutprobe daneben
cheat-miss-blood = Blutwürfel-Zwang daneben
cheat-miss-after-all = alle zählten, alle geworfen, daneben
cheat-miss-all = alle Würfel, nichts
cheat-miss-first = erster Wurf, nichts
cheat-miss-any = ein Wurf zählt nichts
cheat-points-risked-and-missed = Punkte riskiert und verloren

cheat-automatic-kept = Automatische bleiben auch nach einem Fehlwurf.
cheat-shown-kept = Was die Würfel zeigen, bleibt auch nach einem Fehlwurf.
cheat-alike-with-the-odd-die = { $count-word } gleiche mit dem Sonderwürfel
cheat-earned = { $what }{ $everyone ->
    [yes] , für alle
   *[no] {""}
}{ $automatic ->
    [yes] , automatisch
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] und 1 weiterer Stand
   *[other] und { $count-figure } weitere Stände
}
cheat-each-step = { $strict ->
    [yes] je { $step-figure } überschritten
   *[no] je { $step-figure } erreicht oder überschritten
}
cheat-step-in-one-turn = { $strict ->
    [yes] über { $step-figure } in einem Zug
   *[no] je { $step-figure } in einem Zug
}
cheat-total-ends-in = Stand endet auf { $ending }
cheat-totals = Stand { $totals-comma }
cheat-first-home = { $over ->
    [yes] zuerst über { $limit-figure }
   *[no] zuerst bei { $limit-figure }
}{ $more ->
    [yes] , einer mehr
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } Fehlwürfe nacheinander, kein Treffer vor dem letzten
cheat-if-kept = { $what }, wenn rausgelegt
cheat-alike-in-one-throw = { $count-word } { $face }er in einem Wurf

cheat-halftime = Bei { $total-figure }: ein Strich über die Seite und das Lied. Alle haben reihum ab dem nächsten Platz einen Zug neben der Wertung; leere Felder bekommen einen Strich. { $tie ->
    [all] Gleichstand: je ein Treffer.
    [rolloff] Gleichstand: Stechen.
   *[none] Gleichstand: niemand.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Über { $limit-figure } ist sofort Schluss.
        [finishRound] Über { $limit-figure } endet das Spiel nach der Runde.
       *[lastRound] Mehr als { $limit-figure } beendet das Spiel; alle anderen haben noch einen Zug.
    }
   *[no] { $how ->
        [immediate] Mit { $limit-figure } ist sofort Schluss.
        [finishRound] Mit { $limit-figure } endet das Spiel nach der Runde.
       *[lastRound] { $limit-figure } beendet das Spiel; alle anderen haben noch einen Zug.
    }
}
cheat-rounds = Das Spiel endet nach { $rounds-figure } Runden.
cheat-cut = Niemand steht höher als { $limit-figure }.
cheat-exactly = { $limit-figure } muss genau getroffen werden.
cheat-extension = Wer darüber hinausgeht, ohne zu treffen, schiebt das Ziel auf { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Auf wessen Stand jemand landet, der fällt auf seinen Stand davor zurück.
    [start] Auf wessen Stand jemand landet, der fällt dorthin zurück, wo der andere herkam.
   *[zero] Auf wessen Stand jemand landet, der fällt auf 0 zurück.
}
cheat-last-licks = { $who ->
    [passed] Wer in den letzten Zügen überholt wird, hat noch einen.
    [tied] Wer neu vorn liegt oder gleichzieht, gibt allen anderen noch einen letzten Zug.
   *[everybody] Wer in den letzten Zügen neu vorn liegt, gibt allen anderen noch einen.
}
cheat-only-a-new-leader = In der letzten Runde hört nur auf, wer damit vorn liegt.
cheat-wins-first = Wer zuerst da ist, gewinnt.
cheat-wins-points = Die meisten Punkte gewinnen.
cheat-wins-hits = Die meisten Treffer gewinnen.
cheat-wins-titles = Die meisten Titel gewinnen.
cheat-11000-rule = 11.000er-Regel: ab { $least-figure } ausrufbar, Würfel in der Hand, ehe jemand { $limit-figure } hat. Dann gewinnen ab { $limit-figure } in einem Zug { $points-figure }; der höchste der Runde stiehlt den Zettel.
cheat-term = { $term }:
cheat-award = { $award }: { $told }.
cheat-award-big-hit = { $award }: { $told }; ein Double schlägt zwei einzelne.

cheat-so-many-alike = { $shape } gleiche
cheat-any-alike = beliebige { $count-word } gleiche
cheat-factor-of-dice = { $factor } × { $rolled-word } Würfel
cheat-across-rolls = Früher rausgelegte Würfel dürfen drei gleiche vollenden.
cheat-throw-out = raus
cheat-throw-loses = verliert
cheat-throw-wins = gewinnt
cheat-three-alike = { $more ->
    [yes] Drei gleiche, Straßen usw. in einem Wurf.
   *[no] Drei gleiche in einem Wurf.
}
cheat-each-further = { $later ->
    [yes] Jeder weitere, im selben Wurf oder später: { $step } mehr.
   *[no] Jeder weitere im selben Wurf: { $step } mehr.
}
cheat-all-dice = { $kept ->
    [yes] Wenn alle Würfel gezählt haben: { $points-figure } mehr, auch nach einem Fehlwurf.
   *[no] Wenn alle Würfel gezählt haben: { $points-figure } mehr.
}
cheat-clear = Zu bestätigen mit { $points-figure } weiteren Punkten, bevor du bleibst: { $what-listed }.
cheat-clear-alike = gleiche Würfel
cheat-clear-straight = Straßen
cheat-clear-shape = Paare und dergleichen
cheat-safe-straights = Straßen, einmal rausgelegt, bleiben auch nach einem Fehlwurf.
cheat-safe-some = Manche Punkte, einmal rausgelegt, bleiben auch nach einem Fehlwurf.
cheat-wild-face = Die { $face } des roten Würfels ist ein Joker.

cheat-what-scores = Was zählt
cheat-your-turn = Dein Zug
cheat-write-it-down = Aufschreiben
cheat-hits = Treffer
cheat-halftime-show = Halftime-Show
cheat-the-end = Das Ende

cheat-words = Wörter
cheat-advice = Guter Rat

cheat-enter = Einstieg, in einem Zug
cheat-enter-dice = Würfel draußen zum Einstieg
cheat-stop = zum Aufhören, in jedem Zug
cheat-stop-dice = Würfel draußen zum Aufhören
cheat-stop-either = Punkte oder Würfel, eins genügt.
cheat-no-stop = kein Aufhören bei einem Stand von
cheat-delay = Spielverzögerung, nach Abstimmung
cheat-out-of-turn = außer der Reihe gewürfelt, nach Abstimmung
cheat-declare = Sag deinen Stand an. Wird er angezweifelt und stimmt nicht, ist der Zug verloren.
cheat-to-the-right = Die Würfel gehen nach rechts.

cheat-a-re-roll-kept-until = ein Neuwurf, gilt bis er gebraucht wird
cheat-struck-out-when-it-is = gestrichen, wenn er gebraucht ist
cheat-a-penalty-taken-off-from = eine Strafe, ab da abgezogen
cheat-mishandled-touched-off-the-board = verpatzt, berührt, vom Brett

cheat-own-bonuses = Unsere eigenen Bonuszahlen
cheat-never-two = Nie zwei: Zwei Treffer sind drei.
cheat-integrity-one-more = Treffer-Integrität: gleich nach einem Zug mit Treffern mindestens einer mehr als da.
cheat-integrity-additive = Treffer-Integrität: nach einem Zug mit Treffern diese und die neuen.
cheat-hits-at-once = Insta-Bongs sofort, vor allem anderen.

cheat-total-begins-with-a-square = Stand beginnt mit einer Quadratzahl

cheat-a-straight = eine Straße
cheat-a-royale-1-to-6 = eine Royale, 1 bis 6

cheat-g-h-a-all-hits = G.H.A.: alle Treffer geteilt durch alle Spieler.

cheat-all-dice-and-none-scores = alle Würfel, und keiner zählt

cheat-each-further-doubles = Jeder weitere im Wurf verdoppelt.
cheat-a-fourth-adds-nothing = Eine vierte 2, 3, 4 oder 6 bringt nichts dazu.
cheat-singles-only = 1er und 5er nur einzeln.
cheat-a-royale-earns-a-reroll = Eine Royale, 1 bis 6, bringt einen Neuwurf.
