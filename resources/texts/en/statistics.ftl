# Statistics of the Zonk File, and what the end page says of the dice.

## The window

statistics-title = Statistics
statistics-progress = Games read
statistics-reading = { $read-figure } of { $games-figure } games read
statistics-read = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}{ $refused ->
    [0] {""}
    [one] . 1 cannot be played again and is left out.
   *[other] . { $refused-figure } cannot be played again and are left out.
}
statistics-save = &Save
statistics-close = Close
# In the menu of Save; $times is 1 to 3.
statistics-png = { $times ->
    [1] Picture, as on the screen (PNG)
    [2] Picture, twice as large (PNG)
   *[other] Picture, three times as large (PNG)
}
statistics-save-svg = Drawing (SVG)
statistics-save-csv = Table (CSV)
statistics-save-title = Save the statistics
statistics-nothing-to-save = There is nothing to save yet.
statistics-written = Written: { $file }.
statistics-not-written = { $file } cannot be written: { $why }.
statistics-no-picture = the picture cannot be drawn
statistics-percent = { $share } %
# A page while there is no game.
statistics-empty = Nothing to tell yet
statistics-empty-race = Here everybody's total runs from round to round, as soon as a game has been played.
statistics-empty-hits = Here stands what brings hits at your table, the commonest first, as soon as a game has been played.
statistics-empty-turns = Here stands how much a turn brings, against a player who always stays at the same figure, as soon as a game has been played.
statistics-empty-players = Here stands who has won how often, who beats whom, and who is in form, as soon as a game has been played.
statistics-empty-sheets = Here the rule sets stand side by side, as soon as a game has been played.
statistics-empty-records = Here hang the best turn, the biggest hit and the longest run, each opening its game, as soon as a game has been played.
statistics-empty-dice = Here stands how often each face fell, and whether honest dice do that, as soon as a game has been played.
statistics-none-sub = Play on, and it will stand here.

## The race

statistics-page-race = Race
statistics-race-game = Game
statistics-race-kind = What is drawn
statistics-race-totals = Totals
statistics-race-behind = Behind the leader
statistics-race-chances = Chance to win
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Halftime Show
statistics-race-axis = round
# At the line of the points that a game is played to.
statistics-race-home = home, { $points-figure }
statistics-race-head = Round { $round-figure }
statistics-race-gain = +{ $points }
# What is told to a screen reader: $turns are sentences of the next kind.
statistics-race-round = Round { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, total { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] one player
   *[other] { $players-figure } players
}, { $rounds ->
    [one] one round
   *[other] { $rounds-figure } rounds
}. Point at a round to read it; arrow keys walk through them.
statistics-race-none = Nobody has written anything yet
statistics-race-led = { $name } led from round { $round-figure } on
statistics-race-led-always = { $name } led from the first round to the last
statistics-race-leads = { name-leads } since round { $round-figure }
statistics-race-leads-always = { name-leads } from the first round on
statistics-race-lead = In the lead
statistics-race-lead-of = { $rounds-figure } of { $of ->
    [one] 1 round
   *[other] { $of-figure } rounds
}
statistics-race-changes = Changes of the lead
statistics-race-changes-last = the last in round { $round-figure }, to { $name }
statistics-race-changes-none = nobody was overtaken at the top
statistics-race-jump = Biggest jump
statistics-race-jump-by = { $name }, round { $round-figure }
statistics-race-gap = Between the first two
statistics-race-gap-between = { $second } behind { $first }

## Hits

statistics-page-hits = { $hit-word ->
    [stars] Stars
    [honour] Honour
   *[hits] Hits
}
statistics-hits-none = { $hit-word ->
    [stars] No stars yet
    [honour] No points of honour yet
   *[hits] No hits yet
}
statistics-hits-player = Player
statistics-hits-everybody = Everybody
statistics-hits-all-rules = All rule sets
statistics-hits-none-sub = What brings them will stand here, the commonest first.
statistics-hits-others = all others
# Behind a bar.
statistics-hits-share = { $hits-figure }, { $share } %
# $source begins with a capital.
statistics-hits-head = { $source }: { $share } in 100
statistics-hits-sub = { hits-counted } in { $games ->
    [one] one game
   *[other] { $games-figure } games
}. { name-has } most of them: { $most-figure }.

## Turns

