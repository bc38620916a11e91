"""A page of a PDF that draws its code with lines: filled shapes made into a picture.

Only what fills an area is followed, in the order it is drawn; text, strokes and clips are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

#: What is read of one page.
_MOST_TOKENS, _MOST_SHAPES, _MOST_DEEP = 2_000_000, 200_000, 200
#: How often a page is painted over at most.
_MOST_COATS = 20
#: Fewer shapes draw no code.
_LEAST = 200
#: Pixels along the longer side.
_PIXELS = 3200
_TOKEN = re.compile(
    rb"\((?:\\.|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|/[^\s/<>\[\]()]*"
    rb"|[-+]?(?:\d+\.?\d*|\.\d+)|[A-Za-z'\"]+\*?",
    re.DOTALL,
)
_COLOURS = {b"g", b"rg", b"k", b"sc", b"scn"}
_FILLS = {b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*"}
_ENDS = {b"n", b"S", b"s"}
#: Operands of what makes a path.
_NEEDS = {b"m": 2, b"l": 2, b"c": 6, b"v": 4, b"y": 4, b"re": 4, b"h": 0}


def picture(content: bytes) -> QImage | None:
    """The shapes that this content fills; None where they are too few, or too many."""
    drawing = _Drawing()
    try:
        shapes = drawing.of(content)
    except _TooMuch:
        return None
    if drawing.count < _LEAST:
        return None
    around, painted = QRectF(), 0.0
    for path, _ in shapes:
        box = path.boundingRect()
        around = around.united(box)
        painted += box.width() * box.height()
    longer = max(around.width(), around.height())
    # Whoever paints a page over and over paints no code.
    if not 0 < longer < 1e9 or painted > _MOST_COATS * longer * longer:
        return None
    scale = _PIXELS / longer
    found = QImage(
        round(around.width() * scale) + 80, round(around.height() * scale) + 80,
        QImage.Format.Format_Grayscale8,
    )  # fmt: skip
    found.fill(Qt.GlobalColor.white)
    with QPainter(found) as painter:
        painter.translate(40, 40)
        painter.scale(scale, scale)
        painter.translate(-around.left(), -around.top())
        for path, grey in shapes:
            painter.fillPath(path, QColor(grey, grey, grey))
    return found


class _TooMuch(Exception):
    """The content is larger than any page."""


class _Drawing:
    """Follows the operators of one content stream (ISO 32000-1, 8.4 and 8.5)."""

    def __init__(self) -> None:
        #: How many shapes were begun.
        self.count = 0
        self._shapes: list[tuple[QPainterPath, int]] = []
        self._kept: list[tuple[QTransform, int]] = []
        self._to = QTransform()
        self._grey = 0
        self._path = QPainterPath()

    def of(self, content: bytes) -> list[tuple[QPainterPath, int]]:
        given: list[float] = []
        for place, found in enumerate(_TOKEN.finditer(content)):
            if place > _MOST_TOKENS or self.count > _MOST_SHAPES:
                raise _TooMuch
            token = found[0]
            if token[:1] in b"+-.0123456789":
                given.append(float(token))
            else:
                self._do(token, given)
                given.clear()
        # A page begins upside down: what a picture has at its foot lies low there.
        flip = QTransform(1, 0, 0, -1, 0, 0)
        return [(flip.map(path), grey) for path, grey in self._shapes]

    def _do(self, operator: bytes, given: list[float]) -> None:
        if operator in _NEEDS:
            if len(given) >= _NEEDS[operator]:
                self._build(operator, given[len(given) - _NEEDS[operator] :])
        elif operator in _FILLS:
            if not self._path.isEmpty():
                odd = operator.endswith(b"*")
                rule = Qt.FillRule.OddEvenFill if odd else Qt.FillRule.WindingFill
                self._path.setFillRule(rule)
                self._shapes.append((self._path, self._grey))
            self._path = QPainterPath()
        elif operator in _ENDS:
            self._path = QPainterPath()
        elif operator in _COLOURS and given:
            self._grey = _grey(given)
        elif operator == b"q" and len(self._kept) < _MOST_DEEP:
            self._kept.append((self._to, self._grey))
        elif operator == b"Q" and self._kept:
            self._to, self._grey = self._kept.pop()
        elif operator == b"cm" and len(given) >= 6:
            self._to = QTransform(*given[-6:]) * self._to

    def _build(self, operator: bytes, given: list[float]) -> None:
        path, at = self._path, self._to.map
        here = path.currentPosition()
        points = [at(QPointF(*given[n : n + 2])) for n in range(0, len(given), 2)]
        makes: dict[bytes, Callable[[], None]] = {
            b"m": lambda: path.moveTo(points[0]),
            b"l": lambda: path.lineTo(points[0]),
            b"c": lambda: path.cubicTo(*points),
            b"v": lambda: path.cubicTo(here, points[0], points[1]),
            b"y": lambda: path.cubicTo(points[0], points[1], points[1]),
            b"re": lambda: path.addPath(_box(given, self._to)),
            b"h": path.closeSubpath,
        }
        makes[operator]()
        self.count += operator in {b"m", b"re"}


def _box(given: list[float], to: QTransform) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(*given).normalized())
    return to.map(path)


def _grey(given: list[float]) -> int:
    """How light a colour is: grey, red, green and blue, or ink."""
    if len(given) == 4:
        light = (1 - given[3]) * (1 - sum(given[:3]) / 3)
    else:
        light = sum(given) / len(given)
    return round(255 * min(1.0, max(0.0, light)))
