# The table: turn bar, buttons, cards of hits, big picture, dialogs of real dice.

## The turn bar: a headline, a line below it, what lies aside, what a stay would bring

table-title-turn = { whose } turn
# In a team it is the turn of one of them.
table-title-turn-team = { whose } turn for { $team }
table-title-dared = { name-is } dared
table-title-royale = Royale
table-title-again = { name-rolls } again
table-title-wins = { $names-count ->
    [one] { $names-listed } wins
   *[other] { $names-listed } win
}
table-title-nobody-wins = Nobody wins

table-note-dared = { name-says }: dare you.
table-note-dare = Match the four, or lose it all.
table-note-blood = The Blood Die alone is rolled.
# What a Royale is worth: so many dice, their sum taken $times times.
table-note-royale = { $times ->
    [1] { $dice-word-first } dice, their sum.
   *[other] { $dice-word-first } dice, { times-counted } their sum.
}
table-note-all-score = All { $dice-word } score. They must be rolled.
table-note-reroll = The re-roll: { $dice ->
    [one] that die
   *[other] the { $dice-word }
} once more.
table-note-show = Halftime Show: one turn, apart from the game.
# $home: the player stands at the limit, and must make so many points in this turn.
table-note-11000 = 11,000 Rule. { $home ->
    [yes] This turn takes { $points-figure } or more.
   *[no] { $total-figure } on the sheet; at { $limit-figure } it takes { $points-figure } in a turn.
}
table-note-total = { $total-figure } on the sheet
table-note-dialled-in = { $total-figure } on the sheet, dialled in
# $how: what the sheet calls the first score; "stay" where every stay needs as much.
table-note-enough = { $how ->
    [dial-in] { $have-figure } are enough to dial in
    [stay] { $have-figure } are enough to stay
   *[get-in] { $have-figure } are enough to get in
}
# There are points enough; only the number of dice aside is wrong. $need: numbers that will do.
table-note-dice = { $have-figure } may stop with { $need-either } dice aside
table-note-needs = { $how ->
    [dial-in] Needs { $need-figure } to dial in
    [stay] Needs { $need-figure } to stay
   *[get-in] Needs { $need-figure } to get in
}
table-over = { $total-figure } on the sheet. The game is over.
table-over-nobody = The game is over.

# Beside the points of the turn, what they are made of: "200 kept + 500 straight + 100 picked".
table-points = { $what ->
    [royale] { $points-figure } royale
    [straight] { $points-figure } straight
    [carried] { $points-figure } carried
    [picked] { $points-figure } picked
   *[kept] { $points-figure } kept
}
table-points-none = nothing yet
# A Royale lies there: its worth is thrown for.
table-points-royale = and a Royale
table-tag-royale = Royale
table-if-stays = If { name-stays }
table-by-staying = By staying
# In place of a total, where staying is refused.
table-needs = needs { $need-figure }
table-not-now = not now
# What a stay would bring, after hits and the like: "2 hits and the game".
table-the-game = the game
table-on-the-sheet = on the sheet
# Above the chance to miss with the next roll.
table-next-miss = { $dice ->
    [one] Next die misses
   *[other] Next { dice-counted } miss
}

# The same where there is little room.
table-miss-brief = { $dice ->
    [one] Die misses
   *[other] { $dice-word-first } dice miss
}

## The buttons: what they do, a few words below it, and why not

