"""The chart of points a turn: bars of what was played, dots where a simple player would be."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from zonk_desktop.ui.kit.drawing import Drawing
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import figure, say

_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 12, 34, 34
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


class TurnsChart(Drawing):
    """Bar chart; the bar pointed at, or reached by the arrow keys, is told."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-turns"), 260)
        self.bars: tuple[TurnsBar, ...] = ()
        #: The bar that is told, -1 for none.
        self.place = -1
        self._whole = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_turns(self, found: tuple[TurnsBar, ...], told: str) -> None:
        """Show bars; `told`: all of them in words."""
        self.bars, self.place, self._whole = found, -1, told
        self.setAccessibleDescription(told)
        self.update()

    def point_at(self, place: int) -> None:
        """Tell a bar; none for a place without one."""
        place = place if 0 <= place < len(self.bars) else -1
        if place != self.place:
            self.place = place
            self.setAccessibleDescription(self.told() or self._whole)
            self.update()

    def told(self) -> str:
        """The bar pointed at, in words."""
        if self.place < 0:
            return ""
        bar = self.bars[self.place]
        kind = "miss" if not bar.most else "open" if bar.open else "between"
        if kind == "between" and bar.least == bar.most:
            kind = "one"
        simple = "none" if bar.simple is None else "some"
        return say(
            "statistics-turns-bar", kind=kind, least=bar.least, top=bar.most, played=bar.played,
            simple=simple, thought=round(bar.simple or 0),
        )  # fmt: skip

    # What it is told

    def _box(self) -> QRectF:
        px = self.style_.px
        return QRectF(self.rect()).adjusted(px(_LEFT), px(_TOP), -px(_RIGHT), -px(_BOTTOM))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        box = self._box()
        at = (event.position().x() - box.left()) / max(1.0, box.width()) * len(self.bars)
        self.point_at(math.floor(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.bars) - 1
        places = {
            Qt.Key.Key_Left: max(0, self.place - 1), Qt.Key.Key_Right: min(last, self.place + 1),
            Qt.Key.Key_Home: 0, Qt.Key.Key_End: last,
        }  # fmt: skip
        place = places.get(Qt.Key(event.key()))
        if place is None:
            super().keyPressEvent(event)
            return
        self.point_at(place)

    # Drawing

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self.bars:
            return
        px, style, plot = self.style_.px, self.style_, self._box()
        most = max(max(bar.played, bar.simple or 0) for bar in self.bars) or 1
        self._grid(painter, plot, most)
        each = plot.width() / len(self.bars)
        for n, bar in enumerate(self.bars):
            left = plot.left() + n * each
            if n == self.place:
                painter.fillRect(QRectF(left, plot.top(), each, plot.height()),
                                 style.colour("raise_"))  # fmt: skip
            high = plot.height() * bar.played / most
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colour("red" if not bar.most else "teal"))
            if bar.played:
                high = max(high, px(2))
                painter.drawRect(QRectF(left + each * 0.1, plot.bottom() - high, each * 0.8, high))
            if bar.simple is not None:
                painter.setPen(self.pen("surf", px(2)))
                painter.setBrush(style.colour("acc"))
                y = plot.bottom() - plot.height() * bar.simple / most
                dot = min(px(6), each * 0.42)
                painter.drawEllipse(QPointF(left + each / 2, y), dot, dot)
        painter.setPen(self.pen("ink2", 1.4))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        self._axis(painter, plot, each)
        self._keys(painter, plot)

    def _grid(self, painter: QPainter, plot: QRectF, most: float) -> None:
        px, tokens, small = self.style_.px, self.style_.tokens, self.style_.type.text(13)
        step = next(n for n in _STEPS if most / n <= 5)
        for count in range(0, math.floor(most) + 1, step):
            y = plot.bottom() - plot.height() * count / most
            painter.setPen(self.pen("line", 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            label = QRectF(0, y - px(10), plot.left() - px(10), px(20))
            self.write(painter, label, figure(count), small, tokens.ink2,
                       Qt.AlignmentFlag.AlignRight)  # fmt: skip

    def _axis(self, painter: QPainter, plot: QRectF, each: float) -> None:
        """Points under the bars, as many as have room."""
        px, tokens, small = self.style_.px, self.style_.tokens, self.style_.type.text(13)
        y, wide = plot.bottom() + px(8), px(64)
        every = max(1, math.ceil(wide / max(1.0, each)))
        middle = Qt.AlignmentFlag.AlignHCenter
        words = say("statistics-turns-axis-points")
        end = plot.right() - painter.fontMetrics().horizontalAdvance(words) - px(30)
        for n, bar in enumerate(self.bars):
            at = plot.left() + (n + 0.5) * each
            if n % every or at + wide / 2 > end:
                continue
            text = say("statistics-turns-miss") if not bar.most else figure(bar.least)
            self.write(painter, QRectF(at - wide / 2, y, wide, px(20)), text, small, tokens.ink2,
                       middle)  # fmt: skip
        self.write(painter, QRectF(plot.left(), y, plot.width(), px(20)), words, small,
                   tokens.ink2, Qt.AlignmentFlag.AlignRight)  # fmt: skip

    def _keys(self, painter: QPainter, plot: QRectF) -> None:
        """What bars and dots are, or the bar that is told, in the line over the chart."""
        px, style, tokens = self.style_.px, self.style_, self.style_.tokens
        line = QRectF(0, px(2), self.width() - px(_RIGHT), px(24))
        told = self.told()
        if told:
            self.write(painter, line.adjusted(px(_LEFT), 0, 0, 0), told, style.type.text(15, 700),
                       tokens.ink, Qt.AlignmentFlag.AlignRight)  # fmt: skip
            return
        font = style.type.text(13, 600)
        painter.setFont(font)
        end, middle = line.right(), line.center().y()
        keys = [("teal", say("statistics-turns-played"))]
        if any(bar.simple is not None for bar in self.bars):
            keys.append(("acc", say("statistics-turns-simple")))
        for colour, words in reversed(keys):
            wide = painter.fontMetrics().horizontalAdvance(words) + 2
            self.write(painter, QRectF(end - wide, line.top(), wide, line.height()), words, font,
                       tokens.ink)  # fmt: skip
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(style.colour(colour))
            at = QRectF(end - wide - px(18), middle - px(5), px(10), px(10))
            if colour == "teal":
                painter.drawRect(at)
            else:
                painter.drawEllipse(at)
            end = at.left() - px(20)
        self.write(painter, QRectF(0, line.top(), px(_LEFT) - px(10), line.height()),
                   say("statistics-turns-axis"), style.type.text(13), tokens.ink2,
                   Qt.AlignmentFlag.AlignRight)  # fmt: skip
