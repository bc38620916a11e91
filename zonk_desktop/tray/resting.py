"""Where dice lie of which no throw is known, as in a game taken up again. No Qt, no numpy."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from .measures import BRASS_Y, HALF_X, HALF_Y, MIN_SEATS, SEAT_Y, seat_x
from .state import Die, Table


class Spot(NamedTuple):
    """The middle of a die, and how it is turned."""

    x: float
    y: float
    yaw: float = 0.0


def seats_of(table: Table) -> int:
    """How many seats the rail has."""
    return table.seats or max(MIN_SEATS, len(table.dice))


def seat_spot(seat: int, seats: int) -> Spot:
    return Spot(seat_x(max(0, seat), seats), SEAT_Y)


def felt_spot(index: int, taken: Iterable[Any]) -> Spot:
    """A place on the felt away from what lies there; the same for a die every time."""
    rng = Random(7919 * (index + 1))
    others = [(float(one[0]), float(one[1])) for one in taken]
    best, best_gap = Spot(0.0, 0.0), -1.0
    for _ in range(80):
        x = rng.uniform(-HALF_X + 1.0, HALF_X - 1.0)
        y = rng.uniform(BRASS_Y + 1.0, HALF_Y - 1.0)
        gap = min((math.hypot(x - ox, y - oy) for ox, oy in others), default=9.0)
        if gap > best_gap:
            best, best_gap = Spot(x, y), gap
        if gap > 2.1:
            break
    return best._replace(yaw=rng.uniform(-0.6, 0.6))


def resting(table: Table) -> list[tuple[Die, Spot]]:
    """Every die that lies on a table of which no throw is known, and where."""
    found: list[tuple[Die, Spot]] = []
    for die in table.dice:
        if die.place == "seat":
            found.append((die, seat_spot(die.seat, seats_of(table))))
        elif die.place == "felt":
            found.append((die, felt_spot(die.index, [spot for _, spot in found])))
    return found
