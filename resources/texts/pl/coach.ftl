coach-name = Trener
coach-who = Ostatni wybór: { $name }
coach-best = Najlepsze
coach-as-good = Równie dobre
coach-cost = { $kind ->
    [stay] Zostać: to kosztuje { $cost }
    [roll] Rzucić: to kosztuje { $cost }
    [keep] Tak odłożyć: to kosztuje { $cost }
    [take-dare] Przyjąć wyzwanie: to kosztuje { $cost }
    [refuse-dare] Odrzucić wyzwanie: to kosztuje { $cost }
   *[other] To kosztuje { $cost }
}
coach-cost-points = { $by ->
    [one] { $by-figure } punkt
    [few] { $by-figure } punkty
    [many] { $by-figure } punktów
   *[other] { $by-figure } punktu
}
coach-cost-hits = { general-hits-acc } na { $of-figure } tur
coach-cost-wins = { $by ->
    [one] jedną grę na { $of-figure }
    [few] { $by-figure } gry na { $of-figure }
    [many] { $by-figure } gier na { $of-figure }
   *[other] { $by-figure } gry na { $of-figure }
}
coach-better = Lepiej: { $what }
coach-as-good-as = O włos: { $what }
coach-more = { $why }
coach-ways = Możliwe drogi: { $ways-figure }. Kolumny: { $columns-listed }
coach-ways-there-were = Dróg było: { $ways-figure }. Kolumny: { $columns-listed }
coach-way = { $what }
coach-made = Wybrano: { $what }
coach-waits = { $hints ->
    [yes] Najpierw wybierz: oglądam każdy wybór i mówię, ile jest wart. Zapytaj wcześniej klawiszem H; drugie H pokazuje wszystkie drogi.
   *[no] Najpierw wybierz: oglądam każdy wybór i mówię, ile jest wart.
}
coach-column-points = punkty
coach-column-hits = wartość w { general-hits-loc } na { $of-figure } tur
coach-column-sure = pewne { hits-plain }
coach-column-stake = zagrożone { hits-plain }
coach-column-misses = pudła
coach-column-wins = wygrane
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = Szansa na wygraną dotąd
coach-chance-of = { $name }: { $share } na 100.
coach-coming = Na { $of-figure } takich tur, granych odtąd najlepiej ({ $name }): { hits-counted }. Tury, w których jest choć { hit-a }: { $some-figure }; pudła: { $miss-figure }.
