verify-pledge = pieczęć: { $pledge }
verify-compare = (dowodzi czegoś temu, kto widział ją przed pierwszym rzutem: porównaj)
verify-not-checked = niesprawdzone: { $what }
verify-another-name = inne imię: { $said }
verify-renamed = { $old } to { $new } od rzutu { $throws }
verify-throws = { $throws ->
    [1] 1 rzut
   *[other] wszystkie rzuty ({ $throws })
}
verify-honest = kości są uczciwe. Z opieczętowanego ziarna wynika: { $parts-listed }.
verify-part-order = kolejność gry
verify-part-magic = Magiczna Liczba
verify-part-names = czyje to imiona
verify-part-rules = zasady, opcje i wyniki na początek
verify-part-choices = co odłożono i powiedziano
verify-part-no-order = kolejność gry, bo nie zapisano rzutu o nią
verify-part-end = koniec, bo plik urywa się przed końcem gry
verify-part-peek = czy ktoś nie zajrzał naprzód w kopii całego folderu albo pliku i jego ziarna
verify-part-hands = czy gesty i słowa są te od stołu, bo kto ma ziarno, może szukać innych
verify-part-helps = kto był komputerem, jakie pokazano podpowiedzi i kiedy to było, bo żaden łańcuch tego nie trzyma
verify-part-course = co po drodze cofnięto lub zmieniono, bo żaden łańcuch tego nie trzyma

verify-chain = łańcuch: { $head }, nieprzerwany (porównaj z końcem, który zanotowano)
verify-chain-holds = łańcuch dziennika się zgadza i kończy na { $head }…
verify-on-record = odnotowano: { $said }
verify-begins-taken-over = łańcuch zaczyna się po wierszu { $line }, z pliku starszej wersji
verify-begins-imported = łańcuch zaczyna się po wierszu { $line }, gdzie wczytano zapis gry
verify-begins-kept-both = łańcuch zaczyna się po wierszu { $line }, gdzie zapis gry wczytano drugi raz
verify-begins-brought-over = łańcuch zaczyna się po wierszu { $line }, gdzie grę przeniesiono z kopii
verify-begins-rescued = łańcuch zaczyna się po wierszu { $line }, gdzie grę uratowano z uszkodzonego pliku
verify-begins-copy-put-in-place = łańcuch zaczyna się po wierszu { $line }, gdzie wstawiono kopię Kartoteki Zonk
verify-record-struck = cofnięte wiersze: { $times }
verify-was-continued = { $times ->
    [1] grę raz przerwano i podjęto na nowo
   *[other] grę { $times } razy przerwano i podjęto na nowo
}
verify-was-copy-put-in-place = { $times ->
    [1] tymczasem wstawiono kopię Kartoteki Zonk
   *[other] tymczasem { $times } razy wstawiono kopię Kartoteki Zonk
}
verify-was-imported = { $times ->
    [1] wczytano ją z zapisu gry
   *[other] { $times } razy wczytano ją z zapisów gry
}
verify-was-kept-both = { $times ->
    [1] wczytano ją drugi raz
   *[other] { $times } razy wczytano ją ponownie
}
verify-gestures = gesty: rzuty, w których jest ruch ręki gracza, więc nikt nie mógł ich znać wcześniej: { $throws }
verify-behind = po rzucie { $throws } gra nie doszła jeszcze do tego, co z jej kości już pokazano (rzuty: { $shown }), więc poszła dalej świeżymi pod nową pieczęcią
verify-unwatched = po rzucie { $throws } nie było zanotowane, co z jej kości już pokazano, i gra poszła dalej świeżymi pod nową pieczęcią
verify-record-computer = { $throw ->
    [0] { $name }: gra komputer { $who } ({ $level })
   *[other] { $name }: po rzucie { $throw } gra komputer { $who } ({ $level })
}
verify-record-person = { $name }: po rzucie { $throw } gra człowiek
verify-record-hints = { $name }: pokazane podpowiedzi: { $times }
verify-record-times = { $ended ->
    [yes] gra od { $start } do { $end }
   *[no] początek { $start }
}

verify-wrong-faces = rzut { $number } jest zapisany jako { $written }, a ziarno daje { $seed }
verify-wrong-order = kolejność gry jest zapisana jako { $written }, a ziarno daje { $seed }
verify-wrong-magic = { $there ->
    [yes] Magiczna Liczba jest zapisana jako { $written }, a ziarno daje { $seed }
   *[no] Magicznej Liczby nie zapisano, a ziarno daje { $seed }
}
verify-blame-no-record = o kościach nic nie powiedziano; rzucono je ręką albo wpisano
verify-blame-not-revealed = kości są opieczętowane, ale ziarno poznaje się po końcu gry
verify-blame-not-pledged = ziarno jest podane, ale nigdy nie było opieczętowane; to niczego nie dowodzi
verify-blame-no-throw = nie zapisano żadnego rzutu, więc nic nie dowodzi uczciwości kości
verify-blame-late-pledge = pieczęć stoi za pierwszym rzutem; musi być przed nim
verify-blame-early-seed = ziarno ujawniono przed ostatnim rzutem; kto je znał, wiedział, co wypadnie
verify-blame-wrong-seed = to nie jest ziarno opieczętowane przed pierwszym rzutem
verify-blame-broken-chain = gra nie jest taka, jak mówi jej łańcuch: coś zmieniono po zapisaniu
verify-blame-corrected = wpis napisano od nowa; kości programu nigdy się nie poprawia

verify-must-be-followed-by-64 = po { $kind } muszą stać 64 cyfry szesnastkowe
verify-seated-must-be-followed-by = po seated muszą stać imiona w kolejności miejsc
verify-behind-must-be-followed-by = po dice-behind musi stać liczba rzutów
verify-is-given-twice = { $kind } jest podane dwa razy
