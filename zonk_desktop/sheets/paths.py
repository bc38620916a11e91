"""Shapes from points, strokes and each other: what the marks are drawn with.

Qt flattens curves with a tolerance in absolute units when it strokes or joins paths: in a box of 1
a circle becomes an octagon. So shapes are worked on 300 times larger; larger still only makes the
PDF heavier.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

GROW = 300.0
_BIG = QTransform.fromScale(GROW, GROW)
_SMALL = QTransform.fromScale(1 / GROW, 1 / GROW)

ROUND, FLAT = Qt.PenCapStyle.RoundCap, Qt.PenCapStyle.FlatCap
ROUND_JOIN, MITER = Qt.PenJoinStyle.RoundJoin, Qt.PenJoinStyle.MiterJoin


def start(x: float, y: float) -> QPainterPath:
    """A path that begins here."""
    return QPainterPath(QPointF(x, y))


def stroke(
    path: QPainterPath,
    width: float,
    cap: Qt.PenCapStyle = ROUND,
    join: Qt.PenJoinStyle = ROUND_JOIN,
) -> QPainterPath:
    """The outline of a pen drawn along a path: a mark is filled paths only, never pens."""
    pen = QPainterPathStroker()
    pen.setWidth(width * GROW)
    pen.setCapStyle(cap)
    pen.setJoinStyle(join)
    pen.setMiterLimit(6)
    return _SMALL.map(pen.createStroke(_BIG.map(path)).simplified())


def union(*paths: QPainterPath) -> QPainterPath:
    """All of them as one."""
    out = QPainterPath()
    for path in paths:
        out = out.united(_BIG.map(path))
    return _SMALL.map(out)


def minus(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """A path with these cut out."""
    out = _BIG.map(path)
    for hole in holes:
        out = out.subtracted(_BIG.map(hole))
    return _SMALL.map(out)


def poly(*points: tuple[float, float], close: bool = True) -> QPainterPath:
    """Straight lines from point to point."""
    path = start(*points[0])
    for x, y in points[1:]:
        path.lineTo(x, y)
    if close:
        path.closeSubpath()
    return path


def odd_even() -> QPainterPath:
    """A path whose inner shapes are holes: nothing has to be joined, so it stays small."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def moved(path: QPainterPath, x: float, y: float, size: float = 1.0) -> QPainterPath:
    """A path at another place, in another size."""
    return QTransform(size, 0, 0, size, x, y).map(path)


def mirrored(path: QPainterPath) -> QPainterPath:
    """Left for right, about the middle of a box one unit wide."""
    return QTransform(-1, 0, 0, 1, 1, 0).map(path)


def star(x: float, y: float, radius: float) -> QPainterPath:
    """Five points, one straight up; fatter than the pentagram, whose 0.38 looks thin."""
    points = []
    for n in range(10):
        angle = math.radians(-90 + 36 * n)
        reach = radius if n % 2 == 0 else radius * 0.42
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return poly(*points)


def rect(x: float, y: float, width: float, height: float) -> QRectF:
    return QRectF(x, y, width, height)
