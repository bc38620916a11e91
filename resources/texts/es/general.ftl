list-last = { $last-begins ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-either = { $last-begins ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

general-language = Español

group-separator = .
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnñopqrstuvwxyz
number-word = { $number ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
   *[other] doce
}
dice-counted = { $dice ->
    [one] un dado
   *[other] { $dice-word } dados
}
times-counted = { $times ->
    [0] nunca
    [1] una vez
   *[other] { $times-word } veces
}
whose = de { $name }

per-cent = { $value } %
per-cent-under-one = <1 %

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } estrella
       *[other] { $hits-figure } estrellas
    }
    [honour] { $hits ->
        [one] { $hits-figure } punto de honor
       *[other] { $hits-figure } puntos de honor
    }
   *[hits] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}

hit-a = { $hit-word ->
    [stars] una estrella
    [honour] un punto de honor
   *[hits] un hit
}

hits-plain = { $hit-word ->
    [stars] estrellas
    [honour] puntos de honor
   *[hits] hits
}

hits-plain-first = { $hit-word ->
    [stars] Estrellas
    [honour] Puntos de honor
   *[hits] Hits
}

hit-one = { $hit-word ->
    [stars] estrella
    [honour] punto de honor
   *[hits] hit
}

hit-one-first = { $hit-word ->
    [stars] Estrella
    [honour] Punto de honor
   *[hits] Hit
}

hit-a-first = { $hit-word ->
    [stars] Una estrella
    [honour] Un punto de honor
   *[hits] Un hit
}

hits-short = { $hit-word ->
    [stars] estrellas
    [honour] honor
   *[hits] hits
}

general-hits-the = { $hit-word ->
    [stars] las estrellas
    [honour] los puntos de honor
   *[hits] los hits
}
general-hits-the-first = { $hit-word ->
    [stars] Las estrellas
    [honour] Los puntos de honor
   *[hits] Los hits
}

general-not-a-file = es una carpeta o un dispositivo, no un archivo
general-no-such-file = no existe ese archivo ni esa carpeta
general-not-allowed = permiso denegado
general-disk-full = no queda espacio en el disco
general-is-a-folder = es una carpeta
general-is-no-folder = una parte de la ruta no es una carpeta
general-read-only = el disco es de solo lectura
general-file-exists = el archivo ya existe
general-long-name = el nombre del archivo es demasiado largo
general-disk-error = el disco responde con un error

giver-gives = { $giver-count ->
   *[one] { $giver } da
    [other] { $giver } dan
}
name-answers = { $name-count ->
   *[one] { $name } responde
    [other] { $name } responden
}
name-dares = { $name-count ->
   *[one] { $name } reta
    [other] { $name } retan
}
name-asks = { $name-count ->
   *[one] { $name } pregunta
    [other] { $name } preguntan
}
name-calls = { $name-count ->
   *[one] { $name } canta
    [other] { $name } cantan
}
name-doubts = { $name-count ->
   *[one] { $name } pone en duda
    [other] { $name } ponen en duda
}
name-gets = { $name-count ->
   *[one] { $name } recibe
    [other] { $name } reciben
}
name-gives = { $name-count ->
   *[one] { $name } da
    [other] { $name } dan
}
name-goes = { $name-count ->
   *[one] { $name } va
    [other] { $name } van
}
name-has = { $name-count ->
   *[one] { $name } tiene
    [other] { $name } tienen
}
name-is = { $name-count ->
   *[one] { $name } está
    [other] { $name } están
}
name-keeps = { $name-count ->
   *[one] { $name } aparta
    [other] { $name } apartan
}
name-leads = { $name-count ->
   *[one] { $name } va en cabeza
    [other] { $name } van en cabeza
}
name-loses = { $name-count ->
   *[one] { $name } pierde
    [other] { $name } pierden
}
name-names = { $name-count ->
   *[one] { $name } nombra
    [other] { $name } nombran
}
name-puts = { $name-count ->
   *[one] { $name } pone
    [other] { $name } ponen
}
name-refuses = { $name-count ->
   *[one] { $name } rechaza
    [other] { $name } rechazan
}
name-rolls = { $name-count ->
   *[one] { $name } tira
    [other] { $name } tiran
}
name-says = { $name-count ->
   *[one] { $name } dice
    [other] { $name } dicen
}
name-starts = { $name-count ->
   *[one] { $name } empieza
    [other] { $name } empiezan
}
name-stays = { $name-count ->
   *[one] { $name } se planta
    [other] { $name } se plantan
}
name-takes = { $name-count ->
   *[one] { $name } toma
    [other] { $name } toman
}
other-rolls = { $other-count ->
   *[one] { $other } tira
    [other] { $other } tiran
}
name-throws = { $name-count ->
   *[one] { $name } tira
    [other] { $name } tiran
}
name-uses = { $name-count ->
   *[one] { $name } usa
    [other] { $name } usan
}
name-was = { $name-count ->
   *[one] { $name } tuvo
    [other] { $name } tuvieron
}
name-wins = { $name-count ->
   *[one] { $name } gana
    [other] { $name } ganan
}
other-asks = { $other-count ->
   *[one] { $other } pregunta
    [other] { $other } preguntan
}
other-dares = { $other-count ->
   *[one] { $other } reta
    [other] { $other } retan
}
other-lands = { $other-count ->
   *[one] { $other } cae
    [other] { $other } caen
}
player-doubts = { $player-count ->
   *[one] { $player } pone en duda
    [other] { $player } ponen en duda
}
player-puts = { $player-count ->
   *[one] { $player } pone
    [other] { $player } ponen
}
player-starts = { $player-count ->
   *[one] { $player } empieza
    [other] { $player } empiezan
}
general-name-accepts = { $name-count ->
   *[one] { $name } acepta
    [other] { $name } aceptan
}
general-name-again = { $name-count ->
   *[one] { $name } vuelve a tirar
    [other] { $name } vuelven a tirar
}
general-name-misses = { $name-count ->
   *[one] { $name } falla
    [other] { $name } fallan
}
