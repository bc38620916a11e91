"""Mean points of a turn in the long run, where misses in a row cost points.

A miss brings the penalty nearer, and that is worth something too: what a streak is worth is found
by sweeping for every length of it until nothing changes. It is less than the points of a turn that
nothing threatens.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from zonk_desktop.engine.state import Game
from zonk_desktop.odds.ends import for_points
from zonk_desktop.odds.sweep import Chart, solve
from zonk_desktop.odds.values import SAME

#: Rounds of the search; ten are the rule.
_ROUNDS = 200


def long_run(chart: Chart, game: Game, most: int) -> float:
    """Points a turn of best play on the average, far from the limit, penalties counted."""
    s = game.rules.s
    ends = for_points(chart, game, most)
    if not s.miss_penalty:
        return solve(chart, ends).roll(0, 0)
    length = s.miss_penalty_after
    worth = [0.0] * length
    average = 0.0
    for _ in range(_ROUNDS):
        found = []
        for misses in range(length):
            costs = float(s.miss_penalty) if misses == length - 1 else 0.0
            miss = np.full_like(ends.miss, worth[(misses + 1) % length] - costs)
            found.append(solve(chart, replace(ends, miss=miss)).roll(0, 0))
        average = found[0]
        before, worth = worth, [each - average for each in found]
        if max(abs(a - b) for a, b in zip(before, worth, strict=True)) < SAME:
            break
    return average
