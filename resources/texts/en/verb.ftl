# What people may say at a table: the help of the terminal, hints on entries, and the menu of calls.

## Help of the terminal: what a statement does. Words in capitals stand in its form.

verb-about-take-over = go on with the dice and points of the player before
verb-about-roll = throw the dice
verb-about-keep = set dice aside
verb-about-stay = stop and bank; straight after a roll all that scores is kept
verb-about-dare = NAME says: dare you
verb-about-take-dare = roll only the die that differs
verb-about-refuse-dare = play on
verb-about-call-11000 = call the 11,000 Rule
verb-about-fault = the table calls a fault
verb-about-touch = NAME starts before the release
verb-about-ask = NAME asks so often: can I roll?
verb-about-release = answer: you-can-go, done, yes, cough, no, overrule; the WORD alone will do
verb-about-took-hits = the hits that are due have been taken
verb-about-give-hit = a hit is given away
verb-about-challenge = the total just declared is doubted
verb-about-account = the dice that make up the doubted total
verb-about-reroll = throw again, all dice of the throw or these
verb-about-penalty = as voted: delay-of-game or out-of-turn
verb-about-stake = into the pot
verb-about-write = a turn of real dice of which only the points are known

## Whoever corrects an entry of real dice is told what one of this kind holds.

verb-hint-roll = The faces that lay there: roll 1 5 2 4 4. A coloured die has its letter: 4R.
verb-hint-keep = The faces that were set aside: keep 1 5, or keep all.
verb-hint-stay = Just stay, or with the points as a check: stay 450.
verb-hint-dare = Who dared, in quotes when the name has a space: dare “Captain Jack”.
verb-hint-fault = The fault, and whose it was when not the roller’s: fault off-board Ann.
verb-hint-ask = Who asked, and how often: ask Ann 3.
verb-hint-release = The word, and who said it: release you-can-go Ann.
verb-hint-give-hit = From, to, how many: give-hit Ann Bob 1.
verb-hint-account = The throws the total was made of: account 1 3 3 3.
verb-hint-reroll = Just reroll for all dice of the throw, or the faces of some: reroll 2 3.
verb-hint-penalty = As voted: penalty out-of-turn Ann.
verb-hint-write = The points of the turn, 0 for a miss: write 450.
verb-hint-stake = Who, and how much: stake Ann 5.

## The menu of calls: $player, $giver and $taker are names of players.

verb-call-take-over = Take over the dice and points left
verb-call-dare = { $player }: dare you
verb-call-call-11000 = Call the 11,000 Rule
verb-call-fault = Fault: { $kind }
verb-call-touch = { player-starts } too early
verb-call-give-hit = { giver-gives } { hit-a } to { $taker }
verb-call-challenge = { player-doubts } the total
verb-call-reroll = Use the re-roll
verb-call-penalty = Penalty, { $kind ->
    [delay-of-game] delay of game
   *[out-of-turn] out of turn
}: { $player }
# $open: nobody has put in yet, and how much it is will be asked.
verb-call-stake = { $open ->
    [yes] { player-puts } into the pot…
   *[no] { player-puts } { $amount-figure } into the pot
}

## How a statement is written, where it was written wrong. What is typed stays as it is.

verb-write-roll = write: roll and the faces that landed
verb-write-keep = write: keep and the faces, or keep all
verb-write-stay = write: stay, or stay and the points
verb-write-call-11000 = write: call-11000, or call-11000 and the time
verb-write-fault = write: fault KIND, or fault KIND NAME
verb-write-ask = write: ask NAME TIMES
verb-write-give-hit = write: give-hit FROM TO HOW-MANY
verb-write-account = write: account and the faces
verb-write-reroll = write: reroll, or reroll and the dice
verb-write-penalty = write: penalty KIND NAME
verb-write-write = write: write POINTS
verb-write-stake = write: stake NAME AMOUNT
verb-write-plain = write: { $word }
verb-write-player = write: { $word } NAME
verb-release-words = write: release and one of { $words-comma }
