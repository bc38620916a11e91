reason-rolls-gains = { $dice ->
    [one] Tira: un dado fa buco { $miss-figure } volte su 100, e continuare vale { $by-figure } in più.
   *[other] Tira: { $dice-figure } dadi fanno buco { $miss-figure } volte su 100, e continuare vale { $by-figure } in più.
}
reason-stays-saves = { $by ->
    [0] Si ferma con { $points-figure }: continuare porterebbe altrettanto.
   *[other] Si ferma con { $points-figure }: continuare costerebbe in media { $by-figure }.
}
reason-entry = { $dice ->
    [one] Tira: con { $points-figure } qui non ci si ferma. Un dado fa buco { $miss-figure } volte su 100.
   *[other] Tira: con { $points-figure } qui non ci si ferma. { $dice-figure } dadi fanno buco { $miss-figure } volte su 100.
}
reason-begins = Comincia il turno.
reason-forced = { $dice ->
    [one] Tira un dado, perché lo dicono le regole.
   *[other] Tira { $dice-figure } dadi, perché lo dicono le regole.
}
reason-only = Non c’è altro da fare.
reason-dare-taken = Accetta la sfida: c’è più da vincere che da perdere.
reason-dare-refused = Rifiuta la sfida: una faccia su sei non basta.
reason-takes-over = Rileva { $points-figure } punti: i dadi fanno buco { $miss-figure } volte su 100.
reason-last-roll = Tira: è l’ultimo turno, e bisogna battere { $points-figure }.
reason-last-won = Si ferma: è l’ultimo turno, e { $points-figure } è battuto.
reason-whim = Così, per capriccio. La scelta migliore valeva { $cost-figure } in più.
reason-feel = A naso: le probabilità di queste regole non sono calcolate.
reason-rerolls = { $hits ->
    [yes] Usa un tiro bis: il prossimo tiro porta di più, colpi compresi.
   *[no] Usa un tiro bis: ora porta { $by-figure } punti più che tenerlo per dopo.
}
reason-catches-up = Chiama la Regola degli 11.000: { $by-figure } punti dietro chi è quasi al traguardo.
reason-dares = Sfida: quattro uguali non sono un motivo per essere prudenti.
reason-doubts = Contesta il totale: detti { $said-figure }, i dadi facevano { $points-figure }.
reason-accounts = Indica i dadi che hanno fatto il totale.
reason-stakes = Mette ciò che mettono tutti.
reason-takes-hits = Prende { hits-counted } con spirito sportivo.
reason-gives = Regala { hits-counted }, per compagnia.
reason-asks = { $times ->
    [one] Chiede se può tirare.
   *[other] Chiede { $times-figure } volte se può tirare.
}
reason-answers = Dà il via libera al prossimo.
reason-own = L’ha scelto il suo programma.
