lab-title = { $rules }, { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, semente { $seed }.
lab-length = { $rounds } rodadas, uns { $minutes } minutos.
lab-turns = { $misses } dos turnos falham; { $throws } lances por turno; { $forced } dos lances não deixam escolha.
lab-miss = { $dice ->
    [one] { $dice-figure } dado falha
   *[other] { $dice-figure } dados falham
} { $chance }.
lab-wins = Vitórias por lugar: { $seats-comma }. Quem lidera na metade perde { $upset }.
lab-careful = Alguém cauteloso entre os melhores vence { $careful }; a parte justa é { $even }.
lab-hits = { hits-plain-first } por cabeça: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Interrompido antes que um jogo acabasse: não há o que contar.
    [1] Interrompido depois de um jogo de { $of-figure }. O que se conta é dele.
   *[other] Interrompido depois de { $done-figure } de { $of-figure } jogos. O que se conta é deles.
}
lab-speed = { $pace } jogos por segundo em { $count ->
    [one] { $count-figure } processo
   *[other] { $count-figure } processos
}.
lab-speed-cluster = { $pace } jogos por segundo em { $count ->
    [one] { $count-figure } worker
   *[other] { $count-figure } workers
} do cluster.
lab-progress = { $done-figure } de { $of ->
    [one] { $of-figure } jogo
   *[other] { $of-figure } jogos
}

lab-try = Testar { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
lab-try-tip = Computadores jogam por estas regras; o resultado se desenha enquanto jogam.
lab-name = Laboratório de regras
lab-against = contra
lab-against-nothing = nada mais
lab-against-name = Regras para comparar
lab-games = Jogos
lab-seed = Semente
lab-stop = Parar
lab-progress-name = Jogos jogados
lab-pace = { $games-figure } por segundo, { $minutes ->
    [0] falta menos de um minuto
    [1] falta cerca de um minuto
   *[other] faltam uns { $minutes-figure } minutos
}
lab-who = { $players-word-first } jogadores. Todos jogam da melhor forma, menos um cauteloso, que passa por todos os lugares.
lab-who-both = { $players-word-first } jogadores. Todos jogam da melhor forma, menos um cauteloso, que passa por todos os lugares. Os dois conjuntos de regras recebem os mesmos dados.
lab-stopped = Interrompido depois de { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}. O que saiu até ali fica.
lab-watch = Ver o jogo { $game-figure }
lab-watch-note = O jogo com mais hits para uma só pessoa, no replay
lab-watch-wait = Jogando de novo o jogo { $game-figure } …
lab-watch-title = { $rules }, jogo { $game-figure } do laboratório
lab-no-processes = Não dá para jogar mais nenhum jogo: { $why }. O que saiu até ali fica.
lab-process-died = Um processo morreu no meio dos jogos. Talvez falte memória; tente menos jogos. O que saiu até ali fica.
lab-went-wrong = Algo deu errado nestes jogos. O que saiu até ali fica, e o registro conta mais.
lab-other-does-not-hold = As outras regras não se sustentam. { $wrong }

lab-was = era { $value }
lab-figure-rounds = rodadas por jogo
lab-figure-minutes = minutos a 14 s por lance
lab-figure-minutes-here = minutos aos seus { $seconds-figure } s por lance
lab-figure-misses = dos turnos falham
lab-figure-hits = { hits-plain } por cabeça
lab-figure-upset = líder na metade perde
lab-figure-forced = lances sem escolha
lab-length-title = Quanto dura
lab-length-note = jogos por rodadas
lab-rounds-bar = { $more ->
    [yes] { $least-figure } a { $top-figure } rodadas
   *[no] { $least ->
        [one] { $least-figure } rodada
       *[other] { $least-figure } rodadas
    }
}
lab-rounds-mean = { $name }: { $rounds } rodadas
lab-seats-title = Vale a pena começar?
lab-seats-note = % de vitórias por lugar, ± { $off }
lab-change-rounds = jogos por rodadas; { $change } ± { $off }
lab-change-first = % de vitórias; o primeiro { $change } ± { $off }
lab-change-careful = vitórias; o cauteloso { $change } ± { $off }
lab-even = justo
lab-seat = { $seat ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
    [6] sexto
   *[other] { $seat }º
}
lab-sources-title = De onde vêm { general-hits-the }
lab-sources-note = por cabeça e jogo
lab-sources-note-both = por cabeça e jogo; ponto: { $own }, anel: { $other }
lab-never = nunca
lab-miss-same = Aqui nada mudou.
lab-miss-was = Pontilhado: por { $other }.
lab-careful-title = A cautela compensa?
lab-careful-note = vitórias; pontilhado: a parte justa
lab-best = Um dos melhores, { $name }
lab-careful-one = O cauteloso, { $name }
lab-never-title = Nunca aconteceu
lab-never-note = em { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
lab-never-none = Cada fonte de { hits-plain } veio ao menos uma vez.
lab-yet-title = E mesmo assim
lab-yet-length = O jogo mais longo levou { $longest } rodadas, o mais curto { $shortest }.
lab-yet-hits = Alguém tomou { hits-counted } em um jogo.

lab-save-figures = Salvar os números…
lab-save-picture = Salvar a imagem…
lab-save-title = Salvar o que o laboratório achou
lab-nothing-to-save = Ainda não há nada para salvar.
lab-written = { $file } está gravado.
lab-not-written = Não dá para gravar { $file }: { $why }. Escolha outra pasta.
lab-back = Voltar às regras
lab-brief-figures = Números…
lab-brief-picture = Imagem…
lab-brief-back = Voltar
lab-brief-use = Usar
