"""Writer of animated WebP: pictures packed by Qt's own writer, put together here.

Of every picture but the first only the part is kept that differs from the one before; pictures
that differ in nothing make the one before last longer.
https://developers.google.com/speed/webp/docs/riff_container
"""

from __future__ import annotations

import struct

import numpy as np
from PySide6.QtCore import QBuffer, QIODevice, QRect
from PySide6.QtGui import QImage, QImageWriter

from zonk_desktop.words import MessageError

#: Pixels that differ by no more than this in every colour count as the same.
SAME = 3
#: One picture may stand no longer than this, in ms: three bytes hold it.
LONGEST = (1 << 24) - 1
_QUALITY = 82


class NoWebp(MessageError):
    """Qt has no writer of WebP here."""


def _packed(image: QImage) -> bytes:
    """The chunk of one picture, without the file round it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"webp")
    writer.setQuality(_QUALITY)
    if not writer.write(image):
        raise NoWebp("tray-webp-failed", why=writer.errorString())
    data = bytes(buffer.data().data())
    found = data.find(b"VP8 ", 12)
    if data[:4] != b"RIFF" or found < 0:
        raise NoWebp("tray-webp-unknown")
    (size,) = struct.unpack_from("<I", data, found + 4)
    return data[found : found + 8 + size + size % 2]


def _changed(before: QImage, now: QImage) -> QRect | None:
    """The smallest rectangle of changed pixels between two pictures, at even coordinates."""
    width, height = now.width(), now.height()
    one = np.frombuffer(before.constBits(), np.uint8).reshape(height, width, 4)[..., :3]
    two = np.frombuffer(now.constBits(), np.uint8).reshape(height, width, 4)[..., :3]
    apart = np.maximum(one, two) - np.minimum(one, two) > SAME
    rows = np.flatnonzero(apart.any(axis=(1, 2)))
    if not len(rows):
        return None
    columns = np.flatnonzero(apart.any(axis=(0, 2)))
    left, top = int(columns[0]) & ~1, int(rows[0]) & ~1
    return QRect(left, top, int(columns[-1]) + 1 - left, int(rows[-1]) + 1 - top)


def _three(value: int) -> bytes:
    return struct.pack("<I", value)[:3]


class Animation:
    """An animation file under construction."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._frames: list[tuple[QRect, bytes, int]] = []
        self._last: QImage | None = None

    def add(self, image: QImage, ms: int) -> None:
        """Append a picture, shown for this long."""
        now = image.convertToFormat(QImage.Format.Format_RGB32)
        if (now.width(), now.height()) != (self._width, self._height):
            raise ValueError("all pictures of an animation have one size")
        part: QRect | None = now.rect()
        if self._last is not None:
            part = _changed(self._last, now)
        if part is None:
            box, data, shown = self._frames[-1]
            self._frames[-1] = box, data, min(LONGEST, shown + ms)
            return
        self._frames.append((part, _packed(now.copy(part)), ms))
        self._last = now

    def finish(self) -> bytes:
        """Return the whole file; it plays in a loop."""
        chunks = [
            b"VP8X" + struct.pack("<I", 10) + bytes((0x02, 0, 0, 0))
            + _three(self._width - 1) + _three(self._height - 1),
            b"ANIM" + struct.pack("<I", 6) + b"\x00\x00\x00\xff" + struct.pack("<H", 0),
        ]  # fmt: skip
        for box, data, ms in self._frames:
            head = (
                _three(box.x() // 2) + _three(box.y() // 2) + _three(box.width() - 1)
                + _three(box.height() - 1) + _three(ms) + b"\x02"  # laid over what was there
            )  # fmt: skip
            chunks.append(b"ANMF" + struct.pack("<I", len(head) + len(data)) + head + data)
        body = b"WEBP" + b"".join(chunks)
        return b"RIFF" + struct.pack("<I", len(body)) + body
