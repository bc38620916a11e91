"""Luck of the throws of finished games, as it is kept with them, and that of many games together.

Worked out elsewhere (`odds.review`): here stand sums, by seat.
"""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from zonk_desktop.archive.figures import GameFigures

#: Raised when luck is worked out in another way: what was kept before counts no more.
FORM = 1
#: With fewer throws than these, how far honest dice stray is not known well enough.
FEW_THROWS = 60


class SeatLuck(NamedTuple):
    """One column of one game: how many throws, their luck in points, and its squares."""

    throws: int
    points: float
    squares: float


#: Of every seat; empty where the odds of the rules are not worked out.
Luck = tuple[SeatLuck, ...]


def summed(seats: int, throws: Iterable[tuple[int, float]]) -> Luck:
    """The sums of a game: seat and luck of each throw in."""
    found = [SeatLuck(0, 0.0, 0.0)] * seats
    for seat, luck in throws:
        one = found[seat]
        found[seat] = SeatLuck(one.throws + 1, one.points + luck, one.squares + luck * luck)
    return tuple(found)


def packed(found: Luck) -> str:
    return json.dumps(
        [(one.throws, round(one.points, 3), round(one.squares, 3)) for one in found],
        separators=(",", ":"),
    )


def unpacked(data: str) -> Luck | None:
    """The luck of a game as it was kept; None when it is damaged."""
    try:
        return tuple([_seat(*one) for one in json.loads(data)])
    except (ValueError, TypeError):
        return None


def _seat(throws: object, points: object, squares: object) -> SeatLuck:
    if type(throws) is not int or throws < 0:
        raise ValueError
    if not isinstance(points, int | float) or not isinstance(squares, int | float):
        raise TypeError
    if not math.isfinite(points) or not 0 <= squares < math.inf:
        raise ValueError
    return SeatLuck(throws, points, squares)


class Roller(NamedTuple):
    """Somebody's luck in all games together."""

    name: str
    throws: int
    #: Points of luck a throw.
    mean: float
    #: The standard deviation of that, for honest dice.
    spread: float
    #: A computer played under this name, each time.
    computer: bool = False

    @property
    def deviates(self) -> float:
        """How many standard deviations from 0 this is."""
        return self.mean / self.spread if self.spread else 0.0


def rollers(
    games: Iterable[GameFigures], kept: Mapping[int, Luck], *, real_dice: bool
) -> list[Roller]:
    """Everybody with throws enough, those with most of them first.

    The luck of a throw is 0 on average whatever was chosen before, so its squares alone tell how
    far the sum of honest throws strays.
    """
    sums: dict[str, SeatLuck] = {}
    people: set[str] = set()
    for game in games:
        if game.real_dice != real_dice:
            continue
        for seat, luck in zip(game.seats, kept.get(game.game, ()), strict=False):
            if not seat.computer:
                people.add(seat.name)
            had = sums.get(seat.name, SeatLuck(0, 0.0, 0.0))
            sums[seat.name] = SeatLuck(
                had.throws + luck.throws, had.points + luck.points, had.squares + luck.squares
            )
    found = [
        Roller(name, n, points / n, math.sqrt(squares) / n, name not in people)
        for name, (n, points, squares) in sums.items()
        if n >= FEW_THROWS and squares
    ]
    return sorted(found, key=lambda one: (-one.throws, one.name))


def band(many: int) -> float:
    """How many standard deviations from 0 none of these players is beyond, in 95 of 100 counts."""
    return statistics.NormalDist().inv_cdf(1 - 0.05 / (2 * max(1, many)))


def kind(one: Roller, edge: float) -> str:
    """`even`, `lucky`, `very-lucky` beyond the edge of the band; the same the other way."""
    off = abs(one.deviates)
    if off < 1:
        return "even"
    name = "lucky" if one.mean > 0 else "unlucky"
    return f"very-{name}" if off > edge else name
