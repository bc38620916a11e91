"""A QPainter in millimetres, with the habits of the sheets: text, rules, marks, what a PDF is told.

The painter's unit is 0.01 mm; whoever paints on a screen or a printer scales it so beforehand.

All places are said as from left to right. On a page that is written from right to left each text,
mark and rule is put as far from the other edge, and stays in itself as it is; nobody else knows of
that. What has an order of its own, as a chart over time, keeps it by `as_it_is`.
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.fonts import PLEX, SOFT, UNIT, SheetType, cap, font, pictures, width

_FAR = -900_000
#: Marks are written in whole figures, their height in this many steps.
FINE = 10_000
#: A note as Qt writes it into the page.
NOTE = re.compile(
    rb"%d (\d+) m\n%d \d+ l\n%d \d+ l\n%d \d+ l\nh\nf\*?\n" % (_FAR, _FAR, _FAR - 1, _FAR)
)
_INK = QColor(20, 20, 20)


class PdfPart:
    """A part of the document: a heading, a table, a cell."""

    __slots__ = ("alt", "kids", "kind", "scope")

    def __init__(self, kind: str, alt: str = "", scope: str = "") -> None:
        self.kind = kind
        #: What a picture shows, in words.
        self.alt = alt
        #: Of a head of a table: Row or Column.
        self.scope = scope
        #: Parts of it, and pieces of pages: the page and the number of the piece there.
        self.kids: list[PdfPart | tuple[int, int]] = []


class Notes:
    """Collects what is said of a document while its pages are drawn."""

    def __init__(self) -> None:
        self.root = PdfPart("Document")
        #: What stands in the place of each note.
        self.codes: list[bytes] = []
        #: The marks that are drawn, by name, and what they are called on the pages.
        self.marks: dict[str, bytes] = {}
        #: How many pieces each page has.
        self.pieces: list[int] = []
        self._open = [self.root]
        self._painter = QPainter()

    @contextmanager
    def page(self, painter: QPainter) -> Iterator[None]:
        """A page from its first stroke to its last; what is no part of the text is ornament."""
        self._painter = painter
        self.pieces.append(0)
        self._note(b"/Artifact BMC\n")
        yield
        self._note(b"EMC\n")

    @contextmanager
    def group(self, kind: str) -> Iterator[None]:
        """A part that is made of other parts."""
        node = PdfPart(kind)
        self._open[-1].kids.append(node)
        self._open.append(node)
        yield
        self._open.pop()

    @contextmanager
    def part(self, kind: str, alt: str = "", scope: str = "") -> Iterator[None]:
        """A part that is drawn: all of it until the end of the block."""
        node = PdfPart(kind, alt, scope)
        self._open[-1].kids.append(node)
        page = len(self.pieces) - 1
        piece = self.pieces[page]
        self.pieces[page] += 1
        node.kids.append((page, piece))
        self._note(b"EMC /%s <</MCID %d>> BDC\n" % (kind.encode(), piece))
        yield
        self._note(b"EMC /Artifact BMC\n")

    @contextmanager
    def read_as(self, text: str) -> Iterator[None]:
        """Drawn in whatever shapes, it is read as this text."""
        self._note(b"/Span <</ActualText %s>> BDC\n" % text_string(text))
        yield
        self._note(b"EMC\n")

    def mark(self, name: str, place: QTransform, colour: QColor) -> None:
        """A mark, drawn once in the file however often it is shown."""
        called = self.marks.setdefault(name, b"Mk%d" % len(self.marks))
        at = place * self._painter.worldTransform()
        figures = (at.m11(), at.m12(), at.m21(), at.m22(), at.dx(), at.dy())
        placed = b" ".join(figure(value) for value in figures)
        self._note(b"q %s cm /%s Do Q\n" % (placed, called), colour)

    def _note(self, code: bytes, colour: QColor = _INK) -> None:
        painter = self._painter
        painter.setWorldMatrixEnabled(False)
        painter.fillPath(_shape(len(self.codes)), colour)
        painter.setWorldMatrixEnabled(True)
        self.codes.append(code)


@lru_cache(maxsize=4096)
def _shape(number: int) -> QPainterPath:
    path = QPainterPath(QPointF(_FAR, number))
    path.lineTo(_FAR, number + 1)
    path.lineTo(_FAR - 1, number)
    path.closeSubpath()
    return path


def figure(value: float) -> bytes:
    """A number as a PDF has it, no longer than it needs to be."""
    return _figure(value).encode()


def _figure(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".").replace("-0.", "-.") or "0"


def text_string(words: str) -> bytes:
    """A text of a PDF in letters of any script."""
    return b"<" + (b"\xfe\xff" + words.encode("utf-16-be", "replace")).hex().encode() + b">"


def drawn(name: str) -> tuple[list[int], bytes]:
    """The bounds of a mark and its path, filled, as a page of a PDF has it, 1 being `FINE`.

    Where a path lies on itself there is a hole: so Qt fills all that is told nothing else.
    """
    path = marks.path(name).path
    said: list[str] = []
    waits = 0
    for n in range(path.elementCount()):
        element = path.elementAt(n)
        said.append(str(round(element.x * FINE)))
        said.append(str(round(element.y * FINE)))
        # Asked, not compared: an enumerator would be made for every element.
        if element.isMoveTo():
            said.append("m\n")
        elif element.isLineTo():
            said.append("l\n")
        elif (waits := waits + 1) % 3 == 0:
            said.append("c\n")
    said.append("f*")
    box = path.boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01)
    edges = [round(edge * FINE) for edge in (box.left(), box.top(), box.right(), box.bottom())]
    return edges, " ".join(said).replace("\n ", "\n").encode()


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
