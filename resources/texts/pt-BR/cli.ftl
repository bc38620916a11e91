cli-option-help = Explica o comando.
cli-option-data-dir = A pasta com o Arquivo Zonk, em vez da própria deste usuário.
cli-option-rules = Regras pela chave, ou um arquivo de regras da casa.
cli-option-option = Uma regra variada; pode repetir. rules KEY --knobs lista todas.
cli-option-seed = Um número; a mesma semente traz os mesmos jogos.
cli-option-cores = Processadores a usar; todos, se nada for dito.
cli-option-on = Um cluster do Dask no lugar deles, como tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Traz de novo jogos que já estão aqui.

cli-summary-window = O jogo de dados Zonk segundo cinco de suas folhas de regras.
cli-about-window = Sem comando a janela se abre, com FILE.zonk nela se for indicado.
cli-option-window-selftest = Usa cada parte do programa uma vez, em uma pasta temporária, e escreve uma linha para cada; com uma pasta, o relatório e as imagens da janela ficam lá.
cli-option-window-version = Escreve a versão.
cli-example-window-1 = a janela
cli-example-window-2 = a janela, com uma transcrição nela
cli-example-window-3 = a mesma mesa no terminal
cli-example-window-4 = tudo sobre um comando

cli-summary-play = Um jogo no terminal, com dados que qualquer pessoa pode conferir depois.
cli-about-play = O que faltar é perguntado. Um arquivo que já existe nunca é sobrescrito. Até o jogo acabar a semente fica ao lado em FILE.zonk.seed; a janela continua um jogo deixado, pois Arquivo Zonk > Importar traz os dois.
cli-option-play-players = Os nomes na ordem da mesa, com vírgulas entre eles.
cli-option-play-gestures = O momento de cada lance é misturado a ele, para que ninguém possa sabê-lo antes.
cli-option-play-words = Uma palavra digitada depois de roll é misturada a cada lance, para que ninguém possa sabê-lo antes.
cli-option-play-output = Escreve o jogo enquanto se joga, no disco a cada ação.
cli-example-play-1 = pergunta regras e jogadores
cli-example-play-2 = anota tudo
cli-example-play-3 = um jogo curto, solo

cli-summary-replay = A folha de pontos de um jogo escrito, e onde ele está.
cli-option-replay-json = Tudo, para programas (docs/transcript.md).
cli-example-replay-1 = a folha em texto
cli-example-replay-2 = um objeto JSON

cli-summary-verify = Os dados de um jogo contra a semente que foi lacrada antes dele.
cli-about-verify = Cada lance, a ordem de jogo e o Número Mágico são recalculados. Diz o que conferiu e o que nenhuma semente pode dizer (docs/fair-dice.md).
cli-example-verify-1 = 0 quando os dados são honestos, senão 1 e por quê

cli-summary-sheet = Uma folha de pontos em PDF, em branco ou de um jogo.
cli-about-sheet = O que tinha aquele nome fica até a nova folha estar inteira.
cli-option-sheet-players = Quantas colunas tem uma folha em branco.
cli-option-sheet-names = Nomes para as colunas de uma folha em branco.
cli-option-sheet-rows = Linhas de uma folha em branco, 1 a 500; senão as que couberem.
cli-option-sheet-game = Imprime este jogo em vez de uma em branco.
cli-option-sheet-reviewed = Com o que os dados deram a cada jogador, e o que as escolhas desperdiçaram.
cli-option-sheet-paper = O papel; a4 se nada for dito.
cli-option-sheet-held = A orientação; senão depende de quantos jogam.
cli-option-sheet-output = Onde gravar; - é a saída padrão.
cli-example-sheet-1 = uma folha em branco
cli-example-sheet-2 = de regras da casa, com nomes
cli-example-sheet-3 = um jogo, direto para a impressora

