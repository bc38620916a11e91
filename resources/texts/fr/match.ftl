match-endless = La partie n’est pas arrivée à sa fin après { $actions-figure } actions. Les règles ne permettent pas de gagner, ou quelqu’un tourne en rond.
match-broken = Un processus est mort au milieu des parties. Peut-être trop peu de mémoire ; essaie --cores 1.
match-title = { $rules }, { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}, graine { $seed }.
match-player = { $name } : gagne { $wins } ({ $low } à { $high }), { $points } points, { hits-plain } { $hits }
match-rules-there = { $file } est déjà dans { $folder } et dit autre chose. Aucune partie jouée ; nomme un autre dossier.
match-not-written = { $folder } : impossible d’y écrire des parties : { $why }. Nomme un autre dossier.
