columns-no-total = { $text } não é um total. Escreva números, ou – para uma falha.
columns-falls = Antes vem { $before-figure }: um total não cai para { $total-figure }.
columns-over = O jogo acaba antes deste turno.
columns-left-out = Aqui não há nada, e abaixo há mais. Uma falha se escreve { $sign }.

columns-title = Digitar uma folha
columns-head = Do papel
columns-how = Coluna abaixo: Enter depois de cada total, só Enter para uma falha. Tab vai à coluna seguinte.
columns-note = Os lances não são conhecidos: hits contam onde os totais os revelam. O que se digita fica aqui até ser guardado.
columns-rules = Regras
columns-players = Jogadores
columns-day = Dia, como 2026-11-20
columns-magic = Número Mágico
columns-called = 11.000, quem cantou e quando
columns-teams = Uma equipe se digita assim: Vermelhos: Ann, Bob.
columns-name = Nome
columns-player = Jogador { $number }
columns-cell = { $name }, { $row ->
    [0] nome
   *[other] rodada { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Show do Intervalo: agora os pontos de { $name }.
   *[no] Agora { $name }, rodada { $row }.
}
columns-wrong-at = { $name }, rodada { $row }: { $why }
columns-over-won = { $names-count ->
    [0] O jogo acabou. Os hits decidem, e os totais não contam todos.
    [one] O jogo acabou: { $names-listed } leva a folha.
   *[other] O jogo acabou: { $names-listed } levam a folha.
}
columns-undo = &Desfazer
columns-nothing-to-undo = Nada foi digitado ainda.
columns-afresh = &Folha vazia
columns-close = Fechar
columns-keep = &Guardar
