"""Luck of the throws of a game, the same as in its review; choices are not looked at.

luck of a throw = worth of the position after it, best choice - worth before it; 0 on average
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.odds import ask
from zonk_desktop.odds.review import turn_of
from zonk_desktop.odds.values import POINTS, Unknown


class LuckOfThrow(NamedTuple):
    """One throw: number of its action, who threw, and how many points of luck it brought."""

    at: int
    seat: int
    luck: float


def throws(
    positions: Sequence[Game],
    actions: Sequence[act.Action],
    seen: Callable[[], None] = lambda: None,
) -> list[LuckOfThrow]:
    """The luck of every throw in points; raises NotCovered where odds are not worked out.

    `positions`: the game before each of the actions, and after the last. A turn that is not over
    yet counts for nothing. `seen` is called after every throw.
    """
    found: list[LuckOfThrow] = []
    # Throws of the turn in progress: a review tells them once it is over.
    open_: list[LuckOfThrow] = []
    for at, action in enumerate(actions):
        before, game = positions[at], positions[at + 1]
        if isinstance(action, act.DiceLanded) and before.show is None:
            if (luck := _luck(before, game)) is not None:
                open_.append(LuckOfThrow(at, before.turn.seat, luck))
            seen()
        if turn_of(before) != turn_of(game):
            found += open_
            open_ = []
    return found


def _luck(before: Game, after: Game) -> float | None:
    seat = before.turn.seat
    try:
        worth = ask.worth(before, POINTS)
    except Unknown:
        return None
    gained = after.seats[seat].total - before.seats[seat].total
    if turn_of(before) != turn_of(after) or after.ended is not None or after.show is not None:
        return gained - worth
    try:
        return gained + ask.worth(after, POINTS) - worth
    except Unknown:
        return gained
