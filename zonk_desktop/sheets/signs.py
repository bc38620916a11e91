"""What marks are drawn with: shapes, letters and figures, pictures such as devil and flag."""

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


def poly(*points: tuple[float, float]) -> QPainterPath:
    """Straight lines from point to point; what is filled needs none back to the first."""
    path = start(*points[0])
    for x, y in points[1:]:
        path.lineTo(x, y)
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


def arrow() -> QPainterPath:
    """To the right, back notched: a straight."""
    shaft = poly((0, -0.075), (0.62, -0.075), (0.62, 0.075), (0, 0.075))
    head = poly((0.52, -0.34), (1.08, 0), (0.52, 0.34), (0.62, 0))
    return union(shaft, head)


def double_arrow() -> QPainterPath:
    """Two heads to the left: the Magic Number. Two, so that a glance tells it from a straight."""
    shaft = poly((0.62, -0.075), (1.24, -0.075), (1.24, 0.075), (0.62, 0.075))
    first = poly((0.52, -0.36), (0.0, 0), (0.52, 0.36), (0.42, 0))
    second = poly((0.98, -0.36), (0.46, 0), (0.98, 0.36), (0.88, 0))
    return union(shaft, first, second)


def devil() -> QPainterPath:
    """A face with horns; solid, since an outline clogs at 4 mm."""
    head = start(0.50, -0.30)
    head.cubicTo(0.74, -0.30, 0.88, -0.14, 0.86, 0.06)
    head.cubicTo(0.84, 0.28, 0.66, 0.40, 0.50, 0.50)
    head.cubicTo(0.34, 0.40, 0.16, 0.28, 0.14, 0.06)
    head.cubicTo(0.12, -0.14, 0.26, -0.30, 0.50, -0.30)
    horn = start(0.16, 0.00)
    horn.cubicTo(0.02, -0.14, -0.02, -0.34, 0.06, -0.52)
    horn.cubicTo(0.12, -0.36, 0.22, -0.28, 0.42, -0.28)
    eye = start(0.245, -0.10)
    eye.lineTo(0.445, 0.015)
    eye.cubicTo(0.41, 0.10, 0.27, 0.07, 0.245, -0.10)
    grin = start(0.27, 0.155)
    grin.cubicTo(0.38, 0.24, 0.62, 0.24, 0.73, 0.155)
    grin.cubicTo(0.68, 0.345, 0.32, 0.345, 0.27, 0.155)
    return minus(union(head, horn, mirrored(horn)), eye, mirrored(eye), grin)


def flag() -> QPainterPath:
    """A pennant, one for each hit: swallow-tailed cloth over the upper half of the pole."""
    pole = poly((0.0, -0.5), (0.09, -0.5), (0.09, 0.5), (0.0, 0.5))
    cloth = start(0.0, -0.5)
    cloth.cubicTo(0.16, -0.56, 0.30, -0.40, 0.58, -0.46)
    cloth.lineTo(0.46, -0.22)
    cloth.lineTo(0.58, 0.03)
    cloth.cubicTo(0.32, 0.09, 0.16, -0.07, 0.0, 0.01)
    return union(pole, cloth)


def square() -> QPainterPath:
    out = odd_even()
    out.addRect(rect(0.02, -0.42, 0.84, 0.84))
    out.addRect(rect(0.16, -0.28, 0.56, 0.56))
    return out


def asterisk() -> QPainterPath:
    arms = QPainterPath()
    for n in range(3):
        angle = math.radians(30 + 60 * n)
        x, y = 0.42 * math.cos(angle), 0.42 * math.sin(angle)
        arms.moveTo(0.5 - x, -y)
        arms.lineTo(0.5 + x, y)
    return stroke(arms, 0.14)


def dashes() -> QPainterPath:
    """Seven, as the sheets write a turn that is not played."""
    out = QPainterPath()
    for n in range(7):
        out.addRect(rect(n * 0.62, -0.055, 0.40, 0.11))
    return out


