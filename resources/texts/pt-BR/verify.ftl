verify-pledge = lacre: { $pledge }
verify-compare = (ele prova algo a quem o viu antes do primeiro lance: compare)
verify-not-checked = não conferido: { $what }
verify-another-name = outro nome: { $said }
verify-renamed = { $old } se chama { $new } desde { $throws ->
    [1] o lance 1
   *[other] o lance { $throws }
}
verify-throws = { $throws ->
    [1] 1 lance
   *[other] todos os { $throws } lances
}
verify-honest = { $alone ->
    [yes] os dados são honestos: { $parts-listed } resulta da semente que foi lacrada.
   *[no] os dados são honestos: { $parts-listed } resultam da semente que foi lacrada.
}
verify-part-order = a ordem de jogo
verify-part-magic = o Número Mágico
verify-part-names = de quem são estes nomes
verify-part-rules = as regras, opções e pontos iniciais
verify-part-choices = o que foi separado e dito
verify-part-no-order = a ordem de jogo, pois nenhum sorteio dela está registrado
verify-part-end = o fim, pois o arquivo para antes de o jogo acabar
verify-part-peek = se alguém espiou adiante em uma cópia da pasta inteira, ou de um arquivo e sua semente
verify-part-hands = se os gestos e as palavras são os da mesa, pois quem tem a semente pode procurar outros
verify-part-helps = quem era computador, que dicas foram mostradas e quando foi, pois nenhuma cadeia guarda isso
verify-part-course = o que foi desfeito ou mudado no caminho, pois nenhuma cadeia guarda isso

verify-chain = cadeia: { $head }, inteira (compare com o fim que foi anotado)
verify-chain-holds = a cadeia do diário vale e termina em { $head }…
verify-on-record = registrado: { $said }
verify-begins-taken-over = a cadeia começa depois da linha { $line }, de um arquivo de versão anterior
verify-begins-imported = a cadeia começa depois da linha { $line }, onde uma transcrição foi trazida
verify-begins-kept-both = a cadeia começa depois da linha { $line }, onde uma transcrição foi trazida pela segunda vez
verify-begins-brought-over = a cadeia começa depois da linha { $line }, onde o jogo foi trazido de uma cópia
verify-begins-rescued = a cadeia começa depois da linha { $line }, onde o jogo foi salvo de um arquivo danificado
verify-begins-copy-put-in-place = a cadeia começa depois da linha { $line }, onde uma cópia do Arquivo Zonk foi posta no lugar
verify-record-struck = { $times ->
    [1] 1 linha foi desfeita
   *[other] { $times } linhas foram desfeitas
}
verify-was-continued = { $times ->
    [1] o jogo foi deixado e retomado uma vez
   *[other] o jogo foi deixado e retomado { $times } vezes
}
verify-was-copy-put-in-place = { $times ->
    [1] nesse meio-tempo uma cópia do Arquivo Zonk foi posta no lugar
   *[other] cópias do Arquivo Zonk foram postas no lugar { $times } vezes
}
verify-was-imported = { $times ->
    [1] foi trazido de uma transcrição
   *[other] foi trazido de transcrições { $times } vezes
}
verify-was-kept-both = { $times ->
    [1] foi trazido pela segunda vez
   *[other] foi trazido de novo { $times } vezes
}
verify-gestures = gestos: { $throws ->
    [1] 1 lance tem
   *[other] { $throws } lances têm
} em si o que fez a mão do jogador, então ninguém podia saber antes
verify-behind = depois do lance { $throws } o jogo estava atrás do que já se tinha mostrado dos dados, { $shown } lances, e seguiu com dados novos sob um novo lacre
verify-unwatched = depois do lance { $throws } não estava anotado o que já se tinha mostrado dos dados, e o jogo seguiu com dados novos sob um novo lacre
verify-record-computer = { $throw ->
    [0] por { $name } jogou o computador { $who } ({ $level })
   *[other] por { $name } jogou o computador { $who } ({ $level }) depois do lance { $throw }
}
verify-record-person = por { $name } jogou uma pessoa depois do lance { $throw }
verify-record-hints = { $times ->
    [1] { $name } viu uma dica
   *[other] { $name } viu { $times } dicas
}
verify-record-times = { $ended ->
    [yes] jogado de { $start } a { $end }
   *[no] começado em { $start }
}

verify-wrong-faces = o lance { $number } está escrito como { $written }, mas a semente dá { $seed }
verify-wrong-order = a ordem de jogo está escrita como { $written }, mas a semente dá { $seed }
verify-wrong-magic = { $there ->
    [yes] o Número Mágico está escrito como { $written }, mas a semente dá { $seed }
   *[no] o Número Mágico não está escrito, mas a semente dá { $seed }
}
verify-blame-no-record = nada se diz sobre os dados; foram rolados à mão ou digitados
verify-blame-not-revealed = os dados estão lacrados, mas a semente só se revela no fim do jogo
verify-blame-not-pledged = uma semente foi revelada, mas nunca lacrada; isso não prova nada
verify-blame-no-throw = nenhum lance está escrito, então nada mostra que algum dado foi honesto
verify-blame-late-pledge = o lacre está depois do primeiro lance; precisa vir antes
verify-blame-early-seed = a semente foi revelada antes do último lance; quem a sabia, sabia o que cairia
verify-blame-wrong-seed = a semente não é a que foi lacrada antes do primeiro lance
verify-blame-broken-chain = o jogo não é o que sua cadeia diz: algo mudou depois de escrito
verify-blame-corrected = uma entrada foi reescrita; dados do programa nunca se corrigem

verify-must-be-followed-by-64 = { $kind } precisa vir seguido de 64 algarismos hexadecimais
verify-seated-must-be-followed-by = seated precisa vir seguido dos nomes na ordem da mesa
verify-behind-must-be-followed-by = dice-behind precisa vir seguido de um número de lances
verify-is-given-twice = { $kind } aparece duas vezes
