statistics-title = Estatísticas
statistics-progress = Jogos lidos
statistics-reading = { $read-figure } de { $games-figure } jogos lidos
statistics-read = { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}{ $refused ->
    [0] {""}
    [1] . 1 não pode ser refeito e fica de fora.
   *[other] . { $refused-figure } não podem ser refeitos e ficam de fora.
}
statistics-save = &Salvar
statistics-close = Fechar
statistics-png = { $times ->
    [1] Imagem, como na tela (PNG)
    [2] Imagem, duas vezes maior (PNG)
   *[other] Imagem, três vezes maior (PNG)
}
statistics-save-svg = Desenho (SVG)
statistics-save-csv = Tabela (CSV)
statistics-save-title = Salvar as estatísticas
statistics-nothing-to-save = Ainda não há nada para salvar.
statistics-written = Gravado: { $file }.
statistics-not-written = Não dá para gravar { $file }: { $why }.
statistics-no-picture = não dá para desenhar a imagem
statistics-percent = { $share }%
statistics-empty = Nada para contar ainda
statistics-empty-race = Aqui o total de cada pessoa corre de rodada em rodada, assim que houver um jogo.
statistics-empty-hits = Aqui fica o que traz hits na sua mesa, do mais comum ao mais raro, assim que houver um jogo.
statistics-empty-turns = Aqui fica quanto rende um turno, contra alguém que sempre para no mesmo número, assim que houver um jogo.
statistics-empty-players = Aqui fica quem venceu quantas vezes, quem vence quem, e quem está em forma, assim que houver um jogo.
statistics-empty-sheets = Aqui as regras ficam lado a lado, assim que houver um jogo.
statistics-empty-records = Aqui ficam o melhor turno, o maior hit e a série mais longa, cada um abrindo seu jogo, assim que houver um jogo.
statistics-empty-dice = Aqui fica quantas vezes cada face caiu, e se dados honestos fazem isso, assim que houver um jogo.
statistics-none-sub = Continue jogando, e vai estar aqui.

statistics-page-race = Corrida
statistics-race-game = Jogo
statistics-race-kind = O que se desenha
statistics-race-totals = Totais
statistics-race-behind = Atrás do líder
statistics-race-chances = Chance de vencer
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Show do Intervalo
statistics-race-axis = rodada
statistics-race-home = meta, { $points-figure }
statistics-race-head = Rodada { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Rodada { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, total { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] { $players-figure } jogador
   *[other] { $players-figure } jogadores
}, { $rounds ->
    [one] { $rounds-figure } rodada
   *[other] { $rounds-figure } rodadas
}. Aponte para uma rodada para ler; as setas passeiam por elas.
statistics-race-none = Ninguém anotou nada ainda
statistics-race-led = { $name } liderou da rodada { $round-figure } em diante
statistics-race-led-always = { $name } liderou da primeira rodada à última
statistics-race-leads = { name-leads } desde a rodada { $round-figure }
statistics-race-leads-always = { name-leads } desde a primeira rodada
statistics-race-lead = Na liderança
statistics-race-lead-of = { $rounds-figure } de { $of ->
    [one] 1 rodada
   *[other] { $of-figure } rodadas
}
statistics-race-changes = Trocas de líder
statistics-race-changes-last = a última na rodada { $round-figure }, para { $name }
statistics-race-changes-none = ninguém foi ultrapassado na frente
statistics-race-jump = Maior salto
statistics-race-jump-by = { $name }, rodada { $round-figure }
statistics-race-gap = Entre os dois primeiros
statistics-race-gap-between = { $second } atrás de { $first }

statistics-page-hits = { $hit-word ->
    [stars] Estrelas
    [honour] Honra
   *[hits] Hits
}
statistics-hits-none = { $hit-word ->
    [stars] Nenhuma estrela ainda
    [honour] Nenhum ponto de honra ainda
   *[hits] Nenhum hit ainda
}
statistics-hits-player = Jogador
statistics-hits-everybody = Todo mundo
statistics-hits-all-rules = Todas as regras
statistics-hits-none-sub = De onde vêm vai aparecer aqui, do mais comum ao mais raro.
statistics-hits-others = todos os outros
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } em 100
statistics-hits-sub = { hits-counted } em { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}. A maior parte é de { $name }: { $most-figure }.

