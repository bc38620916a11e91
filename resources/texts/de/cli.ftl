cli-option-help = Den Befehl erklären.
cli-option-data-dir = Der Ordner mit der Zonk-Akte statt des eigenen.
cli-option-rules = Ein Regelwerk nach seinem Schlüssel, oder eine Datei mit Hausregeln.
cli-option-option = Eine Regel geändert; auch mehrmals. rules KEY --knobs listet sie auf.
cli-option-seed = Eine Zahl; derselbe Startwert bringt dieselben Spiele.
cli-option-cores = Wie viele Prozessoren; ohne Angabe alle.
cli-option-on = Stattdessen ein Dask-Cluster, als tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Spiele, die schon da sind, noch einmal aufnehmen.

cli-summary-window = Das Würfelspiel Zonk nach fünf seiner Regelblätter.
cli-about-window = Ohne Befehl öffnet sich das Fenster, mit FILE.zonk darin, wenn eine genannt ist.
cli-option-window-selftest = Jeden Teil des Programms einmal benutzen, in einem Wegwerfordner, und je eine Zeile dazu ausgeben; mit einem Ordner bleiben dort Bericht und Bilder des Fensters.
cli-option-window-version = Die Version ausgeben.
cli-example-window-1 = das Fenster
cli-example-window-2 = das Fenster mit einer Mitschrift darin
cli-example-window-3 = derselbe Tisch im Terminal
cli-example-window-4 = alles über einen Befehl

cli-summary-play = Ein Spiel im Terminal, mit Würfeln, die hinterher alle prüfen können.
cli-about-play = Was nicht gesagt ist, wird gefragt. Eine Datei, die schon da ist, wird nie überschrieben. Bis das Spiel aus ist, liegt der Startwert daneben in FILE.zonk.seed; ein verlassenes Spiel führt das Fenster weiter, denn Zonk-Akte > Importieren holt beides herein.
cli-option-play-players = Die Namen, wie sie sitzen, mit Kommas dazwischen.
cli-option-play-gestures = Der Augenblick jedes Wurfs wird in ihn gemischt, sodass ihn niemand vorher kennen kann.
cli-option-play-words = Ein Wort hinter roll wird in jeden Wurf gemischt, sodass ihn niemand vorher kennen kann.
cli-option-play-output = Das Spiel beim Spielen mitschreiben, jede Aktion gleich auf die Platte.
cli-example-play-1 = fragt nach Regeln und Namen
cli-example-play-2 = schreibt es mit
cli-example-play-3 = ein kurzes Solo

cli-summary-replay = Der Punktezettel eines mitgeschriebenen Spiels, und wo es steht.
cli-option-replay-json = Alles, für Programme (docs/transcript.md).
cli-example-replay-1 = der Zettel als Text
cli-example-replay-2 = ein JSON-Objekt

cli-summary-verify = Die Würfel eines Spiels gegen den Startwert, der vorher versiegelt wurde.
cli-about-verify = Jeder Wurf, die Reihenfolge und die Magische Zahl werden noch einmal ausgerechnet. Genannt wird, was geprüft ist und was kein Startwert sagen kann (docs/fair-dice.md).
cli-example-verify-1 = 0, wenn die Würfel ehrlich sind, sonst 1 und warum nicht

cli-summary-sheet = Ein Punktezettel als PDF, leer oder zu einem Spiel.
cli-about-sheet = Was unter dem Namen stand, bleibt, bis der neue Zettel fertig ist.
cli-option-sheet-players = Wie viele Spalten ein leerer Zettel hat.
cli-option-sheet-names = Namen für die Spalten eines leeren Zettels.
cli-option-sheet-rows = Zeilen eines leeren Zettels, 1 bis 500; sonst, so viele passen.
cli-option-sheet-game = Dieses Spiel drucken statt eines leeren.
cli-option-sheet-reviewed = Mit dem, was die Würfel gaben und was verschenkt wurde.
cli-option-sheet-paper = Das Papier; ohne Angabe a4.
cli-option-sheet-held = Wie es liegt; sonst entscheidet die Zahl der Spieler.
cli-option-sheet-output = Wohin damit; - ist die Standardausgabe.
cli-example-sheet-1 = ein leerer Zettel
cli-example-sheet-2 = zu Hausregeln, mit Namen
cli-example-sheet-3 = ein Spiel, gleich zum Drucker

cli-summary-rules = Die Regelwerke, und was sich in jedem ändern lässt.
cli-option-rules-knobs = Jede Regel mit Wert, Art, Bereich, Vorgabe und Quelle.
cli-option-rules-refusals = Alle Codes von Ablehnungen mit ihren Sätzen.
cli-example-rules-1 = die Regelblätter
cli-example-rules-2 = was sich ändern lässt
cli-example-rules-3 = Hausregeln in Kürze

