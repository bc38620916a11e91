# The command line: help, errors, reports. Commands, options and words in capitals stay as they are.

cli-option-help = Explain the command.
cli-option-data-dir = The folder with the Zonk File, instead of this user's own.
cli-option-rules = A rule set by its key, or a file of house rules.
cli-option-option = A rule varied; may be said several times. rules KEY --knobs lists them.
cli-option-seed = A number; the same seed brings the same games.
cli-option-cores = Processors to use; all where nothing is said.
cli-option-on = A cluster of Dask to work on instead, as tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Bring in games that are there already once more.

# zonk-desktop 
cli-summary-window = The dice game Zonk after five of its rule sheets.
cli-about-window = Without a command the window opens, with FILE.zonk in it if one is named.
cli-option-window-selftest = Use every part of the program once, in a temporary folder, and print a line for each; with a folder the report and pictures of the window are kept there.
cli-option-window-version = Print the version.
cli-example-window-1 = the window
cli-example-window-2 = the window, with a transcript in it
cli-example-window-3 = the same table in the terminal
cli-example-window-4 = all about one command

# zonk-desktop play
cli-summary-play = A game in the terminal, with dice that anyone can check afterwards.
cli-about-play = What is not said is asked. A file that is there already is never written over. Until the game is over its seed lies beside it in FILE.zonk.seed; the window goes on with a game that was left, as Zonk File > Import brings both in.
cli-option-play-players = The names as they sit, with commas between.
cli-option-play-gestures = The moment of each throw is mixed into it, so that nobody can know it before.
cli-option-play-words = A word typed behind roll is mixed into each throw, so that nobody can know it before.
cli-option-play-output = Write the game down as it is played, on the disk at every action.
cli-example-play-1 = asks for rules and players
cli-example-play-2 = writes it down
cli-example-play-3 = a short solo

# zonk-desktop replay
cli-summary-replay = The score sheet of a written game, and where it stands.
cli-option-replay-json = Everything, for programs (docs/transcript.md).
cli-example-replay-1 = the sheet as text
cli-example-replay-2 = one JSON object

# zonk-desktop verify
cli-summary-verify = The dice of a game against the seed that was pledged before it.
cli-about-verify = Every throw, the order of play and the Magic Number are worked out again. It names what it checked and what no seed can tell (docs/fair-dice.md).
cli-example-verify-1 = 0 when the dice are honest, else 1 and why not

# zonk-desktop sheet
cli-summary-sheet = A score sheet as a PDF file, blank or of a game.
cli-about-sheet = What stood under that name is kept until the new sheet is whole.
cli-option-sheet-players = How many columns a blank sheet has.
cli-option-sheet-names = Names for the columns of a blank sheet.
cli-option-sheet-rows = Rows of a blank sheet, 1 to 500; otherwise what fits.
cli-option-sheet-game = Print this game instead of a blank.
cli-option-sheet-reviewed = With what the dice gave each player, and what choices gave away.
cli-option-sheet-paper = The paper; a4 where nothing is said.
cli-option-sheet-held = How it is held; otherwise the players decide.
cli-option-sheet-output = Where to write it; - is standard output.
cli-example-sheet-1 = a blank sheet
cli-example-sheet-2 = of house rules, with names
cli-example-sheet-3 = a game, straight to the printer

# zonk-desktop rules
cli-summary-rules = The rule sets, and what can be varied in each.
cli-option-rules-knobs = Every knob with value, type, range, default and source.
cli-option-rules-refusals = All codes of refusals, with their sentences.
cli-example-rules-1 = the sheets
cli-example-rules-2 = what can be varied
cli-example-rules-3 = house rules in short

# zonk-desktop rules check
cli-summary-rules-check = Whether a file of house rules holds.
cli-about-rules-check = Says in one line what is wrong, at which key, and what would be right.
cli-example-rules-check-1 = 0 when it is a complete rule set

