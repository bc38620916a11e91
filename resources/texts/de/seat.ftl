seat-nobody = Hier heißt niemand { $name }.
seat-game-over = Das Spiel ist aus; niemand spielt es mehr.
seat-taken-before = { $name } hieß früher in diesem Spiel, wer jetzt { $now } heißt: Wer diesen Namen nimmt, übernähme, was { $now } gespielt hat. Um zwei Leute zu tauschen, fangt ein neues Spiel an.
seat-taken = { $name } sitzt hier schon.
seat-name-title = Name
seat-name-tip = Ein Klick auf einen Namen ändert ihn
seat-name-ask = Wie heißt { $name }? Der neue Name gilt im ganzen Spiel.
seat-name-field = Name
seat-name-leave = Abbrechen
seat-name-use = Namen nehmen
seat-name-not-now = Namen ändert man, während jemand die Würfel hat und überlegt.

seat-pause-note = Die Computer machen Pause. { $name-count ->
   *[one] { $name } wartet.
    [other] { $name } warten.
}
seat-go-on = Weiter
seat-hits-taken = { hits-plain-first } genommen
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } ist ein Computer und hat die Würfel.
    [other] { $name } haben die Würfel, und ein Computer spielt für sie.
}
seat-why = { $name }: { $why }
seat-computer-failed = Ein Computer konnte sich nicht entscheiden. Das Spiel steht, wie es war; spiel seinen Zug oder vergib seinen Platz neu.

seat-plays = spielt { $how }
seat-level-of = Wie { $name } spielt

seat-menu = &Wer spielt
seat-menu-person = Ein Mensch
seat-menu-name = Anderer &Name…
seat-menu-pause = Co&mputer machen Pause
seat-paused = { $paused ->
    [yes] Die Computer machen Pause. Mit R geht es weiter.
   *[no] Die Computer spielen weiter.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] Für { $name } spielt ab jetzt ein Mensch.
       *[other] Für { $name } spielt ab jetzt { $who }.
    }
   *[no] { $who ->
        [nobody] Für { $name } spielt ein Mensch, sobald das hier gezeigt ist.
       *[other] Für { $name } spielt { $who }, sobald das hier gezeigt ist.
    }
}
seat-menu-none = Auf dem Tisch ist kein Spiel
seat-menu-computer = { $name }, spielt { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } ist ein Computer
   *[other] { $computers-listed } sind Computer
})
seat-strength = Gewinnt { $wins } von 100 an einem Tisch voller Computer ({ $games-figure } Spiele; ein gleicher Anteil wären { $even }).
seat-gender = { $gender ->
    [she] sie
    [he] er
   *[unknown] offen
}
seat-gender-of = Wie man von { $name } spricht
