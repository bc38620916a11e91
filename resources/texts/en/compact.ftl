# The code on a sheet, and what is read from one.

compact-no-room = No code can hold this game.
compact-not-a-game = The code holds no game that can be played again.
compact-unknown-rules = The code holds a game by rules called “{ $name }”, which this program does not have.
compact-other-version = The code was made by a newer version of this program. Get that version, and read the sheet with it.
compact-cut-off = The address of this game has lost its end. Copy it again, whole, or read the sheet itself.
