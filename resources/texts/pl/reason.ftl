reason-rolls-gains = Rzuca { general-dice-ins }: pudło { $miss-figure } na 100, a dalsza gra jest warta o { $by-figure } więcej.
reason-stays-saves = { $by ->
    [0] Zostaje z { $points-figure }: dalsze rzuty dałyby tyle samo.
   *[other] Zostaje z { $points-figure }: dalsze rzuty kosztowałyby średnio { $by-figure }.
}
reason-entry = Rzuca: z { $points-figure } nie można tu przestać. Przy rzucie { general-dice-ins } pudło { $miss-figure } na 100.
reason-begins = Zaczyna turę.
reason-forced = Rzuca { general-dice-ins }, bo tak każą zasady.
reason-only = Nie ma nic innego do zrobienia.
reason-dare-taken = Przyjmuje wyzwanie: do wygrania jest więcej niż do stracenia.
reason-dare-refused = Odrzuca wyzwanie: jedna szansa na sześć to za mało.
reason-takes-over = Przejmuje { general-points }: pudło { $miss-figure } na 100.
reason-last-roll = Rzuca: to ostatnia tura, trzeba pobić { $points-figure }.
reason-last-won = Zostaje: to ostatnia tura, a { $points-figure } już pobite.
reason-whim = Taki kaprys. Najlepszy wybór był wart o { $cost-figure } więcej.
reason-feel = Na wyczucie: szans przy tych zasadach nikt nie policzył.
reason-rerolls = { $hits ->
    [yes] Używa powtórki: następny rzut da więcej, wliczając { hits-plain }.
   *[no] Używa powtórki: teraz przynosi o { $by-figure } punktów więcej niż zachowana na później.
}
reason-catches-up = Ogłasza zasadę 11 000: ma { $by-figure } punktów straty do kogoś, kto jest prawie na mecie.
reason-dares = Rzuca wyzwanie: cztery jednakowe to nie powód do ostrożności.
reason-doubts = Wątpi w wynik: podano { $said-figure }, kości dały { $points-figure }.
reason-accounts = Wymienia kości, z których powstał wynik.
reason-stakes = Wrzuca tyle, co wszyscy.
reason-takes-hits = Bierze { general-hits-acc }, jak przystało na dobrą duszę.
reason-gives = Oddaje { general-hits-acc }, dla towarzystwa.
reason-asks = { $times ->
    [1] Pyta, czy może rzucać.
   *[other] Pyta { $times-figure } razy, czy może rzucać.
}
reason-answers = Puszcza następną osobę.
reason-own = Tak wybrał własny program tego gracza.
