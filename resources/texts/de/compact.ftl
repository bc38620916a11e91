compact-no-room = Dieses Spiel passt in keinen Code.
compact-not-a-game = Im Code steckt kein Spiel, das sich nachspielen lässt.
compact-unknown-rules = Im Code steckt ein Spiel nach den Regeln „{ $name }“, die dieses Programm nicht hat.
compact-other-version = Der Code stammt von einer neueren Version dieses Programms. Hol sie dir und lies den Zettel damit.
compact-cut-off = Der Adresse dieses Spiels fehlt das Ende. Kopier sie noch einmal ganz, oder lies den Zettel selbst.
compact-no-code = Es fand sich kein Code eines fertigen Zettels. Fotografier ihn näher, in gleichmäßigem Licht, das ganze Quadrat mit dem Weiß darum.
compact-lacking = { $found ->
    [one] Nur Code { $there } von { $of } wurde gefunden.
   *[other] Nur die Codes { $there } von { $of } wurden gefunden.
} Fotografier auch die anderen, und lies alle zusammen.
compact-not-read = { $file } lässt sich nicht lesen: { $why }.
compact-too-large = { $file } ist größer als { $most } MB. Speichere das Bild kleiner und lies es noch mal.
compact-took-too-long = { $file } anzusehen hat zu lange gedauert. Speichere das Bild kleiner und lies es noch mal.
compact-no-picture = { $file } ist kein lesbares Bild und kein lesbares PDF.
