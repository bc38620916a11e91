review-title = Analiza
review-stop = Przerwij
review-stopped = Nieobejrzane
review-counts-hits = Tu decydują { hits-plain }, po { $points-figure } punktów.
review-hints = Podpowiedzi: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Zamknij
review-looking = Oglądam grę…
review-looking-note = Każdy rzut i każdy wybór jest porównany z najlepszą grą.
review-none = Tej gry nie da się przeanalizować
review-failed = Coś poszło źle. Dziennik mówi więcej; gra jest, jak była.
review-head = Kości sprzyjały: { $name }, { $luck }
review-head-won = { $kind ->
    [both] { $name }: kości sprzyjają i nie idą na marne
    [luck] { $name }: dużo szczęścia i dość dobra gra
    [choices] { $name }: najlepsze wybory, i to wystarczy
    [against] { $name } wygrywa na przekór kościom
    [uphill] { $name } wygrywa pod górkę
   *[enough] { $name }: w sam raz na wygraną
}
review-line = { $kind ->
    [faultless] Ani jednej źle położonej kości.
    [rained] Najlepsze wybory ze wszystkich. A lało.
    [knew] Dobre rzuty, bez fałszywej skromności.
    [chose] Najlepsze wybory, i były potrzebne.
    [bold] Za śmiałe rzuty: { $times-figure }.
    [timid] Za wczesny stop: { $times ->
        [1] raz
       *[other] { $times-figure } razy
    }.
    [kinder] Za wybory zapłaciły kości.
    [helped] Pech dostał pomocną dłoń.
   *[owed] Nic się nie należało i tyle właśnie przyszło.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Śmieje się teraz.
       *[no] Pośmieje się później.
    }
    [vera] { $won ->
        [yes] Średnia spłaca długi.
       *[no] Średnia wciąż jest jej winna.
    }
    [umbrella] { $won ->
        [yes] Sucho do samego końca.
       *[no] To też zapamięta.
    }
    [dot] { $won ->
        [yes] O kość więcej było w sam raz.
       *[no] O kość więcej było za dużo.
    }
    [pete] { $won ->
        [yes] W planach były { hits-plain }. Jest i karta.
       *[no] Liczy { hits-plain }, nie miejsca.
    }
    [kid] { $won ->
        [yes] Szczęście przyszło i zostało.
       *[no] Teraz zna grę od dwóch godzin.
    }
   *[other] {""}
}
review-unkind = Kości nie sprzyjały nikomu
review-sub = { $rules }. Najlepiej wybiera { $name }, oddając { $cost }.
review-choices = Obejrzane wybory: { $choices-figure }. Tak dobre jak najlepszy: { $good-figure }.
review-bars = Norma, szczęście i koszt wszystkich
review-par = norma: co średnio daje najlepsza gra
review-legend = Pełne: szczęście, czyli co dały kości. Kreskowane: co kosztowały wybory. Norma, szczęście i koszt dają razem kartę, co do punktu.
review-sum = { $name }: { $total-figure } to norma { $par }, szczęście { $luck }, koszt { $cost }{ $more ->
    [yes] , i { $rest } przez faule, kary i głosowania.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Na początku: { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = Kto był górą
review-round = runda { $round-figure }
review-winning-note = Szansa na wygraną w każdej turze, gdyby odtąd wszyscy grali najlepiej. Znana dopiero teraz.
review-swing = runda { $round-figure }: { $before } na { $after }
review-chance-went = { $name }: na początku { $first } na 100, na końcu { $last }.
review-swing-of = Największa zmiana: { $name }, runda { $round-figure }, z { $before } na { $after } na 100.
review-dearest = { $choices ->
    [0] Żaden wybór nic nie kosztował
    [1] Najdroższy wybór
   *[other] Najdroższe wybory
}
review-dearest-note = Kości na lewo od mosiężnej kreski odłożono. Przycisk pokazuje to w odtwarzaniu.
review-dearest-none = Każdy wybór był tak dobry jak najlepszy.
review-who = { $name }, runda { $round-figure }
review-spot = { $name }, runda { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Odłożone: { $kept }.
   *[other] { $kept-count ->
        [0] Zostały: { $left }.
       *[other] Odłożone: { $kept }. Zostały: { $left }.
    }
}
review-thrown = Rzut: { $dice }.
review-play = Zobacz w odtwarzaniu
review-kept = Odłożone { $dice }, przy tym { $points-figure } punktów.
review-stayed-at-once = Odłożone, co punktuje, i stop.
review-stayed = Stop z { $points-figure }.
review-rolled = Dalszy rzut z { $points-figure }.
review-took-dare = Wyzwanie przyjęte z { $points-figure }.
review-refused-dare = Wyzwanie odrzucone z { $points-figure }.
review-went-on = Dalsza gra z { $points-figure }.
review-better-stay = Lepiej: zostać z { $points-figure }.
review-better-keep-stay = Lepiej: odłożyć { $dice } i zostać z { $points-figure }.
review-better-roll = Lepiej: rzucić { review-dice-ins }, { $miss } na 100 to pudło.
review-better-keep-roll = Lepiej: odłożyć { $dice } i rzucić { review-dice-ins }, { $miss } na 100 to pudło.
review-dice-ins = { $many ->
    [1] jedną kością
    [2] dwiema kośćmi
    [3] trzema kośćmi
    [4] czterema kośćmi
    [5] pięcioma kośćmi
   *[other] { $many-figure } kośćmi
}
review-kindest = Rzut wieczoru: { $name }, runda { $round-figure }, szczęście warte { $luck }
review-unkindest = Najgorszy rzut: { $name }, runda { $round-figure }, szczęście { $luck }
review-views = Co widać
review-view-sheet = Karta
review-view-review = Analiza
review-view-awards = Nagrody
review-view-dice = Kości
review-awards-head = { $over ->
    [yes] Każdy coś wygrywa
   *[no] Nagrody na tę chwilę
}
review-awards-note = { $over ->
    [yes] Według tych zasad i tego, co pamięta karta.
   *[no] Gra trwa: wszystko to może się zmienić.
}
review-hits-from = { $thrown ->
    [yes] Skąd były { hits-plain }
   *[no] Co stany mówią o { general-hits-loc }
}
review-hits-none = Bez { general-hits-gen } dla kogokolwiek.
review-hits-all = razem
review-dice-none = Nie ma kości do oglądania
review-dice-none-note = Żaden rzut tej gry nie jest zapisany: o jej kościach nie da się nic powiedzieć.
review-dice-typed = Rzucono nimi na stole i wpisano.
review-dice-misses = Rzuty, które były pudłem
review-dice-misses-note = Oczekiwane: ile średnio pudłują uczciwe kości, liczone po tych właśnie rzutach.
review-dice-who = gracz
review-dice-throws = rzuty
review-dice-missed = pudła
review-dice-expected = oczekiwane
review-dice-hands = kości w rzucie
review-dice-hand = { dice-counted }
review-save = Zapisz jako obraz…
review-save-title = Zapisz stronę jako obraz
