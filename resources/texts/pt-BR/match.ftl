match-endless = O jogo não chegou ao fim depois de { $actions-figure } ações. Com estas regras ninguém tem como vencer, ou alguém anda em círculos.
match-broken = Um processo morreu no meio dos jogos. Talvez falte memória; tente --cores 1.
match-title = { $rules }, { $games ->
    [one] { $games-figure } jogo
   *[other] { $games-figure } jogos
}, semente { $seed }.
match-player = { $name }: vence { $wins } ({ $low } a { $high }), { $points } pontos, { hits-plain } { $hits }
match-rules-there = { $file } já está em { $folder } e diz outra coisa. Nenhum jogo foi jogado; indique outra pasta.
match-not-written = { $folder }: não dá para gravar jogos ali: { $why }. Indique outra pasta.
