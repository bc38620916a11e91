seat-nobody = Nikogo o imieniu { $name } tu nie ma.
seat-game-over = Gra skończona; nikt już jej nie gra.
seat-taken-before = W tej grze { $now } to wcześniej { $name }: kto weźmie to imię, przejmie też tury już zagrane ({ $now }). Żeby zamienić dwie osoby, zacznij nową grę.
seat-taken = { $name } już tu siedzi.
seat-name-title = Imię
seat-name-tip = Kliknij imię, by je zmienić
seat-name-ask = Jakie imię zamiast: { $name }? Będzie w całej grze.
seat-name-field = Imię
seat-gender = { $gender ->
    [she] ona
    [he] on
   *[unknown] nie podano
}
seat-gender-of = Jak mówić o osobie: { $name }
seat-name-leave = Anuluj
seat-name-use = Użyj tego imienia
seat-name-not-now = Imiona zmienia się wtedy, gdy ktoś ma kości i myśli.

seat-pause-note = Komputery mają przerwę. { $name-count ->
    [one] { $name } czeka.
   *[other] { $name } czekają.
}
seat-go-on = Dalej
seat-hits-taken = { hits-plain-first } wzięte
seat-hits-due = { name-has } { general-hits-acc }
seat-computer-plays-why = { $name-count ->
    [one] Kości ma { $name }, gra tu komputer.
   *[other] Kości mają { $name }, gra za nich komputer.
}
seat-why = { $name }: { $why }
seat-computer-failed = Komputer nie mógł się zdecydować. Gra stoi jak przedtem; zagraj za niego turę albo oddaj jego miejsce.

seat-plays = gra { $how }
seat-level-of = Jak gra { $name }

seat-menu = &Kto gra
seat-menu-person = Człowiek
seat-menu-name = Inne &imię…
seat-menu-pause = Przer&wa komputerów
seat-paused = { $paused ->
    [yes] Komputery mają przerwę. R puszcza je dalej.
   *[no] Komputery grają dalej.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] { $name }: od teraz gra człowiek.
       *[other] { $name }: od teraz gra { $who }.
    }
   *[no] { $who ->
        [nobody] { $name }: gdy to się skończy, gra człowiek.
       *[other] { $name }: gdy to się skończy, gra { $who }.
    }
}
seat-menu-none = Na stole nie ma gry
seat-menu-computer = { $name }, gra { $how }
seat-listed = { $players } ({ $computers-count ->
    [one] komputer: { $computers-listed }
   *[other] komputery: { $computers-listed }
})
seat-strength = Wygrywa { $wins } na 100 przy stole komputerów (gry: { $games-figure }; równy udział to { $even }).
