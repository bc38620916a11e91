stage-word = { $word }

stage-title-stay = { name-stays }

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] Alla fyra ger poäng
    [5] Alla fem ger poäng
    [6] Alla sex ger poäng
   *[other] Alla { $count-figure } ger poäng
}{ $must ->
    [yes] : de måste slås
   *[no] : de får slås igen
}

stage-royale-thrown = Alla { $count ->
    [5] fem
    [6] sex
   *[other] { $count-figure }
} blir en Royale
stage-royale = Royalen ger { $value-figure }

stage-sign = { $title }

stage-may-dare = Fyra lika
stage-title-dare = En tärning. En { $face-figure }:a, eller inget.

stage-title-fault = Tabbe av { $name }
stage-title-lost-turn = { name-loses } omgången

stage-under-11000 = Vid { $limit-figure } krävs { $points-figure } i en omgång. Sedan vinner den högsta.

stage-title-halftime = Halvtidsshow
stage-rolloff = { $names-listed } slår om bästa omgången
stage-title-show-over = Showen är slut

stage-title-home = { $name } är i mål med { $total-figure }
stage-last-round = Sista rundan
stage-title-win = { name-wins }

stage-go-on = Vidare
stage-pass = Nästa
stage-pass-to = till { $name }, hoppar över resten
stage-shown-wait = Vänta tills det här har visats.

stage-bar-at-stake = På spel
stage-bar-brings = En { $face-figure }:a ger

stage-title-reroll = { $name } missade
stage-note-reroll = { $points ->
    [0] De här tärningarna slås en gång till.
   *[other] { $points-figure } är borta, om det inte blir poäng.
}

stage-title-doubted = { whose } { $points-figure } betvivlas

stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Nu kommer { $name }

stage-title-show = { whose } show
stage-title-rolloff = { name-rolls } särslag
stage-bar-leads = Leder

stage-show-line = { $state ->
    [scored] { $name } stannade
    [missed] { $name } missade
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = väntar
stage-show-brings = { $tie ->
    [all] Bästa omgången vinner showen. Är flera lika bra delar de.
    [rolloff] Bästa omgången vinner showen. Är flera lika bra slår de om den.
   *[none] Bästa omgången vinner showen. Är flera lika bra vinner ingen.
}

stage-bar-beat = Att slå
stage-bar-11000 = I en omgång
stage-bar-home = I mål med
stage-note-last-round = { $left ->
    [one] Sista rundan, sista omgången.
   *[other] Sista rundan, { $left-figure } omgångar kvar.
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] tre { $face-figure }:or { $points-figure }
        [4] fyra { $face-figure }:or { $points-figure }
        [5] fem { $face-figure }:or { $points-figure }
       *[6] sex { $face-figure }:or { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] stege { $points-figure }
    [carried] med { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = Utmana { $name }
stage-dare-short = Utmana
stage-dare-by = { name-says }: vågar du?
stage-dare-by-any = { $name }, eller vem som helst

stage-gate-more = Mer

stage-safe-ever = Kastad, alltså kvar vad som än händer.
stage-safe-written = Uppskriven, alltså säker nu.
stage-hit-look = { $look ->
    [nailed] säker, kvar vad som än händer
    [torn] borta med senaste kastet
   *[loose] på spel, tas när omgången skrivs upp
}

stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } på spel
stage-card-both = { $name }: { hits-counted }, { $more-figure } på spel
stage-card-lost = { $name }: { hits-counted } borta

stage-order-title = Vem börjar?
stage-order-tied = { $names-listed } slår igen.
stage-order-button = Slå om vem som börjar
stage-order-again = Slå igen
stage-order-line = { $again ->
    [yes] { name-rolls } igen
   *[no] { $name }
}
stage-order-skip = Hoppa över
stage-tie = { $face ->
    [0] Lika: { $names-listed } slår igen.
   *[other] { $names-listed } slog var sin { $face-figure }:a. De slår igen.
}
stage-first = { $name } börjar
stage-magic-stays = Det ligger kvar på kanten: den som slår det igen har det.
