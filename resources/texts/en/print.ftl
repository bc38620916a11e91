# The print window: what is printed, on which paper, by which printer, or as a file.

print-title = Print sheets
print-title-game = Print the sheet
print-title-games = { $count ->
    [one] Print one sheet
   *[other] Print { $count-figure } sheets
}

## Fields

print-printer = Printer
# In the Zonk File, where more games are chosen.
print-too-many = At most { $most-figure } sheets are printed in one go.
print-no-printer = No printer is set up
print-no-printer-told = No printer is set up on this computer. The sheet can be written as a PDF instead.
print-printer-usual = { $name }, the usual one
print-state-ready = Ready.
print-state-busy = Printing something else now; this comes after it.
print-state-stopped = Stopped, or in want of paper or ink. The sheet waits until somebody sees to it.
print-state-closed = It takes nothing in now. Choose another printer, or write a PDF.
print-state-gone = This printer is not there any more. Choose another, or write a PDF.
print-state-paper = It has no { $paper }. Choose another paper or printer, or write a PDF.
print-sheet = Sheet
print-players = Players
print-paper = Paper
print-turn = Turn
print-turn-auto = As needed
print-turn-portrait = Upright
print-turn-landscape = Across
# Beside a turn that was not asked for: what the players need.
print-rows = Rows
print-rows-fit = as many as fit
print-names = With names
print-names-told = With names in place of lines to write on
print-names-hint = A name a line
print-names-list = Names, one a line
print-rules = With the rules
print-rules-told = With the rules beside the table, or on the back
print-both-sides = Both sides
print-black = Black only
print-luck = Luck and choices
print-luck-told = With the luck of everybody's dice, and what choices cost
print-luck-unknown = No chances are known for these rules: the sheet has no luck to tell.
print-luck-some = { $count ->
    [one] Of one game
   *[other] Of { $count-figure } games
} no chances are known: luck is left out there.
print-luck-stopped = Stopped. The sheets stay without luck and choices.
print-reckoning = Every choice is weighed: { $share } %
print-copies = Copies
print-pages = Pages
print-pages-all = all, or 1-3, 5
print-margins = Margins
print-margins-narrow = Narrow
print-margins-wide = Wide
print-file = As a file
print-folder = in { $folder }
print-folder-taken = in { $folder }. One of that name is there: you will be asked.

## What it comes to

# $rounds: of a typical game. $rows: rounds that the sheets have room for.
print-lasts = { $rows-enough ->
    [yes] A game takes about { $rounds-figure } rounds: { $pages ->
        [one] one page
       *[other] { $pages-figure } pages
    }.
   *[no] A game takes about { $rounds-figure } rounds: { $rows-figure } rows are not enough.
}
# $share of 100 games are done in all rows, $first of 100 on the first of several pages.
print-done = { $split ->
    [yes] { $first } games in 100 end on page 1, { $share ->
        [100] all that were counted
       *[other] { $share }
    } in { $rows-figure } rounds.
   *[no] { $share ->
        [0] Hardly a game is done in { $rows-figure } rounds.
        [100] All games that were counted are done in { $rows-figure } rounds.
       *[other] { $share } games in 100 are done in { $rows-figure } rounds.
    }
}
print-rounds = { $count-figure } rounds
print-chart = How many rounds games take; those in red do not fit.
print-sum = { $sides ->
    [one] One side
   *[other] { $sides-figure } sides
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } copies
}: { $leaves ->
    [one] one leaf of paper
   *[other] { $leaves-figure } leaves of paper
}.{ $black ->
    [yes] {" "}Black only.
   *[no] {""}
}
print-pages-wrong = Pages go from 1 to { $most-figure }; “{ $part }” is none of them.
print-side = side { $number-figure } of { $most-figure }, rows { $tenths } mm high
print-side-plain = side { $number-figure } of { $most-figure }
print-thumb-rounds = { $number-figure }: rounds { $first-figure } to { $last-figure }
print-thumb-rules = { $number-figure }: the rules
print-thumb-race = { $number-figure }: the race
print-thumb-page = { $number-figure }
print-thumbs = Pages of the sheet
print-page = The page, as it will come out
print-zoom-whole = whole page
print-zoom-in = Larger
print-zoom-out = Smaller

## Buttons, and how it went

# The keys as they are drawn on the buttons.
print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = Cancel
print-stop = Stop
print-save = Save as PDF…
print-go = { $leaves ->
    [one] Print one leaf
   *[other] Print { $leaves-figure } leaves
}
print-go-none = Print
print-going = Side { $done-figure } of { $most-figure }
print-sent = Sent to { $printer }.
# $done: sides that were drawn, and are on their way where the system does not take a job back.
print-stopped = { $done ->
    [0] Stopped. Nothing was printed.
    [one] Stopped. One side may still come out of the printer.
   *[other] Stopped. { $done-figure } sides may still come out of the printer.
}
print-stopped-file = Stopped. Nothing was written.
# $why: in words of the system, where they are known.
print-failed = The printer did not take the sheet. { $known ->
    [yes] It said: “{ $why }” Nothing was printed; a PDF can be written instead.
   *[no] Nothing was printed; a PDF can be written instead.
}
print-written = Written: { $file }, { $pages ->
    [one] 1 page
   *[other] { $pages-figure } pages
}.
print-broken = { $kind ->
    [memory] There is too little memory: nothing was written. Close other programs, then try again.
   *[other] Something went wrong in the program ({ $kind }): nothing was written. Try again; Help > About > System shows the log.
}
print-not-written = The PDF was not written. { $why }
# Names of files that are proposed.
print-name-blank = { $sheet }, { $players ->
    [one] 1 player
   *[other] { $players-figure } players
}, { $paper }
print-name-games = { $count-figure } sheets, { $paper }
print-ask = Sheet as PDF
