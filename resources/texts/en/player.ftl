# Computer players: levels, and what may be wrong with one (docs/players.md).

# How a computer player plays, behind the word "plays": plays sharply.
player-level-sharp = sharply
player-level-good = well
player-level-casual = casually
player-level-novice = like a beginner

# Players of one's own and names that nobody has, on the command line.
player-own-no-file = { $file }: there is no such file. Write FILE.py:Class.
player-own-no-class = { $file } has no class { $name }.
player-own-no-choose = { $file }: { $name } has no method choose(self, game, ways, chance).
player-own-broken = { $file }: the player has failed: { $why }.
player-own-no-way = { $file }: choose must return { $ways ->
    [one] the one way it was given
   *[other] one of the { $ways-figure } ways it was given
}.
player-unknown = there is no player { $name }; there are { $known-comma }, and FILE.py:Class.
player-no-level = there is no level { $level }; there are { $known-comma }.

## What is wrong with the file of a character (resources/players)

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = must be a table
player-file-unknown = unknown; there are { $known-comma }
player-file-number = must be a number from 0 to { $most }
player-file-one-of = must be one of { $known-comma }
