# New game: which rules, who plays, what dice.

# The seat of a player in the list: a grip to drag, and its menu.
new-game-seat-of = Seat of { $name }
new-game-seat-of-told = Drag it, or press Up and Down, to change seats
new-game-move-up = One seat up
new-game-move-down = One seat down
new-game-team = Team { $number-figure }
# Above the names. Computer players are dice with opinions.
new-game-seated = { $people ->
    [0] { $computers ->
        [one] One die with opinions
       *[other] { $computers-word-first } dice with opinions
    }
    [one] One person{ $computers ->
        [0] {""}
        [one] , one die with opinions
       *[other] , { $computers-word } dice with opinions
    }
   *[other] { $people-word-first } people{ $computers ->
        [0] {""}
        [one] , one die with opinions
       *[other] , { $computers-word } dice with opinions
    }
}. { $left ->
    [0] The table is full.
   *[other] Room for { $left-word } more.
}
new-game-room-for = Room for { $most-word }.
# At the foot: what is about to begin.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] one player
       *[other] { $people-word } players
    }
   *[other] { $people ->
        [0] {""}
        [one] one person,{" "}
       *[other] { $people-word } people,{" "}
    }{ $computers ->
        [one] one computer player
       *[other] { $computers-word } computer players
    }
}, { $dice-word } dice
# A key of the keyboard, on the button that it presses.
new-game-enter = Enter

## Which rules, who plays, and how: the dialog before a game.

# A player's disc; pressed, it becomes the next that nobody has.
new-game-colour-and-symbol-of = Colour and symbol of { $name }: { $symbol }
new-game-another-colour = Another colour

# One line of the pad: who sits here.
new-game-team-of = Team of { $shown }
new-game-office = { $office ->
    [packer] packs
   *[scorekeeper] keeps score
}
new-game-office-told = { $office ->
    [packer] { $shown } packs the bowl
   *[scorekeeper] { $shown } keeps score
}
new-game-leaves-the-table = Leaves the table: { $shown }

# Gives back a Setup; `wants_rules` asks for the rules settings first.
new-game-new-game = New game
new-game-which-rules = Which rules?
new-game-who-plays = Who plays?
new-game-a-name = A name
new-game-name-of-a-further-player = Name of a further player
new-game-sit-down = Sit down
new-game-at-the-table-before = At the table before
# Computer players to choose from.
new-game-always-free = Computer players
new-game-strength = Measured: { $rules }, { $players-word } at the table, { $games-figure } games each. An even share is { $even }.
# The same where there is little room.
new-game-strength-brief = Measured in { $games-figure } games each. An even share is { $even }.
new-game-strength-unknown = Nobody has measured how strong they are by these rules.
new-game-wins = wins { $wins } of 100
new-game-sits-already = sits already
new-game-a-computer = A computer player
new-game-computer-named = { $name }, a computer player
new-game-roll-for-order = Roll for order
new-game-one-die-each-highest-goes = One die each, highest goes first.
# The number that everybody gets a hit for, in rules that have one.
new-game-magic = Roll the magic number
new-game-magic-told = { $name } rolls it before the first turn.
new-game-magic-nobody = Before the first turn.
new-game-magic-on-the-table = Rolled on the table, typed below.
new-game-magic-number = Magic number, as 2 3 3 5 5
# In its field, while nothing is typed
new-game-magic-as = as 2 3 3 5 5
new-game-magic-missing = Roll { dice-counted } on the table and type them as the magic number, or play without one.
new-game-magic-too-easy = A straight or all alike is no magic number by these rules. Roll it again.
new-game-keys = Each has a key
new-game-keys-told = It makes the first throw of a turn.
new-game-keys-for-several = For two people or more.
new-game-key-of = Key of { $name }: { $key }
new-game-key-of-told = Press it, then another key
# In the place of the key, until another is pressed.
new-game-key-waits = ?
new-game-key-of-the-table = The table needs that key. Free are { $free-listed }.
# For how long a game is meant; the goal that gives it follows once games have told it.
new-game-how-long = How long?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] To { $goal-figure }, { $minutes-figure } minutes
       *[no] As the rules have it
    }
    [night-own] All night, to { $goal-figure }, { $minutes-figure } minutes
    [night] All night{ $known ->
        [yes] , to { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minutes{ $known ->
        [yes] , to { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Hints
new-game-hints-told = The key H shows the best play.
new-game-coach = Coach
new-game-coach-told = Tells what each choice cost.
new-game-gestures-told = Nobody can know a throw before it is made.
new-game-teams = Teams
new-game-computers-alone = Computer players sit alone.
new-game-no-teams-with-computers = Computer players sit alone: no teams with them.
new-game-dice = Dice
new-game-on-screen = Screen
new-game-by-gesture = Gesture
new-game-by-word = Word
new-game-on-the-real-table = Real
new-game-words = Words
new-game-rules-settings = Rules settings…
new-game-cancel = Cancel
new-game-is-ticked-this-game-is = { $name } is ticked. This game is played by it.
new-game-each-pair-or-more-is = Each pair or more is one column.
new-game-from-players-up = From { $teams-from-word } players up.
new-game-begin = Begin
new-game-type-a-name-to-sit = Type a name to sit down. These rules take { $least-word } or more.
new-game-these-rules-take-at-most = These rules take at most { $most-word }.
new-game-sits-here-already = Sits here already.
new-game-new-name-it-is-for = New name. It is for all time: the Zonk Gods keep a list.
new-game-the-table-is-full = The table is full.
new-game-first-game = First game
new-game-every-team-needs-two-players = Every team needs two players or more, and there are two teams.