# Where each has a key: it makes the first throw of a turn.
table-own-key = { $name } throws with { $key }.
table-roll-all = Roll all { $dice-word }
table-roll-some = Roll { dice-counted }
table-enter-the-throw = Enter the throw
# What the roll keeps before it; $kind: equal faces, one or two figures, or more dice.
table-keeps-first = { $kind ->
    [alike] keeps the { $count-word } { $faces }s
    [few] keeps the { $faces-listed }
   *[many] keeps { $count-word } dice
}
table-goes-along = { $points-figure } goes along
table-turn-begins = the turn begins
table-hits-first = { hits-counted } taken first
# The same where there is little room.
table-hits-first-brief = { hits-counted } first
table-keep-these = { $kind ->
    [alike] Keep the { $count-word } { $faces }s
    [few] Keep the { $faces-listed }
   *[many] Keep { $count-word } dice
}
# The same where there is little room.
table-keep-short = { $kind ->
    [alike] Keep { $count-word } { $faces }s
    [few] Keep { $faces-listed }
   *[many] Keep { $count-word }
}
table-keep-royale = Keep the Royale
table-keep-royale-short = Keep Royale
table-keep-royale-note = its worth is thrown for
# The same where there is little room.
table-keep-royale-brief = then thrown for
table-keep-points = { $points-figure } points
table-stay-with = Stay with { $points-figure }
table-stay = Stay
# The same where there is little room.
table-stay-short = Stay at { $points-figure }
# Where totals are declared: asked of who stays; what is said may be doubted.
table-total-ask = What does { $name } stay with?
# The first stake of the pot.
table-stake-ask = How much does everybody put into the pot?
table-stake-use = Put in
table-figure-between = A whole number from { $least-figure } to { $most-figure }.
table-makes = makes { $total-figure }
table-scored-in-the-show = scored in the show
table-roll-for-the-four = roll one die for a { $face }
# On the button of that roll, which says the rest.
table-for-the-four = a { $face }, or nothing
table-gate-shut = Gate shut. { name-has } { hits-counted } to take.

# On a button that cannot be pressed now, in two or three words; by codes of refusals.
table-brief-account-first = name the dice
table-brief-all-dice-score = all score
table-brief-below-entry = needs { $need-figure }
table-brief-below-extension = needs { $need-figure }
table-brief-below-minimum = needs { $need-figure }
table-brief-blood-die = Blood Die rolls
table-brief-dared = answer first
table-brief-dice-count = { $need-either } aside
table-brief-game-over = game over
table-brief-gate-closed = gate shut
table-brief-keep-first = keep one first
table-brief-below-previous = beat { $need-figure }
table-brief-last-die = roll the last die
table-brief-not-confirmed = { $need-figure } more to confirm
table-brief-must-beat-leader = beat { $leader-figure }
table-brief-must-keep-all = all that score
table-brief-no-throw = roll first
table-brief-not-scoring = no score
table-brief-nothing-to-bank = nothing yet
table-brief-over-limit = over { $limit-figure }
table-brief-rolling = rolling
table-brief-royale-first = Royale first

## A total that is doubted: its dice are named

table-name-the-dice = Name the dice
table-account-title = Name the dice
table-account-ask = Which dice make { $points-figure }?
table-account-note = { name-names } all dice that were kept in this turn. Click the faces, or type them.
# Read aloud.
table-account-named = Named: { $faces-listed }
table-no-dice = none
table-account-add = One more { $face-figure }
table-account-empty = Name the dice first.
table-account-none = Cannot name them
table-account-done = These dice

## Cards of hits: hits to take, hits at stake, the tally

table-card-so-far = { hits-plain-first } so far
table-card-to-take = { name-has } { hits-counted } to take
table-card-before = Before the turn goes on.
# Answers to "Can I roll?", on buttons.
table-answer-you-can-go = You can go
table-answer-done = Done
table-answer-yes = Yes
table-answer-cough = Cough
table-answer-no = No
table-answer-overrule = Overrule

## The opening: who goes first, and the Magic Number

table-goes-first = { name-goes } first.
table-comes-first = { whose } turn comes first.
table-magic-banner = Magic Number { $faces-dash }
# In a corner of the score sheet.
table-magic-corner = MAGIC NO. { $faces-dash }

## Dice as buttons, where a throw of real dice is typed in

