# The code on a sheet, and what is read from one.

compact-no-room = No code can hold this game.
compact-not-a-game = The code holds no game that can be played again.
compact-unknown-rules = The code holds a game by rules called “{ $name }”, which this program does not have.
compact-other-version = The code was made by a newer version of this program. Get that version, and read the sheet with it.
compact-cut-off = The address of this game has lost its end. Copy it again, whole, or read the sheet itself.
compact-no-code = No code of a finished sheet was found. Take the picture from nearer, in even light, with all of the square and the white round it.
compact-lacking = { $found ->
    [one] Only code { $there } of { $of } was found.
   *[other] Only the codes { $there } of { $of } were found.
} Take a picture of each of the others, and read all of them together.
compact-not-read = { $file } cannot be read: { $why }.
compact-too-large = { $file } is larger than { $most } MB. Save the picture smaller, and read it again.
compact-took-too-long = { $file } took too long to look at. Save the picture smaller, and read it again.
compact-no-picture = { $file } is no picture and no PDF that can be read.
