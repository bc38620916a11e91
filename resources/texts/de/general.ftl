list-last = { $first } und { $last }
list-either = { $first } oder { $last }
general-language = Deutsch
group-separator = .
decimal-sign = ,
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyz
list-comma = ,{ " " }
list-semicolon = ;{ " " }
number-word = { $number ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] zwölf
}
dice-counted = { $dice ->
    [one] ein Würfel
   *[other] { $dice-word } Würfel
}
times-counted = { $times ->
    [0] nie
    [1] einmal
    [2] zweimal
   *[other] { $times-word }mal
}
whose = { $name-ending ->
    [s] { $name }’
    [x] { $name }’
    [z] { $name }’
   *[other] { $name }s
}

per-cent = { $value } %
per-cent-under-one = <1 %

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } Stern
       *[other] { $hits-figure } Sterne
    }
    [honour] { $hits ->
        [one] { $hits-figure } Ehrenpunkt
       *[other] { $hits-figure } Ehrenpunkte
    }
   *[hits] { $hits-figure } Treffer
}
general-hits-counted-dat = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } Stern
       *[other] { $hits-figure } Sternen
    }
    [honour] { $hits ->
        [one] { $hits-figure } Ehrenpunkt
       *[other] { $hits-figure } Ehrenpunkten
    }
   *[hits] { $hits ->
        [one] { $hits-figure } Treffer
       *[other] { $hits-figure } Treffern
    }
}
hit-a = { $hit-word ->
    [stars] ein Stern
    [honour] ein Ehrenpunkt
   *[hits] ein Treffer
}
general-hit-acc = { $hit-word ->
    [stars] einen Stern
    [honour] einen Ehrenpunkt
   *[hits] einen Treffer
}
general-hit-dat = { $hit-word ->
    [stars] einem Stern
    [honour] einem Ehrenpunkt
   *[hits] einem Treffer
}
hits-plain = { $hit-word ->
    [stars] Sterne
    [honour] Ehrenpunkte
   *[hits] Treffer
}
general-hits-dat = { $hit-word ->
    [stars] Sternen
    [honour] Ehrenpunkten
   *[hits] Treffern
}
hits-plain-first = { hits-plain }
hit-one = { $hit-word ->
    [stars] Stern
    [honour] Ehrenpunkt
   *[hits] Treffer
}
hit-one-first = { hit-one }
hit-a-first = { $hit-word ->
    [stars] Ein Stern
    [honour] Ein Ehrenpunkt
   *[hits] Ein Treffer
}
hits-short = { $hit-word ->
    [stars] Sterne
    [honour] Ehre
   *[hits] Treffer
}
general-dice-acc = { $dice ->
    [one] einen Würfel
   *[other] { $dice-word } Würfel
}
general-games = { $games ->
    [one] 1 Spiel
   *[other] { $games-figure } Spiele
}
general-games-dat = { $games ->
    [one] 1 Spiel
   *[other] { $games-figure } Spielen
}
general-files = { $files ->
    [one] 1 Datei
   *[other] { $files-figure } Dateien
}

general-not-a-file = das ist ein Ordner oder ein Gerät, keine Datei
general-no-such-file = Datei oder Ordner gibt es nicht
general-not-allowed = keine Berechtigung
general-disk-full = auf dem Datenträger ist kein Platz mehr
general-is-a-folder = es ist ein Ordner
general-is-no-folder = ein Teil des Pfads ist kein Ordner
general-read-only = der Datenträger lässt sich nur lesen
general-file-exists = die Datei gibt es schon
general-long-name = der Dateiname ist zu lang
general-disk-error = der Datenträger antwortet mit einem Fehler

giver-gives = { $giver-count ->
   *[one] { $giver } gibt
    [other] { $giver } geben
}
name-answers = { $name-count ->
   *[one] { $name } antwortet
    [other] { $name } antworten
}
name-dares = { $name-count ->
   *[one] { $name } fordert
    [other] { $name } fordern
}
name-asks = { $name-count ->
   *[one] { $name } fragt
    [other] { $name } fragen
}
name-calls = { $name-count ->
   *[one] { $name } ruft
    [other] { $name } rufen
}
name-doubts = { $name-count ->
   *[one] { $name } zweifelt
    [other] { $name } zweifeln
}
name-gets = { $name-count ->
   *[one] { $name } bekommt
    [other] { $name } bekommen
}
name-gives = { $name-count ->
   *[one] { $name } gibt
    [other] { $name } geben
}
name-goes = { $name-count ->
   *[one] { $name } geht
    [other] { $name } gehen
}
name-has = { $name-count ->
   *[one] { $name } hat
    [other] { $name } haben
}
name-is = { $name-count ->
   *[one] { $name } ist
    [other] { $name } sind
}
name-keeps = { $name-count ->
   *[one] { $name } legt
    [other] { $name } legen
}
name-leads = { $name-count ->
   *[one] { $name } führt
    [other] { $name } führen
}
name-loses = { $name-count ->
   *[one] { $name } verliert
    [other] { $name } verlieren
}
name-names = { $name-count ->
   *[one] { $name } nennt
    [other] { $name } nennen
}
name-puts = { $name-count ->
   *[one] { $name } legt
    [other] { $name } legen
}
name-refuses = { $name-count ->
   *[one] { $name } kneift
    [other] { $name } kneifen
}
name-rolls = { $name-count ->
   *[one] { $name } würfelt
    [other] { $name } würfeln
}
name-says = { $name-count ->
   *[one] { $name } sagt
    [other] { $name } sagen
}
name-starts = { $name-count ->
   *[one] { $name } startet
    [other] { $name } starten
}
name-stays = { $name-count ->
   *[one] { $name } bleibt
    [other] { $name } bleiben
}
name-takes = { $name-count ->
   *[one] { $name } nimmt
    [other] { $name } nehmen
}
other-rolls = { $other-count ->
   *[one] { $other } würfelt
    [other] { $other } würfeln
}
name-throws = { $name-count ->
   *[one] { $name } wirft
    [other] { $name } werfen
}
name-uses = { $name-count ->
   *[one] { $name } nimmt
    [other] { $name } nehmen
}
name-was = { $name-count ->
   *[one] { $name } hatte
    [other] { $name } hatten
}
name-wins = { $name-count ->
   *[one] { $name } gewinnt
    [other] { $name } gewinnen
}
other-asks = { $other-count ->
   *[one] { $other } fragt
    [other] { $other } fragen
}
other-dares = { $other-count ->
   *[one] { $other } fordert
    [other] { $other } fordern
}
other-lands = { $other-count ->
   *[one] { $other } landet
    [other] { $other } landen
}
player-doubts = { $player-count ->
   *[one] { $player } zweifelt
    [other] { $player } zweifeln
}
player-puts = { $player-count ->
   *[one] { $player } legt
    [other] { $player } legen
}
player-starts = { $player-count ->
   *[one] { $player } startet
    [other] { $player } starten
}
