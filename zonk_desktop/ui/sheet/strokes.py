"""Paints hand-drawn lines on the pad, and the pencil."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from zonk_desktop.tray.state import PLUM

#: Points of a line drawn by hand.
_STEPS = 24
#: How strongly the row of the Halftime Show is tinted.
_SHADE = 34
#: How far inside of its picture the pencil's tip stands, in pixels.
_INSIDE = 6.0
#: Half the thickness of the pencil, its length, and the lengths of its parts from the tip.
_THICK, _LONG, _LEAD, _WOOD, _BAND, _RUBBER = 0.17, 2.5, 0.14, 0.5, 2.05, 2.25


def show_shade() -> QColor:
    """The tint of the row of the Halftime Show: the colour of its lamp, faintly."""
    shade = QColor(PLUM).darker(190)
    shade.setAlpha(_SHADE)
    return shade


def _pen(ink: QColor, wide: float) -> QPen:
    pen = QPen(ink, wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def line(painter: QPainter, box: QRectF, low: float, done: float, ink: QColor) -> None:
    """Path of a line through the middle of a box or `low` below it, not quite straight."""
    if done <= 0:
        return
    path = QPainterPath()
    for step in range(_STEPS + 1):
        share = step / _STEPS
        if share > done:
            break
        wave = 0.9 * math.sin(5.1 * share + 0.4) + 1.6 * (0.5 - share)
        point = QPointF(box.left() + box.width() * share, box.center().y() + low + wave)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setPen(_pen(ink, 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def around(span: QRectF, box: QRectF) -> QRectF:
    """The room of a circle round the figure in a cell, however wide that is."""
    wide = min(box.width(), span.width() + 1.6 * box.height())
    left = min(max(span.center().x() - wide / 2, box.left()), box.right() - wide)
    return QRectF(left, box.top(), wide, box.height())


def circle(painter: QPainter, box: QRectF, done: float, ink: QColor) -> None:
    """Path of a circle round a cell, begun a little outside of where it ends."""
    oval = box.adjusted(3, 2, -3, -3)
    path = QPainterPath()
    steps = 4 * _STEPS
    for step in range(steps + 1):
        share = step / steps
        if share > done:
            break
        angle = math.radians(205 - 405 * share)
        # It opens towards its end, and no hand draws it quite round.
        out = 0.94 + 0.09 * share + 0.025 * math.sin(3 * angle + 0.7)
        point = QPointF(
            oval.center().x() + oval.width() / 2 * out * math.cos(angle),
            oval.center().y() - oval.height() / 2 * out * math.sin(angle),
        )
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    painter.setPen(_pen(ink, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def pencil(painter: QPainter, tip: QPointF, size: float, *, rubs: bool = False) -> None:
    """Draw the pencil of the pad with its tip there; `rubs`: turned round, its rubber there."""
    picture = _pencil(round(size), rubs, painter.device().devicePixelRatioF())
    # The tip stands a little inside of the lower left corner.
    high = picture.deviceIndependentSize().height()
    painter.drawPixmap(QPointF(tip.x() - _INSIDE, tip.y() - high + _INSIDE), picture)


@lru_cache(maxsize=8)
def _pencil(size: int, rubs: bool, ratio: float) -> QPixmap:
    """A picture of the pencil: it is seen anew with every letter, and painted once."""
    side = math.ceil(reach(size) + 2 * _INSIDE)
    picture = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_INSIDE, side - _INSIDE)
        painter.rotate(-38)
        painter.scale(size, size)
        if rubs:
            painter.translate(_LONG, 0)
            painter.scale(-1, 1)
        painter.setPen(Qt.PenStyle.NoPen)
        thick = _THICK

        def part(
            start: float, end: float, colour: str, left: float = 1.0, right: float = 1.0
        ) -> None:
            painter.setBrush(QColor(colour))
            painter.drawPolygon(QPolygonF([
                QPointF(start, -thick * left), QPointF(end, -thick * right),
                QPointF(end, thick * right), QPointF(start, thick * left),
            ]))  # fmt: skip

        cut = _LEAD / _WOOD
        part(0.0, _LEAD, "#3a332c", 0.0, cut)
        part(_LEAD, _WOOD, "#e7c795", cut, 1.0)
        part(_WOOD, _BAND, "#e2a52b")
        painter.setBrush(QColor(120, 70, 0, 60))
        painter.drawRect(QRectF(_WOOD, thick * 0.3, _BAND - _WOOD, thick * 0.7))
        part(_BAND, _RUBBER, "#9aa3a8")
        part(_RUBBER, _LONG, "#d9786c")
    return picture


def reach(size: float) -> float:
    """The size of the pencil, from its tip."""
    return size * (_LONG + _THICK)
