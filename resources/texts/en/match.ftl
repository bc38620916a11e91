# Tournaments of computer players, on the command line (docs/players.md).

match-endless = The game did not come to its end after { $actions-figure } actions. The rules cannot be won, or a player plays in circles.
match-broken = A process has died in the middle of the games. There may be too little memory; try --cores 1.
match-title = { $rules }, { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}, seed { $seed }.
# $wins, $low and $high are shares with a percent sign.
match-player = { $name }: wins { $wins } ({ $low } to { $high }), { $points } points, { hits-plain } { $hits }
match-rules-there = { $file } lies in { $folder } already and says something else. No game was played; name another folder.
match-not-written = { $folder }: no games can be written there: { $why }. Name another folder.
