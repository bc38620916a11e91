# What happened at the table, a line of the log each. The ids are the kinds of the engine's events.
# $name is whose turn it is, $other somebody else; points come as $value.

event-rolled = { name-rolls } { $dice }.
# A Royale is kept at nothing: what it brings is thrown for.
event-kept = { $value ->
    [0] { name-keeps } the dice.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } kept. The dice must be rolled.
# $word is the sheet's own name for the miss and is not translated.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. The { $value-figure } are gone.
}
# $written is what the cell of the sheet shows.
event-banked = { name-stays } with { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
# $title is what the throw shows: "Straight: 1 hit for Ann."
event-shown = { $title }: { hits-counted } for { $name }.
event-royale = The Royale is worth { $value-figure }.
event-token = { name-has } a re-roll.
event-reroll = { name-uses } a re-roll.
event-may-dare = Four alike. Anybody else may say: dare you.
event-dared = { other-dares } { $name }.
event-dare-taken = { name-takes } the dare.
event-dare-refused = { name-refuses } the dare.
event-dare-won = The dare is won: { $value-figure }.
event-called-11000 = { name-calls } the 11,000 Rule.
event-halftime = Halftime Show.
# $value: this many share it; 0 where somebody has rolled highest for it.
event-halftime-hit = { $value ->
    [0] { name-wins } the roll-off for the best turn of the show.
    [1] { name-has } the best turn of the show.
   *[other] { name-has } one of the { $value-word } best turns of the show.
}
event-halftime-over = On with the game.
event-rolloff = { name-rolls } for the tie.
event-winner = { name-wins }.
# $why is a penalty that the table votes for, or the misses in a row.
event-penalty = { $value-figure } off for { $name }: { $why ->
    [delay-of-game] delay of game
    [out-of-turn] out of turn
    [first-throw] a first throw without points
   *[misses] misses
}.
# $title is the fault, from the rule set.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks }, { $times-figure } times.
}
# What a player with hits to take answers to "Can I roll?".
event-released = { name-says }: { $answer ->
    [you-can-go] you can go
    [done] done
    [yes] yes
    [cough] cough
    [no] no
   *[overrule] overrule
}.
event-said-no = { name-says } no. The gate stays shut.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } too early.
event-hit-given = { name-gives } { hits-counted } to { $other }.
event-challenged = { name-doubts } the total.
event-account-held = The total holds.
event-account-failed = The total does not hold. The turn is lost.
event-social = Social: { hit-a } for everybody.
event-limit = { name-is } home.
event-stake = { name-puts } { $value-figure } into the pot.
event-instant-win = { name-has } thrown the game.
event-instant-loss = { name-has } thrown the game away.
event-safe = { $value-figure } were safe, and stay.
event-taken-over = { name-goes } on with { $value-figure } and the dice left.
event-extended = { name-is } beyond the limit. It is { $value-figure } now.
event-knocked-back = { other-lands } on the total of { $name }, who falls back by { $value-figure }.
event-out = { name-is } out of the game.
# The last die has brought nothing, and may be thrown again $value times.
event-last-die = { $value ->
    [one] Nothing. { name-has } one more try with the last die.
   *[other] Nothing. { name-has } { $value-figure } more tries with the last die.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Who was passed has another turn.
   *[other] { name-leads }. Everybody else has another turn.
}
