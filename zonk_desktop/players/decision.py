"""Decisions of computer players, with reasons as codes and figures; words stand elsewhere."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.words import Message


class Why(StrEnum):
    """The codes of reasons."""

    BEGINS = "begins"
    # Of a turn, by the odds
    ROLLS_GAINS = "rolls-gains"
    STAYS_SAVES = "stays-saves"
    ENTRY = "entry"
    FORCED = "forced"
    ONLY = "only"
    DARE_TAKEN = "dare-taken"
    DARE_REFUSED = "dare-refused"
    TAKES_OVER = "takes-over"
    # In the very last turn
    LAST_ROLL = "last-roll"
    LAST_WON = "last-won"
    #: Not the best, and knows it: the level's slip.
    WHIM = "whim"
    #: The odds of these rules are not worked out.
    FEEL = "feel"
    # Beside the dice
    REROLLS = "rerolls"
    CATCHES_UP = "catches-up"
    DARES = "dares"
    DOUBTS = "doubts"
    ACCOUNTS = "accounts"
    STAKES = "stakes"
    TAKES_HITS = "takes-hits"
    GIVES = "gives"
    ASKS = "asks"
    ANSWERS = "answers"
    #: The player's own program has chosen.
    OWN = "own"


class ToldReason(NamedTuple):
    why: Why
    figures: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, why: Why, **figures: int) -> ToldReason:
        return cls(why, tuple(figures.items()))

    @property
    def message(self) -> Message:
        return Message.of(f"reason-{self.why.value}", **dict(self.figures))


class Decision(NamedTuple):
    """The decision of one seat: one action, or several that belong together."""

    seat: int
    actions: tuple[act.Action, ...]
    reason: ToldReason
    #: From 0, a clear case, to 1, a choice that could as well go the other way.
    doubt: float = 0.0
