end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } zabiera kartę
   *[other] { $names-listed } dzielą się kartą
}
end-nobody-wins = Nikt nie wygrywa
end-computer-says = { $note } { $line }

end-others = i inni: { $count-figure }
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, w rundzie { $round-figure }
       *[other] { hits-plain }, w rundzie { $round-figure }
    }
    [titles] { $value ->
        [1] tytuł, w rundzie { $round-figure }
       *[other] tytuły, w rundzie { $round-figure }
    }
   *[points] w rundzie { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, na spółkę
       *[other] { hits-plain }, na spółkę
    }
    [titles] { $value ->
        [1] tytuł, na spółkę
       *[other] tytuły, na spółkę
    }
   *[points] na spółkę
}
end-most-hits = Najwięcej { general-hits-gen }
end-of-all-hits = z { $hits-figure } przy stole
end-in-the-show = w Halftime Show
end-in-one-turn = w jednej turze
end-turns-with-a-hit = tury z rzędu, w których było { hit-a }
end-best-turn = Najlepsza tura
end-points-in-one-turn = punkty w jednej turze
end-longest-drought = Najdłuższa susza
end-turns-without-a-point = { $turns ->
    [one] tura bez punktu
    [few] tury bez punktu
    [many] tur bez punktu
   *[other] tury bez punktu
}
end-by-these-rules = według tych zasad

end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average

end-dice-landed = Rzucone kości: { $dice-figure }. Kreskowane: oczekiwane { $expected-figure }.

end-how-it-went = Jak to szło. { $told }
end-chart-race = Jak to szło
end-were-the-dice-honest = Czy kości były uczciwe? { $told }
end-chart-dice = Czy kości były uczciwe?
end-nothing-odd = Nic dziwnego.
end-point-here-for-what-that = Wskaż tutaj, by zobaczyć, co to znaczy.

end-play-again = Zagraj jeszcze raz
end-same-players-same-rules = ci sami, te same zasady
end-print-the-sheet = Drukuj kartę
end-the-winner-keeps-it = kto wygrywa, ten ją bierze
end-open-the-zonk-file = Otwórz Kartotekę Zonk
end-already-in-it = gra już tam jest
end-back-to-the-table = Wróć do stołu
end-the-dice-still-lie-there = kości wciąż tam leżą

end-one-throw-did-it = Wystarczył jeden rzut.
end-home-with = Na mecie z { $home }.
end-home-hits-win = { $name } na mecie. Wygrywa, kto ma najwięcej { general-hits-gen }.
end-home-titles-win = { $name } na mecie. Wygrywa, kto ma najwięcej tytułów.
end-one-throw-lost-it = Wszystko przepadło jednym rzutem.
end-the-last-round-is-played = Ostatnia runda rozegrana.
end-everybody-wins-something = Każdy coś wygrywa.
end-everybody-wins = Wszyscy wygrywają
