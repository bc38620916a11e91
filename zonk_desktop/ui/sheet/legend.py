"""The legend of marks below the pad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QPointF,
    Qt,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
)

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Key
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.sheet.writing import mark_width


def draw_legend(
    painter: QPainter | None, keys: Sequence[Key], left: float, top: float, wide: float,
    style: Style,
) -> float:  # fmt: skip
    """Paint the legend; returns its height, without a painter only that."""
    if not keys:
        return 0.0
    px = style.px
    font = style.type.text(13, 500)
    measure = QFontMetricsF(font)
    line, size = measure.height() * 1.45, px(13)
    x, y = left, top + px(8)
    for key in keys:
        names = [name for name in key.marks if marks.exists(name)]
        words = shortened(key.words, 40)
        signs = sum(mark_width(name, size) + px(4) for name in names)
        full = signs + measure.horizontalAdvance(words)
        if x > left and x + full > left + wide:
            x, y = left, y + line
        if painter is not None:
            at = x
            for name in names:
                ink = style.colour("red")
                at += marks.draw(painter, name, at, y + line / 2, size, ink) + px(4)
            painter.setFont(font)
            painter.setPen(style.colour("ink2"))
            room = left + wide - at
            text = measure.elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(at, y + line / 2 + measure.capHeight() / 2), text)
        x += full + px(16)
    return y + line - top
