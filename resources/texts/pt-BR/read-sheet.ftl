read-sheet-title = Ler uma folha
read-sheet-open = Fotos de folhas terminadas
read-sheet-looking = Procurando o código…
read-sheet-files = { $files-listed }
read-sheet-attached = O PDF traz o próprio jogo: nenhum código precisou ser lido.
read-sheet-another = &Outra foto…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } pontos, { $rounds } rodadas
read-sheet-broken-off = Interrompido na rodada { $rounds }
read-sheet-throws = { $throws } de { $throws } lances resultam da semente.
read-sheet-pledge = O lacre no papel é o lacre da semente.
read-sheet-real = Dados de verdade: os lances são como foram anotados.
read-sheet-new = Novo aqui: ainda não está no Arquivo Zonk.
read-sheet-there = Já está aqui: jogo { $game } do Arquivo Zonk.
read-sheet-more = { $games ->
    [1] Mais um jogo foi lido junto.
   *[other] Mais { $games } jogos foram lidos junto.
}
read-sheet-note = Nomes e horários estão como o papel diz. Nada foi enviado a lugar nenhum.
read-sheet-close = Fechar
read-sheet-play = &Rever
read-sheet-add = Pôr no Arquivo Zonk
read-sheet-go-there = Abrir
read-sheet-nothing-read = Nada foi lido ainda.
