"""Why an action is refused: a code that never changes, its data, and kinds of actions.

The sentences for people are made outside the engine (`zonk_desktop.transcript.telling`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from zonk_desktop.engine.state import ROLLING, Event, Game
from zonk_desktop.engine.value import Value, direct


@direct
class Code(Enum):
    """Stable names of refusals, as `zonk-desktop rules --refusals` lists them."""

    ACCOUNT_FIRST = "account-first"
    ALL_DICE_SCORE = "all-dice-score"
    BAD_FACE = "bad-face"
    BAD_NUMBER = "bad-number"
    BELOW_ENTRY = "below-entry"
    BELOW_EXTENSION = "below-extension"
    BELOW_MINIMUM = "below-minimum"
    BELOW_PREVIOUS = "below-previous"
    BLOOD_DIE = "blood-die"
    CALLED_ALREADY = "called-already"
    CANNOT_GIVE = "cannot-give"
    DARED = "dared"
    DICE_COUNT = "dice-count"
    GAME_OVER = "game-over"
    GATE_CLOSED = "gate-closed"
    KEEP_FIRST = "keep-first"
    LAST_DIE = "last-die"
    MUST_BEAT_LEADER = "must-beat-leader"
    MUST_KEEP_ALL = "must-keep-all"
    NEVER_THROWN = "never-thrown"
    NO_DARE = "no-dare"
    NO_FAULT = "no-such-fault"
    NO_GATE = "no-gate"
    NO_PENALTY = "no-penalty"
    NO_POT = "no-pot"
    NO_REROLL = "no-reroll"
    NO_RULE_11000 = "no-11000-rule"
    NO_STOP_HERE = "no-stop-here"
    NO_TEAMS = "no-teams"
    NO_THROW = "no-throw"
    NO_TOTALS = "no-totals"
    NOT_CONFIRMED = "not-confirmed"
    NOT_ENOUGH_ASKS = "not-enough-asks"
    NOT_ON_TABLE = "not-on-table"
    NOT_SCORING = "not-scoring"
    NOT_YOUR_CALL = "not-your-call"
    NOT_YOUR_GATE = "not-your-gate"
    NOTHING_TO_BANK = "nothing-to-bank"
    NOTHING_TO_CHALLENGE = "nothing-to-challenge"
    NOTHING_TO_TAKE_OVER = "nothing-to-take-over"
    ONLY_TOTALS = "only-totals"
    OVER_LIMIT = "over-limit"
    ROLL_FIRST = "roll-first"
    ROLLING = "rolling"
    ROYALE_FIRST = "royale-first"
    SOMEBODY_HOME = "somebody-home"
    TAKEN_OVER = "taken-over"
    TOO_EARLY = "too-early"
    TOO_FEW_FOR_TEAMS = "too-few-for-teams"
    TOO_FEW_PLAYERS = "too-few-players"
    TOO_MANY_ASKS = "too-many-asks"
    TOO_MANY_PLAYERS = "too-many-players"
    TOUCH_IS_FREE = "touch-is-free"
    UNEQUAL_STAKE = "unequal-stake"
    UNKNOWN_PLAYER = "unknown-player"
    WRONG_DICE_COUNT = "wrong-dice-count"
    WRONG_TOTAL = "wrong-total"


class Refusal(Value):
    """One refusal; `data` holds the figures its sentence needs."""

    code: Code
    data: Mapping[str, int | str | tuple[int, ...]] = MappingProxyType({})


class IllegalAction(ValueError):
    """Raised by `apply`; the game it was given is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


A = TypeVar("A")
Step = tuple[Game, list[Event]]


class Move(NamedTuple, Generic[A]):
    """May it be done, what does it do, what of it is on offer."""

    kind: type[A]
    #: Why this action is not allowed now, None when it is.
    check: Callable[[Game, A], Refusal | None]
    #: The game after it, and what happened.
    step: Callable[[Game, A], Step]
    #: Actions of this kind that make sense to try; each still goes through `check`.
    offer: Callable[[Game], tuple[A, ...]]


def unknown(game: Game, n: int) -> Refusal | None:
    """There is no such player."""
    return None if 0 <= n < len(game.seats) else Refusal(Code.UNKNOWN_PLAYER)


def gate_closed(game: Game) -> Refusal | None:
    """Hits have to be taken first (LP-074, WH-064, IB-019, MB-056)."""
    if not game.gates:
        return None
    gate = game.gates[0]
    holder = game.seats[gate.holder].name
    return Refusal(Code.GATE_CLOSED, {"holder": holder, "hits": gate.hits, "now": int(gate.now)})


def busy(game: Game) -> Refusal | None:
    """What stands in the way of any action on the dice."""
    if (closed := gate_closed(game)) is not None:
        return closed
    return Refusal(Code.ROLLING) if game.turn.phase is ROLLING else None
