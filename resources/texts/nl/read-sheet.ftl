read-sheet-title = Een blad lezen
read-sheet-open = Foto’s van afgeronde bladen
read-sheet-looking = De code wordt gezocht…
read-sheet-files = { $files-listed }
read-sheet-attached = Het spel zit in de PDF zelf: er hoefde geen code te worden gelezen.
read-sheet-another = &Andere foto…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } punten, { $rounds } ronden
read-sheet-broken-off = Afgebroken in ronde { $rounds }
read-sheet-throws = { $throws } van { $throws } worpen volgen uit de startwaarde.
read-sheet-pledge = Het zegel op het papier is het zegel van de startwaarde.
read-sheet-real = Echte stenen: de worpen zijn zoals ze zijn opgeschreven.
read-sheet-new = Nieuw hier: het staat nog niet in het Zonk-archief.
read-sheet-there = Al aanwezig: spel { $game } van het Zonk-archief.
read-sheet-more = { $games ->
    [one] Er is nog een spel meegelezen.
   *[other] Er zijn nog { $games } spellen meegelezen.
}
read-sheet-note = Namen en tijden staan er zoals het papier ze zegt. Er is niets verstuurd.
read-sheet-close = Sluiten
read-sheet-play = &Naspelen
read-sheet-add = Naar het Zonk-archief
read-sheet-go-there = Openen
read-sheet-nothing-read = Er is nog niets gelezen.
