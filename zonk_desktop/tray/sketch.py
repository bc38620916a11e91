"""Placeholder of the tray in flat colours, drawn by QPainter until its picture is ready."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF, QRadialGradient

from .camera import Camera
from .cloths import FELT
from .measures import (
    BRASS_Y,
    HALF_X,
    HALF_Y,
    RIM_HEIGHT,
    RIM_WIDTH,
    SKIRT,
)

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
