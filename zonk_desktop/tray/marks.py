"""What is drawn over the tray by Qt, so that text stays sharp: tags, plates, the first sketch."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from .camera import Camera
from .colours import BODY, DIM, FELT, PIP
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
    seat_x,
)
from .resting import Spot, resting
from .state import Die, Plate, Table

STAGE = {False: ("#DFC9A2", "#B8935F"), True: ("#4A3527", "#150E0A")}
WALNUT, WALNUT_SIDE, LEATHER, BRASS = "#7C4426", "#3A1C10", "#4F2718", "#D9B34C"
TEXT_ON_BRASS = "#2A1805"
TAG_FILL, TAG_EDGE = "#F0B64A", "#8A5A12"
SMALLEST = 11

Tag = tuple[str, float, tuple[float, float, float]]


def _quad(cam: Camera, low: tuple[float, float], high: tuple[float, float], z: float) -> QPolygonF:
    corners = ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1]))
    return QPolygonF([QPointF(*cam.project(x, y, z)) for x, y in corners])


def sketch(painter: QPainter, cam: Camera, felt: str, dark: bool) -> None:
    """The tray in flat colours: what stands on the screen until its picture is ready."""
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


def sketch_dice(painter: QPainter, cam: Camera, table: Table) -> None:
    """The dice on the sketch, where they will be seen; the ones behind first."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for die, spot in sorted(resting(table), key=lambda one: -one[1].y):
        _sketch_die(painter, cam, die, spot)


def _sketch_die(painter: QPainter, cam: Camera, die: Die, spot: Spot) -> None:
    def seen(u: float, v: float, z: float) -> QPointF:
        sin, cos = math.sin(spot.yaw), math.cos(spot.yaw)
        return QPointF(*cam.project(spot.x + u * cos - v * sin, spot.y + u * sin + v * cos, z))

    shade = round(100 / (DIM if die.dim else 1.0))
    body, pip = QColor(BODY[die.colour]).darker(shade), QColor(PIP[die.colour]).darker(shade)
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


def tag_font(cam: Camera, font: QFont) -> QFont:
    """The font of tags and plates at the size of this tray."""
    result = QFont(font)
    edge = cam.focal / cam.depth(0.0, 0.5)
    least = font.pixelSize() if font.pixelSize() > 0 else 13
    result.setPixelSize(max(least, min(round(edge * 0.185), least * 2)))
    result.setWeight(QFont.Weight.ExtraBold)
    return result


def tags(painter: QPainter, cam: Camera, font: QFont, labels: list[Tag]) -> None:
    """A mustard label up and outside every die that has one."""
    if not labels:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = tag_font(cam, font)
    metrics = QFontMetricsF(face)
    painter.setFont(face)
    for text, grown, (x, y, z) in labels:
        width = metrics.horizontalAdvance(text) + metrics.height() * 0.85
        height = metrics.height() * 1.28
        sx, sy = cam.project(x + 0.70, y + 0.48, z + 0.5)
        if sx + width > cam.width - 4:  # no room on the right: the same place on the left
            sx = cam.project(x - 0.70, y + 0.48, z + 0.5)[0] - width
        box = QRectF(sx, max(2.0, sy - height / 2), width, height)
        painter.save()
        painter.setOpacity(grown)
        painter.translate(box.center())
        painter.scale(0.85 + 0.15 * grown, 0.85 + 0.15 * grown)
        painter.translate(-box.center())
        radius = height * 0.24
        painter.setPen(Qt.PenStyle.NoPen)
        for drop, alpha in ((3.0, 40), (1.5, 70)):
            painter.setBrush(QColor(20, 10, 0, alpha))
            painter.drawRoundedRect(box.translated(0, drop), radius, radius)
        painter.setBrush(QColor(TAG_FILL))
        painter.setPen(QPen(QColor(TAG_EDGE), 1))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QColor(TEXT_ON_BRASS))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


def plate_boxes(
    cam: Camera, font: QFont, plates: tuple[Plate, ...], seats: int
) -> tuple[QFont, list[tuple[Plate, QRectF]]]:
    """Where the plates stand: under their seats, pushed apart, and inside the rim."""
    face = tag_font(cam, font)
    left = cam.project(-HALF_X - RIM_WIDTH * 0.5, -HALF_Y, RIM_HEIGHT)[0]
    right = cam.project(HALF_X + RIM_WIDTH * 0.5, -HALF_Y, RIM_HEIGHT)[0]
    order = sorted(plates, key=lambda p: p.seat)
    gap = 5.0
    while True:
        metrics = QFontMetricsF(face)
        pad = metrics.height() * 0.8
        widths = [metrics.horizontalAdvance(p.text) + pad for p in order]
        if sum(widths) + gap * (len(widths) - 1) <= right - left or face.pixelSize() <= SMALLEST:
            break
        face.setPixelSize(face.pixelSize() - 1)
    height = metrics.height() * 1.22
    starts = []
    edge = left
    for plate, width in zip(order, widths, strict=True):
        middle = cam.project(seat_x(plate.seat, seats), -HALF_Y - RIM_WIDTH * 0.5, RIM_HEIGHT)[0]
        edge = max(edge, middle - width / 2)
        starts.append(edge)
        edge += width + gap
    limit = right
    for k in reversed(range(len(order))):  # what was pushed over the right end comes back
        starts[k] = min(starts[k], limit - widths[k])
        limit = starts[k] - gap
    y = cam.project(0.0, -HALF_Y - RIM_WIDTH * 0.52, RIM_HEIGHT)[1]
    return face, [
        (plate, QRectF(start, y - height / 2, width, height))
        for plate, start, width in zip(order, starts, widths, strict=True)
    ]


def plates(
    painter: QPainter, cam: Camera, font: QFont, shown: tuple[Plate, ...], seats: int
) -> None:
    """Brass plates on the front rim."""
    if not shown:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face, boxes = plate_boxes(cam, font, shown, seats)
    painter.setFont(face)
    for plate, box in boxes:
        painter.setPen(Qt.PenStyle.NoPen)
        for drop, alpha in ((2.6, 60), (1.2, 90)):
            painter.setBrush(QColor(20, 8, 0, alpha))
            painter.drawRoundedRect(box.translated(0, drop), 3.5, 3.5)
        brass = QLinearGradient(box.topLeft(), box.bottomLeft())
        brass.setColorAt(0, QColor("#EFCF7E"))
        brass.setColorAt(1, QColor("#C4963B"))
        painter.setBrush(brass)
        painter.setPen(QPen(QColor("#7B571A"), 1.2))
        painter.drawRoundedRect(box, 3.5, 3.5)
        painter.setPen(QPen(QColor(255, 244, 205, 150), 1))  # the bevel that catches the lamp
        painter.drawLine(
            QPointF(box.left() + 4, box.top() + 1.4), QPointF(box.right() - 4, box.top() + 1.4)
        )
        painter.setPen(QColor(TEXT_ON_BRASS))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, plate.text)
