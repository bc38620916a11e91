"""Painted parts of a button: the key cap, the brass frame of a hint."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.fonts import fitted, in_rows
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: Milliseconds in which a face goes down.
_PRESS_MS = 60
#: Pixels between a text and the key cap beside it.
_CAP_GAP = 10
#: A title that keeps this share of its size stays in one row.
ONE_ROW = 0.8


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


def cap_width(style: Style, key: str, font: QFont, air: float) -> float:
    """The width of a key cap; `air` is its height in lines."""
    measure = QFontMetricsF(font)
    return max(measure.height() * air, measure.horizontalAdvance(key) + style.px(12))


def needed(
    style: Style, title: QFont, text: str, line: QFont, notes: tuple[str, str], wide: float
) -> float:
    """The width of the longer of two lines; a note that is cut gives way to its few words."""
    measure, (note, brief) = QFontMetricsF(line), notes
    below = measure.horizontalAdvance(note)
    if brief and below > wide - style.px(48):
        below = measure.horizontalAdvance(brief)
    return max(QFontMetricsF(title).horizontalAdvance(text), below)


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


def two_rows(
    painter: QPainter, title: QFont, text: str, inside: QRectF, ink: QColor, least: int,
    beside: float = 0.0,
) -> bool:  # fmt: skip
    """Paint a title in two rows where one would be much smaller; whether that was done.

    `beside`: so much of the lower row belongs to something else.
    """
    wide, tall = inside.width(), inside.height()
    # In so much of its size one row is still as good.
    once = fitted(title, text, wide, least)
    if once.pixelSize() >= ONE_ROW * title.pixelSize():
        return False
    rows = in_rows(text, 2, QFontMetricsF(title).horizontalAdvance)
    rooms = (wide, wide - beside)
    sizes = [fitted(title, *row, least).pixelSize() for row in zip(rows, rooms, strict=False)]
    font = QFont(title)
    font.setPixelSize(min(sizes, default=least))
    while font.pixelSize() > least and len(rows) * QFontMetricsF(font).height() > tall:
        font.setPixelSize(font.pixelSize() - 1)
    if len(rows) < 2 or font.pixelSize() <= once.pixelSize():
        return False
    painter.setFont(font)
    painter.setPen(ink)
    measure = QFontMetricsF(font)
    high = min(measure.height(), tall / 2)
    top = inside.center().y() - high
    # The rows reach into the corners, which are round: they go as far from the edge as they can.
    widths = [measure.horizontalAdvance(row) for row in rows]
    spare = min(room - width for room, width in zip(rooms, widths, strict=False))
    left = inside.left() + max(0.0, min(spare / 2, measure.height() / 2))
    for place, row in enumerate(rows):
        words = measure.elidedText(row, Qt.TextElideMode.ElideRight, rooms[place] + 1)
        spot = QRectF(left, top + place * high, wide + 2, high)
        painter.drawText(spot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
    return True


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
