new-game-seat-of = Platz von { $name }
new-game-seat-of-told = Zieh ihn, oder drück Hoch und Runter, um Plätze zu tauschen
new-game-move-up = Einen Platz hoch
new-game-move-down = Einen Platz runter
new-game-team = Team { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] Ein Würfel mit Meinung
       *[other] { $computers-word-first } Würfel mit Meinung
    }
    [one] Ein Mensch{ $computers ->
        [0] {""}
        [one] , ein Würfel mit Meinung
       *[other] , { $computers-word } Würfel mit Meinung
    }
   *[other] { $people-word-first } Menschen{ $computers ->
        [0] {""}
        [one] , ein Würfel mit Meinung
       *[other] , { $computers-word } Würfel mit Meinung
    }
}. { $left ->
    [0] Der Tisch ist voll.
    [one] Noch Platz für einen.
   *[other] Noch Platz für { $left-word }.
}
new-game-room-for = Platz für { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] ein Spieler
       *[other] { $people-word } Spieler
    }
   *[other] { $people ->
        [0] {""}
        [one] ein Mensch,{" "}
       *[other] { $people-word } Menschen,{" "}
    }{ $computers ->
        [one] ein Computer
       *[other] { $computers-word } Computer
    }
}, { $dice-word } Würfel
new-game-enter = Enter

new-game-colour-and-symbol-of = Farbe und Zeichen von { $name }: { $symbol }
new-game-another-colour = Andere Farbe

new-game-team-of = Team von { $shown }
new-game-office = { $office ->
    [packer] stopft
   *[scorekeeper] schreibt
}
new-game-office-told = { $office ->
    [packer] { $shown } stopft den Kopf
   *[scorekeeper] { $shown } schreibt den Zettel
}
new-game-leaves-the-table = Verlässt den Tisch: { $shown }

new-game-new-game = Neues Spiel
new-game-which-rules = Welche Regeln?
new-game-who-plays = Wer spielt?
new-game-a-name = Ein Name
new-game-name-of-a-further-player = Name für einen weiteren Platz
new-game-sit-down = Hinsetzen
new-game-at-the-table-before = Schon mal am Tisch
new-game-always-free = Computer
new-game-strength = Gemessen: { $rules }, { $players-word } am Tisch, je { $games-figure } Spiele. { $even } wären ein gleicher Anteil.
new-game-strength-brief = Gemessen in je { $games-figure } Spielen, { $even } sind ein gleicher Anteil.
new-game-strength-unknown = Wie stark sie nach diesen Regeln sind, hat niemand gemessen.
new-game-wins = gewinnt { $wins } von 100
new-game-sits-already = sitzt schon
new-game-a-computer = Ein Computer
new-game-computer-named = { $name }, ein Computer
new-game-roll-for-order = Reihenfolge würfeln
new-game-one-die-each-highest-goes = Je ein Würfel, der höchste fängt an.
new-game-magic = Magische Zahl würfeln
new-game-magic-told = { $name } würfelt sie vor dem ersten Zug.
new-game-magic-nobody = Vor dem ersten Zug.
new-game-magic-on-the-table = Auf dem Tisch gewürfelt, unten eingetippt.
new-game-magic-number = Magische Zahl, wie 2 3 3 5 5
new-game-magic-as = wie 2 3 3 5 5
new-game-magic-missing = Würfelt die Magische Zahl auf dem Tisch ({ dice-counted }) und tippt sie ein, oder spielt ohne.
new-game-magic-too-easy = Eine Straße oder lauter gleiche sind nach diesen Regeln keine Magische Zahl. Würfelt noch mal.
new-game-keys = Alle haben eine Taste
new-game-keys-told = Sie macht den ersten Wurf eines Zugs.
new-game-keys-for-several = Erst ab zwei Menschen.
new-game-key-of = Taste von { $name }: { $key }
new-game-key-of-told = Drück sie, dann eine andere Taste
new-game-key-waits = ?
new-game-key-of-the-table = Diese Taste braucht der Tisch. Frei sind { $free-listed }.
new-game-how-long = Wie lange?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Bis { $goal-figure }, { $minutes-figure } Minuten
       *[no] Wie in den Regeln
    }
    [night-own] Den ganzen Abend, bis { $goal-figure }, { $minutes-figure } Minuten
    [night] Den ganzen Abend{ $known ->
        [yes] , bis { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } Minuten{ $known ->
        [yes] , bis { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Tipps
new-game-hints-told = Die Taste H zeigt den besten Zug.
new-game-coach = Coach
new-game-coach-told = Sagt, was jede Wahl gekostet hat.
new-game-gestures-told = Kein Wurf steht vorher fest.
new-game-teams = Teams
new-game-computers-alone = Computer sitzen allein.
new-game-no-teams-with-computers = Computer sitzen allein: keine Teams mit ihnen.
new-game-dice = Würfel
new-game-on-screen = Am Schirm
new-game-by-gesture = Mit Schwung
new-game-by-word = Mit Wort
new-game-on-the-real-table = Echte
new-game-words = Wörter
new-game-rules-settings = Regeln einstellen…
new-game-cancel = Abbrechen
new-game-is-ticked-this-game-is = { $name } ist angehakt. Dieses Spiel läuft danach.
new-game-each-pair-or-more-is = Je zwei oder mehr teilen eine Spalte.
new-game-from-players-up = Ab { $teams-from-word } Leuten.
new-game-begin = Los geht’s
new-game-type-a-name-to-sit = Tipp einen Namen, um dich zu setzen. Diese Regeln brauchen { $least ->
    [one] mindestens einen.
   *[other] mindestens { $least-word }.
}
new-game-these-rules-take-at-most = Diese Regeln nehmen höchstens { $most-word }.
new-game-sits-here-already = Sitzt hier schon.
new-game-new-name-it-is-for = Neuer Name. Er gilt für alle Zeit: Die Zonk-Götter führen Buch.
new-game-the-table-is-full = Der Tisch ist voll.
new-game-first-game = Erstes Spiel
new-game-every-team-needs-two-players = Jedes Team braucht mindestens zwei Leute, und es gibt zwei Teams.
