# Odds, advice and review (docs/odds.md).

# Why the odds of a rule set, or chances to win in a position, are not told.
odds-straight-safe = Points that stay when a turn misses (straight-safe) are not in the odds.
odds-too-many-hands = These rules have more than { $most-figure } kinds of hands; their odds are not worked out.
odds-rounds = These rules end after so many rounds; nobody is home before that.
odds-last-turns = Chances to win are not worked out in the last turns of a game, under the 11,000 Rule and in the Halftime Show.
odds-hits-win = Hits win here: worths are points, and { $hit-figure } for each hit.

# `zonk-desktop review`, a line each.
odds-review-measure = { $measure ->
    [hits] Points, and 300 for each of the { hits-plain }:
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
