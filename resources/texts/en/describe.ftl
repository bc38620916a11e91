# A rule set in whole sentences: `zonk-desktop rules`, and the panel of rules in the window.

## A turn

describe-dice = { $dice-figure } dice.
describe-enter = To get in: { $points-figure } in one turn.
describe-enter-dice = To get in: { $dice-figure } dice aside.
describe-stop = To stop: { $points-figure } in the turn.
describe-stop-dice = To stop: { $dice-either } dice aside.
describe-stop-either = Points or dice: either will do to stop.
describe-no-stop = No stop with a total from { $low-figure } to below { $high-figure }.
describe-push-your-luck = To stop: { $dice-word } or more dice aside, but never all.
describe-delay = A delay of the game costs { $points-figure }, by vote.
describe-out-of-turn = Rolling out of turn costs { $points-figure }, by vote.
describe-misses-in-a-row = { $points-figure } off after { $count-figure } misses in a row.
describe-leave-all = All scoring dice of a throw are left.
describe-leave-one = At least one scoring die of a throw is left.
describe-all-score = { $forced ->
    [yes] When all dice score they must be picked up and rolled.
   *[no] When all dice score they may be picked up and rolled.
}{ $alike-may-stay ->
    [yes] {" "}All dice alike in one throw may stay.
   *[no] {""}
}
describe-blood-die-alone = When the Blood Die alone does not score it must be rolled.
describe-blood-die-among = When the Blood Die alone does not score it must be among the dice rolled.
describe-wild-face = The { $face } of the red die stands for whichever face helps.
describe-dare = { $worth ->
    [total1000] Four alike in one throw may be dared: made, the turn is worth 1,000.
    [plus1000] Four alike in one throw may be dared: made, it brings 1,000 more.
   *[plus100] Four alike in one throw may be dared: made, it brings 100 more.
}
describe-take-over-entered = After a stay who has entered may go on with the dice and the points left.
describe-take-over-next = After a stay the next player may go on with the dice and the points left.
describe-declare = Totals are declared. Once challenged, a wrong one costs the turn.
describe-release-asks = The next player asks to roll, once for every hit of the player before.
describe-release-word = Who takes a hit lets the next player roll by a word.
describe-release-courtesy = Hits are taken before the next player rolls.
describe-to-the-right = The dice go to the right.

## A miss: when it is called by this word

describe-miss-dare = a dare lost
describe-miss-blood = the Blood Die rolled by force
describe-miss-after-all = all dice rolled again after all had scored
describe-miss-all = all dice rolled
describe-miss-first = the first throw of a turn
describe-miss-any = any other

## Hits

# $title is what the rule set calls it.
describe-source = { $title }{ $amount ->
    [one] {""}
   *[other] , { $amount-figure } each
}{ $everyone ->
    [yes] , for everybody
   *[no] {""}
}{ $kept ->
    [yes] , kept on a miss
   *[no] {""}
}
describe-own-bonuses = The table may name bonus numbers of its own.
describe-never-two = Never two: two become three.
# A title of a hit within a line: "landing on a square".
describe-title-within = { $title-small }
# Two titles of the same hit: "Landing on a square, or passing one".
describe-title-or = { $first }, or { $next-small }
# Where hits come from, in lists: "Integrity: 10"
describe-by-integrity = integrity
describe-integrity-one-more = Integrity: after a turn with { hits-plain }, always more than then.
describe-integrity-additive = Integrity: after a turn with { hits-plain }, those and the new ones.
describe-automatic-kept = Automatic { hits-plain } are kept when the turn is missed.
describe-shown-kept = What the dice show is kept when the turn is missed.
describe-hits-at-once = Some are received at once, before anything else.

## The end

describe-limit = { $over ->
    [yes] { $how ->
        [immediate] Above { $limit-figure } the game is over.
        [finishRound] Above { $limit-figure } the round is finished.
       *[lastRound] Above { $limit-figure } all others get one more turn.
    }
   *[no] { $how ->
        [immediate] At { $limit-figure } the game is over.
        [finishRound] At { $limit-figure } the round is finished.
       *[lastRound] At { $limit-figure } all others get one more turn.
    }
}
describe-rounds = After { $rounds-figure } rounds the game is over.
describe-cut = Nobody is written higher than { $limit-figure }.
describe-exactly = { $limit-figure } must be hit exactly.
describe-extension = Who goes beyond { $limit-figure } without hitting it moves it to { $extension-figure }.
describe-same-total = { $back ->
    [previous] On whose total another lands falls back to the one before.
    [start] On whose total another lands falls back to where that one came from.
   *[zero] On whose total another lands falls back to 0.
}
describe-only-a-new-leader = In the last round one stops only as the new leader.
describe-wins-first = Who was there first wins.
describe-wins-points = Most points win.
describe-wins-hits = Most { hits-plain } win.
describe-wins-titles = Most titles win.
describe-11000-rule = The 11,000 Rule may be called from { $least-figure } on: { $points-figure } in one turn from { $limit-figure } wins.
describe-halftime = Halftime Show at { $total-figure }. { $tie ->
    [all] Equal best: all of them are first.
    [rolloff] Equal best: they roll it off.
   *[none] Equal best: nobody is first.
}
describe-awards = Awards: { $names-comma }

## Headings

describe-head-points = Points
describe-head-turn = A turn
describe-head-hits = { hits-plain-first }
describe-head-miss = A miss
describe-head-faults = Faults
describe-head-end = The end
describe-head-ceremony-text = At the table
describe-head-symbol = Signs on the sheet
describe-head-term = Words
describe-head-tip = Advice
describe-head-about = Where it comes from
describe-head-notice = Notice

## What scores, and what it is worth; $kept: a miss does not take it

describe-puts-out = puts its thrower out
describe-loses = loses the game
describe-wins = wins the game
describe-each = each { $face }
describe-each-later = each later one beside three alike
describe-worth = { $kept ->
    [yes] { $points-figure }, kept on a miss
   *[no] { $points-figure }
}
describe-by-face = { $points-figure } x the face
describe-alike = { $any ->
    [yes] { $whole ->
        [yes] { $count } alike in one throw
       *[no] { $count } alike
    }
   *[no] { $whole ->
        [yes] { $count } alike of { $faces-comma } in one throw
       *[no] { $count } alike of { $faces-comma }
    }
}
# $more: what each further die of the kind brings.
describe-alike-worth = { $by-face ->
    [yes] { $points-figure } x the face
   *[no] { $points-figure }
}{ $more ->
    [points] , { $step-figure } more for each further one
    [by-face] , { $step-figure } x the face more for each further one
    [doubled] , doubled by each further one
   *[no] {""}
}{ $kept ->
    [yes] , kept on a miss
   *[no] {""}
}
describe-straight = { $rolled ->
    [0] { $points-figure }
   *[other] { $factor } x the sum of { $rolled-figure } dice rolled for it
}{ $token ->
    [yes] , a re-roll
   *[no] {""}
}{ $kept ->
    [yes] , kept on a miss
   *[no] {""}
}
describe-so-many = { $count } alike
describe-none-scores = all dice, and none scores
