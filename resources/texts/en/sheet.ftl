# What is printed on score sheets, beside and under the table.

# What so many alike are worth: the face times a figure.
sheet-worth-by-face = face × { $factor }

## The head of a sheet

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } dice, one of them the Blood Die
    [odd-die] { $dice-word } dice, one of odd colour
    [three-colours] { $dice-word } dice in three colours
   *[none] { $dice-word } dice
}
sheet-for-players = for { $least }-{ $most } players
# Labels of the fields at the head, and the same on the sheet of 1983.
sheet-field-date = date
sheet-field-start = start
sheet-field-finish = finish
sheet-field-magic = magic no.
sheet-field-scorekeeper = scorekeeper
sheet-field-packer = packs the bowl
sheet-field-rule11k = 11,000 rule called by
sheet-field-rule11k-at = at
sheet-field-winner = winner
sheet-field-winner-keeps = winner, keeps this sheet
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = limit
sheet-field-fewest = fewest BH’s

## How the sheets of a rule set look, from its knobs and texts.

# Title, marks and columns of a rule set's sheet.
sheet-zonk = Zonk

# The marks of the sheet and what they say.
sheet-one-hit = one hit
# What the sign for a miss stands for.
sheet-a-zonk = a Zonk
# At the head of later pages.
sheet-page-of = page { $page-figure } of { $pages-figure }
sheet-re-roll-used-struck-out = Re-Roll, used: struck out
sheet-no-turn-here = no turn in this row

## The table of a sheet, its foot and its outline

sheet-final = final
sheet-so-far = so far
sheet-corrected = corrected
sheet-penalty-taken-off = { $points }: a penalty, taken off the next total
# The row of sums below the totals, and the same on the sheet that calls them Bong Hits.
sheet-hits = hits
sheet-bong-hits = BH
# At the head of a later page, before totals and hits so far: in two lines of small letters.
sheet-brought-forward = brought forward
# The title of a PDF: sheet, dice, players and the day.
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}and others
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = The rules
sheet-page-keepsake = The race, hits and dice
sheet-page-codes = The game in codes
sheet-page-number = Page { $page-figure }
sheet-page-rounds = Rounds { $first-figure } to { $last-figure }
# $rounds is one of the two above.
sheet-page-players = { $rounds }, players { $first-figure } to { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, landscape, { $pages ->
        [one] { $pages-figure } page
       *[other] { $pages-figure } pages
    }
   *[no] { $paper }, portrait, { $pages ->
        [one] { $pages-figure } page
       *[other] { $pages-figure } pages
    }
}{ $rules ->
    [yes] , the last one with the rules.
   *[no] .
}
# $split: on several pages; $share of 100 games end on the first.
sheet-rounds-and-room = A game takes about { $rounds-figure } rounds; { $games ->
    [1] room for { $rows-figure }
   *[other] room for two games of { $rows-figure }
}{ $split ->
    [yes] , and { $share } games in 100 end on page 1
   *[no] {""}
}.
sheet-dice-pledged = dice pledged { $pledge }
# A tab at the rows of the show, in capitals.
sheet-halftime-show = HALFTIME SHOW
# The chart of the race, for who hears it.
sheet-race-told = The total of each player after each of { $rounds-figure } rounds. At the end: { $ends-comma }.
# A block of a game that was reviewed, a line a player: "Ann: +1,250 by the dice, −300 by choices".
# $each: the points that a hit counts in these figures, where hits win.
sheet-luck = { $each ->
    [0] Luck and choices
   *[other] Luck and choices; { hit-a } counts { $each-figure }
}
sheet-luck-of = { $luck } by the dice, { $cost } by choices
# A block of a game in which somebody was shown hints, a line a player: "Ann: 3 hints".
sheet-hints = Asked for a hint
sheet-hints-of = { $hints ->
    [one] once
   *[other] { $hints-figure } times
}
sheet-in-one-turn = { $points } in one turn

## Writing and printing

# $names are names of players with the script of their letters: "สมชาย (Thai)".
sheet-no-font = { $more ->
    [0] No font on this computer has the letters of { $names-comma }: they print as empty boxes. Install a font that has them, then print again.
   *[other] No font on this computer has the letters of { $names-comma } and { $more-figure } more: they print as empty boxes. Install a font that has them, then print again.
}
sheet-script-picture = a picture
sheet-script-cjk = Chinese or Japanese
sheet-script-hangul = Korean
sheet-pdf-folder = { $file } is a folder; give the name of a file.
sheet-pdf-no-folder = There is no folder { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } cannot be written: { $why }. What was there is kept; choose another place.
   *[no] { $file } cannot be written: { $why }. Choose another place.
}