cli-summary-rules = As regras, e o que pode variar em cada uma.
cli-option-rules-knobs = Cada opção com valor, tipo, limites, padrão e origem.
cli-option-rules-refusals = Todos os códigos de recusa, com suas frases.
cli-example-rules-1 = as folhas
cli-example-rules-2 = o que pode variar
cli-example-rules-3 = regras da casa em resumo

cli-summary-rules-check = Se um arquivo de regras da casa se sustenta.
cli-about-rules-check = Diz em uma linha o que está errado, em que chave, e o que seria certo.
cli-example-rules-check-1 = 0 quando são regras completas

cli-summary-odds = As chances das regras: um turno jogado da melhor forma, e cada número de dados.
cli-about-odds = Contado exatamente sobre cada lance, pelas regras do próprio motor; inclui regras da casa.
cli-option-odds-entered = Para quem já entrou no jogo.
cli-option-odds-not-entered = Para quem ainda não entrou, como no começo.
cli-option-odds-total = Pontos na folha; 0 se nada for dito.
cli-option-odds-json = Os números para programas (docs/odds.md).
cli-option-odds-prove = O melhor jogo possível conferido em cada lance, rolado pelo motor.
cli-option-odds-for = O que se prova: pontos (se nada for dito), hits, ou chegar à meta neste turno.
cli-option-odds-hit = Pontos que pesa um hit; 300 se nada for dito.
cli-option-odds-csv = Cada mão e linha da prova em tabela.
cli-example-odds-1 = antes de entrar no jogo
cli-example-odds-2 = um objeto JSON
cli-example-odds-3 = quanto o melhor jogo se afasta da média sobre cada lance
cli-example-odds-4 = cada mão e linha, para uma planilha

cli-summary-advise = As escolhas da última posição de um jogo escrito, da melhor à pior.
cli-about-advise = Cada escolha com seu valor, a chance de o lance falhar, e a chance de vencer.
cli-option-advise-for = O que se quer; pontos se nada for dito.
cli-option-advise-json = As escolhas para programas (docs/odds.md).
cli-example-advise-1 = por pontos
cli-example-advise-2 = pela chance de vencer

cli-summary-match = Um torneio de computadores: quem vence quantas vezes.
cli-about-match = Os níveis são sharp, good, casual e novice. Todos sentam em cada lugar o mesmo número de vezes. Cada número traz sua margem de erro, a 95%.
cli-option-match-players = Quem joga, na ordem da mesa: personagens, com nível se quiser, ou uma classe sua.
cli-option-match-games = Quantos jogos; 100 se nada for dito.
cli-option-match-output = Uma pasta para os jogos como transcrições.
cli-option-match-json = Os números para programas (docs/players.md).
cli-example-match-1 = cem jogos
cli-example-match-2 = um jogador seu contra um da casa

cli-summary-lab = As regras à prova: quanto dura o jogo, quem vence, de onde vêm os hits.
cli-about-lab = Quatro computadores, três que jogam da melhor forma e um cauteloso, que senta em cada lugar o mesmo número de vezes.
cli-option-lab-against = Outras regras para pôr ao lado, com os mesmos dados.
cli-option-lab-games = Quantos jogos; 300 se nada for dito.
cli-option-lab-json = Os números para programas (docs/players.md).
cli-example-lab-1 = 300 jogos
cli-example-lab-2 = regras da casa ao lado da folha que variam

cli-summary-review = O que os dados trouxeram em um jogo escrito, e o que as escolhas desperdiçaram.
cli-about-review = Por jogador: par, sorte, custo e resto, que somam os pontos; as escolhas que mais custaram; o lance de mais sorte. Vários jogos, um depois do outro.
cli-option-review-for = O que se conta; se nada for dito, hits se eles vencem, senão pontos.
cli-option-review-json = A análise para programas (docs/odds.md).
cli-example-review-1 = em palavras
cli-example-review-2 = com as chances de vencer ao longo do jogo
cli-example-review-3 = todos os jogos de uma pasta

cli-no-memory = Falta memória. O que já estava gravado fica como está; o comando pode ser dado de novo.
cli-mishap = Algo deu errado no programa ({ $kind } em { $place }). O que já estava gravado fica como está; o comando pode ser dado de novo.

