# The coach's panel beside the table: what a choice cost once it is made, and the chances to win.

coach-name = Coach
coach-who = { $name }’s last choice
coach-best = Best
coach-as-good = As good
# $cost is one of coach-cost-points, -hits, -wins.
coach-cost = { $kind ->
    [stay] The stay cost { $cost }
    [roll] The roll cost { $cost }
    [keep] The keep cost { $cost }
    [take-dare] Taking the dare cost { $cost }
    [refuse-dare] Refusing the dare cost { $cost }
   *[other] It cost { $cost }
}
coach-cost-points = { $by ->
    [one] one point
   *[other] { $by-figure } points
}
# In so many turns like that one, and in so many games.
coach-cost-hits = { hits-counted } in { $of-figure } turns
coach-cost-wins = { $by ->
    [one] one game in { $of-figure }
   *[other] { $by-figure } games in { $of-figure }
}
# $what is hint-do, a whole sentence.
coach-better = Better: { $what }
# Another choice that was a hair better, or the same.
coach-as-good-as = By a hair: { $what }
coach-more = { $why }
# The ways on, the best first; then what their bars tell.
coach-ways = { $ways ->
    [one] One way on
   *[other] { $ways-word-first } ways on
}: { $columns-listed }
# The same for the last choice; what was chosen is marked among them.
coach-ways-there-were = { $ways ->
    [one] There was one way on
   *[other] There were { $ways-word } ways on
}: { $columns-listed }
coach-way = { $what }
coach-made = Chosen: { $what }
# Before the first choice of a game, and where nothing could be chosen.
coach-waits = { $hints ->
    [yes] Choose first: I look at every choice and say what it was worth. Ask beforehand with H; H again shows all ways on.
   *[no] Choose first: I look at every choice and say what it was worth.
}
coach-column-points = points
# Of so many such turns.
coach-column-hits = worth in { hits-plain } of { $of-figure } turns
# Hits that nothing can take any more, and those that a miss would take.
coach-column-sure = safe { hits-plain }
coach-column-stake = { hits-plain } at stake
coach-column-misses = misses
coach-column-wins = wins
coach-figure = { $column }: { $value }.
coach-percent = { $share } %
coach-chances = Chance to win so far
coach-chance-of = { $name }: { $share } in 100.
# Where hits win, what turns like the one in progress bring.
coach-coming = { $of-figure } turns like { $name }’s, played best from here: { hits-counted }. { $some-figure } bring { hit-a } or more, { $miss-figure } miss.
