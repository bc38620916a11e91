# Columns that computers play, and those that are handed over.

seat-nobody = Nobody here is called { $name }.
seat-game-over = The game is over; nobody plays it any more.
# A player of this name has another one now, $now.
seat-taken-before = { $now } had the name { $name } earlier in this game: who takes it would take over what { $now } has played. To exchange two players, begin another game.
seat-taken = { $name } sits here already.
# Another name for a player, by a click on it.
seat-name-title = Name
seat-name-tip = A click on a name changes it
seat-name-ask = What is { $name } called? The whole game has the new name.
seat-name-field = Name
# What others call the player, beside the name; asked where a language needs it ($name-is).
seat-gender = { $gender ->
    [she] she
    [he] he
   *[unknown] not said
}
seat-gender-of = How one speaks of { $name }
seat-name-leave = Cancel
seat-name-use = Use this name
seat-name-not-now = Names are changed while somebody has the dice and thinks.

# The computers pause, and one of them has the dice: line below the headline, and button.
seat-pause-note = The computers pause. { $name-count ->
   *[one] { $name } waits.
    [other] { $name } wait.
}
seat-go-on = Go on
# A computer is next, and a person has hits to take first.
seat-hits-taken = { hits-plain-first } taken
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } is a computer player and has the dice.
    [other] { $name } have the dice, and a computer plays for them.
}
# Why a computer did what it did; $why is one of the sentences of reason.ftl.
seat-why = { $name }: { $why }
seat-computer-failed = A computer player could not make up its mind. The game stands as it was; play its turn, or hand its seat over.

# New game: how sharply a character plays.
seat-plays = plays { $how }
seat-level-of = How { $name } plays

# Game > Who plays: a menu for each column.
seat-menu = &Who plays
seat-menu-person = A person
seat-menu-name = Another &name…
# Game > Computers pause, ticked while they do
seat-menu-pause = Co&mputers pause
seat-paused = { $paused ->
    [yes] The computers pause. R lets them go on.
   *[no] The computers go on.
}
# Told when it is chosen. $who: a character, nobody for a person. $now: no dice are moving
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] { $name } is played by a person from now on.
       *[other] { $who } plays for { $name } from now on.
    }
   *[no] { $who ->
        [nobody] { $name } is played by a person as soon as this has been shown.
       *[other] { $who } plays for { $name } as soon as this has been shown.
    }
}
seat-menu-none = No game is on the table
seat-menu-computer = { $name }, plays { $how }

# The players of a game in the Zonk File's list, some of them computers.
seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } is a computer
   *[other] { $computers-listed } are computers
})
# How strong a character is by the rules chosen; $even is what anybody would win by chance.
seat-strength = Wins { $wins } of 100 at a table of computers ({ $games-figure } games; an even share is { $even }).
