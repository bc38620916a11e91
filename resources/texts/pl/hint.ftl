hint-menu = &Podpowiedź (H przy stole)
hint-aid-hints = Podpo&wiedzi w tej grze
hint-aid-coach = &Trener w tej grze
hint-asked = { name-asks } o podpowiedź.
hint-thinking = Liczę szanse…
hint-not-now = Podpowiedź jest wtedy, gdy człowiek ma coś do wyboru.
hint-hits-first = Najpierw { name-takes } { hits-plain }: C. Przedtem nie ma nic do wyboru.
hint-nothing = Teraz nie ma nic do wyboru.
hint-switched-off = W tej grze podpowiedzi są wyłączone. Włącza je Gra > Podpowiedzi w tej grze.
hint-failed = Nie udało się policzyć podpowiedzi. Gra stoi jak przedtem; dziennik mówi więcej.
hint-not-covered = Bez podpowiedzi: { $why }
hint-mark = rada

hint-label = { $dice ->
    [1] { $only ->
        [yes] Odłóż tylko tę { $face }
       *[no] Odłóż tę { $face }
    }
    [2] { $only ->
        [yes] Odłóż tylko te dwie
       *[no] Odłóż te dwie
    }
   *[other] { $only ->
        [yes] Odłóż tylko te { $dice-word }
       *[no] Odłóż te { $dice-word }
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Odłóż { $kept } i rzuć { general-dice-ins }: { $miss } na 100 to pudło.
    [keep-stay] Odłóż { $kept } i zostań z { $points-figure }.
    [stay] Zostań z { $points-figure }.
    [take-dare] Przyjmij wyzwanie: { $miss } na 100 to pudło.
    [refuse-dare] Odrzuć wyzwanie.
    [again] Użyj powtórki.
    [take-over] Przejmij { $points-figure }, które zostało.
   *[roll] Rzuć { general-dice-ins }: { $miss } na 100 to pudło.
}
hint-dice = { $kind ->
    [alike] { general-faces }
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] odłożyć { $kept } i rzucić { general-dice-ins }
    [keep-stay] odłożyć { $kept } i zostać z { $points-figure }
    [stay] zostać z { $points-figure }
    [take-dare] przyjąć wyzwanie
    [refuse-dare] odrzucić wyzwanie
    [again] użyć powtórki
    [take-over] przejąć { $points-figure }
   *[roll] rzucić { general-dice-ins }
}
hint-only = Innej drogi nie ma.
hint-as-good = Tak samo dobre jak { $other }.
hint-more-points = { $by ->
    [one] Warte o { $by-figure } punkt więcej niż { $other }.
    [few] Warte o { $by-figure } punkty więcej niż { $other }.
    [many] Warte o { $by-figure } punktów więcej niż { $other }.
   *[other] Warte o { $by-figure } punktu więcej niż { $other }.
}
hint-more-hits = Warte o { general-hits-acc } więcej na { $of-figure } takich tur niż { $other }.
hint-more-wins = { $by ->
    [one] O jedną wygraną na { $of-figure } gier więcej niż { $other }.
    [few] O { $by-figure } wygrane na { $of-figure } gier więcej niż { $other }.
    [many] O { $by-figure } wygranych na { $of-figure } gier więcej niż { $other }.
   *[other] O { $by-figure } wygranej na { $of-figure } gier więcej niż { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Warte { $worth-figure } punkt.
    [few] Warte { $worth-figure } punkty.
    [many] Warte { $worth-figure } punktów.
   *[other] Warte { $worth-figure } punktu.
}
hint-worth-hits = Warte { general-hits-acc } na { $of-figure } tur.
hint-worth-wins = Wygrane gry: { $worth-figure } na { $of-figure }.
hint-weighs-hits = Tu decydują { hits-plain }: { $points-figure } punktów waży tyle co { hit-a }.
