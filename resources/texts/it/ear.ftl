ear-die = { $colour ->
    [R] { $face } rosso
    [W] { $face } bianco
    [G] { $face } verde
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Riga { $row-figure } del foglio: { $word }.
ear-turn = { $begun ->
    [yes] { $points ->
        [0] Il turno { whose } continua.
       *[other] Turno { whose }, finora { $points-figure }.
    }
   *[no] Turno { whose }{ $teamed ->
        [yes] { " " }per { $team }
       *[no] { "" }
    }, { $total ->
        [0] niente sul foglio.
       *[other] { $total-figure } sul foglio.
    }
}
ear-dice = Dadi: { $dice-comma }.
ear-aside = Da parte: { $dice-comma }.
ear-picked = Scelti: { $dice-comma }, { $royale ->
    [yes] una Royale, si tira per il suo valore.
   *[no] per { $points-figure }.
}
ear-picked-none = Non è scelto niente.
ear-picked-no = Scelti: { $dice-comma }. { $why }
ear-stay = Fermarsi con { $points-figure } fa { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", con " }{ hits-counted }
}{ $ends ->
    [yes] , e chiude la partita
   *[no] { "" }
}.
ear-stay-show = Fermarsi fa { $points-figure } nello show.
ear-no-stay = Niente stop: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] Il prossimo dado non può bucare.
       *[other] I prossimi { dice-counted } non possono bucare.
    }
   *[other] { $dice ->
        [one] Il prossimo dado buca
       *[other] I prossimi { dice-counted } bucano
    } { $chance } volte su cento.
}
ear-missed = { $name }: un buco, { $points-figure } persi. Usa il tiro bis, o lascia così.
ear-opening = { $magic ->
    [yes] Il Numero Magico: { name-rolls }.
   *[no] { $title } Un dado a testa: comincia il più alto.
}
ear-own-key = Il tasto è { $key }.
ear-gate = { name-has } { hits-counted } da prendere{ $own ->
    [yes] { "" }
   *[no] { " " }prima che { $other-count ->
       *[one] { $other } tiri
        [other] { $other } tirino
    }
}. { $by ->
    [roll] Si prendono con il prossimo tiro.
    [courtesy] Di’ quando è fatto.
    [word] { name-says } quando.
   *[asks] { other-asks } una volta per { hit-one }: richieste { $asked ->
        [0] ancora nessuna
       *[other] { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } un dado per un { $face }: { $worth-figure }, o { $stake-figure } persi.
   *[no] { other-dares } { $name }: un dado per un { $face }. Porta { $worth-figure }, o ne perde { $stake-figure }.
}
ear-may-dare = Quattro uguali: chiunque altro può sfidare.
ear-blood = Si tira solo il Dado di Sangue.
ear-royale = Per la Royale si tira: { dice-counted }. { $times ->
    [1] Vale la somma.
   *[other] Vale { times-counted } la somma.
}
ear-all-score = Tutti e { $dice-word } hanno fatto punti, e si tirano di nuovo.
ear-may-reroll = { name-has } un tiro bis per questo tiro.
ear-rerolled = Il tiro bis è usato: quei dadi ancora una volta.
ear-may-doubt = { name-stays } con { $points-figure }: chiunque può contestare.
ear-doubted = I { $points-figure } di { $name } sono contestati: vanno indicati i dadi.
ear-left = Restano { $points-figure } e { dice-counted }, e si possono rilevare.
ear-pot = { $points-figure } nel piatto.
ear-show = Show dell’intervallo, fuori dalla partita{ $rolloff ->
    [yes] : si tira lo spareggio.
   *[no] : { $left ->
        [0] dopo questo non gioca più nessuno.
       *[other] ancora da giocare: { $left-figure }.
    }
}
ear-show-leads = { name-leads } nello show con { $points-figure }.
ear-eleven = Regola degli 11.000: a { $limit-figure } un turno vuole almeno { $points-figure }.
ear-last = { $beat ->
    [yes] Ultimo giro: da battere i { $total-figure } di { $name }.
   *[no] Ultimo giro: { name-is } al traguardo con { $total-figure }.
} { $left ->
    [0] Dopo questo nessun turno.
   *[other] Turni rimasti: { $left-figure }.
}
ear-entry = { $name } non è ancora in gioco: per entrare servono { $need-figure }.
ear-over = { $won ->
    [yes] La partita è finita: vittoria per { $names-listed }, con { $total-figure }.
   *[no] La partita è finita. Nessuno ha vinto.
}
ear-nothing = Si aspetta solo la scelta { whose }.
ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , non in gioco
}{ $tokens ->
    [0] { "" }
    [one] , un tiro bis
   *[other] , { $tokens-figure } tiri bis
}{ $out ->
    [yes] , fuori
   *[no] { "" }
}.
ear-goal = Traguardo { $limit-figure }, giro { $round-figure }.
ear-magic-number = Numero Magico { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] porta
   *[other] portano
} { $points-figure }.
ear-never = Non è stato ancora detto niente.
ear-no-game = Non c’è una partita sul tavolo.
