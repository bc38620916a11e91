match-endless = Das Spiel kam nach { $actions-figure } Aktionen nicht zum Ende. Die Regeln lassen sich nicht gewinnen, oder jemand spielt im Kreis.
match-broken = Mitten in den Spielen ist ein Prozess gestorben. Vielleicht reicht der Speicher nicht; probier --cores 1.
match-title = { $rules }, { general-games }, Startwert { $seed }.
match-player = { $name }: gewinnt { $wins } ({ $low } bis { $high }), { $points } Punkte, { hits-plain } { $hits }
match-rules-there = { $file } liegt schon in { $folder } und sagt etwas anderes. Kein Spiel wurde gespielt; nenne einen anderen Ordner.
match-not-written = { $folder }: Dort lassen sich keine Spiele schreiben: { $why }. Nenne einen anderen Ordner.
