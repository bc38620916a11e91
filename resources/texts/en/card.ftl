# The whole rule on one card of at most forty words, figures not counted. As short as can be.

card-title = The rule
card-menu = The rule on a &card (? at the table)
# For those who hear it. $kind: dice, from some dice to others, or words for them.
card-row = { $kind ->
    [run] { $dice-comma } to { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Keep what scores, roll the rest, or stay.
card-leave-all = Keep all that scores, roll the rest, or stay.
card-enter = First get in: { $points-figure } in one turn.
card-enter-dice = Get in with { $dice-figure } dice aside.
card-stop = A stay takes { $points-figure }.
card-stop-dice = Stay with { $dice-either } dice aside.
card-beat-previous = Beat the stay before yours.
card-wild-face = The red { $face } is wild.
card-miss = No score: turn lost.
card-all-score = { $forced ->
    [yes] All { $dice-word } score: roll again.
   *[no] All { $dice-word } score: roll again, or stay.
}
card-blood-die-alone = Red alone must roll.
card-blood-die-among = Red without a score must roll.
card-dare = Four alike: others may dare.
card-hit-each = Every { $step-figure } earns a { hit-one }.
card-hit-turn = { $step-figure } in one turn earn a { hit-one }.
card-rounds = { $by ->
    [hits] { $rounds-figure } rounds: most { hits-plain } win.
    [titles] { $rounds-figure } rounds: most titles win.
   *[points] { $rounds-figure } rounds: most points win.
}
# $over: the goal must be passed.
card-end = { $by ->
    [first] { $over ->
        [yes] First beyond { $limit-figure } wins.
       *[no] First at { $limit-figure } wins.
    }
    [hits] { $limit-figure } { $over ->
        [yes] passed { "" }
       *[no] { "" }
    }ends it: most { hits-plain } win.
    [titles] { $limit-figure } { $over ->
        [yes] passed { "" }
       *[no] { "" }
    }ends it: most titles win.
   *[points] { $limit-figure } { $over ->
        [yes] passed { "" }
       *[no] { "" }
    }ends it: most points win.
}
