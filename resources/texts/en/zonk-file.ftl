# The Zonk File: the list of games, a game played again, statistics, copies.

zonk-file-the-end = The end
zonk-file-turn-of = { whose } turn

## The list

zonk-file-title = The Zonk File
zonk-file-the-bin = The bin
zonk-file-search = Search the games
zonk-file-search-hint = Names, rules, title, date
zonk-file-filters = Filters
# Names of the five lists, for screen readers.
zonk-file-filter-player = Player
zonk-file-filter-rules = Rules
zonk-file-filter-winner = Winner
zonk-file-filter-span = Date
zonk-file-filter-state = State
zonk-file-any-player = Any player
zonk-file-any-rules = Any rules
zonk-file-any-winner = Any winner
zonk-file-any-span = Any time
zonk-file-any-state = Any state
zonk-file-last-days = Last { $days } days
zonk-file-in-year = In { $year }
zonk-file-finished = Finished
zonk-file-in-play = In play
zonk-file-won = { $name } won
# On a chip below the lists; $filter is what it says.
zonk-file-chip = Take away: { $filter }
zonk-file-games = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}
# Heads of the columns.
zonk-file-column-date = Date
zonk-file-column-players = Players
zonk-file-column-rules = Rules
zonk-file-column-winner = Winner
zonk-file-column-rounds = Rounds
zonk-file-column-throws = Throws
zonk-file-list = Games
# At the head of a column, under the pointer.
zonk-file-sort = Sort by { $column } (Ctrl+{ $key }); once more turns it round
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = no winner
zonk-file-cell-in-play = in play
zonk-file-nothing = No game yet. Every game is kept here by itself from its first roll on.
zonk-file-nothing-fits = No game fits. Take a word or a filter away.
zonk-file-bin-is-empty = The bin is empty.

# A story beside the game it was seen in; $story is a message of stories.ftl.
zonk-file-story = { $name }: { $story }

## The games chosen

zonk-file-open = Open
zonk-file-continue = Continue
zonk-file-replay = Replay
zonk-file-review = Review
zonk-file-print = Print the sheet
zonk-file-verify = Verify the dice
zonk-file-statistics = Statistics
zonk-file-export = Export…
zonk-file-rename = Rename…
zonk-file-to-bin = To the bin
zonk-file-restore = Restore
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Not finished yet.
    [won] { $winner } won.
   *[nobody] { $totals ->
        [yes] Totals do not tell who won.
       *[no] Nobody won.
    }
}{ $real ->
    [yes] {" "}With real dice{ $totals ->
        [yes] , written down as totals
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] No game chosen
    [one] 1 game
   *[other] { $games-figure } games
}
zonk-file-chosen-note = Export and bin take all of them.
zonk-file-choose-one = Choose one game.
zonk-file-choose = Choose a game.
zonk-file-on-the-table = The game on the table stays out of the bin.
zonk-file-restore-first = Restore the game first.
zonk-file-called = It is called { $name }.
zonk-file-name-gone = The name is gone.

## The foot

zonk-file-import = Import…
zonk-file-read-a-sheet = Read a sheet…
zonk-file-import-title = Import transcripts
zonk-file-bin = Bin ({ $games-figure })
zonk-file-show-bin = Show the bin
zonk-file-back = Back to the games
zonk-file-empty-bin = Empty the bin…
zonk-file-copies = Copies…
zonk-file-close = Close
zonk-file-stop = Stop
zonk-file-progress = Files done
zonk-file-busy = One import, export or print at a time.
zonk-file-went = { $done-figure } of { $files-figure } files
zonk-file-went-over = { $done-figure } of { $games-figure } games
zonk-file-binned = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} put into the bin.
zonk-file-restored = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} restored.
zonk-file-deleted = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} deleted.
zonk-file-delete-question = Delete { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} for good?
zonk-file-delete-note = What is deleted here cannot be brought back.
zonk-file-delete = Delete { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}
zonk-file-keep-them = Keep them

## Import and export

