card-title = Die Regel
card-menu = Regel als &Karte (? am Tisch)
card-row = { $kind ->
    [run] { $dice-comma } bis { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Leg raus, was zählt, wirf den Rest, oder bleib.
card-leave-all = Leg alles raus, was zählt, wirf den Rest, oder bleib.
card-enter = Erst einsteigen: { $points-figure } in einem Zug.
card-enter-dice = Einstieg mit { $dice-figure } Würfeln draußen.
card-stop = Bleiben ab { $points-figure }.
card-stop-dice = Bleiben mit { $dice-either } Würfeln draußen.
card-beat-previous = Überbiete den Zug vor dir.
card-wild-face = Die rote { $face } ist Joker.
card-miss = Nichts zählt: Zug verloren.
card-all-score = { $forced ->
    [yes] Alle { $dice-word } zählen: weiterwürfeln.
   *[no] Alle { $dice-word } zählen: weiterwürfeln oder bleiben.
}
card-blood-die-alone = Rot allein muss rollen.
card-blood-die-among = Rot ohne Wert muss rollen.
card-dare = Vier gleiche: Mutprobe möglich.
card-hit-each = Alle { $step-figure } ein { hit-one }.
card-hit-turn = { $step-figure } im Zug: ein { hit-one }.
card-rounds = { $by ->
    [hits] { $rounds-figure } Runden: meiste { hits-plain } gewinnen.
    [titles] { $rounds-figure } Runden: meiste Titel gewinnen.
   *[points] { $rounds-figure } Runden: meiste Punkte gewinnen.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Zuerst über { $limit-figure } gewinnt.
       *[no] Zuerst bei { $limit-figure } gewinnt.
    }
    [hits] { $over ->
        [yes] Schluss über { $limit-figure }
       *[no] Schluss bei { $limit-figure }
    }: meiste { hits-plain } gewinnen.
    [titles] { $over ->
        [yes] Schluss über { $limit-figure }
       *[no] Schluss bei { $limit-figure }
    }: meiste Titel gewinnen.
   *[points] { $over ->
        [yes] Schluss über { $limit-figure }
       *[no] Schluss bei { $limit-figure }
    }: meiste Punkte gewinnen.
}
