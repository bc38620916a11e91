# What the table says while something happens: headline of the turn bar, line below it, banner over
# the felt. Names of players and the sheets' own words stay as they are.

# Headline while a miss is shown; $value is what the turn had brought.
stage-title-miss = { $value ->
    [0] { name-misses }
   *[other] { name-loses } { $value-figure }
}
# Below it. $total stands on the sheet; $over: nobody is next, or a turn of the Halftime Show.
stage-note-miss = { $over ->
    [show] The game’s own total stays as it is.
    [yes] { $total ->
        [0] Nothing on the sheet yet.
       *[other] { $total-figure } on the sheet.
    }
   *[no] { $total ->
        [0] Nothing on the sheet yet. { next-is } next.
       *[other] { $total-figure } on the sheet. { next-is } next.
    }
}
# The banner: a word as the sheet writes it, larger than all else.
stage-word = { $word }
# Under that word.
stage-under-miss = { $value ->
    [0] { name-scores } nothing.
   *[other] { name-loses } { $value-figure }.
}

# Headline and note while a turn is written down.
stage-title-stay = { name-stays } with { $value-figure }
stage-note-stay = { $total-figure } on the sheet
stage-note-show = Scored in the Halftime Show, apart from the game.

# The points of the turn on their way to the pad.
stage-flies = +{ $points-figure }

# All dice of the set have scored. $must: they have to be rolled once more.
stage-all-score = { $count ->
    [4] All four score
    [5] All five score
    [6] All six score
   *[other] All { $count-figure } score
}{ $must ->
    [yes] : they must be rolled
   *[no] : they may be rolled again
}
stage-carried = { $value-figure } carried

# All dice of the set make a Royale; what it is worth stands below: table-note-royale.
stage-royale-thrown = All { $count ->
    [5] five
    [6] six
   *[other] { $count-figure }
} make a Royale
# The throw for a Royale.
stage-royale = The Royale brings { $value-figure }

# A source of hits beside the entry: its own title, and what it brings.
stage-sign = { $title }
stage-sign-hits = { hits-counted } for { $name }

# The Dare.
stage-may-dare = Four alike. Somebody may dare { $name } to make it five.
stage-title-dare = One die. A { $face-figure }, or nothing.
stage-note-dare = { $other } dared, { $name } took it

stage-title-fault = { $name } at fault
stage-title-lost-turn = { name-loses } the turn
stage-under-lost-turn = The turn of { name-was } lost before it began.

# The 11,000 Rule has been called: what ends the game now.
stage-under-11000 = At { $limit-figure } it takes { $points-figure } in one turn. Then the highest wins.

# The Halftime Show begins; $name leads the game.
stage-title-halftime = Halftime Show
stage-note-halftime = Everybody once, apart from the game. { name-leads } with { $total-figure }.
stage-rolloff = { $names-listed } roll for the best turn
# It is over; $name goes on with the game.
stage-title-show-over = The show is over
stage-note-show-over = { name-has } the dice next.

# Somebody has reached the limit. $left: how many still have a turn.
stage-title-home = { name-is } home with { $total-figure }
stage-last-round = { $left ->
    [one] Last Round: { name-is } home with { $total-figure }, one turn is left
   *[other] Last Round: { name-is } home with { $total-figure }, { $left-figure } turns are left
}
stage-home = { name-is } home with { $total-figure }
stage-title-win = { name-wins }
stage-note-win = { $total-figure } on the sheet. The game is over.

# The turn bar after a miss: what the turn had brought is struck out, the total stays, and the
# chance is that of the throw which missed.
stage-bar-lost = all of it
stage-bar-nothing = nothing was at stake
stage-bar-total = On the sheet
stage-bar-as-before = as before
stage-bar-was-miss = It was to miss

# Buttons while something is shown that nobody may act upon yet.
stage-go-on = Go on
stage-go-on-note = shows what comes next
# The same where there is little room.
stage-go-on-brief = shows the next
stage-pass = Pass the dice
stage-pass-to = to { $name }, skips the rest
# The same where there is little room.
stage-pass-to-brief = to { $name }
stage-shown-wait = Wait until this has been shown.
stage-shown-wait-brief = wait

