transcript-cannot-be-read = kan inte läsas: { $strerror }
transcript-is-no-name-of-a = är inget filnamn
transcript-larger-than-bytes-no-game = större än { $most } byte; inget spel är det
transcript-is-not-utf-8-text = är inte UTF-8-text (byte { $start })

transcript-a-name-is-not-closed = ett namn är inte avslutat; avsluta det med ett citattecken

transcript-the-first-statement-must-be = första raden måste vara: zonk 1
transcript-only-format-1-can-be = bara format 1 kan läsas; raden måste vara: zonk 1
transcript-belongs-before-the-first-action = { $words } hör hemma före första handlingen

transcript-write-and-one-value = skriv: { $words } och ett värde

transcript-the-format-is-named-once = formatet anges en gång, överst
transcript-write-option-name-value = skriv: option NAME=VALUE
transcript-at-most-options-fit = högst { $options } regeländringar får plats
transcript-write-once-magic-and-its = skriv en gång: magic och dess ögon
transcript-no-rules-are-named-write = inga regler anges; skriv: rules KEY
transcript-nobody-plays-write-player-name = ingen spelar; skriv: player NAME

transcript-is-given-twice = { $key } är angivet två gånger

transcript-is-no-time = { $word } är ingen tid; skriv: { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = skriv: { $wanted } (namn inom citattecken där de har mellanslag)
transcript-plays-already = { $names } spelar redan
transcript-at-most-columns-fit = högst { $most-players } kolumner får plats

transcript-write-score-name-points = skriv: score NAME POINTS
transcript-is-not-among-the-players = { $words } finns inte bland spelarna ovan
transcript-the-score-of-is-given = poängen för { $words } är angivna två gånger

transcript-is-not-a-whole-number = { $word } är inget heltal upp till 9 999 999

transcript-is-not-a-die-such = { $word } är ingen tärning som 4 eller 4R
transcript-a-die-shows-1-to = en tärning visar 1 till 6, inte { $digit }
transcript-a-colour-is-r-w = { $word }: en färg är R, W eller G

transcript-nobody-called-plays = ingen som heter { $name } spelar
transcript-no-die-of-that-colour = ingen tärning i den färgen slås: { $named }

transcript-is-no-statement = { $words } är inget kommando; { $hint }

transcript-no-such-fault-but = De här reglerna har ingen sådan tabbe; { $hint }
transcript-no-faults = de har inga
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } är en tabbe av protokollföraren, { $name }; ange ingen annan.
   *[no] { $kind } är en tabbe av spelaren vars tur det är, { $name }; ange ingen annan.
}
transcript-another-asks = Bara { $name }, som slår härnäst, frågar.
transcript-another-dares = Det är { $name } som ska slå; någon annan utmanar.

transcript-these-rules-have-no-magic = de här reglerna har inget magiskt tal
transcript-the-magic-number-has-faces = det magiska talet har { $faces } tärningar
transcript-this-magic-number-must-be = det här magiska talet måste slås om
transcript-score-at-the-end = spelet slutar vid { $limit-figure }; börja under det
transcript-does-not-play = { $office ->
    [packer] { $name }, som stoppar pipan, spelar inte
   *[scorekeeper] protokollföraren { $name } spelar inte
}

transcript-names-no-knob = { $name } anger ingen regel; { $hint }
transcript-no-rules-are-called = inga regler heter { $rules }; { $hint }
transcript-no-further-die = kastet visar ingen { $die } till

transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
