# Computer players: who they are, and why they do what they do (docs/players.md).

# A character's name, and its line: one short witty sentence for the list of players.
player-professor = Professor Par
player-professor-line = Reads the odds first. Laughs later.
player-vera = Vera
player-vera-line = Takes what the average owes her.
player-umbrella = Mr Umbrella
player-umbrella-line = Stays at 250. Recalls last time.
player-dot = Dot
player-dot-line = Rolls one die more than is wise.
player-pete = Pennant Pete
player-pete-line = Would rather have { hits-plain } than win.
player-kid = The Kid
player-kid-line = Learnt it an hour ago. Brought luck.

# How a computer player plays, behind the word "plays": plays sharply.
player-level-sharp = sharply
player-level-good = well
player-level-casual = casually
player-level-novice = like a beginner

# Why a computer player does something, said by itself or about it. $miss is a chance in 100,
# $by and $cost are points.
player-reason-rolls-gains = { $dice ->
    [one] Rolls: one die misses { $miss-figure } in 100, and going on is worth { $by-figure } more.
   *[other] Rolls: { $dice-figure } dice miss { $miss-figure } in 100, and going on is worth { $by-figure } more.
}
player-reason-stays-saves = { $by ->
    [0] Stays with { $points-figure }: rolling on would bring as much.
   *[other] Stays with { $points-figure }: rolling on would cost { $by-figure } on the average.
}
player-reason-entry = { $dice ->
    [one] Rolls: { $points-figure } may not stop here. One die misses { $miss-figure } in 100.
   *[other] Rolls: { $points-figure } may not stop here. { $dice-figure } dice miss { $miss-figure } in 100.
}
player-reason-begins = Begins the turn.
player-reason-forced = { $dice ->
    [one] Rolls one die, because the rules say so.
   *[other] Rolls { $dice-figure } dice, because the rules say so.
}
player-reason-only = There is nothing else to do.
player-reason-dare-taken = Takes the dare: there is more to win than to lose.
player-reason-dare-refused = Refuses the dare: one die in six is not enough.
player-reason-takes-over = Takes over { $points-figure } points: the dice miss { $miss-figure } in 100.
player-reason-whim = Felt like it. The best choice was worth { $cost-figure } more.
player-reason-feel = By feel: the odds of these rules are not worked out.
player-reason-rerolls = Uses a re-roll: this throw is { $by-figure } points short of the next one.
player-reason-catches-up = Calls the 11,000 Rule: { $by-figure } points behind somebody who is nearly home.
player-reason-dares = Dares: four alike are no reason to be careful.
player-reason-doubts = Doubts the total: { $said-figure } was said, the dice made { $points-figure }.
player-reason-accounts = Names the dice the total was made of.
player-reason-stakes = Puts in what everybody puts in.
player-reason-takes-hits = Takes { hits-counted } like a good sport.
player-reason-gives = Gives { hits-counted } away, for company.
player-reason-asks = { $times ->
    [one] Asks whether it may roll.
   *[other] Asks { $times-figure } times whether it may roll.
}
player-reason-answers = Lets the next player go.
player-reason-own = Its own program has chosen this.

# Players of one's own and names that nobody has, on the command line.
player-own-no-file = { $file }: there is no such file. Write FILE.py:Class.
player-own-no-class = { $file } has no class { $name }.
player-own-no-choose = { $file }: { $name } has no method choose(self, game, ways, chance).
player-own-broken = { $file }: the player has failed: { $why }.
player-own-no-way = { $file }: choose must return one of the { $ways-figure } ways it was given.
player-unknown = nobody is called { $name }; there are { $known-comma }, and FILE.py:Class.
player-level-unknown = there is no level { $level }; there are { $known-comma }.