def pen() -> QPainterPath:
    """An arrow to the left: play goes on here."""
    return poly((0, 0), (0.42, -0.30), (0.42, -0.09), (1.0, -0.09), (1.0, 0.09), (0.42, 0.09),
                (0.42, 0.30))  # fmt: skip


def bong(stars: int) -> tuple[QPainterPath, float]:
    """One star in a circle, more in an ellipse of the same height (IB-055 to IB-058); its width."""
    width = 1.0 if stars == 1 else 0.62 + 0.50 * stars
    out = odd_even()
    out.addEllipse(rect(0, -0.5, width, 1.0))
    out.addEllipse(rect(0.08, -0.42, width - 0.16, 0.84))
    radius = 0.33 if stars == 1 else (0.26 if stars < 4 else 0.245)
    for n in range(stars):
        out.addPath(star(width / 2 + (n - (stars - 1) / 2) * 0.50, 0.02, radius))
    return out, width


def die(face: int, *, solid: bool = False) -> QPainterPath:
    """Outlined with dark pips, or solid with light ones: the odd die without any colour."""
    out = odd_even()
    grow = 0.01 if solid else 0.0
    out.addRoundedRect(
        rect(0.01 - grow, -0.49 - grow, 0.98 + 2 * grow, 0.98 + 2 * grow), 0.20, 0.20
    )
    if not solid:
        out.addRoundedRect(rect(0.07, -0.43, 0.86, 0.86), 0.15, 0.15)
    for x, y in _pips(face):
        out.addEllipse(QPointF(x, y - 0.5), 0.095, 0.095)
    return out


def _pips(face: int) -> list[tuple[float, float]]:
    low, middle, high = 0.25, 0.5, 0.75
    slope = [(low, high), (high, low)]
    corners = [*slope, (low, low), (high, high)]
    centre = [(middle, middle)]
    sides = [(low, middle), (high, middle)]
    return {
        1: centre,
        2: slope,
        3: slope + centre,
        4: corners,
        5: corners + centre,
        6: corners + sides,
    }.get(face, [])


def zed(width: float = 0.8, weight: float = 0.13, *, slash: bool = False) -> QPainterPath:
    """The Z of a Zonk; the bar stands square to the diagonal, a shade lighter."""
    path = start(0.06, -0.44)
    path.lineTo(width - 0.06, -0.44)
    path.lineTo(0.06, 0.44)
    path.lineTo(width - 0.04, 0.44)
    out = stroke(path, weight, FLAT, MITER)
    if slash:
        bar = poly((width * 0.14, -0.10), (width * 0.86, 0.10))
        out = union(out, stroke(bar, weight * 0.85, FLAT))
    return out


def numbered_zed(number: str) -> tuple[QPainterPath, float]:
    """A zed with a subscript (IB-054), and its width."""
    path, x = zed(), 0.84
    for letter in number:
        path = union(path, moved(figure(int(letter), 0.19), x, 0.34, 0.52))
        x += 0.30
    return path, x


def great_zed() -> QPainterPath:
    """The single Z that heads the 1983 sheet: broad-nib bars, swelling, with the slash."""
    z = start(0.10, -0.30)
    z.cubicTo(0.11, -0.40, 0.13, -0.47, 0.17, -0.52)
    z.cubicTo(0.22, -0.47, 0.30, -0.46, 0.40, -0.46)
    z.cubicTo(0.58, -0.46, 0.76, -0.48, 0.90, -0.50)
    z.lineTo(0.91, -0.43)
    z.lineTo(0.315, 0.355)
    z.cubicTo(0.44, 0.315, 0.58, 0.315, 0.70, 0.335)
    z.cubicTo(0.80, 0.35, 0.86, 0.32, 0.92, 0.23)
    z.cubicTo(0.945, 0.33, 0.93, 0.43, 0.86, 0.47)
    z.cubicTo(0.76, 0.52, 0.62, 0.455, 0.46, 0.455)
    z.cubicTo(0.32, 0.455, 0.20, 0.48, 0.07, 0.50)
    z.lineTo(0.06, 0.44)
    z.lineTo(0.665, -0.355)
    z.cubicTo(0.54, -0.335, 0.40, -0.335, 0.29, -0.345)
    z.cubicTo(0.20, -0.355, 0.15, -0.34, 0.10, -0.30)
    bar = poly((0.235, 0.075), (0.74, -0.035), (0.755, -0.105), (0.245, 0.005))
    return union(z, bar)


