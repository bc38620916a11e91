sound-not-needed-yet = Il suono non è ancora servito.
sound-marks-offered = Segnali sonori possono dire quali dadi valgono e a chi tocca: Vista, Suono.
sound-switched-off = Il suono è spento da ZONK_SOUND.
sound-played-through = Il suono passa per { $backend }.
sound-not-started = Non si è potuta avviare l’uscita audio ({ $why }).
sound-stopped-asking = L’uscita audio ha smesso di chiedere campioni.
sound-again = { $why } Si riprova con il prossimo suono.
sound-no-output = { $found ->
    [yes] Il gioco è muto: nessuna uscita audio trovata ({ $why }).
   *[no] Il gioco è muto: nessuna uscita audio trovata.
}
sound-the-game-is-silent-there = Il gioco è muto: non c’è una libreria audio per questo sistema ({ $wrong }).
