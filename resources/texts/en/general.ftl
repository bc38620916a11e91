# Parts that other messages name. `$hit-word` is what hits are called at this table.

# The last of a list. $last-begins is the letter that it begins with for the ear.
list-last = { $first } and { $last }
# The same for a choice: "4 or 5 dice aside".
list-either = { $first } or { $last }

# What this language is called in it, in View > Language.
general-language = English

# What sets thousands apart: 2,500. A space at an edge stands in braces: { " " }.
group-separator = ,
# What stands before tenths: 0.5.
decimal-sign = .
# What stands between the parts of a list without a word: "one, two, three".
list-comma = ,{ " " }
# The same where the parts have commas themselves.
list-semicolon = ;{ " " }
# What stands between two sentences, and what ends one that is read aloud. Japanese and Chinese: { "" }
# and their own full stop.
sentence-gap = { " " }
full-stop = .
# The letters in their order, by which names are sorted. Letters with marks that do not stand here go
# with their own (é with e). Japanese and Chinese name a code in their order: euc_jp, gb18030.
alphabet = abcdefghijklmnopqrstuvwxyz
# Small numbers in words, as `$dice-word` in a message.
number-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] twelve
}
# "One die", "three dice".
dice-counted = { $dice ->
    [one] { $dice-word } die
   *[other] { $dice-word } dice
}
# How often: "once", "three times".
times-counted = { $times ->
    [0] never
    [1] once
    [2] twice
   *[other] { $times-word } times
}
# Whose: "Cy’s turn", "Zeus’ turn". $name-ending is the name's last letter.
whose = { $name-ending ->
    [s] { $name }’
   *[other] { $name }’s
}

# Whole per cent, and what is less but may happen.
per-cent = { $value }%
per-cent-under-one = <1%

# A number of hits, as in "Ann gets 2 hits". $hits counts them.
hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] { $hits-figure } star
       *[other] { $hits-figure } stars
    }
    [honour] { $hits ->
        [one] { $hits-figure } point of honour
       *[other] { $hits-figure } points of honour
    }
   *[hits] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}

# One hit, with its article: "a hit for everybody".
hit-a = { $hit-word ->
    [stars] a star
    [honour] a point of honour
   *[hits] a hit
}

# Hits with no number: "Ann has hits to take".
hits-plain = { $hit-word ->
    [stars] stars
    [honour] points of honour
   *[hits] hits
}

# The same at the beginning of a sentence.
hits-plain-first = { $hit-word ->
    [stars] Stars
    [honour] Points of honour
   *[hits] Hits
}

# One of them, without article: "a Consolation hit".
hit-one = { $hit-word ->
    [stars] star
    [honour] point of honour
   *[hits] hit
}

# The same at the beginning of a sentence or title.
hit-one-first = { $hit-word ->
    [stars] Star
    [honour] Point of honour
   *[hits] Hit
}

# One, with its article, at the beginning.
hit-a-first = { $hit-word ->
    [stars] A star
    [honour] A point of honour
   *[hits] A hit
}

# Where there is room for one word.
hits-short = { $hit-word ->
    [stars] stars
    [honour] honour
   *[hits] hits
}

# Why a file is not written
general-not-a-file = it is a folder or a device, not a file

# Why the system refuses a file, as $why of many messages: after a colon, before a full stop.
general-no-such-file = No such file or directory
general-not-allowed = Permission denied
general-disk-full = No space left on device
general-is-a-folder = Is a directory
general-is-no-folder = Not a directory
general-read-only = Read-only file system
general-file-exists = File exists
general-long-name = File name too long
general-disk-error = Input/output error

## Who does something: a player, or a team, which is several people. $name-count tells how many.

giver-gives = { $giver-count ->
   *[one] { $giver } gives
    [other] { $giver } give
}
name-answers = { $name-count ->
   *[one] { $name } answers
    [other] { $name } answer
}
name-dares = { $name-count ->
   *[one] { $name } dares
    [other] { $name } dare
}
name-asks = { $name-count ->
   *[one] { $name } asks
    [other] { $name } ask
}
name-calls = { $name-count ->
   *[one] { $name } calls
    [other] { $name } call
}
name-doubts = { $name-count ->
   *[one] { $name } doubts
    [other] { $name } doubt
}
name-gets = { $name-count ->
   *[one] { $name } gets
    [other] { $name } get
}
name-gives = { $name-count ->
   *[one] { $name } gives
    [other] { $name } give
}
name-goes = { $name-count ->
   *[one] { $name } goes
    [other] { $name } go
}
name-has = { $name-count ->
   *[one] { $name } has
    [other] { $name } have
}
name-is = { $name-count ->
   *[one] { $name } is
    [other] { $name } are
}
name-keeps = { $name-count ->
   *[one] { $name } keeps
    [other] { $name } keep
}
name-leads = { $name-count ->
   *[one] { $name } leads
    [other] { $name } lead
}
name-loses = { $name-count ->
   *[one] { $name } loses
    [other] { $name } lose
}
name-names = { $name-count ->
   *[one] { $name } names
    [other] { $name } name
}
name-puts = { $name-count ->
   *[one] { $name } puts
    [other] { $name } put
}
name-refuses = { $name-count ->
   *[one] { $name } refuses
    [other] { $name } refuse
}
name-rolls = { $name-count ->
   *[one] { $name } rolls
    [other] { $name } roll
}
name-says = { $name-count ->
   *[one] { $name } says
    [other] { $name } say
}
name-starts = { $name-count ->
   *[one] { $name } starts
    [other] { $name } start
}
name-stays = { $name-count ->
   *[one] { $name } stays
    [other] { $name } stay
}
name-takes = { $name-count ->
   *[one] { $name } takes
    [other] { $name } take
}
other-rolls = { $other-count ->
   *[one] { $other } rolls
    [other] { $other } roll
}
name-throws = { $name-count ->
   *[one] { $name } throws
    [other] { $name } throw
}
name-uses = { $name-count ->
   *[one] { $name } uses
    [other] { $name } use
}
name-was = { $name-count ->
   *[one] { $name } was
    [other] { $name } were
}
name-wins = { $name-count ->
   *[one] { $name } wins
    [other] { $name } win
}
other-asks = { $other-count ->
   *[one] { $other } asks
    [other] { $other } ask
}
other-dares = { $other-count ->
   *[one] { $other } dares
    [other] { $other } dare
}
other-lands = { $other-count ->
   *[one] { $other } lands
    [other] { $other } land
}
player-doubts = { $player-count ->
   *[one] { $player } doubts
    [other] { $player } doubt
}
player-puts = { $player-count ->
   *[one] { $player } puts
    [other] { $player } put
}
player-starts = { $player-count ->
   *[one] { $player } starts
    [other] { $player } start
}
