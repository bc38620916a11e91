# Odds, advice and review (docs/odds.md).

# Why the odds of a rule set, or chances to win in a position, are not told.
odds-straight-safe = Points that stay when a turn misses (straight-safe) are not in the odds.
odds-too-many-hands = These rules have more than { $most-figure } kinds of hands; their odds are not worked out.
odds-rounds = These rules end after so many rounds; nobody is home before that.
odds-last-turns = Chances to win are not worked out in the last turns of a game, under the 11,000 Rule and in the Halftime Show.
odds-hits-win = Hits win here: worths are points, and { $hit-figure } for each hit.