# Read aloud; $letter is the letter of a coloured die: R, W or G.
table-die = { $letter ->
    [R] Die { $place-figure }, red: { $face-figure }
    [W] Die { $place-figure }, white: { $face-figure }
    [G] Die { $place-figure }, green: { $face-figure }
   *[none] Die { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] { $dice-word-first } die to go.
   *[other] { $dice-word-first } dice to go.
}
table-entry-corrected = { $told }   (corrected, was: { $was })
table-entry-put-in = { $told }   (put in later)
# The big picture (F11), at its foot.
table-party-magic = Magic number
table-party-round = Round { $round-figure }
# Under the name of who has hits to take, beside their pennants.
table-party-to-take = { $hits-figure } to take
# Beside whoever waits at a gate.
table-party-next = next
# At the foot: how many points it takes.
table-party-home = Home is { $limit-figure }
# Beside the faces of a die, by its letter.
table-die-label = { $letter ->
    [R] { $place-figure } red
    [W] { $place-figure } white
    [G] { $place-figure } green
   *[none] { $place-figure }
}
# Correcting an entry of real dice: what is missing yet.
table-kind-roll = A throw
table-kind-keep = Dice kept
table-kind-else = Something else
table-kind-none = Nothing
# A tick: what is entered is no correction of the entry picked, it was left out before it.
table-put-in-before = Put it in before this entry
table-empty-roll = Click a face for every die.
table-empty-keep = These dice do not score together. Click those that were kept.
table-empty-else = An entry says something.
# After a correction, at the later entry that it does not leave valid; $why: a refusal of the rules.
table-stands-against = Not corrected yet: with that, this entry does not hold any more. { $why } Correct it too, or choose Nothing to strike it out.
# The same where something was left out before that entry.
table-missing-before = Not corrected yet: something is missing before this entry. { $why }
table-entry-plain = A statement as in a transcript, such as roll 1 5 2 4 4, keep 1 5, or stay.
# Under the pointer, on the pledge of the dice.
table-pledge-tip =
    The SHA-256 of the seed that all dice of this game come from, pledged before the first throw:
    { $commitment }
    Whoever notes it can verify the dice later. A click copies it.

## What the buttons of a turn say and do, and the calls of the menu beside them.

# The way back to the last page, where the dice would be rolled.
table-the-results = The results
table-who-takes-what = who takes what

# Roll, keeping first what is picked.
table-pick-at-least-one-die = Pick at least one die that scores.
table-pick-one = pick one

# Set the picked dice aside.
table-keep = Keep
table-pick-dice-that-score = Pick dice that score.

# Stop and bank, keeping first what is picked.
table-pick-the-dice-to-stay = Pick the dice to stay with.

# After a miss that a re-roll may take back: what both buttons do, and why Keep waits.
table-use-the-reroll = Use the re-roll
table-reroll-again = { $dice ->
    [one] that die again
   *[other] all { $dice-word } again
}
table-let-it-stand = Let it stand
table-then-plays = { name-is } next
table-reroll-first = Use the re-roll, or let the miss stand.
table-reroll-first-brief = no score

# Take or refuse, while a dare stands.
table-take-the-dare = Take the dare
table-refuse = Refuse
table-play-on = play on

## Write one entry of a game with real dice anew: with dice to click and players to choose.

# Pick an entry, change it; what followed must still hold, else the session refuses.
table-correct-an-entry = Correct an entry
table-which-entry-is-wrong = Which entry is wrong?
table-it-should-be = It should be
table-what-happened = What happened
table-as-a-line-of-the = As a line of the transcript
table-the-entry-as-a-line = The entry as a line of the transcript
table-entries-the-latest-first = Entries, the latest first
table-the-sheet-marks-what-was = The sheet marks what was corrected.
table-cancel = Cancel
table-correct-it = Correct it
table-pick-an-entry = Pick an entry.
table-this-cannot-be-read = This cannot be read: { $message }
table-a-comment-is-no-entry = A comment is no entry.
table-this-is-what-stands-there = This is what stands there now.
table-turns-that-follow-are-worked = Turns that follow are worked out again.

