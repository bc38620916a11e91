"""Many games in handfuls, in order; shares and means of them, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import sqrt
from typing import NamedTuple, TypeVar

from zonk_desktop import helpers
from zonk_desktop.helpers import ALONE, Crew
from zonk_desktop.words import figure, say

T = TypeVar("T")

#: Games that a process plays before it reports.
BATCH = 4

#: Callback with the number of games done; returns whether to go on.
Progress = Callable[[int, int], bool]


def spread(
    work: Callable[[range], list[T]], games: int, by: Crew = ALONE, progress: Progress | None = None
) -> list[T]:
    """What `work` makes of the numbers of all games, in their order.

    `progress` may stop it: what is done by then is returned, without a gap.
    """
    found: list[T] = []
    results = stream(work, games, by)
    try:
        for some in results:
            found += some
            if progress is not None and not progress(len(found), games):
                break
    finally:
        results.close()
    return found


def stream(
    work: Callable[[range], list[T]], games: int, by: Crew = ALONE
) -> Generator[list[T], None, None]:
    """The same, batch by batch as they come."""
    return helpers.stream(work, batches(games), by)


def batches(games: int) -> list[range]:
    """The numbers of the games, by the handful."""
    return [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]


def speed(games: int, seconds: float, by: Crew) -> str:
    """How many games a second, and on how many processes or workers."""
    pace = figure(games / max(0.001, seconds), 1)
    return say("lab-speed-cluster" if by.lent else "lab-speed", pace=pace, count=by.size)


_Z = 1.959964


class Estimate(NamedTuple):
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(times: float, of: int) -> Estimate:
    """Estimate a share by Wilson's interval, which is valid for 0 and 1 as well."""
    if not of:
        return Estimate(0.0, 0.0, 1.0)
    p, zz = times / of, _Z * _Z
    middle = (p + zz / (2 * of)) / (1 + zz / of)
    half = _Z * sqrt(p * (1 - p) / of + zz / (4 * of * of)) / (1 + zz / of)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, of: int) -> Estimate:
    """Estimate a mean, from the sum and the sum of squares."""
    if not of:
        return Estimate(0.0, 0.0, 0.0)
    value = total / of
    if of < 2:
        return Estimate(value, value, value)
    spread = max(0.0, (squares - total * total / of) / (of - 1))
    half = _Z * sqrt(spread / of)
    return Estimate(value, value - half, value + half)
