cli-option-help = Objaśnij polecenie.
cli-option-data-dir = Folder z Kartoteką Zonk zamiast własnego folderu użytkownika.
cli-option-rules = Zasady podane kluczem albo plik z zasadami domowymi.
cli-option-option = Zmieniona zasada; można podać kilka razy. Lista: rules KEY --knobs.
cli-option-seed = Liczba; to samo ziarno daje te same gry.
cli-option-cores = Ile procesorów; bez tej opcji wszystkie.
cli-option-on = Zamiast nich klaster Dask, jako tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Wczytaj jeszcze raz gry, które już są.

cli-summary-window = Gra w kości Zonk według pięciu jej arkuszy zasad.
cli-about-window = Bez polecenia otwiera się okno, z FILE.zonk, jeśli go podano.
cli-option-window-selftest = Użyj raz każdej części programu w folderze tymczasowym i wypisz wiersz o każdej; z podanym folderem zostają w nim raport i obrazy okna.
cli-option-window-version = Wypisz wersję.
cli-example-window-1 = okno
cli-example-window-2 = okno z zapisem gry
cli-example-window-3 = ten sam stół w terminalu
cli-example-window-4 = wszystko o jednym poleceniu

cli-summary-play = Gra w terminalu, kośćmi, które każdy może potem sprawdzić.
cli-about-play = O to, czego nie podasz, program zapyta. Pliku, który już jest, nigdy nie nadpisuje. Do końca gry jej ziarno leży obok w FILE.zonk.seed; przerwaną grę dokończy okno, bo Kartoteka Zonk > Importuj wczytuje jedno i drugie.
cli-option-play-players = Imiona tak, jak się siedzi, po przecinku.
cli-option-play-gestures = Chwila każdego rzutu jest w niego wmieszana, więc nikt nie może znać go wcześniej.
cli-option-play-words = Słowo wpisane za roll jest wmieszane w każdy rzut, więc nikt nie może znać go wcześniej.
cli-option-play-output = Zapisuj grę na bieżąco, na dysk po każdym ruchu.
cli-example-play-1 = pyta o zasady i graczy
cli-example-play-2 = zapisuje grę
cli-example-play-3 = krótka gra solo

cli-summary-replay = Karta wyników zapisanej gry i to, na czym stoi.
cli-option-replay-json = Wszystko, dla programów (docs/transcript.md).
cli-example-replay-1 = karta jako tekst
cli-example-replay-2 = jeden obiekt JSON

cli-summary-verify = Kości gry wobec ziarna, które przed nią opieczętowano.
cli-about-verify = Każdy rzut, kolejność gry i Magiczna Liczba są liczone od nowa. Program mówi, co sprawdził i czego żadne ziarno nie powie (docs/fair-dice.md).
cli-example-verify-1 = 0, gdy kości są uczciwe, inaczej 1 i powód

cli-summary-sheet = Karta wyników jako plik PDF, pusta albo z gry.
cli-about-sheet = Co leży pod tą nazwą, zostaje, póki nowa karta nie jest cała.
cli-option-sheet-players = Ile kolumn ma pusta karta.
cli-option-sheet-names = Imiona nad kolumnami pustej karty.
cli-option-sheet-rows = Wiersze pustej karty, od 1 do 500; inaczej tyle, ile się zmieści.
cli-option-sheet-game = Wydrukuj tę grę zamiast pustej karty.
cli-option-sheet-reviewed = Z tym, co komu dały kości i co kosztowały wybory.
cli-option-sheet-paper = Papier; bez tej opcji a4.
cli-option-sheet-held = Jak leży kartka; inaczej decyduje liczba graczy.
cli-option-sheet-output = Dokąd zapisać; - to standardowe wyjście.
cli-example-sheet-1 = pusta karta
cli-example-sheet-2 = według zasad domowych, z imionami
cli-example-sheet-3 = gra prosto na drukarkę

cli-summary-rules = Zasady i to, co w każdych można zmienić.
cli-option-rules-knobs = Każde ustawienie: wartość, typ, zakres, domyślne i źródło.
cli-option-rules-refusals = Wszystkie kody odmów i ich zdania.
cli-example-rules-1 = arkusze
cli-example-rules-2 = co można zmienić
cli-example-rules-3 = zasady domowe w skrócie

