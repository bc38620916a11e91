"""The table before it is cast for this size: a picture that comes with the program, sketched dice.

It is bent so that felt and rail lie where the camera sees them; of the rim some pixels are off.
Qt alone: the first frame is painted with it, before numpy is loaded.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QTransform

from zonk_desktop.resources import resource

from .camera import Camera, fit
from .colours import DICE, DIM, DIM_BODY, FELT, PIP, RING
from .measures import (
    DIE_HALF,
    HALF_X,
    HALF_Y,
    MAGIC_SCALE,
    ONE_RADIUS,
    PIP_RADIUS,
    PIP_STEP,
    RING_RADIUS,
    SEAT_HALF,
    SEAT_Y,
    seat_pitch,
    seat_x,
)
from .state import MAGIC_HEIGHT, Die, Spot, Table, magic_spot, resting

#: How the pictures were cast by `dev.py swatches`: between the steepest view and the flattest, with
#: stage on all sides.
WIDE, HIGH, NEAR = 1120, 640, 0.84
CORNERS = ((-HALF_X, -HALF_Y), (HALF_X, -HALF_Y), (HALF_X, HALF_Y), (-HALF_X, HALF_Y))
SEAT, GROOVE, CORNER = QColor(0, 0, 0, 72), QColor("#8E532A"), 0.13


def camera() -> Camera:
    """The camera of the pictures."""
    sin, cos = math.sin(math.radians(63)), math.cos(math.radians(63))
    whole = fit(WIDE, HIGH)
    return whole._replace(sin=sin, cos=cos).pushed(NEAR, WIDE / 2, HIGH / 2)


def name(felt: str, dark: bool) -> tuple[str, ...]:
    """The file of a table on a stage, among the resources."""
    return "ui", f"table-{felt}-{'dark' if dark else 'light'}.webp"


@lru_cache(1)
def _picture(felt: str, dark: bool) -> QImage:
    return QImage(str(resource(*name(felt, dark))))


def _seen(cam: Camera) -> QPolygonF:
    """The corners of felt and rail in a picture."""
    return QPolygonF([QPointF(*cam.project(x, y, 0.0)) for x, y in CORNERS])


def _onto(source: QPolygonF, target: QPolygonF) -> QTransform:
    # With an empty one as the third argument stubs and Qt agree.
    found = QTransform()
    QTransform.quadToQuad(source, target, found)
    return found


@lru_cache(1)
def premade(cam: Camera, felt: str, seats: int, dark: bool) -> QImage:
    """The table as this camera sees it, or nearly so."""
    image = QImage(round(cam.width), round(cam.height), QImage.Format.Format_RGB32)
    # Where the file is missing there is a plain cloth.
    image.fill(QColor(FELT[felt]))
    picture = _picture(felt, dark)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The stage, where the window is wider than the picture.
        painter.drawImage(QRectF(0, 0, cam.width, cam.height), picture)
        painter.setTransform(_onto(_seen(camera()), _seen(cam)))
        painter.drawImage(0, 0, picture)
        flat = QPolygonF([QPointF(*corner) for corner in CORNERS])
        painter.setTransform(_onto(flat, _seen(cam)))
        painter.setPen(QPen(GROOVE, 0.05))
        painter.setBrush(SEAT)
        half = min(SEAT_HALF, seat_pitch(seats) / 2 - 0.05)
        for seat in range(seats):
            box = QRectF(seat_x(seat, seats) - half, SEAT_Y - half, 2 * half, 2 * half)
            painter.drawRoundedRect(box, CORNER, CORNER)
    return image


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
