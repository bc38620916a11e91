sheet-worth-by-face = oczka × { $factor }
sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { dice-counted }, jedna to Krwawa Kość
    [odd-die] { dice-counted }, jedna w innym kolorze
    [three-colours] { dice-counted } w trzech kolorach
   *[none] { dice-counted }
}
sheet-for-players = { $least }–{ $most } graczy
sheet-field-date = data
sheet-field-start = początek
sheet-field-finish = koniec
sheet-field-magic = magiczna liczba
sheet-field-scorekeeper = prowadzi kartę
sheet-field-packer = nabija fajkę
sheet-field-rule11k = zasadę 11 000 ogłasza
sheet-field-rule11k-at = godz.
sheet-field-winner = wygrywa
sheet-field-winner-keeps = wygrywa i bierze kartę
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = limit
sheet-field-fewest = najmniej BH
sheet-zonk = Zonk
sheet-one-hit = jedno trafienie
sheet-a-zonk = Zonk
sheet-page-of = strona { $page-figure } z { $pages-figure }
sheet-re-roll-used-struck-out = powtórka, po użyciu skreślona
sheet-no-turn-here = tu bez tury
sheet-final = wynik
sheet-so-far = dotąd
sheet-corrected = poprawione
sheet-penalty-taken-off = { $points }: kara, odjęta od następnego stanu
sheet-hits = trafienia
sheet-bong-hits = BH
sheet-brought-forward = z przen.
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}i inni
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Zasady
sheet-page-keepsake = Wyścig, trafienia i kości
sheet-page-codes = Gra w kodach
sheet-page-number = Strona { $page-figure }
sheet-page-rounds = Rundy od { $first-figure } do { $last-figure }
sheet-page-players = { $rounds }, gracze od { $first-figure } do { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, poziomo, strony: { $pages-figure }
   *[no] { $paper }, pionowo, strony: { $pages-figure }
}{ $rules ->
    [yes] , ostatnia z zasadami.
   *[no] .
}
sheet-rounds-and-room = Gra ma około { $rounds-figure } rund; { $games ->
    [1] miejsca jest na { $rows-figure }
   *[other] miejsca jest na dwie gry po { $rows-figure }
}{ $split ->
    [yes] , a { $share } gier na 100 kończy się na stronie 1
   *[no] {""}
}.
sheet-dice-pledged = pieczęć kości { $pledge }
sheet-halftime-show = HALFTIME SHOW
sheet-race-told = Stan każdej osoby po każdej rundzie; rund jest { $rounds-figure }. Na końcu: { $ends-comma }.
sheet-luck = { $each ->
    [0] Szczęście i wybory
   *[other] Szczęście i wybory; { hit-a } to { $each-figure }
}
sheet-luck-of = kości { $luck }, wybory { $cost }
sheet-hints = Pytania o podpowiedź
sheet-hints-of = { $hints ->
    [1] raz
   *[other] { $hints-figure } razy
}
sheet-in-one-turn = { $points } w jednej turze
sheet-no-font = { $more ->
    [0] Żadna czcionka na tym komputerze nie ma liter, które są w: { $names-comma }; wyjdą puste ramki. Zainstaluj taką czcionkę i drukuj jeszcze raz.
   *[other] Żadna czcionka na tym komputerze nie ma liter, które są w: { $names-comma } i dalszych ({ $more-figure }); wyjdą puste ramki. Zainstaluj taką czcionkę i drukuj jeszcze raz.
}
sheet-script-picture = obrazek
sheet-script-cjk = chińskie lub japońskie
sheet-script-hangul = koreańskie
sheet-pdf-folder = { $file } to folder; podaj nazwę pliku.
sheet-pdf-no-folder = Nie ma folderu { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] Nie da się zapisać { $file }: { $why }. Co tam było, zostaje; wybierz inne miejsce.
   *[no] Nie da się zapisać { $file }: { $why }. Wybierz inne miejsce.
}
sheet-play-resumes-here = tu gra idzie dalej
sheet-other = Inne
sheet-the-race = Wyścig
sheet-awards = Nagrody
sheet-best-turn = Najlepsza tura
sheet-head-hits = Trafienia{ $thrown ->
    [yes] {""}
   *[no] {" "}ze stanów
}
sheet-hits-all = razem
sheet-in-the-square = { $codes ->
    [1] Cały ten wieczór jest w kwadracie.
   *[other] { $here ->
        [yes] Cały ten wieczór jest w tych kwadratach ({ $codes }).
       *[no] Cały ten wieczór jest w kwadratach na ostatnich stronach ({ $codes }).
    }
}
sheet-point-a-phone = { $codes ->
    [1] Skieruj na niego telefon
   *[other] Skieruj telefon na każdy
}: { $thrown ->
    [yes] strona rzuca znowu wszystkie { $throws }{ $seed ->
        [yes] {" "}i mówi, czy kości były uczciwe.
       *[no] , tak jak leżały na stole.
    }
   *[no] strona zapisuje znowu całą kartę.
}
sheet-or-in-the-program = Albo w programie: Kartoteka Zonk > Odczytaj kartę. Nic nie jest nigdzie wysyłane.
sheet-pledged = Pieczęć sprzed pierwszego rzutu: { $pledge }
sheet-code = Kod { $part } z { $parts }
sheet-the-dice = Kości
sheet-pledged-before-the-first-throw = Pieczęć sprzed pierwszego rzutu, SHA-256:
sheet-seed-told-at-the-end = Ziarno, ujawnione na końcu:
sheet-signed-by-who-kept-the = Podpis tego, kto prowadzi kartę
sheet-this-is-no-name-of = To nie jest nazwa pliku.
sheet-the-pdf-cannot-be-drawn = PDF-u nie da się narysować; nic nie zapisano.
sheet-and-more = { $name } i dalsze: { $more-figure }
sheet-line-of = { $name }: { $line }
sheet-not-finished = Nieskończona
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
sheet-the-font-cannot-be-loaded = Nie da się wczytać czcionki { $name }; zainstaluj program ponownie.
sheet-pad-dash = kreska
sheet-pad-column-total = razem
sheet-pad-column-turn = tura
sheet-pad-column-hits = traf.
sheet-pad-part = { $name }, { $part }
sheet-pad-half = half
sheet-pad-mark = { $mark ->
    [straight] strit
    [magic] Magiczna Liczba
    [devil] diabeł
    [square] kwadrat
    [halftime] halftime
    [flag] trafienie
    [reroll] powtórka
    [reroll-used] powtórka, użyta
    [pen] poprawione
    [dashes] kreski
    [star] gwiazdka
    [asterisk] asterysk
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }
sheet-players = Gracze
sheet-rounds = Rundy
sheet-would-be = byłoby { $said }
sheet-pad-corrected = Poprawione.
sheet-click-to-correct-it = Kliknij, by poprawić.
sheet-score-sheet = Karta wyników
