"""The lamp in the painter's pictures: the table lit evenly, and the dusk round a narrow pool."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from .camera import Camera
from .lamp import RGB, Pool


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
        r, g, b = (round(c * 128) / 128 for c in pool.colour)
        key = table.cacheKey(), (r, g, b)
        if self._lit is None or self._of != key:
            rows = np.frombuffer(table.constBits(), np.uint8).reshape(-1, 4)
            levels = np.arange(256, dtype=np.float32)[:, None] * np.array([b, g, r, 1], np.float32)
            table_of = np.clip(levels + 0.5, 0, 255).astype(np.uint8)
            out = np.empty_like(rows)
            for channel in range(4):
                np.take(table_of[:, channel], rows[:, channel], out=out[:, channel])
            width, height = table.width(), table.height()
            image = QImage(out.data, width, height, width * 4, QImage.Format.Format_RGB32)
            self._of, self._lit = key, image.copy()
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
    from .lamp import FALL  # noqa: PLC0415

    t = np.clip((away - FALL) / (1 - FALL), 0, 1)
    return 1 + (around - 1) * t * t * (3 - 2 * t)
