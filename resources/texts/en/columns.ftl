# A sheet of real dice typed down its columns.

# Why something cannot stand in a cell. $text is what was typed.
columns-no-total = { $text } is no total. Write figures, or – for a miss.
columns-falls = { $before-figure } comes before: a total does not fall to { $total-figure }.
columns-over = The game is over before this turn.
columns-left-out = Nothing stands here, and more below. A miss is written as { $sign }.

## The dialog

columns-title = Type in a sheet
columns-head = From paper
columns-how = Down a column: Enter after each total, Enter alone for a miss. Tab goes to the next column.
columns-note = Throws are not known: hits count where totals tell them. What is typed stays here until it is kept.
columns-rules = Rules
columns-players = Players
columns-day = Day, as 2026-11-20
columns-magic = Magic Number
columns-called = 11,000 called by, and when
columns-teams = A team is typed as Reds: Ann, Bob.
# The head of the row of names
columns-name = Name
# Who has no name yet
columns-player = Player { $number }
# A cell for a screen reader. $row: its round, $told: why it cannot be, or its hits; either may be empty
columns-cell = { $name }, { $row ->
    [0] name
   *[other] round { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
# $row: the round on paper; $show: in the Halftime Show
columns-awaited = { $show ->
    [yes] Halftime Show: the points of { $name } are next.
   *[no] { $name }, round { $row }, is next.
}
columns-wrong-at = { $name }, round { $row }: { $why }
columns-over-won = { $names-count ->
    [0] The game is over. Hits decide it, and totals do not tell them all.
    [one] The game is over: { $names-listed } takes the sheet.
   *[other] The game is over: { $names-listed } take the sheet.
}
columns-undo = &Undo
columns-nothing-to-undo = Nothing has been typed yet.
columns-afresh = &Empty sheet
columns-close = Close
columns-keep = &Keep it
