lab-title = { $rules }, { general-games }, Startwert { $seed }.
lab-length = { $rounds } Runden, etwa { $minutes } Minuten.
lab-turns = { $misses } der Züge gehen daneben; { $throws } Würfe je Zug; { $forced } der Würfe lassen keine Wahl.
lab-miss = { $dice ->
    [one] 1 Würfel geht
   *[other] { $dice-figure } Würfel gehen
} { $chance } daneben.
lab-wins = Siege nach Platz: { $seats-comma }. Wer zur Hälfte führt, verliert { $upset }.
lab-careful = Jemand Vorsichtiges unter den Besten gewinnt { $careful }; ein gleicher Anteil wären { $even }.
lab-hits = { hits-plain-first } pro Kopf: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Angehalten, bevor ein Spiel zu Ende war: Es gibt nichts zu sagen.
    [one] Angehalten nach einem von { $of-figure } Spielen. Was hier steht, gilt für dieses eine.
   *[other] Angehalten nach { $done-figure } von { $of-figure } Spielen. Was hier steht, gilt für diese.
}
lab-speed = { $pace } Spiele pro Sekunde auf { $count ->
    [one] 1 Prozess
   *[other] { $count-figure } Prozessen
}.
lab-speed-cluster = { $pace } Spiele pro Sekunde auf { $count ->
    [one] 1 Worker
   *[other] { $count-figure } Workern
} des Clusters.
lab-progress = { $done-figure } von { $of ->
    [one] 1 Spiel
   *[other] { $of-figure } Spielen
}

lab-try = { general-games } testen
lab-try-tip = Computer spielen diese Regeln; was herauskommt, wird währenddessen gezeichnet.
lab-name = Regellabor
lab-against = gegen
lab-against-nothing = nichts weiter
lab-against-name = Regeln zum Vergleich
lab-games = Spiele
lab-seed = Startwert
lab-stop = Anhalten
lab-progress-name = Gespielte Spiele
lab-pace = { $games-figure } pro Sekunde, { $minutes ->
    [0] noch keine Minute
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes-figure } Minuten
}
lab-who = { $players-word-first } am Tisch. Alle spielen ihr Bestes, bis auf jemand Vorsichtiges, der reihum auf jedem Platz sitzt.
lab-who-both = { $players-word-first } am Tisch. Alle spielen ihr Bestes, bis auf jemand Vorsichtiges, der reihum auf jedem Platz sitzt. Beide Regelwerke bekommen dieselben Würfel.
lab-stopped = Angehalten nach { general-games-dat }. Was bis dahin kam, bleibt.
lab-watch = Spiel { $game-figure } ansehen
lab-watch-note = Das Spiel mit den meisten Treffern an einem Platz, zum Ansehen
lab-watch-wait = Spiele Spiel { $game-figure } noch einmal …
lab-watch-title = { $rules }, Spiel { $game-figure } des Labors
lab-no-processes = Weitere Spiele gehen nicht: { $why }. Was bis dahin kam, bleibt.
lab-process-died = Mitten in den Spielen ist ein Prozess gestorben. Vielleicht reicht der Speicher nicht; probier weniger Spiele. Was bis dahin kam, bleibt.
lab-went-wrong = In diesen Spielen ist etwas schiefgegangen. Was bis dahin kam, bleibt; das Protokoll sagt mehr.
lab-other-does-not-hold = Die anderen Regeln stimmen nicht. { $wrong }

lab-was = vorher { $value }
lab-figure-rounds = Runden je Spiel
lab-figure-minutes = Minuten bei 14 s je Wurf
lab-figure-minutes-here = Minuten bei euren { $seconds-figure } s je Wurf
lab-figure-misses = der Züge gehen daneben
lab-figure-hits = { hits-plain } pro Kopf
lab-figure-upset = Halbzeit-Erste verlieren
lab-figure-forced = Würfe ohne Wahl
lab-length-title = Wie lange es dauert
lab-length-note = Spiele nach Runden
lab-rounds-bar = { $more ->
    [yes] { $least-figure } bis { $top-figure } Runden
   *[no] { $least ->
        [one] 1 Runde
       *[other] { $least-figure } Runden
    }
}
lab-rounds-mean = { $name }: { $rounds } Runden
lab-seats-title = Lohnt es sich, anzufangen?
lab-seats-note = % der Siege nach Platz, ± { $off }
lab-change-rounds = Spiele nach Runden; { $change } ± { $off }
lab-change-first = % der Siege; Platz eins { $change } ± { $off }
lab-change-careful = Siege; mit Vorsicht { $change } ± { $off }
lab-even = gleich
lab-seat = { $seat ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
    [6] sechster
   *[other] { $seat }.
}
lab-sources-title = Woher die { hits-plain } kommen
lab-sources-note = pro Kopf und Spiel
lab-sources-note-both = pro Kopf und Spiel; Punkt: { $own }, Ring: { $other }
lab-never = nie
lab-miss-same = Hier hat sich nichts geändert.
lab-miss-was = Gepunktet: nach { $other }.
lab-careful-title = Zahlt sich Vorsicht aus?
lab-careful-note = Siege; Punkte: ein gleicher Anteil
lab-best = Unter den Besten: { $name }
lab-careful-one = Mit Vorsicht: { $name }
lab-never-title = Nie passiert
lab-never-note = in { general-games-dat }
lab-never-none = Jede Quelle von { general-hits-dat } kam mindestens einmal vor.
lab-yet-title = Und doch
lab-yet-length = Das längste Spiel dauerte { $longest } Runden, das kürzeste { $shortest }.
lab-yet-hits = Jemand nahm { hits-counted } in einem Spiel.

lab-save-figures = Zahlen sichern…
lab-save-picture = Bild sichern…
lab-save-title = Sichern, was das Regellabor fand
lab-nothing-to-save = Es gibt noch nichts zu sichern.
lab-written = { $file } ist geschrieben.
lab-not-written = { $file } lässt sich nicht schreiben: { $why }. Wähl einen anderen Ordner.
lab-back = Zurück zu den Regeln
lab-brief-figures = Zahlen…
lab-brief-picture = Bild…
lab-brief-back = Zurück
lab-brief-use = Nehmen
