hint-menu = T&ipp (H am Tisch)
hint-aid-hints = Tipp&s in diesem Spiel
hint-aid-coach = Coac&h in diesem Spiel
hint-asked = { $name } hat um einen Tipp gebeten.
hint-thinking = Rechne die Chancen aus …
hint-not-now = Tipps gibt es, wenn ein Mensch etwas entscheiden darf.
hint-hits-first = { name-takes } erst { hits-plain }: C. Vorher gibt es nichts zu entscheiden.
hint-nothing = Jetzt gibt es nichts zu entscheiden.
hint-switched-off = Tipps sind in diesem Spiel aus. Spiel > Tipps in diesem Spiel schaltet sie ein.
hint-failed = Der Tipp ließ sich nicht ausrechnen. Das Spiel steht, wie es war; das Protokoll sagt mehr.
hint-not-covered = Kein Tipp: { $why }
hint-mark = Tipp

hint-label = { $dice ->
    [one] { $only ->
        [yes] Nur diese { $face } rauslegen
       *[no] Diese { $face } rauslegen
    }
   *[other] { $only ->
        [yes] Nur diese { $dice-word } rauslegen
       *[no] Diese { $dice-word } rauslegen
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Leg { $kept } raus, wirf { general-dice-acc }: { $miss } von 100 gehen daneben.
    [keep-stay] Leg { $kept } raus und bleib mit { $points-figure }.
    [stay] Bleib mit { $points-figure }.
    [take-dare] Nimm die Mutprobe an: { $miss } von 100 gehen daneben.
    [refuse-dare] Kneif bei der Mutprobe.
    [again] Nimm den Neuwurf.
    [take-over] Übernimm die { $points-figure }, die übrig sind.
   *[roll] Wirf { general-dice-acc }: { $miss } von 100 gehen daneben.
}
hint-dice = { $kind ->
    [alike] die { $count-word } { $face }er
   *[other] die { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] { $kept } rauszulegen und { general-dice-acc } zu werfen
    [keep-stay] { $kept } rauszulegen und mit { $points-figure } zu bleiben
    [stay] mit { $points-figure } zu bleiben
    [take-dare] die Mutprobe anzunehmen
    [refuse-dare] zu kneifen
    [again] den Neuwurf zu nehmen
    [take-over] die { $points-figure } zu übernehmen
   *[roll] { general-dice-acc } zu werfen
}
hint-only = Etwas anderes geht nicht.
hint-as-good = Genauso gut wie { $other }.
hint-more-points = { $by ->
    [one] Einen Punkt mehr wert, als { $other }.
   *[other] { $by-figure } Punkte mehr wert, als { $other }.
}
hint-more-hits = In { $of-figure } solchen Zügen { hits-counted } mehr wert, als { $other }.
hint-more-wins = { $by ->
    [one] Gewinnt ein Spiel von { $of-figure } mehr, als { $other }.
   *[other] Gewinnt { $by-figure } Spiele von { $of-figure } mehr, als { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Einen Punkt wert.
   *[other] { $worth-figure } Punkte wert.
}
hint-worth-hits = { hits-counted } wert in { $of-figure } Zügen.
hint-worth-wins = { $worth ->
    [one] Gewinnt ein Spiel von { $of-figure }.
   *[other] Gewinnt { $worth-figure } Spiele von { $of-figure }.
}
hint-weighs-hits = Hier gewinnen { hits-plain }: { $points-figure } Punkte wiegen so viel wie einer.
