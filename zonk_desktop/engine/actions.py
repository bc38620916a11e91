"""Everything that can be done to a game, as frozen values.

Players are seat numbers (columns of the sheet, from 0). Dice are named by identity (0 to n-1), so
that colours count and a screen knows which of them move.
"""

from __future__ import annotations

from enum import StrEnum
from typing import get_args

from zonk_desktop.engine.value import Value, direct


@direct
class ReleaseWord(StrEnum):
    """What a hit taker can answer (LP-075, WH-067, WH-068)."""

    YOU_CAN_GO = "you-can-go"
    DONE = "done"
    YES = "yes"
    COUGH = "cough"
    #: The gate stays shut (A-WH-36).
    NO = "no"
    #: Said by the table over the taker's head.
    OVERRULE = "overrule"


@direct
class PenaltyKind(StrEnum):
    """What costs points by vote (IB-038, IB-039)."""

    DELAY_OF_GAME = "delay-of-game"
    OUT_OF_TURN = "out-of-turn"


class TakeOver(Value):
    """Go on with the dice and the points that the player before has left."""


class Roll(Value):
    """The player whose turn it is picks up the active dice and throws."""


class DiceLanded(Value):
    """The world's answer to `Roll`: the faces, in the order of the dice that were thrown."""

    faces: tuple[int, ...]


class Keep(Value):
    """Set these dice of the throw aside."""

    dice: tuple[int, ...]


class Stay(Value):
    """Stop and bank; `declared` is the announced figure where totals are declared (LP-049)."""

    declared: int | None = None


class Dare(Value):
    """Another player says "Dare you" (LP-040)."""

    player: int


class TakeDare(Value):
    """Roll only the die that differs from the four (LP-042)."""


class RefuseDare(Value):
    """Play on normally (LP-041)."""


class Call11000(Value):
    """Extend the game (LP-087); the time of the call goes on the sheet (LP-090)."""

    time: str = ""


class Fault(Value):
    """A mishandling of the dice or of the sheet, called by the table."""

    kind: str
    player: int | None = None


class Touch(Value):
    """A player starts too early (LP-076, WH-046)."""

    player: int


class Ask(Value):
    """ "Can I roll?", asked n times (WH-066)."""

    player: int
    times: int


class Release(Value):
    """What a hit taker answers, or the table's overrule."""

    word: ReleaseWord
    player: int | None = None


class TookHits(Value):
    """The hits that are due have been taken."""


class GiveHit(Value):
    """A hit goes to another player; the flag stays with the one who earned it (WH-065)."""

    giver: int
    taker: int
    count: int


class Challenge(Value):
    """The total just declared is doubted (LP-080)."""

    player: int


class Account(Value):
    """The challenged player names the dice that make up the total (LP-080)."""

    faces: tuple[int, ...]


class UseReroll(Value):
    """A re-roll token is spent on the throw just made (IB-040); no dice named: all of them."""

    dice: tuple[int, ...] = ()


class Penalty(Value):
    """Points off by vote of the table (IB-038, IB-039)."""

    kind: PenaltyKind
    player: int


class Stake(Value):
    """Into the pot (IB-068)."""

    player: int
    amount: int


class WriteDown(Value):
    """A turn of real dice whose throws nobody wrote down: its points, 0 for a miss.

    Less than 0 where the first throw brought nothing, and that costs points.
    """

    points: int


Action = (
    TakeOver
    | Roll
    | DiceLanded
    | Keep
    | Stay
    | Dare
    | TakeDare
    | RefuseDare
    | Call11000
    | Fault
    | Touch
    | Ask
    | Release
    | TookHits
    | GiveHit
    | Challenge
    | Account
    | UseReroll
    | Penalty
    | Stake
    | WriteDown
)

#: Every kind of action, in the order in which they are listed for people.
KINDS: tuple[type[Action], ...] = get_args(Action)

RELEASE_WORDS = tuple(ReleaseWord)
PENALTY_KINDS = tuple(PenaltyKind)
