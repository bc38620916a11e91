transcript-cannot-be-read = lässt sich nicht lesen: { $strerror }
transcript-is-no-name-of-a = ist kein Dateiname
transcript-larger-than-bytes-no-game = größer als { $most } Byte; das ist kein Spiel
transcript-is-not-utf-8-text = ist kein UTF-8-Text (Byte { $start })

transcript-a-name-is-not-closed = ein Name ist nicht zu Ende; schließ ihn mit einem Anführungszeichen

transcript-the-first-statement-must-be = die erste Zeile muss sein: zonk 1
transcript-only-format-1-can-be = nur Format 1 ist lesbar; die Zeile muss sein: zonk 1
transcript-belongs-before-the-first-action = { $words } gehört vor die erste Aktion

transcript-write-and-one-value = schreib: { $words } und einen Wert

transcript-the-format-is-named-once = das Format steht einmal da, ganz oben
transcript-write-option-name-value = schreib: option NAME=VALUE
transcript-at-most-options-fit = höchstens { $options } Optionen passen
transcript-write-once-magic-and-its = schreib einmal: magic und die Augen dazu
transcript-no-rules-are-named-write = es sind keine Regeln genannt; schreib: rules KEY
transcript-nobody-plays-write-player-name = niemand spielt; schreib: player NAME

transcript-is-given-twice = { $key } steht zweimal da

transcript-is-no-time = { $word } ist keine Zeit; schreib: { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = schreib: { $wanted } (Namen mit Leerzeichen in Anführungszeichen)
transcript-plays-already = { $names } spielt schon mit
transcript-at-most-columns-fit = höchstens { $most-players } Spalten passen

transcript-write-score-name-points = schreib: score NAME POINTS
transcript-is-not-among-the-players = { $words } gehört nicht zu den Spielern oben
transcript-the-score-of-is-given = der Stand von { $words } steht zweimal da

transcript-is-not-a-whole-number = { $word } ist keine ganze Zahl bis 9.999.999

transcript-is-not-a-die-such = { $word } ist kein Würfel wie 4 oder 4R
transcript-a-die-shows-1-to = ein Würfel zeigt 1 bis 6, nicht { $digit }
transcript-a-colour-is-r-w = { $word }: eine Farbe ist R, W oder G

transcript-nobody-called-plays = { $name } spielt hier nicht mit
transcript-no-die-of-that-colour = ein Würfel dieser Farbe wird nicht geworfen: { $named }

transcript-is-no-statement = { $words } ist keine Anweisung; { $hint }

transcript-no-such-fault-but = Diese Regeln kennen so einen Patzer nicht; { $hint }
transcript-no-faults = sie kennen gar keinen
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } ist ein Patzer des Schreibdiensts, { $name }; nenne niemand anderen.
   *[no] { $kind } ist ein Patzer von { $name }, am Zug; nenne niemand anderen.
}
transcript-another-asks = Nur { $name } fragt, denn von dort kommt der nächste Wurf.
transcript-another-dares = { name-rolls }; herausfordern müssen andere.

transcript-these-rules-have-no-magic = diese Regeln haben keine Magische Zahl
transcript-the-magic-number-has-faces = die Magische Zahl hat { $faces } Augenzahlen
transcript-this-magic-number-must-be = diese Magische Zahl muss neu gewürfelt werden
transcript-score-at-the-end = das Spiel endet bei { $limit-figure }; fangt darunter an
transcript-does-not-play = { $office ->
    [packer] { $name } stopft, spielt aber nicht mit
   *[scorekeeper] { $name } schreibt, spielt aber nicht mit
}

transcript-names-no-knob = { $name } ist keine Regel; { $hint }
transcript-no-rules-are-called = Regeln namens { $rules } gibt es nicht; { $hint }
transcript-no-further-die = der Wurf zeigt keine weitere { $die }

transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
