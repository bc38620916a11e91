event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } tärningarna.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } sparade. Tärningarna måste slås.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. { $value-figure } är borta.
}
event-banked = { name-stays } på { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } till { $name }.
event-royale = Royalen är värd { $value-figure }.
event-token = { name-has } ett omkast.
event-reroll = { name-uses } ett omkast.
event-may-dare = Fyra lika. Vem som helst av de andra får säga: vågar du?
event-dared = { other-dares } { $name }.
event-dare-taken = { $name } antar utmaningen.
event-dare-refused = { name-refuses } utmaningen.
event-dare-won = Utmaningen är vunnen: { $value-figure }.
event-called-11000 = { name-calls } 11 000-regeln.
event-halftime = Halvtidsshow.
event-halftime-hit = { $value ->
    [0] { name-wins } särslaget om showens bästa omgång.
    [1] { name-has } showens bästa omgång.
   *[other] { name-has } en av showens { $value-word } bästa omgångar.
}
event-halftime-over = Spelet går vidare.
event-rolloff = { name-rolls } i särslaget.
event-winner = { name-wins }.
event-penalty = { $value-figure } poängs avdrag för { $name }: { $why ->
    [delay-of-game] maskning
    [out-of-turn] inte på tur
    [first-throw] ett första kast utan poäng
   *[misses] missar
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks }, { $times-figure } gånger.
}
event-released = { name-says }: { $answer ->
    [you-can-go] kör du
    [done] klart
    [yes] ja
    [cough] host
    [no] nej
   *[overrule] nedröstat
}.
event-said-no = { name-says } nej. Spärren förblir stängd.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } för tidigt.
event-hit-given = { name-gives } { $other } { hits-counted }.
event-challenged = { name-doubts } summan.
event-account-held = Summan stämmer.
event-account-failed = Summan stämmer inte. Omgången är förlorad.
event-social = Social: { hit-a } åt alla.
event-limit = { name-is } i mål.
event-stake = { name-puts } { $value-figure } i potten.
event-instant-win = { name-has } slagit hem spelet.
event-instant-loss = { name-has } slagit bort spelet.
event-safe = { $value-figure } var säkra och finns kvar.
event-taken-over = { name-goes } vidare med { $value-figure } och de tärningar som är kvar.
event-extended = { name-is } förbi målet, som nu är { $value-figure }.
event-knocked-back = { other-lands } på samma ställning som { $name }, som faller { $value-figure } tillbaka.
event-out = { name-is } ute ur spelet.
event-last-die = { $value ->
    [one] Inget. { name-has } ett försök till med sista tärningen.
   *[other] Inget. { name-has } { $value-figure } försök till med sista tärningen.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Den som blev passerad får en omgång till.
   *[other] { name-leads }. Alla andra får en omgång till.
}
