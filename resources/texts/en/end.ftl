# The last page: who won, cards of awards, charts of the game, the seed of the dice.

end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } takes the sheet
   *[other] { $names-listed } share the sheet
}
end-nobody-wins = Nobody wins
# Why the game was won, and what a computer that won it says.
end-computer-says = { $note } { $line }

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
# Below the number of turns.
end-turns-without-a-point = { $turns ->
    [one] turn without a point
   *[other] turns without a point
}
end-by-these-rules = by these rules

## The row of everybody, whoever won

# Read aloud: "hits: Ann 3, Bob 5".
end-hits-told = { hits-plain }: { $told }
end-group-average = Group { $hit-word ->
    [stars] Star
    [honour] Point
   *[hits] Hit
} Average

## Charts

end-dice-landed = { $dice-figure } dice landed. Dashed: { $expected-figure } expected.

## The charts of the last page: totals over the rounds, and how the dice fell.

# Totals over the rounds, a line a player; lines differ in dash as well.
end-how-it-went = How it went. { $told }
end-chart-race = How it went

# How often each face fell, against what is expected.
end-were-the-dice-honest = Were the dice honest? { $told }
end-chart-dice = Were the dice honest?
end-nothing-odd = Nothing odd.
end-point-here-for-what-that = Point here for what that means.

## The end of the game: the sheet, the awards, how it went, and what now.

# The sheet at the left, all else at the right.
end-play-again = Play again
end-same-players-same-rules = same players, same rules
end-print-the-sheet = Print the sheet
end-the-winner-keeps-it = the winner keeps it
end-open-the-zonk-file = Open the Zonk File
end-already-in-it = already in it
end-back-to-the-table = Back to the table
end-the-dice-still-lie-there = the dice still lie there

## Who takes the sheet and why, and what everybody won.

# What ended the game, in a sentence.
end-one-throw-did-it = One throw did it.
end-home-with = Home with { $home }.
end-home-hits-win = { name-is } home. { $hit-word ->
    [stars] Most stars win.
    [honour] Most honour wins.
   *[hits] Most hits win.
}
end-home-titles-win = { name-is } home. Most titles win.
end-one-throw-lost-it = One throw lost it.
end-the-last-round-is-played = The last round is played.
end-everybody-wins-something = Everybody wins something.

# Everybody wins: hits of each, and the average of the table.
end-everybody-wins = Everybody wins
