"""The table before it is cast for this size: a picture that comes with the program.

It is bent so that felt and rail lie where the camera sees them; of the rim some pixels are off.
Qt alone: the first frame is painted with it, before numpy is loaded.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QTransform

from zonk_desktop.resources import resource

from .camera import Camera, fit
from .colours import FELT
from .measures import HALF_X, HALF_Y, SEAT_HALF, SEAT_Y, seat_pitch, seat_x

#: How the pictures were cast by `dev.py swatches`: between the steepest view and the flattest, with
#: stage on all sides.
WIDE, HIGH, NEAR = 1120, 640, 0.84
#: Rows of the picture that are bent as one.
_BAND = 8
CORNERS = ((-HALF_X, -HALF_Y), (HALF_X, -HALF_Y), (HALF_X, HALF_Y), (-HALF_X, HALF_Y))
SEAT, GROOVE, CORNER = QColor(0, 0, 0, 72), QColor("#8E532A"), 0.13


def camera() -> Camera:
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


def _straight(back: QTransform, wide: int, top: int) -> QTransform:
    """A band of rows from the picture; they stay straight, and Qt is quick where it only scales."""
    first, last = back.map(QPointF(0, top)), back.map(QPointF(0, top + _BAND))
    left, right = back.map(QPointF(0, top + _BAND / 2)), back.map(QPointF(wide, top + _BAND / 2))
    across, down = wide / (right.x() - left.x()), _BAND / (last.y() - first.y())
    return QTransform(across, 0, 0, down, -left.x() * across, top - first.y() * down)


@lru_cache(1)
def premade(cam: Camera, felt: str, seats: int, dark: bool) -> QImage:
    """The table as this camera sees it, or nearly so."""
    image = QImage(round(cam.width), round(cam.height), QImage.Format.Format_RGB32)
    picture, bent = _picture(felt, dark), _onto(_seen(camera()), _seen(cam))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        back, invertible = bent.inverted()
        there = QRectF(picture.rect())
        ends = product((0, image.width()), (0, image.height()))
        if not all(there.contains(back.map(QPointF(*end))) for end in ends):
            # Where the file is missing there is a plain cloth.
            image.fill(QColor(FELT[felt]))
            # The stage, where the window is wider than the picture.
            painter.drawImage(image.rect(), picture)
        for top in range(0, image.height() if invertible else 0, _BAND):
            painter.resetTransform()
            painter.setClipRect(0, top, image.width(), _BAND)
            painter.setTransform(_straight(back, image.width(), top))
            painter.drawImage(0, 0, picture)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        flat = QPolygonF([QPointF(*corner) for corner in CORNERS])
        painter.setTransform(_onto(flat, _seen(cam)))
        painter.setPen(QPen(GROOVE, 0.05))
        painter.setBrush(SEAT)
        half = min(SEAT_HALF, seat_pitch(seats) / 2 - 0.05)
        for seat in range(seats):
            box = QRectF(seat_x(seat, seats) - half, SEAT_Y - half, 2 * half, 2 * half)
            painter.drawRoundedRect(box, CORNER, CORNER)
    return image
