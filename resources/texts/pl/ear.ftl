ear-die = { $colour ->
    [R] czerwona { $face }
    [W] biała { $face }
    [G] zielona { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls }: { $dice-comma }.
ear-written = Wiersz { $row-figure } karty: { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] { $name } gra dalej.
       *[other] Tura: { $name }, dotąd { $points-figure }.
    }
   *[no] Kolej: { $name }{ $teamed ->
        [yes] , drużyna { $team }
       *[no] { "" }
    }, { $total ->
        [0] karta jeszcze pusta.
       *[other] na karcie { $total-figure }.
    }
}
ear-dice = Kości: { $dice-comma }.
ear-aside = Odłożone: { $dice-comma }.
ear-picked = Wybrane: { $dice-comma }, { $royale ->
    [yes] Royale, o którego wartość będzie rzut.
   *[no] za { $points-figure }.
}
ear-picked-none = Nic nie jest wybrane.
ear-picked-no = Wybrane: { $dice-comma }. { $why }
ear-stay = Zostać z { $points-figure } to razem { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", do tego " }{ hits-counted }
}{ $ends ->
    [yes] , i koniec gry
   *[no] { "" }
}.
ear-stay-show = Zostać to { $points-figure } w show.
ear-no-stay = Nie można zostać: { $why }
ear-miss = { $chance ->
    [0] Następny rzut nie może być pudłem. Rzuca się { general-dice-ins }.
   *[other] Rzut { general-dice-ins }: pudło { $chance } na sto.
}
ear-missed = Pudło: { name-loses } { $points-figure }. Użyj powtórki albo niech tak będzie.
ear-opening = { $magic ->
    [yes] Magiczna Liczba: { name-rolls }.
   *[no] { $title } Każdy jedną kością: najwyższy wynik zaczyna.
}
ear-own-key = Klawisz: { $key }.

ear-gate = { name-has } do wzięcia { general-hits-acc }{ $own ->
    [yes] { "" }
   *[no] { ", " }zanim { other-rolls }
}. { $by ->
    [roll] Bierze je następny rzut.
    [courtesy] Powiedz, gdy będą wzięte.
    [word] Hasło daje { $name }.
   *[asks] { other-asks } tyle razy, ile jest do wzięcia: { $asked ->
        [0] jeszcze nie było pytania
       *[other] dotąd pytań { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } jedną kością na { $face }: { $worth-figure } albo przepada { $stake-figure }.
   *[no] { other-dares }, gra { $name }: jedna kość na { $face }. Daje { $worth-figure } albo zabiera { $stake-figure }.
}
ear-may-dare = Cztery jednakowe: ktoś inny może rzucić wyzwanie.
ear-blood = Rzuca się samą Krwawą Kością.
ear-royale = O Royale rzuca się { general-dice-ins }: { $times ->
    [1] liczy się suma.
   *[other] suma razy { $times-figure }.
}
ear-all-score = Punktują wszystkie ({ $dice-figure }): rzuca się nimi jeszcze raz.
ear-may-reroll = { name-has } powtórkę na ten rzut.
ear-rerolled = Powtórka użyta: te kości jeszcze raz.
ear-may-doubt = { name-stays } z { $points-figure }: każdy może w to wątpić.
ear-doubted = Wątpliwe { $points-figure }, { $name }: trzeba wymienić kości.
ear-left = Do przejęcia: { $points-figure } i { dice-counted }.
ear-pot = W puli { $points-figure }.
ear-show = Halftime Show, osobno od gry{ $rolloff ->
    [yes] : dogrywka po remisie.
   *[no] : { $left ->
        [0] potem nie gra już nikt.
       *[other] zagra jeszcze osób: { $left-figure }.
    }
}
ear-show-leads = W show { name-leads } z { $points-figure }.
ear-eleven = Zasada 11 000: na { $limit-figure } tura musi dać { $points-figure } lub więcej.
ear-last = { $beat ->
    [yes] Ostatnia runda: do pobicia { $total-figure }, { $name }.
   *[no] Ostatnia runda: { $name } na mecie z { $total-figure }.
} { $left ->
    [0] Po tej nie ma już tury.
   *[other] Pozostałe tury: { $left-figure }.
}
ear-entry = { $name } jeszcze przed wejściem: pierwszy wynik to co najmniej { $need-figure }.
ear-over = { $won ->
    [yes] Koniec gry. Wygrana: { $names-listed }, { $total-figure }.
   *[no] Koniec gry. Nikt nie wygrywa.
}
ear-nothing = Czekamy tylko na wybór: { $name }.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , przed wejściem
}{ $tokens ->
    [0] { "" }
    [1] , powtórka
   *[other] , powtórki: { $tokens-figure }
}{ $out ->
    [yes] , poza grą
   *[no] { "" }
}.
ear-goal = Meta { $limit-figure }, runda { $round-figure }.
ear-magic-number = Magiczna Liczba { $dice }.
ear-brings = { $dice-comma }: wartość { $points-figure }.
ear-never = Nic jeszcze nie powiedziano.
ear-no-game = Na stole nie ma gry.
