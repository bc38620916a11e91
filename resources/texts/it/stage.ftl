stage-word = { $word }
stage-title-stay = { name-stays }
stage-flies = +{ $points-figure }
stage-all-score = { $count ->
    [4] Valgono tutti e quattro
    [5] Valgono tutti e cinque
    [6] Valgono tutti e sei
   *[other] Valgono tutti e { $count-figure }
}{ $must ->
    [yes] : vanno tirati
   *[no] : si possono tirare di nuovo
}
stage-royale-thrown = Tutti e { $count ->
    [5] cinque
    [6] sei
   *[other] { $count-figure }
} fanno una Royale
stage-royale = La Royale porta { $value-figure }
stage-sign = { $title }
stage-may-dare = Quattro uguali
stage-title-dare = Un dado. Un { $face-figure }, o niente.
stage-title-fault = Fallo di { $name }
stage-title-lost-turn = { name-loses } il turno
stage-under-11000 = A { $limit-figure } servono { $points-figure } in un turno. Poi vince il più alto.
stage-title-halftime = Show dell’intervallo
stage-rolloff = Spareggio per il miglior turno: { $names-listed }
stage-title-show-over = Lo show è finito
stage-title-home = { name-is } al traguardo con { $total-figure }
stage-last-round = Ultimo giro
stage-title-win = { name-wins }
stage-go-on = Avanti
stage-pass = Prossimo
stage-pass-to = a { $name }, salta il resto
stage-shown-wait = Aspetta che finisca.
stage-bar-at-stake = In ballo
stage-bar-brings = Un { $face-figure } porta
stage-title-reroll = Buco di { $name }
stage-note-reroll = { $points ->
    [0] Il tiro bis rifà il tiro di questi dadi.
   *[other] I { $points-figure } sono persi, se il tiro bis non porta punti.
}
stage-title-doubted = { $points-figure } { whose }: si contesta
stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Ora tocca a { $name }
stage-title-show = Lo show di { $name }
stage-title-rolloff = { name-rolls } lo spareggio
stage-bar-leads = In testa
stage-show-line = { $state ->
    [scored] { name-stays }
    [missed] { $name }: buco
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = da fare
stage-show-brings = { $tie ->
    [all] Il miglior turno vince lo show. A parità si divide.
    [rolloff] Il miglior turno vince lo show. A parità si spareggia.
   *[none] Il miglior turno vince lo show. A parità non vince nessuno.
}
stage-bar-beat = Da battere
stage-bar-11000 = In un turno
stage-bar-home = Arrivo con
stage-note-last-round = { $left ->
    [one] Ultimo giro, l’ultimo turno.
   *[other] Ultimo giro, ancora { $left-figure } turni.
}
stage-plate = { $what ->
    [alike] { $count ->
        [3] tre { $face-figure } { $points-figure }
        [4] quattro { $face-figure } { $points-figure }
        [5] cinque { $face-figure } { $points-figure }
       *[6] sei { $face-figure } { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] scala { $points-figure }
    [carried] riporto { $points-figure }
   *[kept] { $points-figure }
}
stage-dare = Sfida { $name }
stage-dare-short = Sfida
stage-dare-by = { name-says }: ti sfido
stage-dare-by-any = { $name }, o chiunque
stage-gate-more = Altro
stage-safe-ever = È nei dadi, quindi resta comunque vada.
stage-safe-written = È sul foglio, quindi ora è al sicuro.
stage-hit-look = { $look ->
    [nailed] al sicuro, resta comunque vada
    [torn] in fumo con l’ultimo tiro
   *[loose] in ballo, si prende quando il turno è scritto
}
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } in ballo
stage-card-both = { $name }: { hits-counted }, in ballo { $more-figure }
stage-card-lost = { $name }: { hits-counted } in fumo
stage-order-title = Chi comincia?
stage-order-tied = Tirano di nuovo: { $names-listed }.
stage-order-button = Tira per l’ordine
stage-order-again = Tira ancora
stage-order-line = { $again ->
    [yes] { name-rolls } ancora
   *[no] { $name }
}
stage-order-skip = Salta l’ordine
stage-tie = { $face ->
    [0] Parità, si tira di nuovo: { $names-listed }.
   *[other] Un { $face-figure } a testa per { $names-listed }. Si tira ancora.
}
stage-first = { name-starts }
stage-magic-stays = Resta sul bordo: chi lo rifà se lo prende.