cli-summary-rules-check = Ob eine Datei mit Hausregeln stimmt.
cli-about-rules-check = Sagt in einer Zeile, was falsch ist, bei welchem Schlüssel, und was richtig wäre.
cli-example-rules-check-1 = 0, wenn es ein vollständiges Regelwerk ist

cli-summary-odds = Chancen eines Regelwerks: ein Zug bei bestem Spiel, und jede Zahl von Würfeln.
cli-about-odds = Genau gezählt über jeden Wurf, nach den Regeln des Spiels selbst; auch für Hausregeln.
cli-option-odds-entered = Für jemanden, der eingestiegen ist.
cli-option-odds-not-entered = Für jemanden, der es nicht ist, wie am Anfang.
cli-option-odds-total = Punkte auf dem Zettel; ohne Angabe 0.
cli-option-odds-json = Die Zahlen für Programme (docs/odds.md).
cli-option-odds-prove = Bestes Spiel gegen jeden Wurf gehalten, vom Spiel selbst gespielt.
cli-option-odds-for = Was bewiesen wird: points (ohne Angabe), hits, oder mit diesem Zug im Ziel (home).
cli-option-odds-hit = Punkte, die ein Treffer wiegt; ohne Angabe 300.
cli-option-odds-csv = Jede Hand und Zeile des Beweises als Tabelle.
cli-example-odds-1 = vor dem ersten Eintrag
cli-example-odds-2 = ein JSON-Objekt
cli-example-odds-3 = wie weit bestes Spiel vom Mittel über alle Würfe liegt
cli-example-odds-4 = jede Hand und Zeile, für eine Tabellenkalkulation

cli-summary-advise = Was sich am Ende einer Mitschrift wählen lässt, das Beste zuerst.
cli-about-advise = Jede Wahl mit ihrem Wert, dem Risiko ihres Wurfs und der Siegchance.
cli-option-advise-for = Was zählen soll; ohne Angabe Punkte.
cli-option-advise-json = Die Möglichkeiten für Programme (docs/odds.md).
cli-example-advise-1 = nach Punkten
cli-example-advise-2 = nach der Siegchance

cli-summary-match = Ein Turnier von Computern: wer wie oft gewinnt.
cli-about-match = Stärken sind sharp, good, casual und novice. Alle sitzen gleich oft auf jedem Platz. Zu jeder Zahl steht, wie weit sie danebenliegen kann, bei 95 %.
cli-option-match-players = Wer spielt, wie sie sitzen: Figuren, auf Wunsch mit Stärke, oder eine eigene Klasse.
cli-option-match-games = Wie viele Spiele; ohne Angabe 100.
cli-option-match-output = Ein Ordner für die Spiele als Mitschriften.
cli-option-match-json = Die Zahlen für Programme (docs/players.md).
cli-example-match-1 = hundert Spiele
cli-example-match-2 = ein eigenes Programm gegen eins des Hauses

cli-summary-lab = Ein Regelwerk ausprobiert: wie lange, wer gewinnt, woher die Treffer kommen.
cli-about-lab = Vier Computer, drei mit bestem Spiel und ein vorsichtiger, der überall gleich oft sitzt.
cli-option-lab-against = Andere Regeln zum Vergleich, mit denselben Würfeln.
cli-option-lab-games = Wie viele Spiele; ohne Angabe 300.
cli-option-lab-json = Die Zahlen für Programme (docs/players.md).
cli-example-lab-1 = 300 Spiele
cli-example-lab-2 = Hausregeln neben dem Regelblatt, das sie ändern

cli-summary-review = Was in einem mitgeschriebenen Spiel die Würfel brachten und was verschenkt wurde.
cli-about-review = Je Spieler Par, Glück, Verschenktes und Rest, die zusammen den Stand ergeben; die teuersten Entscheidungen; der glücklichste Wurf. Mehrere Spiele eines nach dem anderen.
cli-option-review-for = Was gezählt wird; ohne Angabe Treffer, wenn sie gewinnen, sonst Punkte.
cli-option-review-json = Der Rückblick für Programme (docs/odds.md).
cli-example-review-1 = in Worten
cli-example-review-2 = mit den Siegchancen im Lauf des Spiels
cli-example-review-3 = alle Spiele eines Ordners

