"""A QPainter in millimetres, with the habits of the sheets: text, rules, marks, hidden words.

The painter's unit is 0.01 mm; whoever paints on a screen or a printer scales it so beforehand.

All places are said as from left to right. On a page that is written from right to left each text,
mark and rule is put as far from the other edge, and stays in itself as it is; nobody else knows of
that. What has an order of its own, as a chart over time, keeps it by `as_it_is`.
"""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.boxes import pictures
from zonk_desktop.sheets.fonts import PLEX, UNIT, SheetType, cap, font, width
from zonk_desktop.sheets.lines import SOFT
from zonk_desktop.sheets.tags import Notes

INK, GREY, FAINT = QColor(20, 20, 20), QColor(90, 90, 90), QColor(165, 165, 165)
WHITE, BAND = QColor(255, 255, 255), QColor(232, 232, 232)
#: The odd die; solid as well, so grey paper tells it apart.
BLOOD = QColor(158, 27, 32)
#: The second of three colours; lighter than ink where paper is grey.
TRIO = QColor(214, 92, 74)

_FIGURES = SheetType(PLEX, 13)
_HIDDEN = SheetType(PLEX, 11)


class Canvas:
    """Draws on any painter whose unit is 0.01 mm."""

    def __init__(
        self,
        painter: QPainter,
        *,
        hand: bool = False,
        black: bool = False,
        notes: Notes | None = None,
        mirror: float = 0.0,
    ) -> None:
        self.painter = painter
        #: Written from right to left.
        self.from_the_right = mirror > 0
        #: The width of such a page, 0 of any other, and of what keeps its order.
        self._mirror = mirror
        #: Of a PDF: what it says beside its ink.
        self.notes = notes
        #: Every colour becomes the grey that is as dark.
        self.black = black
        #: Rules slip as under a hand that holds a ruler.
        self.hand = hand
        self._slip = random.Random(1983)
        #: What was said last in the part that is being drawn.
        self._said = ""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        type_: SheetType,
        colour: QColor = INK,
        align: str = "left",
    ) -> float:
        """Text on a baseline; x is its left edge, its centre or its right edge."""
        text = text.replace(SOFT, "")
        if not text:
            return 0.0
        wide = width(text, type_)
        x -= {"left": 0.0, "centre": wide / 2, "right": wide}[align]
        room = wide
        if self._apart(text):
            gap = width(" ", type_)
            x, room, text = x - gap, wide + gap, f" {text}"
        if self.notes is not None and not text.isascii() and pictures(text):
            # In the file it is an image; a space under it has a place in the text.
            with self.notes.read_as(text):
                self._drawn(x, y, text, type_, colour, room)
                self.hidden(x, y - cap(_FIGURES) / 2, " ", wide)
        else:
            self._drawn(x, y, text, type_, colour, room)
        return wide

    def _apart(self, words: str, *, mark: bool = False) -> bool:
        """Whether a space goes before these words: else figures of one cell are read as one.

        Marks of one kind stay together, but for dice: three 2s are no 222.
        """
        before, self._said = self._said, words
        if self.notes is None or not before or before.endswith(" "):
            return False
        return not mark or before != words or words.isdigit()

    def _drawn(
        self, x: float, y: float, text: str, type_: SheetType, colour: QColor, room: float
    ) -> None:
        self.painter.setFont(font(type_))
        self.painter.setPen(colour)
        self._write(self._at(x, room), y, text)

    def _write(self, x: float, y: float, text: str) -> None:
        """Words begin at the right where the page does; figures alone run to the right."""
        ways = Qt.LayoutDirection
        strong = _strong(text) if self.from_the_right else ""
        to_left = "R" in strong or bool(strong and self._mirror)
        self.painter.setLayoutDirection(ways.RightToLeft if to_left else ways.LeftToRight)
        if self._mirror and not to_left:
            # What comes before it is on its right.
            core = text.strip(" ")
            start = len(text) - len(text.lstrip(" "))
            text = " " * (len(text) - start - len(core)) + core + " " * start
        self.painter.drawText(QPointF(x * UNIT, y * UNIT), text)

    def _at(self, x: float, wide: float = 0.0) -> float:
        """Where a box that begins at x begins on this page."""
        return self._mirror - x - wide if self._mirror else x

    def _point(self, at: tuple[float, float]) -> QPointF:
        return QPointF(self._at(at[0]) * UNIT, at[1] * UNIT)

    @contextmanager
    def as_it_is(self, x: float, wide: float) -> Iterator[None]:
        """What stands in this box runs to the right on any page."""
        mirror, self._mirror = self._mirror, 0.0
        self.painter.save()
        if mirror:
            self.painter.translate((mirror - 2 * x - wide) * UNIT, 0.0)
        yield
        self.painter.restore()
        self._mirror = mirror

    def ink(self, colour: QColor) -> QColor:
        """The colour as it is printed."""
        if not self.black:
            return colour
        grey = round(0.3 * colour.red() + 0.59 * colour.green() + 0.11 * colour.blue())
        return QColor(grey, grey, grey)

    def part(self, kind: str, alt: str = "", scope: str = "") -> AbstractContextManager[None]:
        """What is drawn here is a heading, a cell, a paragraph: for who hears the document."""
        self._said = ""
        return nullcontext() if self.notes is None else self.notes.part(kind, alt, scope)

    def group(self, kind: str) -> AbstractContextManager[None]:
        """The parts drawn here are a table, a row, a section."""
        return nullcontext() if self.notes is None else self.notes.group(kind)

    def hidden(self, x: float, middle: float, words: str, room: float = 0.0) -> None:
        """Invisible text under a mark, so that search, copy and speech find it.

        It stands on the baseline of the figures and is squeezed into the mark's width: extraction
        then reads mark, total and flags as one line. Text without a pen would not be written.
        """
        if not words:
            return
        if words.strip() and self._apart(words, mark=True):
            words = f" {words}"
        squeezed = QFont(font(_HIDDEN))
        wide = width(words, _HIDDEN)
        x = self._at(x, min(wide, room or wide))
        if room and wide > room:
            # Narrower than two thirds nothing is squeezed; a long word becomes smaller instead.
            stretch = int(100 * room / wide)
            squeezed.setStretch(max(67, stretch))
            if stretch < 67:
                squeezed.setPixelSize(max(1, squeezed.pixelSize() * stretch // 67))
        self.painter.setOpacity(0)
        self.painter.setFont(squeezed)
        self.painter.setPen(INK)
        self._write(x, middle + cap(_FIGURES) / 2, words)
        self.painter.setOpacity(1)

    def mark(self, name: str, x: float, y: float, height: float, colour: QColor = INK) -> float:
        """A mark with its left edge at x and its middle at y; returns its width."""
        size, colour = height * UNIT, self.ink(colour)
        x = self._at(x, marks.path(name).width * height)
        if self.notes is not None:
            self.notes.mark(name, QTransform(size, 0, 0, size, x * UNIT, y * UNIT), colour)
            return marks.path(name).width * height
        return marks.draw(self.painter, name, x * UNIT, y * UNIT, size, colour) / UNIT

    def said_mark(
        self, name: str, x: float, y: float, height: float, colour: QColor = INK
    ) -> float:
        """A mark that a copy or a search finds as well."""
        wide = marks.path(name).width * height
        self.hidden(x, y, marks.word(name), wide)
        return self.mark(name, x, y, height, colour)

    def box(self, x: float, y: float, width_: float, height: float, colour: QColor) -> None:
        left = self._at(x, width_) * UNIT
        self.painter.fillRect(QRectF(left, y * UNIT, width_ * UNIT, height * UNIT), colour)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        weight: float = 0.18,
        colour: QColor = INK,
        *,
        dotted: bool = False,
    ) -> None:
        """A rule; on the 1983 sheet one that was drawn."""
        if self.hand and not dotted:
            self._by_hand(start, end, weight, colour)
            return
        style = Qt.PenStyle.CustomDashLine if dotted else Qt.PenStyle.SolidLine
        pen = QPen(colour, weight * UNIT, style, Qt.PenCapStyle.FlatCap)
        if dotted:
            pen.setDashPattern([0.5 / weight, 1.1 / weight])
        self.painter.setPen(pen)
        self.painter.drawLine(self._point(start), self._point(end))

    def polyline(
        self, points: list[tuple[float, float]], weight: float, pattern: tuple[float, ...] = ()
    ) -> None:
        """A line through points, dashed by a pattern in multiples of its width."""
        path = QPainterPath(self._point(points[0]))
        for point in points[1:]:
            path.lineTo(self._point(point))
        pen = QPen(INK, weight * UNIT)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if pattern:
            pen.setDashPattern(list(pattern))
        self.painter.strokePath(path, pen)

    def _by_hand(
        self, start: tuple[float, float], end: tuple[float, float], weight: float, colour: QColor
    ) -> None:
        slip = self._slip.uniform
        first = start[0] + slip(-0.5, 0.5), start[1] + slip(-0.18, 0.18)
        path = QPainterPath(self._point(first))
        middle = (
            (start[0] + end[0]) / 2 + slip(-0.22, 0.22),
            (start[1] + end[1]) / 2 + slip(-0.22, 0.22),
        )
        last = end[0] + slip(-0.5, 0.5), end[1] + slip(-0.18, 0.18)
        path.quadTo(self._point(middle), self._point(last))
        pen = QPen(
            colour, weight * UNIT * slip(0.85, 1.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
        )
        self.painter.strokePath(path, pen)

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> Iterator[QPainter]:
        """The bare painter, turned about a point which becomes its middle."""
        self.painter.save()
        self.painter.translate(self._point((x, y)))
        self.painter.rotate(degrees)
        yield self.painter
        self.painter.restore()


@lru_cache(maxsize=4096)
def _strong(text: str) -> str:
    """The ways in which the letters of a text run: L, R, both, or neither."""
    ways = {unicodedata.bidirectional(letter).replace("AL", "R") for letter in text}
    return "".join(sorted(ways & {"L", "R"}))
