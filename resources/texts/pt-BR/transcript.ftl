transcript-cannot-be-read = não dá para ler: { $strerror }
transcript-is-no-name-of-a = não é nome de arquivo
transcript-larger-than-bytes-no-game = maior que { $most } bytes; jogo nenhum é
transcript-is-not-utf-8-text = não é texto UTF-8 (byte { $start })

transcript-a-name-is-not-closed = um nome não fecha; termine com aspas

transcript-the-first-statement-must-be = a primeira linha precisa ser: zonk 1
transcript-only-format-1-can-be = só o formato 1 pode ser lido; a linha precisa ser: zonk 1
transcript-belongs-before-the-first-action = { $words } vem antes da primeira ação

transcript-write-and-one-value = escreva: { $words } e um valor

transcript-the-format-is-named-once = o formato se diz uma vez, no alto
transcript-write-option-name-value = escreva: option NAME=VALUE
transcript-at-most-options-fit = cabem no máximo { $options } opções
transcript-write-once-magic-and-its = escreva uma vez: magic e suas faces
transcript-no-rules-are-named-write = não há regras indicadas; escreva: rules KEY
transcript-nobody-plays-write-player-name = ninguém joga; escreva: player NAME

transcript-is-given-twice = { $key } aparece duas vezes

transcript-is-no-time = { $word } não é um horário; escreva: { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = escreva: { $wanted } (nomes entre aspas onde têm espaços)
transcript-plays-already = { $names } já joga
transcript-at-most-columns-fit = cabem no máximo { $most-players } colunas

transcript-write-score-name-points = escreva: score NAME POINTS
transcript-is-not-among-the-players = { $words } não está entre os jogadores acima
transcript-the-score-of-is-given = o placar de { $words } aparece duas vezes

transcript-is-not-a-whole-number = { $word } não é um número inteiro até 9.999.999

transcript-is-not-a-die-such = { $word } não é um dado como 4 ou 4R
transcript-a-die-shows-1-to = um dado mostra de 1 a 6, não { $digit }
transcript-a-colour-is-r-w = { $word }: uma cor é R, W ou G

transcript-nobody-called-plays = ninguém chamado { $name } joga
transcript-no-die-of-that-colour = nenhum dado dessa cor rolou: { $named }

transcript-is-no-statement = { $words } não é um comando; { $hint }

transcript-no-such-fault-but = Estas regras não conhecem essa falta; { $hint }
transcript-no-faults = elas não conhecem nenhuma
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } é falta de quem anota, { $name }; não diga outro nome.
   *[no] { $kind } é falta de quem tem a vez, { $name }; não diga outro nome.
}
transcript-another-asks = Só { $name }, que rola a seguir, pergunta.
transcript-another-dares = A vez é de { $name }; outra pessoa lança o desafio.

transcript-these-rules-have-no-magic = estas regras não têm Número Mágico
transcript-the-magic-number-has-faces = o Número Mágico tem { $faces } faces
transcript-this-magic-number-must-be = este Número Mágico precisa ser rolado de novo
transcript-score-at-the-end = o jogo acaba em { $limit-figure }; comece abaixo disso
transcript-does-not-play = { $office ->
    [packer] { $name }, que prepara o bong, não joga
   *[scorekeeper] { $name }, que anota, não joga
}

transcript-names-no-knob = { $name } não é nome de opção; { $hint }
transcript-no-rules-are-called = não há regras chamadas { $rules }; { $hint }
transcript-no-further-die = o lance não mostra outro { $die }

transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