# zonk-desktop odds
cli-summary-odds = Chances of a rule set: a turn of best play, and each number of dice.
cli-about-odds = Counted exactly over every throw, by the engine's own rules; house rules included.
cli-option-odds-entered = For somebody who is in the game.
cli-option-odds-not-entered = For somebody who is not, as at its beginning.
cli-option-odds-total = Points on the sheet; 0 where nothing is said.
cli-option-odds-json = The figures for programs (docs/odds.md).
cli-option-odds-prove = Best play held against every throw, played by the engine.
cli-option-odds-for = What is proved: points (where nothing is said), hits, or to be home with this turn.
cli-option-odds-hit = Points that a hit weighs; 300 where nothing is said.
cli-option-odds-csv = Every hand and row of the proof as a table.
cli-example-odds-1 = before the first entry
cli-example-odds-2 = one JSON object
cli-example-odds-3 = how far best play is from the mean over every throw
cli-example-odds-4 = every hand and row, for a spreadsheet

# zonk-desktop advise
cli-summary-advise = The choices of a written game's last position, the best first.
cli-about-advise = Each choice with its worth, the chance that its roll misses, and the chance to win.
cli-option-advise-for = What is wanted; points where nothing is said.
cli-option-advise-json = The choices for programs (docs/odds.md).
cli-example-advise-1 = by points
cli-example-advise-2 = by the chance to win

# zonk-desktop match
cli-summary-match = A tournament of computer players: who wins how often.
cli-about-match = Levels are sharp, good, casual and novice. Everybody sits in every seat equally often. Figures come with what they may be off by, at 95 %.
cli-option-match-players = Who plays, as they sit: characters, with a level if one is wanted, or a class of your own.
cli-option-match-games = How many games; 100 where nothing is said.
cli-option-match-output = A folder for the games as transcripts.
cli-option-match-json = The figures for programs (docs/players.md).
cli-example-match-1 = a hundred games
cli-example-match-2 = a player of your own against one of the house

# zonk-desktop lab
cli-summary-lab = A rule set tried out: how long, who wins, where hits come from.
cli-about-lab = Four computer players, three of best play and a careful one, who sits everywhere equally often.
cli-option-lab-against = Other rules to set beside it, with the same dice.
cli-option-lab-games = How many games; 300 where nothing is said.
cli-option-lab-json = The figures for programs (docs/players.md).
cli-example-lab-1 = 300 games
cli-example-lab-2 = house rules beside the sheet they vary

# zonk-desktop review
cli-summary-review = What the dice brought in a written game, and what choices gave away.
cli-about-review = By player par, luck, cost and rest, which add up to the score; the choices that cost most; the luckiest throw. Several games one after another.
cli-option-review-for = What is counted; where nothing is said, hits if they win, else points.
cli-option-review-json = The review for programs (docs/odds.md).
cli-example-review-1 = in words
cli-example-review-2 = with the chances to win through the game
cli-example-review-3 = all games of a folder

# An error that nobody expected, in any command
cli-no-memory = There is too little memory. What was written before stays as it is; the command can be given again.
cli-mishap = Something went wrong in the program ({ $kind } at { $place }). What was written before stays as it is; the command can be given again.

# zonk-desktop games
cli-summary-games = The games of the Zonk File, the newest first.
cli-about-games = Number, time, rules, players and state of each, while the window may be writing it.
cli-option-games-json = The list for programs.
cli-example-games-1 = a line a game
cli-example-games-2 = one object, as docs/transcript.md says it
cli-example-games-3 = all of Ann's in that month