## One entry of the table: marks left of a total, flags right of it, all totals on one edge.

# Where an entry stands: left edge, middle, width of its column.
sheet-play-resumes-here = play resumes here

## What the keepsake of a finished game holds, from the game and its story.

# The commonest sources, the rest together, and the sum.
sheet-other = Other

## The foot of a finished sheet: the race, awards, hits, best turn, and how its dice are checked.

# Head of the chart of totals
sheet-the-race = The race

# Awards and the best turn; gives back the lower edge.
sheet-awards = Awards
sheet-best-turn = Best turn

# A row a source, a column a player; of many players only the sums.
sheet-head-hits = Hits{ $thrown ->
    [yes] {""}
   *[no] {" "}that totals tell
}
# Above the sums, at the right.
sheet-hits-all = all

# Beside the code of a finished game, or beside its pledge where no code can hold it. `here`: the
# codes stand beside these words, and not on a page of their own.
sheet-in-the-square = { $codes ->
    [one] This whole evening is in the square.
   *[other] { $here ->
        [yes] This whole evening is in these { $codes } squares.
       *[no] This whole evening is in the { $codes } squares of the last pages.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Point a phone at it
   *[other] Point a phone at each
}: { $thrown ->
    [yes] the page throws all { $throws } again{ $seed ->
        [yes] {" "}and says whether the dice were honest.
       *[no] , as they lay on the table.
    }
   *[no] the page writes the whole sheet again.
}
sheet-or-in-the-program = Or in the program: Zonk File > Read a sheet. Nothing is sent anywhere.
sheet-pledged = Pledged before the first throw: { $pledge }
sheet-code = Code { $part } of { $parts }
sheet-the-dice = The dice
sheet-pledged-before-the-first-throw = Pledged before the first throw, SHA-256:
sheet-seed-told-at-the-end = Seed, told at the end:
sheet-signed-by-who-kept-the = Signed by who kept the score

## A sheet as a PDF file.

# Write all pages; a file that was there is replaced only when the new one is whole.
sheet-this-is-no-name-of = This is no name of a file.

# The PDF itself. In memory first: Qt does not say when a disk is full.
sheet-the-pdf-cannot-be-drawn = The PDF cannot be drawn; nothing was written.

# The title of a file of several sheets: that of the first.
sheet-and-more = { $name } and { $more ->
    [one] one more
   *[other] { $more-figure } more
}
# The line of a page in the outline of such a file.
sheet-line-of = { $name }: { $line }

## From a game, or from a rule set alone, to what its sheet shows.

# Awards that have no field at the head, then what the table says of itself.
sheet-not-finished = Not finished
sheet-note-award = { $award }: { $name }, { $value }
# $average is the sum: "57 / 4 = 14.25".
sheet-note-gha = G.H.A. { $average }
# What stands between them.
sheet-note-between = .{ "   " }

## The bundled faces, and what text in them measures.

# Make the faces known to Qt, once; it needs a QGuiApplication.
sheet-the-font-cannot-be-loaded = The font { $name } cannot be loaded; reinstall the program.

## The score sheet on the screen

# An entry that is a dash, read aloud.
sheet-pad-dash = dash
# Heads of the three columns of a player.
sheet-pad-column-total = total
sheet-pad-column-turn = turn
sheet-pad-column-hits = hits

# Over such a column, read aloud.
sheet-pad-part = { $name }, { $part }
# In the place of the row's number, in the Halftime Show.
sheet-pad-half = half
# A mark, read aloud; $plain is the name that a rule set gave it.
sheet-pad-mark = { $mark ->
    [straight] straight
    [magic] Magic Number
    [devil] devil
    [square] square
    [halftime] halftime
    [flag] hit
    [reroll] re-roll
    [reroll-used] re-roll, used
    [pen] corrected
    [dashes] dashes
    [star] star
    [asterisk] asterisk
   *[other] { $plain }
}
# The row below the sheet, and what its marks mean, read aloud.
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

## Names over the columns, numbers beside the rows, and the pad's margin.

# Discs and names over the columns.
sheet-players = Players

# Row numbers left of the pad's margin.
sheet-rounds = Rounds

## The sheet as Qt asks for it: rows of entries, one column a player, or three.

# Rows of the sheet; one column a player, or three.
sheet-would-be = would be { $said }
sheet-pad-corrected = Corrected.
sheet-click-to-correct-it = Click to correct it.

## The table on the pad.

# The table on the pad.
sheet-score-sheet = Score sheet
