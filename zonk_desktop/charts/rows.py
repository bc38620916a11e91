"""Draws a chart of rows with any pen: names, bars and dots along one scale, figures."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.charts.plot import (
    BOLD,
    FINE,
    PLAIN,
    SMALL,
    Bar,
    BarRow,
    Box,
    Face,
    Pen,
    Point,
    RowPlot,
)

_TITLE, _WORTH = Face(14, 600), Face(20, 0)
#: Of the height of a row this much is bars; and a name above has this many pixels.
_FULL, _NAME = 0.64, 22
#: So far from the scale stand names and figures.
_GAP = 12


class RowFrame(NamedTuple):
    """Where rows and values lie on the drawing."""

    plot: RowPlot
    whole: Box
    #: The scale of all rows.
    box: Box
    pen: Pen
    #: Names stand above.
    folds: bool

    @property
    def pitch(self) -> float:
        most = self.plot.folded if self.folds else self.plot.pitch
        return min(self.pen.px(most), self.box.high / max(1, len(self.plot.rows)))

    def x(self, value: float) -> float:
        low, high = self.plot.low, self.plot.high
        return self.box.x + self.box.wide * (value - low) / ((high - low) or 1)

    def stop(self, at: Point) -> int:
        """The row at a point; -1 outside."""
        n = int((at[1] - self.box.y) // max(1e-6, self.pitch))
        return n if 0 <= n < len(self.plot.stops) else -1


def _folds(pen: Pen, plot: RowPlot, wide: float) -> bool:
    return wide < pen.px(plot.narrow)


def _title(plot: RowPlot) -> str:
    return "" if plot.rule is None else plot.rule.words


def least(pen: Pen, plot: RowPlot, wide: float) -> float:
    """The least height in a width."""
    each = plot.folded if _folds(pen, plot, wide) else plot.tight or plot.pitch
    return pen.px(each * len(plot.rows) + (30 if _title(plot) else 0))


def frame(pen: Pen, plot: RowPlot, whole: Box) -> RowFrame:
    """Leave room for names before the scale and for figures behind it."""
    px, folds = pen.px, _folds(pen, plot, whole.wide)
    left = min(px(plot.names[0]), whole.wide * plot.names[1])
    if not plot.align:
        left = min(left, max((_name(pen, plot, row) for row in plot.rows), default=0.0) + px(_GAP))
    right = max((_figures(pen, row) for row in plot.rows), default=0.0)
    stacked = any(row.note for row in plot.rows)
    # A figure at the end of a bar belongs to the scale.
    inner = max((pen.wide(bar.words, BOLD) for row in plot.rows for bar in row.bars), default=0.0)
    inner += px(_GAP) if inner else px(8) if any(row.dots for row in plot.rows) else 0.0
    right = 0.0 if folds and stacked else right + px(_GAP) * bool(right)
    box = whole.inside(0.0 if folds else left, px(30) * bool(_title(plot)), right, 0.0)
    return RowFrame(plot, whole, box.inside(inner, 0, inner * (not plot.track), 0), pen, folds)


def _name(pen: Pen, plot: RowPlot, row: BarRow) -> float:
    symbol = pen.px(32) if row.symbol is not None else 0.0
    return max(pen.wide(row.words, plot.face) + symbol, pen.wide(row.note, SMALL)) + pen.px(2)


def _figures(pen: Pen, row: BarRow) -> float:
    figure, more = pen.wide(row.figure, _WORTH if row.note else BOLD), pen.wide(row.more, PLAIN)
    return max(figure, more) if row.note else figure + more + pen.px(8) * bool(row.more)


def draw(pen: Pen, plot: RowPlot, whole: Box, pointed: int = -1) -> None:
    """Draw it; `pointed`: the row that is told."""
    found, px = frame(pen, plot, whole), pen.px
    for n, row in enumerate(plot.rows):
        area = Box(whole.x, found.box.y + n * found.pitch, whole.wide, found.pitch)
        if n == pointed:
            pen.box(area, "raise_", radius=px(4))
        if plot.ruled:
            pen.line(((area.x, area.y), (area.right, area.y)), "line")
        _label(found, row, area)
        _along(found, row, area)
    if plot.rule is not None:
        x = found.x(plot.rule.at)
        half = min(x - whole.x, whole.right - x)
        over = Box(x - half, whole.y, 2 * half, px(30))
        pen.text(over, plot.rule.words, _TITLE, "ink", 0.5)


def _label(found: RowFrame, row: BarRow, area: Box) -> None:
    """The name before the row or above it, and what stands at the right edge."""
    pen, px, plot = found.pen, found.pen.px, found.plot
    right = found.whole.right - _figures(pen, row) if row.note else found.whole.right
    room = (right if found.folds else found.box.x) - area.x - px(_GAP) * (not found.folds)
    high = px(34) if row.note else px(_NAME) if found.folds else area.high
    line = Box(area.x, area.y + px(10) * bool(row.note), room, high)
    if row.symbol is not None:
        size = px(34 if row.note else 24)
        pen.symbol(Box(line.x, line.y + (high - size) / 2, size, size), row.symbol)
    # Names stand below each other, whoever has a disc.
    indent = px(44 if row.note else 32) if any(one.symbol for one in plot.rows) else 0.0
    align = 0.0 if found.folds else plot.align
    pen.text(line.inside(indent, 0, 0, 0), row.words, plot.face, row.ink, align)
    if row.note:
        pen.text(Box(area.x, line.low + px(2), room, px(20)), row.note, SMALL, "ink2")
        worth = Box(area.x, area.y + px(6), area.wide - px(2), px(28))
        pen.text(worth, row.figure, _WORTH, "ink", 1.0)
        pen.text(worth._replace(y=worth.low), row.more, FINE, "ink2", 1.0)


def _along(found: RowFrame, row: BarRow, area: Box) -> None:
    """What lies along the scale, and the figures behind it."""
    pen, px, plot = found.pen, found.pen.px, found.plot
    box = found.box
    folded = (px(58 if row.note else _NAME)) if found.folds else 0.0
    lane = Box(box.x, area.y + folded, box.wide, area.high - folded)
    middle = lane.y + lane.high / 2
    if plot.band is not None:
        low, high = found.x(plot.band.low), found.x(plot.band.high)
        pen.box(Box(low, middle - px(12), high - low, px(24)), plot.band.ink, tint=plot.band.tint)
    track = Box(box.x, middle - px(plot.track) / 2, box.wide, px(plot.track))
    if plot.track:
        pen.box(track, "sunk", "ctl", radius=px(3))
    tall = track.high if plot.track else lane.high * _FULL / max(1, len(row.bars))
    top = track.y if plot.track else middle - (tall * len(row.bars)) / 2
    end = box.x
    gap = px(4) * (len(row.bars) > 1)
    for n, bar in enumerate(row.bars):
        end = max(end, _bar(found, bar, top + n * tall, tall - gap))
        if bar.was is not None:
            at = found.x(bar.was)
            pen.line(((at, area.y + px(2)), (at, area.low - px(2))), "ink", 2.5, 2)
    if plot.rule is not None:
        x, rule = found.x(plot.rule.at), plot.rule
        pen.line(((x, lane.y), (x, lane.low)), rule.ink, rule.wide, rule.dash)
    if row.sum is not None:
        x, y = found.x(row.sum[0]), top + tall * (len(row.bars) - 1)
        pen.line(((x, y - px(3)), (x, y + tall)), "ink", 2)
        wide = pen.wide(row.sum[1], FINE) + px(2)
        at = x - wide - px(5) if row.sum[0] < 0 else x + px(5)
        pen.text(Box(at, y + tall - px(4), wide, px(16)), row.sum[1], FINE, "ink2")
    if plot.behind and row.dots:
        pen.line(((box.x, middle), (found.x(row.dots[0].x), middle)), "line")
    if len(row.dots) > 1:
        ends = [(found.x(dot.x), middle) for dot in row.dots]
        pen.line(ends, row.dots[0].ink, 3)
    for dot in reversed(row.dots):
        spot = found.x(dot.x), middle
        pen.dot(spot, px(dot.radius), "surf" if dot.ring else dot.ink, "ink2" if dot.ring else None)
        end = max(end, spot[0] + px(dot.radius))
    if not row.note:
        _behind(found, row, lane, end)


def _bar(found: RowFrame, bar: Bar, top: float, high: float) -> float:
    """A bar with its figure; returns where it ends."""
    pen, px = found.pen, found.pen.px
    one, two = sorted((found.x(bar.low), found.x(bar.high)))
    place = Box(one, top, max(px(3) * (bar.high != bar.low), two - one), high)
    if place.wide:
        edge = "ctl" if found.plot.track else None
        radius = min(px(3), place.wide / 2) * (not found.plot.ruled)
        pen.box(place, bar.ink, edge, radius=radius, hatched=bar.hatched)
    wide, zero = pen.wide(bar.words, BOLD) + px(2), found.x(0)
    # Not across the line of nothing: then on the other side of the bar.
    left = bar.high < bar.low and not place.x - px(8) - wide < zero < place.x - px(8)
    at = place.x - px(8) - wide if left else place.right + px(8)
    pen.text(Box(at, place.y, wide, place.high), bar.words, BOLD, bar.ink, float(left))
    return place.right


def _behind(found: RowFrame, row: BarRow, lane: Box, end: float) -> None:
    """The figures: behind bar and dots, or in a column."""
    pen, px, whole = found.pen, found.pen.px, found.whole
    figure, more = pen.wide(row.figure, BOLD) + px(1), pen.wide(row.more, PLAIN) + px(2)
    if found.plot.behind:
        left = end + px(8)
        if row.dots:
            # A thin line, which does not run through them.
            y, last = lane.y + lane.high / 2, left + figure + more + px(10)
            pen.line(((end, y), (left - px(4), y)), "line")
            if last < lane.right:
                pen.line(((last, y), (lane.right, y)), "line")
        pen.text(lane._replace(x=left, wide=figure), row.figure, BOLD, "ink")
        place = Box(left + figure + px(6), lane.y, whole.right - left - figure - px(6), lane.high)
        pen.text(place, row.more, SMALL, "ink2")
        return
    column = found.box.right + px(_GAP)
    mores = max((pen.wide(one.more, PLAIN) + px(10) for one in found.plot.rows if one.more),
                default=0.0)  # fmt: skip
    room = whole.right - column - mores
    pen.text(Box(column, lane.y, room, lane.high), row.figure, BOLD, "ink", 1.0)
    ink = "red" if row.bad else "ink2"
    pen.text(Box(column + room + px(10), lane.y, mores, lane.high), row.more, PLAIN, ink)
