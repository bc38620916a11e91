"""Dice on the table before it is cast: sketched in flat colours, by Qt alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from .camera import Camera
from .colours import DICE, DIM, DIM_BODY, PIP, RING
from .measures import DIE_HALF, MAGIC_SCALE, ONE_RADIUS, PIP_RADIUS, PIP_STEP, RING_RADIUS
from .state import MAGIC_HEIGHT, Die, Spot, Table, magic_spot, resting

#: Where a face has pips, in steps from its middle.
_CORNERS = ((-1, -1), (1, 1))
_OTHERS = ((-1, 1), (1, -1))
_SIDES = ((-1, 0), (1, 0))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS,
    3: (*_CORNERS, (0, 0)),
    4: (*_CORNERS, *_OTHERS),
    5: (*_CORNERS, *_OTHERS, (0, 0)),
    6: (*_CORNERS, *_OTHERS, *_SIDES),
}


def dimmed(colour: QColor, light: float) -> QColor:
    """A colour in this share of the light, as a screen shows it."""
    return colour.darker(round(100 / light ** (1 / 2.2)))


def sketch_dice(painter: QPainter, cam: Camera, table: Table, theme: str) -> None:
    """Paint the dice of the placeholder, where they will be seen; the ones behind first."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for place, face in enumerate(table.magic):
        spot = magic_spot(place, len(table.magic))
        _sketch_die(painter, cam, Die(-1 - place, face=face), spot, theme, MAGIC_HEIGHT)
    for die, spot in sorted(resting(table), key=lambda one: -one[1].y):
        if die.picked:
            _sketch_ring(painter, cam, spot)
        _sketch_die(painter, cam, die, spot, theme)


def _sketch_ring(painter: QPainter, cam: Camera, spot: Spot) -> None:
    edge = cam.focal / float(cam.depth(spot.y, 0.0))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(RING), 0.105 * edge))
    middle = QPointF(*cam.project(spot.x, spot.y, 0.0))
    painter.drawEllipse(middle, RING_RADIUS * edge, RING_RADIUS * edge * cam.sin)
    painter.restore()


def _sketch_die(
    painter: QPainter, cam: Camera, die: Die, spot: Spot, theme: str, middle: float = DIE_HALF
) -> None:
    """`middle`: how high the middle of the die is; a small one stands on the rim."""
    scale = 1.0 if middle == DIE_HALF else MAGIC_SCALE

    def seen(u: float, v: float, z: float) -> QPointF:
        sin, cos = math.sin(spot.yaw) * scale, math.cos(spot.yaw) * scale
        height = middle + (z - DIE_HALF) * scale
        return QPointF(*cam.project(spot.x + u * cos - v * sin, spot.y + u * sin + v * cos, height))

    body, pip = QColor(DICE[theme].body[die.colour]), QColor(PIP[die.colour])
    if die.dim:
        body, pip = dimmed(body, DIM_BODY[die.colour]), dimmed(pip, DIM[die.colour])
    half = DIE_HALF
    square = ((-half, -half), (half, -half), (half, half), (-half, half))
    painter.setBrush(body.darker(150))
    for (u, v), (s, t) in zip(square, square[1:] + square[:1], strict=True):
        side = [seen(u, v, 0), seen(s, t, 0), seen(s, t, 2 * half), seen(u, v, 2 * half)]
        painter.drawPolygon(QPolygonF(side))
    painter.setBrush(body)
    painter.drawPolygon(QPolygonF([seen(u, v, 2 * half) for u, v in square]))
    painter.setBrush(pip)
    radius = ONE_RADIUS if die.face == 1 else PIP_RADIUS
    turns = [math.tau * n / 12 for n in range(12)]
    for u, v in _PIPS[min(6, max(1, die.face))]:
        edge = [
            seen(u * PIP_STEP + radius * math.cos(a), v * PIP_STEP + radius * math.sin(a), 2 * half)
            for a in turns
        ]
        painter.drawPolygon(QPolygonF(edge))
