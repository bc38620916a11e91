# What one sees first: dice on the felt, and what can be begun.

start-no-game-is-waiting = No game is waiting.
start-continue = Continue
# Below it until the Zonk File has been asked.
start-the-last-game-at-its = the last game, at its last throw
# Below it: the sheet's name, the round, and whose turn it is.
start-continue-note = { $rules }, round { $round-figure }, { $name } to play
# The same where there is little room.
start-continue-brief = round { $round-figure }, { $name } to play
start-new-game = New game
start-who-plays-by-which-sheet = who plays, which rules
start-sheets = Sheets to print
# Where there is no room.
start-sheets-short = Sheets
start-for-dice-on-a-real = for a table made of wood
start-file = The Zonk File
start-file-short = Zonk File
# $games: how many it holds.
start-file-note = { $games ->
    [0] every game is kept
    [one] { $games-figure } game kept
   *[other] { $games-figure } games kept
}
start-throw = Throw now
# $rival: the computer that plays against whoever throws.
start-throw-note = You against { $rival }. Five dice, one red.
# The same where there is little room, and so for the others.
start-throw-brief = You against { $rival }.
start-who-plays-brief = who plays
start-for-dice-brief = for real dice
start-file-brief = { $games ->
    [0] all games
    [one] { $games-figure } game
   *[other] { $games-figure } games
}
# The name of who has none yet: it stands in sentences about them, as in "Player rolls".
start-you = Player

# Called out over the felt: dice that nobody threw, and what they would have brought. The word of a
# sheet for a miss stands alone, and below it start-nobody-misses.
start-nobody-rolls = Nobody rolls { $faces }: { $points-figure } points, written nowhere.
start-nobody-misses = Nobody rolls { $faces }, and nobody minds.

# Cards for best games. A title, a name, a figure; below them the day and start-card-tale, or where
# there is little room start-card-tale alone.
start-best-turn = Best turn
start-best-night = Shortest night
start-best-hits = Most hits
start-best-drought = Longest drought
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } turn
   *[other] { $value-figure } turns
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } turn
   *[other] { $value-figure } turns
}
start-card-note = { $day }, { $tale }
# What a best game tells beside its figure. All of it is true: half a night's work is a turn that
# brought half of the points of its player, or more. $count: turns, hits or points.
start-card-tale = { $tale ->
    [turn-half] half a night’s work
    [turn-won] and the game as well
    [turn-lost] and did not win
    [night-clean] not one for nothing
    [night-alone] nobody else half way
    [night-misses] { $count-word } of them for nothing
    [hits-alone] nobody else had one
    [hits-most] more than all the rest
    [hits-of] of { $count-figure } at the table
    [drought-won] and won all the same
    [drought-back] still asked back
   *[drought-end] { $count ->
        [0] and nothing in the end
       *[other] still made { $count-figure }
    }
}
# A card to a screen reader.
start-card = { $title }: { $name }, { $value }
# What a press on the card does.
start-card-opens = Open this game: { $rules }, { $day }
