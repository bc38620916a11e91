"""A chart as a value: axes, marks, and what is told of each place along it.

A page says what there is to see; `draw` and `rows` say how it is drawn, with any `Pen`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from zonk_desktop.words import figure, say

#: A colour of the style by its name, or the colour of a seat.
Ink = str | int
Point = tuple[float, float]


class Face(NamedTuple):
    """The size of letters in pixels, at text of 100%; the weight 0 is the display face."""

    size: float
    weight: int = 500
    #: As small as this they get where they have no room, and are cut only then.
    least: float = 0.0


FINE, SMALL, PLAIN, BOLD = Face(12), Face(13), Face(14), Face(14, 700)


class Box(NamedTuple):
    """A place on the drawing."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        return self.x + self.wide

    @property
    def low(self) -> float:
        return self.y + self.high

    def inside(self, left: float, top: float, right: float, low: float) -> Box:
        """The box without these margins."""
        return Box(self.x + left, self.y + top, self.wide - left - right, self.high - top - low)

    def meets(self, other: Box) -> bool:
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.low and other.y < self.low


class Symbol(NamedTuple):
    """A small picture: a face of a die, the disc of a seat, or that of a look."""

    kind: str
    number: int


class Pen(Protocol):
    """What draws: a painter on the screen or the canvas of the sheets.

    `px` is a length for the screen in its own unit; lines are so many pixels wide. A text stands in
    the middle of its box, `align` 0 at the left and 1 at the right, and is shortened to fit.
    `tint`: how much of the colour is mixed with that of the page.
    """

    def px(self, size: float) -> float: ...
    def wide(self, text: str, face: Face) -> float: ...
    def text(self, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0) -> None: ...
    def line(self, points: Sequence[Point], ink: Ink, wide: float = 1, dash: int = 0) -> None: ...
    def box(
        self, box: Box, fill: Ink, edge: Ink | None = None, *, radius: float = 0.0,
        tint: float = 1.0, hatched: bool = False,
    ) -> None: ...  # fmt: skip
    def dot(self, at: Point, radius: float, fill: Ink, edge: Ink | None = None) -> None: ...
    def symbol(self, box: Box, symbol: Symbol) -> None: ...


# Marks


class LineEnd(NamedTuple):
    """What stands at the right end of a line, kept apart from the others."""

    words: str
    #: Behind the words, and never shortened.
    figure: str = ""
    #: Below the words.
    note: str = ""
    symbol: Symbol | None = None
    bold: bool = True


class Curve(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    ink: Ink
    wide: float = 2.2
    dash: int = 0
    end: LineEnd | None = None


class Bar(NamedTuple):
    """A bar from one value to another, at a place of the other axis."""

    at: float
    high: float
    ink: Ink = "teal"
    #: The figure at its end.
    words: str = ""
    low: float = 0.0
    #: What it was by other rules, as a dashed line across.
    was: float | None = None
    #: Filled with this much of its colour, and then with an edge.
    tint: float = 1.0
    hatched: bool = False
    #: Its share of the room it has; pixels at most.
    share: float = 0.8
    most: float = 10_000.0
    #: The figure stands in the foot of a bar that is high enough.
    inside: bool = False


class Dot(NamedTuple):
    """A dot at a point, or a ring."""

    x: float
    y: float
    ink: Ink = "acc"
    radius: float = 6.0
    ring: bool = False


class Band(NamedTuple):
    """A coloured stretch, across an axis."""

    low: float
    high: float
    ink: Ink = "teal"
    tint: float = 0.14
    words: str = ""
    #: It is a stretch of x.
    upright: bool = False


class Rule(NamedTuple):
    """A straight line at a value, with words beside it where no curve runs or at its end."""

    at: float
    ink: Ink = "ink"
    wide: float = 1.6
    dash: int = 0
    words: str = ""
    end: LineEnd | None = None
    upright: bool = False


class Callout(NamedTuple):
    """Words over or under a point."""

    x: float
    y: float
    words: str
    pointer: bool = True


PlotMark = Curve | Bar | Dot | Band | Rule | Callout


# Charts


class Tick(NamedTuple):
    """Where an axis is lettered."""

    at: float
    words: str
    symbol: Symbol | None = None


class Axis(NamedTuple):
    """The values from one end to the other."""

    low: float
    high: float
    ticks: tuple[Tick, ...] = ()
    title: str = ""
    #: The number of the first tick: where not all have room every second stays, every fifth...
    first: int = 0


class CardLine(NamedTuple):
    """A line of the card of a stop."""

    words: str
    figure: str
    more: str = ""
    symbol: Symbol | None = None
    #: What is more is bad.
    bad: bool = False


class Stop(NamedTuple):
    """A place of a chart that is told when it is pointed at, or reached by the arrow keys."""

    at: float
    said: str
    head: str = ""
    lines: tuple[CardLine, ...] = ()


def stop(at: float, head: str, lines: Iterable[CardLine]) -> Stop:
    """A stop that is told by the lines of its card."""
    lines = tuple(lines)
    values = tuple(say("chart-value", name=one.words, figure=one.figure) for one in lines)
    return Stop(at, say("chart-place", place=head, values=values), head, lines)


class Plot(NamedTuple):
    """Marks between two axes."""

    x: Axis
    y: Axis
    marks: tuple[PlotMark, ...]
    stops: tuple[Stop, ...] = ()
    #: All of it, for who hears it.
    told: str = ""
    #: Over the chart: its heading, lines below that, and what the colours mean.
    title: str = ""
    notes: tuple[str, ...] = ()
    keys: tuple[tuple[Ink, str], ...] = ()


class BarRow(NamedTuple):
    """A row of a chart of rows: its name, what lies along it, its figures at the right."""

    words: str
    bars: tuple[Bar, ...] = ()
    dots: tuple[Dot, ...] = ()
    figure: str = ""
    #: Behind the figure, or below it where a note stands below the name.
    more: str = ""
    note: str = ""
    symbol: Symbol | None = None
    ink: Ink = "ink"
    #: The row in words.
    said: str = ""
    #: What is more is bad.
    bad: bool = False
    #: Under the bars: a mark at a value, with its figure.
    sum: tuple[float, str] | None = None


class RowPlot(NamedTuple):
    """Rows along one scale."""

    rows: tuple[BarRow, ...]
    low: float
    high: float
    #: Pixels of a row, and of one where names stand above.
    pitch: float
    folded: float = 0.0
    #: Names stand above where the chart is narrower than this.
    narrow: float = 0.0
    #: Pixels and share of the width that names have at most, and where they stand in that.
    names: tuple[float, float] = (300.0, 0.4)
    align: float = 0.0
    face: Face = PLAIN
    #: The height of the track that each row has.
    track: float = 0.0
    #: Figures follow the bars, and do not stand in a column.
    behind: bool = False
    #: Pixels of a row where there is little height.
    tight: float = 0.0
    #: A line over each row.
    ruled: bool = False
    band: Band | None = None
    rule: Rule | None = None
    told: str = ""

    @property
    def stops(self) -> tuple[Stop, ...]:
        return tuple(Stop(n, row.said) for n, row in enumerate(self.rows) if row.said)


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
