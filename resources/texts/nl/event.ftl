event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } de stenen.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } gehouden. De stenen moeten worden gegooid.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. De { $value-figure } zijn weg.
}
event-banked = { name-stays } met { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } voor { $name }.
event-royale = De Royale is { $value-figure } waard.
event-token = { name-has } een herkansing.
event-reroll = { name-uses } een herkansing.
event-may-dare = Vier gelijke. Ieder ander mag zeggen: durf je?
event-dared = { other-dares } { $name } uit.
event-dare-taken = { name-takes } de uitdaging aan.
event-dare-refused = { name-refuses } de uitdaging.
event-dare-won = De uitdaging is gelukt: { $value-figure }.
event-called-11000 = { name-calls } de 11.000-regel.
event-halftime = Halftime Show.
event-halftime-hit = { $value ->
    [0] { name-wins } de beslissende worp om de beste beurt van de show.
    [1] { name-has } de beste beurt van de show.
   *[other] { name-has } een van de { $value-word } beste beurten van de show.
}
event-halftime-over = Verder met het spel.
event-rolloff = { name-rolls } om de beslissing.
event-winner = { name-wins }.
event-penalty = { $value-figure } eraf voor { $name }: { $why ->
    [delay-of-game] tijdrekken
    [out-of-turn] niet aan de beurt
    [first-throw] een eerste worp zonder punten
   *[misses] missers
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks } het.
   *[other] { name-asks } het { $times-figure } keer.
}
event-released = { name-says }: { $answer ->
    [you-can-go] ga maar
    [done] klaar
    [yes] ja
    [cough] kuch
    [no] nee
   *[overrule] overstemd
}.
event-said-no = { name-says } nee. De poort blijft dicht.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } te vroeg.
event-hit-given = { name-gives } { hits-counted } aan { $other }.
event-challenged = { name-doubts } het totaal.
event-account-held = Het totaal klopt.
event-account-failed = Het totaal klopt niet. De beurt is verloren.
event-social = Social: { hit-a } voor iedereen.
event-limit = { name-is } binnen.
event-stake = { name-puts } { $value-figure } in de pot.
event-instant-win = { name-has } het spel gewonnen met één worp.
event-instant-loss = { name-has } het spel vergooid.
event-safe = { $value-figure } waren veilig, en blijven.
event-taken-over = { name-goes } verder met { $value-figure } en de stenen die over zijn.
event-extended = { name-is } over de limiet heen. Die is nu { $value-figure }.
event-knocked-back = { other-lands } op het totaal van { $name }, dat met { $value-figure } zakt.
event-out = { name-is } uit het spel.
event-last-die = { $value ->
    [one] Niets. { name-has } nog één poging met de laatste steen.
   *[other] Niets. { name-has } nog { $value-figure } pogingen met de laatste steen.
}
event-last-licks = { $who ->
    [passed] { name-leads } voor. Wie is ingehaald, heeft nog een beurt.
   *[other] { name-leads } voor. Alle anderen hebben nog een beurt.
}
