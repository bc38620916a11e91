review-title = Rückblick
review-stop = Anhalten
review-stopped = Nicht angesehen
review-counts-hits = Hier gewinnen { hits-plain }: Jeder zählt { $points-figure } Punkte.
review-hints = Tipps: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Schließen
review-looking = Das Spiel wird angesehen …
review-looking-note = Jeder Wurf und jede Wahl wird mit dem besten Spiel verglichen.
review-none = Zu diesem Spiel gibt es keinen Rückblick
review-failed = Etwas ist schiefgegangen. Das Protokoll sagt mehr; das Spiel ist, wie es war.
review-head = { $name } hatte die Würfel: { $luck }
review-head-won = { $kind ->
    [both] { name-was } die Würfel und das Können dazu
    [luck] { name-was } Glück, und das Können reichte
    [choices] { name-has } am besten gewählt, und das war genug
    [against] { name-has } gegen die Würfel gewonnen
    [uphill] { name-has } bergauf gewonnen
   *[enough] { name-has } gerade genug getan
}
review-line = { $kind ->
    [faultless] Keinen Würfel falsch gesetzt.
    [rained] Am besten von allen gewählt. Es hat geregnet.
    [knew] Gut gewürfelt, und es gewusst.
    [chose] Am besten gewählt, und es war nötig.
    [bold] { $times ->
        [one] Ein kühner Wurf
       *[other] { $times-word-first } kühne Würfe
    } zu viel.
    [timid] { $times ->
        [one] Einmal
       *[other] { $times-word-first }mal
    } zu früh geblieben.
    [kinder] Die Würfel haben die Zeche bezahlt.
    [helped] Dem Pech noch nachgeholfen.
   *[owed] Nichts zu erwarten, und das bekommen.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Lacht jetzt.
       *[no] Lacht später.
    }
    [vera] { $won ->
        [yes] Der Schnitt zahlt seine Schulden.
       *[no] Der Schnitt schuldet ihr noch was.
    }
    [umbrella] { $won ->
        [yes] Trocken bis zum Schluss.
       *[no] Wird auch daran denken.
    }
    [dot] { $won ->
        [yes] Ein Würfel mehr war genau richtig.
       *[no] Ein Würfel mehr war nicht klug.
    }
    [pete] { $won ->
        [yes] Kam wegen der { hits-plain }. Nahm auch den Zettel mit.
       *[no] Zählt { hits-plain }, keine Plätze.
    }
    [kid] { $won ->
        [yes] Hatte Glück dabei. Hat es behalten.
       *[no] Kann’s jetzt seit zwei Stunden.
    }
   *[other] {""}
}
review-unkind = Die Würfel waren zu niemandem nett
review-sub = { $rules }. { $name } hat am besten gewählt und { $cost } verschenkt.
review-choices = { $choices ->
    [one] Eine Wahl angesehen.
   *[other] { $choices-figure } Entscheidungen angesehen.
} So gut wie die beste: { $good-figure }.
review-bars = Par, Glück und Verschenktes von allen
review-par = Par: was bestes Spiel im Schnitt bringt
review-legend = Gefüllt: Glück, was die Würfel gaben. Schraffiert: was verschenkt wurde. Par, Glück und Verschenktes ergeben den Zettel, auf den Punkt.
review-sum = { $name }: { $total-figure } ist Par { $par }, Glück { $luck }, verschenkt { $cost }{ $more ->
    [yes] , und { $rest } durch Patzer, Strafen und Abstimmungen.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Am Anfang standen { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share } %
review-winning = Wer gerade gewann
review-round = Runde { $round-figure }
review-winning-note = Die Siegchance bei jedem Zug, wenn von da an alle ihr Bestes gespielt hätten. Erst jetzt bekannt.
review-swing = Runde { $round-figure }: { $before } auf { $after }
review-chance-went = { $name }: { $first } von 100 am Anfang, { $last } am Ende.
review-swing-of = Der größte Umschwung, für { $name } in Runde { $round-figure }: von { $before } auf { $after } von 100.
review-dearest = { $choices ->
    [0] Keine Entscheidung hat etwas gekostet
    [one] Die teuerste Entscheidung
   *[other] Die { $choices-word } teuersten Entscheidungen
}
review-dearest-note = Links der Messinglinie liegt, was rausgelegt wurde. Der Knopf zeigt es im Film.
review-dearest-none = Was auch gewählt wurde, war so gut wie das Beste.
review-who = { $name }, Runde { $round-figure }
review-spot = { $name }, Runde { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Rausgelegt: { $kept }.
   *[other] { $kept-count ->
        [0] Liegen gelassen: { $left }.
       *[other] Rausgelegt: { $kept }. Liegen gelassen: { $left }.
    }
}
review-thrown = Geworfen: { $dice }.
review-play = Im Film ansehen
review-kept = { $dice } rausgelegt, bei { $points-figure } Punkten.
review-stayed-at-once = Alles rausgelegt, was zählt, und geblieben.
review-stayed = Geblieben mit { $points-figure }.
review-rolled = Weitergewürfelt mit { $points-figure }.
review-took-dare = Mutprobe angenommen mit { $points-figure }.
review-refused-dare = Gekniffen mit { $points-figure }.
review-went-on = Weitergemacht mit { $points-figure }.
review-better-stay = Besser: mit { $points-figure } bleiben.
review-better-keep-stay = Besser: { $dice } rauslegen und mit { $points-figure } bleiben.
review-better-roll = { $many ->
    [one] Besser: einen Würfel werfen, { $miss } von 100 gehen daneben.
   *[other] Besser: { $many-word } Würfel werfen, { $miss } von 100 gehen daneben.
}
review-better-keep-roll = { $many ->
    [one] Besser: { $dice } rauslegen und einen Würfel werfen, { $miss } von 100 gehen daneben.
   *[other] Besser: { $dice } rauslegen und { $many-word } Würfel werfen, { $miss } von 100 gehen daneben.
}
review-kindest = Wurf des Abends: { $name }, Runde { $round-figure }, { $luck } Glück wert
review-unkindest = Gemeinster Wurf: { $name }, Runde { $round-figure }, { $luck } Glück

review-views = Was zu sehen ist
review-view-sheet = Der Zettel
review-view-review = Rückblick
review-view-awards = Preise
review-view-dice = Würfel
review-awards-head = { $over ->
    [yes] Alle gewinnen etwas
   *[no] Die Preise bis jetzt
}
review-awards-note = { $over ->
    [yes] Nach diesen Regeln und nach dem, was der Zettel weiß.
   *[no] Das Spiel ist nicht zu Ende: All das kann sich ändern.
}
review-hits-from = { $thrown ->
    [yes] Wofür es die { hits-plain } gab
   *[no] Was die Stände von { general-hits-dat } verraten
}
review-hits-none = Niemand nahm { general-hit-acc }.
review-hits-all = alle
review-dice-none = Keine Würfel zu sehen
review-dice-none-note = Von diesem Spiel ist kein Wurf aufgezeichnet: Über seine Würfel lässt sich nichts sagen.
review-dice-typed = Sie wurden auf dem Tisch geworfen und eingetippt.
review-dice-misses = Fehlwürfe
review-dice-misses-note = Erwartet: so viele, wie ehrliche Würfel im Schnitt haben, gezählt über genau die gemachten Würfe.
review-dice-who = Spieler
review-dice-throws = Würfe
review-dice-missed = daneben
review-dice-expected = erwartet
review-dice-hands = geworfen
review-dice-hand = { $dice ->
    [one] ein Würfel
   *[other] { $dice-word } Würfel
}

review-save = Als Bild sichern…
review-save-title = Die Seite als Bild sichern
