"""Draws a plot with any pen: axes, marks, names at the ends of lines, the card of a stop."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from zonk_desktop.charts import rows
from zonk_desktop.charts.plot import (
    BOLD,
    PLAIN,
    SMALL,
    Band,
    Bar,
    Box,
    Callout,
    Curve,
    Dot,
    Face,
    Ink,
    LineEnd,
    Pen,
    Plot,
    PlotMark,
    Point,
    RowPlot,
    Rule,
    Stop,
    apart,
    thinned,
)

M = TypeVar("M", bound=PlotMark)
_HEAD, _LABEL, _KEY, _NAME, _CARD = (
    Face(22, 0), Face(12, 600), Face(13, 600), Face(15, 700), Face(18, 0)
)  # fmt: skip
_LEFT, _CENTRE, _RIGHT = 0.0, 0.5, 1.0
#: Names at the ends of lines have this share of the width at most.
_ENDS = 0.45
#: Heights of a name with a note below, of one with a symbol, and of words alone.
_STACKED, _WITH_SYMBOL, _ALONE = 40, 26, 18


class PlotFrame(NamedTuple):
    """Where values lie on the drawing: in a box inside the whole."""

    plot: Plot
    whole: Box
    box: Box
    pen: Pen

    def x(self, value: float) -> float:
        axis = self.plot.x
        return self.box.x + self.box.wide * (value - axis.low) / ((axis.high - axis.low) or 1)

    def y(self, value: float) -> float:
        axis = self.plot.y
        return self.box.low - self.box.high * (value - axis.low) / ((axis.high - axis.low) or 1)

    def at(self, point: Point) -> Point:
        return self.x(point[0]), self.y(point[1])

    @property
    def pitch(self) -> float:
        """The width of a whole step of x."""
        return self.x(1) - self.x(0)

    def all(self, kind: type[M]) -> list[M]:
        return [one for one in self.plot.marks if isinstance(one, kind)]

    def stop(self, at: Point) -> int:
        """The stop nearest to a point; -1 where there is none."""
        stops = self.plot.stops
        return min(
            range(len(stops)), key=lambda n: abs(self.x(stops[n].at) - at[0]), default=-1
        )  # fmt: skip


def _high(pen: Pen, face: Face) -> float:
    return pen.px(face.size * 1.4)


def _over(plot: Plot) -> list[tuple[str, Face, Ink]]:
    """What stands over the chart, line by line."""
    title = [(plot.title, _HEAD, "ink")] if plot.title else []
    return [*title, *((note, SMALL, "ink2") for note in plot.notes)]


def at_stop(pen: Pen, plot: Plot | RowPlot, whole: Box, at: Point) -> int:
    """The stop nearest to a point; -1 where there is none."""
    found = rows.frame(pen, plot, whole) if isinstance(plot, RowPlot) else frame(pen, plot, whole)
    return found.stop(at)


def frame(pen: Pen, plot: Plot, whole: Box) -> PlotFrame:
    """Leave room for letters around the values."""
    px, marks = pen.px, plot.marks
    gutter = max((pen.wide(tick.words, SMALL) for tick in plot.y.ticks), default=-px(8)) + px(12)
    flags = sum(isinstance(one, Rule) and one.upright and bool(one.words) for one in marks)
    over = any(
        isinstance(one, Callout) or (isinstance(one, Band) and one.upright and one.words)
        for one in marks
    )
    figures = any(isinstance(one, Bar) and one.words and not one.inside for one in marks)
    top = sum(_high(pen, face) for _, face, _ in _over(plot)) + px(22) * flags
    top += (
        px(10) * bool(_over(plot))
        + px(30) * bool(plot.keys or plot.y.title)
        + px(20) * (over or figures)
    )
    dice = any(tick.symbol for tick in plot.x.ticks)
    words = any(tick.words for tick in plot.x.ticks) or plot.x.title
    low = px(26) * bool(words) + px(40) * dice
    ends = [one.end for one in marks if isinstance(one, Curve | Rule) and one.end is not None]
    below = whole.high >= px(_STACKED * 0.85) * len(ends)
    right = max((_end_wide(pen, end, below=below) for end in ends), default=px(8))
    box = whole.inside(gutter, max(top, px(14)), min(right, whole.wide * _ENDS), low or px(8))
    return PlotFrame(plot, whole, box, pen)


def draw(pen: Pen, plot: Plot | RowPlot, whole: Box, pointed: int = -1) -> None:
    """Draw it; `pointed`: the stop whose card is shown."""
    if isinstance(plot, RowPlot):
        rows.draw(pen, plot, whole, pointed)
        return
    found, px = frame(pen, plot, whole), pen.px
    box, y = found.box, whole.y
    for words, face, ink in _over(plot):
        pen.text(Box(whole.x, y, whole.wide, _high(pen, face)), words, face, ink)
        y += _high(pen, face)
    _keys(found, Box(whole.x, y + px(2), whole.wide - px(8), px(24)))
    for band in found.all(Band):
        value = found.x if band.upright else found.y
        one, two = sorted((value(band.low), value(band.high)))
        pen.box(
            Box(one, box.y, two - one, box.high) if band.upright
            else Box(box.x, one, box.wide, two - one), band.ink, tint=band.tint,
        )  # fmt: skip
        if band.upright and band.words:
            over = Box((one + two) / 2 - px(80), box.y - px(20), px(160), px(20))
            pen.text(over, band.words, _KEY, "ink2", _CENTRE)
    stop = plot.stops[pointed] if 0 <= pointed < len(plot.stops) else None
    if stop is not None and found.all(Bar):
        at = found.x(stop.at) - found.pitch / 2
        pen.box(Box(at, box.y, found.pitch, box.high), "raise_")
    _axes(found)
    for bar in found.all(Bar):
        _bar(found, bar)
    for curve in reversed(found.all(Curve)):
        pen.line([found.at(point) for point in curve.points], curve.ink, curve.wide, curve.dash)
    for rule in found.all(Rule):
        x, y = found.x(rule.at), found.y(rule.at)
        line = ((x, box.y), (x, box.low)) if rule.upright else ((box.x, y), (box.right, y))
        pen.line(line, rule.ink, rule.wide, rule.dash)
    for dot in found.all(Dot):
        size = min(px(dot.radius), found.pitch * 0.42) if found.all(Bar) else px(dot.radius)
        pen.dot(found.at((dot.x, dot.y)), size, dot.ink, "surf")
    _ends(found)
    _labels(found)
    if stop is not None:
        _card(found, stop)


def _keys(found: PlotFrame, line: Box) -> None:
    """What colours mean, from the right; the title of the values at the left."""
    pen, px, end = found.pen, found.pen.px, line.right
    for ink, words in reversed(found.plot.keys):
        wide = pen.wide(words, _KEY) + px(2)
        pen.text(Box(end - wide, line.y, wide, line.high), words, _KEY, "ink")
        at = end - wide - px(13), line.y + line.high / 2
        if any(dot.ink == ink for dot in found.all(Dot)):
            pen.dot(at, px(5), ink)
        else:
            pen.box(Box(at[0] - px(5), at[1] - px(5), px(10), px(10)), ink)
        end -= wide + px(38)
    room = max(found.box.x - px(10) - line.x, pen.wide(found.plot.y.title, SMALL) + px(2))
    pen.text(Box(line.x, line.y, room, line.high), found.plot.y.title, SMALL, "ink2", _RIGHT)


def _axes(found: PlotFrame) -> None:
    pen, px, box, plot = found.pen, found.pen.px, found.box, found.plot
    for tick in plot.y.ticks:
        y = found.y(tick.at)
        pen.line(((box.x, y), (box.right, y)), "line")
        gutter = Box(found.whole.x, y - px(10), box.x - found.whole.x - px(10), px(20))
        pen.text(gutter, tick.words, SMALL, "ink2", _RIGHT)
    if plot.y.low <= 0 <= plot.y.high:
        pen.line(((box.x, found.y(0)), (box.right, found.y(0))), "ink2", 1.4)
    ticks, title = plot.x.ticks, plot.x.title
    size = min(px(32), found.pitch * 0.6)
    each = max((pen.wide(tick.words, SMALL) for tick in ticks), default=0.0) + px(14)
    end = box.right + each
    if title:
        end = box.right - pen.wide(title, SMALL) - px(12)
        pen.text(Box(box.x, box.low + px(6), box.wide, px(20)), title, SMALL, "ink2", _RIGHT)
    for tick in thinned(plot.x, box.wide / max(px(1), each)):
        x, y = found.x(tick.at), box.low + px(6)
        if tick.symbol is not None:
            pen.symbol(Box(x - size / 2, y + px(2), size, size), tick.symbol)
            y += size + px(6)
        # The outermost ones stay on the drawing.
        left = min(max(x - each / 2, found.whole.x), found.whole.right - each)
        if left + each <= end:
            pen.text(Box(left, y, each, px(20)), tick.words, SMALL, "ink2", _CENTRE)


def _bar(found: PlotFrame, bar: Bar) -> None:
    pen, px = found.pen, found.pen.px
    x, wide = found.x(bar.at), min(found.pitch * bar.share, px(bar.most))
    low, high = found.y(bar.low), found.y(bar.high)
    if bar.high != bar.low:
        tall = max(abs(low - high), px(2))
        place = Box(x - wide / 2, low - tall if bar.high > bar.low else low, wide, tall)
        edge = bar.ink if bar.tint < 1 else None
        pen.box(place, bar.ink, edge, tint=bar.tint)
    if bar.was is not None:
        y = found.y(bar.was)
        pen.line(((x - wide * 0.65, y), (x + wide * 0.65, y)), "ink2", 2.5, 1)
    inside = bar.inside and low - high > px(24)
    side = px(22)
    y = low - px(24) if inside else high - side if bar.high >= bar.low else high + px(2)
    for rule in found.all(Rule):
        # A figure stands clear of a line across.
        at = found.y(rule.at)
        if not rule.upright and not inside and y < at < y + side:
            y = at - side if bar.high >= bar.low else at + px(2)
    ink = "surf" if inside else "red" if bar.ink == "red" else "ink"
    pen.text(Box(x - found.pitch / 2, y, found.pitch, side), bar.words, BOLD, ink, _CENTRE)


# Names at the ends of lines


def _end_wide(pen: Pen, end: LineEnd, *, below: bool) -> float:
    """Its width; `below`: there is room for a note below the words."""
    words = pen.wide(end.words, _NAME if end.symbol else BOLD)
    figure = end.figure if below else end.figure or end.note
    words += pen.wide(figure, BOLD) + pen.px(8) * bool(figure)
    room = max(words, pen.wide(end.note, SMALL) * below)
    return room + pen.px(66 if end.symbol else 12)


def _ends(found: PlotFrame) -> None:
    pen, px, whole = found.pen, found.pen.px, found.whole
    ends: list[tuple[float, LineEnd, Ink]] = []
    for one in found.plot.marks:
        if isinstance(one, Curve) and one.end is not None:
            ends.append((found.y(one.points[-1][1]), one.end, one.ink))
        elif isinstance(one, Rule) and one.end is not None:
            ends.append((found.y(one.at), one.end, one.ink))
    ends.sort(key=lambda end: end[0])
    notes, symbols = (any(end[n] for _, end, _ in ends) for n in (2, 3))
    wanted = px(_STACKED if notes else _WITH_SYMBOL if symbols else _ALONE)
    step = min(wanted, whole.high / max(1, len(ends)))
    stacked = notes and step >= px(_STACKED * 0.85)
    places = apart(
        [y for y, _, _ in ends], step, whole.y + step / 2, whole.low - step / 2
    )  # fmt: skip
    for middle, (y, end, ink) in zip(places, ends, strict=True):
        left = found.box.right + px(24 if end.symbol is not None else 8)
        pen.line(((found.box.right + px(2), y), (left - px(3), middle)), ink, 1.4)
        if end.symbol is not None:
            disc = min(px(28), step * 0.9)
            pen.symbol(Box(left, middle - disc / 2, disc, disc), end.symbol)
            left += disc + px(8)
        figure = end.figure if stacked else end.figure or end.note
        behind = pen.wide(figure, BOLD) + px(6) if figure else 0.0
        plain = BOLD if end.bold else SMALL
        face = plain if end.symbol is None else _NAME if stacked else _KEY
        high = _high(pen, face)
        top = middle - (high + px(18)) / 2 if stacked and end.note else middle - high / 2
        colour = "ink" if end.symbol is not None else ink
        room = whole.right - left - behind
        pen.text(Box(left, top, room, high), end.words, face, colour)
        if figure:
            at = left + min(room, pen.wide(end.words, face)) + px(6)
            pen.text(Box(at, top, behind, high), figure, plain, colour)
        if stacked:
            below = Box(left, top + high - px(1), whole.right - left, px(19))
            pen.text(below, end.note, SMALL, "ink2")


# Words beside lines


def _labels(found: PlotFrame) -> None:
    """Words at rules, bands and points, where the fewest lines run."""
    pen, px, box = found.pen, found.pen.px, found.box
    curves = [[found.at(point) for point in one.points] for one in found.all(Curve)]
    taken: list[Box] = []
    flags = sum(rule.upright and bool(rule.words) for rule in found.all(Rule))
    for callout in found.all(Callout):
        face = _LABEL if callout.pointer else BOLD
        wide, high = pen.wide(callout.words, face) + px(6), _high(pen, face)
        x, y = found.at((callout.x, callout.y))
        left = min(max(x - wide / 2, box.x), box.right - wide)
        near = [y, *(at[1] for curve in curves for at in curve if left <= at[0] <= left + wide)]
        tops = (y, min(near), max(near))
        place = _free(found, (left,), tops, (wide, high), px(8), curves, taken)
        if callout.pointer:
            edge = place.low if place.y < y else place.y
            pen.line(((x, edge), (x, y)), "ink")
            pen.box(place, "surf")
        pen.text(place, callout.words, face, "ink", _CENTRE)
        taken.append(place)
    for one in found.plot.marks:
        if not isinstance(one, Rule | Band) or not one.words:
            continue
        if isinstance(one, Rule) and one.upright:
            flags -= 1
            x, y = found.x(one.at), box.y - px(22) * (flags + 1)
            pen.line(((x, y + px(3)), (x, box.y)), one.ink, one.wide, one.dash)
            after = x < found.whole.x + found.whole.wide / 2
            left = x + px(7) if after else found.whole.x
            room = found.whole.right - left if after else x - px(7) - left
            pen.text(Box(left, y, room, px(22)), one.words, BOLD, one.ink, 0.0 if after else 1.0)
        elif not (isinstance(one, Band) and one.upright):
            heights = (one.at,) if isinstance(one, Rule) else (one.high, one.low)
            size = min(pen.wide(one.words, _LABEL) + px(4), box.wide), _high(pen, _LABEL)
            lefts = (box.right - size[0] - px(4), box.x + px(4), box.x + (box.wide - size[0]) / 2)
            place = _free(found, lefts, [found.y(at) for at in heights], size, px(2), curves, taken)
            if _crossed(place, curves, taken):
                pen.box(place, "surf", tint=0.85)
            pen.text(place, one.words, _LABEL, one.ink, _CENTRE)
            taken.append(place)


def _free(
    found: PlotFrame, lefts: Sequence[float], heights: Sequence[float], size: tuple[float, float],
    off: float, curves: Sequence[Sequence[Point]], taken: Sequence[Box],
) -> Box:  # fmt: skip
    """The place above or below one of these heights that is crossed least."""
    wide, high = size
    places = [
        Box(left, top, wide, high)
        for left in lefts
        for y in heights
        for top in (y - off - high, y + off)
        if top >= found.whole.y and top + high <= found.whole.low
    ]
    return min(places, key=lambda place: _crossed(place, curves, taken), default=Box(
        lefts[0], found.whole.y, wide, high
    ))  # fmt: skip


def _crossed(place: Box, curves: Sequence[Sequence[Point]], taken: Sequence[Box]) -> float:
    """How much of the lines, and of words that are there already, lies in a place."""
    total = sum(place.wide for other in taken if place.meets(other))
    room = place.inside(-3, -2, -3, -2)
    for one, other in (pair for curve in curves for pair in itertools.pairwise(curve)):
        left, right = max(one[0], room.x), min(other[0], room.right)
        if left > right:
            continue
        rise = (other[1] - one[1]) / max(1e-6, other[0] - one[0])
        heights = [one[1] + rise * (x - one[0]) for x in (left, right)]
        if min(heights) <= room.low and max(heights) >= room.y:
            total += max(1.0, right - left)
    return total


# The card


def card_row(pen: Pen, high: float, stop: Stop) -> float:
    """The height of a line of the card; 0 where the chart is too low for it."""
    row = min(pen.px(32), (high - pen.px(60)) / max(1, len(stop.lines)))
    return row if row >= pen.px(13) else 0.0


def _card(found: PlotFrame, stop: Stop) -> None:
    """What is told of a stop, with a line down to it; where the lines are not, if they rise."""
    pen, px, box, whole = found.pen, found.pen.px, found.box, found.whole
    x = found.x(stop.at)
    lines, head = stop.lines, stop.head or stop.said
    if not found.all(Bar):
        pen.line(((x, box.y - px(8)), (x, box.low)), "ink", 1.4)
        for curve in found.all(Curve):
            for point in curve.points:
                if point[0] == stop.at:
                    pen.dot(found.at(point), px(5), "surf", curve.ink)
    row = card_row(pen, whole.high, stop)
    if not row:
        return
    face = _CARD if lines else BOLD
    more = max((pen.wide(line.more, BOLD) + px(14) for line in lines if line.more), default=0.0)
    wide = max(
        (px(44) + pen.wide(one.words, PLAIN) + pen.wide(one.figure, BOLD) for one in lines),
        default=0.0,
    )
    wide = min(whole.wide - px(8), max(wide + more, pen.wide(head, face)) + px(30))
    high = px(44) + row * len(lines) + px(8) * bool(lines)
    after = x < box.x + box.wide / 2 + px(60)
    left = x + px(18) if after else x - px(18) - wide
    left = max(whole.x + px(4), min(left, whole.right - wide - px(4)))
    top = box.low - high - px(6) if left > x and lines else whole.y + px(4)
    card = Box(left, max(whole.y + px(2), top), wide, high)
    pen.box(card, "raise_", "ctl", radius=px(8))
    inside = card.inside(px(14), px(8), px(14), px(8))
    pen.text(inside._replace(high=px(28)), head, face, "ink")
    for n, line in enumerate(lines):
        place = inside._replace(y=inside.y + px(30) + n * row, high=row)
        name = place
        if line.symbol is not None:
            disc = min(px(20), row - px(3))
            pen.symbol(Box(place.x, place.y + (row - disc) / 2, disc, disc), line.symbol)
            name = name.inside(disc + px(8), 0, 0, 0)
        taken = pen.wide(line.figure, BOLD) + px(8)
        pen.text(name.inside(0, 0, taken + more, 0), line.words, PLAIN, "ink")
        pen.text(place.inside(0, 0, more, 0), line.figure, BOLD, "ink", _RIGHT)
        ink, shape = ("red", BOLD) if line.bad else ("ink2", PLAIN)
        pen.text(place, line.more, shape, ink, _RIGHT)
