table-title-turn = Kolej: { $name }
table-title-turn-team = Kolej: { $name } ({ $team })
table-title-dared = { name-dares }: { $other }
table-title-royale = Royale
table-title-again = { name-rolls } jeszcze raz
table-title-wins = { $names-count ->
    [one] Wygrywa { $names-listed }
   *[other] Wygrywają { $names-listed }
}
table-title-nobody-wins = Nikt nie wygrywa

table-note-royale = { $times ->
    [1] Rzut { general-dice-ins }, liczy się suma.
   *[other] Rzut { general-dice-ins }, suma razy { $times-figure }.
}
table-note-all-score = Punktują wszystkie ({ $dice-word }). Trzeba nimi rzucić.
table-note-reroll = Powtórka: jeszcze raz { general-dice-ins }.
table-note-dice = { $have-figure }: stop, gdy odłożone { $need-either }
table-note-needs = { $how ->
    [dial-in] Na wejście trzeba { $need-figure }
    [stay] By zostać, trzeba { $need-figure }
   *[get-in] Na wejście trzeba { $need-figure }
}

table-points-none = jeszcze nic
table-tag-royale = Royale
table-if-stays = Gdy { name-stays }
table-by-staying = Gdy zostaniesz
table-needed = Trzeba
table-miss = Szansa na pudło
table-miss-short = Pudła

table-own-key = { name-throws } klawiszem { $key }.
table-roll = Rzuć
table-roll-all = Rzuć wszystkimi ({ $dice-figure })
table-roll-some = Rzuć { general-dice-ins }
table-roll-short = Rzuć: { $dice-figure }
table-enter-the-throw = Wpisz rzut
table-enter-short = Rzut
table-write-the-turn = Zapisz turę
table-write-short = Zapisz
table-write-ask = Ile punktów? Gra { $name }. 0 to pudło.
table-keeps-first = { $kind ->
    [alike] odkłada { general-faces }
    [few] odkłada { $faces-listed }
   *[many] odkłada kości: { $count-figure }
}
table-hits-first = najpierw { hits-counted }
table-keep-royale-note = rzut o jego wartość
table-keep-points = { general-points }
table-stay = Zostań
table-total-ask = Z czym zostaje { $name }?
table-stake-ask = Ile każdy wrzuca do puli?
table-stake-use = Wrzuć
table-word-ask = Słowo do tego rzutu
table-figure-between = Liczba całkowita od { $least-figure } do { $most-figure }.
table-makes = razem { $total-figure }
table-scored-in-the-show = wynik w show
table-roll-for-the-four = rzut jedną kością na { $face }
table-gate-shut = Bramka zamknięta. { name-has } do wzięcia { general-hits-acc }.

table-name-the-dice = Wymień kości
table-account-title = Wymień kości
table-account-ask = Z których kości jest { $points-figure }?
table-account-note = { name-names } wszystkie kości odłożone w tej turze. Klikaj oczka albo je wpisz.
table-account-named = Wymienione: { $faces-listed }
table-no-dice = żadne
table-account-add = Jeszcze jedna { $face-figure }
table-account-empty = Najpierw wymień kości.
table-account-none = Nie umie ich wymienić
table-account-done = To te kości

table-card-so-far = { hits-plain-first } dotąd
table-answer-you-can-go = Możesz rzucać
table-answer-done = Gotowe
table-answer-yes = Tak
table-answer-cough = Ekhm
table-answer-no = Nie
table-answer-overrule = Uchyl

table-goes-first = Zaczyna { $name }.
table-magic-banner = Magiczna Liczba { $faces-dash }
table-magic-corner = MAGICZNA LICZBA { $faces-dash }

table-die = { $letter ->
    [R] Kość { $place-figure }, czerwona: { $face-figure }
    [W] Kość { $place-figure }, biała: { $face-figure }
    [G] Kość { $place-figure }, zielona: { $face-figure }
   *[none] Kość { $place-figure }: { $face-figure }
}
table-dice-to-go = Jeszcze { dice-counted }.
table-entry-corrected = { $told }   (poprawione, było: { $was })
table-entry-put-in = { $told }   (wstawione później)
table-party-magic = Magiczna Liczba
table-party-round = Runda { $round-figure }
table-party-to-take = { $hits-figure } do wzięcia
table-party-next = następny rzut
table-party-home = Meta to { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } czerwona
    [W] { $place-figure } biała
    [G] { $place-figure } zielona
   *[none] { $place-figure }
}
table-kind-roll = Rzut
table-kind-keep = Odłożone kości
table-kind-else = Coś innego
table-kind-none = Nic
table-put-in-before = Wstaw przed tym wpisem
table-empty-roll = Kliknij oczka każdej kości.
table-empty-keep = Te kości razem nie punktują. Kliknij te, które odłożono.
table-empty-else = Wybierz, co się stało.
table-stands-against = Jeszcze nie poprawione: przy tym ten wpis już się nie zgadza. { $why } Popraw i jego albo wybierz „Nic”, by go skreślić.
table-missing-before = Jeszcze nie poprawione: czegoś brakuje przed tym wpisem. { $why }
table-entry-plain = Polecenie jak w zapisie gry, np. roll 1 5 2 4 4, keep 1 5 albo stay.