cli-summary-rules-check = Czy plik z zasadami domowymi się zgadza.
cli-about-rules-check = Mówi w jednym wierszu, co jest źle, przy którym kluczu i co byłoby dobrze.
cli-example-rules-check-1 = 0, gdy to pełne zasady

cli-summary-odds = Szanse według zasad: tura najlepszej gry i każda liczba kości.
cli-about-odds = Liczone dokładnie po wszystkich rzutach, według zasad samego programu; także zasady domowe.
cli-option-odds-entered = Dla kogoś, kto jest w grze.
cli-option-odds-not-entered = Dla kogoś przed wejściem, jak na początku.
cli-option-odds-total = Punkty na karcie; bez tej opcji 0.
cli-option-odds-json = Liczby dla programów (docs/odds.md).
cli-option-odds-prove = Najlepsza gra sprawdzona na każdym rzucie, granym przez program.
cli-option-odds-for = Co jest dowodzone: points, czyli punkty (bez tej opcji), hits, czyli trafienia, albo home, meta w tej turze.
cli-option-odds-hit = Ile punktów waży trafienie; bez tej opcji 300.
cli-option-odds-csv = Każdy układ i wiersz dowodu jako tabela.
cli-example-odds-1 = przed wejściem do gry
cli-example-odds-2 = jeden obiekt JSON
cli-example-odds-3 = jak daleko najlepsza gra leży od średniej wszystkich rzutów
cli-example-odds-4 = każdy układ i wiersz, do arkusza kalkulacyjnego

cli-summary-advise = Wybory w ostatniej pozycji zapisanej gry, najlepszy najpierw.
cli-about-advise = Każdy wybór z jego wartością, szansą na pudło i szansą na wygraną.
cli-option-advise-for = O co chodzi; bez tej opcji o punkty.
cli-option-advise-json = Wybory dla programów (docs/odds.md).
cli-example-advise-1 = na punkty
cli-example-advise-2 = na szansę wygranej

cli-summary-match = Turniej komputerów: kto jak często wygrywa.
cli-about-match = Poziomy to sharp, good, casual i novice. Każdy siedzi na każdym miejscu równie często. Przy liczbach stoi, o ile mogą się mylić, przy 95%.
cli-option-match-players = Kto gra, w kolejności miejsc: postacie, w razie potrzeby z poziomem, albo twoja własna klasa.
cli-option-match-games = Ile gier; bez tej opcji 100.
cli-option-match-output = Folder na zapisy gier.
cli-option-match-json = Liczby dla programów (docs/players.md).
cli-example-match-1 = sto gier
cli-example-match-2 = twój własny gracz przeciw domowemu

cli-summary-lab = Zasady na próbę: jak długo, kto wygrywa, skąd trafienia.
cli-about-lab = Cztery komputery, trzy grają najlepiej, jeden ostrożnie i siedzi wszędzie równie często.
cli-option-lab-against = Inne zasady do porównania, z tymi samymi kośćmi.
cli-option-lab-games = Ile gier; bez tej opcji 300.
cli-option-lab-json = Liczby dla programów (docs/players.md).
cli-example-lab-1 = 300 gier
cli-example-lab-2 = zasady domowe obok arkusza, który zmieniają

cli-summary-review = Co w zapisanej grze dały kości i co kosztowały wybory.
cli-about-review = Dla każdego norma, szczęście, koszt i reszta, razem równe wynikowi; najdroższe wybory; najszczęśliwszy rzut. Kilka gier jedna po drugiej.
cli-option-review-for = Co się liczy; bez tej opcji trafienia, jeśli to one wygrywają, inaczej punkty.
cli-option-review-json = Analiza dla programów (docs/odds.md).
cli-example-review-1 = słowami
cli-example-review-2 = z szansami na wygraną w ciągu gry
cli-example-review-3 = wszystkie gry z folderu

cli-no-memory = Za mało pamięci. Co zapisano wcześniej, zostaje; polecenie można podać jeszcze raz.
cli-mishap = Coś poszło źle w programie ({ $kind } w { $place }). Co zapisano wcześniej, zostaje; polecenie można podać jeszcze raz.

