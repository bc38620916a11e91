sound-not-needed-yet = Ton wurde noch nicht gebraucht.
sound-marks-offered = Zeichen können hörbar machen, welche Würfel zählen und wer dran ist: Ansicht, Ton.
sound-switched-off = Der Ton ist durch ZONK_SOUND abgeschaltet.
sound-played-through = Der Ton läuft über { $backend }.
sound-not-started = Die Tonausgabe ließ sich nicht starten ({ $why }).
sound-stopped-asking = Die Tonausgabe fragt nicht mehr nach Klängen.
sound-again = { $why } Beim nächsten Klang wird es wieder versucht.
sound-no-output = { $found ->
    [yes] Das Spiel ist stumm: Es fand sich keine Tonausgabe ({ $why }).
   *[no] Das Spiel ist stumm: Es fand sich keine Tonausgabe.
}
sound-the-game-is-silent-there = Das Spiel ist stumm: Für dieses System gibt es keine Tonbibliothek ({ $wrong }).
