stage-word = { $word }
stage-title-stay = { name-stays }
stage-flies = +{ $points-figure }
stage-all-score = { $count ->
    [4] Wszystkie cztery punktują
    [5] Wszystkie pięć punktuje
    [6] Wszystkie sześć punktuje
   *[other] Wszystkie ({ $count-figure }) punktują
}{ $must ->
    [yes] : trzeba nimi rzucić
   *[no] : można nimi rzucić jeszcze raz
}
stage-royale-thrown = { $count ->
    [5] Wszystkie pięć tworzy
    [6] Wszystkie sześć tworzy
   *[other] Wszystkie ({ $count-figure }) tworzą
} Royale
stage-royale = Royale przynosi { $value-figure }
stage-sign = { $title }

stage-may-dare = Cztery jednakowe
stage-title-dare = Jedna kość. { $face-figure } albo nic.
stage-title-fault = Faul: { $name }
stage-title-lost-turn = { name-loses } turę
stage-under-11000 = Od { $limit-figure } trzeba { $points-figure } w jednej turze. Wtedy wygrywa najwyższy stan.

stage-title-halftime = Halftime Show
stage-rolloff = O najlepszą turę rzucają: { $names-listed }
stage-title-show-over = Koniec show

stage-title-home = { $name } na mecie, stan { $total-figure }
stage-last-round = Ostatnia runda
stage-title-win = { name-wins }

stage-go-on = Dalej
stage-pass = Następny
stage-pass-to = { $name } rzuca, reszta pominięta
stage-shown-wait = Zaczekaj, aż to zostanie pokazane.

stage-bar-at-stake = Stawka
stage-bar-brings = { $face-figure } przynosi

stage-title-reroll = Pudło: { $name }
stage-note-reroll = { $points ->
    [0] Powtórka rzuca te kości jeszcze raz.
   *[other] { $points-figure } przepada, chyba że powtórka da punkty.
}
stage-title-doubted = Wątpliwe { $points-figure }: { $name }

stage-title-gate = { name-takes } { general-hits-acc }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Następny rzut: { $name }

stage-title-show = Show: { $name }
stage-title-rolloff = Dogrywka: { name-rolls }
stage-bar-leads = Prowadzi

stage-show-line = { $state ->
    [scored] { $name }: zapisane
    [missed] { $name }: pudło
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = jeszcze zagra
stage-show-brings = { $tie ->
    [all] Najlepsza tura wygrywa show. Równe się dzielą.
    [rolloff] Najlepsza tura wygrywa show. Równe mają dogrywkę.
   *[none] Najlepsza tura wygrywa show. Równe nic nie dają.
}

stage-bar-beat = Do pobicia
stage-bar-11000 = W jednej turze
stage-bar-home = Na mecie z
stage-note-last-round = { $left ->
    [one] Ostatnia runda, ostatnia tura.
    [few] Ostatnia runda, jeszcze { $left-figure } tury.
    [many] Ostatnia runda, jeszcze { $left-figure } tur.
   *[other] Ostatnia runda, jeszcze { $left-figure } tury.
}
stage-plate = { $what ->
    [alike] { general-faces } { $points-figure }
    [royale] royale { $points-figure }
    [straight] strit { $points-figure }
    [carried] było { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = Wyzwij: { $name }
stage-dare-short = Wyzwij
stage-dare-by = { name-says }: odważysz się?
stage-dare-by-any = { $name } albo ktokolwiek

stage-gate-more = Więcej

stage-safe-ever = Wyrzucone, więc zostaje bez względu na wszystko.
stage-safe-written = Zapisane, więc już bezpieczne.
stage-hit-look = { $look ->
    [nailed] pewne, zostaje bez względu na wszystko
    [torn] przepada z ostatnim rzutem
   *[loose] zagrożone, bierze się przy zapisie tury
}
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }, zagrożone: { hits-counted }
stage-card-both = { $name }: { hits-counted }, zagrożone: { $more-figure }
stage-card-lost = { $name }, stracone: { hits-counted }

stage-order-title = Kto zaczyna?
stage-order-tied = { $names-listed }: jeszcze jeden rzut.
stage-order-button = Rzut o kolejność
stage-order-again = Rzuć jeszcze raz
stage-order-line = { $again ->
    [yes] { name-rolls } znów
   *[no] { $name }
}
stage-order-skip = Pomiń kolejność
stage-tie = { $face ->
    [0] Remis: { $names-listed } rzucają jeszcze raz.
   *[other] { $names-listed }: wszędzie { $face-figure }. Rzucają jeszcze raz.
}
stage-first = Zaczyna { $name }
stage-magic-stays = Zostaje na brzegu: kto ją znów wyrzuci, ten ją ma.
