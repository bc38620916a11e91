"""Rows of the card on the felt: what a hit is for, and how often has been asked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table import pennants
from zonk_desktop.ui.table.gate import GateView
from zonk_desktop.ui.table.pennants import Look, Row

#: The least share of its size in which a text is read.
_LEAST = 0.78
MOST_PENNANTS = 5
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def fitting(font: QFont, text: str, room: float) -> tuple[QFont, str]:
    """The text in this room: its letters give up some of their size before it is cut."""
    found = fitted(font, text, room, round(font.pixelSize() * _LEAST))
    return found, QFontMetricsF(found).elidedText(text, Qt.TextElideMode.ElideRight, room)


def paint_row(
    painter: QPainter, style: Style, box: QRectF, row: Row, *, small: bool, scale: float
) -> None:
    """Paint pennant, source and count; `small`: without the note."""

    def px(size: float) -> int:
        return round(style.px(1000) * scale * size / 1000)

    size = px(16 if small else 26)
    flag = QRectF(box.left(), box.center().y() - size / 2, size, size)
    pennants.draw(painter, style, flag, row.look)
    x = flag.left() + pennants.width(size) + px(16)
    inside = QRectF(x, box.top(), box.right() - x, box.height())
    font = style.type.text((14 if small else 18) * scale, 600)
    if row.look is Look.TORN:
        font.setStrikeOut(True)
    room = inside.width() - px(40)
    painter.setPen(style.colour("card_ink"))
    painter.setFont(font)
    count = f"{'+' if row.look is Look.LOOSE else ''}{row.hits}"
    if not small:
        painter.setFont(style.type.display(22 * scale))
    painter.drawText(inside, _RIGHT, count)
    font, words = fitting(font, row.text, room)
    painter.setFont(font)
    measure = QFontMetricsF(font)
    if small:
        painter.drawText(inside, _LEFT, words)
    else:
        middle = inside.center().y()
        painter.drawText(QRectF(x, middle - measure.height(), room, measure.height()), _LEFT, words)
        below, told = fitting(style.type.text(14 * scale), row.note, room)
        painter.setFont(below)
        painter.setPen(style.colour("card_ink2"))
        painter.drawText(QRectF(x, middle, room, QFontMetricsF(below).height()), _LEFT, told)
    painter.setPen(QPen(QColor(0, 0, 0, 26), 1))
    painter.drawLine(box.bottomLeft(), box.bottomRight())


def paint_asks(
    painter: QPainter, style: Style, box: QRectF, gate: GateView, filled: int, *,
    small: bool, scale: float,
) -> None:  # fmt: skip
    """Paint a pennant for each hit, so many of them filled, and what has been said."""

    def px(size: float) -> int:
        return round(style.px(1000) * scale * size / 1000)

    size = min(box.height() - px(10), px(48))
    pitch = pennants.width(size) + px(8 if small else 18)
    count = min(MOST_PENNANTS, gate.hits)
    for place in range(count):
        spot = QRectF(box.left() + place * pitch, box.center().y() - size / 2, size, size)
        pennants.draw(painter, style, spot, Look.NAILED if place < filled else Look.HOLLOW)
    x = box.left() + count * pitch + px(8)
    room = box.right() - x
    if not gate.asked or room <= 0:
        return
    first, told = fitting(style.type.display((15 if small else 20) * scale), gate.asked, room)
    said, words = fitting(style.type.hand(20 * scale), gate.said, room)
    high = QFontMetricsF(first).height()
    below = QFontMetricsF(said).height() if words and not small else 0.0
    top = box.center().y() - (high + below) / 2
    painter.setFont(first)
    painter.setPen(style.colour("card_ink"))
    painter.drawText(QRectF(x, top, room, high), _LEFT, told)
    if below:
        painter.setFont(said)
        painter.setPen(style.colour("pen"))
        painter.drawText(QRectF(x, top + high, room, below), _LEFT, words)
