"""The charts of the rules lab: ours filled, the other rule set as a ring or a dashed line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from zonk_desktop.charts.plot import (
    Axis,
    Bar,
    BarRow,
    CardLine,
    Curve,
    Dot,
    LineEnd,
    Plot,
    RowPlot,
    Rule,
    Tick,
    stop,
)
from zonk_desktop.players.lab import Report
from zonk_desktop.rulebook.catalogue import headed, hit_short
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.rules.words import misses_plot
from zonk_desktop.words import figure, percent, say

#: Bars of the rounds at most: more lie together.
_MOST_BARS = 28


class LabSide(NamedTuple):
    """One of the rule sets with its results."""

    name: str
    report: Report
    told: Mapping[str, Any]

    @classmethod
    def of(cls, name: str, report: Report) -> LabSide:
        return cls(name, report, report.as_json())


Sides = tuple[LabSide, ...]


def rounds_plot(sides: Sides, told: str) -> Plot:
    """Histogram of rounds a game, and the mean."""
    seen = [side.told["rounds_seen"] for side in sides]
    least, most = min(map(min, seen)), max(map(max, seen))
    step = 1 + (most - least) // _MOST_BARS
    places = range((most - least) // step + 1)
    shares = [
        [sum(one.get(least + n * step + k, 0) for k in range(step)) / sum(one.values())
         for n in places]
        for one in seen
    ]  # fmt: skip
    marks: list[Bar | Curve | Rule] = [
        Bar(n, share, "acc", tint=0.32, share=0.97) for n, share in enumerate(shares[0])
    ]
    marks += [Curve(tuple(enumerate(one)), "ink2", 2, 1) for one in shares[1:]]
    for n, side in enumerate(sides):
        mean = side.told["rounds"]["value"]
        name = shortened(side.name, 26)
        words = say("lab-rounds-mean", name=name, rounds=figure(mean, 1))
        at = (mean - least) / step + 0.5 / step - 0.5
        marks.append(Rule(at, "ink2" if n else "acc", 1.5, n, words, upright=True))

    def place(n: int) -> str:
        first = least + n * step
        return say(
            "lab-rounds-bar", least=first, top=first + step - 1, more="yes" if step > 1 else "no"
        )

    return Plot(
        Axis(-0.5, len(places) - 0.5, tuple(Tick(n, str(least + n * step)) for n in places)),
        Axis(0, max(map(max, shares))), tuple(marks),
        tuple(stop(n, place(n), _card(sides, [one[n] for one in shares])) for n in places), told,
    )  # fmt: skip


def _card(sides: Sides, shares: list[float]) -> list[CardLine]:
    return [
        CardLine(side.name, percent(share, 1)) for side, share in zip(sides, shares, strict=False)
    ]


def seats_plot(sides: Sides, told: str) -> Plot:
    """Wins by seat, against an even share."""
    wins = [[seat["value"] for seat in side.told["wins_by_seat"]] for side in sides]
    even = sides[0].told["even_share"]
    seats = range(max(map(len, wins)))
    #: What each seat won by each rule set that has one.
    each = [[one[n] if n < len(one) else None for one in wins] for n in seats]
    bars = (
        Bar(n, own or 0, words="" if own is None else figure(own * 100, 1),
            was=next(iter(other), None), share=0.56, most=56, inside=True)
        for n, (own, *other) in enumerate(each)
    )  # fmt: skip
    names = [say("lab-seat", seat=n + 1) for n in seats]
    return Plot(
        Axis(-0.5, len(seats) - 0.5, tuple(Tick(n, name) for n, name in enumerate(names))),
        Axis(0, max(0.01, even, *map(max, wins))),
        (*bars, Rule(even, "ink", 1.2, 2, end=LineEnd(say("lab-even")))),
        tuple(stop(n, names[n], _card(sides, [one or 0 for one in each[n]])) for n in seats), told,
    )  # fmt: skip


def sources_plot(sides: Sides, told: str) -> RowPlot:
    """Hits a head and game by source; what never came stands last."""
    names: dict[str, str] = {}
    for side in sides:
        for source in side.told["hits_by_source"]:
            names.setdefault(source, called(side, source))
    found = [
        (title, [side.told["hits_by_source"].get(source, 0.0) for side in sides])
        for source, title in names.items()
    ]
    found.sort(key=lambda row: (-max(row[1]), row[0]))
    rows = []
    for title, values in found:
        own, other = figure(values[0], 2), figure(values[-1], 2)
        dots = tuple(Dot(value, 0, radius=6 if n else 5, ring=n > 0)
                     for n, value in enumerate(values))  # fmt: skip
        was = say("lab-was", value=other) if other != own else ""
        said = say("lab-source", source=title, hits=own)
        shown = own if values[0] else say("lab-never")
        rows.append(BarRow(title, (), dots, shown, was, said=said))
    most = max(0.01, *(max(values) for _, values in found), 0.0)
    return RowPlot(tuple(rows), 0, most, 25, names=(256, 0.46), align=1, behind=True, told=told)


def miss_rows(sides: Sides) -> list[list[float | None]]:
    """The chance by each rule set, for each number of dice; None for more than it has."""
    chances = [side.told["miss_by_dice"] for side in sides]
    return [[one.get(n) for one in chances] for n in range(1, max(map(len, chances)) + 1)]


def careful_plot(sides: Sides, told: str) -> RowPlot:
    """Wins of the careful player, and of each of the others."""
    rows = []
    for n, side in enumerate(sides):
        wins, others = side.told["careful_wins"]["value"], max(1, side.report.players - 1)
        name = shortened(side.name, 24)
        for label, share in (("lab-best", (1 - wins) / others), ("lab-careful-one", wins)):
            words, shown = say(label, name=name), percent(share, 1)
            said = say("chart-place", place=words, values=(shown,))
            rows.append(BarRow(words, (Bar(0, share, "ink2" if n else "acc"),), figure=shown,
                               said=said))  # fmt: skip
    even = sides[0].told["even_share"]
    most = max(even, *(row.bars[0].high for row in rows)) * 1.08
    return RowPlot(tuple(rows), 0, most, 44, 44, 10_000, track=13, told=told,
                   rule=Rule(even, "ink", 1.2, 2))  # fmt: skip


#: Each chart from the games so far and its text; in the order of the page.
PLOTS: tuple[Callable[[Sides, str], Plot | RowPlot], ...] = (
    rounds_plot,
    seats_plot,
    sources_plot,
    lambda sides, told: misses_plot(miss_rows(sides), told),
    careful_plot,
)


def called(side: LabSide, source: str) -> str:
    """The name of a source of hits, in a few words."""
    return shortened(headed(hit_short(side.report.ruleset, source)), 44)
