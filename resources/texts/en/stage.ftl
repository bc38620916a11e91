# What the table says while something happens: headline of the turn bar, line below it, banner over
# the felt. Names of players and the sheets' own words stay as they are.

# The banner: a word as the sheet writes it, larger than all else.
stage-word = { $word }

# Headline and note while a turn is written down.
stage-title-stay = { name-stays }

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

# The Dare.
stage-may-dare = Four alike
stage-title-dare = One die. A { $face-figure }, or nothing.

stage-title-fault = { $name } at fault
stage-title-lost-turn = { name-loses } the turn

# The 11,000 Rule has been called: what ends the game now.
stage-under-11000 = At { $limit-figure } it takes { $points-figure } in one turn. Then the highest wins.

# The Halftime Show begins; $name leads the game.
stage-title-halftime = Halftime Show
stage-rolloff = { $names-listed } roll for the best turn
# It is over; $name goes on with the game.
stage-title-show-over = The show is over

# Somebody has reached the limit. $left: how many still have a turn.
stage-title-home = { name-is } home with { $total-figure }
stage-last-round = Last round
stage-title-win = { name-wins }

# Buttons while something is shown that nobody may act upon yet.
stage-go-on = Go on
stage-pass = Next
stage-pass-to = to { $name }, skips the rest
stage-shown-wait = Wait until this has been shown.

# The turn bar while a dare stands or its die rolls.
stage-bar-at-stake = At stake
stage-bar-brings = A { $face-figure } brings

# The turn bar after a miss, while who threw it may still use a re-roll.
stage-title-reroll = { $name } missed
stage-note-reroll = { $points ->
    [0] It throws these dice again.
   *[other] The { $points-figure } are gone, unless it brings points.
}

# The turn bar while a total is doubted.
stage-title-doubted = { whose } { $points-figure } is doubted

# A gate that is shut: who has hits to take, on the card; and in the headline who must act.
stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = { name-is } next

# The turn bar in the Halftime Show.
stage-title-show = { $name }’s show
stage-title-rolloff = { name-rolls } off
stage-bar-leads = Leads

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
# After the 11,000 Rule was called: what it takes in one turn.
stage-bar-11000 = In one turn
stage-bar-home = Home with
# Below what a stay would make. $short: it would not be enough.
stage-note-last-round = { $left ->
    [one] Last round, the last turn.
   *[other] Last round, { $left-figure } turns left.
}

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
   *[kept] { $points-figure }
}

# The button of a dare. $name is dared; in the second line who dares.
stage-dare = Dare { $name }
stage-dare-short = Dare
stage-dare-by = { name-says }: dare you
stage-dare-by-any = { $name }, or anybody

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

# The roll for order: everybody's die at once, each with its name.
stage-order-title = Who begins?
stage-order-tied = { $names-listed } roll again.
stage-order-button = Roll for order
stage-order-again = Roll again
# In the dock, with the face of the die behind it.
stage-order-line = { $again ->
    [yes] { name-rolls } again
   *[no] { $name }
}
stage-order-skip = Skip the order
stage-tie = { $face ->
    [0] Ties: { $names-listed } roll again.
   *[other] { $names-listed } rolled a { $face-figure } each. They roll again.
}
stage-first = { name-goes } first
stage-magic-stays = It stays on the rim: whoever throws it again has it.
