match-endless = La partita non è finita dopo { $actions-figure } azioni. Con queste regole nessuno può vincere, o un giocatore gira in tondo.
match-broken = Un processo è morto nel mezzo delle partite. Forse c’è troppo poca memoria; prova --cores 1.
match-title = { $rules }, { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}, seme { $seed }.
match-player = { $name }: vince { $wins } (da { $low } a { $high }), { $points } punti, { hits-plain } { $hits }
match-rules-there = { $file } è già in { $folder } e dice altro. Nessuna partita giocata; indica un’altra cartella.
match-not-written = { $folder }: lì non si possono scrivere partite: { $why }. Indica un’altra cartella.
