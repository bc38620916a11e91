statistics-title = Statystyki
statistics-progress = Przeczytane gry
statistics-reading = Przeczytane gry: { $read-figure } z { $games-figure }
statistics-read = { general-games }{ $refused ->
    [0] {""}
   *[other] . Nie do odtworzenia i pominięte: { $refused-figure }.
}
statistics-save = Z&apisz
statistics-close = Zamknij
statistics-png = { $times ->
    [1] Obraz jak na ekranie (PNG)
    [2] Obraz dwa razy większy (PNG)
   *[other] Obraz trzy razy większy (PNG)
}
statistics-save-svg = Rysunek (SVG)
statistics-save-csv = Tabela (CSV)
statistics-save-title = Zapisz statystyki
statistics-nothing-to-save = Nie ma jeszcze czego zapisać.
statistics-written = Zapisano: { $file }.
statistics-not-written = Nie da się zapisać { $file }: { $why }.
statistics-no-picture = obrazu nie da się narysować
statistics-percent = { $share }%
statistics-empty = Jeszcze nie ma o czym mówić
statistics-empty-race = Tu po pierwszej grze stany wszystkich biegną z rundy na rundę.
statistics-empty-hits = Tu po pierwszej grze widać, co przy waszym stole daje trafienia, najczęstsze najpierw.
statistics-empty-turns = Tu po pierwszej grze widać, ile daje tura, obok gracza, który zawsze zostaje przy tej samej liczbie.
statistics-empty-players = Tu po pierwszej grze widać, kto ile wygrał, kto kogo bije i kto jest w formie.
statistics-empty-sheets = Tu po pierwszej grze zasady stoją obok siebie.
statistics-empty-records = Tu po pierwszej grze wiszą najlepsza tura, największe trafienie i najdłuższa seria; każde otwiera swoją grę.
statistics-empty-dice = Tu po pierwszej grze widać, jak często padały które oczka i czy tak robią uczciwe kości.
statistics-none-sub = Graj dalej, a coś tu stanie.

