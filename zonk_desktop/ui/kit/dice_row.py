"""A row of small dice, flat, with the pips of the printed sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from zonk_desktop.sheets import marks

_BODY = {"": "#F2EBDA", "W": "#F2EBDA", "R": "#A81E17", "G": "#A9DDBD"}
_PIPS = {"": "#241811", "W": "#241811", "R": "#FFF6E4", "G": "#241811"}


def draw_dice(painter: QPainter, x: float, y: float, size: float, faces: tuple[int, ...],
              letters: tuple[str, ...], edge: str) -> None:  # fmt: skip
    """Paint a row of small dice, flat."""
    for place, face in enumerate(faces):
        letter = letters[place] if place < len(letters) else ""
        box = QRectF(x + place * size * 1.22, y, size, size)
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(QColor(_BODY.get(letter, _BODY[""])))
        painter.drawRoundedRect(box, size * 0.2, size * 0.2)
        painter.save()
        # The printed die has an edge, and its round corners reach farther in than its sides.
        inside = QPainterPath()
        inset = size * 0.1
        inside.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), size * 0.2, size * 0.2)
        painter.setClipPath(inside)
        marks.draw(
            painter, f"die-{face}", box.left(), box.center().y(), size,
            QColor(_PIPS.get(letter, _PIPS[""])),
        )  # fmt: skip
        painter.restore()
