print-title = Imprimir folhas
print-title-game = Imprimir a folha
print-title-games = { $count ->
    [one] Imprimir { $count-figure } folha
   *[other] Imprimir { $count-figure } folhas
}

print-printer = Impressora
print-too-many = No máximo { $most-figure } folhas se imprimem de uma vez.
print-no-printer = Não há impressora instalada
print-no-printer-told = Não há impressora instalada neste computador. A folha pode virar um PDF.
print-printer-usual = { $name }, a de costume
print-state-ready = Pronta.
print-state-busy = Imprimindo outra coisa; isto vem depois.
print-state-stopped = Parada, ou sem papel ou tinta. A folha espera até alguém cuidar disso.
print-state-closed = Agora ela não aceita nada. Escolha outra impressora, ou grave um PDF.
print-state-gone = Esta impressora não está mais aí. Escolha outra, ou grave um PDF.
print-state-paper = Ela não tem { $paper }. Escolha outro papel ou impressora, ou grave um PDF.
print-sheet = Folha
print-players = Jogadores
print-paper = Papel
print-turn = Orientação
print-turn-auto = Automática
print-turn-portrait = Em pé
print-turn-landscape = Deitada
print-rows = Linhas
print-rows-fit = quantas couberem
print-names = Com nomes
print-names-told = Com nomes no lugar de linhas para escrever
print-names-hint = Um nome por linha
print-names-list = Nomes, um por linha
print-rules = Com as regras
print-rules-told = Com as regras ao lado da tabela, ou no verso
print-both-sides = Frente e verso
print-black = Só preto
print-luck = Sorte e escolhas
print-luck-told = Com a sorte nos dados de cada pessoa, e o custo das escolhas
print-luck-unknown = As chances destas regras não são conhecidas: a folha não tem sorte para contar.
print-luck-some = { $count ->
    [one] De { $count-figure } jogo
   *[other] De { $count-figure } jogos
} as chances não são conhecidas: ali a sorte fica de fora.
print-luck-stopped = Interrompido. As folhas ficam sem sorte e escolhas.
print-reckoning = Cada escolha é pesada: { $share }%
print-copies = Cópias
print-pages = Páginas
print-pages-all = todas, ou 1-3, 5
print-margins = Margens
print-margins-narrow = Estreitas
print-margins-wide = Largas
print-file = Em arquivo
print-folder = em { $folder }
print-folder-taken = em { $folder }. Já há um com esse nome: o programa vai perguntar.

print-lasts = { $rows-enough ->
    [yes] Um jogo leva umas { $rounds-figure } rodadas: { $pages ->
        [one] { $pages-figure } página
       *[other] { $pages-figure } páginas
    }.
   *[no] Um jogo leva umas { $rounds-figure } rodadas: { $rows-figure } linhas não bastam.
}
print-done = { $split ->
    [yes] { $first } jogos em 100 acabam na página 1, { $share ->
        [100] todos os contados
       *[other] { $share }
    } em { $rows-figure } rodadas.
   *[no] { $share ->
        [0] Quase nenhum jogo acaba em { $rows-figure } rodadas.
        [100] Todos os jogos contados acabam em { $rows-figure } rodadas.
       *[other] { $share } jogos em 100 acabam em { $rows-figure } rodadas.
    }
}
print-rounds = { $count-figure } rodadas
print-chart = Quantas rodadas os jogos levam; as em vermelho não cabem.
print-sum = { $sides ->
    [one] { $sides-figure } lado
   *[other] { $sides-figure } lados
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } cópias
}: { $leaves ->
    [one] { $leaves-figure } folha de papel
   *[other] { $leaves-figure } folhas de papel
}.{ $black ->
    [yes] {" "}Só preto.
   *[no] {""}
}
print-pages-wrong = As páginas vão de 1 a { $most-figure }; “{ $part }” não é nenhuma delas.
print-side = lado { $number-figure } de { $most-figure }, linhas de { $tenths } mm de altura
print-side-plain = lado { $number-figure } de { $most-figure }
print-thumb-rounds = { $number-figure }: rodadas { $first-figure } a { $last-figure }
print-thumb-rules = { $number-figure }: as regras
print-thumb-race = { $number-figure }: a corrida
print-thumb-page = { $number-figure }
print-thumbs = Páginas da folha
print-page = A página, como vai sair
print-zoom-whole = página inteira
print-zoom-in = Maior
print-zoom-out = Menor

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = Cancelar
print-stop = Parar
print-save = Salvar em PDF…
print-go = { $leaves ->
    [one] Imprimir { $leaves-figure } folha
   *[other] Imprimir { $leaves-figure } folhas
}
print-go-none = Imprimir
print-going = Lado { $done-figure } de { $most-figure }
print-sent = Enviado para { $printer }.
print-stopped = { $done ->
    [0] Interrompido. Nada foi impresso.
    [1] Interrompido. Um lado ainda pode sair da impressora.
   *[other] Interrompido. { $done-figure } lados ainda podem sair da impressora.
}
print-stopped-file = Interrompido. Nada foi gravado.
print-failed = A impressora não aceitou a folha. { $known ->
    [yes] Ela disse: “{ $why }” Nada foi impresso; dá para gravar um PDF.
   *[no] Nada foi impresso; dá para gravar um PDF.
}
print-written = Gravado: { $file }, { $pages ->
    [one] { $pages-figure } página
   *[other] { $pages-figure } páginas
}.
print-broken = { $kind ->
    [memory] Falta memória: nada foi gravado. Feche outros programas e tente de novo.
   *[other] Algo deu errado no programa ({ $kind }): nada foi gravado. Tente de novo; Ajuda > Sobre > Sistema mostra o registro.
}
print-not-written = O PDF não foi gravado. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] { $players-figure } jogador
   *[other] { $players-figure } jogadores
}, { $paper }
print-name-games = { $count-figure } folhas, { $paper }
print-ask = Folha em PDF
