transcript-cannot-be-read = no se puede leer: { $strerror }
transcript-is-no-name-of-a = no es nombre de archivo
transcript-larger-than-bytes-no-game = pasa de { $most } bytes; ninguna partida es así
transcript-is-not-utf-8-text = no es texto UTF-8 (byte { $start })

transcript-a-name-is-not-closed = un nombre no está cerrado; ciérralo con una comilla

transcript-the-first-statement-must-be = la primera instrucción debe ser: zonk 1
transcript-only-format-1-can-be = solo se puede leer el formato 1; la línea debe ser: zonk 1
transcript-belongs-before-the-first-action = { $words } va antes de la primera acción

transcript-write-and-one-value = escribe: { $words } y un valor

transcript-the-format-is-named-once = el formato se nombra una vez, arriba
transcript-write-option-name-value = escribe: option NAME=VALUE
transcript-at-most-options-fit = caben como mucho { $options } opciones
transcript-write-once-magic-and-its = escribe una vez: magic y sus caras
transcript-no-rules-are-named-write = no se nombran reglas; escribe: rules KEY
transcript-nobody-plays-write-player-name = nadie juega; escribe: player NAME

transcript-is-given-twice = { $key } aparece dos veces

transcript-is-no-time = { $word } no es una hora; escribe: { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = escribe: { $wanted } (nombres entre comillas si llevan espacios)
transcript-plays-already = { $names } ya juega
transcript-at-most-columns-fit = caben como mucho { $most-players } columnas

transcript-write-score-name-points = escribe: score NAME POINTS
transcript-is-not-among-the-players = { $words } no está entre los jugadores de arriba
transcript-the-score-of-is-given = el total de { $words } aparece dos veces

transcript-is-not-a-whole-number = { $word } no es un número entero hasta 9.999.999

transcript-is-not-a-die-such = { $word } no es un dado como 4 o 4R
transcript-a-die-shows-1-to = un dado muestra de 1 a 6, no { $digit }
transcript-a-colour-is-r-w = { $word }: un color es R, W o G

transcript-nobody-called-plays = nadie llamado { $name } juega
transcript-no-die-of-that-colour = no se tira ningún dado de ese color: { $named }

transcript-is-no-statement = { $words } no es una instrucción; { $hint }

transcript-no-such-fault-but = Estas reglas no conocen esa falta; { $hint }
transcript-no-faults = no conocen ninguna
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } es una falta de quien anota, { $name }; no nombres a nadie más.
   *[no] { $kind } es una falta de quien tiene el turno, { $name }; no nombres a nadie más.
}
transcript-another-asks = Solo pregunta { $name }, que tira a continuación.
transcript-another-dares = Le toca tirar a { $name }; el reto lo dice otra persona.

transcript-these-rules-have-no-magic = estas reglas no tienen Número mágico
transcript-the-magic-number-has-faces = el Número mágico tiene { $faces } caras
transcript-this-magic-number-must-be = este Número mágico hay que tirarlo otra vez
transcript-score-at-the-end = la partida acaba en { $limit-figure }; empieza por debajo
transcript-does-not-play = { $office ->
    [packer] { $name }, que carga la pipa, no juega
   *[scorekeeper] { $name }, que lleva la hoja, no juega
}

transcript-names-no-knob = { $name } no nombra ningún ajuste; { $hint }
transcript-no-rules-are-called = ningún reglamento se llama { $rules }; { $hint }
transcript-no-further-die = la tirada no muestra más { $die }

transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
