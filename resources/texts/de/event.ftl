event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } Würfel raus.
   *[other] { name-keeps } { $value-figure } raus.
}
event-forced = { $value-figure } rausgelegt. Die Würfel müssen noch mal rollen.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Die { $value-figure } sind weg.
}
event-banked = { name-stays } mit { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } für { $name }.
event-royale = Die Royale bringt { $value-figure }.
event-token = { name-has } einen Neuwurf.
event-reroll = { name-uses } den Neuwurf.
event-may-dare = Vier gleiche. Alle anderen dürfen sagen: Trau dich!
event-dared = { other-dares } { $name } heraus.
event-dare-taken = { name-takes } die Mutprobe an.
event-dare-refused = { name-refuses }.
event-dare-won = Mutprobe bestanden: { $value-figure }.
event-called-11000 = { name-calls } die 11.000er-Regel aus.
event-halftime = Halftime-Show.
event-halftime-hit = { $value ->
    [0] { name-wins } das Stechen um den besten Zug der Show.
    [1] { name-has } den besten Zug der Show.
   *[other] { name-has } einen der { $value-word } besten Züge der Show.
}
event-halftime-over = Weiter im Spiel.
event-rolloff = { name-rolls } im Stechen.
event-winner = { name-wins }.
event-penalty = { $value-figure } Abzug für { $name }: { $why ->
    [delay-of-game] Spielverzögerung
    [out-of-turn] außer der Reihe gewürfelt
    [first-throw] ein erster Wurf ohne Punkte
   *[misses] zu viele Fehlwürfe
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks }, { $times-figure }-mal.
}
event-released = { name-says }: { $answer ->
    [you-can-go] Du darfst
    [done] Fertig
    [yes] Ja
    [cough] Hust
    [no] Nein
   *[overrule] Überstimmt
}.
event-said-no = { name-says } Nein. Die Schranke bleibt zu.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } zu früh.
event-hit-given = { name-gives } { hits-counted } an { $other } ab.
event-challenged = { name-doubts } den Stand an.
event-account-held = Der Stand stimmt.
event-account-failed = Der Stand stimmt nicht. Der Zug ist verloren.
event-social = Social: { hit-a } für alle.
event-limit = { name-is } im Ziel.
event-stake = { name-puts } { $value-figure } in den Pott.
event-instant-win = { name-has } sich zum Sieg gewürfelt.
event-instant-loss = { name-has } das Spiel verwürfelt.
event-safe = { $value-figure } waren sicher und bleiben.
event-taken-over = { name-goes } mit { $value-figure } und den übrigen Würfeln weiter.
event-extended = { name-is } übers Ziel hinaus. Es liegt jetzt bei { $value-figure }.
event-knocked-back = { other-lands } auf dem Stand von { $name }. Das kostet { $name } { $value-figure }.
event-out = { name-is } raus.
event-last-die = { $value ->
    [one] Nichts. { name-has } noch einen Versuch mit dem letzten Würfel.
   *[other] Nichts. { name-has } noch { $value-figure } Versuche mit dem letzten Würfel.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Wer überholt wurde, ist noch einmal dran.
   *[other] { name-leads }. Alle anderen sind noch einmal dran.
}