statistics-page-turns = Turns
statistics-turns-rules = Rules
statistics-turns-points = { $points-figure } points
statistics-turns-simple-from = The simple player stays from
statistics-turns-against = against a simple player who keeps all that scores and stays from
statistics-turns-axis = turns
statistics-turns-axis-points = points of the turn
statistics-turns-played = played
statistics-turns-simple = simple player, exactly
statistics-turns-miss = miss
statistics-turns-none = No turn yet
# The bars of the chart in words. $least to $top: the points of the highest one
statistics-turns-told = { $misses-figure } of { $turns ->
    [one] 1 turn
   *[other] { $turns-figure } turns
} missed.{ $most ->
    [0] {""}
   *[other] {" "}The most others, { $most-figure }, brought { $open ->
        [yes] { $least-figure } points and more
       *[no] { $least-figure } to { $top-figure } points
    }. The best turn brought { $best-figure }.
}
# A bar that is pointed at. $thought: turns that a simple player would have.
statistics-turns-bar = { $kind ->
    [miss] Misses
    [one] { $least-figure } points
    [open] { $least-figure } points and more
   *[between] { $least-figure } to { $top-figure } points
}: { $played ->
    [one] 1 turn
   *[other] { $played-figure } turns
}{ $simple ->
    [some] ; { $thought ->
        [0] hardly one
       *[other] { $thought-figure }
    } of the simple player
   *[none] {""}
}
statistics-turns-head = A turn brings { $points-figure } points
statistics-turns-sub = { $turns-figure } turns. The simple player gets { $points-figure }, once in the game and undared.
statistics-turns-reckoning = { $turns-figure } turns. The simple player is being worked out.
statistics-turns-house = { $turns-figure } turns. For house rules there is no exact figure.

## Players

statistics-page-players = Players
statistics-players-all = Everybody
statistics-players-column-name = Player
statistics-players-column-games = Games
statistics-players-column-won = Won
# Of the games that were finished.
statistics-players-column-share = Share won
statistics-players-column-average = A turn
statistics-players-column-misses = Misses
statistics-players-column-best = Best turn
statistics-players-column-hits = { $hit-word ->
    [stars] Stars
    [honour] Honour
   *[hits] Hits
}
# In the table of everybody.
statistics-players-who = { $computer ->
    [yes] { $name } (computer)
   *[no] { $name }
}
statistics-players-none = Nobody has won yet
statistics-players-none-sub = Games that are still open count for turns and misses only.
statistics-players-head = { name-has } won most: { $won ->
    [one] one game
   *[other] { $won-figure } games
}
statistics-players-sub = { $first } and { $second } met most often: { $games ->
    [one] one game
   *[other] { $games-figure } games
}, won { $ahead-figure } to { $behind-figure }.
statistics-players-alone = Nobody has met anybody yet.
statistics-rivals = Who beats whom
statistics-rivals-column-pair = Two who met
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Games together
statistics-rivals-column-first = Won by the first
statistics-rivals-column-second = Won by the second
statistics-stories = Stories
statistics-stories-column-story = Story
statistics-stories-column-player = Player
statistics-stories-column-day = Date
statistics-form = Form
statistics-form-note = Points a turn over the last ten games, of the five who play most. Rising means that somebody gets better, or braver and lucky. The wheel, + and − zoom.
statistics-form-axis = points a turn
# A line of the chart in words
statistics-form-told = { $name }: { $points-figure } points a turn at last, { $first-figure } after the first game.
statistics-form-games = games of this player
# A place of the chart: how many games a player has played there.
statistics-form-game = game { $game-figure }

## Rule sheets

statistics-page-sheets = Rule sets
statistics-sheets-column-rules = Rules
statistics-sheets-column-games = Games
statistics-sheets-column-finished = Finished
statistics-sheets-column-length = Turns a head
statistics-sheets-column-points = A turn
statistics-sheets-column-misses = Misses
statistics-sheets-column-hits = { $hit-word ->
    [stars] Stars a head
    [honour] Honour a head
   *[hits] Hits a head
}
statistics-sheets-none = No rule set has been played yet
statistics-sheets-head = { $rules } is played most: { $games ->
    [one] one game
   *[other] { $games-figure } games
}
statistics-sheets-sub = { $sheets ->
    [one] One rule set. Length and hits are averages of finished games.
   *[other] { $sheets-figure } rule sets. Length and hits are averages of finished games.
}

## Records

