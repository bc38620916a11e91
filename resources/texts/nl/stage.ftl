stage-word = { $word }
stage-title-stay = { name-stays }
stage-flies = +{ $points-figure }
stage-all-score = { $count ->
    [4] Alle vier tellen
    [5] Alle vijf tellen
    [6] Alle zes tellen
   *[other] Alle { $count-figure } tellen
}{ $must ->
    [yes] : ze moeten opnieuw
   *[no] : ze mogen opnieuw
}
stage-royale-thrown = Alle { $count ->
    [5] vijf
    [6] zes
   *[other] { $count-figure }
} maken een Royale
stage-royale = De Royale levert { $value-figure } op
stage-sign = { $title }
stage-may-dare = Vier gelijke
stage-title-dare = Eén steen. Een { $face-figure }, of niets.
stage-title-fault = { $name } in de fout
stage-title-lost-turn = { name-loses } de beurt
stage-under-11000 = Op { $limit-figure } is { $points-figure } in één beurt nodig. Dan wint de hoogste.
stage-title-halftime = Halftime Show
stage-rolloff = { $names-listed } gooien om de beste beurt
stage-title-show-over = De show is voorbij
stage-title-home = { name-is } binnen met { $total-figure }
stage-last-round = Laatste ronde
stage-title-win = { name-wins }
stage-go-on = Verder
stage-pass = Volgende
stage-pass-to = naar { $name }, slaat de rest over
stage-shown-wait = Wacht tot dit is getoond.
stage-bar-at-stake = Op het spel
stage-bar-brings = Een { $face-figure } geeft
stage-title-reroll = { $name } mist
stage-note-reroll = { $points ->
    [0] Deze stenen gaan nog een keer.
   *[other] De { $points-figure } zijn weg, tenzij er nog punten komen.
}
stage-title-doubted = De { $points-figure } { whose } worden betwijfeld
stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Nu { $name }
stage-title-show = Show van { $name }
stage-title-rolloff = { name-rolls } erom
stage-bar-leads = Aan kop
stage-show-line = { $state ->
    [scored] { $name } is gestopt
    [missed] { $name } heeft gemist
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = komt nog
stage-show-brings = { $tie ->
    [all] De beste beurt wint de show. Gelijke beurten delen.
    [rolloff] De beste beurt wint de show. Bij gelijk beslist een worp.
   *[none] De beste beurt wint de show. Gelijke beurten winnen niets.
}
stage-bar-beat = Te verslaan
stage-bar-11000 = In één beurt
stage-bar-home = Binnen met
stage-note-last-round = { $left ->
    [one] Laatste ronde, de laatste beurt.
   *[other] Laatste ronde, nog { $left-figure } beurten.
}
stage-plate = { $what ->
    [alike] { $count ->
        [3] drie { $face-figure } { $points-figure }
        [4] vier { $face-figure } { $points-figure }
        [5] vijf { $face-figure } { $points-figure }
       *[6] zes { $face-figure } { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] straat { $points-figure }
    [carried] mee { $points-figure }
   *[kept] { $points-figure }
}
stage-dare = { $name } uitdagen
stage-dare-short = Uitdagen
stage-dare-by = { name-says }: durf je?
stage-dare-by-any = { $name }, of wie ook
stage-gate-more = Meer
stage-safe-ever = Gegooid, dus blijft, wat er ook komt.
stage-safe-written = Opgeschreven, dus nu veilig.
stage-hit-look = { $look ->
    [nailed] veilig, blijft wat er ook komt
    [torn] weg met de laatste worp
   *[loose] op het spel, genomen als de beurt is opgeschreven
}
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } op het spel
stage-card-both = { $name }: { hits-counted }, { $more-figure } op het spel
stage-card-lost = { $name }: { hits-counted } kwijt
stage-order-title = Wie begint?
stage-order-tied = { $names-listed } gooien opnieuw.
stage-order-button = Gooien om de volgorde
stage-order-again = Opnieuw gooien
stage-order-line = { $again ->
    [yes] { name-rolls } opnieuw
   *[no] { $name }
}
stage-order-skip = Zonder volgorde
stage-tie = { $face ->
    [0] Gelijk: { $names-listed } gooien opnieuw.
   *[other] { $names-listed } gooiden elk een { $face-figure }. Ze gooien opnieuw.
}
stage-first = { name-starts }
stage-magic-stays = Het blijft op de rand: wie het weer gooit, heeft het.
