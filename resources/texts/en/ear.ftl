# The table by ear: what is said to whoever cannot see it, before a choice and when a key asks.
# Short whole sentences. Dice come as $dice, each by its face and colour.

# A die; $colour is that of the rule set's own dice, none for a plain one.
ear-die = { $colour ->
    [R] red { $face }
    [W] white { $face }
    [G] green { $face }
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
# $word is what was written on the pad.
ear-written = Row { $row-figure } of the sheet: { $word }.

## Before a choice

# $begun: dice were thrown in this turn. $teamed: one of the team $team plays.
ear-turn = { $begun ->
    [yes] { $points ->
        [0] { whose } turn goes on.
       *[other] { whose } turn, { $points-figure } so far.
    }
   *[no] { whose } turn{ $teamed ->
        [yes] { " " }for { $team }
       *[no] { "" }
    }, { $total ->
        [0] nothing on the sheet.
       *[other] { $total-figure } on the sheet.
    }
}
ear-dice = Dice: { $dice-comma }.
ear-aside = Aside: { $dice-comma }.
ear-picked = Picked: { $dice-comma }, { $royale ->
    [yes] a Royale, whose worth is thrown for.
   *[no] for { $points-figure }.
}
ear-picked-none = Nothing is picked.
# $why is a whole sentence.
ear-picked-no = Picked: { $dice-comma }. { $why }
ear-stay = Staying with { $points-figure } makes { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", with " }{ hits-counted }
}{ $ends ->
    [yes] , and ends the game
   *[no] { "" }
}.
ear-stay-show = Staying scores { $points-figure } in the show.
ear-no-stay = No stay: { $why }
# $chance in a hundred.
ear-miss = { $chance ->
    [0] The next { dice-counted } cannot miss.
   *[other] { $dice ->
        [one] The next die misses
       *[other] The next { dice-counted } miss
    } { $chance } in a hundred.
}
# A throw has missed that a re-roll may take back.
ear-missed = { name-has } missed, and lost { $points-figure }: use the re-roll, or let it stand.
# Before the first turn: what is rolled for, and by whom.
ear-opening = { $magic ->
    [yes] The Magic Number: { name-rolls } it.
   *[no] { $title } One die each: the highest begins.
}
# The player's own key makes the first throw.
ear-own-key = The key is { $key }.

## What is awaited

# $by: how the gate opens; $own: it is before the next throw of who has the hits.
ear-gate = { name-has } { hits-counted } to take{ $own ->
    [yes] { "" }
   *[no] { " " }before { other-rolls }
}. { $by ->
    [roll] The next roll takes them.
    [courtesy] Say when they are taken.
    [word] { name-says } when.
   *[asks] { other-asks } once for each: asked { $asked ->
        [0] not yet
       *[other] { $asked }
    }.
}
# $taken: the die is rolled; $stake is lost unless it shows $face.
ear-dared = { $taken ->
    [yes] { name-rolls } one die for a { $face }: { $worth-figure }, or { $stake-figure } lost.
   *[no] { other-dares } { $name }: one die for a { $face }. It brings { $worth-figure }, or loses { $stake-figure }.
}
ear-may-dare = Four alike: anybody else may dare.
ear-blood = The Blood Die alone is rolled.
ear-royale = For the Royale { dice-counted } are rolled: { $times ->
    [1] their sum.
   *[other] { times-counted } their sum.
}
ear-all-score = All { $dice-word } have scored, and are rolled again.
ear-may-reroll = { name-has } a re-roll for this throw.
ear-rerolled = The re-roll is used: those dice once more.
ear-may-doubt = { name-stays } with { $points-figure }: anybody may doubt it.
ear-doubted = The { $points-figure } of { $name } are doubted: the dice must be named.
ear-left = { $points-figure } and { dice-counted } are left, and may be taken over.
ear-pot = { $points-figure } in the pot.
# $left: how many play after this one; $rolloff: a tie is rolled for.
ear-show = Halftime Show, apart from the game{ $rolloff ->
    [yes] : a tie is rolled for.
   *[no] : { $left ->
        [0] nobody plays after this.
       *[other] { $left-figure } more to play.
    }
}
ear-show-leads = { name-leads } the show with { $points-figure }.
ear-eleven = 11,000 Rule: at { $limit-figure } a turn takes { $points-figure } or more.
# $beat: the total must be beaten. $left: turns after this one.
ear-last = { $beat ->
    [yes] Last round: the { $total-figure } of { $name } must be beaten.
   *[no] Last round: { name-is } home with { $total-figure }.
} { $left ->
    [0] No turn is left after this.
   *[other] Turns left: { $left-figure }.
}
ear-entry = { name-is } not in yet: the first score takes { $need-figure }.
ear-over = { $won ->
    [yes] The game is over: won by { $names-listed }, with { $total-figure }.
   *[no] The game is over. Nobody has won.
}
ear-nothing = Nothing is awaited but { whose } choice.

## Questions

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , not in
}{ $tokens ->
    [0] { "" }
    [one] , a re-roll
   *[other] , { $tokens-figure } re-rolls
}{ $out ->
    [yes] , out
   *[no] { "" }
}.
ear-goal = Goal { $limit-figure }, round { $round-figure }.
ear-magic-number = Magic Number { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] brings
   *[other] bring
} { $points-figure }.
ear-never = Nothing has been said yet.
ear-no-game = No game is on the table.
