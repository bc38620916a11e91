"""The pen of the sheets: charts on paper, in ink of one colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPen

from zonk_desktop.charts.plot import Box, Face, Ink, Point, Symbol
from zonk_desktop.sheets.canvas import BAND, FAINT, GREY, INK, WHITE, Canvas
from zonk_desktop.sheets.fonts import PLEX, UNIT, SheetType, cap, elided, width

#: Millimetres of a pixel of the screen.
_PIXEL = 0.2
_COLOURS = {"line": FAINT, "ink2": GREY, "raise_": BAND, "surf": WHITE}
#: Apart from weight and pattern lines look alike in black; six patterns, then they come again.
_PATTERNS: tuple[tuple[float, ...], ...] = (
    (),
    (6.0, 2.0),
    (1.4, 1.6),
    (6.0, 1.8, 1.4, 1.8),
    (3.0, 3.0),
    (9.0, 1.6, 1.4, 1.6, 1.4, 1.6),
)


def _type(face: Face) -> SheetType:
    return SheetType(PLEX, 7.5, 700 if face.weight > 600 else 400)


class PaperPen:
    """A pen of `charts`."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas

    def px(self, size: float) -> float:
        return size * _PIXEL

    def wide(self, text: str, face: Face) -> float:
        return width(text, _type(face))

    def text(self, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0) -> None:
        kind = _type(face)
        # What measures as wide as the box may be wider by the last bit.
        fit = elided(text, kind, box.wide + 0.01)
        left = box.x + (box.wide - width(fit, kind)) * align
        base = box.y + (box.high + cap(kind)) / 2
        self._canvas.text(left, base, fit, kind, _COLOURS.get(str(ink), INK))

    def line(self, points: Sequence[Point], ink: Ink, wide: float = 1.0, dash: int = 0) -> None:
        if len(points) == 2 and not dash:
            # A hair beside a line of somebody.
            hair = 0.12 if isinstance(ink, int) or ink == "line" else wide * _PIXEL
            self._canvas.line(points[0], points[1], hair, _COLOURS.get(str(ink), GREY))
        else:
            self._canvas.polyline(list(points), wide * _PIXEL, _PATTERNS[dash % len(_PATTERNS)])

    def box(
        self, box: Box, fill: Ink, edge: Ink | None = None, *, radius: float = 0.0,
        tint: float = 1.0, hatched: bool = False,
    ) -> None:  # fmt: skip
        self._canvas.box(box.x, box.y, box.wide, box.high, _COLOURS.get(str(fill), GREY))

    def dot(self, at: Point, radius: float, fill: Ink, edge: Ink | None = None) -> None:
        painter, size = self._canvas.painter, radius * UNIT
        painter.setPen(QPen(GREY if edge is None else INK, 0.28 * UNIT))
        painter.setBrush(_COLOURS.get(str(fill), INK))
        painter.drawEllipse(QPointF(at[0] * UNIT, at[1] * UNIT), size, size)

    def symbol(self, box: Box, symbol: Symbol) -> None:
        """A face of a die; people have no colours on paper."""
        if symbol.kind == "die":
            name = f"die-{symbol.number}"
            self._canvas.said_mark(name, box.x, box.y + box.high / 2, box.high)
