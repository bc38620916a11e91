"""The values by which the window describes the table. No Qt, no numpy."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple

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

Colour = Literal["ivory", "red", "mint", "blue", "black", "mustard"]
Place = Literal["hand", "felt", "seat", "row"]
Felt = Literal["moss", "night", "charcoal", "walnut"]
DiceSet = Literal["ivory", "casino", "wooden", "pewter", "glow"]
Speed = Literal["slow", "normal", "fast", "off"]


#: For `Table.seats`: a rail without seats, as nobody plays.
BARE_RAIL = -1


@dataclass(frozen=True, slots=True)
class Die:
    """One die. `index` identifies it in clicks and throws."""

    index: int
    colour: Colour = "ivory"
    place: Place = "hand"
    face: int = 1
    """1 to 6. A die in the hand is not drawn; its face says nothing."""
    seat: int = -1
    """The seat on the rail when `place` is 'seat', the place in the row when it is 'row', each
    counted from the left."""
    picked: bool = False
    dim: bool = False
    focused: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """A brass plate on the front rim, under the middle of `span` seats from `seat` on."""

    text: str
    seat: int
    span: int = 1


@dataclass(frozen=True, slots=True)
class Table:
    """The whole content of the tray at rest."""

    dice: tuple[Die, ...] = ()
    plates: tuple[Plate, ...] = ()
    felt: Felt = "moss"
    seats: int = 0
    """How many seats the rail has; 0 means one a die, and five at least; BARE_RAIL, none."""
    row: int = 0
    """How many places the row on the felt has, one for each player who rolls for the order."""
    magic: tuple[int, ...] = ()
    """The faces of the magic number: small dice on the upper rim."""
    loose: bool = False
    """The mouse may gather and throw dice that lie there, not only those in the hand."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light over the tray."""

    level: float = 1.0
    """1 as ever, 0.75 dipped by a quarter, above 1 brighter."""
    colour: str = "#FFFFFF"
    """The colour of the light, as six digits."""
    on: int | None = None
    """The index of the die to which the light narrows."""
    wide: bool = False
    """The light is a pool in the middle, and all round it is dusk: as at a win."""


#: The lamp of the Halftime Show.
PLUM = "#C79AD6"


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


#: The middle of the hand: over the near rim, a little to the left, for most throw with the right.
HAND_X, HAND_Y, HAND_Z = -1.9, -HALF_Y + 0.02, RIM_HEIGHT + 0.62
APART = 1.16
#: The greatest distance by which the hand follows the mouse.
REACH_X, REACH_Y = 2.6, 0.35


def held(count: int, index: int, middle: float = HAND_X) -> tuple[Spot, float]:
    """Position and height of one of `count` held dice: in rows, beside and upon one another."""
    row = min(count, 4 if count > 5 else 3)
    level, place = divmod(index, row)
    wide = min(row, count - level * row)
    rng = Random(101 * index + count)
    x = middle + (place - (wide - 1) / 2) * APART
    return Spot(x, HAND_Y, rng.uniform(-0.10, 0.10)), HAND_Z + level * 1.02


def below(index: int) -> Spot:
    """A place under the picture, where the player's hands are."""
    return Spot(HAND_X + (index % 4 - 1.5) * 1.2, -HALF_Y - 4.2)


def beyond(y: float) -> Spot:
    """A place to the right of the picture, where swept dice go."""
    return Spot(HALF_X + 5.5, y)


def front(share: float) -> float:
    """The x of the edge of a hand that sweeps the tray from left to right."""
    return float(-HALF_X - 0.6 + (2 * HALF_X + 6.0) * share**1.5)
