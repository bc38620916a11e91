"""Judges a choice just made: what it gave away, in the measure that counts at that moment.

A press at the table may be two choices, a keep and the roll after it; what they gave away adds up,
since the worth after the first is the worth before the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.odds import ask
from zonk_desktop.odds.review import CHOSEN, worth_of
from zonk_desktop.odds.values import POINTS, WIN, Advice, Aim, Purpose, Unknown, best_first

#: From this share of the limit on the chance to win is what counts, where it is known.
_NEAR_HOME = 0.8


def measure(game: Game) -> Purpose:
    """The measure to judge by: hits where they win, near the end the chance to win, and
    points before that."""
    counted = ask.counts(game, WIN)
    if counted.aim is Aim.WIN and _late(game):
        return counted
    return (POINTS if counted.aim is Aim.WIN else counted)._replace(streaks=True)


def _late(game: Game) -> bool:
    """Whether the game is nearly over: points for their own sake no longer matter."""
    if game.last is not None or game.called is not None:
        return True
    s = game.rules.s
    if s.rounds:
        return game.rounds + 1 >= s.rounds
    return max(seat.total for seat in game.seats) >= _NEAR_HOME * s.limit


class ChoiceVerdict(NamedTuple):
    seat: int
    #: Where the choice was to be made that gave most away; else the first.
    before: Game
    #: What was done there, and what there was to do.
    action: act.Action
    told: Advice
    #: What was given away in all, in the measure of `told`; never below 0.
    cost: float

    @property
    def best(self) -> bool:
        """Whether nothing was better."""
        return self.cost <= self.told.point * 1e-6

    @property
    def as_good(self) -> bool:
        """Whether it is within one point of the best."""
        return self.cost < self.told.point


def judge(steps: Sequence[tuple[Game, act.Action]]) -> ChoiceVerdict | None:
    """Judge what was done until the dice were thrown; each action with the game before it.

    None where there was nothing to choose. Raises NotCovered where odds are not known.
    """
    found: list[ChoiceVerdict] = []
    for before, action in steps:
        if isinstance(action, act.DiceLanded):
            break
        if not isinstance(action, CHOSEN) or before.show is not None:
            continue
        try:
            told = ask.best(before, measure(before))
        except Unknown:
            continue
        worth = worth_of(before, told, action)
        if worth is None or len(told.choices) < 2:
            continue
        cost = max(0.0, told.best.worth - worth)
        found.append(ChoiceVerdict(before.turn.seat, before, action, told, cost))
    if not found:
        return None
    # Of two that gave nothing away the first says what there was to choose.
    dearest = best_first(found, lambda one: one.cost)[0]
    return dearest._replace(cost=sum(one.cost for one in found))
