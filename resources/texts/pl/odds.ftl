odds-only-totals = To karta samych stanów: nie wiadomo, co pokazały kości, więc ani ile było szczęścia, ani ile kosztowały wybory.
odds-too-many-hands = Te zasady mają ponad { $most-figure } rodzajów układów; ich szans program nie liczy.
odds-clear = Te zasady mają układy do potwierdzenia; ich szans program nie liczy.
odds-last-die = Te zasady dają ostatniej kości kilka prób; ich szans program nie liczy.
odds-beat-previous = Tu tura musi dać więcej niż poprzednia; takich szans program nie liczy.
odds-first-throw = Tu za pierwszy rzut bez punktów odejmuje się punkty; takich szans program nie liczy.
odds-last-licks = Tu nowe prowadzenie otwiera ostatnie tury od nowa; szansy na wygraną nikt nie zna.
odds-show = Halftime Show jest o { general-hit-acc }, nie o punkty: o wygranej nie decyduje.
odds-decided = Wygrywa ten, kto pierwszy na mecie; reszta gry o niczym nie decyduje.
odds-unknown-hits = Tu wygrywają { hits-plain }: szansy na wygraną nikt nie zna.
odds-unknown-same-total = Kto ląduje na cudzym stanie, cofa tę osobę: przy tych zasadach szansy na wygraną nikt nie zna.
odds-unknown-take-over = Kości i punkty można przejąć po kimś: przy tych zasadach szansy na wygraną nikt nie zna.
odds-unknown-extension = Kto przekroczy limit, nie trafiając, przesuwa go wszystkim: przy tych zasadach szansy na wygraną nikt nie zna.
odds-unknown-landing = W limit trzeba trafić dokładnie: przy tych zasadach szansy na wygraną nikt nie zna.
odds-hits-win = Tu wygrywają { hits-plain }: wartości to punkty i { $each-figure } za { general-hit-acc }.
odds-review-measure = { $measure ->
    [hits] Punkty, a poza tym { hits-plain } po { $each-figure }:
   *[points] Punkty:
}
odds-review-player = { $name }: { $whole } = norma { $par }, szczęście { $luck }, koszt { $cost }, reszta { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(od { $start-figure })
}
odds-review-dear = { $name }, oddane { $cost }: { $chosen } z { $points-figure } punktami{ $dice-count ->
    [0] {""}
   *[other] , kości { $dice }
}; najlepiej { $best }
odds-review-luckiest = Najszczęśliwszy rzut: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Najbardziej pechowy rzut: { $name }, { $dice }: { $luck }
odds-review-chances = Szanse na wygraną na końcu: { $chances-comma }
