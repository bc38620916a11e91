# What is wrong with a file of house rules. Before it stand the file and the key in it:
# "doubling.toml: knobs.limit: less than one must score in a turn, 300; raise it". Names of keys
# and their values (limit, stop-dice, landing = over) are those of the file and stay as they are.

## The file

rulebook-not-read = cannot be read: { $why }
rulebook-no-file-name = is no name of a file; write another
rulebook-too-large = larger than { $most } bytes; shorten it
rulebook-not-utf-8 = is not UTF-8 text; save it as UTF-8
# $why: the words of the reader of TOML, in English
rulebook-not-toml = is not TOML: { $why }
rulebook-toml-too-deep = is not TOML: nested too deeply
rulebook-too-deep = is nested too deeply
rulebook-too-many-dots = has a line with more than { $most } dots
rulebook-endless-number = holds a number of thousands of figures; give at most { $most }
rulebook-number-too-large = this number is too large; give at most { $most }
rulebook-key-too-long = this key is too long; give at most { $most } letters
rulebook-not-written = cannot be written: { $why }
rulebook-not-written-nothing-changed = cannot be written: { $why }. Nothing was changed
rulebook-not-deleted = cannot be deleted: { $why }

## What a file extends

rulebook-extends-one-of = give one of { $known-comma }, or a .toml file in the same folder
rulebook-lies-elsewhere = { $file } lies elsewhere; name a file in the same folder
rulebook-circle = this goes round in a circle: { $circle }
rulebook-too-many-files = more than { $most } files extend one another; write some as one
rulebook-not-at-hand = { $file } is not at hand; put both files into one folder and name this
# $why: one of the messages above
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = name one of { $known-comma } or a .toml file
rulebook-no-such-rules = no such rules; { $hint }

## Keys and tables

