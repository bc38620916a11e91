"""A row of the card on the felt: a pennant, what it is for, how many."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table import pennants
from zonk_desktop.ui.table.pennants import Look, Row

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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
    painter.setFont(font)
    painter.setPen(style.colour("card_ink"))
    count = f"{'+' if row.look is Look.LOOSE else ''}{row.hits}"
    painter.drawText(inside, _RIGHT, count)
    room = inside.width() - px(40)
    measure = QFontMetricsF(font)
    words = measure.elidedText(row.text, Qt.TextElideMode.ElideRight, room)
    if small:
        painter.drawText(inside, _LEFT, words)
    else:
        middle = inside.center().y()
        painter.drawText(QRectF(x, middle - measure.height(), room, measure.height()), _LEFT, words)
        below = style.type.text(14 * scale)
        painter.setFont(below)
        painter.setPen(style.colour("card_ink2"))
        told = QFontMetricsF(below).elidedText(row.note, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(x, middle, room, QFontMetricsF(below).height()), _LEFT, told)
    painter.setPen(QPen(QColor(0, 0, 0, 26), 1))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
