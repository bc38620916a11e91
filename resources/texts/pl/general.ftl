list-last = { $first } i { $last }
list-either = { $first } lub { $last }
general-language = Polski
group-separator = { " " }
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
alphabet = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż
sentence-gap = { " " }
full-stop = .
number-word = { $number ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
   *[other] dwanaście
}
dice-counted = { $dice ->
    [1] jedna kość
    [2] dwie kości
   *[other] { $dice-word } kości
}
general-dice-ins = { $dice ->
    [1] jedną kością
    [2] dwiema kośćmi
    [3] trzema kośćmi
    [4] czterema kośćmi
    [5] pięcioma kośćmi
    [6] sześcioma kośćmi
   *[other] { $dice-figure } kośćmi
}
general-alike = { $count ->
    [2] dwie jednakowe
    [3] trzy jednakowe
    [4] cztery jednakowe
   *[other] { $count-word } jednakowych
}
general-faces-few = { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
general-faces-many = { $face ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
}
general-faces = { $count ->
    [2] dwie { general-faces-few }
    [3] trzy { general-faces-few }
    [4] cztery { general-faces-few }
   *[other] { $count-word } { general-faces-many }
}
times-counted = { $times ->
    [0] nigdy
    [1] raz
    [2] dwa razy
   *[other] { $times-word } razy
}
whose = { $name }

per-cent = { $value }%
per-cent-under-one = <1%

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } gwiazdka
        [few] { $hits-figure } gwiazdki
        [many] { $hits-figure } gwiazdek
       *[other] { $hits-figure } gwiazdki
    }
    [honour] { $hits ->
        [one] { $hits-figure } punkt honoru
        [few] { $hits-figure } punkty honoru
        [many] { $hits-figure } punktów honoru
       *[other] { $hits-figure } punktu honoru
    }
   *[hits] { $hits ->
        [one] { $hits-figure } trafienie
        [few] { $hits-figure } trafienia
        [many] { $hits-figure } trafień
       *[other] { $hits-figure } trafienia
    }
}
general-hits-acc = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } gwiazdkę
        [few] { $hits-figure } gwiazdki
        [many] { $hits-figure } gwiazdek
       *[other] { $hits-figure } gwiazdki
    }
   *[other] { hits-counted }
}
hit-a = { $hit-word ->
    [stars] gwiazdka
    [honour] punkt honoru
   *[hits] trafienie
}
general-hit-acc = { $hit-word ->
    [stars] gwiazdkę
    [honour] punkt honoru
   *[hits] trafienie
}
hits-plain = { $hit-word ->
    [stars] gwiazdki
    [honour] punkty honoru
   *[hits] trafienia
}
general-hits-gen = { $hit-word ->
    [stars] gwiazdek
    [honour] punktów honoru
   *[hits] trafień
}
general-hits-loc = { $hit-word ->
    [stars] gwiazdkach
    [honour] punktach honoru
   *[hits] trafieniach
}
hits-plain-first = { $hit-word ->
    [stars] Gwiazdki
    [honour] Punkty honoru
   *[hits] Trafienia
}
hit-one = { hit-a }
hit-one-first = { hit-a-first }
hit-a-first = { $hit-word ->
    [stars] Gwiazdka
    [honour] Punkt honoru
   *[hits] Trafienie
}
hits-short = { $hit-word ->
    [stars] gwiazdki
    [honour] honor
   *[hits] trafienia
}
general-games = { $games ->
    [one] { $games-figure } gra
    [few] { $games-figure } gry
    [many] { $games-figure } gier
   *[other] { $games-figure } gry
}
general-games-acc = { $games ->
    [one] { $games-figure } grę
    [few] { $games-figure } gry
    [many] { $games-figure } gier
   *[other] { $games-figure } gry
}
general-files = { $files ->
    [one] { $files-figure } plik
    [few] { $files-figure } pliki
    [many] { $files-figure } plików
   *[other] { $files-figure } pliku
}
general-points = { $points ->
    [one] { $points-figure } punkt
    [few] { $points-figure } punkty
    [many] { $points-figure } punktów
   *[other] { $points-figure } punktu
}

