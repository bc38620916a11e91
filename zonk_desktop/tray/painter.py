"""The tray drawn by QPainter alone: no OpenGL, no driver, the same picture.

The still table is cast once a size; while a new size is being cast, in another thread, the last
picture is stretched to it. Shadows and dice are cast as they move and laid over it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from . import dice_cast, dice_shadow, table_cast
from .camera import Camera
from .colours import DICE, RING
from .dice_shadow import RIM_DARK, RIM_SHADOW, RIM_SHADOW_X, RIM_SHADOW_Y
from .dicemath import Array
from .light import HALO, halo
from .measures import HALF_X, HALF_Y, RING_RADIUS
from .scene import FALL, RGB, DiceScene, Frame, Pool
from .table_cast import Look


def _times(image: QImage, colour: RGB) -> QImage:
    """A picture in the light of a colour."""
    found = image.copy()
    with QPainter(found) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(found.rect(), QColor.fromRgbF(*colour))
    return found


class Lamplight:
    """Keeps the table as the lamp of now lights it, and the edge of the pool."""

    def __init__(self) -> None:
        self._of: tuple[int, RGB] | None = None
        self._lit: QImage | None = None
        self._edge: tuple[tuple[int, int, float], QImage] | None = None

    def lit(self, table: QImage, pool: Pool) -> QImage:
        """The picture of the table in the light of the pool's middle."""
        if pool.even:
            self._of = self._lit = None
            return table
        key = table.cacheKey(), pool.colour
        if self._lit is None or self._of != key:
            # Qt multiplies by one at most; what is above that is laid over it.
            most = max(1.0, *pool.colour)
            r, g, b = (c / most for c in pool.colour)
            self._of, self._lit = key, _times(table, (r, g, b))
            if most > 1:
                more = _times(self._lit, (most - 1,) * 3)
                with QPainter(self._lit) as painter:
                    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
                    painter.drawImage(0, 0, more)
        return self._lit

    def dusk(self, painter: QPainter, cam: Camera, pool: Pool) -> None:
        """Darken what lies beyond a narrow pool; the dice that are painted later have their own."""
        if not pool.narrow:
            return
        x, y, wide, high = pool.seen(cam)
        half_x, half_y = max(1, round(wide)), max(1, round(high))
        box = QRect(round(x) - half_x, round(y) - half_y, 2 * half_x, 2 * half_y)
        dark = QColor(0, 0, 0, round(255 * (1 - pool.around)))
        whole = QRect(0, 0, round(cam.width) + 1, round(cam.height) + 1)
        inner = box.intersected(whole)
        for part in (
            QRect(0, 0, whole.width(), inner.top()),
            QRect(0, inner.bottom() + 1, whole.width(), whole.height() - inner.bottom()),
            QRect(0, inner.top(), inner.left(), inner.height()),
            QRect(inner.right() + 1, inner.top(), whole.width() - inner.right(), inner.height()),
        ):
            painter.fillRect(part, dark)
        painter.drawImage(QRectF(box), self._pool_edge(half_x, half_y, pool.around))

    def _pool_edge(self, half_x: int, half_y: int, around: float) -> QImage:
        """Alpha mask of the dark within the box of a pool: none in its middle."""
        # Half as fine will do: the edge is soft.
        columns, rows = max(2, half_x), max(2, half_y)
        key = columns, rows, round(around, 2)
        if self._edge is None or self._edge[0] != key:
            u = (np.arange(columns, dtype=np.float32) + 0.5) / columns * 2 - 1
            v = (np.arange(rows, dtype=np.float32) + 0.5) / rows * 2 - 1
            away = np.sqrt(u[None, :] ** 2 + v[:, None] ** 2)
            left = pool_left(away, around)
            alpha = np.clip((1 - left) * 255 + 0.5, 0, 255).astype(np.uint8)
            out = np.zeros((rows, columns, 4), np.uint8)
            out[..., 3] = alpha
            image = QImage(
                out.data, columns, rows, columns * 4, QImage.Format.Format_ARGB32_Premultiplied
            )
            self._edge = key, image.copy()
        return self._edge[1]


