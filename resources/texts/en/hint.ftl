# The hint (H) at the table.

hint-menu = H&int (H at the table)
# What this game lets the table be told; ticked in the menu while it does.
hint-aid-hints = Hints in t&his game
hint-aid-coach = Coach in this &game
hint-asked = { $name } asked for a hint.
hint-thinking = Working out the odds …
hint-not-now = There is a hint when a person may choose.
# A gate is shut: hits must be taken before anybody rolls.
hint-hits-first = { name-takes } { hits-plain } first: C. There is nothing to choose before that.
hint-nothing = There is nothing to choose now.
hint-switched-off = Hints are off in this game. Game > Hints in this game lets you have them.
hint-failed = The hint could not be worked out. The game stands as it was; the log tells more.
# $why says what is not known of these rules.
hint-not-covered = No hint: { $why }
# Written on the button of the best choice, and read out with it.
hint-mark = hint

# The label at the dice that are to be kept; $only: others would score as well.
hint-label = { $dice ->
    [one] { $only ->
        [yes] Keep only this { $face }
       *[no] Keep this { $face }
    }
   *[other] { $only ->
        [yes] Keep only these { $dice-word }
       *[no] Keep these { $dice-word }
    }
}

# What to do, and why.
hint-told = { $what } { $why }
# $miss is a chance in 100, $dice are those that are rolled; $kept is hint-dice.
hint-do = { $kind ->
    [keep-roll] Keep { $kept }, roll { $dice-word }: { $miss } in 100 miss.
    [keep-stay] Keep { $kept } and stay with { $points-figure }.
    [stay] Stay with { $points-figure }.
    [take-dare] Take the dare: { $miss } in 100 miss.
    [refuse-dare] Refuse the dare.
    [again] Use a re-roll.
    [take-over] Take over the { $points-figure } that were left.
   *[roll] Roll { $dice-word }: { $miss } in 100 miss.
}
hint-dice = { $kind ->
    [alike] the { $count-word } { $face }s
   *[other] the { $faces-listed }
}
# What the best is set against, after "than" or "as".
hint-than = { $kind ->
    [keep-roll] keeping { $kept } and rolling { $dice-word }
    [keep-stay] keeping { $kept } and staying with { $points-figure }
    [stay] staying with { $points-figure }
    [take-dare] taking the dare
    [refuse-dare] refusing the dare
    [again] using a re-roll
    [take-over] taking over the { $points-figure }
   *[roll] rolling { $dice-word }
}
hint-only = There is no other way on.
hint-as-good = As good as { $other }.
hint-more-points = { $by ->
    [one] Worth one point more than { $other }.
   *[other] Worth { $by-figure } points more than { $other }.
}
# In so many turns like this one.
hint-more-hits = Worth { hits-counted } more in { $of-figure } such turns than { $other }.
hint-more-wins = { $by ->
    [one] Wins one game in { $of-figure } more than { $other }.
   *[other] Wins { $by-figure } games in { $of-figure } more than { $other }.
}

# One of the best three.
hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Worth one point.
   *[other] Worth { $worth-figure } points.
}
hint-worth-hits = Worth { hits-counted } in { $of-figure } turns.
hint-worth-wins = { $worth ->
    [one] Wins one game in { $of-figure }.
   *[other] Wins { $worth-figure } games in { $of-figure }.
}
# What a hit weighs where hits decide the game.
hint-weighs-hits = Here { hits-plain } win: { $points-figure } points weigh as much as one.