# zonk-desktop stats
cli-summary-stats = Players, rule sets and dice of the Zonk File in figures.
cli-about-stats = Without a name it tells of everybody. Games of the bin do not count.
cli-option-find = Only games in which every word occurs: names, rules, title, a date in words or figures.
cli-option-stats-json = The figures for programs.
cli-example-stats-1 = a line a player, a rule set, a kind of dice
cli-example-stats-2 = one player's, in games of one sheet
cli-nobody-played = { $guess ->
    [yes] Nobody of the name { $name } has played here; did you mean { $near }?
   *[no] Nobody of the name { $name } has played here.
}
cli-stats-refused = { $games ->
    [one] One game cannot be played again and is left out.
   *[other] { $games-figure } games cannot be played again and are left out.
}
cli-stats-games = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}
cli-stats-player = { $name }: { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}, { $won-figure } won of { $finished-figure } finished, { $turn-figure } points a turn, { $missed } % missed, { $counted ->
    [0] hits not known
   *[other] { $hits ->
        [one] 1 hit
       *[other] { $hits-figure } hits
    }
}, best turn { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}, { $turn-figure } points a turn, { $missed } % missed
cli-stats-dice = { $kind ->
    [screen] Dice of the program
   *[table] Dice of a table
}: { $faces-figure } faces, chi-square { $square }, chance { $chance }

# zonk-desktop games export
cli-summary-games-export = A game of the Zonk File as a transcript.
cli-about-games-export = House rules it was played by are written beside it. Several games, or all of them, go into a folder, a file each; what is there already and says the same is left alone, so that the command can be stopped and said again.
cli-option-games-export-output = Where to write it; - is standard output.
cli-example-games-export-1 = game 12 as a file
cli-example-games-export-2 = every game, a file each
cli-example-games-export-3 = its sheet

# zonk-desktop games import
cli-summary-games-import = Transcripts into the Zonk File.
cli-about-games-import = Of a folder all transcripts are brought in. The window must be closed. A game that is there already, with the same rules, players and actions, is left out.
cli-example-games-import-1 = all of this folder
cli-example-games-import-2 = all of a folder and the folders in it, with progress

# zonk-desktop games read
cli-summary-games-read = Finished sheets into the Zonk File: from photographs, scans and PDF files.
cli-about-games-read = A finished sheet carries its game in a code. Files that hold parts of one game are read together. The window must be closed. Nothing is sent anywhere.
cli-example-games-read-1 = a sheet with two codes, a picture of each

# zonk-desktop completions
cli-summary-completions = What makes a shell complete these commands.
cli-about-completions = The packages of Linux bring them along; for other installations put it where your shell looks.
cli-example-completions-1 = for bash
cli-example-completions-2 = for fish

# zonk-desktop help
cli-summary-help = All commands, or all about one.
cli-example-help-1 = the same as games import --help

# After a sentence that says what was wrong.
cli-help-for-more = Say { $command } --help for more.
# Above the knobs of house rules that change nothing.
cli-without-effect = Without effect
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } page
   *[other] { $file }: { $pages-figure } pages
}
# A game of the Zonk File; $title is a name that somebody gave it.
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (won by { $winner })
    [finished] (finished)
   *[open] (round { $round })
}

## Mistakes. Where $guess is yes, $near is what was perhaps meant

cli-options-only = { $guess ->
    [yes] { $command } takes options only, not { $word }; did you mean { $near }?
   *[no] { $command } takes options only, not { $word }
}
cli-wants-a-value = { $option } needs { $value }
cli-wants-no-value = { $option } takes no value
cli-needs-a-word = { $command } needs { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } takes one { $word }, not { $count }; did you mean { $near }?
   *[no] { $command } takes one { $word }, not { $count }
}
cli-unknown-option = { $guess ->
    [yes] unknown option { $word }; did you mean { $near }?
   *[no] unknown option { $word }
}
cli-unknown-command = { $guess ->
    [yes] there is no command { $word }; did you mean { $near }?
   *[no] there is no command { $word }
}
cli-no-such-shell = { $guess ->
    [yes] there are completions for { $shells }, not for { $word }; did you mean { $near }?
   *[no] there are completions for { $shells }, not for { $word }
}

## The help of the program and of each command

