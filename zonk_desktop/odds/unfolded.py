"""Graphs whose places know which points of the turn are safe.

For sweeps of many turns at once, which tell nothing apart but places: each hand and place is there
once for every sum of safe points.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from zonk_desktop.odds.chart import Chart, Ints, TurnHolds


def unfolded(chart: Chart, states: tuple[TurnHolds, ...]) -> Chart:
    """The same turns, all hands and places of the first state before those of the second."""
    count = len(states)
    if count == 1:
        return chart

    def moved(some: Ints, by: int) -> Ints:
        return np.concatenate([some + state * by for state in range(count)])

    atlas, places = chart.atlas, len(chart.hand_of)
    hands = len(atlas.hands)
    following = chart.frame(states).following
    return replace(
        chart,
        atlas=replace(atlas, hands=atlas.hands * count, rolls=atlas.rolls * count),
        points=np.tile(chart.points, count),
        after=(chart.after + following * places).reshape(-1),
        kind=np.tile(chart.kind, count),
        option_starts=moved(chart.option_starts, len(chart.points)),
        chances=np.tile(chart.chances, count),
        outcome_starts=moved(chart.outcome_starts, len(chart.chances)),
        rolling=moved(chart.rolling, hands),
        hand_of=moved(chart.hand_of, hands),
        decides=np.tile(chart.decides, count),
        frames={},
    )
