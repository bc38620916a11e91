# What one sees first: go on with the last game, or begin one.

# Four buttons and a word about fair dice.
start-five-rule-sheets-one-table = Five rule sheets, one table. Every game is kept, at every throw.
start-no-game-is-waiting = No game is waiting.
start-continue = Continue
start-the-last-game-at-its = the last game, at its last throw
start-new-game = New game
start-who-plays-by-which-sheet = who plays, by which sheet
start-print-blank-sheets = Print blank sheets
start-for-dice-on-a-real = for dice on a real table
start-throw = Throw now
start-throw-note = you against a computer, by Let’s Play Zonk
# The name of who has none yet: it stands in sentences about them, as in "Player rolls".
start-you = Player
