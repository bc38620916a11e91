zonk-file-the-end = Koniec
zonk-file-turn-of = Tura: { $name }
zonk-file-title = Kartoteka Zonk
zonk-file-the-bin = Kosz
zonk-file-search = Szukaj gier
zonk-file-search-hint = Imiona, zasady, tytuł, data
zonk-file-filters = Filtry
zonk-file-filter-player = Gracz
zonk-file-filter-rules = Zasady
zonk-file-filter-winner = Wygrywa
zonk-file-filter-span = Data
zonk-file-filter-state = Stan
zonk-file-any-player = Każdy gracz
zonk-file-any-rules = Każde zasady
zonk-file-any-winner = Każda wygrana
zonk-file-any-span = Cały czas
zonk-file-any-state = Każdy stan
zonk-file-last-days = Ostatnie { $days } dni
zonk-file-in-year = W { $year } r.
zonk-file-finished = Skończone
zonk-file-in-play = W toku
zonk-file-won = Wygrywa { $name }
zonk-file-chip = Usuń: { $filter }
zonk-file-games = { general-games }
zonk-file-column-date = Data
zonk-file-column-players = Gracze
zonk-file-column-rules = Zasady
zonk-file-column-winner = Wygrywa
zonk-file-column-rounds = Rundy
zonk-file-column-throws = Rzuty
zonk-file-list = Gry
zonk-file-sort = Sortuj: { $column } (Ctrl+{ $key }); jeszcze raz odwraca
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = nikt
zonk-file-cell-in-play = w toku
zonk-file-nothing = Nie ma jeszcze gry. Każda zostaje tu sama od pierwszego rzutu.
zonk-file-nothing-fits = Żadna gra nie pasuje. Usuń słowo albo filtr.
zonk-file-bin-is-empty = Kosz jest pusty.
zonk-file-story = { $name }: { $story }

