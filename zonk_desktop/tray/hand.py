"""Positions of dice off the table: in the hand, or outside the picture. No Qt, no numpy."""

from __future__ import annotations

from random import Random

from .measures import HALF_X, HALF_Y, RIM_HEIGHT
from .resting import Spot

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
