"""The chance to miss with one die, two, and so on."""

from __future__ import annotations

from collections.abc import Sequence

from zonk_desktop.charts.plot import Bar, BarRow, RowPlot
from zonk_desktop.words import percent, say, semicolons


def misses_plot(chances: Sequence[Sequence[float | None]], told: str = "") -> RowPlot:
    """For each number of dice the chance, and what it was by other rules: dotted.

    None: it is not known yet, or there are no such dice.
    """
    rows = []
    for dice, (chance, *was) in enumerate(chances, 1):
        other = next((one for one in was if one != chance), None)
        text = percent(chance, 1) if chance is not None else "" if was else "…"
        said = say("rules-chance-told", dice=dice, chance=text)
        bars = (Bar(0, chance or 0, "red", was=other),)
        rows.append(BarRow(say("rules-dice", dice=dice), bars, figure=text, said=said))
    told = told or semicolons(row.said for row in rows)
    return RowPlot(tuple(rows), 0, 1, 24, track=12, told=told)
