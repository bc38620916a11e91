compact-no-room = Ingen kod rymmer det här spelet.
compact-not-a-game = Koden innehåller inget spel som går att spela upp.
compact-unknown-rules = Koden innehåller ett spel efter regler som heter ”{ $name }”, och dem har inte programmet.
compact-other-version = Koden kommer från en nyare version av programmet. Skaffa den och läs protokollet med den.
compact-cut-off = Adressen till spelet har tappat slutet. Kopiera den igen, hela, eller läs själva protokollet.
compact-no-code = Ingen kod från ett färdigt protokoll hittades. Ta bilden närmare, i jämnt ljus, med hela fyrkanten och det vita runt den.
compact-lacking = { $found ->
    [one] Bara kod { $there } av { $of } hittades.
   *[other] Bara koderna { $there } av { $of } hittades.
} Ta en bild av var och en av de andra och läs alla tillsammans.
compact-not-read = { $file } kan inte läsas: { $why }.
compact-too-large = { $file } är större än { $most } MB. Spara bilden mindre och läs den igen.
compact-took-too-long = { $file } tog för lång tid att titta på. Spara bilden mindre och läs den igen.
compact-no-picture = { $file } är varken en bild eller en PDF som går att läsa.