cli-usage = usage:{" "}
cli-head-commands = Commands:
cli-head-options = Options:
cli-head-examples = Examples:
cli-help-explains = { $program } help COMMAND explains one of them.
# What an option does, and the values it may have; $files: or a file of house rules.
cli-choices = { $files ->
    [yes] { $what } One of { $choices-comma }, or a .toml file.
   *[no] { $what } One of { $choices-comma }.
}

## The command line: everything that needs no window.

# Run one command; 0 done, 1 refused, 2 wrong usage.
cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = The output could not be written: { $strerror }.

# Mistakes in what was typed
cli-selftest-takes-one-folder-for = --selftest takes one folder, for its report and pictures

# When the window is to be opened
cli-cores-or-on = --cores is for this machine and --on for a cluster: say one of them
cli-selftest-and-version-stand-alone = --selftest and --version stand alone
cli-the-window-cannot-be-opened = The window cannot be opened, a part of the system is missing: { $wrong }. On Debian and its kin: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

# zonk-desktop rules
cli-rules-refusals-stands-alone = rules --refusals stands alone

# zonk-desktop rules check
cli-a-complete-rule-set = { $words }: a complete rule set, { $name }.

# zonk-desktop play
cli-play-needs-a-file-for = play needs a file for -o; standard output is the table itself

# zonk-desktop sheet
cli-sheet-needs-rules-key-for = sheet needs --rules KEY for a blank sheet, or --game FILE.zonk for a game's
cli-sheet-needs-o-file-pdf = sheet needs -o FILE.pdf
cli-paper-is-a4-letter-or = --paper is a4, letter or a5
cli-held-is-portrait-or-landscape = --held is portrait or landscape
cli-reviewed-is-for-games = --reviewed is for the sheet of a game, with --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } is for blank sheets; a game has its own

# zonk-desktop sheet, a blank one
cli-a-blank-sheet-needs-players = a blank sheet needs --players N, or --names A,B
cli-names-has-names-for-players = --names has { $names } names for { $players } players
cli-is-for-players-at-least = { $name } is for { $few } players or more
cli-is-for-players-at-most = { $name } is for { $most } players at most

# What is written as a whole file, to standard output.
cli-a-pdf-is-nothing-for = A PDF is nothing for a terminal; name a file or send it on: -o - | lp

# zonk-desktop games
cli-cannot-be-read-it-was = { $path } cannot be read: { $wrong }. It was not changed.

# zonk-desktop games export
cli-write-games-export-id-o = write: games export ID -o FILE.zonk, or games export all -o FOLDER
cli-many-games-need-a-folder = many games need a folder: games export all -o FOLDER
cli-many-searching = Looking for transcripts in { $folder } and all folders in it; Ctrl+C stops.
cli-many-searched = { $folders-figure } folders, { $files-figure } transcripts
cli-many-closed = { $folders ->
    [one] 1 folder
   *[other] { $folders-figure } folders
} in { $folder } cannot be read; transcripts there are not brought in.
cli-many-done = { $done-figure } of { $of-figure }
cli-many-broken = { $wrong } { $games ->
    [one] 1 game was
   *[other] { $games-figure } games were
} brought in before that.
# At a terminal, after Ctrl+C
cli-stopping = Stopping after what is under way; Ctrl+C once more stops at once.
cli-many-brought-in = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} brought in.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } left out, here already.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } refused.
}{ $stopped ->
    [yes] {" "}Stopped; what was brought in stays.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] 1 file
   *[other] { $files-figure } files
} written to { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}{ $same-figure } there already.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } not written.
}{ $stopped ->
    [yes] {" "}Stopped; the same command goes on from there.
   *[no] {""}
}
cli-cannot-be-written = { $to }: cannot be written: { $strerror }
cli-is-no-name-of-a = { $to }: is no name of a file

# zonk-desktop replay. $why: the message of the rule book, rulebook-refused-now.
cli-replay-bygone = { $file }: no game is begun by its rules any more. { $why }

# zonk-desktop games import
cli-the-window-is-open-and = Another program keeps the Zonk File: the window, or another import. Close it, or wait for it. Nothing was brought in.

