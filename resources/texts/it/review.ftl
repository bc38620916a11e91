review-title = Analisi
review-stop = Ferma
review-stopped = Senza analisi
review-counts-hits = { hits-plain-first }: qui decidono, e { hit-a } conta { $points-figure } punti.
review-hints = Consigli: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Chiudi
review-looking = Guardo la partita…
review-looking-note = Ogni tiro e ogni scelta si confronta con il gioco migliore.
review-none = Questa partita non si può analizzare
review-failed = Qualcosa è andato storto. Il registro dice di più; la partita è com’era.
review-head = I dadi stavano con { $name }: { $luck }
review-head-won = { $kind ->
    [both] { $name }: i dadi c’erano, e la testa pure
    [luck] { $name }: tanta fortuna, e bravura quanto basta
    [choices] { $name }: le scelte migliori, e tanto è bastato
    [against] { name-wins } contro i dadi
    [uphill] { name-wins } in salita
   *[enough] { name-has } fatto giusto quanto serviva
}
review-line = { $kind ->
    [faultless] Mai un dado fuori posto.
    [rained] Le scelte migliori di tutti. Pioveva.
    [knew] Tirava bene, e lo sapeva.
    [chose] Scelte migliori, e ce n’era bisogno.
    [bold] { $times ->
        [1] Un tiro audace di troppo.
       *[other] { $times-word-first } tiri audaci di troppo.
    }
    [timid] { $times ->
        [1] Uno stop troppo presto.
       *[other] { $times-word-first } stop troppo presto.
    }
    [kinder] I dadi hanno pagato per le scelte.
    [helped] Ha dato una mano alla sfortuna.
   *[owed] Non spettava niente, e niente è venuto.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Ora ride.
       *[no] Riderà poi.
    }
    [vera] { $won ->
        [yes] La media paga i suoi debiti.
       *[no] La media le deve ancora.
    }
    [umbrella] { $won ->
        [yes] All’asciutto fino alla fine.
       *[no] Si ricorderà anche di questa.
    }
    [dot] { $won ->
        [yes] Un dado in più era giusto quello.
       *[no] Un dado in più non era saggio.
    }
    [pete] { $won ->
        [yes] { hits-plain-first }: era qui per questo. E si è preso anche il foglio.
       *[no] Conta { general-hits-the }, non i posti.
    }
    [kid] { $won ->
        [yes] Ha portato fortuna. Se l’è tenuta.
       *[no] Ora ne sa un’ora di più.
    }
   *[other] {""}
}
review-unkind = I dadi non sono stati gentili con nessuno
review-sub = { $rules }. Le scelte migliori: { $name }, con { $cost } buttati via.
review-choices = { $choices ->
    [one] Una scelta esaminata.
   *[other] { $choices-figure } scelte esaminate.
} { $good-figure } valevano quanto la migliore.
review-bars = Par, fortuna e costo di ognuno
review-par = par: ciò che il gioco migliore porta in media
review-legend = Pieno: fortuna, ciò che hanno dato i dadi. Tratteggiato: quanto sono costate le scelte. Par, fortuna e costo sommati danno il totale del foglio, fino all’ultimo punto.
review-sum = { $name }: { $total-figure } è par { $par }, fortuna { $luck }, costo { $cost }{ $more ->
    [yes] , e { $rest } per falli, penalità e voti.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}All’inizio c’erano { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = Chi stava vincendo
review-round = giro { $round-figure }
review-winning-note = La probabilità di vincere a ogni turno, se da lì tutti avessero giocato al meglio. Si sa solo ora.
review-swing = giro { $round-figure }: da { $before } a { $after }
review-chance-went = { $name }: { $first } su 100 all’inizio, { $last } alla fine.
review-swing-of = Il cambio più grande, per { $name } nel giro { $round-figure }: da { $before } a { $after } su 100.
review-dearest = { $choices ->
    [0] Nessuna scelta è costata niente
    [one] La scelta più cara
   *[other] Le { $choices-word } scelte più care
}
review-dearest-note = I dadi a sinistra della riga d’ottone sono stati tenuti. Il pulsante lo fa rivedere.
review-dearest-none = Ogni scelta valeva quanto la migliore.
review-who = { $name }, giro { $round-figure }
review-spot = { $name }, giro { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Tenuti: { $kept }.
   *[other] { $kept-count ->
        [0] Lasciati: { $left }.
       *[other] Tenuti: { $kept }. Lasciati: { $left }.
    }
}
review-thrown = Tirati: { $dice }.
review-play = Rivedilo
review-kept = Tenuti { $dice }, con { $points-figure } punti.
review-stayed-at-once = Tenuto tutto ciò che vale, e stop.
review-stayed = Stop con { $points-figure }.
review-rolled = Altro tiro con { $points-figure }.
review-took-dare = Sfida accettata con { $points-figure }.
review-refused-dare = Sfida rifiutata con { $points-figure }.
review-went-on = Avanti con { $points-figure }.
review-better-stay = Meglio: fermarsi con { $points-figure }.
review-better-keep-stay = Meglio: tenere { $dice } e fermarsi con { $points-figure }.
review-better-roll = { $many ->
    [one] Meglio: tirare un dado, buco { $miss } volte su 100.
   *[other] Meglio: tirare { $many-word } dadi, buco { $miss } volte su 100.
}
review-better-keep-roll = { $many ->
    [one] Meglio: tenere { $dice } e tirare un dado, buco { $miss } volte su 100.
   *[other] Meglio: tenere { $dice } e tirare { $many-word } dadi, buco { $miss } volte su 100.
}
review-kindest = Tiro della serata: { $name }, giro { $round-figure }, vale { $luck } di fortuna
review-unkindest = Tiro più crudele: { $name }, giro { $round-figure }, { $luck } di fortuna
review-views = Che cosa si vede
review-view-sheet = Il foglio
review-view-review = Analisi
review-view-awards = Premi
review-view-dice = Dadi
review-awards-head = { $over ->
    [yes] Ognuno vince qualcosa
   *[no] I premi, per ora
}
review-awards-note = { $over ->
    [yes] Secondo queste regole, e secondo ciò che il foglio ricorda.
   *[no] La partita non è finita: tutto può ancora cambiare.
}
review-hits-from = { $thrown ->
    [yes] { hits-plain-first }: da dove vengono
   *[no] { hits-plain-first }: che cosa ne dicono i totali
}
review-hits-none = Nessuno ha preso { hit-a }.
review-hits-all = totale
review-dice-none = Nessun dado da guardare
review-dice-none-note = Di questa partita non c’è nessun tiro agli atti: dei suoi dadi non c’è niente da dire.
review-dice-typed = Tirati sul tavolo e scritti a mano.
review-dice-misses = Tiri con un buco
review-dice-misses-note = Atteso: quanti buchi fanno in media dadi onesti, contati proprio sui tiri fatti.
review-dice-who = giocatore
review-dice-throws = tiri
review-dice-missed = buchi
review-dice-expected = attesi
review-dice-hands = dadi tirati
review-dice-hand = { $dice ->
    [one] un dado
   *[other] { $dice-word } dadi
}
review-save = Salva come immagine…
review-save-title = Salva la pagina come immagine
