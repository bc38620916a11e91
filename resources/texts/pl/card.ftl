card-title = Zasada
card-menu = Zasada na &karcie (? przy stole)
card-row = { $kind ->
    [run] Od { $dice-comma } do { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Odłóż, co punktuje, rzuć resztą albo zostań.
card-leave-all = Odłóż wszystko, co punktuje, rzuć resztą albo zostań.
card-enter = Najpierw wejście: { $points-figure } w jednej turze.
card-enter-dice = Wejście: odłożone kości: { $dice-figure }.
card-stop = By zostać: { $points-figure }.
card-stop-dice = Zostać można, gdy odłożone { $dice-either } kości.
card-beat-previous = Przebij poprzednią turę.
card-wild-face = Czerwona { $face } to dżoker.
card-miss = Nic nie punktuje: tura przepada.
card-all-score = { $forced ->
    [yes] Punktują wszystkie: rzuć jeszcze raz.
   *[no] Punktują wszystkie: rzuć jeszcze raz albo zostań.
}
card-blood-die-alone = Sama czerwona musi być rzucona.
card-blood-die-among = Czerwona bez punktów musi być rzucona.
card-dare = Cztery jednakowe: inni mogą rzucić wyzwanie.
card-hit-each = Co { $step-figure }: { hit-one }.
card-hit-turn = Co { $step-figure } w jednej turze: { hit-one }.
card-rounds = { $by ->
    [hits] Rundy: { $rounds-figure }. Decyduje liczba { general-hits-gen }.
    [titles] Rundy: { $rounds-figure }. Decyduje liczba tytułów.
   *[points] Rundy: { $rounds-figure }. Decyduje liczba punktów.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Wygrywa, kto pierwszy przekroczy { $limit-figure }.
       *[no] Wygrywa, kto pierwszy ma { $limit-figure }.
    }
    [hits] { $over ->
        [yes] Koniec powyżej { $limit-figure }: decyduje liczba { general-hits-gen }.
       *[no] Koniec na { $limit-figure }: decyduje liczba { general-hits-gen }.
    }
    [titles] { $over ->
        [yes] Koniec powyżej { $limit-figure }: decyduje liczba tytułów.
       *[no] Koniec na { $limit-figure }: decyduje liczba tytułów.
    }
   *[points] { $over ->
        [yes] Koniec powyżej { $limit-figure }: decyduje liczba punktów.
       *[no] Koniec na { $limit-figure }: decyduje liczba punktów.
    }
}
