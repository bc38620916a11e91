list-last = { $last-begins ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-either = { $first } o { $last }
general-language = Italiano
group-separator = .
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyz
number-word = { $number ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
   *[other] dodici
}
dice-counted = { $dice ->
    [0] nessun dado
    [1] un dado
   *[other] { $dice-word } dadi
}
times-counted = { $times ->
    [0] mai
    [1] una volta
   *[other] { $times-word } volte
}
whose = di { $name }
per-cent = { $value }%
per-cent-under-one = <1%
hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } stella
       *[other] { $hits-figure } stelle
    }
    [honour] { $hits ->
        [one] { $hits-figure } punto d’onore
       *[other] { $hits-figure } punti d’onore
    }
   *[hits] { $hits ->
        [one] { $hits-figure } colpo
       *[other] { $hits-figure } colpi
    }
}
hit-a = { $hit-word ->
    [stars] una stella
    [honour] un punto d’onore
   *[hits] un colpo
}
hits-plain = { $hit-word ->
    [stars] stelle
    [honour] punti d’onore
   *[hits] colpi
}
hits-plain-first = { $hit-word ->
    [stars] Stelle
    [honour] Punti d’onore
   *[hits] Colpi
}
hit-one = { $hit-word ->
    [stars] stella
    [honour] punto d’onore
   *[hits] colpo
}
hit-one-first = { $hit-word ->
    [stars] Stella
    [honour] Punto d’onore
   *[hits] Colpo
}
hit-a-first = { $hit-word ->
    [stars] Una stella
    [honour] Un punto d’onore
   *[hits] Un colpo
}
hits-short = { $hit-word ->
    [stars] stelle
    [honour] onore
   *[hits] colpi
}
general-hits-the = { $hit-word ->
    [stars] le stelle
    [honour] i punti d’onore
   *[hits] i colpi
}
general-hits-the-first = { $hit-word ->
    [stars] Le stelle
    [honour] I punti d’onore
   *[hits] I colpi
}
general-not-a-file = è una cartella o un dispositivo, non un file
general-no-such-file = file o cartella inesistente
general-not-allowed = permesso negato
general-disk-full = sul disco non c’è più spazio
general-is-a-folder = è una cartella
general-is-no-folder = una parte del percorso non è una cartella
general-read-only = il disco è di sola lettura
general-file-exists = il file esiste già
general-long-name = il nome del file è troppo lungo
general-disk-error = il disco risponde con un errore
giver-gives = { $giver-count ->
   *[one] { $giver } dà
    [other] { $giver } danno
}
name-answers = { $name-count ->
   *[one] { $name } risponde
    [other] { $name } rispondono
}
name-dares = { $name-count ->
   *[one] { $name } sfida
    [other] { $name } sfidano
}
name-asks = { $name-count ->
   *[one] { $name } chiede
    [other] { $name } chiedono
}
name-calls = { $name-count ->
   *[one] { $name } chiama
    [other] { $name } chiamano
}
name-doubts = { $name-count ->
   *[one] { $name } contesta
    [other] { $name } contestano
}
name-gets = { $name-count ->
   *[one] { $name } riceve
    [other] { $name } ricevono
}
name-gives = { $name-count ->
   *[one] { $name } dà
    [other] { $name } danno
}
name-goes = { $name-count ->
   *[one] { $name } va
    [other] { $name } vanno
}
name-has = { $name-count ->
   *[one] { $name } ha
    [other] { $name } hanno
}
name-is = { $name-count ->
   *[one] { $name } è
    [other] { $name } sono
}
name-keeps = { $name-count ->
   *[one] { $name } tiene
    [other] { $name } tengono
}
name-leads = { $name-count ->
   *[one] { $name } è in testa
    [other] { $name } sono in testa
}
name-loses = { $name-count ->
   *[one] { $name } perde
    [other] { $name } perdono
}
name-names = { $name-count ->
   *[one] { $name } nomina
    [other] { $name } nominano
}
name-puts = { $name-count ->
   *[one] { $name } mette
    [other] { $name } mettono
}
name-refuses = { $name-count ->
   *[one] { $name } rifiuta
    [other] { $name } rifiutano
}
name-rolls = { $name-count ->
   *[one] { $name } tira
    [other] { $name } tirano
}
name-says = { $name-count ->
   *[one] { $name } dice
    [other] { $name } dicono
}
name-starts = { $name-count ->
   *[one] { $name } comincia
    [other] { $name } cominciano
}
name-stays = { $name-count ->
   *[one] { $name } si ferma
    [other] { $name } si fermano
}
name-takes = { $name-count ->
   *[one] { $name } prende
    [other] { $name } prendono
}
other-rolls = { $other-count ->
   *[one] { $other } tira
    [other] { $other } tirano
}
name-throws = { $name-count ->
   *[one] { $name } tira
    [other] { $name } tirano
}
name-uses = { $name-count ->
   *[one] { $name } usa
    [other] { $name } usano
}
name-was = { $name-count ->
   *[one] { $name } era
    [other] { $name } erano
}
name-wins = { $name-count ->
   *[one] { $name } vince
    [other] { $name } vincono
}
other-asks = { $other-count ->
   *[one] { $other } chiede
    [other] { $other } chiedono
}
other-dares = { $other-count ->
   *[one] { $other } sfida
    [other] { $other } sfidano
}
other-lands = { $other-count ->
   *[one] { $other } arriva
    [other] { $other } arrivano
}
player-doubts = { $player-count ->
   *[one] { $player } contesta
    [other] { $player } contestano
}
player-puts = { $player-count ->
   *[one] { $player } mette
    [other] { $player } mettono
}
player-starts = { $player-count ->
   *[one] { $player } comincia
    [other] { $player } cominciano
}
general-name-accepts = { $name-count ->
   *[one] { $name } accetta
    [other] { $name } accettano
}
