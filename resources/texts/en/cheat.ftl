# The rules in short, beside the table of a score sheet or on its back: short lines, the worth of
# some at their end. A line "Dare: after ..." is printed with the part before the colon in bold.

# What is explained, with the sign that goes before its explanation.
cheat-term = { $term }:

## Your turn

cheat-push-your-luck = { $dice-word-first } or more dice aside to stop, but never all six.
cheat-misses-in-a-row = { $count ->
    [1] Every miss
   *[other] { $count-word } misses in a row
}
cheat-first-throw = A first throw without points
cheat-beat-previous = Stop only with more than the turn before, if that was written.
cheat-leave-all = Leave all scoring dice and roll the others, or stay.
cheat-leave-one = Leave at least one scoring die each roll, or stay.
cheat-all-score = { $forced ->
    [yes] All { $dice-word } score: pick up and roll all.
   *[no] All { $dice-word } score: all may be rolled again.
}{ $alike-may-stay ->
    [yes] {" "}All alike may stay.
   *[no] {""}
}
cheat-blood-die-alone = The Blood Die is the only one not scoring: it must be rolled.
cheat-blood-die-among = The Blood Die is the only one not scoring: it must be among those rolled.
cheat-dare = { $worth ->
    [total1000] Dare: after four alike in one roll the others may dare you to roll the odd die. Made: the five dice count 1,000, roll on.
    [plus1000] Dare: after four alike in one roll the others may dare you to roll the odd die. Made: 1,000 more, roll on.
   *[plus100] Dare: after four alike in one roll the others may dare you to roll the odd die. Made: 100 more, roll on.
}
cheat-last-die = The last die has { $tries-word } tries to score.
cheat-take-over-entered = Who has entered may go on with the dice and the points of a stay.
cheat-take-over-next = The next player may go on with the dice and the points of a stay.
cheat-release-asks = Ask “Can I roll?” once for every hit of the player before you, and wait for the yes.
cheat-release-word = Who takes a hit lets you roll: “You can go”, “Done”, a cough.
# Between two throws: three 2s to three 6s.
cheat-to = to
cheat-release-courtesy = Hits are taken before the next player rolls.

## Write it down: when a miss is called so, in few words

cheat-miss-dare = the dare misses
cheat-miss-blood = forced Blood Die misses
cheat-miss-after-all = all scored, all rolled, missed
cheat-miss-all = all dice, nothing
cheat-miss-first = first throw, nothing
cheat-miss-any = a roll scores nothing
cheat-points-risked-and-missed = points risked, and missed

## Hits: what earns them, in the fewest words

cheat-automatic-kept = Automatic ones are kept when the turn is missed.
cheat-shown-kept = What the dice show is kept when the turn is missed.
cheat-alike-with-the-odd-die = { $count-word } alike with the odd die
# $what is one of the lines below; hits for everyone, and hits that a miss does not take.
cheat-earned = { $what }{ $everyone ->
    [yes] , everyone
   *[no] {""}
}{ $automatic ->
    [yes] , automatic
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] and 1 more total
   *[other] and { $count-figure } more totals
}
cheat-each-step = { $strict ->
    [yes] each { $step-figure } passed
   *[no] each { $step-figure } landed on or passed
}
cheat-step-in-one-turn = { $strict ->
    [yes] more than { $step-figure } in one turn
   *[no] each { $step-figure } in one turn
}
cheat-total-ends-in = total ends in { $ending }
cheat-totals = total { $totals-comma }
cheat-first-home = { $over ->
    [yes] first over { $limit-figure }
   *[no] first at { $limit-figure }
}{ $more ->
    [yes] , one more
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } misses in a row, no hit before the last
cheat-if-kept = { $what }, if kept
cheat-alike-in-one-throw = { $count-word } { $face }s in one throw

## Halftime Show

cheat-halftime = When somebody reaches { $total-figure }: a line across the page and the song. Everyone has one turn beside the score, starting after that player; cells not played get a dash. { $tie ->
    [all] Equal best: a hit each.
    [rolloff] Equal best: roll it off.
   *[none] Equal best: nobody.
}

