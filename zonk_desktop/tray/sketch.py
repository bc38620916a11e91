"""Placeholder of the tray in flat colours, drawn by QPainter until its picture is ready."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF, QRadialGradient

from .camera import Camera
from .colours import DICE, DIM, FELT, PIP
from .measures import (
    BRASS_Y,
    DIE_HALF,
    HALF_X,
    HALF_Y,
    ONE_RADIUS,
    PIP_RADIUS,
    PIP_STEP,
    RIM_HEIGHT,
    RIM_WIDTH,
    SKIRT,
)
from .resting import Spot, resting
from .state import Die, Table

STAGE = {False: ("#DFC9A2", "#B8935F"), True: ("#4A3527", "#150E0A")}
WALNUT, WALNUT_SIDE, LEATHER, BRASS = "#7C4426", "#3A1C10", "#4F2718", "#D9B34C"


def _quad(cam: Camera, low: tuple[float, float], high: tuple[float, float], z: float) -> QPolygonF:
    corners = ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1]))
    return QPolygonF([QPointF(*cam.project(x, y, z)) for x, y in corners])


def sketch(painter: QPainter, cam: Camera, felt: str, dark: bool) -> None:
    """Paint the tray in flat colours, as long as its picture is not ready."""
    inner, outer = STAGE[dark]
    stage = QRadialGradient(QPointF(cam.width / 2, cam.height * 0.42), cam.width * 0.72)
    stage.setColorAt(0, QColor(inner))
    stage.setColorAt(1, QColor(outer))
    painter.fillRect(QRectF(0, 0, cam.width, cam.height), stage)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    x, y = HALF_X + RIM_WIDTH, HALF_Y + RIM_WIDTH
    painter.setBrush(QColor(WALNUT_SIDE))
    front = [(-x, RIM_HEIGHT), (x, RIM_HEIGHT), (x, -SKIRT), (-x, -SKIRT)]
    painter.drawPolygon(QPolygonF([QPointF(*cam.project(a, -y, z)) for a, z in front]))
    painter.setBrush(QColor(WALNUT))
    painter.drawPolygon(_quad(cam, (-x, -y), (x, y), RIM_HEIGHT))
    painter.setBrush(QColor(WALNUT_SIDE))
    painter.drawPolygon(_quad(cam, (-HALF_X, -HALF_Y), (HALF_X, HALF_Y), RIM_HEIGHT))
    painter.setBrush(QColor(FELT.get(felt, FELT["moss"])))
    painter.drawPolygon(_quad(cam, (-HALF_X, BRASS_Y), (HALF_X, HALF_Y), 0))
    painter.setBrush(QColor(LEATHER))
    painter.drawPolygon(_quad(cam, (-HALF_X, -HALF_Y + 0.3), (HALF_X, BRASS_Y), 0))
    painter.setBrush(QColor(BRASS))
    painter.drawPolygon(_quad(cam, (-HALF_X, BRASS_Y - 0.046), (HALF_X, BRASS_Y + 0.046), 0))


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


def sketch_dice(painter: QPainter, cam: Camera, table: Table, theme: str) -> None:
    """Paint the dice of the placeholder, where they will be seen; the ones behind first."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for die, spot in sorted(resting(table), key=lambda one: -one[1].y):
        _sketch_die(painter, cam, die, spot, theme)


def _sketch_die(painter: QPainter, cam: Camera, die: Die, spot: Spot, theme: str) -> None:
    def seen(u: float, v: float, z: float) -> QPointF:
        sin, cos = math.sin(spot.yaw), math.cos(spot.yaw)
        return QPointF(*cam.project(spot.x + u * cos - v * sin, spot.y + u * sin + v * cos, z))

    shade = round(100 / (DIM if die.dim else 1.0))
    body, pip = (
        QColor(DICE[theme].body[die.colour]).darker(shade),
        QColor(PIP[die.colour]).darker(shade),
    )
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
