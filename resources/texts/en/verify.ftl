# Whether the dice of a game are those of its seed: `zonk-desktop verify`, and Verify in the window.
# These stand behind a file's name and a colon, hence small letters at their beginning.

verify-pledge = pledge: { $pledge }
verify-compare = (it proves something to whoever saw it before the first throw: compare)
verify-not-checked = not checked: { $what }
verify-another-name = another name: { $said }
verify-renamed = { $old } has been called { $new } since { $throws ->
    [1] throw 1
   *[other] throw { $throws }
}
verify-throws = { $throws ->
    [1] 1 throw
   *[other] all { $throws } throws
}
# $parts are what follows: "all 30 throws, the order of play and the Magic Number".
verify-honest = { $alone ->
    [yes] the dice are honest: { $parts-listed } follows from the seed that was pledged.
   *[no] the dice are honest: { $parts-listed } follow from the seed that was pledged.
}
verify-part-order = the order of play
verify-part-magic = the Magic Number
verify-part-names = whose names these are
verify-part-rules = the rules, options and starting scores
verify-part-choices = what was kept and said
verify-part-no-order = the order of play, as no roll for it is recorded
verify-part-end = the end, as the file stops before the game is over
verify-part-peek = whether somebody looked ahead in a copy of the whole folder, or of a file and its seed
verify-part-hands = whether gestures and words are those of the table, as whoever has the seed can seek others out
verify-part-helps = who was a computer, which hints were shown and when it was, as no chain holds them
verify-part-course = what was taken back or changed on the way, as no chain holds it

verify-chain = chain: { $head }, unbroken (compare it with the head that was noted at the end)
verify-chain-holds = the chain of its journal holds and ends in { $head }…
verify-on-record = on record: { $said }
verify-begins-taken-over = the chain begins after line { $line }, from a file of an older version
verify-begins-imported = the chain begins after line { $line }, where a transcript was brought in
verify-begins-kept-both = the chain begins after line { $line }, where a transcript was brought in a second time
verify-begins-brought-over = the chain begins after line { $line }, where the game was brought over from a copy
verify-begins-rescued = the chain begins after line { $line }, where the game was rescued from a damaged file
verify-begins-copy-put-in-place = the chain begins after line { $line }, where a copy of the Zonk File was put in place
verify-record-struck = { $times ->
    [1] 1 line was taken back
   *[other] { $times } lines were taken back
}
verify-was-continued = { $times ->
    [1] the game was left and continued once
   *[other] the game was left and continued { $times } times
}
verify-was-copy-put-in-place = { $times ->
    [1] a copy of the Zonk File was put in place meanwhile
   *[other] copies of the Zonk File were put in place { $times } times
}
verify-was-imported = { $times ->
    [1] it was brought in from a transcript
   *[other] it was brought in from transcripts { $times } times
}
verify-was-kept-both = { $times ->
    [1] it was brought in a second time
   *[other] it was brought in again { $times } times
}
verify-gestures = gestures: { $throws ->
    [1] 1 throw has
   *[other] { $throws } throws have
} what the player's hand did in them, so that nobody could know them before
verify-behind = after throw { $throws } the game stood behind what had been shown of its dice, { $shown } throws, and went on with fresh ones under a new pledge
verify-unwatched = after throw { $throws } nothing was noted of what had been shown of its dice, and the game went on with fresh ones under a new pledge
verify-record-computer = { $throw ->
    [0] { $name } was played by the computer { $who } ({ $level })
   *[other] { $name } was played by the computer { $who } ({ $level }) after throw { $throw }
}
verify-record-person = { $name } was played by a person after throw { $throw }
verify-record-hints = { $times ->
    [1] { $name } was shown a hint once
   *[other] { $name } was shown { $times } hints
}
verify-record-times = { $ended ->
    [yes] played from { $start } to { $end }
   *[no] begun { $start }
}

verify-wrong-faces = throw { $number } is written as { $written }, but the seed gives { $seed }
verify-wrong-order = the order of play is written as { $written }, but the seed gives { $seed }
verify-wrong-magic = { $there ->
    [yes] the Magic Number is written as { $written }, but the seed gives { $seed }
   *[no] the Magic Number is not written, but the seed gives { $seed }
}
verify-blame-no-record = nothing is said about the dice; they were thrown by hand or typed in
verify-blame-not-revealed = the dice are pledged, but their seed is told when the game is over
verify-blame-not-pledged = a seed is told, but it was never pledged; that proves nothing
verify-blame-no-throw = no throw is written, so nothing shows that any dice were honest
verify-blame-late-pledge = the pledge stands behind the first throw; it must come before
verify-blame-early-seed = the seed was told before the last throw; whoever knew it knew what fell
verify-blame-wrong-seed = the seed is not the one that was pledged before the first throw
verify-blame-broken-chain = the game is not what its chain says: something was changed after it was written
verify-blame-corrected = an entry was written anew; dice of the program are never corrected

## Lines about the dice that cannot be meant; behind the line's number, "dice" and a colon

verify-must-be-followed-by-64 = { $kind } must be followed by 64 hexadecimal figures
verify-seated-must-be-followed-by = seated must be followed by the names as they sat
verify-behind-must-be-followed-by = dice-behind must be followed by a number of throws
verify-is-given-twice = { $kind } is given twice