def letter_r() -> QPainterPath:
    """A re-roll in hand (IB-059)."""
    path = start(0.07, 0.45)
    path.lineTo(0.07, -0.43)
    path.lineTo(0.30, -0.43)
    path.cubicTo(0.60, -0.43, 0.60, 0.04, 0.30, 0.04)
    path.lineTo(0.07, 0.04)
    leg = poly((0.30, 0.04), (0.56, 0.45))
    return union(stroke(path, 0.125, FLAT, MITER), stroke(leg, 0.125, FLAT))


def struck_r() -> QPainterPath:
    """A re-roll used: two strokes of the pen through it."""
    scratch = QPainterPath()
    for x in (0.0, 0.20):
        scratch.moveTo(x - 0.02, 0.40)
        scratch.lineTo(x + 0.62, -0.40)
    return union(moved(letter_r(), 0.09, 0), stroke(scratch, 0.075))


def half() -> QPainterPath:
    """One-half: the Halftime Hit."""
    slash = stroke(poly((0.22, 0.50), (0.74, -0.50)), 0.09, FLAT)
    upper, lower = figure(1, 0.2), figure(2, 0.2)
    return union(moved(upper, 0.0, -0.22, 0.54), slash, moved(lower, 0.64, 0.24, 0.52))


def figure(number: int, weight: float = 0.13) -> QPainterPath:
    """Stroke figures 0.5 wide, 1 high, for subscripts and the one-half."""
    return stroke(_FIGURES[number](), weight)


def _zero() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.04, -0.46, 0.42, 0.92))
    return p


def _one() -> QPainterPath:
    return poly((0.08, -0.28), (0.28, -0.44), (0.28, 0.46))


def _two() -> QPainterPath:
    p = start(0.05, -0.24)
    p.cubicTo(0.08, -0.56, 0.46, -0.54, 0.45, -0.20)
    p.cubicTo(0.44, 0.04, 0.14, 0.18, 0.05, 0.44)
    p.lineTo(0.48, 0.44)
    return p


def _three() -> QPainterPath:
    p = start(0.06, -0.36)
    p.cubicTo(0.18, -0.54, 0.44, -0.48, 0.43, -0.24)
    p.cubicTo(0.42, -0.08, 0.28, -0.04, 0.18, -0.04)
    p.cubicTo(0.30, -0.04, 0.46, 0.02, 0.46, 0.20)
    p.cubicTo(0.46, 0.48, 0.14, 0.54, 0.04, 0.34)
    return p


def _four() -> QPainterPath:
    return poly((0.36, 0.46), (0.36, -0.44), (0.03, 0.20), (0.48, 0.20))


def _five() -> QPainterPath:
    p = poly((0.44, -0.44), (0.10, -0.44), (0.08, -0.06))
    p.cubicTo(0.22, -0.18, 0.46, -0.12, 0.46, 0.14)
    p.cubicTo(0.46, 0.48, 0.14, 0.54, 0.04, 0.34)
    return p


def _six() -> QPainterPath:
    p = start(0.40, -0.42)
    p.cubicTo(0.10, -0.36, 0.04, 0.00, 0.05, 0.18)
    p.addEllipse(rect(0.05, -0.06, 0.41, 0.52))
    return p


def _seven() -> QPainterPath:
    return poly((0.04, -0.44), (0.46, -0.44), (0.18, 0.46))


def _eight() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.09, -0.46, 0.33, 0.40))
    p.addEllipse(rect(0.04, -0.06, 0.43, 0.52))
    return p


def _nine() -> QPainterPath:
    p = QPainterPath()
    p.addEllipse(rect(0.05, -0.46, 0.41, 0.52))
    p.moveTo(0.46, -0.16)
    p.cubicTo(0.46, 0.10, 0.38, 0.36, 0.12, 0.44)
    return p


_FIGURES = (_zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine)