## Scorekeeper mode: the faces of real dice, clicked or typed.

# What lies on the real table.
table-the-throw = The throw
table-what-did-throw = What did { $name } throw?
table-click-the-faces-of-or = Click the faces of { dice-counted }, or type them: { $example }.
table-faces-as-figures = Faces as figures
table-they-lie-there = They lie there
table-only-were-thrown = Only { dice-counted } were thrown.

## The table as the players see it: turn bar, tray, actions; in the party view a tally beside.

# Turn bar above, tray in the middle, actions below.
table-rolling = Rolling
table-any-key-skips = any key skips
table-the-dice-are-rolling = The dice are rolling.
table-the-game-has-not-begun = The game has not begun.
table-not-yet = not yet
table-dice-are-left-to-take = dice are left to take over
table-a-re-roll-is-there = a re-roll is there
table-doubt-the-total = doubt the total
table-call = Call
table-nothing-to-call = Nothing can be called now.
table-dice-that-have-landed-stay = Dice that have landed stay landed.
table-dice-have-landed = dice landed
table-there-is-nothing-to-take = There is nothing to take back.
table-nothing-yet = nothing yet
table-takes-back-the-last-choice = the last choice
table-takes-back-the-last-entry = the last entry
table-one-step-back = one step
table-undo = Undo

## The big picture's right side: points of the turn, everybody's total, the magic number.

# Painted as a whole: it is looked at, not touched.
table-totals = Totals
table-points-this-turn = Points this turn
table-f11-leaves-the-big-picture = F11 or Esc leaves

## The pledge of the dice by the tray, and on the last page the seed with the way to check it.

# One quiet line in the corner of the tray; a click copies the whole pledge.
table-dice-pledged = Dice pledged: { $short }
table-pledge-of-the-dice-press = Pledge of the dice, { $short } Press to copy
table-copied = Copied
table-the-pledge-of-the-dice = The pledge of the dice is copied.

# Pledge and seed of a game that is over, to copy, and the dice to be verified.
table-copy = Copy
table-copy-pledge-and-seed-of = Copy pledge and seed of the dice
table-verify = Verify
table-verify-the-dice = Verify the dice
table-the-seed-of-the-dice = The seed of the dice was { $seed }, the pledge { $commitment }.
table-pledge-and-seed-are-copied = Pledge and seed are copied.

## What the pad shows of a table: the sheet, and what is about to be written.

# The sheet of the game on the table; the score to be entered is in pencil.
table-11-000-called-by = 11,000 called by { $name }

## Whose turn it is, what it is worth, and what the next roll risks.

# Three columns of figures stand on shared lines: label, number, note.
# Read out as one: a title and a note may be sentences with their full stops, or words without one.
table-bar-told = { $title }{ $title-ends ->
    [yes] {" "}
   *[no] .{" "}
}{ $note-ends ->
    [yes] { $note }{" "}
    [no] { $note }.{" "}
   *[none] {""}
}{ $points-figure } points this turn.
table-this-turn = This turn

## What the cards of hits say: gates that wait, hits that a stay would bring, the tally.

# The cards to lay down now; at least one.

# Buttons of a card of hits
table-done = Done
table-can-i-roll = Can I roll?
table-jump-the-gate = Jump the gate

## Before the first turn: the dice of the roll for order and of the Magic Number, shown one by one.

# What is still to be thrown, and the dice for order that lie there.
table-the-magic-number = The Magic Number
table-rolls-it = { name-rolls } it.
table-roll-the-magic-number = Roll the Magic Number

## Picking dice of the throw, by mouse and by number key.

# The dice picked after a click on this one; a sentence where it cannot be picked.
table-that-die-scores-nothing-here = That die scores nothing here.

# The same for a number key: the next die that shows this face, or all of them back.
table-no-die-shows = No die shows { $face }.