zonk-file-export-one = Export the transcript
zonk-file-export-many = A folder for { $files-figure } transcripts
zonk-file-written = Written: { $names-comma }.
zonk-file-not-written = Not written: { $why }
zonk-file-exported = { $files ->
    [one] 1 file
   *[other] { $files-figure } files
} written.{ $same ->
    [0] {""}
    [one] {" "}1 was there already.
   *[other] {" "}{ $same-figure } were there already.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } not written.
}{ $stopped ->
    [yes] {" "}Stopped.
   *[no] {""}
}
zonk-file-not-all-written = Not everything was written
zonk-file-export-broken = { $why } { $files-figure } were written before that.
zonk-file-imported = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
} imported.{ $bygone ->
    [0] {""}
   *[other] {" "}No game is played any more by the rules of { $bygone-figure } of them: to be replayed, printed and exported, not gone on with.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } left out, here already.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } refused.
}{ $stopped ->
    [yes] {" "}Stopped; the rest was not looked at.
   *[no] {""}
}
zonk-file-not-printed = Stopped. Nothing was printed.
zonk-file-not-imported = Not imported: { $why } Nothing was changed.
zonk-file-import-broken = { $why } { $games ->
    [one] 1 game was
   *[other] { $games-figure } games were
} brought in before that.
zonk-file-refused-title = { $refused-figure } of { $files ->
    [one] 1 file
   *[other] { $files-figure } files
} were refused
# $said is the sentence of the foot.
zonk-file-refused-note = { $said } Of each refused file the first thing that does not hold is named.
zonk-file-refused-line = { $file }, line { $why }
# Of a file as a whole.
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = Refused files
zonk-file-twins = { $games ->
    [one] 1 of these games is here already.
   *[other] { $games-figure } of these games are here already.
}
zonk-file-twins-note = Rules, players and every action are the same. Kept twice, they count twice in records and statistics.
zonk-file-leave-out = Leave out
zonk-file-keep-both = Keep both

## Renaming

zonk-file-rename-title = Rename the game
zonk-file-rename-ask = What this game is called:
zonk-file-rename-field = What this game is called
zonk-file-rename-hint = Without a name it is called by its players
zonk-file-rename-do = Rename
zonk-file-cancel = Cancel

## Dice that were verified; $said begins with a capital

zonk-file-real-dice = Real dice on a real table: the program threw none, so there is nothing to verify.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Not checked: { $unknown }.
zonk-file-not-verified = { $said-first }.

## A game played again

zonk-file-replay-title = Replay
zonk-file-tray = Dice tray
zonk-file-moment = Moment of the game
zonk-file-step-back = Back
zonk-file-play = Play
zonk-file-pause = Pause
zonk-file-step = Step
# The second in a low window.
zonk-file-clip = Save a clip…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Left arrow
zonk-file-key-space = Space
zonk-file-key-right = Right arrow
zonk-file-speeds = Speed
zonk-file-speed-slow = Slow
zonk-file-speed-normal = Normal
zonk-file-speed-fast = Fast
zonk-file-speed-off = At once
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Throw { $throw-figure } of { $of-figure }
# Of a sheet of totals, which has no throws.
zonk-file-entry-of = Entry { $entry-figure } of { $of-figure }
zonk-file-begins = The game begins.
zonk-file-corrected = { $told } This entry was corrected.

## Copies

