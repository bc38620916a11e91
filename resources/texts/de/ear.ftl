ear-die = { $colour ->
    [R] rot { $face }
    [W] weiß { $face }
    [G] grün { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Zeile { $row-figure } des Zettels: { $word }.

ear-is-up = { $name-count ->
   *[one] { $name } ist dran
    [other] { $name } sind dran
}
ear-turn = { $begun ->
    [yes] { $points ->
        [0] { ear-is-up }, weiter im Zug.
       *[other] { ear-is-up }, bisher { $points-figure }.
    }
   *[no] { ear-is-up }{ $teamed ->
        [yes] { " " }für { $team }
       *[no] { "" }
    }, { $total ->
        [0] nichts auf dem Zettel.
       *[other] { $total-figure } auf dem Zettel.
    }
}
ear-dice = Würfel: { $dice-comma }.
ear-aside = Draußen: { $dice-comma }.
ear-picked = Gewählt: { $dice-comma }, { $royale ->
    [yes] eine Royale, um deren Wert gewürfelt wird.
   *[no] für { $points-figure }.
}
ear-picked-none = Nichts ist gewählt.
ear-picked-no = Gewählt: { $dice-comma }. { $why }
ear-stay = Bleiben mit { $points-figure } macht { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", mit " }{ general-hits-counted-dat }
}{ $ends ->
    [yes] , und beendet das Spiel
   *[no] { "" }
}.
ear-stay-show = Bleiben bringt { $points-figure } in der Show.
ear-no-stay = Kein Bleiben: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] Der nächste Würfel kann
       *[other] Die nächsten { $dice-word } Würfel können
    } nicht danebengehen.
   *[other] { $dice ->
        [one] Der nächste Würfel geht
       *[other] Die nächsten { $dice-word } Würfel gehen
    } { $chance }-mal von hundert daneben.
}
ear-missed = Fehlwurf: { $name }, { $points-figure } verloren. Nimm den Neuwurf oder lass den Fehlwurf stehen.
ear-opening = { $magic ->
    [yes] Die Magische Zahl: { name-rolls } sie.
   *[no] { $title } Je ein Würfel: Der höchste fängt an.
}
ear-own-key = Die Taste ist { $key }.

ear-gate = { name-has } { hits-counted } zu nehmen{ $own ->
    [yes] { "" }
   *[no] , bevor { other-rolls }
}. { $by ->
    [roll] Der nächste Wurf nimmt sie.
    [courtesy] Sag, wenn sie genommen sind.
    [word] { name-says }, wann es weitergeht.
   *[asks] { other-asks } für jeden einmal: { $asked ->
        [0] noch nicht gefragt
       *[other] { $asked }-mal gefragt
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } mit einem Würfel auf die { $face }: { $worth-figure }, oder { $stake-figure } sind weg.
   *[no] { other-dares } { $name } heraus: ein Würfel auf die { $face }. Er bringt { $worth-figure } oder kostet { $stake-figure }.
}
ear-may-dare = Vier gleiche: Alle anderen dürfen herausfordern.
ear-blood = Der Blutwürfel rollt allein.
ear-royale = Um die Royale { $dice ->
    [one] fällt ein Würfel
   *[other] fallen { $dice-word } Würfel
}: { $times ->
    [1] ihre Summe.
   *[other] { times-counted } ihre Summe.
}
ear-all-score = Alle { $dice-word } haben gezählt und rollen noch mal.
ear-may-reroll = { name-has } für diesen Wurf einen Neuwurf.
ear-rerolled = Der Neuwurf läuft: diese Würfel noch einmal.
ear-may-doubt = { name-stays } mit { $points-figure }: Alle dürfen es anzweifeln.
ear-doubted = Die { $points-figure } von { $name } sind angezweifelt: Die Würfel müssen genannt werden.
ear-left = { $points-figure } und { dice-counted } sind übrig und dürfen übernommen werden.
ear-pot = { $points-figure } im Pott.
ear-show = Halftime-Show, neben der Wertung{ $rolloff ->
    [yes] : Es wird gestochen.
   *[no] : { $left ->
        [0] Danach kommt niemand mehr.
        [one] Noch einer kommt dran.
       *[other] Noch { $left-figure } kommen dran.
    }
}
ear-show-leads = { name-leads } in der Show mit { $points-figure }.
ear-eleven = 11.000er-Regel: Ab { $limit-figure } braucht ein Zug { $points-figure } oder mehr.
ear-last = { $beat ->
    [yes] Letzte Runde: Die { $total-figure } von { $name } sind zu schlagen.
   *[no] Letzte Runde: { name-is } mit { $total-figure } im Ziel.
} { $left ->
    [0] Danach kommt kein Zug mehr.
   *[other] Züge bis zum Schluss: { $left-figure }.
}
ear-entry = { name-is } noch nicht eingestiegen: Dazu braucht es { $need-figure }.
ear-over = { $won ->
    [yes] Das Spiel ist aus: Gewonnen mit { $total-figure }: { $names-listed }.
   *[no] Das Spiel ist aus. Niemand hat gewonnen.
}
ear-nothing = Nur die Wahl von { $name } steht aus.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , nicht eingestiegen
}{ $tokens ->
    [0] { "" }
    [one] , ein Neuwurf
   *[other] , { $tokens-figure } Neuwürfe
}{ $out ->
    [yes] , raus
   *[no] { "" }
}.
ear-goal = Ziel { $limit-figure }, Runde { $round-figure }.
ear-magic-number = Magische Zahl { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] bringt
   *[other] bringen
} { $points-figure }.
ear-never = Noch wurde nichts gesagt.
ear-no-game = Auf dem Tisch ist kein Spiel.