def pool_left(away: np.ndarray, around: float) -> np.ndarray:
    """`Pool.left` for many points."""
    t = np.clip((away - FALL) / (1 - FALL), 0, 1)
    return 1 + (around - 1) * t * t * (3 - 2 * t)


FOCUS = "#8EC3F0"
BUDGET = {"rolling": 0.004, "gliding": 0.008}
"""Seconds the dice of a frame may take before they are cast coarser. Nobody counts the pixels of
a die that tumbles; one that only slides should not turn soft on the way."""
COARSEST = 0.45
MOST_PIXELS = 2_600_000
"""Tables above this are cast smaller and stretched: a 4K one would take two seconds."""
FIRST_PIXELS = 150_000
"""The first picture of all is a coarse one, so that the felt is there at once."""

_TURNS = np.linspace(0, 2 * math.pi, 40, endpoint=False)
_ROUND_X, _ROUND_Y = np.cos(_TURNS), np.sin(_TURNS)
"""The corners of a ring of radius one."""


def table_image(
    cam: Camera, look: Look, most: int = MOST_PIXELS, wanted: Callable[[], bool] = lambda: True
) -> QImage | None:
    """The still table as an image of its own memory, cast with this many rays at most."""
    factor = min(1.0, math.sqrt(most / (cam.width * cam.height)))
    small = cam.scaled(factor)
    bytes_ = table_cast.render(small, look, wanted)
    if bytes_ is None:
        return None
    height, width = bytes_.shape[:2]
    image = QImage(bytes_.data, width, height, width * 4, QImage.Format.Format_RGB32).copy()
    if factor < 1:
        image = image.scaled(
            round(cam.width),
            round(cam.height),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return image


def _rim_shadow(painter: QPainter, cam: Camera, place: Array, scale: float) -> None:
    """The shadow of a small die on the rim, or on its way there."""
    x, y, foot = float(place[0]), float(place[1]), float(place[2]) - 0.5 * scale
    middle = cam.project(x + RIM_SHADOW_X, y - RIM_SHADOW_Y, foot)
    wide = cam.project(x + RIM_SHADOW_X + RIM_SHADOW, y, foot)[0] - middle[0]
    soft = QRadialGradient(QPointF(0, 0), 1.0)
    for k in range(6):
        soft.setColorAt(k / 5, QColor(0, 0, 0, round(255 * RIM_DARK * (1 - (k / 5) ** 2) ** 2)))
    painter.save()
    painter.setClipping(False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(soft)
    painter.translate(*middle)
    painter.scale(wide, wide * cam.sin)
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    painter.restore()


def _lit(colour: str, light: RGB) -> QColor:
    """Multiply a colour by the lamp's light; the edge of its pool darkens it later."""
    full = QColor(colour)
    r, g, b = full.redF() * light[0], full.greenF() * light[1], full.blueF() * light[2]
    return QColor.fromRgbF(min(1.0, r), min(1.0, g), min(1.0, b))


def _floor(cam: Camera) -> QPolygonF:
    """The polygon of felt and rail in the picture."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return QPolygonF([QPointF(*cam.project(x * HALF_X, y * HALF_Y, 0.0)) for x, y in corners])


class TrayPainter:
    """Paints frames; keeps the picture of the table, and how coarse moving dice have to be."""

    def __init__(self, steady: bool = False) -> None:
        """`steady`: every picture as fine as can be, however long it takes."""
        self._steady = steady
        self.table: QImage | None = None
        self._lamp = Lamplight()
        #: Seconds in which a die is cast as fine as can be, as they were found so far; at first
        #: those of a slow machine.
        self._each = 0.003
        #: How fine dice were that moved last, and whether any did in the frame before.
        self._coarse, self._moved = 1.0, False
        self._cast = dice_cast.DiceCache(exact=steady)
        self._cast_shadows = dice_shadow.ShadowCache(exact=steady)
        #: The dice lie, but are to be seen finer in another frame.
        self.unfinished = False

    def set_table_image(self, image: QImage) -> None:
        self.table = image

    def paint(self, painter: QPainter, frame: Frame, ratio: float = 1.0) -> None:
        """Paint one frame; its camera is in logical pixels, `ratio` device pixels in each."""
        cam, scene = frame.camera, frame.scene
        if self.table is not None:
            self._table(painter, frame, self._lamp.lit(self.table, frame.pool), ratio)
        if len(scene.places):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
            self._shadows(painter, cam, scene)
            self._halos(painter, frame)
            self._rings(painter, frame)
            self._lamp.dusk(painter, cam, frame.pool)
            mode = "rolling" if scene.rolling else "gliding" if scene.gliding else ""
            fine = self._fineness(mode, self._cast.fresh(scene))
            started = time.perf_counter()
            self._dice(painter, frame, ratio * fine)
            # Of a frame for which none was cast nothing is learnt.
            if self._cast.made:
                self._learn((time.perf_counter() - started) / (self._cast.made * fine**2))
        else:
            self._lamp.dusk(painter, cam, frame.pool)

    def _table(self, painter: QPainter, frame: Frame, image: QImage, ratio: float) -> None:
        cam = frame.camera
        target = QRectF(0, 0, cam.width, cam.height)
        fits = (image.width(), image.height()) == (
            round(cam.width * ratio),
            round(cam.height * ratio),
        )
        smooth = not fits or frame.nearer != 1
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        if frame.nearer == 1:
            painter.drawImage(target, image)
            return
        # The part of the picture that is seen from nearer.
        x, y = frame.towards
        sx, sy = image.width() / cam.width, image.height() / cam.height
        source = QRectF(
            (x - x / frame.nearer) * sx,
            (y - y / frame.nearer) * sy,
            image.width() / frame.nearer,
            image.height() / frame.nearer,
        )
        painter.drawImage(target, image, source)

    def _fineness(self, mode: str, fresh: int) -> float:
        """The share of the pixels in which dice are cast in this frame, so many of them anew.

        As they come to rest the page beside them changes, and both are painted in one go: they are
        as coarse as before in that frame, and fine in the next.
        """
        moved, self._moved = self._moved, bool(mode and fresh)
        if self._steady:
            return 1.0
        rests = moved and not self._moved
        self.unfinished = rests and not mode
        fine = 1.0
        if mode and fresh:
            fine = min(1.0, max(COARSEST, math.sqrt(BUDGET[mode] / (self._each * fresh))))
            self._coarse = fine
        return min(fine, self._coarse) if rests else fine

    def _learn(self, seconds: float) -> None:
        """A die took these. One frame that was held up makes the next ones little coarser."""
        self._each += (seconds - self._each) * 0.2

    def _shadows(self, painter: QPainter, cam: Camera, scene: DiceScene) -> None:
        moving = scene.rolling or scene.gliding
        found = self._cast_shadows.shadows(scene.places, scene.rotations, moving=moving)
        base = painter.transform()
        painter.save()
        painter.setClipRect(_floor(cam).boundingRect())
        for i, (x, y, span, levels) in enumerate(found):
            place, shown = scene.places[i], float(scene.shown[i])
            if scene.scales[i] < 0.99:
                _rim_shadow(painter, cam, place, float(scene.scales[i]))
                continue
            if place[2] < -0.5 or abs(place[0]) > HALF_X + 0.5 or shown <= 0:
                continue  # what falls beside the table throws no shadow on it
            half, size = span / 2, len(levels)
            image = QImage(
                levels.data, size, size, size * 4, QImage.Format.Format_ARGB32_Premultiplied
            )
            # So small a piece of the floor is nearly a parallelogram; this way Qt stays fast.
            left, right = cam.project(x - half, y, 0.0), cam.project(x + half, y, 0.0)
            low, high = cam.project(x, y - half, 0.0), cam.project(x, y + half, 0.0)
            middle = cam.project(x, y, 0.0)
            painter.setOpacity(shown)
            painter.setTransform(
                QTransform(
                    (right[0] - left[0]) / size,
                    (right[1] - left[1]) / size,
                    (low[0] - high[0]) / size,
                    (low[1] - high[1]) / size,
                    middle[0] - (right[0] - left[0] + low[0] - high[0]) / 2,
                    middle[1] - (right[1] - left[1] + low[1] - high[1]) / 2,
                ),
                True,
            )
            painter.drawImage(0, 0, image)
            painter.setTransform(base)
        painter.restore()

    def _halos(self, painter: QPainter, frame: Frame) -> None:
        """Paint the halos of glowing dice on the cloth round them."""
        if not DICE[frame.dice].finish.glow:
            return
        scene, cam = frame.scene, frame.camera
        painter.save()
        painter.setClipRect(_floor(cam).boundingRect())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.setPen(Qt.PenStyle.NoPen)
        for i, place in enumerate(scene.places):
            light = halo(frame.dice, scene.colours[i], float(scene.dims[i]))
            if scene.scales[i] < 0.99 or place[2] < 0 or max(light) < 0.01:
                continue
            x, y = cam.project(float(place[0]), float(place[1]), 0.0)
            wide = cam.project(float(place[0]) + HALO, float(place[1]), 0.0)[0] - x
            # The higher the die, the less and the wider.
            faint = 1 / (1 + 0.8 * max(0.0, float(place[2]) - 0.5)) * float(scene.shown[i])
            pool = QRadialGradient(QPointF(0, 0), 1.0)
            for k in range(7):
                at = k / 6
                share = (1 - at * at) ** 2 * faint
                pool.setColorAt(at, QColor.fromRgbF(*(c * share for c in light)))
            painter.save()
            painter.translate(x, y)
            painter.scale(wide, wide * cam.sin)
            painter.setBrush(pool)
            painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
            painter.restore()
        painter.restore()

    def _rings(self, painter: QPainter, frame: Frame) -> None:
        cam, scene = frame.camera, frame.scene
        if not (scene.rings.any() or scene.focus.any()):
            return
        # A ring lies on the felt, never on the rim.
        floor = QPainterPath()
        floor.addPolygon(_floor(cam))
        painter.save()
        painter.setClipPath(floor)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for i in range(len(scene.places)):
            place = scene.places[i]
            for share, colour, radius in (
                (float(scene.rings[i]), RING, RING_RADIUS),
                (float(scene.focus[i]), FOCUS, RING_RADIUS + 0.15),
            ):
                if share <= 0.01:
                    continue
                reach = radius * (0.8 + 0.2 * share)
                x, y = cam.project(place[0] + reach * _ROUND_X, place[1] + reach * _ROUND_Y, 0.0)
                ring = QPolygonF(list(map(QPointF, x.tolist(), y.tolist())))
                edge = cam.focal / float(cam.depth(place[1], 0.0))
                for width, alpha in ((0.21, 0.16), (0.16, 0.30), (0.105, 0.92)):
                    shade = _lit(colour, frame.pool.colour)
                    shade.setAlphaF(alpha * share)
                    painter.setPen(QPen(shade, width * edge * (0.62 if colour == FOCUS else 1)))
                    painter.drawPolygon(ring)
        painter.restore()

    def _dice(self, painter: QPainter, frame: Frame, factor: float) -> None:
        """Pictures of dice; `factor` of their pixels in one of the painter's."""
        scene = frame.scene
        lights = dice_cast.lights(frame)
        found = self._cast.cast(frame, factor, lights)
        waits = self._cast.waits or self._cast_shadows.waits
        self.unfinished |= waits and not (scene.rolling or scene.gliding)
        # Higher dice lie over lower ones at the same distance.
        for i in sorted(range(len(found)), key=lambda k: -found[k].under.depth):
            shown, share = float(scene.shown[i]), found[i].share
            if shown <= 0:
                continue
            for picture, seen in ((found[i].under, float(share < 1)), (found[i].over, share)):
                if seen:
                    painter.setOpacity(shown * seen)
                    _lay(painter, picture, found[i].factor)
        painter.setOpacity(1.0)


def _lay(painter: QPainter, picture: dice_cast.Picture, factor: float) -> None:
    """Lay the picture of a die where it belongs; it has `factor` of the painter's pixels."""
    size = picture.pixels.shape[0]
    image = QImage(
        picture.pixels.data, size, size, size * 4, QImage.Format.Format_ARGB32_Premultiplied
    )
    if factor == 1.0:
        painter.drawImage(picture.x, picture.y, image)
        return
    painter.drawImage(
        QRectF(picture.x / factor, picture.y / factor, size / factor, size / factor),
        image,
        QRectF(0, 0, size, size),
    )