statistics-page-race = Wyścig
statistics-race-game = Gra
statistics-race-kind = Co jest narysowane
statistics-race-totals = Stany
statistics-race-behind = Strata do lidera
statistics-race-chances = Szansa na wygraną
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Halftime Show
statistics-race-axis = runda
statistics-race-home = meta, { $points-figure }
statistics-race-head = Runda { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Runda { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, razem { $total-figure }
statistics-race-sub = { $rules }, { $day }, gracze: { $players-figure }, rundy: { $rounds-figure }. Wskaż rundę, by ją odczytać; strzałki idą po kolei.
statistics-race-none = Nikt jeszcze nic nie zapisał
statistics-race-led = { $name }: prowadzenie od rundy { $round-figure }
statistics-race-led-always = { $name }: prowadzenie od początku do końca
statistics-race-leads = { name-leads } od rundy { $round-figure }
statistics-race-leads-always = { name-leads } od pierwszej rundy
statistics-race-lead = Prowadzenie
statistics-race-lead-of = { $rounds-figure } z { $of ->
    [one] 1 rundy
    [few] { $of-figure } rund
    [many] { $of-figure } rund
   *[other] { $of-figure } rund
}
statistics-race-changes = Zmiany prowadzenia
statistics-race-changes-last = ostatnia w rundzie { $round-figure }, { $name }
statistics-race-changes-none = na czele nikt nikogo nie minął
statistics-race-jump = Największy skok
statistics-race-jump-by = { $name }, runda { $round-figure }
statistics-race-gap = Między pierwszą dwójką
statistics-race-gap-between = { $second } za { $first }

statistics-page-hits = { $hit-word ->
    [stars] Gwiazdki
    [honour] Honor
   *[hits] Trafienia
}
statistics-hits-none = Jeszcze bez { general-hits-gen }
statistics-hits-player = Gracz
statistics-hits-everybody = Wszyscy
statistics-hits-all-rules = Wszystkie zasady
statistics-hits-none-sub = Stanie tu, skąd się biorą, najczęstsze najpierw.
statistics-hits-others = wszystkie inne
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } na 100
statistics-hits-sub = { hits-counted }, { general-games }. Najwięcej { $name-count ->
    [one] ma
   *[other] mają
} { $name }: { $most-figure }.

statistics-page-turns = Tury
statistics-turns-rules = Zasady
statistics-turns-points = { general-points }
statistics-turns-simple-from = Prosty gracz zostaje od
statistics-turns-against = wobec prostego gracza, który odkłada wszystko, co punktuje, i zostaje od
statistics-turns-axis = tury
statistics-turns-axis-points = punkty tury
statistics-turns-played = zagrane
statistics-turns-simple = prosty gracz, dokładnie
statistics-turns-miss = pudło
statistics-turns-none = Jeszcze bez tury
statistics-turns-told = Pudła: { $misses-figure } z { $turns-figure } tur.{ $most ->
    [0] {""}
   *[other] {" "}Z innych najwięcej, { $most-figure }, dało { $open ->
        [yes] { $least-figure } punktów i więcej
       *[no] od { $least-figure } do { $top-figure } punktów
    }. Najlepsza tura dała { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Pudła
    [one] Punkty: { $least-figure }
    [open] Punkty: { $least-figure } i więcej
   *[between] Punkty: od { $least-figure } do { $top-figure }
}: { $played ->
    [one] { $played-figure } tura
    [few] { $played-figure } tury
    [many] { $played-figure } tur
   *[other] { $played-figure } tury
}{ $simple ->
    [some] ; u prostego gracza { $thought ->
        [0] prawie żadna
       *[other] { $thought-figure }
    }
   *[none] {""}
}
statistics-turns-head = Tura daje { general-points }
statistics-turns-sub = Tury: { $turns-figure }. Prosty gracz ma { $points-figure }, gdy jest w grze i bez wyzwań.
statistics-turns-reckoning = Tury: { $turns-figure }. Prostego gracza właśnie liczymy.
statistics-turns-house = Tury: { $turns-figure }. Dla zasad domowych nie ma dokładnej liczby.

statistics-page-players = Gracze
statistics-players-all = Wszyscy
statistics-players-column-name = Gracz
statistics-players-column-games = Gry
statistics-players-column-won = Wygrane
statistics-players-column-share = Wygrane %
statistics-players-column-average = Na turę
statistics-players-column-misses = Pudła
statistics-players-column-best = Najl. tura
statistics-players-column-hits = { $hit-word ->
    [stars] Gwiazdki
    [honour] Honor
   *[hits] Trafienia
}
statistics-players-who = { $computer ->
    [yes] { $name } (komputer)
   *[no] { $name }
}
statistics-players-none = Nikt jeszcze nie wygrał
statistics-players-none-sub = Gry w toku liczą się tylko do tur i pudeł.
statistics-players-head = Najwięcej { $name-count ->
    [one] wygrywa
   *[other] wygrywają
} { $name }: { $won ->
    [one] { $won-figure } gra
    [few] { $won-figure } gry
    [many] { $won-figure } gier
   *[other] { $won-figure } gry
}
statistics-players-sub = Najczęstsza para to { $first } i { $second }: { general-games }, wygrane { $ahead-figure } do { $behind-figure }.
statistics-players-alone = Nikt jeszcze nikogo nie spotkał.
statistics-rivals = Kto kogo bije
statistics-rivals-column-pair = Para
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Wspólne gry
statistics-rivals-column-first = Wygrane 1. osoby
statistics-rivals-column-second = Wygrane 2. osoby
statistics-stories = Historie
statistics-stories-column-story = Historia
statistics-stories-column-player = Gracz
statistics-stories-column-day = Data
statistics-form = Forma
statistics-form-note = Punkty na turę z ostatnich dziesięciu gier, pięć osób, które grają najwięcej. W górę znaczy, że ktoś gra lepiej albo śmielej i ze szczęściem. Kółko myszy, + i − zmieniają powiększenie.
statistics-form-axis = punkty na turę
statistics-form-told = { $name }: ostatnio { $points-figure } pkt na turę, po pierwszej grze { $first-figure }.
statistics-form-games = gry tej osoby
statistics-form-game = gra { $game-figure }

statistics-page-sheets = Zasady
statistics-sheets-column-rules = Zasady
statistics-sheets-column-games = Gry
statistics-sheets-column-finished = Skończone
statistics-sheets-column-length = Tury na osobę
statistics-sheets-column-points = Na turę
statistics-sheets-column-misses = Pudła
statistics-sheets-column-hits = { $hit-word ->
    [stars] Gwiazdki na os.
    [honour] Honor na os.
   *[hits] Traf. na os.
}
statistics-sheets-none = Żadnych zasad jeszcze nie grano
statistics-sheets-head = Najczęściej gra się { $rules }: { general-games }
statistics-sheets-sub = Zasady: { $sheets-figure }. Długość i trafienia to średnie skończonych gier.

statistics-page-records = Rekordy
statistics-records-open = Zobacz tę grę jeszcze raz
statistics-records-none = Jeszcze bez rekordów
statistics-records-head = Najlepsza tura dała { $value }
statistics-records-sub = { $note }. Naciśnij rekord, a pokaże swoją grę.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Najlepsza tura
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: tury z rzędu, w których było trafienie
statistics-record-title-longest-miss = Najdłuższa seria pudeł
statistics-record-title-highest-group-hit-average = Najwyższe Group Hit Average
statistics-records-a-head = Od { $low } do { $high } trafień na osobę, mówi { $rules }
statistics-records-a-head-note = skończone gry: { $games-figure }, od { $least } do { $most }; w tych granicach: { $within-figure }.

statistics-page-dice = Kości
statistics-dice-which = Które kości
statistics-dice-screen = Na ekranie
statistics-dice-real = Prawdziwe kości
statistics-dice-title-straying = Jak bardzo błądzą które oczka
statistics-dice-title-course = Wszystkie oczka razem, jak to szło
statistics-dice-title-luck = Kto rzuca lepiej niż kości
statistics-dice-unit-straying = kreski: sześć uczciwych oczek mieści się w nich przy 95 stołach na 100
statistics-dice-unit-course = chi-kwadrat, 5 stopni swobody
statistics-dice-unit-luck = punkty szczęścia na rzut, jak w analizie
statistics-dice-expected = oczekiwane
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 uczciwy stół na 100 dochodzi tutaj
   *[other] 1 uczciwy stół na 100 dochodzi tutaj kiedyś w ciągu gier: { $games-figure }
}
statistics-dice-band = tu jest w każdej chwili 8 z 10 uczciwych stołów
statistics-dice-now = dziś { $square }
statistics-dice-faces = kości: { $faces-figure }
statistics-answer-few = Za mało, by coś powiedzieć
statistics-reason-few = Rzuconych kości jest { $faces-figure }, to za mało, by coś powiedzieć. Graj dalej.
statistics-answer-even = Nie, nie są fałszywe
statistics-reason-even = Rzucone kości: { $faces-figure }, tak równo, jak można oczekiwać. Uczciwe błądzą tyle albo więcej w { $of } na 100 takich prób.
statistics-answer-uneven = Mniej równe niż większość
statistics-reason-uneven = Rzucone kości: { $faces-figure }. Uczciwe błądzą tyle w { $of } na 1 000 takich prób, więc się zdarza; spójrz znowu po kilku grach.
statistics-answer-odd = Obejrzyj te kości
statistics-reason-odd = Rzucone kości: { $faces-figure }, i to nierówno. Uczciwe błądzą tyle w mniej niż 1 na 1 000 takich prób. Obejrzyj te kości albo tego, kto je wpisuje.
statistics-dice-verify = Sprawdź każdy rzut
statistics-dice-no-seal = Prawdziwymi kośćmi rzuca ręka; nie ma czego sprawdzać.
statistics-dice-send = Kopiuj jako obraz
statistics-copied = Strona jest w schowku jako jeden obraz, do wklejenia w wiadomość.
statistics-dice-seal = Kości każdej gry opieczętowano przed jej pierwszym rzutem. To rzuca nimi wszystkimi znowu z ziarna. Każdy może to powtórzyć na innym komputerze.
statistics-dice-verifying = Sprawdzone gry: { $done-figure } z { $games-figure }
statistics-dice-good = { $good ->
    [0] Żadna gra nie ujawniła jeszcze ziarna
   *[other] Zgadzają się gry: { $good-figure }
}{ $without ->
    [0] .
   *[other] ; bez ziarna na razie albo bez pieczęci: { $without-figure }.
}
statistics-dice-bad = { $bad ->
    [1] Nie zgadza się 1 gra: numer { $first }.
   *[other] Nie zgadzają się gry: { $bad-figure }, pierwsza ma numer { $first }.
} Sprawdź ją w Kartotece Zonk, by zobaczyć rzut.

statistics-luck-line = { $name }: { $luck } pkt na rzut, { $word }
statistics-luck-word-very-lucky = wielkie szczęście
statistics-luck-word-lucky = szczęście
statistics-luck-word-even = po równo
statistics-luck-word-unlucky = pech
statistics-luck-word-very-unlucky = wielki pech
statistics-luck-few = Gdy ktoś ma w skończonych grach rzutów { $throws-figure }, stanie tutaj.
statistics-luck-reading = Obejrzane skończone gry: { $done-figure } z { $games-figure }.
statistics-luck-left-out = Pominięte gry, bo ich szans nie policzono: { $games-figure }.
statistics-luck-alone = Szczęście nie ma pamięci. W paśmie zostaje 95 na 100 uczciwych graczy.
statistics-luck-inside = Szczęście nie ma pamięci. { $name-count ->
    [one] Prowadzi
   *[other] Prowadzą
} { $name }, bo ktoś musi, a kropka wciąż jest w paśmie.
statistics-luck-beyond = { name-is } poza pasmem, w którym wszyscy zostają w 95 na 100 uczciwych prób. Szczęście i tak nie ma pamięci.
statistics-luck-apart-real = Prawdziwymi kośćmi, wpisane ręcznie: jeszcze { $faces-figure }, osobno.
statistics-luck-apart-screen = Na ekranie: jeszcze { $faces-figure }, osobno.