# Each file by itself: one that cannot be read does not keep the others out.
cli-game-here-already-left-out = { $word }: game { $game }, here already; left out
cli-brought-in = { $word }: game { $number }
# zonk-desktop games read. $told: whether its dice follow from its seed
cli-sheet-here-already = Game { $game }: here already; left out
cli-sheet-read = Game { $number }: { $told }
# What is to be said of a file that holds. $said: a sentence
cli-file = { $path }: { $said }

## odds and advise

cli-odds-of = { $entered ->
    [yes] { $rules }, in the game, { $total-figure } on the sheet
   *[no] { $rules }, not in the game yet, { $total-figure } on the sheet
}
cli-odds-turn = A turn of best play brings { $points } points; { $miss }% of turns miss; { $throws } throws.
cli-odds-needs-prove = { $option } goes with --prove
cli-odds-json-and-csv-exclude = --json and --csv exclude each other
cli-odds-hit-needs-hits = --hit goes with --for hits
cli-odds-proved-for = { $for ->
    [hits] Best play for points and { $hit-figure } a hit: a turn is worth { $turn }.
    [home] Best play to be home with this turn: it is, { $turn } of the time.
   *[points] Best play for points: a turn is worth { $turn }.
}
cli-odds-proved = { $hands-figure } hands, { $steps-figure } rows each, { $throws-figure } throws: the worth before a throw is the mean of the worths after it, to { $residual }.
cli-odds-proved-beyond = A turn goes beyond the rows with a chance of { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
# Heads over columns.
cli-odds-dice = dice
cli-odds-misses = misses
cli-odds-worth = worth of rolling at 0, 300, 500, 1,000
cli-odds-stay-from = stay from
# So many dice in the hand, some of them red, some that must be rolled.
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, red
   *[other] { $dice-figure }, { $red-figure } red
}{ $forced ->
    [yes] , forced
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, for points:
    [hits] { $name }, for points and hits:
   *[win] { $name }, for chance to win:
}
cli-advice-risk = { $dice ->
    [one] 1 die misses { $miss }%
   *[other] { $dice-figure } dice miss { $miss }%
}
# The chance to win after a choice.
cli-advice-wins = wins { $chance }
# Below the choices: why the first of them is the best, and by how much.
cli-advice-why = { $reason ->
    [rolls-gains] To roll brings { cli-advice-by } more than to stay.
    [stays-saves] To stay saves { cli-advice-by } that a roll would lose on the average.
    [entry] There are too few points to stay with.
    [forced] The rules want this roll.
    [dare] The better answer to the dare brings { cli-advice-by } more than the other.
    [again] To throw again brings { cli-advice-by } more than to go on.
   *[only] There is nothing else to do.
}
cli-advice-by = { $measure ->
    [win] { $by } of 100 games
   *[other] { $by } points
}
# Each name with its chance.
cli-advice-chances = Chances to win: { $chances-comma }.

## The commands about chances: the odds of a rule set, and advice in a written game.

# `odds RULES`: a turn under best play, and each number of dice.
cli-entered-and-not-entered-exclude = --entered and --not-entered exclude each other
cli-a-total-stands-on-the = a total stands on the sheet of somebody who has entered

# `advise GAME.zonk`: the legal choices of its last position, the best first.
cli-for-is-one-of = --for is one of { $join }
cli-the-game-is-over = { $words }: the game is over.
cli-the-dice-are-in-the = { $words }: the dice are in the air; there is nothing to choose.
cli-this-position-has-no-choice = { $words }: this position has no choice that odds are known for.

## The commands `games`, `games export`, `games import` and `games read`.

# export_game
cli-written = Written: { $path }

# Each file by itself: one that cannot be read does not keep the others out.

## The commands about many games: a tournament of computer players, and trials of rules.

# `match RULES --players ...`: who wins how often.
cli-match-needs-players-name-level = match needs --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } is a number from { $least } to { $most }
