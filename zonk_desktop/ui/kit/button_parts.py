"""Painted parts of a button: the key cap, the brass frame of a hint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: Pixels between a text and the key cap beside it.
_CAP_GAP = 10


def cap_width(style: Style, key: str, font: QFont, air: float) -> float:
    """The width of a key cap; `air` is its height in lines."""
    measure = QFontMetricsF(font)
    return max(measure.height() * air, measure.horizontalAdvance(key) + style.px(12))


def fits_beside_cap(
    style: Style, text: str, title: QFont, key: str, font: QFont, air: float, wide: float
) -> bool:
    """Whether a text and a key cap have room side by side."""
    cap = cap_width(style, key, font, air) + style.px(_CAP_GAP)
    return QFontMetricsF(title).horizontalAdvance(text) + cap <= wide


def key_cap(
    painter: QPainter, style: Style, key: str, font: QFont, inside: QRectF, ink: QColor, air: float
) -> float:
    """Paint a key cap at the right; returns where the text must end."""
    width = cap_width(style, key, font, air)
    side = QFontMetricsF(font).height() * air
    spot = QRectF(inside.right() - width, inside.center().y() - side / 2, width, side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 1.4))
    painter.drawRoundedRect(spot, style.px(5), style.px(5))
    painter.setFont(font)
    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, key)
    return spot.left() - style.px(_CAP_GAP)


def lone_icon(painter: QPainter, style: Style, name: str, face: QRectF, ink: QColor) -> None:
    """Paint an icon in the middle of a button that shows nothing else."""
    size = style.px(22)
    middle = face.center()
    icons.draw(painter, name, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), ink)


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
