list-last = { $first } e { $last }
list-either = { $first } ou { $last }

general-language = Português (Brasil)

group-separator = .
decimal-sign = ,
list-comma = ,{ " " }
list-semicolon = ;{ " " }
sentence-gap = { " " }
full-stop = .
alphabet = abcdefghijklmnopqrstuvwxyz
number-word = { $number ->
    [0] zero
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
   *[other] doze
}
dice-counted = { $dice ->
    [one] { $dice-word } dado
   *[other] { $dice-word } dados
}
times-counted = { $times ->
    [0] nunca
    [1] uma vez
    [2] duas vezes
   *[other] { $times-word } vezes
}
whose = de { $name }

per-cent = { $value }%
per-cent-under-one = <1%

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } estrela
       *[other] { $hits-figure } estrelas
    }
    [honour] { $hits ->
        [one] { $hits-figure } ponto de honra
       *[other] { $hits-figure } pontos de honra
    }
   *[hits] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}
hit-a = { $hit-word ->
    [stars] uma estrela
    [honour] um ponto de honra
   *[hits] um hit
}
hits-plain = { $hit-word ->
    [stars] estrelas
    [honour] pontos de honra
   *[hits] hits
}
hits-plain-first = { $hit-word ->
    [stars] Estrelas
    [honour] Pontos de honra
   *[hits] Hits
}
hit-one = { $hit-word ->
    [stars] estrela
    [honour] ponto de honra
   *[hits] hit
}
hit-one-first = { $hit-word ->
    [stars] Estrela
    [honour] Ponto de honra
   *[hits] Hit
}
hit-a-first = { $hit-word ->
    [stars] Uma estrela
    [honour] Um ponto de honra
   *[hits] Um hit
}
hits-short = { $hit-word ->
    [stars] estrelas
    [honour] honra
   *[hits] hits
}
general-hits-the = { $hit-word ->
    [stars] as estrelas
    [honour] os pontos de honra
   *[hits] os hits
}
general-hit-each = { $hit-word ->
    [stars] cada estrela
    [honour] cada ponto de honra
   *[hits] cada hit
}

general-not-a-file = é uma pasta ou um dispositivo, não um arquivo
general-no-such-file = esse arquivo ou pasta não existe
general-not-allowed = permissão negada
general-disk-full = não há mais espaço no disco
general-is-a-folder = é uma pasta
general-is-no-folder = uma parte do caminho não é uma pasta
general-read-only = o disco é somente leitura
general-file-exists = o arquivo já existe
general-long-name = o nome do arquivo é comprido demais
general-disk-error = o disco responde com um erro

giver-gives = { $giver-count ->
   *[one] { $giver } dá
    [other] { $giver } dão
}
name-answers = { $name-count ->
   *[one] { $name } responde
    [other] { $name } respondem
}
name-dares = { $name-count ->
   *[one] { $name } desafia
    [other] { $name } desafiam
}
name-asks = { $name-count ->
   *[one] { $name } pergunta
    [other] { $name } perguntam
}
name-calls = { $name-count ->
   *[one] { $name } canta
    [other] { $name } cantam
}
name-doubts = { $name-count ->
   *[one] { $name } contesta
    [other] { $name } contestam
}
name-gets = { $name-count ->
   *[one] { $name } ganha
    [other] { $name } ganham
}
name-gives = { $name-count ->
   *[one] { $name } dá
    [other] { $name } dão
}
name-goes = { $name-count ->
   *[one] { $name } vai
    [other] { $name } vão
}
name-has = { $name-count ->
   *[one] { $name } tem
    [other] { $name } têm
}
name-is = { $name-count ->
   *[one] { $name } está
    [other] { $name } estão
}
name-keeps = { $name-count ->
   *[one] { $name } separa
    [other] { $name } separam
}
name-leads = { $name-count ->
   *[one] { $name } lidera
    [other] { $name } lideram
}
name-loses = { $name-count ->
   *[one] { $name } perde
    [other] { $name } perdem
}
name-names = { $name-count ->
   *[one] { $name } diz
    [other] { $name } dizem
}
name-puts = { $name-count ->
   *[one] { $name } põe
    [other] { $name } põem
}
name-refuses = { $name-count ->
   *[one] { $name } recusa
    [other] { $name } recusam
}
name-rolls = { $name-count ->
   *[one] { $name } rola
    [other] { $name } rolam
}
name-says = { $name-count ->
   *[one] { $name } diz
    [other] { $name } dizem
}
name-starts = { $name-count ->
   *[one] { $name } começa
    [other] { $name } começam
}
name-stays = { $name-count ->
   *[one] { $name } para
    [other] { $name } param
}
name-takes = { $name-count ->
   *[one] { $name } aceita
    [other] { $name } aceitam
}
other-rolls = { $other-count ->
   *[one] { $other } rola
    [other] { $other } rolam
}
name-throws = { $name-count ->
   *[one] { $name } rola
    [other] { $name } rolam
}
name-uses = { $name-count ->
   *[one] { $name } usa
    [other] { $name } usam
}
name-was = { $name-count ->
   *[one] { $name } teve
    [other] { $name } tiveram
}
name-wins = { $name-count ->
   *[one] { $name } vence
    [other] { $name } vencem
}
other-asks = { $other-count ->
   *[one] { $other } pergunta
    [other] { $other } perguntam
}
other-dares = { $other-count ->
   *[one] { $other } desafia
    [other] { $other } desafiam
}
other-lands = { $other-count ->
   *[one] { $other } cai
    [other] { $other } caem
}
player-doubts = { $player-count ->
   *[one] { $player } contesta
    [other] { $player } contestam
}
player-puts = { $player-count ->
   *[one] { $player } põe
    [other] { $player } põem
}
player-starts = { $player-count ->
   *[one] { $player } começa
    [other] { $player } começam
}
