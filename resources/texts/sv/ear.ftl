ear-die = { $colour ->
    [R] röd { $face }
    [W] vit { $face }
    [G] grön { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Rad { $row-figure } i protokollet: { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] { whose } omgång fortsätter.
       *[other] { whose } omgång, { $points-figure } hittills.
    }
   *[no] { whose } tur{ $teamed ->
        [yes] { " " }för { $team }
       *[no] { "" }
    }, { $total ->
        [0] inget i protokollet.
       *[other] { $total-figure } i protokollet.
    }
}
ear-dice = Tärningar: { $dice-comma }.
ear-aside = Åt sidan: { $dice-comma }.
ear-picked = Valda: { $dice-comma }, { $royale ->
    [yes] en Royale, vars värde slås fram.
   *[no] ger { $points-figure }.
}
ear-picked-none = Inget är valt.
ear-picked-no = Valda: { $dice-comma }. { $why }
ear-stay = Att stanna på { $points-figure } ger ställningen { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", med " }{ hits-counted }
}{ $ends ->
    [yes] , och avslutar spelet
   *[no] { "" }
}.
ear-stay-show = Att stanna ger { $points-figure } i showen.
ear-no-stay = Går inte att stanna: { $why }
ear-miss = { $chance ->
    [0] Nästa kast med { dice-counted } kan inte missa.
   *[other] Nästa kast med { dice-counted } missar { $chance } gånger av hundra.
}
ear-missed = { name-has } missat och förlorat { $points-figure }: använd omkastet, eller låt det vara.
ear-opening = { $magic ->
    [yes] Det magiska talet: { name-rolls } det.
   *[no] { $title } En tärning var: den högsta börjar.
}
ear-own-key = Tangenten är { $key }.

ear-gate = { name-has } { hits-counted } att ta{ $own ->
    [yes] { "" }
   *[no] { " " }innan { other-rolls }
}. { $by ->
    [roll] Nästa kast tar dem.
    [courtesy] Säg till när de är tagna.
    [word] { name-says } när.
   *[asks] { other-asks } en gång för varje: har frågat { $asked ->
        [0] ingen gång än
        [one] en gång
       *[other] { $asked } gånger
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } en tärning om en { $face }:a: { $worth-figure }, eller { $stake-figure } förlorade.
   *[no] { other-dares } { $name }: en tärning om en { $face }:a. Det ger { $worth-figure }, eller kostar { $stake-figure }.
}
ear-may-dare = Fyra lika: vem som helst av de andra får utmana.
ear-blood = Bara blodtärningen slås.
ear-royale = För Royalen slås { dice-counted }: { $times ->
    [1] deras summa.
   *[other] { times-counted } summan.
}
ear-all-score = Alla { $dice-word } har gett poäng och slås igen.
ear-may-reroll = { name-has } ett omkast för det här kastet.
ear-rerolled = Omkastet används: de tärningarna en gång till.
ear-may-doubt = { name-stays } på { $points-figure }: vem som helst får tvivla.
ear-doubted = { whose } { $points-figure } betvivlas: tärningarna måste nämnas.
ear-left = { $points-figure } och { dice-counted } är kvar och får tas över.
ear-pot = { $points-figure } i potten.
ear-show = Halvtidsshow, vid sidan av spelet{ $rolloff ->
    [yes] : särslag.
   *[no] : { $left ->
        [0] ingen spelar efter den här omgången.
       *[other] { $left-figure } till ska spela.
    }
}
ear-show-leads = { name-leads } showen med { $points-figure }.
ear-eleven = 11 000-regeln: vid { $limit-figure } krävs { $points-figure } eller mer i en omgång.
ear-last = { $beat ->
    [yes] Sista rundan: { whose } { $total-figure } måste passeras.
   *[no] Sista rundan: { name-is } i mål med { $total-figure }.
} { $left ->
    [0] Ingen omgång återstår efter den här.
   *[other] Omgångar kvar: { $left-figure }.
}
ear-entry = { name-is } inte inne än: de första poängen kräver { $need-figure }.
ear-over = { $won ->
    [yes] Spelet är slut: { $names-listed } vann, med { $total-figure }.
   *[no] Spelet är slut. Ingen har vunnit.
}
ear-nothing = Allt väntar på { whose } val.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , inte inne
}{ $tokens ->
    [0] { "" }
    [one] , ett omkast
   *[other] , { $tokens-figure } omkast
}{ $out ->
    [yes] , ute
   *[no] { "" }
}.
ear-goal = Mål { $limit-figure }, runda { $round-figure }.
ear-magic-number = Magiskt tal { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] ger
   *[other] ger
} { $points-figure }.
ear-never = Inget har sagts än.
ear-no-game = Inget spel ligger på bordet.
