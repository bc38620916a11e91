cheat-term = { $term }:
cheat-push-your-luck = Stop tylko z { $dice-figure } odłożonymi lub więcej, nigdy ze wszystkimi sześcioma.
cheat-misses-in-a-row = { $count ->
    [1] Każde pudło
    [2] Dwa pudła z rzędu
    [3] Trzy pudła z rzędu
    [4] Cztery pudła z rzędu
   *[other] { $count-word } pudeł z rzędu
}
cheat-first-throw = Pierwszy rzut bez punktów
cheat-beat-previous = Stop tylko z więcej niż w poprzedniej turze, jeśli ją zapisano.
cheat-leave-all = Odłóż wszystkie punktujące, rzuć resztą albo zostań.
cheat-leave-one = W każdym rzucie odłóż choć jedną punktującą albo zostań.
cheat-all-score = { $forced ->
    [yes] Punktują wszystkie: rzuć wszystkimi jeszcze raz.
   *[no] Punktują wszystkie: można rzucić nimi jeszcze raz.
}{ $alike-may-stay ->
    [yes] {" "}Same jednakowe mogą zostać.
   *[no] {""}
}
cheat-blood-die-alone = Tylko Krwawa Kość nie punktuje: trzeba nią rzucić.
cheat-blood-die-among = Tylko Krwawa Kość nie punktuje: musi być w następnym rzucie.
cheat-dare = { $worth ->
    [total1000] Wyzwanie: po czterech jednakowych w rzucie inni mogą wyzwać do rzutu piątą. Pasuje: 1 000 za wszystkie pięć, graj dalej.
    [plus1000] Wyzwanie: po czterech jednakowych w rzucie inni mogą wyzwać do rzutu piątą. Pasuje: 1 000 więcej, graj dalej.
   *[plus100] Wyzwanie: po czterech jednakowych w rzucie inni mogą wyzwać do rzutu piątą. Pasuje: 100 więcej, graj dalej.
}
cheat-last-die = Liczba prób ostatniej kości: { $tries-word }.
cheat-take-over-entered = Kto jest w grze, może przejąć kości i punkty po tym, kto został.
cheat-take-over-next = Następna osoba może przejąć kości i punkty po tym, kto został.
cheat-release-asks = Za każde trafienie gracza przed tobą zapytaj raz „Mogę rzucić?” i poczekaj na tak.
cheat-release-word = Kto bierze trafienie, puszcza cię: „Możesz”, „Gotowe”, kaszlnięcie.
cheat-to = do
cheat-release-courtesy = Trafienia bierze się, zanim ktoś inny rzuci.

cheat-miss-dare = pudło w wyzwaniu
cheat-miss-blood = wymuszona Krwawa Kość pudłuje
cheat-miss-after-all = wszystkie punktowały, potem pudło
cheat-miss-all = wszystkie kości i nic
cheat-miss-first = pierwszy rzut i nic
cheat-miss-any = rzut nic nie daje
cheat-points-risked-and-missed = punkty w grze i pudło

cheat-automatic-kept = Automatyczne zostają mimo pudła.
cheat-shown-kept = Co pokażą kości, zostaje mimo pudła.
cheat-alike-with-the-odd-die = { general-alike } z inną kością
cheat-earned = { $what }{ $everyone ->
    [yes] , wszyscy
   *[no] {""}
}{ $automatic ->
    [yes] , automatycznie
   *[no] {""}
}
cheat-more-totals = i dalsze stany: { $count-figure }
cheat-each-step = { $strict ->
    [yes] przekroczone każde { $step-figure }
   *[no] osiągnięte lub przekroczone każde { $step-figure }
}
cheat-step-in-one-turn = { $strict ->
    [yes] ponad { $step-figure } w jednej turze
   *[no] każde { $step-figure } w jednej turze
}
cheat-total-ends-in = stan kończy się na { $ending }
cheat-totals = stan { $totals-comma }
cheat-first-home = { $over ->
    [yes] pierwszy ponad { $limit-figure }
   *[no] pierwszy na { $limit-figure }
}{ $more ->
    [yes] , jeszcze jedno
   *[no] {""}
}
cheat-misses-without-a-hit = pudła z rzędu: { $count-word }, bez trafienia przed ostatnim
cheat-if-kept = { $what }, gdy odłożone
cheat-alike-in-one-throw = { general-faces } w jednym rzucie