statistics-page-records = Records
statistics-records-open = Watch this game again
statistics-records-none = No records yet
statistics-records-head = The best turn brought { $value }
statistics-records-sub = { $note }. A press on a record shows its game.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Best turn
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: turns in a row that earned a hit
statistics-record-title-longest-miss = Longest miss
statistics-record-title-highest-group-hit-average = Highest Group Hit Average
statistics-records-a-head = { $low } to { $high } hits a head, says { $rules }
statistics-records-a-head-note = in { $games ->
    [one] one finished game
   *[other] { $games-figure } finished games
}, from { $least } to { $most }; { $within-figure } lay between.

## Dice

statistics-page-dice = Dice
statistics-dice-which = Which dice
statistics-dice-screen = On screen
statistics-dice-real = Real dice
# Above a picture, and what it is measured in.
statistics-dice-title-straying = How far each face strays
statistics-dice-title-course = All faces together, as it went
statistics-dice-title-luck = Who rolls better than the dice
statistics-dice-unit-straying = dashed: six honest faces stay inside in 95 of 100 tables
statistics-dice-unit-course = chi-square, 5 degrees of freedom
statistics-dice-unit-luck = points of luck a throw, as in the review
statistics-dice-expected = expected
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 honest table in 100 gets up here
   *[other] 1 honest table in 100 gets up here at some time in { $games-figure } games
}
statistics-dice-band = where 8 of 10 honest tables are at any one time
statistics-dice-now = { $square } today
statistics-dice-faces = { $faces-figure } dice
# The answer to "are they rigged?"; the same words on the end page.
statistics-answer-few = Too few to say anything
statistics-reason-few = { $faces-figure } faces are too few to say anything. Play on.
statistics-answer-even = No, they are not rigged
statistics-reason-even = { $faces-figure } dice have landed, as even as one may expect. Honest dice stray this far or further in { $of } of 100 such counts.
statistics-answer-uneven = Less even than most
statistics-reason-uneven = { $faces-figure } dice have landed. Honest dice stray this far in { $of } of 1,000 such counts, so it happens; look again after more games.
statistics-answer-odd = Look at these dice
statistics-reason-odd = { $faces-figure } dice have landed, and not evenly. Honest dice stray this far in fewer than 1 of 1,000 such counts. Look at these dice, or at whoever types them.
statistics-dice-verify = Verify every throw
statistics-dice-no-seal = Real dice were thrown by hand; there is nothing to verify.
# Copies the page.
statistics-dice-send = Copy as one picture
statistics-copied = The page is on the clipboard as one picture, to be pasted into a message.
statistics-dice-seal = Each game's dice were pledged before its first throw. This throws them all again from the seed. Anybody can repeat it on another machine.
statistics-dice-verifying = { $done-figure } of { $games-figure } games verified
statistics-dice-good = { $good ->
    [0] No game has told its seed yet
    [one] 1 game checks out
   *[other] { $good-figure } games check out
}{ $without ->
    [0] .
   *[other] ; { $without-figure } tell no seed yet, or pledged none.
}
statistics-dice-bad = { $bad ->
    [one] 1 game does not check out: number { $first }.
   *[other] { $bad-figure } games do not check out, the first is number { $first }.
} Verify it in the Zonk File to see the throw.

## Luck of everybody, on the page of dice

# What is told to a screen reader of each player; $luck has its sign.
statistics-luck-line = { $name }: { $luck } points a throw, { $word }
statistics-luck-word-very-lucky = very lucky
statistics-luck-word-lucky = lucky
statistics-luck-word-even = even
statistics-luck-word-unlucky = unlucky
statistics-luck-word-very-unlucky = very unlucky
statistics-luck-few = As soon as somebody has thrown { $throws-figure } times in finished games, it stands here.
statistics-luck-reading = { $done-figure } of { $games-figure } finished games looked at.
statistics-luck-left-out = { $games ->
    [one] One game is left out: its odds are not worked out.
   *[other] { $games-figure } games are left out: their odds are not worked out.
}
statistics-luck-alone = Luck has no memory. The band is where 95 of 100 honest players stay.
statistics-luck-inside = Luck has no memory. { name-leads } because somebody must, and the dot is still in the band.
statistics-luck-beyond = { name-is } beyond the band, where all of them stay in 95 of 100 honest counts. Luck has no memory all the same.
statistics-luck-apart-real = On real dice typed in by hand: { $faces-figure } more, kept apart.
statistics-luck-apart-screen = On screen: { $faces-figure } more, kept apart.