table-the-results = Wyniki
table-pick-at-least-one-die = Wybierz choć jedną kość, która punktuje.
table-keep = Odłóż
table-pick-dice-that-score = Wybierz kości, które punktują.
table-pick-the-dice-to-stay = Wybierz kości, z którymi zostajesz.

table-use-the-reroll = Użyj powtórki
table-reroll-short = Powtórka
table-reroll-again = znów { general-dice-ins }
table-let-it-stand = Niech tak będzie
table-stand-short = Niech będzie
table-then-plays = potem gra { $name }
table-reroll-first = Użyj powtórki albo zgódź się na pudło.
table-take-the-dare = Przyjmij wyzwanie
table-take-short = Przyjmij
table-refuse = Odrzuć

table-correct-an-entry = Popraw wpis
table-which-entry-is-wrong = Który wpis jest błędny?
table-it-should-be = Powinno być
table-what-happened = Co się stało
table-as-a-line-of-the = Jako wiersz zapisu gry
table-the-entry-as-a-line = Wpis jako wiersz zapisu gry
table-entries-the-latest-first = Wpisy, najnowsze najpierw
table-the-sheet-marks-what-was = Karta zaznacza, co poprawiono.
table-cancel = Anuluj
table-correct-it = Popraw
table-pick-an-entry = Wybierz wpis.
table-this-cannot-be-read = Tego nie da się odczytać: { $message }
table-a-comment-is-no-entry = Komentarz to nie wpis.
table-this-is-what-stands-there = To właśnie tam stoi.
table-turns-that-follow-are-worked = Następne tury są liczone od nowa.

table-the-throw = Rzut
table-what-did-throw = Co wypadło? Rzuca { $name }.
table-click-the-faces-of-or = Kliknij oczka ({ dice-counted }) albo je wpisz: { $example }.
table-faces-as-figures = Oczka cyframi
table-they-lie-there = Wpisz
table-only-were-thrown = W tym rzucie: tylko { dice-counted }.

table-rolling = Rzut trwa
table-the-dice-are-rolling = Kości się toczą.
table-the-game-has-not-begun = Gra jeszcze się nie zaczęła.
table-call = Zawołaj
table-nothing-to-call = Teraz nie ma czego zawołać.
table-dice-that-have-landed-stay = Kości, które upadły, leżą.
table-there-is-nothing-to-take = Nie ma czego cofnąć.
table-takes-back-the-last-choice = ostatni wybór
table-takes-back-the-last-entry = ostatni wpis
table-undo = Cofnij

table-totals = Razem
table-f11-leaves-the-big-picture = F11 lub Esc zamyka

table-the-pledge-of-the-dice = Pieczęć kości skopiowana.
table-copy = Kopiuj
table-copy-pledge-and-seed-of = Kopiuj pieczęć i ziarno kości
table-verify = Sprawdź
table-verify-the-dice = Sprawdź kości
table-the-seed-of-the-dice = Ziarno kości: { $seed }, pieczęć: { $commitment }.
table-pledge-and-seed-are-copied = Pieczęć i ziarno skopiowane.

table-11-000-called-by = 11 000 ogłasza { $name }

table-bar-told = W tej turze: { general-points }.
table-bar-figure = { $label }: { $figure }
table-this-turn = Ta tura

table-done = Gotowe
table-can-i-roll = Mogę rzucić?
table-can-i-roll-short = Zapytaj
table-jump-the-gate = Przeskocz bramkę

table-the-magic-number = Magiczna Liczba
table-roll-the-magic-number = Rzuć o Magiczną Liczbę
table-roll-the-magic-short = Rzuć o nią
table-that-die-scores-nothing-here = Ta kość nic tu nie punktuje.
table-no-die-shows = Żadna kość nie pokazuje { $face }.
