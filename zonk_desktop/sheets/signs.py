"""Marks that are pictures: arrows, devil, flag, square, stars in rings, dice, dashes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from zonk_desktop.sheets.paths import (
    minus,
    mirrored,
    odd_even,
    poly,
    rect,
    star,
    start,
    stroke,
    union,
)


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
    horn.closeSubpath()
    eye = start(0.245, -0.10)
    eye.lineTo(0.445, 0.015)
    eye.cubicTo(0.41, 0.10, 0.27, 0.07, 0.245, -0.10)
    eye.closeSubpath()
    grin = start(0.27, 0.155)
    grin.cubicTo(0.38, 0.24, 0.62, 0.24, 0.73, 0.155)
    grin.cubicTo(0.68, 0.345, 0.32, 0.345, 0.27, 0.155)
    grin.closeSubpath()
    return minus(union(head, horn, mirrored(horn)), eye, mirrored(eye), grin)


def flag() -> QPainterPath:
    """A pennant, one for each hit: swallow-tailed cloth over the upper half of the pole."""
    pole = poly((0.0, -0.5), (0.09, -0.5), (0.09, 0.5), (0.0, 0.5))
    cloth = start(0.0, -0.5)
    cloth.cubicTo(0.16, -0.56, 0.30, -0.40, 0.58, -0.46)
    cloth.lineTo(0.46, -0.22)
    cloth.lineTo(0.58, 0.03)
    cloth.cubicTo(0.32, 0.09, 0.16, -0.07, 0.0, 0.01)
    cloth.closeSubpath()
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
