"""Painted parts of a button: the key cap, the brass frame of a hint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


def key_cap(
    painter: QPainter, style: Style, key: str, font: QFont, inside: QRectF, ink: QColor, air: float
) -> float:
    """Paint a key cap at the right; returns where the text must end."""
    measure = QFontMetricsF(font)
    side = measure.height() * air
    width = max(side, measure.horizontalAdvance(key) + style.px(12))
    spot = QRectF(inside.right() - width, inside.center().y() - side / 2, width, side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.4))
    painter.drawRoundedRect(spot, style.px(5), style.px(5))
    painter.setFont(font)
    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, key)
    return spot.left() - style.px(10)


def brass_frame(
    painter: QPainter, style: Style, face: QRectF, radius: float, font: QFont | None
) -> None:
    """Paint a brass frame, and a tab with the word on the upper edge."""
    tokens = style.tokens
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens.brass_dark), style.px(3)))
    painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), radius, radius)
    if font is None:
        return
    measure, word = QFontMetricsF(font), say("hint-mark")
    wide, tall = measure.horizontalAdvance(word) + style.px(12), measure.height() * 0.95
    tab = QRectF(face.right() - radius - wide, 0, wide, tall)
    painter.setPen(QPen(QColor(tokens.brass_edge), 1))
    painter.setBrush(QColor(tokens.brass))
    painter.drawRoundedRect(tab.adjusted(0, 1, 0, 0), style.px(4), style.px(4))
    painter.setFont(font)
    painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, word)
