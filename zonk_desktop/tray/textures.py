"""Walnut, felt and leather: pictures that come with the program. Each repeats without a seam.

They are drawn from noise by `dev.py swatches` (packaging/noise.py).
"""

from __future__ import annotations

from functools import cache

import numpy as np
from PySide6.QtGui import QImage

from zonk_desktop.resources import resource

from .light import F32

#: Steps of grey to one deviation of a height, about the grey of height 0.
STEPS, LEVEL = 22, 128


def name(texture: str) -> tuple[str, ...]:
    """The file of a texture, among the resources."""
    return "ui", f"{texture}.webp"


def _picture(texture: str) -> F32:
    """(rows, columns, 3): red, green and blue, each of 255. Without its file it is plain."""
    image = QImage(str(resource(*name(texture)))).convertToFormat(QImage.Format.Format_RGBX8888)
    if image.isNull():
        image = QImage(1, 1, QImage.Format.Format_RGBX8888)
        image.fill(LEVEL << 16 | LEVEL << 8 | LEVEL)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[..., :3].astype(np.float32)


def _height(texture: str) -> F32:
    return (_picture(texture)[..., 0] - LEVEL) / STEPS


def _relief(height: F32) -> F32:
    """A height, and its slope in x and in y."""
    return np.stack([height, np.roll(height, -1, 1) - height, np.roll(height, -1, 0) - height], -1)


@cache
def walnut() -> F32:
    """In display colours, the grain along the columns."""
    return _picture("walnut") / 255


@cache
def felt() -> F32:
    """Brightness, and the slope of the fibres in x and y, each about zero."""
    return _relief(_height("felt"))


@cache
def leather() -> F32:
    """Like `felt`, a grain of small cells with creases between them."""
    return _relief(_height("leather"))


@cache
def wear() -> F32:
    """How much a hand has rubbed the varnish, about zero; fine scratches above."""
    return _height("wear")[..., None]


def sample(texture: F32, u: F32, v: F32) -> F32:
    """The texture at (u, v), one repeat a unit, smoothed between its points."""
    rows, columns = texture.shape[:2]
    x, y = u * columns, v * rows
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = (x - x0)[:, None], (y - y0)[:, None]
    # Both sizes are powers of two: this is the remainder, and much quicker.
    i0, j0 = x0.astype(np.intp) & (columns - 1), y0.astype(np.intp) & (rows - 1)
    i1, j1 = (i0 + 1) & (columns - 1), (j0 + 1) & (rows - 1)
    # One index is quicker than two.
    points = texture.reshape(rows * columns, -1)
    j0, j1 = j0 * columns, j1 * columns
    upper = points.take(j0 + i0, 0) * (1 - fx) + points.take(j0 + i1, 0) * fx
    lower = points.take(j1 + i0, 0) * (1 - fx) + points.take(j1 + i1, 0) * fx
    result: F32 = upper * (1 - fy) + lower * fy
    return result