cli-no-memory = Der Speicher reicht nicht. Was vorher geschrieben wurde, bleibt, wie es ist; gib den Befehl ruhig noch einmal.
cli-mishap = Im Programm ist etwas schiefgegangen ({ $kind } bei { $place }). Was vorher geschrieben wurde, bleibt, wie es ist; gib den Befehl ruhig noch einmal.

cli-summary-games = Die Spiele der Zonk-Akte, das neueste zuerst.
cli-about-games = Nummer, Zeit, Regeln, Namen und Stand von jedem, auch während das Fenster darin schreibt.
cli-option-games-json = Die Liste für Programme.
cli-example-games-1 = eine Zeile je Spiel
cli-example-games-2 = ein Objekt, wie docs/transcript.md es beschreibt
cli-example-games-3 = alle von Ann in diesem Monat

cli-summary-stats = Spieler, Regelwerke und Würfel der Zonk-Akte in Zahlen.
cli-about-stats = Ohne Namen erzählt es von allen. Spiele im Papierkorb zählen nicht.
cli-option-find = Nur Spiele, in denen jedes Wort vorkommt: Namen, Regeln, Titel, ein Datum in Worten oder Ziffern.
cli-option-stats-json = Die Zahlen für Programme.
cli-example-stats-1 = je eine Zeile für Spieler, Regelwerk, Art der Würfel
cli-example-stats-2 = nur eine Person, in Spielen eines Regelblatts
cli-nobody-played = { $guess ->
    [yes] Unter dem Namen { $name } hat hier niemand gespielt; meintest du { $near }?
   *[no] Unter dem Namen { $name } hat hier niemand gespielt.
}
cli-stats-refused = { $games ->
    [one] Ein Spiel lässt sich nicht nachspielen und zählt nicht mit.
   *[other] { $games-figure } Spiele lassen sich nicht nachspielen und zählen nicht mit.
}
cli-stats-games = { general-games }
cli-stats-player = { $name }: { $games ->
    [one] 1 Spiel
   *[other] { $games-figure } Spiele
}, { $won-figure } von { $finished-figure } beendeten gewonnen, { $turn-figure } Punkte je Zug, { $missed } % daneben, { $counted ->
    [0] Treffer nicht bekannt
   *[other] { $hits-figure } Treffer
}, bester Zug { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] 1 Spiel
   *[other] { $games-figure } Spiele
}, { $turn-figure } Punkte je Zug, { $missed } % daneben
cli-stats-dice = { $kind ->
    [screen] Würfel des Programms
   *[table] Würfel vom Tisch
}: { $faces-figure } gefallen, Chi-Quadrat { $square }, Chance { $chance }

cli-summary-games-export = Ein Spiel der Zonk-Akte als Mitschrift.
cli-about-games-export = Hausregeln, nach denen gespielt wurde, kommen daneben. Mehrere Spiele oder alle gehen in einen Ordner, je eine Datei; was schon da ist und dasselbe sagt, bleibt, so dass man den Befehl anhalten und noch einmal geben kann.
cli-option-games-export-output = Wohin damit; - ist die Standardausgabe.
cli-example-games-export-1 = Spiel 12 als Datei
cli-example-games-export-2 = jedes Spiel, je eine Datei
cli-example-games-export-3 = sein Zettel

cli-summary-games-import = Mitschriften in die Zonk-Akte.
cli-about-games-import = Aus einem Ordner kommen alle Mitschriften herein. Das Fenster muss zu sein. Ein Spiel, das mit denselben Regeln, Namen und Aktionen schon da ist, bleibt draußen.
cli-example-games-import-1 = alles aus diesem Ordner
cli-example-games-import-2 = alles aus einem Ordner und denen darin, mit Fortschritt

cli-summary-games-read = Fertige Zettel in die Zonk-Akte: von Fotos, Scans und PDF-Dateien.
cli-about-games-read = Ein fertiger Zettel trägt sein Spiel als Code. Dateien mit Teilen eines Spiels werden zusammen gelesen. Das Fenster muss zu sein. Nichts wird irgendwohin geschickt.
cli-example-games-read-1 = ein Zettel mit zwei Codes, von jedem ein Bild

cli-summary-completions = Damit eine Shell diese Befehle ergänzt.
cli-about-completions = Die Pakete für Linux bringen es mit; sonst leg es dorthin, wo deine Shell sucht.
cli-example-completions-1 = für bash
cli-example-completions-2 = für fish

cli-summary-help = Alle Befehle, oder alles über einen.
cli-example-help-1 = dasselbe wie games import --help