zonk-file-open = Otwórz
zonk-file-continue = Dokończ
zonk-file-replay = Odtwórz
zonk-file-review = Analiza
zonk-file-print = Drukuj kartę
zonk-file-verify = Sprawdź kości
zonk-file-statistics = Statystyki
zonk-file-export = Eksportuj…
zonk-file-rename = Nazwij…
zonk-file-to-bin = Do kosza
zonk-file-restore = Przywróć
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Jeszcze nieskończona.
    [won] Wygrywa { $winner }.
   *[nobody] { $totals ->
        [yes] Ze stanów nie widać, kto wygrywa.
       *[no] Nikt nie wygrywa.
    }
}{ $real ->
    [yes] {" "}Prawdziwe kości{ $totals ->
        [yes] , zapisane jako stany
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Nie wybrano gry
   *[other] { general-games }
}
zonk-file-chosen-note = Eksport i kosz biorą wszystkie.
zonk-file-choose-one = Wybierz jedną grę.
zonk-file-choose = Wybierz grę.
zonk-file-on-the-table = Gra ze stołu nie idzie do kosza.
zonk-file-restore-first = Najpierw przywróć grę.
zonk-file-called = Nazywa się { $name }.
zonk-file-name-gone = Nazwa usunięta.

zonk-file-import = Importuj…
zonk-file-read-a-sheet = Odczytaj kartę…
zonk-file-import-title = Importuj zapisy gier
zonk-file-bin = Kosz ({ $games-figure })
zonk-file-show-bin = Pokaż kosz
zonk-file-back = Wróć do gier
zonk-file-empty-bin = Opróżnij kosz…
zonk-file-copies = Kopie…
zonk-file-close = Zamknij
zonk-file-stop = Przerwij
zonk-file-progress = Gotowe pliki
zonk-file-busy = Jeden import, eksport albo druk naraz.
zonk-file-went = { $done-figure } z { $files-figure } plików
zonk-file-went-over = { $done-figure } z { $games-figure } gier
zonk-file-binned = Do kosza: { general-games }.
zonk-file-restored = Przywrócone: { general-games }.
zonk-file-deleted = Usunięte: { general-games }.
zonk-file-delete-question = Usunąć na zawsze { general-games-acc }?
zonk-file-delete-note = Tego, co tu usuniesz, nie da się przywrócić.
zonk-file-delete = Usuń { general-games-acc }
zonk-file-keep-them = Zostaw

zonk-file-export-one = Eksportuj zapis gry
zonk-file-export-many = Folder na zapisy gier: { $files-figure }
zonk-file-written = Zapisano: { $names-comma }.
zonk-file-not-written = Nie zapisano: { $why }
zonk-file-exported = Zapisane: { general-files }.{ $same ->
    [0] {""}
   *[other] {" "}Już tam były: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Niezapisane: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Przerwano.
   *[no] {""}
}
zonk-file-not-all-written = Nie wszystko zapisano
zonk-file-export-broken = { $why } Zapisane przedtem: { $files-figure }.
zonk-file-imported = Zaimportowane: { general-games }.{ $bygone ->
    [0] {""}
   *[other] {" "}Z tego { $bygone-figure } według zasad, którymi już się nie gra: do odtwarzania, druku i eksportu, nie do dalszej gry.
}{ $left ->
    [0] {""}
   *[other] {" "}Pominięte, już są: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Odrzucone: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Przerwano; reszty nie oglądano.
   *[no] {""}
}
zonk-file-not-printed = Przerwano. Nic nie wydrukowano.
zonk-file-not-imported = Nie zaimportowano: { $why } Nic nie zmieniono.
zonk-file-import-broken = { $why } Wczytane przedtem: { general-games }.
zonk-file-refused-title = Odrzucone: { $refused-figure } z { $files-figure } plików
zonk-file-refused-note = { $said } Przy każdym odrzuconym pliku stoi pierwsza rzecz, która się nie zgadza.
zonk-file-refused-line = { $file }, wiersz { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Odrzucone pliki
zonk-file-twins = Już tu są: { general-games }.
zonk-file-twins-note = Zasady, gracze i każdy ruch są te same. Zachowane dwa razy, liczą się dwa razy w rekordach i statystykach.
zonk-file-leave-out = Pomiń
zonk-file-keep-both = Zachowaj obie

zonk-file-rename-title = Nazwij grę
zonk-file-rename-ask = Jak nazywa się ta gra:
zonk-file-rename-field = Jak nazywa się ta gra
zonk-file-rename-hint = Bez nazwy nosi imiona graczy
zonk-file-rename-do = Nazwij
zonk-file-cancel = Anuluj

zonk-file-real-dice = Prawdziwe kości na prawdziwym stole: program niczym nie rzucał, więc nie ma czego sprawdzać.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Niesprawdzone: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Odtwarzanie
zonk-file-tray = Taca z kośćmi
zonk-file-moment = Chwila gry
zonk-file-step-back = Wstecz
zonk-file-play = Odtwórz
zonk-file-pause = Pauza
zonk-file-step = Krok
zonk-file-clip = Zapisz klip…
zonk-file-clip-brief = Klip…
zonk-file-key-left = Strzałka w lewo
zonk-file-key-space = Spacja
zonk-file-key-right = Strzałka w prawo
zonk-file-speeds = Szybkość
zonk-file-speed-slow = Powoli
zonk-file-speed-normal = Zwykle
zonk-file-speed-fast = Szybko
zonk-file-speed-off = Od razu
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Rzut { $throw-figure } z { $of-figure }
zonk-file-entry-of = Wpis { $entry-figure } z { $of-figure }
zonk-file-begins = Gra się zaczyna.
zonk-file-corrected = { $told } Ten wpis poprawiono.

zonk-file-copies-title = Kopie Kartoteki Zonk
zonk-file-copies-head = Kopie
zonk-file-copies-note = jedna na tydzień, sama; zostają trzy ostatnie
zonk-file-copies-list = Kopie i odłożone pliki
zonk-file-copy-now = Kopiuj teraz
zonk-file-copies-looking = Zaglądam do nich…
zonk-file-bring-over = Przenieś { $games-figure }
zonk-file-copy-restore = Przywróć…
zonk-file-copy-delete = Usuń…
zonk-file-no-copy = Nie ma jeszcze kopii.
zonk-file-copy-made = Zrobiono kopię.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = Przeniesione: { $games-figure }{ $parts ->
    [0] {""}
   *[other] , do uszkodzonego miejsca: { $parts-figure }
}{ $lost ->
    [0] {""}
   *[other] ; nie do odtworzenia: { $lost-figure }
}. Niczego tutaj nie zmieniono.{ $stopped ->
    [yes] {" "}Przerwano; resztę można przenieść później.
   *[no] {""}
}
zonk-file-restore-question = Wrócić do Kartoteki Zonk z { $day }?
zonk-file-restore-note = Jest w niej { general-games }. Obecna Kartoteka Zonk zostaje obok i można ją przywrócić tak samo. Gra ze stołu idzie razem.
zonk-file-delete-copy = Usunąć na zawsze { $file }?
zonk-file-delete-copy-note = Gry z niej, których nie ma w Kartotece Zonk: { $games-figure }. Tego, co tu usuniesz, nie da się przywrócić.
zonk-file-delete-it = Usuń
zonk-file-copy-deleted = Usunięto.
zonk-file-export-all = Eksportuj każdą grę…
zonk-file-look-inside = Zajrzyj
zonk-file-try-again = Spróbuj znów
zonk-file-copy-fills = Jest w niej { $fills-figure } z { $games-figure } gier z luką.
zonk-file-inside = Gry w tym pliku
zonk-file-column-here = W Kartotece Zonk
zonk-file-inside-here = { $state ->
    [yes] jest
    [longer] jest część
   *[no] brak
}
zonk-file-keep-all = Zostaw, jak jest
zonk-file-copy-of = Kopia z { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Odłożony { $day }: jest uszkodzony
    [foreign] Odłożony { $day }: to nie Kartoteka Zonk
    [newer] Odłożony { $day }: pochodzi z nowszej wersji programu
    [older] Kopia z { $day }, zanim nowsza wersja programu zmieniła plik
    [replaced] Odłożony { $day }: zastąpiła go jedna z jego kopii
   *[other] Odłożony { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { general-games }, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}Poza Kartoteką Zonk: { $missing-figure }.
}

zonk-file-rescued-head = Uratowane: { $rescued-figure } z { $games-figure } gier
zonk-file-rescued-note = Kartoteka Zonk uległa uszkodzeniu na dysku; odłożono ją { $day }. Każda gra, którą dało się odczytać, znów tu jest, rzut po rzucie.{ $lost ->
    [0] {""}
   *[other] {" "}Brakuje: { $lost-figure }.
}{ $parts ->
    [0] {""}
   *[other] {" "}Do uszkodzonego miejsca: { $parts-figure }.
} Uszkodzonego pliku nie ruszano: leży obok nowego, a ten wiersz zostaje, póki go nie zabraknie.
zonk-file-fill-gaps = Wypełnij luki z kopii z { $day }
zonk-file-gaps-in-it = Jest w niej { $fills-figure } z { $games-figure }. Niczego tutaj się nie zastępuje.
zonk-file-show-damaged = Pokaż uszkodzony plik
zonk-file-fold = Zwiń tę wiadomość
zonk-file-unfold = Rozwiń
zonk-file-map-head = Twoje gry, najstarsze najpierw: { $games-figure }
zonk-file-map = Mapa, { general-games }: uratowane { $rescued-figure }, do uszkodzonego miejsca { $parts-figure }, brakuje { $lost-figure }
zonk-file-mark-means-rescued = uratowana
zonk-file-mark-means-part = do uszkodzonego miejsca
zonk-file-mark-means-lost = brak
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Numer { $number-figure }
}: { $state ->
    [whole] uratowana
    [back] uratowana z kopii
    [part] do rzutu { $throws-figure }
   *[lost] brak
}
zonk-file-missing-head = Gry z luką: { $games-figure }
zonk-file-missing-note = według tego, co z nich zostało
zonk-file-number = Numer { $number-figure }
zonk-file-left = { $kind ->
    [part] pierwsze rzuty odczytane: { $throws-figure }
    [head] tylko okładka
   *[none] nieczytelna
}
zonk-file-left-line = Numer { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = i dalsze: { $games-figure }
zonk-file-list-all = Wymień wszystkie
zonk-file-missing-counted = Imiona, rekordy i Group Hit Average liczą to, co tu jest. Reszta policzy się znów, gdy tylko wróci.
zonk-file-see-rescue = Pokaż, co uratowano
