# Why something cannot be done now. The ids are those of `zonk-desktop rules --refusals`.

refusal-account-first = The total is challenged. Name the dice that make it up.
refusal-all-dice-score = All dice score. They must be rolled.
refusal-bad-face = A die shows 1 to 6, not { $face-figure }.
refusal-bad-number = { $figure-figure } does not fit here.
refusal-below-entry = Needs { $need-figure } to get in; this turn has { $have-figure }.
refusal-below-extension = Under the 11,000 Rule this turn needs { $need-figure }; it has { $have-figure }.
refusal-below-minimum = Needs { $need-figure } to stop; this turn has { $have-figure }.
refusal-below-previous = The player before wrote { $need-figure }. You need more; this turn has { $have-figure }.
refusal-blood-die = The Blood Die alone does not score. It must be rolled.
refusal-called-already = The 11,000 Rule has been called already.
refusal-cannot-give = { hits-plain-first } are not given away here.
refusal-dared = The dare stands. Take it or refuse it.
refusal-dice-count = Stopping takes { $need-either } dice aside; { $have-figure } so far.
refusal-game-over = The game is over.
refusal-gate-closed = { $holder } has { hits-counted } to take first.
refusal-keep-first = The dice lie there. Keep at least one that scores.
refusal-last-die = The last die is rolled until it scores; { $need ->
    [one] one more try
   *[other] { $need-figure } more tries
}.
refusal-must-beat-leader = The leader has { $leader-figure }; this would make { $total-figure }. Roll on.
refusal-must-keep-all = All scoring dice stay on the table by these rules.
refusal-never-thrown = No dice make a turn of { $points-figure } points by these rules.
refusal-no-11000-rule = These rules have no 11,000 Rule.
refusal-no-dare = There is nothing to dare.
refusal-no-gate = Nobody has { hits-plain } to take.
refusal-no-penalty = These rules know no such penalty.
refusal-no-pot = These rules have no pot.
refusal-no-reroll = There is no re-roll to use.
refusal-no-stop-here = { $total-figure } is no place to stop; roll on to { $need-figure }.
refusal-no-such-fault = These rules know no such fault.
refusal-no-teams = Nobody plays in teams by these rules; set teams = on.
refusal-no-throw = There is no throw to keep from. Roll first.
refusal-no-totals = A sheet is filled with totals from its first turn on, or not at all.
refusal-not-confirmed = What was kept must be confirmed by { $need-figure } more points. Roll on.
refusal-not-enough-asks = { $need-figure } asks are due; there were { $have-figure }.
refusal-not-on-table = These dice are not in the throw.
refusal-not-scoring = These dice do not score together.
refusal-not-your-call = This player cannot call that now.
refusal-not-your-gate = This player cannot open that gate.
refusal-nothing-to-bank = There is nothing to bank yet.
refusal-nothing-to-challenge = No declared total stands to be challenged.
refusal-nothing-to-take-over = The player before has left nothing to take over.
refusal-only-totals = This is a sheet of totals: its turns are written down, no dice are rolled.
refusal-over-limit = { $total-figure } is beyond { $limit-figure }; the limit must be met exactly.
refusal-roll-first = Nobody has picked up the dice.
refusal-rolling = The dice are in the air.
refusal-royale-first = { $need-figure } dice are rolled for the Royale first.
refusal-somebody-home = Somebody has reached the limit; it is too late to call.
refusal-taken-over = The { $points-figure } taken over count once a throw has scored. Roll.
refusal-too-early = Needs { $need-figure } on the sheet to call; there are { $have-figure }.
refusal-too-few-for-teams = Teams take { $need-figure } people or more; there are { $have-figure }.
refusal-too-few-players = These rules are for { $need-figure } players or more, not { $have-figure }.
refusal-too-many-asks = { $need-figure } asks are due, no more; there were { $have-figure }.
refusal-too-many-players = These rules are for { $need-figure } players at most, not { $have-figure }.
refusal-touch-is-free = Touching the dice costs nothing here.
refusal-unequal-stake = Everybody puts in the same: { $need-figure }.
refusal-unknown-player = Nobody of that name plays.
refusal-wrong-dice-count = { $need-figure } dice are rolled; { $have-figure } were named.
refusal-wrong-total = The dice make { $have-figure }, not { $said-figure }.