cli-summary-games = Gry z Kartoteki Zonk, najnowsze najpierw.
cli-about-games = Numer, czas, zasady, gracze i stan każdej, nawet gdy okno właśnie zapisuje.
cli-option-games-json = Lista dla programów.
cli-example-games-1 = wiersz na grę
cli-example-games-2 = jeden obiekt, jak w docs/transcript.md
cli-example-games-3 = wszystkie, w których tego miesiąca gra Ann

cli-summary-stats = Gracze, zasady i kości z Kartoteki Zonk w liczbach.
cli-about-stats = Bez imienia mówi o wszystkich. Gry z kosza się nie liczą.
cli-option-find = Tylko gry, w których jest każde słowo: imiona, zasady, tytuł, data słowem lub cyframi.
cli-option-stats-json = Liczby dla programów.
cli-example-stats-1 = wiersz na gracza, zasady i rodzaj kości
cli-example-stats-2 = jedna osoba, w grach jednego arkusza
cli-nobody-played = { $guess ->
    [yes] Nikt o imieniu { $name } tu nie grał; czy chodzi o { $near }?
   *[no] Nikt o imieniu { $name } tu nie grał.
}
cli-stats-refused = Gry, których nie da się odtworzyć i które pominięto: { $games-figure }.
cli-stats-games = { general-games }
cli-stats-player = { $name }: { general-games }, wygrane: { $won-figure } z { $finished-figure } skończonych, { $turn-figure } pkt na turę, { $missed }% pudeł, { $counted ->
    [0] trafienia nieznane
   *[other] { hits-counted }
}, najlepsza tura { $best-figure }
cli-stats-rules = { $rules }: { general-games }, { $turn-figure } pkt na turę, { $missed }% pudeł
cli-stats-dice = { $kind ->
    [screen] Kości programu
   *[table] Kości ze stołu
}: { $faces-figure } oczek, chi-kwadrat { $square }, szansa { $chance }

cli-summary-games-export = Gra z Kartoteki Zonk jako zapis.
cli-about-games-export = Zasady domowe, według których się toczyła, trafiają obok. Kilka gier lub wszystkie idą do folderu, każda do swojego pliku; co już tam jest i mówi to samo, zostaje, więc polecenie można przerwać i podać jeszcze raz.
cli-option-games-export-output = Dokąd zapisać; - to standardowe wyjście.
cli-example-games-export-1 = gra 12 jako plik
cli-example-games-export-2 = każda gra w swoim pliku
cli-example-games-export-3 = jej karta

cli-summary-games-import = Zapisy gier do Kartoteki Zonk.
cli-about-games-import = Z folderu wczytują się wszystkie zapisy. Okno musi być zamknięte. Gra, która już jest, z tymi samymi zasadami, graczami i ruchami, zostaje pominięta.
cli-example-games-import-1 = wszystkie z tego folderu
cli-example-games-import-2 = wszystkie z folderu i jego podfolderów, z postępem

cli-summary-games-read = Skończone karty do Kartoteki Zonk: ze zdjęć, skanów i plików PDF.
cli-about-games-read = Skończona karta niesie swoją grę w kodzie. Pliki z częściami jednej gry czyta się razem. Okno musi być zamknięte. Nic nie jest nigdzie wysyłane.
cli-example-games-read-1 = karta z dwoma kodami, po zdjęciu każdego

cli-summary-completions = To, dzięki czemu powłoka dopełnia te polecenia.
cli-about-completions = Pakiety dla Linuksa już to mają; przy innej instalacji połóż to tam, gdzie szuka twoja powłoka.
cli-example-completions-1 = dla bash
cli-example-completions-2 = dla fish

cli-summary-help = Wszystkie polecenia albo wszystko o jednym.
cli-example-help-1 = to samo co games import --help