statistics-page-turns = Turnos
statistics-turns-rules = Regras
statistics-turns-points = { $points-figure } pontos
statistics-turns-simple-from = O jogador simples para em
statistics-turns-against = contra um jogador simples que separa tudo o que pontua e para em
statistics-turns-axis = turnos
statistics-turns-axis-points = pontos do turno
statistics-turns-played = jogados
statistics-turns-simple = jogador simples, exato
statistics-turns-miss = falha
statistics-turns-none = Nenhum turno ainda
statistics-turns-told = { $misses-figure } de { $turns ->
    [one] { $turns-figure } turno
   *[other] { $turns-figure } turnos
} falharam.{ $most ->
    [0] {""}
   *[other] {" "}A maior parte dos outros, { $most-figure }, rendeu { $open ->
        [yes] { $least-figure } pontos ou mais
       *[no] de { $least-figure } a { $top-figure } pontos
    }. O melhor turno rendeu { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Falhas
    [one] { $least-figure } pontos
    [open] { $least-figure } pontos ou mais
   *[between] { $least-figure } a { $top-figure } pontos
}: { $played ->
    [one] { $played-figure } turno
   *[other] { $played-figure } turnos
}{ $simple ->
    [some] ; { $thought ->
        [0] quase nenhum
       *[other] { $thought-figure }
    } do jogador simples
   *[none] {""}
}
statistics-turns-head = Um turno rende { $points-figure } pontos
statistics-turns-sub = { $turns-figure } turnos. O jogador simples faz { $points-figure }, já dentro do jogo e sem desafios.
statistics-turns-reckoning = { $turns-figure } turnos. O jogador simples está sendo calculado.
statistics-turns-house = { $turns-figure } turnos. Para regras da casa não há número exato.

statistics-page-players = Jogadores
statistics-players-all = Todo mundo
statistics-players-column-name = Jogador
statistics-players-column-games = Jogos
statistics-players-column-won = Vitórias
statistics-players-column-share = Aproveit.
statistics-players-column-average = Por turno
statistics-players-column-misses = Falhas
statistics-players-column-best = Melhor turno
statistics-players-column-hits = { $hit-word ->
    [stars] Estrelas
    [honour] Honra
   *[hits] Hits
}
statistics-players-who = { $computer ->
    [yes] { $name } (computador)
   *[no] { $name }
}
statistics-players-none = Ninguém venceu ainda
statistics-players-none-sub = Jogos em aberto contam só para turnos e falhas.
statistics-players-head = { $name } { $name-count ->
   *[one] venceu
    [other] venceram
} mais: { $won ->
    [one] { $won-figure } jogo
   *[other] { $won-figure } jogos
}
statistics-players-sub = { $first } e { $second } se encontraram mais: { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, { $ahead-figure } vitórias a { $behind-figure }.
statistics-players-alone = Ninguém se encontrou ainda.
statistics-rivals = Quem vence quem
statistics-rivals-column-pair = Dois que se encontraram
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Jogos juntos
statistics-rivals-column-first = Venceu o primeiro
statistics-rivals-column-second = Venceu o segundo
statistics-stories = Histórias
statistics-stories-column-story = História
statistics-stories-column-player = Jogador
statistics-stories-column-day = Data
statistics-form = Forma
statistics-form-note = Pontos por turno nos últimos dez jogos, dos cinco que mais jogam. Subir quer dizer que alguém melhora, ou ousa mais e tem sorte. A roda, + e − dão zoom.
statistics-form-axis = pontos por turno
statistics-form-told = { $name }: { $points-figure } pontos por turno no fim, { $first-figure } depois do primeiro jogo.
statistics-form-games = jogos desta pessoa
statistics-form-game = jogo { $game-figure }

statistics-page-sheets = Regras
statistics-sheets-column-rules = Regras
statistics-sheets-column-games = Jogos
statistics-sheets-column-finished = Acabados
statistics-sheets-column-length = Turnos/cabeça
statistics-sheets-column-points = Por turno
statistics-sheets-column-misses = Falhas
statistics-sheets-column-hits = { $hit-word ->
    [stars] Estrelas/cabeça
    [honour] Honra/cabeça
   *[hits] Hits/cabeça
}
statistics-sheets-none = Nenhuma folha de regras foi jogada ainda
statistics-sheets-head = { $rules } é a mais jogada: { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
statistics-sheets-sub = { $sheets ->
    [1] Uma só folha de regras. Duração e hits são médias de jogos acabados.
   *[other] { $sheets-figure } folhas de regras. Duração e hits são médias de jogos acabados.
}

statistics-page-records = Recordes
statistics-records-open = Ver este jogo de novo
statistics-records-none = Nenhum recorde ainda
statistics-records-head = O melhor turno rendeu { $value }
statistics-records-sub = { $note }. Um clique em um recorde mostra seu jogo.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Melhor turno
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: turnos seguidos com um hit
statistics-record-title-longest-miss = Maior série de falhas
statistics-record-title-highest-group-hit-average = Maior média de hits do grupo
statistics-records-a-head = { $low } a { $high } hits por cabeça, diz { $rules }
statistics-records-a-head-note = em { $games ->
    [one] { $games-figure } jogo acabado
   *[other] { $games-figure } jogos acabados
}, de { $least } a { $most }; { $within-figure } ficaram no meio.

statistics-page-dice = Dados
statistics-dice-which = Quais dados
statistics-dice-screen = Na tela
statistics-dice-real = De verdade
statistics-dice-title-straying = Quanto cada face se desvia
statistics-dice-title-course = Todas as faces juntas, ao longo do tempo
statistics-dice-title-luck = Quem rola melhor que os dados
statistics-dice-unit-straying = tracejado: seis faces honestas ficam dentro em 95 de 100 mesas
statistics-dice-unit-course = qui-quadrado, 5 graus de liberdade
statistics-dice-unit-luck = pontos de sorte por lance, como na análise
statistics-dice-expected = esperado
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 mesa honesta em 100 chega aqui em cima
   *[other] 1 mesa honesta em 100 chega aqui em cima alguma vez em { $games-figure } jogos
}
statistics-dice-band = onde 8 de 10 mesas honestas estão a qualquer momento
statistics-dice-now = { $square } hoje
statistics-dice-faces = { $faces-figure } dados
statistics-answer-few = Poucos demais para dizer algo
statistics-reason-few = { $faces-figure } faces são poucas para dizer algo. Continue jogando.
statistics-answer-even = Não, não estão viciados
statistics-reason-even = Caíram { $faces-figure } dados, tão parelhos quanto se pode esperar. Dados honestos se desviam tanto ou mais em { $of } de 100 contagens assim.
statistics-answer-uneven = Menos parelhos que a maioria
statistics-reason-uneven = Caíram { $faces-figure } dados. Dados honestos se desviam tanto em { $of } de 1.000 contagens assim, então acontece; olhe de novo depois de mais jogos.
statistics-answer-odd = Olhe bem estes dados
statistics-reason-odd = Caíram { $faces-figure } dados, e não por igual. Dados honestos se desviam tanto em menos de 1 em 1.000 contagens assim. Olhe bem estes dados, ou quem os digita.
statistics-dice-verify = Conferir cada lance
statistics-dice-no-seal = Dados de verdade rolaram à mão; não há o que conferir.
statistics-dice-send = Copiar como uma imagem
statistics-copied = A página está na área de transferência como uma imagem, para colar em uma mensagem.
statistics-dice-seal = Os dados de cada jogo foram lacrados antes do primeiro lance. Isto rola todos de novo a partir da semente. Qualquer pessoa pode repetir em outra máquina.
statistics-dice-verifying = { $done-figure } de { $games-figure } jogos conferidos
statistics-dice-good = { $good ->
    [0] Nenhum jogo revelou a semente ainda
    [1] 1 jogo confere
   *[other] { $good-figure } jogos conferem
}{ $without ->
    [0] .
   *[other] ; { $without-figure } ainda sem semente revelada, ou sem lacre.
}
statistics-dice-bad = { $bad ->
    [1] 1 jogo não confere: número { $first }.
   *[other] { $bad-figure } jogos não conferem, o primeiro é o número { $first }.
} Confira no Arquivo Zonk para ver o lance.

statistics-luck-line = { $name }: { $luck } pontos por lance, { $word }
statistics-luck-word-very-lucky = muita sorte
statistics-luck-word-lucky = sorte
statistics-luck-word-even = na média
statistics-luck-word-unlucky = azar
statistics-luck-word-very-unlucky = muito azar
statistics-luck-few = Assim que alguém tiver rolado { $throws-figure } vezes em jogos acabados, vai estar aqui.
statistics-luck-reading = { $done-figure } de { $games-figure } jogos acabados analisados.
statistics-luck-left-out = { $games ->
    [1] Um jogo fica de fora: as chances dele não são calculadas.
   *[other] { $games-figure } jogos ficam de fora: as chances deles não são calculadas.
}
statistics-luck-alone = A sorte não tem memória. A faixa é onde ficam 95 de 100 jogadores honestos.
statistics-luck-inside = A sorte não tem memória. { name-leads } porque alguém tem que liderar, e o ponto ainda está na faixa.
statistics-luck-beyond = { name-is } além da faixa, onde todos ficam em 95 de 100 contagens honestas. Mesmo assim a sorte não tem memória.
statistics-luck-apart-real = Com dados de verdade digitados à mão: mais { $faces-figure }, à parte.
statistics-luck-apart-screen = Na tela: mais { $faces-figure }, à parte.