cli-summary-games = Os jogos do Arquivo Zonk, do mais novo ao mais antigo.
cli-about-games = Número, hora, regras, jogadores e estado de cada um, mesmo com a janela gravando.
cli-option-games-json = A lista para programas.
cli-example-games-1 = uma linha por jogo
cli-example-games-2 = um objeto, como diz docs/transcript.md
cli-example-games-3 = todos os de Ann naquele mês

cli-summary-stats = Jogadores, regras e dados do Arquivo Zonk em números.
cli-about-stats = Sem um nome, fala de todo mundo. Jogos da lixeira não contam.
cli-option-find = Só jogos em que cada palavra aparece: nomes, regras, título, uma data em palavras ou números.
cli-option-stats-json = Os números para programas.
cli-example-stats-1 = uma linha por jogador, por regras, por tipo de dados
cli-example-stats-2 = os de uma pessoa, em jogos de uma folha
cli-nobody-played = { $guess ->
    [yes] Ninguém de nome { $name } jogou aqui; você quis dizer { $near }?
   *[no] Ninguém de nome { $name } jogou aqui.
}
cli-stats-refused = { $games ->
    [1] Um jogo não pode ser refeito e fica de fora.
   *[other] { $games-figure } jogos não podem ser refeitos e ficam de fora.
}
cli-stats-games = { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
cli-stats-player = { $name }: { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, { $won-figure } vitórias em { $finished-figure } acabados, { $turn-figure } pontos por turno, { $missed }% de falhas, { $counted ->
    [0] hits desconhecidos
   *[other] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}, melhor turno { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, { $turn-figure } pontos por turno, { $missed }% de falhas
cli-stats-dice = { $kind ->
    [screen] Dados do programa
   *[table] Dados de mesa
}: { $faces-figure } faces, qui-quadrado { $square }, chance { $chance }

cli-summary-games-export = Um jogo do Arquivo Zonk como transcrição.
cli-about-games-export = As regras da casa com que foi jogado são gravadas ao lado. Vários jogos, ou todos, vão para uma pasta, um arquivo cada; o que já está lá e diz o mesmo fica como está, então o comando pode ser interrompido e dado de novo.
cli-option-games-export-output = Onde gravar; - é a saída padrão.
cli-example-games-export-1 = o jogo 12 em arquivo
cli-example-games-export-2 = todos os jogos, um arquivo cada
cli-example-games-export-3 = a folha dele

cli-summary-games-import = Transcrições para o Arquivo Zonk.
cli-about-games-import = De uma pasta vêm todas as transcrições. A janela precisa estar fechada. Um jogo que já está aqui, com as mesmas regras, jogadores e ações, fica de fora.
cli-example-games-import-1 = tudo desta pasta
cli-example-games-import-2 = tudo de uma pasta e das pastas dentro dela, com andamento

cli-summary-games-read = Folhas terminadas para o Arquivo Zonk: de fotos, digitalizações e PDF.
cli-about-games-read = Uma folha terminada leva seu jogo em um código. Arquivos com partes de um jogo se leem juntos. A janela precisa estar fechada. Nada é enviado a lugar nenhum.
cli-example-games-read-1 = uma folha com dois códigos, uma foto de cada

cli-summary-completions = O que faz um shell completar estes comandos.
cli-about-completions = Os pacotes de Linux já o trazem; em outras instalações, ponha onde seu shell procura.
cli-example-completions-1 = para bash
cli-example-completions-2 = para fish

cli-summary-help = Todos os comandos, ou tudo sobre um.
cli-example-help-1 = o mesmo que games import --help

cli-help-for-more = Digite { $command } --help para saber mais.
cli-without-effect = Sem efeito
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } página
   *[other] { $file }: { $pages-figure } páginas
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (venceu { $winner })
    [finished] (acabado)
   *[open] (rodada { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } só aceita opções, não { $word }; você quis dizer { $near }?
   *[no] { $command } só aceita opções, não { $word }
}
cli-wants-a-value = { $option } precisa de { $value }
cli-wants-no-value = { $option } não aceita valor
cli-needs-a-word = { $command } precisa de { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } aceita um { $word }, não { $count }; você quis dizer { $near }?
   *[no] { $command } aceita um { $word }, não { $count }
}
cli-unknown-option = { $guess ->
    [yes] opção desconhecida { $word }; você quis dizer { $near }?
   *[no] opção desconhecida { $word }
}
cli-unknown-command = { $guess ->
    [yes] não há comando { $word }; você quis dizer { $near }?
   *[no] não há comando { $word }
}
cli-no-such-shell = { $guess ->
    [yes] há autocompletar para { $shells }, não para { $word }; você quis dizer { $near }?
   *[no] há autocompletar para { $shells }, não para { $word }
}

cli-usage = uso:{" "}
cli-head-commands = Comandos:
cli-head-options = Opções:
cli-head-examples = Exemplos:
cli-help-explains = { $program } help COMMAND explica um deles.
cli-choices = { $files ->
    [yes] { $what } Um de { $choices-comma }, ou um arquivo .toml.
   *[no] { $what } Um de { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Não deu para gravar a saída: { $strerror }.

cli-selftest-takes-one-folder-for = --selftest aceita uma pasta, para relatório e imagens

cli-cores-or-on = --cores vale para este computador e --on para um cluster: diga um dos dois
cli-selftest-and-version-stand-alone = --selftest e --version vão sozinhos
cli-the-window-cannot-be-opened = Não dá para abrir a janela, falta uma parte do sistema: { $wrong }. No Debian e parentes: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals vai sozinho

cli-a-complete-rule-set = { $words }: regras completas, { $name }.

cli-play-needs-a-file-for = play precisa de um arquivo para -o; a saída padrão é a própria mesa

cli-sheet-needs-rules-key-for = sheet precisa de --rules KEY para uma folha em branco, ou --game FILE.zonk para a de um jogo
cli-sheet-needs-o-file-pdf = sheet precisa de -o FILE.pdf
cli-paper-is-a4-letter-or = --paper é a4, letter ou a5
cli-held-is-portrait-or-landscape = --held é portrait ou landscape
cli-reviewed-is-for-games = --reviewed é para a folha de um jogo, com --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } é para folhas em branco; um jogo tem o seu

cli-a-blank-sheet-needs-players = uma folha em branco precisa de --players N, ou --names A,B
cli-names-has-names-for-players = --names tem { $names } nomes para { $players } jogadores
cli-is-for-players-at-least = { $name } é para { $few } jogadores ou mais
cli-is-for-players-at-most = { $name } é para no máximo { $most } jogadores

cli-a-pdf-is-nothing-for = Um PDF não é coisa para um terminal; indique um arquivo ou passe adiante: -o - | lp

cli-cannot-be-read-it-was = Não dá para ler { $path }: { $wrong }. Não foi alterado.

cli-write-games-export-id-o = escreva: games export ID -o FILE.zonk, ou games export all -o FOLDER
cli-many-games-need-a-folder = muitos jogos precisam de uma pasta: games export all -o FOLDER
cli-many-searching = Procurando transcrições em { $folder } e em todas as pastas dentro; Ctrl+C interrompe.
cli-many-searched = { $folders-figure } pastas, { $files-figure } transcrições
cli-many-closed = Em { $folder } não dá para ler { $folders ->
    [one] { $folders-figure } pasta
   *[other] { $folders-figure } pastas
}; as transcrições de lá não vêm.
cli-many-done = { $done-figure } de { $of-figure }
cli-many-broken = { $wrong } Antes disso { $games ->
    [one] { $games-figure } jogo foi trazido.
   *[other] { $games-figure } jogos foram trazidos.
}
cli-stopping = Vai parar depois do que está em andamento; outro Ctrl+C interrompe na hora.
cli-many-brought-in = { $games ->
    [one] { $games-figure } jogo trazido.
   *[other] { $games-figure } jogos trazidos.
}{ $left ->
    [0] {""}
   *[other] {" "}De fora, já aqui: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Recusados: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrompido; o que veio fica.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] { $files-figure } arquivo gravado
   *[other] { $files-figure } arquivos gravados
} em { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}Já estavam lá: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Sem gravar: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrompido; o mesmo comando segue dali.
   *[no] {""}
}
cli-cannot-be-written = { $to }: não dá para gravar: { $strerror }
cli-is-no-name-of-a = { $to }: não é nome de arquivo

