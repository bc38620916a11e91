new-game-seat-of = Miejsce: { $name }
new-game-seat-of-told = Przeciągnij albo naciśnij strzałkę w górę lub w dół, by zmienić miejsce
new-game-move-up = Miejsce wyżej
new-game-move-down = Miejsce niżej
new-game-team = Drużyna { $number-figure }
new-game-seated = { $people ->
    [0] { new-game-opinions }
   *[other] Ludzie: { $people-figure }{ $computers ->
        [0] {""}
       *[other] ; kości z własnym zdaniem: { $computers-figure }
    }
}. { $left ->
    [0] Stół jest pełny.
   *[other] Wolne miejsca: { $left-figure }.
}
new-game-opinions = Kości z własnym zdaniem: { $computers-figure }
new-game-room-for = Miejsca: { $most-figure }.
new-game-summary = { $rules }, { $computers ->
    [0] gracze: { $people-figure }
   *[other] { $people ->
        [0] {""}
       *[other] ludzie: { $people-figure },{" "}
    }komputery: { $computers-figure }
}, kości: { $dice-figure }
new-game-enter = Enter
new-game-colour-and-symbol-of = Kolor i symbol, { $name }: { $symbol }
new-game-another-colour = Inny kolor
new-game-team-of = Drużyna: { $shown }
new-game-office = { $office ->
    [packer] nabija
   *[scorekeeper] zapisuje
}
new-game-office-told = { $office ->
    [packer] { $shown } nabija fajkę
   *[scorekeeper] { $shown } prowadzi kartę
}
new-game-leaves-the-table = Odchodzi od stołu: { $shown }
new-game-new-game = Nowa gra
new-game-which-rules = Jakie zasady?
new-game-who-plays = Kto gra?
new-game-a-name = Imię
new-game-name-of-a-further-player = Imię kolejnego gracza
new-game-sit-down = Usiądź
new-game-at-the-table-before = Dawniej przy stole
new-game-always-free = Komputery
new-game-strength = Pomiar: { $rules }, przy stole { $players-figure }, gier po { $games-figure }. Równy udział to { $even }.
new-game-strength-brief = Pomiar: gier po { $games-figure }, równy udział to { $even }.
new-game-strength-unknown = Nikt nie zmierzył, jak mocno grają według tych zasad.
new-game-wins = wygrywa { $wins } na 100
new-game-sits-already = już siedzi
new-game-a-computer = Komputer
new-game-computer-named = { $name }, komputer
new-game-roll-for-order = Rzut o kolejność
new-game-one-die-each-highest-goes = Każdy jedną kością, najwyższy wynik zaczyna.
new-game-magic = Rzut o Magiczną Liczbę
new-game-magic-told = Przed pierwszą turą rzuca { $name }.
new-game-magic-nobody = Przed pierwszą turą.
new-game-magic-on-the-table = Rzut na stole, wpis poniżej.
new-game-magic-number = Magiczna Liczba, np. 2 3 3 5 5
new-game-magic-as = np. 2 3 3 5 5
new-game-magic-missing = Rzuć na stole { general-dice-ins } i wpisz je jako Magiczną Liczbę albo graj bez niej.
new-game-magic-too-easy = Strit albo same jednakowe to według tych zasad nie Magiczna Liczba. Rzuć jeszcze raz.
new-game-keys = Każdy ma klawisz
new-game-keys-told = Nim rzuca się pierwszy rzut tury.
new-game-keys-for-several = Dla dwóch osób lub więcej.
new-game-key-of = Klawisz, { $name }: { $key }
new-game-key-of-told = Naciśnij, potem inny klawisz
new-game-key-waits = ?
new-game-key-of-the-table = Tego klawisza potrzebuje stół. Wolne są { $free-listed }.
new-game-how-long = Jak długo?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Do { $goal-figure }, { $minutes-figure } min
       *[no] Jak każą zasady
    }
    [night-own] Całą noc, do { $goal-figure }, { $minutes-figure } min
    [night] Całą noc{ $known ->
        [yes] , do { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minut{ $known ->
        [yes] , do { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Podpowiedzi
new-game-hints-told = Klawisz H pokazuje najlepszy ruch.
new-game-coach = Trener
new-game-coach-told = Mówi, ile kosztował każdy wybór.
new-game-gestures-told = Żadnego rzutu nie da się znać wcześniej.
new-game-teams = Drużyny
new-game-computers-alone = Komputery siedzą same.
new-game-no-teams-with-computers = Komputery siedzą same: z nimi bez drużyn.
new-game-dice = Kości
new-game-on-screen = Na ekranie
new-game-by-gesture = Gestem
new-game-by-word = Słowem
new-game-on-the-real-table = Prawdziwe
new-game-words = Słowa
new-game-rules-settings = Ustawienia zasad…
new-game-cancel = Anuluj
new-game-is-ticked-this-game-is = { $name }: zaznaczone, tak się gra tę grę.
new-game-each-pair-or-more-is = Każda para lub więcej to jedna kolumna.
new-game-from-players-up = Graczy co najmniej { $teams-from-figure }.
new-game-begin = Zacznij
new-game-type-a-name-to-sit = Wpisz imię, by usiąść. Najmniej graczy według tych zasad: { $least-figure }.
new-game-these-rules-take-at-most = Najwięcej graczy według tych zasad: { $most-figure }.
new-game-sits-here-already = Już tu siedzi.
new-game-new-name-it-is-for = Nowe imię. Na zawsze: bogowie Zonka prowadzą listę.
new-game-the-table-is-full = Stół jest pełny.
new-game-first-game = Pierwsza gra
new-game-every-team-needs-two-players = Drużyny są dwie i w każdej trzeba dwóch osób lub więcej.
