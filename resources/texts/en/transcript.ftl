# Transcripts on disk.

# The text of a transcript, or a sentence about why there is none.
transcript-cannot-be-read = cannot be read: { $strerror }
transcript-is-no-name-of-a = is no name of a file
transcript-larger-than-bytes-no-game = larger than { $most } bytes; no game is
transcript-is-not-utf-8-text = is not UTF-8 text (byte { $start })

## The text of a transcript as lines of words, and its header.

# The words of a line; a name in double quotes is one word, `#` starts a comment.
transcript-a-name-is-not-closed = a name is not closed; end it with a quote

# Header and statements; the first statement must name the format.
transcript-the-first-statement-must-be = the first statement must be: zonk 1
transcript-only-format-1-can-be = only format 1 can be read; the line must be: zonk 1
transcript-belongs-before-the-first-action = { $words } belongs before the first action

# _one
transcript-write-and-one-value = write: { $words } and one value

# _header
transcript-the-format-is-named-once = the format is named once, at the top
transcript-write-option-name-value = write: option NAME=VALUE
transcript-at-most-options-fit = at most { $options } options fit
transcript-write-once-magic-and-its = write once: magic and its faces
transcript-no-rules-are-named-write = no rules are named; write: rules KEY
transcript-nobody-plays-write-player-name = nobody plays; write: player NAME

# A statement with one value that may stand there once.
transcript-is-given-twice = { $key } is given twice

# start and finish
transcript-is-no-time = { $word } is no time; write: { $key } 2002-03-13T12:44

# _player
transcript-write-names-in-quotes-where = write: { $wanted } (names in quotes where they have spaces)
transcript-plays-already = { $names } plays already
transcript-at-most-columns-fit = at most { $most-players } columns fit

# _score
transcript-write-score-name-points = write: score NAME POINTS
transcript-is-not-among-the-players = { $words } is not among the players above
transcript-the-score-of-is-given = the score of { $words } is given twice

# A whole number of a line.
transcript-is-not-a-whole-number = { $word } is not a whole number up to 9,999,999

# A die: its face, and the letter of its colour if one is written.
transcript-is-not-a-die-such = { $word } is not a die such as 4 or 4R
transcript-a-die-shows-1-to = a die shows 1 to 6, not { $digit }
transcript-a-colour-is-r-w = { $word }: a colour is R, W or G

## The words of one statement, read in the game they are said in: names, figures and dice.

# One statement and the game it is said in.
transcript-nobody-called-plays = nobody called { $name } plays
transcript-no-die-of-that-colour = no die of that colour is thrown: { $named }

## From the statements of a transcript to actions of the engine.

# A game as its actions make it: where it stands, how it got there, what happened.
transcript-is-no-statement = { $words } is no statement; { $hint }

# A refusal with what the game says of it.
# $hint: a fault that is like the one named, or all there are.
transcript-no-such-fault-but = These rules know no such fault; { $hint }
transcript-no-faults = they know none
# $kind is the fault as a transcript names it; $keeps: it is one of the scorekeeper.
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } is a fault of the scorekeeper, { $name }; name nobody else.
   *[no] { $kind } is a fault of the player whose turn it is, { $name }; name nobody else.
}
transcript-another-asks = Only { $name }, who rolls next, asks.
transcript-another-dares = { name-is } to roll; somebody else says the dare.

# The game a header describes, before its first action.
transcript-these-rules-have-no-magic = these rules have no Magic Number
transcript-the-magic-number-has-faces = the Magic Number has { $faces } faces
transcript-this-magic-number-must-be = this Magic Number must be rolled again
transcript-score-at-the-end = the game ends at { $limit-figure }; begin below it
transcript-does-not-play = { $office ->
    [packer] { $name }, who packs the bowl, does not play
   *[scorekeeper] the scorekeeper { $name } does not play
}

# _ruleset
transcript-names-no-knob = { $name } names no knob; { $hint }
transcript-no-rules-are-called = no rules are called { $rules }; { $hint }
transcript-no-further-die = the throw shows no further { $die }

# What is wrong with a knob of an option line, or with a file of house rules; $why as in rulebook.ftl.
transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