cli-help-for-more = Mehr sagt { $command } --help.
cli-without-effect = Ohne Wirkung
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } Seite
   *[other] { $file }: { $pages-figure } Seiten
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (gewonnen: { $winner })
    [finished] (beendet)
   *[open] (Runde { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } nimmt nur Optionen, nicht { $word }; meintest du { $near }?
   *[no] { $command } nimmt nur Optionen, nicht { $word }
}
cli-wants-a-value = { $option } braucht { $value }
cli-wants-no-value = { $option } nimmt keinen Wert
cli-needs-a-word = { $command } braucht { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } nimmt ein { $word }, nicht { $count }; meintest du { $near }?
   *[no] { $command } nimmt ein { $word }, nicht { $count }
}
cli-unknown-option = { $guess ->
    [yes] unbekannte Option { $word }; meintest du { $near }?
   *[no] unbekannte Option { $word }
}
cli-unknown-command = { $guess ->
    [yes] einen Befehl { $word } gibt es nicht; meintest du { $near }?
   *[no] einen Befehl { $word } gibt es nicht
}
cli-no-such-shell = { $guess ->
    [yes] Ergänzungen gibt es für { $shells }, nicht für { $word }; meintest du { $near }?
   *[no] Ergänzungen gibt es für { $shells }, nicht für { $word }
}

cli-usage = Aufruf:{" "}
cli-head-commands = Befehle:
cli-head-options = Optionen:
cli-head-examples = Beispiele:
cli-help-explains = { $program } help COMMAND erklärt einen davon.
cli-choices = { $files ->
    [yes] { $what } Eins von { $choices-comma }, oder eine .toml-Datei.
   *[no] { $what } Eins von { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Die Ausgabe ließ sich nicht schreiben: { $strerror }.

cli-selftest-takes-one-folder-for = --selftest nimmt einen Ordner, für Bericht und Bilder

cli-cores-or-on = --cores ist für diesen Rechner und --on für einen Cluster: sag eines von beiden
cli-selftest-and-version-stand-alone = --selftest und --version stehen allein
cli-the-window-cannot-be-opened = Das Fenster lässt sich nicht öffnen, ein Teil des Systems fehlt: { $wrong }. Auf Debian und Verwandten: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals steht allein

cli-a-complete-rule-set = { $words }: ein vollständiges Regelwerk, { $name }.

cli-play-needs-a-file-for = play braucht für -o eine Datei; die Standardausgabe ist der Tisch selbst

cli-sheet-needs-rules-key-for = sheet braucht --rules KEY für einen leeren Zettel, oder --game FILE.zonk für den eines Spiels
cli-sheet-needs-o-file-pdf = sheet braucht -o FILE.pdf
cli-paper-is-a4-letter-or = --paper ist a4, letter oder a5
cli-held-is-portrait-or-landscape = --held ist portrait oder landscape
cli-reviewed-is-for-games = --reviewed ist für den Zettel eines Spiels, mit --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } ist für leere Zettel; ein Spiel hat seine eigenen

cli-a-blank-sheet-needs-players = ein leerer Zettel braucht --players N oder --names A,B
cli-names-has-names-for-players = --names hat { $names } Namen für { $players } Spieler
cli-is-for-players-at-least = { $name } ist für { $few } Spieler oder mehr
cli-is-for-players-at-most = { $name } ist für höchstens { $most } Spieler

cli-a-pdf-is-nothing-for = Ein PDF ist nichts für ein Terminal; nenne eine Datei oder schick es weiter: -o - | lp

cli-cannot-be-read-it-was = { $path } lässt sich nicht lesen: { $wrong }. Nichts wurde verändert.

cli-write-games-export-id-o = schreib: games export ID -o FILE.zonk, oder games export all -o FOLDER
cli-many-games-need-a-folder = viele Spiele brauchen einen Ordner: games export all -o FOLDER
cli-many-searching = Suche Mitschriften in { $folder } und allen Ordnern darin; Strg+C hält an.
cli-many-searched = { $folders-figure } Ordner, { $files-figure } Mitschriften
cli-many-closed = { $folders ->
    [one] 1 Ordner in { $folder } lässt sich nicht lesen
   *[other] { $folders-figure } Ordner in { $folder } lassen sich nicht lesen
}; Mitschriften dort kommen nicht herein.
cli-many-done = { $done-figure } von { $of-figure }
cli-many-broken = { $wrong } Davor { $games ->
    [one] kam 1 Spiel
   *[other] kamen { $games-figure } Spiele
} herein.
cli-stopping = Halte an, wenn das Laufende fertig ist; noch einmal Strg+C hält sofort an.
cli-many-brought-in = { general-games } hereingeholt.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } ausgelassen, schon da.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } abgelehnt.
}{ $stopped ->
    [yes] {" "}Angehalten; was herein ist, bleibt.
   *[no] {""}
}
cli-many-written = { general-files } nach { $folder } geschrieben.{ $same ->
    [0] {""}
   *[other] {" "}{ $same-figure } schon da.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } nicht geschrieben.
}{ $stopped ->
    [yes] {" "}Angehalten; derselbe Befehl macht dort weiter.
   *[no] {""}
}
cli-cannot-be-written = { $to }: lässt sich nicht schreiben: { $strerror }
cli-is-no-name-of-a = { $to }: ist kein Dateiname

