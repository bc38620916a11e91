# The last page: who won, cards of awards, charts of the game, the seed of the dice.

end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } takes the sheet
   *[other] { $names-listed } share the sheet
}
end-nobody-wins = Nobody wins

## Cards of awards: a title, who holds it, a figure and a note below

# After two names: "Ann, Bob and two others".
end-others = { $count-word } others
# What the winning figure counts, where that is not points, and when it was reached.
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, in round { $round-figure }
       *[other] { hits-plain }, in round { $round-figure }
    }
    [titles] { $value ->
        [one] title, in round { $round-figure }
       *[other] titles, in round { $round-figure }
    }
   *[points] in round { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, shared
       *[other] { hits-plain }, shared
    }
    [titles] { $value ->
        [one] title, shared
       *[other] titles, shared
    }
   *[points] shared
}
end-most-hits = Most { hits-plain }
end-of-all-hits = of { $hits-figure } at the table
end-in-the-show = in the Halftime Show
end-in-one-turn = in one turn
end-turns-with-a-hit = turns in a row that earned { hit-a }
end-best-turn = Best turn
end-points-in-one-turn = points in one turn
end-longest-drought = Longest drought
end-turns-without-a-point = turns without a point
end-by-these-rules = by these rules

## The row of everybody, whoever won

# Read aloud: "hits: Ann 3, Bob 5".
end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average
