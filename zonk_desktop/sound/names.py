"""Names of the cues, apart from their recipes, so that a caller loads no numpy."""

from __future__ import annotations

from enum import StrEnum


class Cue(StrEnum):
    """A sound of the game."""

    #: A die reaches the rail.
    KEEP = "keep"
    #: A die goes back to the felt.
    BACK = "back"
    #: A group on the rail gets its plate.
    PLATE = "plate"
    #: All dice score, or a dare is won.
    BRASS = "brass"
    #: The turn is written down.
    STAY = "stay"
    #: A miss.
    ZONK = "zonk"
    #: A hit is earned.
    HIT = "hit"
    #: The way is free for the next player.
    GATE = "gate"
    #: A hit is taken, as the sheet says it.
    MATCH = "match"
    #: A hit is taken, in neutral words.
    COASTER = "coaster"
    #: The first entry.
    DIAL = "dial"
    #: A thousand is crossed.
    THOUSAND = "thousand"
    #: Somebody dares.
    DARE = "dare"
    #: The Magic Number.
    MAGIC = "magic"
    #: The Halftime Show begins.
    HALFTIME = "halftime"
    #: The last round begins.
    BELL = "bell"
    #: Somebody wins.
    WIN = "win"
    #: Something is taken back.
    UNDO = "undo"
    #: A card slides in.
    CARD = "card"
    #: This cannot be done.
    REFUSED = "refused"
    #: Dice come to rest unseen.
    SETTLED = "settled"
    #: Dice rattle in the hand.
    HAND = "hand"
    #: Mark: this die scores.
    SCORES = "scores"
    #: Mark: this die scores nothing.
    DEAD = "dead"
    #: Mark: the number of the seat, in knocks.
    KNOCK = "knock"


#: Cues of the dice, and marks for players who do not see the table; all others are the table's.
DICE_CUES = frozenset({Cue.SETTLED, Cue.HAND})
MARK_CUES = frozenset({Cue.SCORES, Cue.DEAD, Cue.KNOCK})
