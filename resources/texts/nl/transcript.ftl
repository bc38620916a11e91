transcript-cannot-be-read = kan niet worden gelezen: { $strerror }
transcript-is-no-name-of-a = is geen naam van een bestand
transcript-larger-than-bytes-no-game = groter dan { $most } bytes; zo groot is geen spel
transcript-is-not-utf-8-text = is geen UTF-8-tekst (byte { $start })
transcript-a-name-is-not-closed = een naam is niet afgesloten; zet er een aanhalingsteken achter
transcript-the-first-statement-must-be = de eerste opdracht moet zijn: zonk 1
transcript-only-format-1-can-be = alleen formaat 1 is te lezen; de regel moet zijn: zonk 1
transcript-belongs-before-the-first-action = { $words } hoort voor de eerste actie
transcript-write-and-one-value = schrijf: { $words } en één waarde
transcript-the-format-is-named-once = het formaat staat er één keer, bovenaan
transcript-write-option-name-value = schrijf: option NAME=VALUE
transcript-at-most-options-fit = er passen hoogstens { $options } opties
transcript-write-once-magic-and-its = schrijf één keer: magic en de ogen
transcript-no-rules-are-named-write = er staan geen regels; schrijf: rules KEY
transcript-nobody-plays-write-player-name = niemand speelt; schrijf: player NAME
transcript-is-given-twice = { $key } staat er twee keer
transcript-is-no-time = { $word } is geen tijd; schrijf: { $key } 2002-03-13T12:44
transcript-write-names-in-quotes-where = schrijf: { $wanted } (namen met spaties tussen aanhalingstekens)
transcript-plays-already = { $names } speelt al mee
transcript-at-most-columns-fit = er passen hoogstens { $most-players } kolommen
transcript-write-score-name-points = schrijf: score NAME POINTS
transcript-is-not-among-the-players = { $words } hoort niet bij de spelers hierboven
transcript-the-score-of-is-given = de score van { $words } staat er twee keer
transcript-is-not-a-whole-number = { $word } is geen heel getal tot 9.999.999
transcript-is-not-a-die-such = { $word } is geen steen zoals 4 of 4R
transcript-a-die-shows-1-to = een steen toont 1 tot 6, niet { $digit }
transcript-a-colour-is-r-w = { $word }: een kleur is R, W of G
transcript-nobody-called-plays = niemand met de naam { $name } speelt mee
transcript-no-die-of-that-colour = er wordt geen steen van die kleur gegooid: { $named }
transcript-is-no-statement = { $words } is geen opdracht; { $hint }
transcript-no-such-fault-but = Deze regels kennen zo’n fout niet; { $hint }
transcript-no-faults = ze kennen er geen
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } is een fout van de schrijver, { $name }; noem niemand anders.
   *[no] { $kind } is een fout van wie aan de beurt is, { $name }; noem niemand anders.
}
transcript-another-asks = Alleen { $name } vraagt, als volgende die gooit.
transcript-another-dares = { $name } moet gooien; een ander daagt uit.
transcript-these-rules-have-no-magic = deze regels hebben geen Magisch Getal
transcript-the-magic-number-has-faces = het Magische Getal heeft { $faces } stenen
transcript-this-magic-number-must-be = dit Magische Getal moet worden overgegooid
transcript-score-at-the-end = het spel eindigt bij { $limit-figure }; begin eronder
transcript-does-not-play = { $office ->
    [packer] { $name } stopt de bong, maar speelt niet mee
   *[scorekeeper] schrijver { $name } speelt niet mee
}
transcript-names-no-knob = { $name } noemt geen schakelaar; { $hint }
transcript-no-rules-are-called = er zijn geen regels met de naam { $rules }; { $hint }
transcript-no-further-die = de worp toont geen { $die } meer
transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