## The end

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] More than { $limit-figure } ends it at once.
        [finishRound] More than { $limit-figure } ends it; the round is played out.
       *[lastRound] More than { $limit-figure } ends it; all others have one more turn.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } ends it at once.
        [finishRound] { $limit-figure } ends it; the round is played out.
       *[lastRound] { $limit-figure } ends it; all others have one more turn.
    }
}
cheat-rounds = The game ends after { $rounds-figure } rounds.
cheat-cut = Nobody is written higher than { $limit-figure }.
cheat-exactly = { $limit-figure } must be hit exactly.
cheat-extension = Who goes beyond without hitting it moves it to { $extension-figure }.
cheat-same-total = { $back ->
    [previous] On whose total another lands falls back to his total before.
    [start] On whose total another lands falls back to where the other came from.
   *[zero] On whose total another lands falls back to 0.
}
cheat-last-licks = { $who ->
    [passed] Who is passed in the last turns has another one.
    [tied] A new leader, or one level with him, gives all others another last turn.
   *[everybody] A new leader in the last turns gives all others another one.
}
cheat-only-a-new-leader = In the last round one stops only as the new leader.
cheat-wins-first = First there wins.
cheat-wins-points = Most points win.
cheat-wins-hits = Most hits win.
cheat-wins-titles = Most titles win.
cheat-11000-rule = 11,000 Rule: call it from { $least-figure } on, dice in hand, before anyone has { $limit-figure }. Then { $points-figure } in one turn from { $limit-figure } wins; highest of that round steals the sheet.
# An award with the sheet's own line on it: "High Score: most points at the end."
cheat-award = { $award }: { $told-small }.
# Of equal counts the larger units win.
cheat-award-big-hit = { $award }: { $told-small }; a Double beats two singles.

## What scores

cheat-so-many-alike = { $shape } alike
cheat-any-alike = any { $count-word } alike
cheat-factor-of-dice = { $factor } × { $rolled-word } dice
cheat-across-rolls = Dice left earlier may complete three alike.
# What a throw does that decides the game, in the place of its worth.
cheat-throw-out = out
cheat-throw-loses = loses
cheat-throw-wins = wins
cheat-three-alike = { $more ->
    [yes] Three alike, straights and the like in one roll.
   *[no] Three alike in one roll.
}
cheat-each-further = { $later ->
    [yes] Each further one, in the same roll or later: { $step } more.
   *[no] Each further one, in the same roll: { $step } more.
}
cheat-all-dice = { $kept ->
    [yes] Whenever all dice have scored: { $points-figure } more, kept on a miss.
   *[no] Whenever all dice have scored: { $points-figure } more.
}
# $what: some of the three below.
cheat-clear = Confirm { $what-listed } by { $points-figure } more points before you stay.
cheat-clear-alike = dice alike
cheat-clear-straight = straights
cheat-clear-shape = pairs and the like
cheat-safe-straights = Straights, once set aside, are kept on a miss.
cheat-safe-some = Some points, once set aside, are kept on a miss.
cheat-wild-face = The { $face } of the red die is wild.

## The rules in short, from the rule set itself: a house rule prints as right as a preset.

# All blocks, in the order they are needed at the table.
cheat-what-scores = What scores
cheat-your-turn = Your turn
cheat-write-it-down = Write it down
cheat-hits = Hits
cheat-halftime-show = Halftime Show
cheat-the-end = The end

# What a whole page has room for besides: words and advice, as the rule set has them.
cheat-words = Words
cheat-advice = Advice

# Your turn
cheat-enter = To enter the game, in one turn
cheat-enter-dice = Dice aside to enter the game
cheat-stop = to stop, on every turn
cheat-stop-dice = dice aside to stop
cheat-stop-either = Points or dice, either will do.
cheat-no-stop = no stop with a total of
cheat-delay = delay of game, by vote
cheat-out-of-turn = rolling out of turn, by vote
cheat-declare = Say your total. Once challenged, a wrong one costs the turn.
cheat-to-the-right = The dice go to the right.

# Words on the sheet; several faults of one word share a line.
cheat-a-re-roll-kept-until = a Re-Roll, kept until used
cheat-struck-out-when-it-is = struck out when it is used
cheat-a-penalty-taken-off-from = a penalty, taken off from then on
cheat-mishandled-touched-off-the-board = mishandled, touched, off the board

# Hits
cheat-own-bonuses = Our own bonus numbers
cheat-never-two = Never two: two hits are three.
cheat-integrity-one-more = Hit integrity: hits right after a turn with hits are at least one more than then.
cheat-integrity-additive = Hit integrity: after a turn with hits, those and the new ones.
cheat-hits-at-once = Insta-Bongs at once, before anything else.

# What earns a hit, in the fewest words.
cheat-total-begins-with-a-square = total begins with a square

# What a throw is that earns a hit
cheat-a-straight = a straight
cheat-a-royale-1-to-6 = a Royale, 1 to 6

# The end
cheat-g-h-a-all-hits = G.H.A.: all hits divided by all players.

## The part of the cheat sheet that says what scores, from the combinations of the rule set.

# Every combination with its worth; a symbol beside the throw that earns one.
cheat-all-dice-and-none-scores = all dice, and none scores

# What the rows do not show: one roll or several, further dice, singles only.
cheat-each-further-doubles = Each further one in the roll doubles.
cheat-a-fourth-adds-nothing = A fourth 2, 3, 4 or 6 adds nothing.
cheat-singles-only = 1s and 5s only as singles.
cheat-a-royale-earns-a-reroll = A Royale, 1 to 6, earns a Re-Roll.
