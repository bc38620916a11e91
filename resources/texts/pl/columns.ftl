columns-no-total = { $text } to nie stan. Wpisz cyfry albo – przy pudle.
columns-falls = Wcześniej jest { $before-figure }: stan nie spada do { $total-figure }.
columns-over = Gra kończy się przed tą turą.
columns-left-out = Tu pusto, a niżej coś stoi. Pudło zapisuje się jako { $sign }.

columns-title = Przepisz kartę
columns-head = Z papieru
columns-how = W dół kolumny: Enter po każdym stanie, sam Enter przy pudle. Tab idzie do następnej kolumny.
columns-note = Rzuty nie są znane: liczą się trafienia, które widać ze stanów. Wpisane czeka tu, aż to zachowasz.
columns-rules = Zasady
columns-players = Gracze
columns-day = Dzień, np. 2026-11-20
columns-magic = Magiczna Liczba
columns-called = Kto i kiedy ogłosił 11 000
columns-teams = Drużynę wpisuje się tak: Czerwoni: Ann, Bob.
columns-name = Imię
columns-player = Gracz { $number }
columns-cell = { $name }, { $row ->
    [0] imię
   *[other] runda { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Halftime Show: teraz punkty, { $name }.
   *[no] Teraz { $name }, runda { $row }.
}
columns-wrong-at = { $name }, runda { $row }: { $why }
columns-over-won = { $names-count ->
    [0] Koniec gry. Decydują trafienia, a stany nie mówią o wszystkich.
    [one] Koniec gry: { $names-listed } zabiera kartę.
   *[other] Koniec gry: { $names-listed } zabierają kartę.
}
columns-undo = &Cofnij
columns-nothing-to-undo = Nic jeszcze nie wpisano.
columns-afresh = &Pusta karta
columns-close = Zamknij
columns-keep = &Zachowaj