zonk-file-copies-title = Copies of the Zonk File
zonk-file-copies-head = Copies
zonk-file-copies-note = one a week by itself, the last three are kept
zonk-file-copies-list = Copies and files kept aside
zonk-file-copy-now = Copy now
zonk-file-copies-looking = Looking into them …
zonk-file-bring-over = Bring over { $games-figure }
zonk-file-copy-restore = Restore…
zonk-file-copy-delete = Delete…
zonk-file-no-copy = There is no copy yet.
zonk-file-copy-made = A copy was made.
# A file beside the Zonk File could not be brought over to its end; $said is the next sentence.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games-figure } brought over{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } up to the damaged place
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } cannot be played again
}. Nothing that was here was changed.{ $stopped ->
    [yes] {" "}Stopped; the rest can be brought over later.
   *[no] {""}
}
zonk-file-restore-question = Go back to the Zonk File of { $day }?
zonk-file-restore-note = It holds { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}. The Zonk File of now is kept beside it and can be restored the same way. The game on the table goes along.
zonk-file-delete-copy = Delete { $file } for good?
zonk-file-delete-copy-note = { $games-figure } of its games are not in the Zonk File. What is deleted here cannot be brought back.
zonk-file-delete-it = Delete
zonk-file-copy-deleted = It was deleted.
zonk-file-export-all = Export every game…
zonk-file-look-inside = Look inside
zonk-file-try-again = Try again
zonk-file-copy-fills = It holds { $fills-figure } of the { $games ->
    [one] 1 game with a gap
   *[other] { $games-figure } games with gaps
}.
zonk-file-inside = Games of this file
zonk-file-column-here = In the Zonk File
zonk-file-inside-here = { $state ->
    [yes] here
    [longer] here in part
   *[no] missing
}
zonk-file-keep-all = Keep all as it is
zonk-file-copy-of = Copy of { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Kept aside on { $day }: it is damaged
    [foreign] Kept aside on { $day }: it is not a Zonk File
    [newer] Kept aside on { $day }: it was written by a newer version of the program
    [older] Copy of { $day }, before a newer version of the program changed the file
    [replaced] Kept aside on { $day }: it was replaced by one of its copies
   *[other] Kept aside on { $day }
}
# The size of a file.
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing-figure } of them not in the Zonk File.
}

## A damaged file, game by game

zonk-file-rescued-head = { $rescued-figure } of { $games ->
    [one] 1 game was rescued
   *[other] { $games-figure } games were rescued
}
# $lost games are gone, $parts go on from the damaged place.
zonk-file-rescued-note = The Zonk File was damaged on the disk and set aside on { $day }. Every game that could still be read is here again, throw by throw.{ $lost ->
    [0] {""}
    [one] {" "}1 is missing.
   *[other] {" "}{ $lost-figure } are missing.
}{ $parts ->
    [0] {""}
    [one] {" "}1 goes up to the damaged place.
   *[other] {" "}{ $parts-figure } go up to the damaged place.
} The damaged file was not touched: it lies beside the new one, and this line stays until it is gone.
zonk-file-fill-gaps = Fill the gaps from the copy of { $day }
zonk-file-gaps-in-it = { $fills-figure } of the { $games-figure } are in it. Nothing here is replaced.
zonk-file-show-damaged = Show the damaged file
zonk-file-fold = Fold this notice
zonk-file-unfold = Unfold
zonk-file-map-head = { $games ->
    [one] 1 game
   *[other] Your { $games-figure } games, oldest first
}
# The map, to a screen reader.
zonk-file-map = Map of { $games ->
    [one] 1 game
   *[other] { $games-figure } games
}: { $rescued-figure } rescued, { $parts-figure } up to the damaged place, { $lost-figure } missing
zonk-file-mark-means-rescued = rescued
zonk-file-mark-means-part = up to the damaged place
zonk-file-mark-means-lost = missing
# A mark, under the pointer.
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Number { $number-figure }
}: { $state ->
    [whole] rescued
    [back] rescued from a copy
    [part] up to throw { $throws-figure }
   *[lost] missing
}
zonk-file-missing-head = { $games ->
    [one] The one with a gap
   *[other] The { $games-figure } with gaps
}
zonk-file-missing-note = by what is left of them
zonk-file-number = Number { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] first throw read
       *[other] first { $throws-figure } throws read
    }
    [head] cover page only
   *[none] unreadable
}
# One line of the list of all that are missing.
zonk-file-left-line = Number { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = and { $games-figure } more
zonk-file-list-all = List them all
zonk-file-missing-counted = Names, records and the Group Hit Average count what is here. The others are counted again as soon as they are back.
# In the list of games, as long as a damaged file lies there.
zonk-file-see-rescue = Show what was rescued
