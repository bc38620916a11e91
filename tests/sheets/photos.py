"""Pictures of a page as a camera or a scanner makes them: askew, blurred, shaded, folded."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

Grey = NDArray[np.float32]


def page(pixels: bytes, wide: int, high: int) -> QImage:
    """A grey picture from its pixels."""
    return QImage(pixels, wide, high, wide, QImage.Format.Format_Grayscale8).copy()


def photographed(sheet: QImage, chance: Random) -> QImage:
    """The page on a table, turned and seen from aside, out of focus, in bad light, once folded."""
    wide, high = sheet.width(), sheet.height()
    grey = array(sheet)
    if chance.random() < 0.5:
        grey = _folded(grey, chance)
    lying = image(grey)
    room = max(wide, high) * 1.25
    out = QImage(round(room), round(room), QImage.Format.Format_Grayscale8)
    out.fill(QColor(*[chance.randrange(40, 150)] * 3))
    turn = QTransform().translate(room / 2, room / 2)
    turn.rotate(chance.choice((0, 90, 180, 270)) + chance.gauss(0, 12))
    turn.scale(0.92, 0.92)
    turn.translate(-wide / 2, -high / 2)
    corners = [QPointF(0, 0), QPointF(wide, 0), QPointF(wide, high), QPointF(0, high)]
    seen = [
        turn.map(corner)
        + QPointF(chance.uniform(-0.06, 0.06) * wide, chance.uniform(-0.06, 0.06) * wide)
        for corner in corners
    ]
    aside = QTransform.quadToQuad(QPolygonF(corners), QPolygonF(seen))
    assert isinstance(aside, QTransform)
    with QPainter(out) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(aside)
        painter.drawImage(0, 0, lying)
    grey = _blurred(array(out), chance.uniform(0.0, 1.6))
    grey = _shaded(grey, chance)
    noise = np.random.default_rng(chance.getrandbits(32)).normal(0, 6, grey.shape)
    return image(grey + noise.astype(np.float32))


def array(picture: QImage) -> Grey:
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(grey.constBits(), np.uint8).reshape(-1, grey.bytesPerLine())
    return rows[:, : grey.width()].astype(np.float32)


def image(grey: Grey) -> QImage:
    high, wide = grey.shape
    return page(np.clip(grey, 0, 255).astype(np.uint8).tobytes(), wide, high)


def _folded(grey: Grey, chance: Random) -> Grey:
    """Folded across once: one half lies darker and a little squeezed, the fold itself is a line."""
    high, wide = grey.shape
    fold = round(high * chance.uniform(0.3, 0.95))
    low = image(grey[fold:])
    squeezed = round(low.height() * chance.uniform(0.94, 1.0)) or 1
    low = low.scaled(wide, squeezed, mode=Qt.TransformationMode.SmoothTransformation)
    part = array(low) * chance.uniform(0.7, 0.95)
    whole = np.concatenate([grey[:fold], part, np.full((high - fold - squeezed, wide), 128.0)])
    whole[max(0, fold - 2) : fold + 2] *= 0.8
    return whole.astype(np.float32)


def _blurred(grey: Grey, sigma: float) -> Grey:
    """Out of focus by so many pixels."""
    if sigma < 0.3:
        return grey
    reach = int(3 * sigma) + 1
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for _ in range(2):
        total, part = np.zeros_like(grey), np.empty_like(grey)
        for n, weight in enumerate(weights.astype(np.float32), -reach):
            np.multiply(grey, weight, out=part)
            # What goes over one edge comes in at the other.
            cut = n % len(grey)
            total[cut:] += part[: len(grey) - cut]
            total[:cut] += part[len(grey) - cut :]
        # Down first, then across.
        grey = total.T
    return grey


def _shaded(grey: Grey, chance: Random) -> Grey:
    """Lamp on one side, a shadow over a part, less contrast than on paper."""
    high, wide = grey.shape
    x, y = np.meshgrid(np.linspace(0, 1, wide), np.linspace(0, 1, high), sparse=True)
    left, top = chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4)
    light = 0.8 + left * (x - 0.5) + top * (y - 0.5)
    if chance.random() < 0.5:
        dark = x + chance.uniform(-0.5, 0.5) * y > chance.uniform(0.2, 0.9)
        np.multiply(light, chance.uniform(0.55, 0.9), out=light, where=dark)
    shaded: Grey = grey * light.astype(np.float32)
    shaded *= 0.85
    shaded += 20
    return shaded
