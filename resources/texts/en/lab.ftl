# Trials of rules. Figures come as they are to be shown.
lab-title = { $rules }, { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}, seed { $seed }.
lab-length = { $rounds } rounds, about { $minutes } minutes.
lab-turns = { $misses } of the turns miss; { $throws } throws a turn; { $forced } of the throws leave no choice.
# Of every throw of so many dice.
lab-miss = { $dice ->
    [one] 1 die misses
   *[other] { $dice-figure } dice miss
} { $chance }.
lab-wins = Wins by seat: { $seats-comma }. Who leads at half loses { $upset }.
lab-careful = One careful player among the best wins { $careful }; an even share is { $even }.
lab-hits = { hits-plain-first } a head: { $hits }.
lab-source = { $source }: { $hits }
# Ctrl+C; $done: games that are over.
lab-called-off = { $done ->
    [0] Stopped before a game was over: there is nothing to tell.
    [one] Stopped after one game of { $of-figure }. What is told is of that one.
   *[other] Stopped after { $done-figure } of { $of-figure } games. What is told is of these.
}
lab-progress = { $done-figure } of { $of ->
    [one] 1 game
   *[other] { $of-figure } games
}
# Below the result; $pace has a figure behind the point.
lab-speed = { $pace } games a second on { $count ->
    [one] 1 process
   *[other] { $count-figure } processes
}.
lab-speed-cluster = { $pace } games a second on { $count ->
    [one] 1 worker
   *[other] { $count-figure } workers
} of the cluster.

## The lab in the window.

# Beside the preview of Rules settings, and in the lab itself.
lab-try = Try { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}
lab-try-tip = Computers play these rules; what comes of them is drawn while they play.
lab-name = Rules lab
lab-against = against
lab-against-nothing = nothing else
lab-against-name = Rules to compare with
lab-games = Games
lab-seed = Seed
lab-stop = Stop
lab-progress-name = Games played
lab-pace = { $games-figure } a second, { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes-figure } minutes left
}
# Below the results: who plays.
lab-who = { $players-word-first } players. All play their best but one careful one, who sits in every seat in turn.
lab-who-both = { $players-word-first } players. All play their best but one careful one, who sits in every seat in turn. Both rule sets get the same dice.
lab-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}. What came until then stays.
# The game in which somebody took most hits, by its number.
lab-watch = Watch game { $game-figure }
lab-watch-note = The game with the most hits for one player, in the replay
lab-watch-wait = Playing game { $game-figure } once more …
lab-watch-title = { $rules }, game { $game-figure } of the lab
lab-no-processes = No more games can be played: { $why }. What came until then stays.
lab-process-died = A process has died in the middle of the games. There may be too little memory; try fewer games. What came until then stays.
lab-went-wrong = Something went wrong in these games. What came until then stays, and the log has more.
lab-other-does-not-hold = The other rules do not hold. { $wrong }

## What came of the games.

lab-was = was { $value }
lab-figure-rounds = rounds in a game
lab-figure-minutes = minutes at 14 s a throw
# Where enough games were played at this table to know its pace.
lab-figure-minutes-here = minutes at your { $seconds-figure } s a throw
lab-figure-misses = of the turns miss
lab-figure-hits = { hits-plain } a head
lab-figure-upset = leader at half loses
lab-figure-forced = throws without a choice
lab-length-title = How long it takes
lab-length-note = games by rounds
# Games that took so many rounds; $more: from the one number to the other.
lab-rounds-bar = { $more ->
    [yes] { $least-figure } to { $top-figure } rounds
   *[no] { $least ->
        [one] 1 round
       *[other] { $least-figure } rounds
    }
}
lab-rounds-mean = { $name }: { $rounds } rounds
lab-seats-title = Does it pay to go first?
lab-seats-note = % of wins by seat, ± { $off }
# Two rule sets were played with the same dice; $change is what these rules changed.
lab-change-rounds = games by rounds; { $change } ± { $off }
lab-change-first = % of wins; the first { $change } ± { $off }
lab-change-careful = wins; the careful one { $change } ± { $off }
lab-even = even
# Whose turn it is in the first round: 1 is who begins.
lab-seat = { $seat ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $seat }th
}
lab-sources-title = Where the { hits-plain } come from
lab-sources-note = a head and game
lab-sources-note-both = a head and game; dot: { $own }, ring: { $other }
lab-never = never
# Below the chances to miss, where two rule sets are compared.
lab-miss-same = Nothing here changed.
lab-miss-was = Dotted: by { $other }.
lab-careful-title = Does care pay?
lab-careful-note = wins; dots: an even share
lab-best = One of the best, { $name }
lab-careful-one = The careful one, { $name }
lab-never-title = Never happened
lab-never-note = in { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}
lab-never-none = Every source of { hits-plain } came at least once.
lab-yet-title = And yet
lab-yet-length = The longest game took { $longest } rounds, the shortest { $shortest }.
lab-yet-hits = Somebody took { hits-counted } in one game.

## Saving.

lab-save-figures = Save the figures…
lab-save-picture = Save the picture…
lab-save-title = Save what the rules lab found
lab-nothing-to-save = There is nothing to save yet.
lab-written = { $file } is written.
lab-not-written = { $file } cannot be written: { $why }. Choose another folder.
lab-back = Back to the rules
# The same in a narrow window.
lab-brief-figures = Figures…
lab-brief-picture = Picture…
lab-brief-back = Back
lab-brief-use = Use
