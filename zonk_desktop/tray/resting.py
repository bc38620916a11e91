"""Resting places of dice without a known throw, as in a resumed game. No Qt, no numpy."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from .measures import (
    BRASS_Y,
    HALF_X,
    HALF_Y,
    MAGIC_SCALE,
    MIN_SEATS,
    RIM_HEIGHT,
    RIM_WIDTH,
    SEAT_Y,
    seat_x,
)
from .state import BARE_RAIL, Die, Table

#: How many places of a row stand in one line, so far apart, and lines are so far from each other;
#: there must be room for a name in front of each.
MOST_IN_LINE, ROW_PITCH, ROW_LINES, ROW_RISE = 7, 2.1, 2.05, 0.30

#: How high the middle of a small die is on the upper rim, and how far it is to the next one.
MAGIC_HEIGHT, MAGIC_PITCH = RIM_HEIGHT + 0.05 + 0.5 * MAGIC_SCALE, 0.52


class Spot(NamedTuple):
    """The middle of a die, and how it is turned."""

    x: float
    y: float
    yaw: float = 0.0


def seats_of(table: Table) -> int:
    """The number of seats on the rail."""
    if table.seats == BARE_RAIL:
        return 0
    return table.seats or max(MIN_SEATS, len(table.dice))


def seat_spot(seat: int, seats: int) -> Spot:
    return Spot(seat_x(max(0, seat), seats), SEAT_Y)


def row_spot(place: int, places: int) -> Spot:
    """A place in the row on the felt: one line of up to seven, else two."""
    lines = 1 if places <= MOST_IN_LINE else 2
    wide = -(-places // lines)
    line, column = divmod(max(0, place), wide)
    here = min(wide, places - line * wide)
    pitch = min(ROW_PITCH, (2 * HALF_X - 1.5) / max(1, wide))
    middle = (HALF_Y + BRASS_Y) / 2
    y = middle + ROW_RISE if lines == 1 else middle + (0.5 - line) * ROW_LINES + ROW_RISE
    yaw = 0.16 * math.sin(place * 2.4 + 0.7)
    return Spot((column - (here - 1) / 2) * pitch, y, yaw)


def magic_spot(place: int, places: int) -> Spot:
    """Where a die of the magic number stands on the upper rim."""
    return Spot((place - (places - 1) / 2) * MAGIC_PITCH, HALF_Y + RIM_WIDTH * 0.40)


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


def swept(table: Table) -> Table:
    """The table when all its dice are in the hand again."""
    dice = tuple(Die(die.index, die.colour) for die in table.dice)
    return replace(table, dice=dice, plates=())


def resting(table: Table) -> list[tuple[Die, Spot]]:
    """All dice on a table of which no throw is known, with their places."""
    found: list[tuple[Die, Spot]] = []
    for die in table.dice:
        if die.place == "seat":
            found.append((die, seat_spot(die.seat, seats_of(table))))
        elif die.place == "row":
            found.append((die, row_spot(die.seat, table.row)))
        elif die.place == "felt":
            found.append((die, felt_spot(die.index, [spot for _, spot in found])))
    return found