cli-replay-bygone = { $file }: por estas regras não se começa mais jogo. { $why }

cli-the-window-is-open-and = Outro programa está com o Arquivo Zonk: a janela, ou outra importação. Feche, ou espere. Nada foi trazido.

cli-game-here-already-left-out = { $word }: jogo { $game }, já está aqui; fica de fora
cli-brought-in = { $word }: jogo { $number }
cli-sheet-here-already = Jogo { $game }: já está aqui; fica de fora
cli-sheet-read = Jogo { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, no jogo, { $total-figure } na folha
   *[no] { $rules }, ainda fora do jogo, { $total-figure } na folha
}
cli-odds-turn = Um turno jogado da melhor forma rende { $points } pontos; { $miss }% dos turnos falham; { $throws } lances.
cli-odds-needs-prove = { $option } vai com --prove
cli-odds-json-and-csv-exclude = --json e --csv se excluem
cli-odds-hit-needs-hits = --hit vai com --for hits
cli-odds-proved-for = { $for ->
    [hits] O melhor jogo por pontos e { $hit-figure } por hit: um turno vale { $turn }.
    [home] O melhor jogo para chegar à meta neste turno: chega em { $turn } dos casos.
   *[points] O melhor jogo por pontos: um turno vale { $turn }.
}
cli-odds-proved = { $hands-figure } mãos, { $steps-figure } linhas cada, { $throws-figure } lances: o valor antes de um lance é a média dos valores depois dele, com erro de até { $residual }.
cli-odds-proved-beyond = Um turno passa das linhas com chance de { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = dados
cli-odds-misses = falha
cli-odds-worth = valor de rolar com 0, 300, 500, 1.000
cli-odds-stay-from = parar em
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, vermelho
   *[other] { $dice-figure }, { $red-figure } vermelhos
}{ $forced ->
    [yes] , forçado
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, por pontos:
    [hits] { $name }, por pontos e hits:
   *[win] { $name }, pela chance de vencer:
}
cli-advice-risk = { $dice ->
    [one] { $dice-figure } dado falha { $miss }%
   *[other] { $dice-figure } dados falham { $miss }%
}
cli-advice-wins = vence { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Rolar rende { cli-advice-by } a mais que parar.
    [stays-saves] Parar poupa { cli-advice-by } que um lance perderia em média.
    [entry] Há pontos de menos para parar.
    [forced] As regras querem este lance.
    [dare] A melhor resposta ao desafio rende { cli-advice-by } a mais que a outra.
    [again] Rolar de novo rende { cli-advice-by } a mais que seguir.
   *[only] Não há outra coisa a fazer.
}
cli-advice-by = { $measure ->
    [win] { $by } de 100 jogos
   *[other] { $by } pontos
}
cli-advice-chances = Chances de vencer: { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered e --not-entered se excluem
cli-a-total-stands-on-the = um total está na folha de quem já entrou

cli-for-is-one-of = --for é um de { $join }
cli-the-game-is-over = { $words }: o jogo acabou.
cli-the-dice-are-in-the = { $words }: os dados estão no ar; não há o que escolher.
cli-this-position-has-no-choice = { $words }: esta posição não tem escolha com chances conhecidas.

cli-written = Gravado: { $path }

cli-match-needs-players-name-level = match precisa de --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } é um número de { $least } a { $most }
