verify-pledge = zegel: { $pledge }
verify-compare = (het bewijst iets aan wie het voor de eerste worp heeft gezien: vergelijk het)
verify-not-checked = niet gecontroleerd: { $what }
verify-another-name = andere naam: { $said }
verify-renamed = { $old } heet { $new } sinds worp { $throws }
verify-throws = { $throws ->
    [1] 1 worp
   *[other] alle { $throws } worpen
}
verify-honest = { $alone ->
    [yes] de stenen zijn eerlijk: { $parts-listed } volgt uit de verzegelde startwaarde.
   *[no] de stenen zijn eerlijk: { $parts-listed } volgen uit de verzegelde startwaarde.
}
verify-part-order = de speelvolgorde
verify-part-magic = het Magische Getal
verify-part-names = van wie deze namen zijn
verify-part-rules = de regels, opties en beginstanden
verify-part-choices = wat is gehouden en gezegd
verify-part-no-order = de speelvolgorde, want er is geen worp om de volgorde vastgelegd
verify-part-end = het einde, want het bestand stopt voor het spel uit is
verify-part-peek = of iemand vooruit keek in een kopie van de hele map, of van een bestand en zijn startwaarde
verify-part-hands = of zwaaien en woorden die van de tafel zijn, want wie de startwaarde heeft, kan andere zoeken
verify-part-helps = wie een computer was, welke tips zijn getoond en wanneer het was, want dat staat in geen keten
verify-part-course = wat onderweg is teruggenomen of veranderd, want dat staat in geen keten
verify-chain = keten: { $head }, ongebroken (vergelijk hem met het eind dat is genoteerd)
verify-chain-holds = de keten van het journaal klopt en eindigt op { $head }…
verify-on-record = vastgelegd: { $said }
verify-begins-taken-over = de keten begint na regel { $line }, uit een bestand van een oudere versie
verify-begins-imported = de keten begint na regel { $line }, waar een verslag is binnengehaald
verify-begins-kept-both = de keten begint na regel { $line }, waar een verslag nog een keer is binnengehaald
verify-begins-brought-over = de keten begint na regel { $line }, waar het spel uit een kopie is gehaald
verify-begins-rescued = de keten begint na regel { $line }, waar het spel uit een beschadigd bestand is gered
verify-begins-copy-put-in-place = de keten begint na regel { $line }, waar een kopie van het Zonk-archief op zijn plaats is gezet
verify-record-struck = { $times ->
    [1] 1 regel is teruggenomen
   *[other] { $times } regels zijn teruggenomen
}
verify-was-continued = { $times ->
    [1] het spel is één keer verlaten en hervat
   *[other] het spel is { $times } keer verlaten en hervat
}
verify-was-copy-put-in-place = { $times ->
    [1] intussen is een kopie van het Zonk-archief op zijn plaats gezet
   *[other] { $times } keer is een kopie van het Zonk-archief op zijn plaats gezet
}
verify-was-imported = { $times ->
    [1] het is uit een verslag binnengehaald
   *[other] het is { $times } keer uit een verslag binnengehaald
}
verify-was-kept-both = { $times ->
    [1] het is een tweede keer binnengehaald
   *[other] het is nog { $times } keer binnengehaald
}
verify-gestures = zwaaien: { $throws ->
    [1] in 1 worp zit
   *[other] in { $throws } worpen zit
} wat de hand van de speler deed, zodat niemand ze vooraf kon weten
verify-behind = na worp { $throws } stond het spel achter bij wat van zijn stenen was getoond, { $shown } worpen, en ging het verder met verse onder een nieuw zegel
verify-unwatched = na worp { $throws } stond niet genoteerd wat van zijn stenen was getoond, en ging het spel verder met verse onder een nieuw zegel
verify-record-computer = { $throw ->
    [0] { $name } is gespeeld door de computer { $who } ({ $level })
   *[other] { $name } is na worp { $throw } gespeeld door de computer { $who } ({ $level })
}
verify-record-person = { $name } is na worp { $throw } door een mens gespeeld
verify-record-hints = { $times ->
    [1] { $name } kreeg één keer een tip
   *[other] { $name } kreeg { $times } tips
}
verify-record-times = { $ended ->
    [yes] gespeeld van { $start } tot { $end }
   *[no] begonnen { $start }
}
verify-wrong-faces = worp { $number } staat er als { $written }, maar de startwaarde geeft { $seed }
verify-wrong-order = de speelvolgorde staat er als { $written }, maar de startwaarde geeft { $seed }
verify-wrong-magic = { $there ->
    [yes] het Magische Getal staat er als { $written }, maar de startwaarde geeft { $seed }
   *[no] het Magische Getal staat er niet, maar de startwaarde geeft { $seed }
}
verify-blame-no-record = over de stenen staat er niets; ze zijn met de hand gegooid of ingetypt
verify-blame-not-revealed = de stenen zijn verzegeld, maar hun startwaarde wordt pas verteld als het spel uit is
verify-blame-not-pledged = er is een startwaarde verteld, maar die is nooit verzegeld; dat bewijst niets
verify-blame-no-throw = er staat geen worp, dus niets toont dat er stenen eerlijk waren
verify-blame-late-pledge = het zegel staat achter de eerste worp; het moet ervoor komen
verify-blame-early-seed = de startwaarde is voor de laatste worp verteld; wie die kende, wist wat er viel
verify-blame-wrong-seed = het is niet de startwaarde die voor de eerste worp is verzegeld
verify-blame-broken-chain = het spel is niet wat zijn keten zegt: er is iets veranderd nadat het is geschreven
verify-blame-corrected = een notitie is opnieuw geschreven; stenen van het programma worden nooit gecorrigeerd
verify-must-be-followed-by-64 = op { $kind } moeten 64 hexadecimale cijfers volgen
verify-seated-must-be-followed-by = op seated moeten de namen volgen zoals ze zaten
verify-behind-must-be-followed-by = op dice-behind moet een aantal worpen volgen
verify-is-given-twice = { $kind } staat er twee keer