rulebook-did-you-mean = did you mean { $name }?
rulebook-known-are = known are { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs lists all
rulebook-unknown = unknown; { $hint }
rulebook-unknown-section = unknown section; { $hint }
rulebook-is-a-knob = this is a knob; write it below [knobs] as { $name }
rulebook-is-a-table = this is a table; write [{ $key }]
rulebook-too-many-entries = too many entries; at most { $most }
rulebook-missing = missing; give it a value
rulebook-no-such-knob = no such knob; { $hint }
rulebook-is-no-knob = names no knob; { $hint }
rulebook-names-no-knob = { $name } names no knob; { $hint }
rulebook-no-such-fault = no such fault; { $hint }; one of your own needs a title
rulebook-no-such-award = no such award; { $hint }
rulebook-list-of-awards = give a list of awards
rulebook-key-is-total = the key is a total, such as 2100
rulebook-bonus-name = give the bonus a name
rulebook-format = only format 1 can be read; write format = 1
rulebook-conditions = give a table of knobs and values, such as { $example }

## Values

rulebook-text-of = give a text of 1 to { $most } characters
rulebook-word-of = give a word of 1 to { $most } characters
rulebook-text-at-most = give a text of at most { $most } characters
rulebook-texts-of = give texts of at most { $most } characters
rulebook-numbers = give up to { $most } numbers from { $low } to { $high }
rulebook-number-from-0 = give a number from 0 to { $most }
rulebook-number-from-2 = give a number from 2 to { $most }
rulebook-number-to = name a number from 1 to { $most }
rulebook-whole-number = give a whole number up to { $most }
rulebook-true-or-false = give true or false
rulebook-one-of = give one of { $known-comma }
rulebook-list = give a list, such as { $example }
rulebook-a-face = a face is a number from 1 to 6
rulebook-least = give { $least } or more
rulebook-most = give at most { $most }
rulebook-below-modulus = give less than modulus, { $modulus }
rulebook-name-one = name at least one
rulebook-negative-points = points are taken only by penalties; give 0 or more

## Combinations and throws that these dice cannot make

rulebook-nothing-scores = no combination scores; add one, such as a single
rulebook-one-die-never-scores = one die alone could never score; let a single face score
rulebook-only-dice = there are only { $dice } dice
rulebook-all-faces = name the faces of all { $dice } dice
rulebook-throw-faces = name all { $dice } faces of such a throw
rulebook-straight-faces = name 2 to { $most } faces
rulebook-shape = give up to 3 numbers, { $dice } dice in all
# $key: the table or knob that needs other dice
rulebook-made-for = { $key } is made for { $dice } dice; here dice-count is { $have }
# $cure: one of the three lines below
rulebook-made-for-cure = { $key } is made for { $dice } dice; here dice-count is { $have }; { $cure }
rulebook-worth-nothing = set { $knob } = 0 as well
rulebook-no-win-throw = set win-throw = none as well
# Said to who may have written an option of a game, and has no file yet.
rulebook-table-away = take it away in a file of house rules, by off = true below [{ $table }]

## Knobs without effect beside others

# Said of must-beat.
rulebook-last-round-alone-ending = only in a last round; set ending = lastRound
rulebook-last-round-alone-rounds = only in a last round; set rounds = 0
# Said of last-licks.
rulebook-last-licks = leaders are passed only in a last round with points beyond the limit; set { $cure-listed }
# Said of rule11k.
rulebook-rounds-have-no-limit = it moves the limit, and a game of so many rounds has none; set rounds = 0
rulebook-extension-no-call = a limit that is extended when missed is not moved by a call; set extension = 0
# Said of landing.
rulebook-rounds-have-no-landing = a game of so many rounds has no limit to land on; set rounds = 0
# Said of extension.
rulebook-extension-beyond = only where points beyond the limit count; set { $cure-listed }
# Said of wild-face and blood-die.
rulebook-no-red-die = there is no red die; set special-dice = { $dice }
rulebook-dare-too-few = too few dice for a dare; use 3 or more
rulebook-idle = knobs.{ $knob }: nothing in these rules uses it; extend a sheet, or name it in a table of your own
rulebook-idle-beside = knobs.{ $knob }: has no effect beside { $other } = { $value }; change one of them
# $key: a table that says nothing but off = true; $hint: a name that is like it, or the next line
rulebook-off-nothing = { $key }: takes away what is not there; { $hint }
rulebook-nothing-to-take-away = what these rules extend has nothing of that name
# $why: one of the two lines below, or that there is no red die
rulebook-never-shown = { $key }: no throw can bring this; { $why }
rulebook-no-magic-number = there is no Magic Number; set magic-number = on
rulebook-no-three-colours = the dice have not three colours; set special-dice = three-colours

## What can be played, but can't have been meant

# $table: the other combination of the same face
rulebook-scores-already = { $face } scores already by [combo.{ $table }]; change that one, or take it away by off = true
rulebook-most-below-count = less than count, { $count }; raise it, or leave it out
rulebook-straight-twice = a straight shows each face once; name each once
rulebook-key-of-a-sheet = this is the key of a sheet; give these rules one of their own

## Knobs that nobody could play by together; said of the one that was written last

rulebook-players-above-max = more than players-max, { $most }; lower it
rulebook-players-below-min = less than players-min, { $least }; raise it
rulebook-limit-below-minimum = less than one must score in a turn, { $minimum }; raise it
rulebook-above-limit = more than the limit; nobody could score it. Lower it
# Said of breaking-the-ice.
rulebook-ice-above-limit = takes { $minimum }, more than the limit; raise that
rulebook-exact-with-minimum = exact landing and a minimum on every turn can leave nobody able to finish; use over or cap, or set stop-minimum to 0
rulebook-minimum-with-exact = with exact landing a minimum on every turn can leave nobody able to finish; set it to 0, or landing to over or cap
rulebook-exact-with-11k = exact landing and the 11,000 Rule exclude each other; set rule11k = off as well
rulebook-rule11k-with-exact = exact landing and the 11,000 Rule exclude each other; set landing = over or cap as well
# Said of dice-count.
rulebook-stop-dice-wants = stop-dice wants { $dice-either } aside; raise it, or set stop-dice = none
rulebook-stop-dice-rolled = stop-dice wants all dice aside, and then they must be rolled; raise it, or set stop-dice to a smaller number
rulebook-entry-dice-wants = entry-dice wants { $dice } aside; raise it, or lower that
# Said of stop-dice.
rulebook-stop-dice-all = all dice must be rolled again, so name a smaller number
# Said of hot-dice.
rulebook-hot-dice-stop = stop-dice wants { $dice } dice aside, and with them all nobody could stop; set stop-dice to a smaller number
rulebook-entry-dice-rolled = entry-dice wants { $dice } aside, and all dice must be rolled; lower that
# Said of entry-dice.
rulebook-entry-dice-above = more dice than can ever lie aside; lower it
rulebook-entry-dice-never-stop = nobody could enter: stop-dice wants { $dice-either } aside. Lower it, or raise that
# Said of stop-dice.
rulebook-stop-dice-no-entry = nobody could enter with so few: entry-dice wants { $dice } aside. Name more, or lower that
# Said of finish-compare.
rulebook-never-passed = the game would never end: no total gets beyond the limit. Set finish-compare = reach, or landing = over
# Said of landing.
rulebook-landing-never-passes = the game would never end: it ends beyond the limit, where no total gets. Set landing = over, or finish-compare = reach
rulebook-no-stop-from-high = not below no-stop-below, { $below }; lower it or raise that
rulebook-no-stop-below-low = not above no-stop-from, { $above }; raise it
# Said of no-stop-below, no-stop-from and limit.
rulebook-no-stop-wide = nobody could stop: one turn would have to bring { $gap }, more than the limit; lower it
rulebook-no-stop-wide-from = nobody could stop: one turn would have to bring { $gap }, more than the limit; raise it
rulebook-limit-no-stop = nobody could stop: one turn would have to bring { $gap }, more than this; raise it
# Said of no-stop-below, landing and limit.
rulebook-no-landing-on = nobody could land on the limit of { $limit }; lower it
rulebook-no-landing = nobody could land on the limit, where no-stop-below forbids to stop; set landing = over
rulebook-limit-no-landing = nobody could land on it: nobody stops below { $below }; raise it
# Said of last-licks and of must-beat.
rulebook-tied-must-beat = nobody ties where one must beat the leader; set last-licks = everybody, or must-beat = false
rulebook-must-beat-tied = nobody ties where one must beat the leader; leave it off, or set last-licks = everybody
rulebook-extension-low = not beyond the limit of { $limit }; raise it
rulebook-limit-above-extension = not below extension, { $extension }; lower it or raise that

# A game was begun by rules that are refused now. $why: what is said of such rules.
rulebook-refused-now = { $knob }: { $why }.