cli-help-for-more = Więcej mówi { $command } --help.
cli-without-effect = Bez skutku
cli-pages-written = { $file }, strony: { $pages-figure }
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (wygrywa { $winner })
    [finished] (skończona)
   *[open] (runda { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } przyjmuje tylko opcje, nie { $word }; czy chodzi o { $near }?
   *[no] { $command } przyjmuje tylko opcje, nie { $word }
}
cli-wants-a-value = { $option } wymaga { $value }
cli-wants-no-value = { $option } nie przyjmuje wartości
cli-needs-a-word = { $command } wymaga { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } przyjmuje jedno { $word }, nie { $count }; czy chodzi o { $near }?
   *[no] { $command } przyjmuje jedno { $word }, nie { $count }
}
cli-unknown-option = { $guess ->
    [yes] nieznana opcja { $word }; czy chodzi o { $near }?
   *[no] nieznana opcja { $word }
}
cli-unknown-command = { $guess ->
    [yes] nie ma polecenia { $word }; czy chodzi o { $near }?
   *[no] nie ma polecenia { $word }
}
cli-no-such-shell = { $guess ->
    [yes] dopełnianie jest dla { $shells }, nie dla { $word }; czy chodzi o { $near }?
   *[no] dopełnianie jest dla { $shells }, nie dla { $word }
}

cli-usage = użycie:{" "}
cli-head-commands = Polecenia:
cli-head-options = Opcje:
cli-head-examples = Przykłady:
cli-help-explains = Jedno z nich objaśnia { $program } help COMMAND.
cli-choices = { $files ->
    [yes] { $what } Jedno z: { $choices-comma } albo plik .toml.
   *[no] { $what } Jedno z: { $choices-comma }.
}
cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Nie udało się zapisać wyniku: { $strerror }.
cli-selftest-takes-one-folder-for = --selftest przyjmuje jeden folder, na raport i obrazy
cli-cores-or-on = --cores dotyczy tego komputera, a --on klastra: podaj jedno z nich
cli-selftest-and-version-stand-alone = --selftest i --version stoją same
cli-the-window-cannot-be-opened = Okna nie da się otworzyć, brakuje części systemu: { $wrong }. W Debianie i pokrewnych: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0
cli-rules-refusals-stands-alone = rules --refusals stoi samo
cli-a-complete-rule-set = { $words }: pełne zasady, { $name }.
cli-play-needs-a-file-for = play wymaga pliku dla -o; standardowe wyjście to sam stół
cli-sheet-needs-rules-key-for = sheet wymaga --rules KEY dla pustej karty albo --game FILE.zonk dla karty z gry
cli-sheet-needs-o-file-pdf = sheet wymaga -o FILE.pdf
cli-paper-is-a4-letter-or = --paper to a4, letter albo a5
cli-held-is-portrait-or-landscape = --held to portrait albo landscape
cli-reviewed-is-for-games = --reviewed jest dla karty z gry, z --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } jest dla pustych kart; gra ma własne
cli-a-blank-sheet-needs-players = pusta karta wymaga --players N albo --names A,B
cli-names-has-names-for-players = --names ma imiona: { $names }, a graczy jest { $players }
cli-is-for-players-at-least = { $name }: najmniej graczy to { $few }
cli-is-for-players-at-most = { $name }: najwięcej graczy to { $most }
cli-a-pdf-is-nothing-for = PDF to nic dla terminala; podaj plik albo wyślij dalej: -o - | lp
cli-cannot-be-read-it-was = Nie da się odczytać { $path }: { $wrong }. Nic nie zmieniono.
cli-write-games-export-id-o = napisz: games export ID -o FILE.zonk albo games export all -o FOLDER
cli-many-games-need-a-folder = na wiele gier trzeba folderu: games export all -o FOLDER
cli-many-searching = Szukam zapisów gier w { $folder } i we wszystkich jego podfolderach; Ctrl+C przerywa.
cli-many-searched = foldery: { $folders-figure }, zapisy gier: { $files-figure }
cli-many-closed = Foldery w { $folder }, których nie da się odczytać: { $folders-figure }; zapisy z nich nie są wczytane.
cli-many-done = { $done-figure } z { $of-figure }
cli-many-broken = { $wrong } Wczytane przedtem: { general-games }.
cli-stopping = Kończę to, co trwa; drugie Ctrl+C przerywa od razu.
cli-many-brought-in = Wczytane: { general-games }.{ $left ->
    [0] {""}
   *[other] {" "}Pominięte, już są: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Odrzucone: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Przerwano; co wczytane, zostaje.
   *[no] {""}
}
cli-many-written = Zapisane w { $folder }: { general-files }.{ $same ->
    [0] {""}
   *[other] {" "}Już tam były: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Niezapisane: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Przerwano; to samo polecenie idzie stąd dalej.
   *[no] {""}
}
cli-cannot-be-written = { $to }: nie da się zapisać: { $strerror }
cli-is-no-name-of-a = { $to }: to nie jest nazwa pliku
cli-replay-bygone = { $file }: według tych zasad nie zaczyna się już gry. { $why }
cli-the-window-is-open-and = Kartotekę Zonk trzyma inny program: okno albo inny import. Zamknij go albo zaczekaj. Nic nie wczytano.
cli-game-here-already-left-out = { $word }: gra { $game } już jest; pominięta
cli-brought-in = { $word }: gra { $number }
cli-sheet-here-already = Gra { $game }: już jest; pominięta
cli-sheet-read = Gra { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, w grze, na karcie { $total-figure }
   *[no] { $rules }, przed wejściem, na karcie { $total-figure }
}
cli-odds-turn = Tura najlepszej gry przynosi średnio { $points } punktu; pudła to { $miss }% tur; rzutów { $throws }.
cli-odds-needs-prove = { $option } idzie w parze z --prove
cli-odds-json-and-csv-exclude = --json i --csv się wykluczają
cli-odds-hit-needs-hits = --hit idzie w parze z --for hits
cli-odds-proved-for = { $for ->
    [hits] Najlepsza gra na punkty, trafienie po { $hit-figure }: tura jest warta { $turn }.
    [home] Najlepsza gra, by w tej turze być na mecie: udaje się w { $turn }.
   *[points] Najlepsza gra na punkty: tura jest warta { $turn }.
}
cli-odds-proved = Układów { $hands-figure }, wierszy w każdym { $steps-figure }, rzutów { $throws-figure }: wartość przed rzutem to średnia wartości po nim, z dokładnością { $residual }.
cli-odds-proved-beyond = Szansa, że tura wyjdzie poza wiersze: { $beyond }.
cli-odds-proved-digests = zasady  { $rules }
    strategia { $policy }
