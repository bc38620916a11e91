# The page that reads a finished sheet: a picture at the left, its game at the right.

read-sheet-title = Read a sheet
read-sheet-open = Pictures of finished sheets
read-sheet-looking = Looking for the code…
# Under the picture. $files: their names
read-sheet-files = { $files-listed }
read-sheet-attached = The PDF carries its game: no code had to be read.
read-sheet-another = &Another picture…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } points, { $rounds } rounds
read-sheet-broken-off = Broken off in round { $rounds }
read-sheet-throws = { $throws } of { $throws } throws follow from the seed.
read-sheet-pledge = The pledge on the paper is the pledge of the seed.
read-sheet-real = Real dice: the throws are as they were written down.
read-sheet-new = New here: it is not in the Zonk File yet.
read-sheet-there = Here already: game { $game } of the Zonk File.
read-sheet-more = { $games ->
    [one] One more game was read with it.
   *[other] { $games } more games were read with it.
}
read-sheet-note = Names and times stand as the paper says them. Nothing was sent anywhere.
read-sheet-close = Close
read-sheet-play = &Play it again
read-sheet-add = Add to the Zonk File
read-sheet-go-there = Open it
read-sheet-nothing-read = Nothing has been read yet.
