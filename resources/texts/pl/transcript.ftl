transcript-cannot-be-read = nie da się odczytać: { $strerror }
transcript-is-no-name-of-a = to nie jest nazwa pliku
transcript-larger-than-bytes-no-game = ponad { $most } bajtów; żadna gra tyle nie ma
transcript-is-not-utf-8-text = to nie tekst UTF-8 (bajt { $start })
transcript-a-name-is-not-closed = imię nie jest zamknięte; zakończ je cudzysłowem
transcript-the-first-statement-must-be = pierwsze polecenie musi brzmieć: zonk 1
transcript-only-format-1-can-be = da się czytać tylko format 1; wiersz musi brzmieć: zonk 1
transcript-belongs-before-the-first-action = { $words } należy przed pierwszy ruch
transcript-write-and-one-value = napisz: { $words } i jedną wartość
transcript-the-format-is-named-once = format podaje się raz, na górze
transcript-write-option-name-value = napisz: option NAME=VALUE
transcript-at-most-options-fit = opcji może być najwyżej { $options }
transcript-write-once-magic-and-its = napisz raz: magic i oczka
transcript-no-rules-are-named-write = nie podano zasad; napisz: rules KEY
transcript-nobody-plays-write-player-name = nikt nie gra; napisz: player NAME
transcript-is-given-twice = { $key } jest podane dwa razy
transcript-is-no-time = { $word } to nie czas; napisz: { $key } 2002-03-13T12:44
transcript-write-names-in-quotes-where = napisz: { $wanted } (imiona ze spacją w cudzysłowach)
transcript-plays-already = { $names } już gra
transcript-at-most-columns-fit = kolumn mieści się najwyżej { $most-players }
transcript-write-score-name-points = napisz: score NAME POINTS
transcript-is-not-among-the-players = { $words } nie ma wśród graczy powyżej
transcript-the-score-of-is-given = wynik { $words } jest podany dwa razy
transcript-is-not-a-whole-number = { $word } to nie liczba całkowita do 9 999 999
transcript-is-not-a-die-such = { $word } to nie kość, jak 4 lub 4R
transcript-a-die-shows-1-to = kość pokazuje od 1 do 6, nie { $digit }
transcript-a-colour-is-r-w = { $word }: kolor to R, W albo G
transcript-nobody-called-plays = nikt o imieniu { $name } nie gra
transcript-no-die-of-that-colour = nie rzuca się kością tego koloru: { $named }
transcript-is-no-statement = { $words } to nie polecenie; { $hint }
transcript-no-such-fault-but = Te zasady nie znają takiego faulu; { $hint }
transcript-no-faults = nie znają żadnego
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } to faul osoby, która prowadzi kartę: { $name }; nie podawaj nikogo innego.
   *[no] { $kind } to faul osoby, której jest kolej: { $name }; nie podawaj nikogo innego.
}
transcript-another-asks = Pyta tylko { $name }, następna osoba z kośćmi.
transcript-another-dares = Rzuca { $name }; wyzwanie mówi ktoś inny.
transcript-these-rules-have-no-magic = te zasady nie mają Magicznej Liczby
transcript-the-magic-number-has-faces = Magiczna Liczba ma tyle oczek: { $faces }
transcript-this-magic-number-must-be = o tę Magiczną Liczbę trzeba rzucić jeszcze raz
transcript-score-at-the-end = gra kończy się na { $limit-figure }; zacznij poniżej
transcript-does-not-play = { $office ->
    [packer] fajkę nabija { $name }, ale nie gra
   *[scorekeeper] kartę prowadzi { $name }, ale nie gra
}
transcript-names-no-knob = { $name } nie jest ustawieniem; { $hint }
transcript-no-rules-are-called = żadne zasady nie nazywają się { $rules }; { $hint }
transcript-no-further-die = w rzucie nie ma kolejnej { $die }
transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