cli-odds-dice = kości
cli-odds-misses = pudła
cli-odds-worth = wartość rzutu przy 0, 300, 500, 1 000
cli-odds-stay-from = zostań od
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, czerwona
   *[other] { $dice-figure }, czerwone { $red-figure }
}{ $forced ->
    [yes] , przymus
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, na punkty:
    [hits] { $name }, na punkty i trafienia:
   *[win] { $name }, na szansę wygranej:
}
cli-advice-risk = rzut { general-dice-ins }: pudło { $miss }%
cli-advice-wins = wygrana { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Rzucić daje więcej niż zostać: { cli-advice-by }.
    [stays-saves] Kto zostaje, oszczędza tyle, ile rzut by średnio zabrał: { cli-advice-by }.
    [entry] Za mało punktów, by zostać.
    [forced] Zasady każą rzucić.
    [dare] Lepsza odpowiedź na wyzwanie daje więcej niż druga: { cli-advice-by }.
    [again] Rzucić jeszcze raz daje więcej niż iść dalej: { cli-advice-by }.
   *[only] Nie ma nic innego do zrobienia.
}
cli-advice-by = { $measure ->
    [win] { $by } na 100 gier
   *[other] { $by } pkt
}
cli-advice-chances = Szanse na wygraną: { $chances-comma }.
cli-entered-and-not-entered-exclude = --entered i --not-entered się wykluczają
cli-a-total-stands-on-the = stan stoi na karcie kogoś, kto jest w grze
cli-for-is-one-of = --for to jedno z: { $join }
cli-the-game-is-over = { $words }: gra skończona.
cli-the-dice-are-in-the = { $words }: kości są w powietrzu; nie ma nic do wyboru.
cli-this-position-has-no-choice = { $words }: w tej pozycji nie ma wyboru o znanych szansach.
cli-written = Zapisano: { $path }
cli-match-needs-players-name-level = match wymaga --players NAME[:LEVEL],...
cli-is-a-number-from-to = { $name } to liczba od { $least } do { $most }
