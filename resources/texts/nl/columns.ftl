columns-no-total = { $text } is geen totaal. Schrijf cijfers, of – voor een misser.
columns-falls = { $before-figure } staat ervoor: een totaal zakt niet naar { $total-figure }.
columns-over = Het spel is al voor deze beurt afgelopen.
columns-left-out = Hier staat niets, en eronder wel. Een misser schrijf je als { $sign }.
columns-title = Een blad overtypen
columns-head = Van papier
columns-how = Kolom voor kolom: Enter na elk totaal, alleen Enter voor een misser. Tab gaat naar de volgende kolom.
columns-note = De worpen zijn niet bekend: treffers tellen waar totalen ze verraden. Wat je typt, blijft hier tot je het bewaart.
columns-rules = Regels
columns-players = Spelers
columns-day = Dag, als 2026-11-20
columns-magic = Magisch Getal
columns-called = 11.000 geroepen door, en wanneer
columns-teams = Een team typ je zo: Rood: Ann, Bob.
columns-name = Naam
columns-player = Speler { $number }
columns-cell = { $name }, { $row ->
    [0] naam
   *[other] ronde { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Halftime Show: nu de punten van { $name }.
   *[no] Nu { $name }, ronde { $row }.
}
columns-wrong-at = { $name }, ronde { $row }: { $why }
columns-over-won = { $names-count ->
    [0] Het spel is afgelopen. Treffers beslissen, en totalen verraden ze niet allemaal.
    [one] Het spel is afgelopen: { $names-listed } krijgt het blad.
   *[other] Het spel is afgelopen: { $names-listed } krijgen het blad.
}
columns-undo = &Ongedaan
columns-nothing-to-undo = Er is nog niets getypt.
columns-afresh = &Leeg blad
columns-close = Sluiten
columns-keep = &Bewaren
