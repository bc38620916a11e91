start-no-game-is-waiting = Żadna gra nie czeka.
start-continue = Dokończ grę
start-the-last-game-at-its = ostatnia gra, po ostatnim rzucie
start-continue-note = { $rules }, runda { $round-figure }, kolej: { $name }
start-continue-brief = runda { $round-figure }, kolej: { $name }
start-new-game = Nowa gra
start-who-plays-by-which-sheet = kto gra i jak
start-sheets = Karty do druku
start-sheets-short = Karty
start-for-dice-on-a-real = na stół z drewna
start-file = Kartoteka Zonk
start-file-short = Kartoteka
start-file-note = { $games ->
    [0] każda gra zostaje
   *[other] { general-games }, nic nie ginie
}
start-throw = Rzuć teraz
start-throw-note = Ty i { $rival }. Pięć kości, jedna czerwona.
start-throw-brief = Ty i { $rival }.
start-who-plays-brief = kto gra
start-for-dice-brief = do prawdziwych kości
start-file-brief = { $games ->
    [0] wszystkie gry
   *[other] { general-games }
}
start-you = Gracz

start-nobody-rolls = Nikt nie rzuca, wypada { $faces }: { general-points }, nigdzie nie zapisane.
start-nobody-misses = Nikt nie rzuca, wypada { $faces }, i nikomu nie żal.

start-best-turn = Najlepsza tura
start-best-night = Najkrótszy wieczór
start-best-hits = Najwięcej { $hit-word ->
    [stars] gwiazdek
    [honour] honoru
   *[hits] trafień
}
start-best-drought = Najdłuższa susza
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } tura
    [few] { $value-figure } tury
    [many] { $value-figure } tur
   *[other] { $value-figure } tury
}
start-figure-hits = { $value-figure }
start-figure-drought = { start-figure-night }
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] pół wieczoru roboty
    [turn-won] i cała gra na dokładkę
    [turn-lost] a jednak bez wygranej
    [night-clean] ani jednej na darmo
    [night-alone] nikt inny nie był w połowie
    [night-misses] z tego na darmo: { $count-figure }
    [hits-alone] nikt inny nie ma ani jednego
    [hits-most] więcej niż reszta razem
    [hits-of] z { $count-figure } przy stole
    [drought-won] i mimo to wygrana
    [drought-back] a zaproszenie i tak było
   *[drought-end] { $count ->
        [0] i na końcu nic
       *[other] a i tak wyszło { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Otwórz tę grę: { $rules }, { $day }
