start-no-game-is-waiting = Inget spel väntar.
start-continue = Fortsätt
start-the-last-game-at-its = senaste spelet, vid sista kastet
start-continue-note = { $rules }, runda { $round-figure }, { $name } på tur
start-continue-brief = runda { $round-figure }, { $name } på tur
start-new-game = Nytt spel
start-who-plays-by-which-sheet = vilka spelar, vilka regler
start-sheets = Skriv ut protokoll
start-sheets-short = Protokoll
start-for-dice-on-a-real = för ett bord av trä
start-file = Zonk-arkivet
start-file-short = Zonk-arkiv
start-file-note = { $games ->
    [0] alla spel sparas
   *[other] { $games-figure } spel, inget borta
}
start-throw = Slå nu
start-throw-note = Du mot { $rival }. Fem tärningar, en röd.
start-throw-brief = Du mot { $rival }.
start-who-plays-brief = vilka spelar
start-for-dice-brief = för riktiga tärningar
start-file-brief = { $games ->
    [0] alla spel
   *[other] { $games-figure } spel
}
start-you = Spelare

start-nobody-rolls = Ingen slår { $faces }: { $points-figure } poäng, uppskrivna ingenstans.
start-nobody-misses = Ingen slår { $faces }, och ingen bryr sig.

start-best-turn = Bästa omgång
start-best-night = Kortaste kväll
start-best-hits = Flest träffar
start-best-drought = Längsta torka
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } omgång
   *[other] { $value-figure } omgångar
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } omgång
   *[other] { $value-figure } omgångar
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] en halv kvälls arbete
    [turn-won] och spelet på köpet
    [turn-lost] och vann inte
    [night-clean] inte en förgäves
    [night-alone] ingen annan halvvägs
    [night-misses] { $count-word } av dem förgäves
    [hits-alone] ingen annan hade någon
    [hits-most] fler än alla andra ihop
    [hits-of] av { $count-figure } vid bordet
    [drought-won] och vann ändå
    [drought-back] fick ändå komma igen
   *[drought-end] { $count ->
        [0] och inget till slut
       *[other] fick ändå { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Öppna spelet: { $rules }, { $day }
