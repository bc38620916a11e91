# A table in the terminal: what it asks, where the game stands, its help.

terminal-which-rules = Which rules? [{ $rules }]{" "}
terminal-who-plays = Who plays, as they sit round the table? Names with commas between:{" "}
terminal-type-for-help = Type ? for help.
terminal-roll-alone = The program throws the dice; type roll alone.
terminal-roll-word = Type any word behind roll; it is mixed into the throw.

# Where the game stands, in brackets and with lines between: "Ann: 500 on the sheet | 3 dice to roll".
terminal-to-take = { name-has } { $hits } to take
terminal-gates = { $held-comma }; then { $name }
terminal-on-the-sheet = { $name }: { $total } on the sheet
terminal-in-this-turn = { $points } in this turn
# $best are dice with what they bring: "1 = 100; 1 5 = 150".
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = { $dice-figure } dice to roll
# Statements that are possible, as they are typed.
terminal-can = can: { $names-comma }

# At the end.
terminal-kept-in = The game is kept in { $file }, and the seed of its dice in { $file }.seed, untold. To go on: zonk-desktop games import { $file }, then the window.
terminal-check-it = Check it with: zonk-desktop verify { $file }
terminal-no-file = there is no file
terminal-cannot-be-written = { $file } cannot be written any more: { $why }. What was written up to here is kept; the game goes on without a file.

# The help: two spellings of one statement; a letter that stands for a word of the statement.
terminal-or = { $one } or { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = the score sheet
terminal-command-why = what is not possible now, and why
terminal-command-undo = take back the last choice
terminal-command-quit = leave; the game is kept
terminal-command-help = this

## `zonk-desktop play`: from the options to a game at the terminal.

# Seat the players, roll for order, play; 1 with a sentence when it cannot begin.
terminal-nothing-was-typed-so-no = Nothing was typed, so no game has begun.

# Knobs and values out of NAME=VALUE; raises Refused.
terminal-option-write-name-value-rules = option { $text }: write NAME=VALUE; rules KEY --knobs lists them
terminal-option-unknown = option { $text }: no such knob; { $hint }
terminal-option-twice = option { $name } is given twice

# Names that cannot be written
terminal-players-two-of-them-have = players: two of them have the same name; change one
terminal-players-a-name-is-not = players: a name is not UTF-8 text; write it anew
terminal-players-a-name-has-at = players: a name has at most 200 characters and no quotes

## The transcript that a game at the terminal writes as it goes on.

# A live game's store that is one file; `verify` can check what it writes.
terminal-cannot-be-made = { $path }: cannot be made: { $strerror }
terminal-is-no-name-of-a = { $path }: is no name of a file
terminal-cannot-be-made-it-would = { $seed-file }: cannot be made: { $strerror }. It would keep the seed until the game is over; choose another name.
terminal-dice-that-the-program-has = Dice that the program has thrown are not corrected.
