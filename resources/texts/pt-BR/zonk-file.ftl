zonk-file-the-end = Fim
zonk-file-turn-of = Vez { whose }

zonk-file-title = O Arquivo Zonk
zonk-file-the-bin = A lixeira
zonk-file-search = Buscar nos jogos
zonk-file-search-hint = Nomes, regras, título, data
zonk-file-filters = Filtros
zonk-file-filter-player = Jogador
zonk-file-filter-rules = Regras
zonk-file-filter-winner = Vencedor
zonk-file-filter-span = Data
zonk-file-filter-state = Estado
zonk-file-any-player = Quem jogou
zonk-file-any-rules = Todas as regras
zonk-file-any-winner = Quem venceu
zonk-file-any-span = Qualquer data
zonk-file-any-state = Qualquer estado
zonk-file-last-days = Últimos { $days } dias
zonk-file-in-year = Em { $year }
zonk-file-finished = Acabados
zonk-file-in-play = Em jogo
zonk-file-won = Venceu { $name }
zonk-file-chip = Tirar: { $filter }
zonk-file-games = { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
zonk-file-column-date = Data
zonk-file-column-players = Jogadores
zonk-file-column-rules = Regras
zonk-file-column-winner = Vencedor
zonk-file-column-rounds = Rodadas
zonk-file-column-throws = Lances
zonk-file-list = Jogos
zonk-file-sort = Ordenar por { $column } (Ctrl+{ $key }); outra vez inverte
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = ninguém
zonk-file-cell-in-play = em jogo
zonk-file-nothing = Nenhum jogo ainda. Todo jogo se guarda aqui sozinho desde o primeiro lance.
zonk-file-nothing-fits = Nenhum jogo corresponde. Tire uma palavra ou um filtro.
zonk-file-bin-is-empty = A lixeira está vazia.

zonk-file-story = { $name }: { $story }

zonk-file-open = Abrir
zonk-file-continue = Continuar
zonk-file-replay = Replay
zonk-file-review = Análise
zonk-file-print = Imprimir folha
zonk-file-verify = Conferir dados
zonk-file-statistics = Estatísticas
zonk-file-export = Exportar…
zonk-file-rename = Renomear…
zonk-file-to-bin = À lixeira
zonk-file-restore = Restaurar
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Ainda não acabou.
    [won] Venceu { $winner }.
   *[nobody] { $totals ->
        [yes] Os totais não contam quem venceu.
       *[no] Ninguém venceu.
    }
}{ $real ->
    [yes] {" "}Com dados de verdade{ $totals ->
        [yes] , anotado em totais
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Nenhum jogo escolhido
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
zonk-file-chosen-note = Exportar e lixeira valem para todos.
zonk-file-choose-one = Escolha um jogo só.
zonk-file-choose = Escolha um jogo.
zonk-file-on-the-table = O jogo na mesa não vai para a lixeira.
zonk-file-restore-first = Restaure o jogo antes.
zonk-file-called = Ele se chama { $name }.
zonk-file-name-gone = O nome se foi.

zonk-file-import = Importar…
zonk-file-read-a-sheet = Ler uma folha…
zonk-file-import-title = Importar transcrições
zonk-file-bin = Lixeira ({ $games-figure })
zonk-file-show-bin = Mostrar a lixeira
zonk-file-back = Voltar aos jogos
zonk-file-empty-bin = Esvaziar…
zonk-file-copies = Cópias…
zonk-file-close = Fechar
zonk-file-stop = Parar
zonk-file-progress = Arquivos feitos
zonk-file-busy = Uma importação, exportação ou impressão por vez.
zonk-file-went = { $done-figure } de { $files-figure } arquivos
zonk-file-went-over = { $done-figure } de { $games-figure } jogos
zonk-file-binned = { $games ->
    [one] { $games-figure } jogo foi
   *[other] { $games-figure } jogos foram
} para a lixeira.
zonk-file-restored = { $games ->
    [one] { $games-figure } jogo restaurado.
   *[other] { $games-figure } jogos restaurados.
}
zonk-file-deleted = { $games ->
    [one] { $games-figure } jogo apagado.
   *[other] { $games-figure } jogos apagados.
}
zonk-file-delete-question = Apagar { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
} para sempre?
zonk-file-delete-note = O que se apaga aqui não volta.
zonk-file-delete = Apagar { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}
zonk-file-keep-them = Manter

zonk-file-export-one = Exportar a transcrição
zonk-file-export-many = Uma pasta para { $files-figure } transcrições
zonk-file-written = Gravado: { $names-comma }.
zonk-file-not-written = Não foi gravado: { $why }
zonk-file-exported = { $files ->
    [one] { $files-figure } arquivo gravado.
   *[other] { $files-figure } arquivos gravados.
}{ $same ->
    [0] {""}
    [1] {" "}1 já existia.
   *[other] {" "}{ $same-figure } já existiam.
}{ $refused ->
    [0] {""}
   *[other] {" "}Sem gravar: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrompido.
   *[no] {""}
}
zonk-file-not-all-written = Nem tudo foi gravado
zonk-file-export-broken = { $why } Gravados antes disso: { $files-figure }.
zonk-file-imported = { $games ->
    [one] { $games-figure } jogo importado.
   *[other] { $games-figure } jogos importados.
}{ $bygone ->
    [0] {""}
   *[other] {" "}Pelas regras de { $bygone-figure } deles não se joga mais: dá para rever, imprimir e exportar, não para continuar.
}{ $left ->
    [0] {""}
   *[other] {" "}De fora, já aqui: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Recusados: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrompido; o resto não foi olhado.
   *[no] {""}
}
zonk-file-not-printed = Interrompido. Nada foi impresso.
zonk-file-not-imported = Não importado: { $why } Nada foi alterado.
zonk-file-import-broken = { $why } Antes disso { $games ->
    [one] { $games-figure } jogo foi trazido.
   *[other] { $games-figure } jogos foram trazidos.
}
zonk-file-refused-title = Recusados: { $refused-figure } de { $files ->
    [one] { $files-figure } arquivo
   *[other] { $files-figure } arquivos
}
zonk-file-refused-note = { $said } De cada arquivo recusado diz-se a primeira coisa que não se sustenta.
zonk-file-refused-line = { $file }, linha { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Arquivos recusados
zonk-file-twins = { $games ->
    [one] { $games-figure } destes jogos já está aqui.
   *[other] { $games-figure } destes jogos já estão aqui.
}
zonk-file-twins-note = Regras, jogadores e cada ação são iguais. Guardados duas vezes, contam em dobro em recordes e estatísticas.
zonk-file-leave-out = Deixar fora
zonk-file-keep-both = Manter ambos

zonk-file-rename-title = Renomear o jogo
zonk-file-rename-ask = Como este jogo se chama:
zonk-file-rename-field = Como este jogo se chama
zonk-file-rename-hint = Sem nome, ele se chama pelos jogadores
zonk-file-rename-do = Renomear
zonk-file-cancel = Cancelar

zonk-file-real-dice = Dados de verdade em uma mesa de verdade: o programa não rolou nenhum, então não há o que conferir.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Não conferido: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Replay
zonk-file-tray = Bandeja dos dados
zonk-file-moment = Momento do jogo
zonk-file-step-back = Voltar
zonk-file-play = Tocar
zonk-file-pause = Pausar
zonk-file-step = Passo
zonk-file-clip = Salvar um clipe…
zonk-file-clip-brief = Clipe…
zonk-file-key-left = Seta esquerda
zonk-file-key-space = Espaço
zonk-file-key-right = Seta direita
zonk-file-speeds = Velocidade
zonk-file-speed-slow = Lenta
zonk-file-speed-normal = Normal
zonk-file-speed-fast = Rápida
zonk-file-speed-off = Na hora
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Lance { $throw-figure } de { $of-figure }
zonk-file-entry-of = Entrada { $entry-figure } de { $of-figure }
zonk-file-begins = O jogo começa.
zonk-file-corrected = { $told } Esta entrada foi corrigida.

zonk-file-copies-title = Cópias do Arquivo Zonk
zonk-file-copies-head = Cópias
zonk-file-copies-note = uma por semana, sozinha; ficam as três últimas
zonk-file-copies-list = Cópias e arquivos postos de lado
zonk-file-copy-now = Copiar já
zonk-file-copies-looking = Examinando …
zonk-file-bring-over = Trazer { $games-figure }
zonk-file-copy-restore = Restaurar…
zonk-file-copy-delete = Apagar…
zonk-file-no-copy = Ainda não há cópia.
zonk-file-copy-made = Uma cópia foi feita.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = Trazidos: { $games-figure }{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } até o ponto danificado
}{ $lost ->
    [0] {""}
   *[other] ; não dá para refazer: { $lost-figure }
}. Nada do que estava aqui mudou.{ $stopped ->
    [yes] {" "}Interrompido; o resto pode vir depois.
   *[no] {""}
}
zonk-file-restore-question = Voltar ao Arquivo Zonk de { $day }?
zonk-file-restore-note = Ele tem { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}. O Arquivo Zonk de agora fica guardado ao lado e pode ser restaurado do mesmo jeito. O jogo na mesa vai junto.
zonk-file-delete-copy = Apagar { $file } para sempre?
zonk-file-delete-copy-note = { $games-figure } dos jogos dele não estão no Arquivo Zonk. O que se apaga aqui não volta.
zonk-file-delete-it = Apagar
zonk-file-copy-deleted = Foi apagado.
zonk-file-export-all = Exportar todos…
zonk-file-look-inside = Ver por dentro
zonk-file-try-again = Tentar de novo
zonk-file-copy-fills = Tem { $fills-figure } de { $games ->
    [one] { $games-figure } jogo com lacuna
   *[other] { $games-figure } jogos com lacunas
}.
zonk-file-inside = Jogos deste arquivo
zonk-file-column-here = No Arquivo Zonk
zonk-file-inside-here = { $state ->
    [yes] aqui
    [longer] aqui em parte
   *[no] falta
}
zonk-file-keep-all = Manter tudo como está
zonk-file-copy-of = Cópia de { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Posto de lado em { $day }: está danificado
    [foreign] Posto de lado em { $day }: não é um Arquivo Zonk
    [newer] Posto de lado em { $day }: foi gravado por uma versão mais nova do programa
    [older] Cópia de { $day }, antes de uma versão mais nova do programa mudar o arquivo
    [replaced] Posto de lado em { $day }: foi substituído por uma de suas cópias
   *[other] Posto de lado em { $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}Fora do Arquivo Zonk: { $missing-figure }.
}

zonk-file-rescued-head = { $rescued-figure } de { $games ->
    [one] { $games-figure } jogo a salvo
   *[other] { $games-figure } jogos a salvo
}
zonk-file-rescued-note = O Arquivo Zonk estava danificado no disco e foi posto de lado em { $day }. Todo jogo que ainda deu para ler está aqui de novo, lance por lance.{ $lost ->
    [0] {""}
    [1] {" "}Falta 1.
   *[other] {" "}Faltam { $lost-figure }.
}{ $parts ->
    [0] {""}
    [1] {" "}1 vai até o ponto danificado.
   *[other] {" "}{ $parts-figure } vão até o ponto danificado.
} O arquivo danificado não foi tocado: está ao lado do novo, e esta linha fica até ele sair dali.
zonk-file-fill-gaps = Preencher as lacunas com a cópia de { $day }
zonk-file-gaps-in-it = { $fills-figure } de { $games-figure } estão nela. Nada aqui é substituído.
zonk-file-show-damaged = Mostrar o arquivo danificado
zonk-file-fold = Recolher este aviso
zonk-file-unfold = Abrir
zonk-file-map-head = { $games ->
    [one] { $games-figure } jogo
   *[other] Seus { $games-figure } jogos, do mais antigo ao mais novo
}
zonk-file-map = Mapa de { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}: { $rescued-figure } a salvo, { $parts-figure } até o ponto danificado, { $lost-figure } faltam
zonk-file-mark-means-rescued = a salvo
zonk-file-mark-means-part = até o ponto danificado
zonk-file-mark-means-lost = falta
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Número { $number-figure }
}: { $state ->
    [whole] a salvo
    [back] salvo de uma cópia
    [part] até o lance { $throws-figure }
   *[lost] falta
}
zonk-file-missing-head = { $games ->
    [1] O que tem lacuna
   *[other] Os { $games-figure } com lacunas
}
zonk-file-missing-note = pelo que resta deles
zonk-file-number = Número { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [1] primeiro lance lido
       *[other] primeiros { $throws-figure } lances lidos
    }
    [head] só a capa
   *[none] ilegível
}
zonk-file-left-line = Número { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = e mais { $games-figure }
zonk-file-list-all = Listar todos
zonk-file-missing-counted = Nomes, recordes e a média de hits do grupo contam o que está aqui. Os outros voltam a contar assim que voltarem.
zonk-file-see-rescue = Ver o que se salvou