general-not-a-file = to folder albo urządzenie, nie plik
general-no-such-file = nie ma takiego pliku ani folderu
general-not-allowed = brak uprawnień
general-disk-full = na dysku nie ma już miejsca
general-is-a-folder = to folder
general-is-no-folder = część ścieżki nie jest folderem
general-read-only = dysk jest tylko do odczytu
general-file-exists = plik już istnieje
general-long-name = nazwa pliku jest za długa
general-disk-error = dysk zgłasza błąd

giver-gives = { $giver-count ->
    [one] { $giver } daje
   *[other] { $giver } dają
}
name-answers = { $name-count ->
    [one] { $name } odpowiada
   *[other] { $name } odpowiadają
}
name-dares = { $name-count ->
    [one] { $name } rzuca wyzwanie
   *[other] { $name } rzucają wyzwanie
}
name-asks = { $name-count ->
    [one] { $name } pyta
   *[other] { $name } pytają
}
name-calls = { $name-count ->
    [one] { $name } ogłasza
   *[other] { $name } ogłaszają
}
name-doubts = { $name-count ->
    [one] { $name } wątpi
   *[other] { $name } wątpią
}
name-gets = { $name-count ->
    [one] { $name } dostaje
   *[other] { $name } dostają
}
name-gives = { $name-count ->
    [one] { $name } daje
   *[other] { $name } dają
}
name-goes = { $name-count ->
    [one] { $name } idzie
   *[other] { $name } idą
}
name-has = { $name-count ->
    [one] { $name } ma
   *[other] { $name } mają
}
name-is = { $name-count ->
    [one] { $name } jest
   *[other] { $name } są
}
name-keeps = { $name-count ->
    [one] { $name } odkłada
   *[other] { $name } odkładają
}
name-leads = { $name-count ->
    [one] { $name } prowadzi
   *[other] { $name } prowadzą
}
name-loses = { $name-count ->
    [one] { $name } traci
   *[other] { $name } tracą
}
name-names = { $name-count ->
    [one] { $name } wymienia
   *[other] { $name } wymieniają
}
name-puts = { $name-count ->
    [one] { $name } wrzuca
   *[other] { $name } wrzucają
}
name-refuses = { $name-count ->
    [one] { $name } odrzuca
   *[other] { $name } odrzucają
}
name-rolls = { $name-count ->
    [one] { $name } rzuca
   *[other] { $name } rzucają
}
name-says = { $name-count ->
    [one] { $name } mówi
   *[other] { $name } mówią
}
name-starts = { $name-count ->
    [one] { $name } zaczyna
   *[other] { $name } zaczynają
}
name-stays = { $name-count ->
    [one] { $name } zostaje
   *[other] { $name } zostają
}
name-takes = { $name-count ->
    [one] { $name } bierze
   *[other] { $name } biorą
}
other-rolls = { $other-count ->
    [one] { $other } rzuca
   *[other] { $other } rzucają
}
name-throws = { $name-count ->
    [one] { $name } rzuca
   *[other] { $name } rzucają
}
name-uses = { $name-count ->
    [one] { $name } korzysta
   *[other] { $name } korzystają
}
name-was = { $name-count ->
    [one] { $name } ma
   *[other] { $name } mają
}
name-wins = { $name-count ->
    [one] { $name } wygrywa
   *[other] { $name } wygrywają
}
other-asks = { $other-count ->
    [one] { $other } pyta
   *[other] { $other } pytają
}
other-dares = { $other-count ->
    [one] { $other } rzuca wyzwanie
   *[other] { $other } rzucają wyzwanie
}
other-lands = { $other-count ->
    [one] { $other } ląduje
   *[other] { $other } lądują
}
player-doubts = { $player-count ->
    [one] { $player } wątpi
   *[other] { $player } wątpią
}
player-puts = { $player-count ->
    [one] { $player } wrzuca
   *[other] { $player } wrzucają
}
player-starts = { $player-count ->
    [one] { $player } zaczyna
   *[other] { $player } zaczynają
}
