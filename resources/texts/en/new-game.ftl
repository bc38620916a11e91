# New game: which rules, who plays, what dice.

# On small buttons beside a name, under the pointer.
new-game-move-up = Move up: { $name }
new-game-move-down = Move down: { $name }
new-game-team = Team { $number-figure }
# Above the names: how many sit there, of how many that may.
new-game-seated = { $count-word-first } of { $most-word }. Arrows change seats.
new-game-room-for = Room for { $most-word }.
# At the foot: what is about to begin.
new-game-summary = { $players ->
    [one] { $rules }, { $players-word } player, { $dice-word } dice
   *[other] { $rules }, { $players-word } players, { $dice-word } dice
}
# A button of a choice, read aloud: "Dice: On screen".
new-game-choice-told = { $what }: { $choice }

## Which rules, who plays, and how: the dialog before a game.

# A player's disc; pressed, it becomes the next that nobody has.
new-game-colour-and-symbol-of = Colour and symbol of { $name }: { $symbol }
new-game-another-colour = Another colour

# One line of the pad: who sits here.
new-game-team-of = Team of { $shown }
new-game-keeps-score = keeps score
new-game-keeps-score-told = { $shown } keeps score
new-game-leaves-the-table = Leaves the table: { $shown }

# Gives back a Setup; `wants_rules` asks for the rules settings first.
new-game-new-game = New game
new-game-which-rules = Which rules?
new-game-who-plays = Who plays?
new-game-a-name = A name
new-game-name-of-a-further-player = Name of a further player
new-game-sit-down = Sit down
new-game-at-the-table-before = At the table before
new-game-roll-for-order = Roll for order
new-game-one-die-each-highest-goes = One die each, highest goes first.
new-game-teams = Teams
new-game-dice = Dice
new-game-on-screen = On screen
new-game-on-the-real-table = On the real table
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
new-game-first-game = first game
new-game-every-team-needs-two-players = Every team needs two players or more, and there are two teams.
