event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } i dadi.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } da parte. I dadi vanno tirati.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. I { $value-figure } punti sono persi.
}
event-banked = { name-stays } con { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } per { $name }.
event-royale = La Royale vale { $value-figure }.
event-token = { name-has } un tiro bis.
event-reroll = { name-uses } un tiro bis.
event-may-dare = Quattro uguali. Chiunque altro può dire: ti sfido.
event-dared = { other-dares } { $name }.
event-dare-taken = { general-name-accepts } la sfida.
event-dare-refused = { name-refuses } la sfida.
event-dare-won = Sfida vinta: { $value-figure }.
event-called-11000 = { name-calls } la Regola degli 11.000.
event-halftime = Show dell’intervallo.
event-halftime-hit = { $value ->
    [0] { name-wins } lo spareggio per il miglior turno dello show.
    [1] { name-has } il miglior turno dello show.
   *[other] { name-has } uno dei { $value-word } migliori turni dello show.
}
event-halftime-over = Si riprende a giocare.
event-rolloff = { name-rolls } per lo spareggio.
event-winner = { name-wins }.
event-penalty = { $value-figure } in meno per { $name }: { $why ->
    [delay-of-game] perdita di tempo
    [out-of-turn] fuori turno
    [first-throw] primo tiro senza punti
   *[misses] buchi
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks }, { $times-figure } volte.
}
event-released = { name-says }: { $answer ->
    [you-can-go] vai pure
    [done] fatto
    [yes] sì
    [cough] coff
    [no] no
   *[overrule] tira lo stesso
}.
event-said-no = { name-says } di no. La barriera resta chiusa.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } troppo presto.
event-hit-given = { name-gives } { hits-counted } a { $other }.
event-challenged = { name-doubts } il totale.
event-account-held = Il totale regge.
event-account-failed = Il totale non regge. Il turno è perso.
event-social = Brindisi: { hit-a } per tutti.
event-limit = { name-is } al traguardo.
event-stake = { name-puts } { $value-figure } nel piatto.
event-instant-win = { name-wins } la partita con questo tiro.
event-instant-loss = { name-loses } la partita con questo tiro.
event-safe = { $value-figure } erano al sicuro, e restano.
event-taken-over = { name-goes } avanti con { $value-figure } e i dadi rimasti.
event-extended = { name-is } oltre il limite. Ora il limite è { $value-figure }.
event-knocked-back = { other-lands } sul totale di { $name }, che torna indietro di { $value-figure }.
event-out = { name-is } fuori dal gioco.
event-last-die = { $value ->
    [one] Niente. { name-has } ancora un tentativo con l’ultimo dado.
   *[other] Niente. { name-has } ancora { $value-figure } tentativi con l’ultimo dado.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Chi è stato superato ha un altro turno.
   *[other] { name-leads }. Tutti gli altri hanno un altro turno.
}