# The turn bar while a dare stands or its die rolls.
stage-bar-at-stake = At stake
stage-bar-alike = { $count ->
    [3] the three { $face-figure }s
    [4] the four { $face-figure }s
    [5] the five { $face-figure }s
   *[other] the { $face-figure }s
}
stage-bar-brings = A { $face-figure } brings
stage-bar-five-alike = then roll on

# The turn bar after a miss, while who threw it may still use a re-roll.
stage-title-reroll = { $name } missed, and has a re-roll
stage-note-reroll = { $points ->
    [0] It throws these dice again.
   *[other] The { $points-figure } are gone, unless it brings points.
}

# The turn bar while a total is doubted.
stage-title-doubted = { whose } { $points-figure } is doubted
stage-note-doubted = The dice that make it up are to be named.
stage-bar-declared = Declared

# The turn bar while a gate is shut. $name has hits to take, or asks.
stage-title-gate = { name-has } { hits-counted } to take
stage-note-asks = { $times ->
    [one] { name-asks } once, then the dice go on.
   *[other] { name-asks } { $times-figure } times, then the dice go on.
}
stage-note-word = { name-says } the word, then { other-has } the dice.
stage-note-take = { $hits ->
    [one] { name-takes } it, then { other-rolls }.
   *[other] { name-takes } them, then { other-rolls }.
}
# For the moment in which the dice have not gone on yet.
stage-note-takes = { $hits ->
    [one] { name-takes } it first.
   *[other] { name-takes } them first.
}
stage-bar-wrote = { $name } wrote
stage-bar-asks = Asks
stage-bar-of = { $done-figure } of { $of-figure }
stage-bar-more-asks = { $left ->
    [0] now the answer
    [one] one more opens
   *[other] { $left-figure } more to go
}

# The turn bar in the Halftime Show.
stage-title-show = { $name }’s show
stage-note-once = { $left ->
    [0] Halftime Show. The last turn of it.
    [one] Halftime Show. One turn each, one to come.
   *[other] Halftime Show. One turn each, { $left-figure } to come.
}
stage-note-rolloff = Halftime Show. One die each for the best turn.
stage-bar-leads = Leads the show
stage-bar-nobody-yet = nobody yet
# Over the points of the turn in the show.
stage-bar-has = { name-has }
# Who leads it, and who is still to come; $following is the last of them.
stage-bar-leader = { $left ->
    [0] { $name }
    [one] { $name }; { $following } to come
   *[other] { $name }; { $left-figure } to come
}

stage-bar-leads-told = { name-leads } the show with { $points-figure }.

