"""Scales: round steps, ticks in the language's figures, words kept apart."""

from __future__ import annotations

import math
from collections.abc import Sequence

from zonk_desktop.charts.plot import Axis, Tick
from zonk_desktop.words import figure

#: Every second round, every fifth, and so on; values also by 25, 250.
_EVERY: tuple[int, ...] = tuple(n * 10**power for power in range(12) for n in (1, 2, 5))
_STEPS: list[int] = sorted((*_EVERY, *(25 * 10**power for power in range(11))))


def step(span: float, most: int) -> int:
    """A round step in whole figures, so that no more than this many of them are in a span."""
    return next(n for n in _STEPS if span // n <= most)


def axis(low: float, high: float, most: int = 4, title: str = "") -> Axis:
    """An axis of values with round figures at its ticks, 0 among them where it is inside."""
    each = step(high - low, most)
    first = math.ceil(low / each)
    ticks = (n * each for n in range(first, math.floor(high / each + 1e-9) + 1))
    return Axis(low, high, tuple(Tick(at, figure(at)) for at in ticks), title)


def rounds(count: int, title: str = "") -> Axis:
    """An axis of rounds from the start on; only as many are lettered as have room."""
    ticks = tuple(Tick(n, figure(n)) for n in range(1, count + 1))
    return Axis(0, max(1, count), ticks, title, 1)


def thinned(axis: Axis, room: float) -> list[Tick]:
    """Every second tick, every fifth and so on, so that there are as many as have room."""
    every = next((n for n in _EVERY if len(axis.ticks) <= n * room), 10**9)
    return [tick for n, tick in enumerate(axis.ticks, axis.first) if n % every == 0]


def apart(wanted: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Heights in their order, as near to where they are wanted as leaves a step between them.

    None is above `low`, and none below `high` where there is room.
    """
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step if found else low))
    last = len(found) - 1
    return [min(y, high - (last - n) * step) for n, y in enumerate(found)]
