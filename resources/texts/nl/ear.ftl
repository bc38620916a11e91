ear-die = { $colour ->
    [R] rode { $face }
    [W] witte { $face }
    [G] groene { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Rij { $row-figure } van het blad: { $word }.
ear-turn = { $begun ->
    [yes] { $points ->
        [0] De beurt { whose } gaat verder.
       *[other] Beurt { whose }, { $points-figure } tot nu toe.
    }
   *[no] Beurt { whose }{ $teamed ->
        [yes] { " " }voor { $team }
       *[no] { "" }
    }, { $total ->
        [0] niets op het blad.
       *[other] { $total-figure } op het blad.
    }
}
ear-dice = Stenen: { $dice-comma }.
ear-aside = Opzij: { $dice-comma }.
ear-picked = Gekozen: { $dice-comma }, { $royale ->
    [yes] een Royale, waarvan de waarde wordt gegooid.
   *[no] voor { $points-figure }.
}
ear-picked-none = Er is niets gekozen.
ear-picked-no = Gekozen: { $dice-comma }. { $why }
ear-stay = Stoppen met { $points-figure } geeft een stand van { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", met " }{ hits-counted }
}{ $ends ->
    [yes] , en het spel is uit
   *[no] { "" }
}.
ear-stay-show = Stoppen geeft { $points-figure } in de show.
ear-no-stay = Stoppen kan niet: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] De volgende steen kan niet missen.
       *[other] De volgende { dice-counted } kunnen niet missen.
    }
   *[other] { $dice ->
        [one] De volgende steen mist
       *[other] De volgende { dice-counted } missen
    } { $chance } op de honderd keer.
}
ear-missed = { name-has } gemist en { $points-figure } verloren: gebruik de herkansing, of laat het zo.
ear-opening = { $magic ->
    [yes] Het Magische Getal: { name-rolls } het.
   *[no] { $title } Ieder één steen: de hoogste begint.
}
ear-own-key = De toets is { $key }.
ear-gate = { name-has } { hits-counted } te nemen{ $own ->
    [yes] { "" }
   *[no] { " " }voordat { other-rolls }
}. { $by ->
    [roll] De volgende worp neemt ze.
    [courtesy] Zeg het als ze genomen zijn.
    [word] { name-says } wanneer.
   *[asks] { other-asks } het één keer voor elk: { $asked ->
        [0] nog niet gevraagd
       *[other] { $asked } keer gevraagd
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } één steen voor een { $face }: { $worth-figure }, of { $stake-figure } kwijt.
   *[no] { other-dares } { $name } uit: één steen voor een { $face }. Het levert { $worth-figure } op, of kost { $stake-figure }.
}
ear-may-dare = Vier gelijke: ieder ander mag uitdagen.
ear-blood = Alleen de Bloedsteen wordt gegooid.
ear-royale = Voor de Royale worden { dice-counted } gegooid: { $times ->
    [1] hun som.
   *[other] { times-counted } hun som.
}
ear-all-score = Alle { $dice-word } telden en gaan opnieuw.
ear-may-reroll = { name-has } een herkansing voor deze worp.
ear-rerolled = De herkansing is ingezet: die stenen nog een keer.
ear-may-doubt = { name-stays } met { $points-figure }: iedereen mag het betwijfelen.
ear-doubted = De { $points-figure } van { $name } worden betwijfeld: de stenen moeten worden genoemd.
ear-left = { $points-figure } en { dice-counted } zijn over, en mogen worden overgenomen.
ear-pot = { $points-figure } in de pot.
ear-show = Halftime Show, los van het spel{ $rolloff ->
    [yes] : bij gelijk beslist een worp.
   *[no] : { $left ->
        [0] hierna speelt niemand meer.
       *[other] nog { $left-figure } te gaan.
    }
}
ear-show-leads = { name-leads } voor in de show met { $points-figure }.
ear-eleven = 11.000-regel: op { $limit-figure } vraagt een beurt { $points-figure } of meer.
ear-last = { $beat ->
    [yes] Laatste ronde: de { $total-figure } van { $name } moet worden verslagen.
   *[no] Laatste ronde: { name-is } binnen met { $total-figure }.
} { $left ->
    [0] Na deze beurt is er geen meer.
   *[other] Nog te gaan: { $left-figure }.
}
ear-entry = { name-is } er nog niet in: de eerste score vraagt { $need-figure }.
ear-over = { $won ->
    [yes] Het spel is afgelopen: gewonnen door { $names-listed }, met { $total-figure }.
   *[no] Het spel is afgelopen. Niemand heeft gewonnen.
}
ear-nothing = Alles wacht op de keuze { whose }.
ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , er nog niet in
}{ $tokens ->
    [0] { "" }
    [one] , een herkansing
   *[other] , { $tokens-figure } herkansingen
}{ $out ->
    [yes] , uit
   *[no] { "" }
}.
ear-goal = Doel { $limit-figure }, ronde { $round-figure }.
ear-magic-number = Magisch Getal { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] geeft
   *[other] geven
} { $points-figure }.
ear-never = Er is nog niets gezegd.
ear-no-game = Er ligt geen spel op tafel.
