"""The chart of points a turn: bars of what was played, dots where a simple player would be."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from zonk_desktop.charts.plot import Axis, Bar, Dot, Plot, Stop, Tick, axis
from zonk_desktop.words import figure, say

#: How many bars at most; the last has all turns beyond, of which there are so few.
_MOST_BARS, _BEYOND = 36, 0.005


class TurnsBar(NamedTuple):
    """Turns of one width of points: how many were played, how many a simple player would have."""

    least: int
    most: int
    played: int
    #: None where no turn of a simple player can end.
    simple: float | None
    #: All beyond `least`.
    open: bool = False


def bars(counts: Mapping[int, int], chances: Mapping[int, float]) -> tuple[TurnsBar, ...]:
    """Misses, then bars as narrow as totals can differ, up to where hardly a turn has gone."""
    turns = sum(counts.values())
    points = sorted(
        {*(n for n in counts if n > 0), *(n for n, c in chances.items() if c and n > 0)}
    )
    missed = TurnsBar(0, 0, _within(counts, -math.inf, 0), chances.get(0, 0.0) * turns or None)
    if not turns or not points:
        return (missed,) if turns else ()
    grid = math.gcd(*points)
    end = _end(counts, chances, turns, points)
    step = next(grid * n for n in _STEPS if end / (grid * n) <= _MOST_BARS)
    found = [missed]
    for least in range(step if step == grid else 0, end, step):
        last = least + step >= end
        first, top = max(least, grid), math.inf if last else least + step - 1
        simple = sum(chance for n, chance in chances.items() if first <= n <= top)
        most = max(first, least + step - 1)
        found.append(
            TurnsBar(first, most, _within(counts, first, top), simple * turns or None, last)
        )
    return tuple(found)


_STEPS = tuple(n * 10**power for power in range(6) for n in (1, 2, 4, 5))


def _end(
    counts: Mapping[int, int], chances: Mapping[int, float], turns: int, points: list[int]
) -> int:
    """The points beyond which lie hardly any turns, played or thought."""
    for n in points:
        beyond = sum(count for at, count in counts.items() if at > n) / turns
        thought = sum(chance for at, chance in chances.items() if at > n)
        if beyond <= _BEYOND and thought <= _BEYOND:
            return n + 1
    return points[-1] + 1


def _within(counts: Mapping[int, int], least: float, most: float) -> int:
    return sum(count for points, count in counts.items() if least <= points <= most)


def turns_plot(found: tuple[TurnsBar, ...], told: str) -> Plot:
    """Bars, and dots where a simple player would be; `told`: all of them in words."""
    ticks = (
        Tick(n, figure(bar.least) if bar.most else say("statistics-turns-miss"))
        for n, bar in enumerate(found)
    )
    bars_ = (
        Bar(n, bar.played, "teal" if bar.most else "red") for n, bar in enumerate(found)
    )  # fmt: skip
    dots = tuple(Dot(n, bar.simple) for n, bar in enumerate(found) if bar.simple is not None)
    keys = (("teal", say("statistics-turns-played")), ("acc", say("statistics-turns-simple")))
    most = max((max(bar.played, bar.simple or 0) for bar in found), default=1)
    return Plot(
        Axis(-0.5, len(found) - 0.5, tuple(ticks), say("statistics-turns-axis-points")),
        axis(0, most, title=say("statistics-turns-axis")), (*bars_, *dots),
        tuple(Stop(n, _said(bar)) for n, bar in enumerate(found)), told,
        keys=keys if dots else keys[:1],
    )  # fmt: skip


def _said(bar: TurnsBar) -> str:
    """A bar in words."""
    kind = "miss" if not bar.most else "open" if bar.open else "between"
    if kind == "between" and bar.least == bar.most:
        kind = "one"
    simple = "none" if bar.simple is None else "some"
    return say(
        "statistics-turns-bar", kind=kind, least=bar.least, top=bar.most, played=bar.played,
        simple=simple, thought=round(bar.simple or 0),
    )  # fmt: skip
