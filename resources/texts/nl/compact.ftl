compact-no-room = Dit spel past in geen enkele code.
compact-not-a-game = De code bevat geen spel dat kan worden nagespeeld.
compact-unknown-rules = De code bevat een spel met regels die “{ $name }” heten; dit programma heeft die niet.
compact-other-version = De code is gemaakt door een nieuwere versie van dit programma. Haal die versie en lees het blad daarmee.
compact-cut-off = Het eind van het adres van dit spel ontbreekt. Kopieer het nog eens, helemaal, of lees het blad zelf.
compact-no-code = Er is geen code van een afgerond blad gevonden. Maak de foto van dichterbij, in gelijkmatig licht, met het hele vierkant en het wit eromheen.
compact-lacking = { $found ->
    [one] Alleen code { $there } van { $of } is gevonden.
   *[other] Alleen de codes { $there } van { $of } zijn gevonden.
} Maak een foto van elk van de andere en lees ze allemaal samen.
compact-not-read = { $file } kan niet worden gelezen: { $why }.
compact-too-large = { $file } is groter dan { $most } MB. Maak de afbeelding kleiner en lees het nog eens.
compact-took-too-long = { $file } bekijken duurde te lang. Maak de afbeelding kleiner en lees het nog eens.
compact-no-picture = { $file } is geen afbeelding en geen PDF die te lezen is.
