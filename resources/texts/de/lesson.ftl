lesson-scores = Leuchtende Würfel zählen, hier { $points-figure }. R legt sie raus und wirft { general-dice-acc }.
lesson-entry = { $every ->
    [yes] Ein Zug zählt ab { $need-figure }. Bis dahin: würfeln.
   *[no] Mit { $need-figure } in einem Zug bist du drin. Bis dahin: würfeln.
}
lesson-dice = Bleiben geht erst mit { $need-either } Würfeln draußen. Bis dahin: würfeln.
lesson-stay = S bleibt: Die { $points-figure } gehören dir. Ein weiterer Wurf kann sie kosten.
lesson-pick = Du darfst weniger rauslegen: Klick einen Würfel oder drück seine Zahl.
lesson-hint = Unsicher? H zeigt den besten Zug und warum.
lesson-all-score = { $must ->
    [yes] Alle { $dice-word } zählen: Sie rollen noch mal. Ein Fehlwurf kostet trotzdem alles.
   *[no] Alle { $dice-word } zählen: Wirf alle noch mal, oder bleib.
}
lesson-forced = Nur der Blutwürfel bringt nichts, also muss er noch mal rollen.
lesson-miss = { $points ->
    [0] Nichts zählt: Der Zug ist vorbei, ohne einen Punkt.
   *[other] Nichts zählt: Der Zug ist vorbei, und die { $points-figure } sind weg.
}
lesson-hit = { $by ->
    [hits] Ein { hit-one }, auf dem Block vermerkt. Die meisten { hits-plain } gewinnen.
   *[other] Ein { hit-one }, auf dem Block vermerkt, für den Ruhm. Punkte gewinnen das Spiel.
}
lesson-gate = { $how ->
    [courtesy] { hits-plain-first } werden genommen, bevor jemand würfelt. C meldet es.
    [word] Niemand würfelt, bevor die { hits-plain } genommen sind. C gibt frei.
   *[asks] Frag für jeden { hit-one } einmal: C. Das letzte Ja öffnet die Schranke.
}
lesson-may-dare = Vier gleiche. Man darf dich herausfordern: Der letzte Würfel passt, oder alles ist weg.
lesson-dared = Wirf einen Würfel: Passt er, macht das { $worth-figure }, sonst sind { $stake-figure } weg. Oder kneif.
lesson-royale = Royale! Leg sie raus: { $dice-word-first } Würfel fallen dann um ihren Wert.
lesson-reroll = Du hast einen Neuwurf: Er wirft einen Fehlwurf noch mal, jetzt oder später.
lesson-magic = Zeigt ein Wurf diese { $dice-word } noch mal, bekommen alle { general-hit-acc }.
lesson-eleven = Die 11.000er-Regel ist ausrufbar: C. Dann geht das Spiel über { $limit-figure } hinaus weiter.
lesson-show = Halbzeit: je ein Zug neben der Wertung. Der beste bringt { general-hit-acc }.
lesson-end = { $how ->
    [last] Das Ziel ist erreicht. Wer noch fehlt, hat einen letzten Zug.
    [immediate] { $limit-figure } beendet das Spiel sofort.
    [finishRound] { $limit-figure } beendet das Spiel, sobald die Runde zu Ende ist.
   *[lastRound] { $limit-figure } beendet das Spiel, nach einem letzten Zug der anderen.
}
lesson-no-more = Keine Lektionen mehr
lesson-menu = &Lektionen in den ersten Spielen