cheat-halftime = Gdy ktoś osiągnie { $total-figure }: kreska przez kartę i piosenka. Każdy ma jedną turę obok wyniku, zaczyna następna osoba; puste pola dostają kreskę. { $tie ->
    [all] Remis: każdy po trafieniu.
    [rolloff] Remis: dogrywka.
   *[none] Remis: nikt.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Ponad { $limit-figure } kończy od razu.
        [finishRound] Ponad { $limit-figure } kończy; rundę gra się do końca.
       *[lastRound] Ponad { $limit-figure } kończy; wszyscy inni mają jeszcze turę.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } kończy od razu.
        [finishRound] { $limit-figure } kończy; rundę gra się do końca.
       *[lastRound] { $limit-figure } kończy; wszyscy inni mają jeszcze turę.
    }
}
cheat-rounds = Gra ma tyle rund: { $rounds-figure }.
cheat-cut = Nikt nie ma zapisane więcej niż { $limit-figure }.
cheat-exactly = W { $limit-figure } trzeba trafić dokładnie.
cheat-extension = Kto przekroczy, nie trafiając, przesuwa limit na { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Gdy ktoś wyląduje na twoim stanie, spadasz do poprzedniego.
    [start] Gdy ktoś wyląduje na twoim stanie, spadasz tam, skąd przyszedł.
   *[zero] Gdy ktoś wyląduje na twoim stanie, spadasz do 0.
}
cheat-last-licks = { $who ->
    [passed] Kto w ostatnich turach traci prowadzenie, ma jeszcze jedną.
    [tied] Nowe lub równe prowadzenie daje wszystkim innym jeszcze jedną ostatnią turę.
   *[everybody] Nowe prowadzenie w ostatnich turach daje wszystkim innym jeszcze jedną.
}
cheat-only-a-new-leader = W ostatniej rundzie stop tylko z nowym prowadzeniem.
cheat-wins-first = Kto pierwszy, wygrywa.
cheat-wins-points = Decyduje liczba punktów.
cheat-wins-hits = Decyduje liczba trafień.
cheat-wins-titles = Decyduje liczba tytułów.
cheat-11000-rule = Zasada 11 000: ogłoś ją od { $least-figure }, z kośćmi w ręku, zanim ktoś ma { $limit-figure }. Wtedy wygrywa { $points-figure } w jednej turze od { $limit-figure }; najwyższy wynik tej rundy kradnie kartę.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; Double bije dwa pojedyncze.

cheat-so-many-alike = { $shape } jednakowe
cheat-any-alike = { general-alike }
cheat-factor-of-dice = { $factor } × kości: { $rolled-word }
cheat-across-rolls = Kości odłożone wcześniej mogą dopełnić trzy jednakowe.
cheat-throw-out = odpada
cheat-throw-loses = przegrywa
cheat-throw-wins = wygrywa
cheat-three-alike = { $more ->
    [yes] Trzy jednakowe, strity i podobne w jednym rzucie.
   *[no] Trzy jednakowe w jednym rzucie.
}
cheat-each-further = { $later ->
    [yes] Każda dalsza, w tym rzucie lub później: { $step } więcej.
   *[no] Każda dalsza w tym samym rzucie: { $step } więcej.
}
cheat-all-dice = { $kept ->
    [yes] Gdy zapunktują wszystkie kości: { $points-figure } więcej, także po pudle.
   *[no] Gdy zapunktują wszystkie kości: { $points-figure } więcej.
}
cheat-clear = Zanim zostaniesz, potwierdź { $what-listed } o { $points-figure } punktów więcej.
cheat-clear-alike = jednakowe
cheat-clear-straight = strity
cheat-clear-shape = pary i podobne
cheat-safe-straights = Odłożone strity zostają mimo pudła.
cheat-safe-some = Niektóre odłożone punkty zostają mimo pudła.
cheat-wild-face = { $face } na czerwonej kości to dżoker.

cheat-what-scores = Co punktuje
cheat-your-turn = Twoja tura
cheat-write-it-down = Zapis
cheat-hits = Trafienia
cheat-halftime-show = Halftime Show
cheat-the-end = Koniec
cheat-words = Słowa
cheat-advice = Rady

cheat-enter = Wejście do gry, w jednej turze
cheat-enter-dice = Odłożone kości na wejście
cheat-stop = by przestać, w każdej turze
cheat-stop-dice = odłożone kości, by przestać
cheat-stop-either = Punkty lub kości, wystarczy jedno.
cheat-no-stop = bez stopu przy stanie
cheat-delay = opóźnianie gry, po głosowaniu
cheat-out-of-turn = rzut poza kolejką, po głosowaniu
cheat-declare = Powiedz swój wynik. Błędny, gdy ktoś go podważy, kosztuje turę.
cheat-to-the-right = Kości idą w prawo.

cheat-a-re-roll-kept-until = powtórka, ważna do użycia
cheat-struck-out-when-it-is = po użyciu skreślona
cheat-a-penalty-taken-off-from = kara, odjęta od tej chwili
cheat-mishandled-touched-off-the-board = zły chwyt, dotknięcie, kość poza planszą

cheat-own-bonuses = Nasze własne liczby
cheat-never-two = Nigdy dwa: dwa trafienia to trzy.
cheat-integrity-one-more = Integralność: po turze z trafieniami jest ich co najmniej o jedno więcej niż wtedy.
cheat-integrity-additive = Integralność: po turze z trafieniami tamte i nowe.
cheat-hits-at-once = Insta-Bongi od razu, przed wszystkim innym.
cheat-total-begins-with-a-square = stan zaczyna się od kwadratu
cheat-a-straight = strit
cheat-a-royale-1-to-6 = Royale, od 1 do 6
cheat-g-h-a-all-hits = G.H.A.: wszystkie trafienia przez liczbę graczy.
cheat-all-dice-and-none-scores = wszystkie kości i żadna nie punktuje
cheat-each-further-doubles = Każda dalsza w rzucie podwaja.
cheat-a-fourth-adds-nothing = Czwarta 2, 3, 4 lub 6 nic nie dodaje.
cheat-singles-only = 1 i 5 tylko pojedynczo.
cheat-a-royale-earns-a-reroll = Royale, od 1 do 6, daje powtórkę.
