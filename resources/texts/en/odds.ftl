# Odds, advice and review (docs/odds.md).

# Why the odds of a rule set, or chances to win in a position, are not told.
odds-only-totals = This is a sheet of totals: what the dice showed is not known, so neither is luck, nor what choices gave away.
odds-too-many-hands = These rules have more than { $most-figure } kinds of hands; their odds are not worked out.
odds-clear = These rules have combinations that must be confirmed; their odds are not worked out.
odds-last-die = These rules give the last die several tries; their odds are not worked out.
odds-beat-previous = By these rules a turn must bring more than the one before; their odds are not worked out.
odds-first-throw = These rules take points for a first throw without any; their odds are not worked out.
odds-last-licks = By these rules a new leader opens the last turns again; nobody knows the chance to win.
odds-show = The Halftime Show is for a hit, not for points: it decides nothing about winning.
odds-decided = Whoever was home first has won; what is left to play decides nothing.
odds-unknown-hits = Hits win here: nobody’s chance to win is known.
odds-unknown-same-total = Whoever lands on another’s total sends that player back: by these rules nobody’s chance to win is known.
odds-unknown-take-over = Dice and points may be taken over from the player before: by these rules nobody’s chance to win is known.
odds-unknown-extension = Whoever goes beyond the limit without hitting it moves it for all: by these rules nobody’s chance to win is known.
odds-unknown-landing = The limit must be hit exactly: by these rules nobody’s chance to win is known.
odds-hits-win = Hits win here: worths are points, and { $each-figure } for each hit.

# `zonk-desktop review`, a line each.
odds-review-measure = { $measure ->
    [hits] Points, and { $each-figure } for each of the { hits-plain }:
   *[points] Points:
}
# par: what best play brings on the average from where each turn began.
odds-review-player = { $name }: { $whole } = par { $par }, luck { $luck }, cost { $cost }, rest { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(from { $start-figure })
}
odds-review-dear = { $name } gave away { $cost }: { $chosen } with { $points-figure } points{ $dice-count ->
    [0] {""}
   *[other] , dice { $dice }
}; best { $best }
odds-review-luckiest = Luckiest throw: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Unluckiest throw: { $name }, { $dice }: { $luck }
odds-review-chances = Chances to win at the end: { $chances-comma }
