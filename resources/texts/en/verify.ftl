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
verify-blame-corrected = an entry was written anew; dice of the program are never corrected

## Lines about the dice that cannot be meant; behind the line's number, "dice" and a colon

verify-must-be-followed-by-64 = { $kind } must be followed by 64 hexadecimal figures
verify-seated-must-be-followed-by = seated must be followed by the names as they sat
verify-is-given-twice = { $kind } is given twice
