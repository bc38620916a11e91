"""Painted parts of a button: the key cap, the brass frame of a hint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: Milliseconds in which a face goes down.
_PRESS_MS = 60


class Sinking(QVariantAnimation):
    """How far the face of a button is down while it is pressed."""

    def __init__(self, button: QAbstractButton, style: Style) -> None:
        super().__init__(button)
        self.style = style
        #: Nothing to one.
        self.share = 0.0
        self._button = button
        self.setDuration(_PRESS_MS)
        self.valueChanged.connect(self._moved)
        button.pressed.connect(lambda: self._move(1.0))
        button.released.connect(lambda: self._move(0.0))

    def _move(self, goal: float) -> None:
        self.stop()
        if self.style.still:
            self._moved(goal)
            return
        self.setStartValue(self.share)
        self.setEndValue(goal)
        self.start()

    def _moved(self, value: object) -> None:
        self.share = float(value) if isinstance(value, float) else 0.0
        self._button.update()


def key_cap(
    painter: QPainter, style: Style, key: str, font: QFont, spot: QRectF, ink: QColor,
    *, waits: bool = False,
) -> None:  # fmt: skip
    """Paint a key cap, dashed while the key is not taken."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine if waits else Qt.PenStyle.SolidLine))
    painter.drawRoundedRect(spot, style.px(5), style.px(5))
    painter.setFont(font)
    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, key)


def lone_icon(painter: QPainter, style: Style, name: str, face: QRectF, ink: QColor) -> None:
    """Paint an icon in the middle of a button that shows nothing else."""
    size = style.px(22)
    middle = face.center()
    icons.draw(painter, name, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), ink)


def brass_frame(painter: QPainter, style: Style, face: QRectF, radius: float, size: str) -> None:
    """Paint a brass frame, and a tab with the word on the upper edge; a line has no room for it."""
    tokens = style.tokens
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens.brass_dark), style.px(3)))
    painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
    if size == "line":
        return
    font = style.type.text(16 if size == "party" else 11, 700)
    measure, word = QFontMetricsF(font), say("hint-mark")
    wide, tall = measure.horizontalAdvance(word) + style.px(12), measure.height() * 0.95
    tab = QRectF(face.right() - radius - wide, 0, wide, tall)
    painter.setPen(QPen(QColor(tokens.brass_edge), 1))
    painter.setBrush(QColor(tokens.brass))
    painter.drawRoundedRect(tab.adjusted(0, 1, 0, 0), style.px(4), style.px(4))
    painter.setFont(font)
    painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, word)
