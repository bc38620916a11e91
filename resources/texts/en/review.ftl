# The review of a stored game: what the dice gave, what choices cost.

review-title = Review
review-stop = Stop
review-stopped = Not looked at
# After the line on who chose best; where hits win.
review-counts-hits = Here { hits-plain } win: each counts { $points-figure } points.
review-hints = Hints: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Close
review-looking = Looking at the game …
review-looking-note = Every throw and every choice is compared with best play.
review-none = This game cannot be reviewed
review-failed = Something went wrong. The log tells more; the game is as it was.
# The headline; $luck is a figure with its sign.
review-head = { $name } had the dice: { $luck }
# The headline of a game that one player won: $name is the winner.
review-head-won = { $kind ->
    [both] { $name } had the dice, and knew what to do with them
    [luck] { name-was } lucky, and good enough
    [choices] { $name } chose best, and that was enough
    [against] { $name } won it against the dice
    [uphill] { $name } won it uphill
   *[enough] { $name } did just enough
}
# Below a player's name: what luck and choices tell.
review-line = { $kind ->
    [faultless] Never put a die wrong.
    [rained] Chose best of all. It rained.
    [knew] Rolled well, and knew it.
    [chose] Chose best, and needed to.
    [bold] { $times-word-first } bold throws too many.
    [timid] Stayed too early { $times-word } times.
    [kinder] The dice paid for the choices.
    [helped] Helped the bad luck along.
   *[owed] Was owed nothing, and got it.
}
# The same of a computer player, in its own words; empty for a character that is not among these.
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Laughs now.
       *[no] Laughs later.
    }
    [vera] { $won ->
        [yes] The average pays its debts.
       *[no] The average owes her still.
    }
    [umbrella] { $won ->
        [yes] Dry to the end.
       *[no] Will recall this, too.
    }
    [dot] { $won ->
        [yes] One die more was just right.
       *[no] One die more was not wise.
    }
    [pete] { $won ->
        [yes] Came for the { hits-plain }. Took the sheet, too.
       *[no] Counts { hits-plain }, not places.
    }
    [kid] { $won ->
        [yes] Brought luck. Kept it.
       *[no] Knows an hour more now.
    }
   *[other] {""}
}
# When luck was below nothing for everybody.
review-unkind = The dice were kind to nobody
review-sub = { $rules }. { $name } chose best and gave away { $cost }.
review-choices = { $choices ->
    [one] One choice looked at.
   *[other] { $choices-figure } choices looked at.
} { $good-figure } were as good as the best.
review-bars = Par, luck and cost of everybody
review-par = par: what best play brings on average
review-legend = Filled: luck, what the dice gave. Hatched: what choices cost. Par, luck and cost add up to the sheet, to the point.
# For screen readers.
review-sum = { $name }: { $total-figure } is par { $par }, luck { $luck }, cost { $cost }{ $more ->
    [yes] , and { $rest } by faults, penalties and votes.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}It began with { $start-figure }.
}
# Below a total.
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share } %
review-winning = Who was winning
# A place on the line of chances.
review-round = round { $round-figure }
review-winning-note = The chance to win at every turn, if all had played their best from there. Known only now.
# The turn that changed most for one player, named at its place in the picture; chances in 100.
review-swing = round { $round-figure }: { $before } to { $after }
# The same picture for screen readers.
review-chance-went = { $name }: { $first } in 100 at first, { $last } at the end.
review-swing-of = The greatest change, for { $name } in round { $round-figure }: { $before } to { $after } in 100.
review-dearest = { $choices ->
    [0] No choice cost anything
    [one] The dearest choice
   *[other] The { $choices-word } dearest choices
}
review-dearest-note = Dice left of the brass line were kept. The button shows it in the replay.
review-dearest-none = Whatever was chosen was as good as the best.
review-who = { $name }, round { $round-figure }
review-spot = { $name }, round { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Kept: { $kept }.
   *[other] { $kept-count ->
        [0] Left: { $left }.
       *[other] Kept: { $kept }. Left: { $left }.
    }
}
review-thrown = Thrown: { $dice }.
review-play = See it in the replay
# What was done; $points is what the turn held before it.
review-kept = Kept { $dice }, with { $points-figure } points.
# Straight after a throw.
review-stayed-at-once = Kept all that scored, and stayed.
review-stayed = Stayed with { $points-figure }.
review-rolled = Rolled on with { $points-figure }.
review-took-dare = Took the dare with { $points-figure }.
review-refused-dare = Refused the dare with { $points-figure }.
review-went-on = Went on with { $points-figure }.
# What would have been better; $miss is a chance in 100.
review-better-stay = Better: stay with { $points-figure }.
review-better-keep-stay = Better: keep { $dice } and stay with { $points-figure }.
review-better-roll = { $many ->
    [one] Better: roll one die, { $miss } in 100 miss.
   *[other] Better: roll { $many-word }, { $miss } in 100 miss.
}
review-better-keep-roll = { $many ->
    [one] Better: keep { $dice } and roll one die, { $miss } in 100 miss.
   *[other] Better: keep { $dice } and roll { $many-word }, { $miss } in 100 miss.
}
review-kindest = Throw of the night: { $name }, round { $round-figure }, worth { $luck } in luck
review-unkindest = Unkindest throw: { $name }, round { $round-figure }, { $luck } in luck

## The pages beside the review

review-views = What is seen
review-view-sheet = The sheet
review-view-review = Review
review-view-awards = Awards
review-view-dice = Dice
# $over: the game is over.
review-awards-head = { $over ->
    [yes] Everybody wins something
   *[no] The awards as they stand
}
review-awards-note = { $over ->
    [yes] By these rules, and by what the sheet remembers.
   *[no] The game is not over: all of this may change.
}
# `thrown`: throws are known, and so all of them.
review-hits-from = { $thrown ->
    [yes] What the { hits-plain } were for
   *[no] What totals tell of { hits-plain }
}
review-hits-none = Nobody took { hit-a }.
review-hits-all = all
# A game at a real table of which no throws are known, or one in which none was thrown.
review-dice-none = No dice to look at
review-dice-none-note = No throw of this game is on record: there is nothing to say of its dice.
review-dice-typed = They were rolled on the table and typed in.
review-dice-misses = Throws that missed
review-dice-misses-note = Expected: as many as honest dice miss on average, counted over the very throws that were made.
review-dice-who = player
review-dice-throws = throws
review-dice-missed = missed
review-dice-expected = expected
review-dice-hands = dice rolled
review-dice-hand = { $dice ->
    [one] one die
   *[other] { $dice-word } dice
}

# Under each page of a review; the other button is that of the statistics.
review-save = Save as a picture…
review-save-title = Save the page as a picture
