stage-word = { $word }
stage-title-stay = { name-stays }
stage-flies = +{ $points-figure }
stage-all-score = { $count ->
    [4] Alle vier zählen
    [5] Alle fünf zählen
    [6] Alle sechs zählen
   *[other] Alle { $count-figure } zählen
}{ $must ->
    [yes] : sie müssen noch mal rollen
   *[no] : sie dürfen noch mal rollen
}
stage-royale-thrown = Alle { $count ->
    [5] fünf
    [6] sechs
   *[other] { $count-figure }
} sind eine Royale
stage-royale = Die Royale bringt { $value-figure }
stage-sign = { $title }
stage-may-dare = Vier gleiche
stage-title-dare = Ein Würfel. Eine { $face-figure } oder nichts.
stage-title-fault = Patzer: { $name }
stage-title-lost-turn = { name-loses } den Zug
stage-under-11000 = Ab { $limit-figure } braucht es { $points-figure } in einem Zug. Dann gewinnt, wer am höchsten steht.
stage-title-halftime = Halftime-Show
stage-rolloff = { $names-listed } stechen um den besten Zug
stage-title-show-over = Die Show ist vorbei
stage-title-home = { name-is } im Ziel mit { $total-figure }
stage-last-round = Letzte Runde
stage-title-win = { name-wins }
stage-go-on = Weiter
stage-pass = Weiter
stage-pass-to = zu { $name }, ohne den Rest
stage-shown-wait = Warte, bis das gezeigt ist.
stage-bar-at-stake = Auf dem Spiel
stage-bar-brings = Eine { $face-figure } bringt
stage-title-reroll = Fehlwurf: { $name }
stage-note-reroll = { $points ->
    [0] Der Neuwurf wirft diese Würfel noch mal.
   *[other] Die { $points-figure } sind weg, wenn der Neuwurf keine Punkte bringt.
}
stage-title-doubted = { $name }: { $points-figure } angezweifelt
stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Gleich dran: { $name }
stage-title-show = Show von { $name }
stage-title-rolloff = Stechen: { $name }
stage-bar-leads = Es führt
stage-show-line = { $state ->
    [scored] { $name }: geblieben
    [missed] { $name }: Fehlwurf
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = kommt noch
stage-show-brings = { $tie ->
    [all] Der beste Zug gewinnt die Show. Gleich gute teilen sie.
    [rolloff] Der beste Zug gewinnt die Show. Gleich gute stechen.
   *[none] Der beste Zug gewinnt die Show. Gleich gute gewinnen nichts.
}
stage-bar-beat = Zu schlagen
stage-bar-11000 = In einem Zug
stage-bar-home = Im Ziel mit
stage-note-last-round = { $left ->
    [one] Letzte Runde, der letzte Zug.
   *[other] Letzte Runde, noch { $left-figure } Züge.
}
stage-plate = { $what ->
    [alike] { $count ->
        [3] drei { $face-figure }er { $points-figure }
        [4] vier { $face-figure }er { $points-figure }
        [5] fünf { $face-figure }er { $points-figure }
       *[6] sechs { $face-figure }er { $points-figure }
    }
    [royale] Royale { $points-figure }
    [straight] Straße { $points-figure }
    [carried] Übertrag { $points-figure }
   *[kept] { $points-figure }
}
stage-dare = Trau dich, { $name }!
stage-dare-short = Trau dich!
stage-dare-by = { name-says }: Trau dich!
stage-dare-by-any = { $name } oder sonst wer
stage-gate-more = Mehr
stage-safe-ever = Gewürfelt, also sicher, was auch kommt.
stage-safe-written = Geschrieben, also jetzt sicher.
stage-hit-look = { $look ->
    [nailed] sicher, was auch kommt
    [torn] mit dem letzten Wurf verloren
   *[loose] auf dem Spiel, fällig beim Schreiben
}
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } auf dem Spiel
stage-card-both = { $name }: { hits-counted }, { $more-figure } auf dem Spiel
stage-card-lost = { $name }: { hits-counted } verloren
stage-order-title = Wer fängt an?
stage-order-tied = { $names-listed } würfeln noch mal.
stage-order-button = Um die Reihenfolge würfeln
stage-order-again = Noch mal würfeln
stage-order-line = { $again ->
    [yes] { name-rolls } noch mal
   *[no] { $name }
}
stage-order-skip = Ohne Auswürfeln
stage-tie = { $face ->
    [0] Gleichstand: { $names-listed } würfeln noch mal.
   *[other] { $names-listed } haben alle eine { $face-figure }. Sie würfeln noch mal.
}
stage-first = { $name-count ->
   *[one] { $name } fängt an
    [other] { $name } fangen an
}
stage-magic-stays = Sie bleibt auf dem Rand: Wer sie noch mal würfelt, hat sie.
