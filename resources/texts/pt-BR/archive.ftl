archive-file-trouble = Não dá para gravar { $file }: { $why }. Ele fica com o mesmo nome, e nada nele se perde. Os jogos correm na memória e são salvos assim que isso for resolvido. Libere espaço ou conserte o disco.
archive-half-moved = o diário dele (-wal) está lá, e o próprio arquivo não
archive-file-closed = Não dá para gravar { $file }: { $why }. Ele fica com o mesmo nome, e nada nele se perde. Libere espaço ou conserte o disco.
archive-unread = Não dá para ler { $file }: { $why }. Ele não foi alterado.
archive-newer = { $file } foi gravado por uma versão mais nova do programa. Ele não foi alterado: dá para ver os jogos, mas os novos não são salvos. Abra a versão mais nova.
archive-reading-only = Está aberto só para leitura.
archive-none-yet = Ainda não há Arquivo Zonk em { $folder }.
archive-not-a-folder = { $folder } não é uma pasta. Nada foi alterado; indique outra pasta com --data-dir. Até lá nenhum jogo é salvo.
archive-not-a-file = { $file } é { $kind ->
    [folder] uma pasta, não um arquivo
    [link] um atalho que não leva a lugar nenhum
   *[other] um canal ou um dispositivo, não um arquivo
}. Nada foi alterado; tire isso de lá e comece de novo. Até lá nenhum jogo é salvo.
archive-no-folder = Não dá para criar { $folder }: { $why }. Os jogos correm na memória; indique outra pasta com --data-dir.
archive-folder-not-written = Não dá para gravar em { $folder }: { $why }. Dá para ver os jogos de lá; os novos correm na memória e se perdem no fim. Libere espaço, acerte as permissões ou indique outra pasta com --data-dir.
archive-no-memory = falta memória
archive-too-large = é grande demais para caber na memória

archive-rescued = { $met ->
    [0] Não deu para achar nenhum jogo nele.
    [1] { $parts ->
        [0] { $whole-figure } de { $met-figure } jogo salvo do estrago.
       *[other] { $whole-figure } de { $met-figure } jogo salvo do estrago, mais { $parts-figure } até o ponto danificado.
    }
   *[other] { $parts ->
        [0] { $whole-figure } de { $met-figure } jogos salvos do estrago.
       *[other] { $whole-figure } de { $met-figure } jogos salvos do estrago, mais { $parts-figure } até o ponto danificado.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}A um jogo inacabado pode faltar o que foi escolhido depois do último lance.
}{ $there ->
    [100] {""}
   *[other] {" "}O arquivo se interrompe em { $there-figure }% do tamanho: jogos depois disso não deixaram rastro.
}
archive-damaged = { $file } está danificado. { $rescued } O arquivo danificado foi guardado, intacto, como { $aside } na mesma pasta.
archive-damaged-stays = { $file } está danificado, e não dá para criar um novo: { $why }. Ele fica com o mesmo nome, intacto. Os jogos correm na memória e são salvos assim que isso for resolvido. { $rescued }
archive-damaged-to-read = { $file } está danificado. { $rescued } Ele não foi alterado; quando a janela o abrir, ele será posto de lado e um novo começa{ $games ->
    [0] {""}
    [1] {" "}com o jogo que se salvou
   *[other] {" "}com os que se salvaram
}.
archive-foreign = { $file } não é um Arquivo Zonk. Foi posto de lado, intacto, como { $aside } na mesma pasta, e um novo começou.
archive-foreign-to-read = { $file } não é um Arquivo Zonk. Não foi alterado; a janela o põe de lado ao abrir.
archive-foreign-stays = { $file } não é um Arquivo Zonk, e não dá para criar um novo: { $why }. Ele fica com o mesmo nome, intacto. Os jogos correm na memória e são salvos assim que isso for resolvido.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Salvo até o lance { $throws }{ $ways-count ->
    [0] {""}
   *[other] , depois { $ways-either }
}
archive-aside = Um Arquivo Zonk danificado de { $day } está guardado ao lado deste.
archive-aside-rescued = Um Arquivo Zonk danificado de { $day } está guardado ao lado deste. { $rescued }

archive-no-copy = Nenhuma cópia foi feita: { $why }. As mais antigas ficam.
archive-not-read = Não dá para ler { $file }: { $why }.
archive-no-copy-to-use = { $copy } não é um Arquivo Zonk com que se possa continuar. Nada foi alterado.
archive-not-put-in-place = Não deu para pôr { $copy } no lugar: { $why }. Nada foi alterado.
archive-restored = { $copy } agora é o Arquivo Zonk. O anterior está guardado como { $aside }.
archive-itself = este é o próprio Arquivo Zonk

archive-not-written = Não deu para gravar { $file }: { $why }. O que já estava salvo fica.
archive-no-game = Não há jogo de número { $game } no Arquivo Zonk.
archive-odd-game = Não dá para ler o jogo { $game }: { $part ->
    [told] a entrada depois da qual a semente foi revelada
    [pledges] a lista dos outros lacres
   *[entry] a entrada { $line }
} não é nada que este programa escreva. Alguém ou algo mexeu no Arquivo Zonk; agora nada foi alterado. As cópias do Arquivo Zonk podem ter o jogo inteiro.
archive-seed-damaged = A semente deste jogo está danificada. Dá para assistir, não para jogar.
archive-rules-outside = Este jogo indica regras da casa em um lugar fora da pasta. Nada foi gravado.
archive-rules-there = { $file } já está em { $folder } e diz outra coisa. Nada foi gravado; escolha outra pasta.
archive-twin = { $titled ->
    [yes] Este jogo já está no Arquivo Zonk como { $title }, número { $game }.
   *[no] Este jogo já está no Arquivo Zonk, número { $game }.
}
archive-another-file = Já existe outro arquivo com esse nome.
archive-file-not-written = Não dá para gravar: { $why }.
archive-not-taken = { $why }

archive-game-number = jogo { $number }
archive-and-others = e mais gente
