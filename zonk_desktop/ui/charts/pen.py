"""The pen of the screen: a painter, in the style's colours and type."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from zonk_desktop.charts.plot import Box, Face, Ink, Point, Symbol
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import write
from zonk_desktop.ui.kit.drawing import draw_die
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style

#: Lines of several people differ in their dashes too.
DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


class ScreenPen:
    """A pen of `charts`; without a painter it only measures."""

    def __init__(
        self, style: Style, painter: QPainter | None = None, turned: float | None = None
    ) -> None:
        """`turned`: the width of a chart that is mirrored."""
        self._style = style
        self._turned = turned
        self._painter = painter or QPainter()

    def px(self, size: float) -> float:
        return size * self._style.type.scale

    def _at(self, x: float, wide: float = 0.0) -> float:
        """Where something of this width begins on the screen."""
        return x if self._turned is None else self._turned - x - wide

    def _place(self, box: Box) -> QRectF:
        return QRectF(self._at(box.x, box.wide), box.y, box.wide, box.high)

    def _font(self, face: Face) -> QFont:
        kind = self._style.type
        return kind.text(face.size, face.weight) if face.weight else kind.display(face.size)

    def wide(self, text: str, face: Face) -> float:
        return QFontMetricsF(self._font(face)).horizontalAdvance(text) if text else 0.0

    def _colour(self, ink: Ink) -> QColor:
        if isinstance(ink, int):
            return QColor(people.chart_colour(ink, self._style))
        return self._style.colour(ink)

    def text(self, box: Box, text: str, face: Face, ink: Ink, align: float = 0.0) -> None:
        if not text:
            return
        font = self._font(face)
        if face.least:
            font = fitted(font, text, box.wide, round(self.px(face.least)))
        self._painter.setFont(font)
        self._painter.setPen(self._colour(ink))
        # By parts of a pixel: whole ones would cut what has been made to fit.
        measure = QFontMetricsF(font)
        fit = measure.elidedText(text, Qt.TextElideMode.ElideRight, box.wide + 0.5)
        wide = measure.horizontalAdvance(fit)
        left = self._at(box.x + (box.wide - wide) * align, wide)
        base = box.y + (box.high + measure.ascent() - measure.descent()) / 2
        write(self._painter, QPointF(left, base), fit)

    def line(self, points: Sequence[Point], ink: Ink, wide: float = 1.0, dash: int = 0) -> None:
        pen = QPen(self._colour(ink), self.px(wide), DASHES[dash % len(DASHES)])
        if len(points) > 2:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF([QPointF(self._at(x), y) for x, y in points]))

    def box(
        self, box: Box, fill: Ink, edge: Ink | None = None, *, radius: float = 0.0,
        tint: float = 1.0, hatched: bool = False,
    ) -> None:  # fmt: skip
        painter, place = self._painter, self._place(box)
        light = 0.25 if hatched else tint
        ground = self._style.tint(fill, light) if isinstance(fill, str) else self._colour(fill)
        painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(self._colour(edge), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(place, radius, radius)
        if hatched:
            painter.fillRect(place, QBrush(self._colour(fill), Qt.BrushStyle.BDiagPattern))

    def dot(self, at: Point, radius: float, fill: Ink, edge: Ink | None = None) -> None:
        pen = Qt.PenStyle.NoPen if edge is None else QPen(self._colour(edge), self.px(2))
        self._painter.setPen(pen)
        self._painter.setBrush(self._colour(fill))
        self._painter.drawEllipse(QPointF(self._at(at[0]), at[1]), radius, radius)

    def symbol(self, box: Box, symbol: Symbol) -> None:
        place = self._place(box)
        if symbol.kind == "die":
            draw_die(self._painter, place, symbol.number, self._style, card=True)
        elif symbol.kind == "look":
            people.draw_look(self._painter, symbol.number, place, self._style.tokens)
        else:
            people.draw_disc(self._painter, symbol.number, place, self._style)
