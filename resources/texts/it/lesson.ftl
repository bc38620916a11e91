lesson-scores = I dadi accesi fanno punti, qui { $points-figure }. R li tiene e tira { dice-counted }.
lesson-entry = { $every ->
    [yes] Un turno conta da { $need-figure } in su. Fino ad allora, tira.
   *[no] Con un turno da { $need-figure } entri in gioco. Fino ad allora, tira.
}
lesson-dice = Nessuno si ferma prima di { $need-either } dadi da parte. Fino ad allora, tira.
lesson-stay = S ti ferma: i { $points-figure } sono tuoi. Un altro tiro può perderli.
lesson-pick = Puoi tenerne meno: clicca un dado, o premi il suo numero.
lesson-hint = Dubbi? H mostra la mossa migliore, e perché.
lesson-all-score = { $must ->
    [yes] Valgono tutti e { $dice-word }: si tirano di nuovo. Un buco perde comunque tutto.
   *[no] Valgono tutti e { $dice-word }: tirali tutti di nuovo, o fermati.
}
lesson-forced = Solo il Dado di Sangue non porta niente, quindi va tirato.
lesson-miss = { $points ->
    [0] Niente vale: il turno è finito, senza un punto.
   *[other] Niente vale: il turno è finito, e i suoi { $points-figure } sono persi.
}
lesson-hit = { $by ->
    [hits] { hit-a-first }, con un segno sul blocco. Vince chi ha più { hits-plain }.
   *[other] { hit-a-first }, con un segno sul blocco, per la gloria. La partita la vincono i punti.
}
lesson-gate = { $how ->
    [courtesy] { hits-plain-first }: si prendono prima che qualcuno tiri. C dice che è fatto.
    [word] Prima si prendono { general-hits-the }, poi si tira. C dà la parola.
   *[asks] Chiedi una volta per ogni { hit-one }: C. L’ultimo sì apre la barriera.
}
lesson-may-dare = Quattro uguali. Possono sfidarti: l’ultimo dado deve essere uguale, o perdi tutto.
lesson-dared = Tira un dado: uguale fa { $worth-figure }, diverso perde { $stake-figure }. O rifiuta.
lesson-show = Intervallo: un turno a testa, fuori dal punteggio. Al migliore { hit-a }.
lesson-royale = Royale! Tienila: si tirano { $dice-word } dadi per ciò che porta.
lesson-reroll = Hai un tiro bis: rimedia a un buco, ora o in un altro turno.
lesson-magic = Un tiro che mostra di nuovo questi { $dice-word } porta a tutti { hit-a }.
lesson-eleven = Si può chiamare la Regola degli 11.000: C. Poi si gioca oltre { $limit-figure }.
lesson-end = { $how ->
    [last] Il traguardo è raggiunto. Chi resta ha un ultimo turno.
    [immediate] { $limit-figure } chiude subito la partita.
    [finishRound] { $limit-figure } chiude la partita, appena il giro è completo.
   *[lastRound] { $limit-figure } chiude la partita, dopo un altro turno per gli altri.
}
lesson-no-more = Niente più lezioni
lesson-menu = &Lezioni nelle prime partite
