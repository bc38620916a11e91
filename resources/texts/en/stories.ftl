# Stories of players, from the figures of games: what stands beside a name, with no full stop.
# $count is two or more where a message has no singular.

# So many in one evening; $night is no where some of it was by day.
stories-feat-devil = { $count-word-first } devils in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-quadruple-insta-bong = { $count ->
    [one] A Quadruple Insta-Bong
   *[other] { $count-word-first } Quadruple Insta-Bongs in one { $night ->
        [yes] night
       *[no] day
    }
}
stories-feat-triple-insta-bong = { $count ->
    [one] A Triple Insta-Bong
   *[other] { $count-word-first } Triple Insta-Bongs in one { $night ->
        [yes] night
       *[no] day
    }
}
stories-feat-double-insta-bong = { $count-word-first } Double Insta-Bongs in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-insta-bong = { $count-word-first } Insta-Bongs in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-royale = { $count ->
    [one] A Royale
   *[other] { $count-word-first } Royales in one { $night ->
        [yes] night
       *[no] day
    }
}
stories-feat-slim-pickins = { $count ->
    [one] All dice, one at a time
   *[other] All dice one at a time, { $count-word } times in one { $night ->
        [yes] night
       *[no] day
    }
}
stories-feat-turkey = { $count-word-first } Turkeys in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-straight = { $count-word-first } straights in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-square = { $count-word-first } squares in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-train-wreck = { $count-word-first } Train Wrecks in one { $night ->
    [yes] night
   *[no] day
}
stories-feat-third-zonk = { $count-word-first } Third Zonks in one { $night ->
    [yes] night
   *[no] day
}

# Of one game.
stories-game-best-turn = { $count-figure } points in one turn
stories-game-hits-game = { hits-counted } in one game
stories-game-hits-turn = { hits-counted } in one turn
stories-game-hits-running = { hits-plain-first } { $count-word } turns running
stories-game-missed-running = Missed { $count-word } turns running
stories-won-by = Won, { $points-figure } points ahead
# Of many games.
stories-won-running = Won { $count-word } games running
stories-beats = Beat { $rival } { $won-word } times of { $games-word }
stories-games = { $games ->
    [one] One game
   *[other] { $games-figure } games
}
# $month as in May 2026.
stories-games-won = { $games ->
    [one] One game, won in { $month }
   *[other] { $games-figure } games, last won in { $month }
}
