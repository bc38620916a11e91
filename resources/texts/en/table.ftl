# The table: turn bar, buttons, cards of hits, big picture, dialogs of real dice.

## The turn bar: a headline, a line below it, what lies aside, what a stay would bring

table-title-turn = { whose } turn
# In a team it is the turn of one of them.
table-title-turn-team = { whose } turn for { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = Royale
table-title-again = { name-rolls } again
table-title-wins = { $names-count ->
    [one] { $names-listed } wins
   *[other] { $names-listed } win
}
table-title-nobody-wins = Nobody wins

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
# There are points enough; only the number of dice aside is wrong. $need: numbers that will do.
table-note-dice = { $have-figure } may stop with { $need-either } dice aside
table-note-needs = { $how ->
    [dial-in] Needs { $need-figure } to dial in
    [stay] Needs { $need-figure } to stay
   *[get-in] Needs { $need-figure } to get in
}

# Beside the points of the turn, what they are made of: "200 kept + 500 straight + 100 picked".
table-points-none = nothing yet
# A Royale lies there: its worth is thrown for.
table-tag-royale = Royale
table-if-stays = If { name-stays }
table-by-staying = By staying
# In its place while the points are not enough to stay with: how many it takes.
table-needed = Needed
# Above the chance to miss with the next roll.
table-miss = Chance to miss
# The same where there is little room.
table-miss-short = Misses

## The buttons: what they do, a few words below it, and why not

# Where each has a key: it makes the first throw of a turn.
table-own-key = { name-throws } with { $key }.
table-roll = Roll
table-roll-all = Roll all { $dice-word }
table-roll-some = Roll { dice-counted }
# The same in fewer words.
table-roll-short = Roll { $dice-word }
table-enter-the-throw = Enter the throw
table-enter-short = Throw
# On a sheet of totals, in the place of the throw.
table-write-the-turn = Write down the turn
table-write-short = Write
table-write-ask = How many points did { $name } make? 0 for a miss.
# What the roll keeps before it; $kind: equal faces, one or two figures, or more dice.
table-keeps-first = { $kind ->
    [alike] keeps the { $count-word } { $face }s
    [few] keeps the { $faces-listed }
   *[many] keeps { $count-word } dice
}
table-hits-first = { hits-counted } taken first
table-keep-royale-note = its worth is thrown for
table-keep-points = { $points-figure } points
table-stay = Stay
# Where totals are declared: asked of who stays; what is said may be doubted.
table-total-ask = What does { $name } stay with?
# The first stake of the pot.
table-stake-ask = How much does everybody put into the pot?
table-stake-use = Put in
table-word-ask = A word for this throw
table-figure-between = A whole number from { $least-figure } to { $most-figure }.
table-makes = makes { $total-figure }
table-scored-in-the-show = scored in the show
table-roll-for-the-four = roll one die for a { $face }
# On the button of that roll, which says the rest.
table-gate-shut = Gate shut. { name-has } { hits-counted } to take.

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
# Answers to "Can I roll?", on buttons.
table-answer-you-can-go = You can go
table-answer-done = Done
table-answer-yes = Yes
table-answer-cough = Cough
table-answer-no = No
table-answer-overrule = Overrule

## The opening: who goes first, and the Magic Number

table-goes-first = { name-goes } first.
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
table-empty-else = Choose what happened.
# After a correction, at the later entry that it does not leave valid; $why: a refusal of the rules.
table-stands-against = Not corrected yet: with that, this entry does not hold any more. { $why } Correct it too, or choose Nothing to strike it out.
# The same where something was left out before that entry.
table-missing-before = Not corrected yet: something is missing before this entry. { $why }
table-entry-plain = A statement as in a transcript, such as roll 1 5 2 4 4, keep 1 5, or stay.

## What the buttons of a turn say and do, and the calls of the menu beside them.

# The way back to the last page, where the dice would be rolled.
table-the-results = The results

# Roll, keeping first what is picked.
table-pick-at-least-one-die = Pick at least one die that scores.

# Set the picked dice aside.
table-keep = Keep
table-pick-dice-that-score = Pick dice that score.

# Stop and bank, keeping first what is picked.
table-pick-the-dice-to-stay = Pick the dice to stay with.

# After a miss that a re-roll may take back: what both buttons do, and why Keep waits.
table-use-the-reroll = Use the re-roll
table-reroll-short = Re-roll
table-reroll-again = { $dice ->
    [one] that die again
   *[other] all { $dice-word } again
}
table-let-it-stand = Let it stand
table-stand-short = Let it
table-then-plays = { name-is } next
table-reroll-first = Use the re-roll, or let the miss stand.

# Take or refuse, while a dare stands.
table-take-the-dare = Take the dare
table-take-short = Take
table-refuse = Refuse

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
table-they-lie-there = Enter
table-only-were-thrown = Only { dice-counted } were thrown.

## The table as the players see it: turn bar, tray, actions; in the party view a tally beside.

# Turn bar above, tray in the middle, actions below.
table-rolling = Rolling
table-the-dice-are-rolling = The dice are rolling.
table-the-game-has-not-begun = The game has not begun.
table-call = Call
table-nothing-to-call = Nothing can be called now.
table-dice-that-have-landed-stay = Dice that have landed stay landed.
table-there-is-nothing-to-take = There is nothing to take back.
table-takes-back-the-last-choice = the last choice
table-takes-back-the-last-entry = the last entry
table-undo = Undo

## The big picture's right side: points of the turn, everybody's total, the magic number.

# Painted as a whole: it is looked at, not touched.
table-totals = Totals
table-f11-leaves-the-big-picture = F11 or Esc leaves

## The pledge of the dice by the tray, and on the last page the seed with the way to check it.

# One quiet line in the corner of the tray; a click copies the whole pledge.
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
# Read out after the title.
table-bar-told = { $points-figure } points this turn.
# A column of figures, read out: "Chance to miss: 44%".
table-bar-figure = { $label }: { $figure }
table-this-turn = This turn

## What the cards of hits say: gates that wait, hits that a stay would bring, the tally.

# The cards to lay down now; at least one.

# Buttons of a card of hits
table-done = Done
table-can-i-roll = Can I roll?
table-can-i-roll-short = Ask
table-jump-the-gate = Jump the gate

## Before the first turn: the dice of the roll for order and of the Magic Number, shown one by one.

# What is still to be thrown, and the dice for order that lie there.
table-the-magic-number = The Magic Number
table-roll-the-magic-number = Roll the Magic Number
table-roll-the-magic-short = Roll it

## Picking dice of the throw, by mouse and by number key.

# The dice picked after a click on this one; a sentence where it cannot be picked.
table-that-die-scores-nothing-here = That die scores nothing here.

# The same for a number key: the next die that shows this face, or all of them back.
table-no-die-shows = No die shows { $face }.
