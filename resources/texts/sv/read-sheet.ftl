read-sheet-title = Läs ett protokoll
read-sheet-open = Bilder av färdiga protokoll
read-sheet-looking = Letar efter koden…
read-sheet-files = { $files-listed }
read-sheet-attached = Spelet ligger i själva PDF:en: ingen kod behövde läsas.
read-sheet-another = &En annan bild…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } poäng, { $rounds } rundor
read-sheet-broken-off = Avbrutet i runda { $rounds }
read-sheet-throws = { $throws } av { $throws } kast följer av fröet.
read-sheet-pledge = Sigillet på papperet är fröets sigill.
read-sheet-real = Riktiga tärningar: kasten är som de skrevs ned.
read-sheet-new = Nytt här: det finns inte i Zonk-arkivet än.
read-sheet-there = Finns redan: spel { $game } i Zonk-arkivet.
read-sheet-more = { $games ->
    [one] Ett spel till lästes samtidigt.
   *[other] { $games } spel till lästes samtidigt.
}
read-sheet-note = Namn och tider står som papperet säger. Inget skickades någonstans.
read-sheet-close = Stäng
read-sheet-play = &Spela upp det
read-sheet-add = Lägg i Zonk-arkivet
read-sheet-go-there = Öppna det
read-sheet-nothing-read = Inget har lästs än.