cli-replay-bygone = { $file }: Nach diesen Regeln fängt kein Spiel mehr an. { $why }

cli-the-window-is-open-and = Ein anderes Programm hat die Zonk-Akte: das Fenster oder ein anderer Import. Schließ es oder warte darauf. Nichts kam herein.

cli-game-here-already-left-out = { $word }: Spiel { $game }, schon da; ausgelassen
cli-brought-in = { $word }: Spiel { $number }
cli-sheet-here-already = Spiel { $game }: schon da; ausgelassen
cli-sheet-read = Spiel { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, eingestiegen, { $total-figure } auf dem Zettel
   *[no] { $rules }, noch nicht eingestiegen, { $total-figure } auf dem Zettel
}
cli-odds-turn = Ein Zug bei bestem Spiel bringt { $points } Punkte; { $miss } % der Züge gehen daneben; { $throws } Würfe.
cli-odds-needs-prove = { $option } gehört zu --prove
cli-odds-json-and-csv-exclude = --json und --csv schließen sich aus
cli-odds-hit-needs-hits = --hit gehört zu --for hits
cli-odds-proved-for = { $for ->
    [hits] Bestes Spiel um Punkte und { $hit-figure } je Treffer: Ein Zug ist { $turn } wert.
    [home] Bestes Spiel, um mit diesem Zug im Ziel zu sein: Es gelingt mit { $turn }.
   *[points] Bestes Spiel um Punkte: Ein Zug ist { $turn } wert.
}
cli-odds-proved = { $hands-figure } Hände, je { $steps-figure } Zeilen, { $throws-figure } Würfe: Der Wert vor einem Wurf ist das Mittel der Werte danach, bis auf { $residual }.
cli-odds-proved-beyond = Ein Zug geht mit einer Chance von { $beyond } über die Zeilen hinaus.
cli-odds-proved-digests = Regeln     { $rules }
    Spielweise { $policy }
cli-odds-dice = Würfel
cli-odds-misses = Risiko
cli-odds-worth = Wert des Würfelns bei 0, 300, 500, 1.000
cli-odds-stay-from = bleiben ab
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, rot
   *[other] { $dice-figure }, { $red-figure } rot
}{ $forced ->
    [yes] , Zwang
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, nach Punkten:
    [hits] { $name }, nach Punkten und Treffern:
   *[win] { $name }, nach der Siegchance:
}
cli-advice-risk = { $dice ->
    [one] 1 Würfel geht zu { $miss } % daneben
   *[other] { $dice-figure } Würfel gehen zu { $miss } % daneben
}
cli-advice-wins = gewinnt { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Würfeln bringt { cli-advice-by } mehr als bleiben.
    [stays-saves] Bleiben rettet { cli-advice-by }, die ein Wurf im Schnitt kosten würde.
    [entry] Zum Bleiben sind es zu wenige Punkte.
    [forced] Die Regeln wollen diesen Wurf.
    [dare] Die bessere Antwort auf die Mutprobe bringt { cli-advice-by } mehr als die andere.
    [again] Noch mal zu werfen bringt { cli-advice-by } mehr als weiterzumachen.
   *[only] Etwas anderes geht nicht.
}
cli-advice-by = { $measure ->
    [win] { $by } von 100 Spielen
   *[other] { $by } Punkte
}
cli-advice-chances = Siegchancen: { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered und --not-entered schließen sich aus
cli-a-total-stands-on-the = ein Stand auf dem Zettel gehört zu jemandem, der eingestiegen ist

cli-for-is-one-of = --for ist eins von { $join }
cli-the-game-is-over = { $words }: Das Spiel ist aus.
cli-the-dice-are-in-the = { $words }: Die Würfel sind in der Luft; es gibt nichts zu wählen.
cli-this-position-has-no-choice = { $words }: Hier gibt es keine Wahl, für die Chancen bekannt sind.

cli-written = Geschrieben: { $path }

cli-match-needs-players-name-level = match braucht --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } ist eine Zahl von { $least } bis { $most }
