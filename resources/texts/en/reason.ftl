# Why a computer player does something, said by itself or about it. $miss is a chance in 100,
# $by and $cost are points.
reason-rolls-gains = { $dice ->
    [one] Rolls: one die misses { $miss-figure } in 100, and going on is worth { $by-figure } more.
   *[other] Rolls: { $dice-figure } dice miss { $miss-figure } in 100, and going on is worth { $by-figure } more.
}
reason-stays-saves = { $by ->
    [0] Stays with { $points-figure }: rolling on would bring as much.
   *[other] Stays with { $points-figure }: rolling on would cost { $by-figure } on the average.
}
reason-entry = { $dice ->
    [one] Rolls: { $points-figure } may not stop here. One die misses { $miss-figure } in 100.
   *[other] Rolls: { $points-figure } may not stop here. { $dice-figure } dice miss { $miss-figure } in 100.
}
reason-begins = Begins the turn.
reason-forced = { $dice ->
    [one] Rolls one die, because the rules say so.
   *[other] Rolls { $dice-figure } dice, because the rules say so.
}
reason-only = There is nothing else to do.
reason-dare-taken = Takes the dare: there is more to win than to lose.
reason-dare-refused = Refuses the dare: one die in six is not enough.
reason-takes-over = Takes over { $points-figure } points: the dice miss { $miss-figure } in 100.
# In the last turn of a game; $points is the highest total of the others.
reason-last-roll = Rolls: this is the last turn, and { $points-figure } must be beaten.
reason-last-won = Stays: this is the last turn, and { $points-figure } is beaten.
reason-whim = Felt like it. The best choice was worth { $cost-figure } more.
reason-feel = By feel: the odds of these rules are not worked out.
reason-rerolls = { $hits ->
    [yes] Uses a re-roll: the next throw brings more, hits counted.
   *[no] Uses a re-roll: it brings { $by-figure } points more now than kept for later.
}
reason-catches-up = Calls the 11,000 Rule: { $by-figure } points behind somebody who is nearly home.
reason-dares = Dares: four alike are no reason to be careful.
reason-doubts = Doubts the total: { $said-figure } was said, the dice made { $points-figure }.
reason-accounts = Names the dice the total was made of.
reason-stakes = Puts in what everybody puts in.
reason-takes-hits = Takes { hits-counted } like a good sport.
reason-gives = Gives { hits-counted } away, for company.
reason-asks = { $times ->
    [one] Asks whether it may roll.
   *[other] Asks { $times-figure } times whether it may roll.
}
reason-answers = Lets the next player go.
reason-own = Its own program has chosen this.
