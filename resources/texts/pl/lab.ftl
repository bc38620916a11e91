lab-title = { $rules }, { general-games }, ziarno { $seed }.
lab-length = Rund { $rounds }, minut około { $minutes }.
lab-turns = { $misses } tur to pudła; rzutów na turę { $throws }; { $forced } rzutów nie zostawia wyboru.
lab-miss = Rzut { general-dice-ins }: pudło { $chance }.
lab-wins = Wygrane według miejsc: { $seats-comma }. Kto prowadzi w połowie, przegrywa w { $upset }.
lab-careful = Ktoś ostrożny wśród najlepszych wygrywa { $careful }; równy udział to { $even }.
lab-hits = { hits-plain-first } na osobę: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Przerwano, zanim skończyła się gra: nie ma o czym mówić.
    [1] Przerwano po jednej grze z { $of-figure }. Mowa tylko o niej.
   *[other] Przerwano po { $done-figure } z { $of-figure } gier. Mowa tylko o nich.
}
lab-speed = { $pace } gry na sekundę, procesy: { $count-figure }.
lab-speed-cluster = { $pace } gry na sekundę, procesy robocze klastra: { $count-figure }.
lab-progress = { $done-figure } z { $of-figure } gier
lab-try = Zagraj { general-games-acc }
lab-try-tip = Grają komputery według tych zasad; co z tego wychodzi, rysuje się na bieżąco.
lab-name = Laboratorium zasad
lab-against = przeciw
lab-against-nothing = niczemu innemu
lab-against-name = Zasady do porównania
lab-games = Gry
lab-seed = Ziarno
lab-stop = Przerwij
lab-progress-name = Zagrane gry
lab-pace = { $games-figure } na sekundę, { $minutes ->
    [0] jeszcze mniej niż minuta
   *[other] jeszcze około { $minutes-figure } min
}
lab-who = Gracze: { $players-figure }. Wszyscy grają najlepiej, jeden ostrożnie i siedzi po kolei na każdym miejscu.
lab-who-both = Gracze: { $players-figure }. Wszyscy grają najlepiej, jeden ostrożnie i siedzi po kolei na każdym miejscu. Jedne i drugie zasady dostają te same kości.
lab-stopped = Przerwano, zagrane: { general-games }. Co już jest, zostaje.
lab-watch = Obejrzyj grę { $game-figure }
lab-watch-note = Gra, w której jedna osoba ma najwięcej trafień, w odtwarzaniu
lab-watch-wait = Gram jeszcze raz grę { $game-figure }…
lab-watch-title = { $rules }, gra { $game-figure } z laboratorium
lab-no-processes = Więcej gier nie da się zagrać: { $why }. Co już jest, zostaje.
lab-process-died = W środku gier padł proces. Może brakuje pamięci; spróbuj mniej gier. Co już jest, zostaje.
lab-went-wrong = W tych grach coś poszło źle. Co już jest, zostaje, a dziennik mówi więcej.
lab-other-does-not-hold = Drugie zasady się nie zgadzają. { $wrong }
lab-was = było { $value }
lab-figure-rounds = rundy w grze
lab-figure-minutes = minuty przy 14 s na rzut
lab-figure-minutes-here = minuty przy waszych { $seconds-figure } s na rzut
lab-figure-misses = tur to pudła
lab-figure-hits = { hits-plain } na osobę
lab-figure-upset = lider w połowie przegrywa
lab-figure-forced = rzuty bez wyboru
lab-length-title = Ile to trwa
lab-length-note = gry według rund
lab-rounds-bar = Rundy: { $more ->
    [yes] od { $least-figure } do { $top-figure }
   *[no] { $least-figure }
}
lab-rounds-mean = { $name }: rundy { $rounds }
lab-seats-title = Czy warto zaczynać?
lab-seats-note = % wygranych według miejsca, ± { $off }
lab-change-rounds = gry według rund; { $change } ± { $off }
lab-change-first = % wygranych; pierwsze miejsce { $change } ± { $off }
lab-change-careful = wygrane; ostrożna gra { $change } ± { $off }
lab-even = równo
lab-seat = { $seat ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
    [5] piąte
    [6] szóste
   *[other] { $seat }.
}
lab-sources-title = Skąd się biorą { hits-plain }
lab-sources-note = na osobę i grę
lab-sources-note-both = na osobę i grę; kropka: { $own }, kółko: { $other }
lab-never = nigdy
lab-miss-same = Nic się tu nie zmieniło.
lab-miss-was = Kropkami: { $other }.
lab-careful-title = Czy ostrożność popłaca?
lab-careful-note = wygrane; kropki: równy udział
lab-best = Gra najlepiej: { $name }
lab-careful-one = Gra ostrożnie: { $name }
lab-never-title = Nie zdarzyło się
lab-never-note = { general-games }
lab-never-none = Każde źródło, z którego są { hits-plain }, trafiło się choć raz.
lab-yet-title = A jednak
lab-yet-length = Najdłuższa gra ma tyle rund: { $longest }, najkrótsza: { $shortest }.
lab-yet-hits = Ktoś ma w jednej grze { general-hits-acc }.
lab-save-figures = Zapisz liczby…
lab-save-picture = Zapisz obraz…
lab-save-title = Zapisz wyniki laboratorium zasad
lab-nothing-to-save = Nie ma jeszcze czego zapisać.
lab-written = Zapisano: { $file }.
lab-not-written = Nie da się zapisać { $file }: { $why }. Wybierz inny folder.
lab-back = Wróć do zasad
lab-brief-figures = Liczby…
lab-brief-picture = Obraz…
lab-brief-back = Wróć
lab-brief-use = Użyj