# In the dock during the show: a line for everybody, with the points or what stands for them.
stage-show-line = { $state ->
    [scored] { $name } stayed
    [missed] { $name } missed
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = to come
# Below those lines.
stage-show-brings = { $tie ->
    [all] The best turn wins the show. Level turns share it.
    [rolloff] The best turn wins the show. Level turns roll off.
   *[none] The best turn wins the show. Level turns win nothing.
}

# The turn bar in the last round: the first figure is the total that must be beaten, or that of
# whoever is home, where another thing than points decides.
stage-bar-beat = To beat
stage-bar-home = Home with
stage-bar-is-home = { name-is } home
# Below what a stay would make. $short: it would not be enough.
stage-bar-short = { $short ->
    [yes] { $points-figure } short
   *[no] { $points ->
        [0] level
       *[other] { $points-figure } ahead
    }
}
stage-note-last-round = { $left ->
    [one] Last round, the last turn.
   *[other] Last round, { $left-figure } turns left.
}
stage-bar-home-told = { name-is } home with { $total-figure }.

# A brass plate under dice set aside together; as short as it can be.
stage-plate = { $what ->
    [alike] { $count ->
        [3] three { $face-figure }s { $points-figure }
        [4] four { $face-figure }s { $points-figure }
        [5] five { $face-figure }s { $points-figure }
       *[6] six { $face-figure }s { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] straight { $points-figure }
    [carried] carried { $points-figure }
    [staked] { $points-figure } at stake
   *[kept] kept { $points-figure }
}

# The button of a dare. $name is dared; in the second line who dares.
stage-dare = Dare { $name }
stage-dare-by = { name-says }: dare you
stage-dare-by-any = { $name }, or anybody
# The same where there is little room.
stage-dare-by-brief = says { $name }
stage-dare-by-any-brief = anybody may

# What may be called at this table, in the second line of the button Call.
stage-calls = { $kinds-comma }
stage-call-kind = { $kind ->
    [dare] dare
    [rules] rule
    [doubt] doubt
    [faults] fault
    [votes] vote
    [give] give
   *[pot] pot
}

# A gate that is shut, on the felt and in the action row. $name is whoever speaks.
# The second one stands on a gate that a roll opens by itself; $name rolls next.
# The hits are taken before the turn goes on in which they were thrown.
stage-gate-now = Taken at once, before the turn goes on.
stage-gate-shut = The turn is written. The gate is shut.
stage-gate-waits = The turn is written. { name-rolls } next.
# In the second line of Roll: whose roll it is, and that the hits are taken by it.
stage-gate-roll = { $name }, { hits-counted } taken first
stage-gate-taken = { $hits ->
    [one] { name-has } taken it
   *[other] { name-has } taken them
}
# The same where there is little room.
stage-gate-taken-brief = { hits-plain } taken
stage-gate-asks-brief = { $left ->
    [one] last of { $of-figure }
   *[other] { $done-figure } of { $of-figure }
}
# On the button of an ask: which one it is, and that the last one is answered and opens. $other has
# the hits and answers.
stage-gate-asks = { $left ->
    [one] { name-asks }, { other-says } yes
   *[other] { name-asks }, { $done-figure } of { $of-figure }
}
stage-gate-says = says { $name }
stage-gate-asked = { $times ->
    [0] { name-has } not asked yet
    [one] { name-has } asked once
    [2] { name-has } asked twice
   *[other] { name-has } asked { $times-figure } times
}
# The same in the words of the table, written by hand: the question, the answer.
stage-gate-said = { $times ->
    [0] “Can I roll?” Now the answer.
    [one] “Can I roll?” “Not yet.”
   *[other] “Can I roll?” “Not yet.” And again.
}
stage-gate-more = More

# What becomes of a hit: nailed, loose or torn.
stage-safe-ever = Thrown, so it is kept whatever happens.
stage-safe-written = Written, so it is safe now.
stage-hit-look = { $look ->
    [nailed] safe, kept whatever happens
    [torn] gone with the last throw
   *[loose] at stake, taken when the turn is written
}

# The head of the card of hits: hits that are safe, and those at stake.
stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } at stake
stage-card-both = { $name }: { hits-counted }, { $more-figure } at stake
stage-card-lost = { $name }: { hits-counted } lost

# In the dock while the gate lies on the felt.
stage-dock-gate = The card lies on the felt until the gate opens.
# There afterwards, with its pennants filled.
stage-dock-opened = { $name } took { hits-counted }

# The roll for order: everybody's die at once, each with its name.
stage-order-title = Who begins?
stage-order-note = One die each, highest goes first.
stage-order-tied = { $names-listed } roll again.
stage-order-button = Roll for order
stage-order-again = Roll again
# In the dock, with the face of the die behind it.
stage-order-line = { $again ->
    [yes] { name-rolls } again
   *[no] { $name }
}
stage-order-skip = Skip the order
stage-order-skip-note = as they sit
stage-tie = { $face ->
    [0] Ties: { $names-listed } roll again.
   *[other] { $names-listed } rolled a { $face-figure } each. They roll again.
}
stage-first = { name-goes } first.
stage-magic-stays = It stays on the rim: whoever throws it again has it.
