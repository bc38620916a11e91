verify-pledge = Siegel: { $pledge }
verify-compare = (es beweist etwas für alle, die es vor dem ersten Wurf gesehen haben: vergleicht)
verify-not-checked = nicht geprüft: { $what }
verify-another-name = ein anderer Name: { $said }
verify-renamed = { $old } heißt { $new } seit { $throws ->
    [1] Wurf 1
   *[other] Wurf { $throws }
}
verify-throws = { $throws ->
    [1] 1 Wurf
   *[other] alle { $throws } Würfe
}
verify-honest = { $alone ->
    [yes] die Würfel sind ehrlich: { $parts-listed } folgt aus dem versiegelten Startwert.
   *[no] die Würfel sind ehrlich: { $parts-listed } folgen aus dem versiegelten Startwert.
}
verify-part-order = die Reihenfolge
verify-part-magic = die Magische Zahl
verify-part-names = wem diese Namen gehören
verify-part-rules = die Regeln, Optionen und Anfangsstände
verify-part-choices = was rausgelegt und gesagt wurde
verify-part-no-order = die Reihenfolge, denn dazu ist kein Wurf aufgezeichnet
verify-part-end = das Ende, denn die Datei hört vor dem Ende des Spiels auf
verify-part-peek = ob jemand in einer Kopie des ganzen Ordners oder einer Datei samt Startwert vorausgeschaut hat
verify-part-hands = ob Schwünge und Wörter die vom Tisch sind, denn wer den Startwert hat, kann andere suchen
verify-part-helps = wer ein Computer war, welche Tipps es gab und wann das war, denn keine Kette hält es fest
verify-part-course = was unterwegs zurückgenommen oder geändert wurde, denn keine Kette hält es fest

verify-chain = Kette: { $head }, ungebrochen (vergleicht sie mit dem Kopf, der am Ende notiert wurde)
verify-chain-holds = die Kette seines Journals hält und endet mit { $head }…
verify-on-record = vermerkt: { $said }
verify-begins-taken-over = die Kette beginnt nach Zeile { $line }, aus einer Datei einer älteren Version
verify-begins-imported = die Kette beginnt nach Zeile { $line }, wo eine Mitschrift hereinkam
verify-begins-kept-both = die Kette beginnt nach Zeile { $line }, wo eine Mitschrift zum zweiten Mal hereinkam
verify-begins-brought-over = die Kette beginnt nach Zeile { $line }, wo das Spiel aus einer Kopie herüberkam
verify-begins-rescued = die Kette beginnt nach Zeile { $line }, wo das Spiel aus einer beschädigten Datei gerettet wurde
verify-begins-copy-put-in-place = die Kette beginnt nach Zeile { $line }, wo eine Kopie der Zonk-Akte eingesetzt wurde
verify-record-struck = { $times ->
    [1] 1 Zeile wurde zurückgenommen
   *[other] { $times } Zeilen wurden zurückgenommen
}
verify-was-continued = { $times ->
    [1] das Spiel wurde einmal verlassen und fortgesetzt
   *[other] das Spiel wurde { $times }-mal verlassen und fortgesetzt
}
verify-was-copy-put-in-place = { $times ->
    [1] zwischendurch wurde eine Kopie der Zonk-Akte eingesetzt
   *[other] zwischendurch wurden { $times }-mal Kopien der Zonk-Akte eingesetzt
}
verify-was-imported = { $times ->
    [1] es kam aus einer Mitschrift herein
   *[other] es kam { $times }-mal aus Mitschriften herein
}
verify-was-kept-both = { $times ->
    [1] es kam ein zweites Mal herein
   *[other] es kam noch { $times }-mal herein
}
verify-gestures = Schwünge: { $throws ->
    [1] 1 Wurf trägt in sich, was die Hand tat, so dass niemand ihn vorher kennen konnte
   *[other] { $throws } Würfe tragen in sich, was die Hand tat, so dass niemand sie vorher kennen konnte
}
verify-behind = nach Wurf { $throws } stand das Spiel hinter dem, was von seinen Würfeln gezeigt war, { $shown } Würfe, und ging mit frischen unter einem neuen Siegel weiter
verify-unwatched = nach Wurf { $throws } war nicht vermerkt, was von seinen Würfeln gezeigt war, und das Spiel ging mit frischen unter einem neuen Siegel weiter
verify-record-computer = { $throw ->
    [0] für { $name } spielte der Computer { $who } ({ $level })
   *[other] für { $name } spielte nach Wurf { $throw } der Computer { $who } ({ $level })
}
verify-record-person = für { $name } spielte nach Wurf { $throw } ein Mensch
verify-record-hints = { $times ->
    [1] { $name } bekam einmal einen Tipp gezeigt
   *[other] { $name } bekam { $times } Tipps gezeigt
}
verify-record-times = { $ended ->
    [yes] gespielt von { $start } bis { $end }
   *[no] begonnen { $start }
}

verify-wrong-faces = Wurf { $number } steht als { $written } da, aber der Startwert ergibt { $seed }
verify-wrong-order = die Reihenfolge steht als { $written } da, aber der Startwert ergibt { $seed }
verify-wrong-magic = { $there ->
    [yes] die Magische Zahl steht als { $written } da, aber der Startwert ergibt { $seed }
   *[no] die Magische Zahl steht nicht da, aber der Startwert ergibt { $seed }
}
verify-blame-no-record = über die Würfel ist nichts gesagt; sie wurden von Hand geworfen oder eingetippt
verify-blame-not-revealed = die Würfel sind versiegelt, aber ihr Startwert wird erst verraten, wenn das Spiel aus ist
verify-blame-not-pledged = ein Startwert ist verraten, war aber nie versiegelt; das beweist nichts
verify-blame-no-throw = kein Wurf steht da, also zeigt nichts, dass Würfel ehrlich waren
verify-blame-late-pledge = das Siegel steht hinter dem ersten Wurf; es muss davor kommen
verify-blame-early-seed = der Startwert wurde vor dem letzten Wurf verraten; wer ihn kannte, wusste, was fällt
verify-blame-wrong-seed = der Startwert ist nicht der, der vor dem ersten Wurf versiegelt wurde
verify-blame-broken-chain = das Spiel ist nicht, was seine Kette sagt: Nach dem Schreiben wurde etwas geändert
verify-blame-corrected = ein Eintrag wurde neu geschrieben; Würfel des Programms werden nie berichtigt

verify-must-be-followed-by-64 = auf { $kind } müssen 64 hexadezimale Ziffern folgen
verify-seated-must-be-followed-by = auf seated müssen die Namen folgen, wie sie saßen
verify-behind-must-be-followed-by = auf dice-behind muss eine Zahl von Würfen folgen
verify-is-given-twice = { $kind } steht zweimal da
