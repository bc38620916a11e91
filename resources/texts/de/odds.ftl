odds-only-totals = Das ist ein Zettel nur mit Ständen: Was die Würfel zeigten, ist nicht bekannt, also auch nicht, was Glück war und was verschenkt wurde.
odds-too-many-hands = Diese Regeln haben mehr als { $most-figure } Arten von Händen; ihre Chancen werden nicht ausgerechnet.
odds-clear = Diese Regeln haben Kombinationen, die bestätigt werden müssen; ihre Chancen werden nicht ausgerechnet.
odds-last-die = Diese Regeln geben dem letzten Würfel mehrere Versuche; ihre Chancen werden nicht ausgerechnet.
odds-beat-previous = Nach diesen Regeln muss ein Zug mehr bringen als der davor; ihre Chancen werden nicht ausgerechnet.
odds-first-throw = Diese Regeln nehmen Punkte für einen ersten Wurf ohne Punkte; ihre Chancen werden nicht ausgerechnet.
odds-last-licks = Nach diesen Regeln beginnen die letzten Züge von vorn, wenn jemand neu vorn liegt; die Siegchance kennt niemand.
odds-show = In der Halftime-Show geht es um einen Treffer, nicht um Punkte: Sie entscheidet nichts über den Sieg.
odds-decided = Wer zuerst im Ziel war, hat gewonnen; was noch gespielt wird, entscheidet nichts.
odds-unknown-hits = Hier gewinnen Treffer: Die Siegchancen kennt niemand.
odds-unknown-same-total = Wer auf einem fremden Stand landet, wirft dort jemanden zurück: Nach diesen Regeln kennt niemand die Siegchancen.
odds-unknown-take-over = Würfel und Punkte des Zugs davor dürfen übernommen werden: Nach diesen Regeln kennt niemand die Siegchancen.
odds-unknown-extension = Wer übers Ziel geht, ohne zu treffen, verschiebt es für alle: Nach diesen Regeln kennt niemand die Siegchancen.
odds-unknown-landing = Das Ziel muss genau getroffen werden: Nach diesen Regeln kennt niemand die Siegchancen.
odds-hits-win = Hier gewinnen Treffer: Werte sind Punkte, und { $each-figure } für jeden Treffer.

odds-review-measure = { $measure ->
    [hits] Punkte, und { $each-figure } für jeden { hit-one }:
   *[points] Punkte:
}
odds-review-player = { $name }: { $whole } = Par { $par }, Glück { $luck }, verschenkt { $cost }, Rest { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(ab { $start-figure })
}
odds-review-dear = { $name } hat { $cost } verschenkt: { $chosen } mit { $points-figure } Punkten{ $dice-count ->
    [0] {""}
   *[other] , Würfel { $dice }
}; am besten { $best }
odds-review-luckiest = Glücklichster Wurf: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Unglücklichster Wurf: { $name }, { $dice }: { $luck }
odds-review-chances = Siegchancen am Ende: { $chances-comma }
