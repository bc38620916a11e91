hint-menu = C&onsiglio (H al tavolo)
hint-aid-hints = Consigli in &questa partita
hint-aid-coach = Coach in questa &partita
hint-asked = { $name } ha chiesto un consiglio.
hint-thinking = Calcolo le probabilità…
hint-not-now = C’è un consiglio quando una persona può scegliere.
hint-hits-first = Prima { name-takes } { hits-plain }: C. Fino ad allora non c’è niente da scegliere.
hint-nothing = Ora non c’è niente da scegliere.
hint-switched-off = In questa partita i consigli sono spenti. Partita > Consigli in questa partita li accende.
hint-failed = Non si è riusciti a calcolare il consiglio. La partita è com’era; il registro dice di più.
hint-not-covered = Niente consiglio: { $why }
hint-mark = consiglio
hint-label = { $dice ->
    [one] { $only ->
        [yes] Tieni solo questo { $face }
       *[no] Tieni questo { $face }
    }
   *[other] { $only ->
        [yes] Tieni solo questi { $dice-word }
       *[no] Tieni questi { $dice-word }
    }
}
hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Tieni { $kept }, tira { dice-counted }: buco { $miss } volte su 100.
    [keep-stay] Tieni { $kept } e fermati con { $points-figure }.
    [stay] Fermati con { $points-figure }.
    [take-dare] Accetta la sfida: buco { $miss } volte su 100.
    [refuse-dare] Rifiuta la sfida.
    [again] Usa un tiro bis.
    [take-over] Rileva i { $points-figure } rimasti.
   *[roll] Tira { dice-counted }: buco { $miss } volte su 100.
}
hint-dice = { $kind ->
    [alike] i { $count-word } { $face }
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] tenere { $kept } e tirare { dice-counted }
    [keep-stay] tenere { $kept } e fermarsi con { $points-figure }
    [stay] fermarsi con { $points-figure }
    [take-dare] accettare la sfida
    [refuse-dare] rifiutare la sfida
    [again] usare un tiro bis
    [take-over] rilevare i { $points-figure }
   *[roll] tirare { dice-counted }
}
hint-only = Non c’è altra strada.
hint-as-good = Vale quanto { $other }.
hint-more-points = { $by ->
    [one] Vale un punto in più rispetto a { $other }.
   *[other] Vale { $by-figure } punti in più rispetto a { $other }.
}
hint-more-hits = In { $of-figure } turni così vale { hits-counted } in più rispetto a { $other }.
hint-more-wins = { $by ->
    [one] Vince una partita su { $of-figure } in più rispetto a { $other }.
   *[other] Vince { $by-figure } partite su { $of-figure } in più rispetto a { $other }.
}
hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Vale un punto.
   *[other] Vale { $worth-figure } punti.
}
hint-worth-hits = Vale { hits-counted } in { $of-figure } turni.
hint-worth-wins = { $worth ->
    [one] Vince una partita su { $of-figure }.
   *[other] Vince { $worth-figure } partite su { $of-figure }.
}
hint-weighs-hits = { hits-plain-first }: qui decidono la partita, e { hit-a } pesa come { $points-figure } punti.
