"""The questions and answers of odds: plain values, no arrays.

Nothing here needs numpy, so that a window or a player can name these types at its start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import isclose
from typing import NamedTuple, TypeVar

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import Landing, LastLicks, SameTotal, TakeOverRule
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.engine.value import Value
from zonk_desktop.words import Message, MessageError

#: Worths closer than this are the same; of great ones, those closer than this share of them.
SAME = 1e-9

T = TypeVar("T")


def best_first(found: Iterable[T], worth: Callable[[T], float]) -> list[T]:
    """Sort by worth, the greatest first; what is worth the same keeps its order.

    The last bits of a worth depend on the machine that worked it out, and an order must not. Each
    is compared with the first of its like: a border at fixed figures would part some of them.
    """
    one_by_one = list(found)
    worths = [worth(one) for one in one_by_one]
    alike: list[list[int]] = []
    for place in sorted(range(len(worths)), key=worths.__getitem__, reverse=True):
        here = worths[place]
        if alike and isclose(here, worths[alike[-1][0]], rel_tol=SAME, abs_tol=SAME):
            alike[-1].append(place)
        else:
            alike.append([place])
    return [one_by_one[place] for places in alike for place in sorted(places)]


class NotCovered(MessageError):
    """The odds of this rule set are not worked out; says why, as a sentence."""


class Unknown(Exception):
    """The position is not in the graph of the rule set."""


class Aim(StrEnum):
    """The measure of a turn's end."""

    #: The points that are written.
    POINTS = "points"
    #: Points, and this many for every hit.
    HITS = "hits"
    #: 1 - exp(-points / 200): a turn of 400 is nearly as good as any.
    CAREFUL = "careful"
    #: points ^ 1.5: one great turn is better than two good ones.
    BOLD = "bold"
    #: The chance to win the game.
    WIN = "win"


class Purpose(NamedTuple):
    """The purpose of a player: the aim, and the weight of a hit."""

    aim: Aim
    #: Points that a hit weighs, where hits count.
    hit: float = 0.0
    #: Count what a running streak is worth beyond the turn, where the rules have streaks.
    streaks: bool = False


POINTS = Purpose(Aim.POINTS)
HITS = Purpose(Aim.HITS, 300.0)
CAREFUL = Purpose(Aim.CAREFUL)
BOLD = Purpose(Aim.BOLD)
WIN = Purpose(Aim.WIN)
#: Points that a hit weighs for who plays to win where hits win.
HIT_WINS = 2000.0


class Reason(StrEnum):
    """The reason why a choice is the best, without words for people."""

    #: There is nothing else to do.
    ONLY = "only"
    #: The rules demand the roll.
    FORCED = "forced"
    #: A roll brings more on the average than it risks.
    ROLLS_GAINS = "rolls-gains"
    #: A stay saves more than a roll would bring.
    STAYS_SAVES = "stays-saves"
    #: Below the points that a stay needs.
    ENTRY = "entry"
    #: A Dare is worth taking, or is not.
    DARE = "dare"
    #: A token is worth more now than kept.
    AGAIN = "again"


class Choice(Value):
    """One choice: what to do now, up to the next throw or the end of the turn."""

    actions: tuple[act.Action, ...]
    #: In the measure of the answer: points, hits, chance to win.
    worth: float
    #: Points that the turn holds after it.
    points: int
    #: Dice that would be rolled, 0 for a stay, and the chance that they bring nothing.
    dice: int
    miss: float

    @property
    def stays(self) -> bool:
        return isinstance(self.actions[-1], act.Stay)

    @property
    def keep(self) -> tuple[int, ...]:
        """The dice that it sets aside."""
        return next((a.dice for a in self.actions if isinstance(a, act.Keep)), ())


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices of a position, the best first."""

    #: What the worths count: what was asked for, or what stands for it where that is not known.
    purpose: Purpose
    choices: tuple[Choice, ...]
    reason: Reason
    #: By how much the best is better than what the reason sets against it.
    by: float
    #: What one point is worth in this measure, about: slips of this many points are made with it.
    point: float = 1.0
    #: Why something else is counted than was asked for.
    instead: Message | None = None

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def cost(self, choice: Choice) -> float:
        """The cost of this choice against the best; 0 for the best."""
        return self.best.worth - choice.worth


class Outlook(NamedTuple):
    """The turn in progress under best play from here on; what is already safe in it counts."""

    #: Points that are written, and hits that are got, on the average.
    points: float
    hits: float
    #: The chance of one hit or more.
    some: float
    #: The chance that the turn ends in a miss.
    miss: float


def uncounted(ruleset: RuleSet) -> Message | None:
    """Why turns under these rules have no odds, None where they have."""
    s = ruleset.settings
    found = (
        (any(getattr(combo, "clear", 0) for combo in ruleset.combos), "odds-clear"),
        (s.last_die_tries > 1, "odds-last-die"),
        (s.beat_previous, "odds-beat-previous"),
        (s.first_throw_penalty > 0, "odds-first-throw"),
    )
    return next((Message.of(name) for holds, name in found if holds), None)


def winning_uncounted(ruleset: RuleSet) -> Message | None:
    """Why the chance to win is not known under these rules, None where it may be."""
    s = ruleset.settings
    found = (
        (s.last_licks is not LastLicks.OFF, "odds-last-licks"),
        (s.same_total is not SameTotal.OFF, "odds-unknown-same-total"),
        (s.take_over is not TakeOverRule.OFF, "odds-unknown-take-over"),
        (s.extension > 0, "odds-unknown-extension"),
        (s.landing is Landing.EXACT, "odds-unknown-landing"),
    )
    return next((Message.of(name) for holds, name in found if holds), None)
