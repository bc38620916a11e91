"""Graphs on a coarser grid of points, right on the average.

Where points come in steps of 1 or 2 a table of totals would have thousands of rows. On a coarser
grid a keep between two steps counts now as the lower, now as the upper, as often as it lies near
them: each outcome becomes a few, in which all its keeps are rounded alike.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np

from zonk_desktop.odds.chart import Chart


def coarse(chart: Chart, factor: int) -> Chart:
    """The same turns with points in steps of this many of the old."""
    if factor == 1:
        return chart
    points: list[int] = []
    after: list[int] = []
    kind: list[int] = []
    starts: list[int] = []
    chances: list[float] = []
    firsts: list[int] = []
    begins = [*chart.option_starts.tolist(), len(chart.points)]
    hands = set(chart.outcome_starts.tolist())
    for outcome, (first, last) in enumerate(pairwise(begins)):
        if outcome in hands:
            firsts.append(len(chances))
        fine = chart.points[first:last]
        # What is left below a step: from one such border to the next all are rounded the same way.
        borders = sorted({0, factor, *(factor - fine % factor).tolist()})
        for low, high in pairwise(borders):
            starts.append(len(points))
            chances.append(float(chart.chances[outcome]) * (high - low) / factor)
            points += ((fine + low) // factor).tolist()
            after += chart.after[first:last].tolist()
            kind += chart.kind[first:last].tolist()
    return replace(
        chart,
        grid=chart.grid * factor,
        points=np.array(points, np.intp),
        after=np.array(after, np.intp),
        kind=np.array(kind, np.intp),
        option_starts=np.array(starts, np.intp),
        chances=np.array(chances),
        outcome_starts=np.array(firsts, np.intp),
        idle=0 in points,
        frames={},
    )
