"""What the marks of a sheet mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import LegendKey
from zonk_desktop.ui.kit.brush import brush, here
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.sheet.writing import mark_width
from zonk_desktop.words import commas


class Legend(QWidget):
    """A line for each mark: the mark, and what it stands for."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._keys: tuple[LegendKey, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()

    def show_keys(self, keys: Sequence[LegendKey]) -> None:
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.setAccessibleName(commas(shortened(key.words, 40) for key in keys))
            self.updateGeometry()
            self.update()

    def _line(self) -> float:
        return QFontMetricsF(self._style.type.text(14)).height() * 1.45

    def sizeHint(self) -> QSize:
        return QSize(100, round(self._line() * len(self._keys)))

    def paintEvent(self, _: QPaintEvent) -> None:
        style = self._style
        with brush(self) as painter:
            font, size, line = style.type.text(14, 500), style.px(14), self._line()
            measure, y = QFontMetricsF(font), line / 2
            painter.setFont(font)
            for key in self._keys:
                x = float(style.px(4))
                for name in filter(marks.exists, key.marks):
                    wide = mark_width(name, size)
                    left = here(self, QRectF(x, 0, wide, 0)).left()
                    marks.draw(painter, name, left, y, size, style.colour("red"))
                    x += wide + style.px(4)
                x = max(x, style.px(34))
                painter.setPen(style.colour("ink2"))
                words = measure.elidedText(
                    shortened(key.words, 40), Qt.TextElideMode.ElideRight, self.width() - x
                )
                spot = here(self, QRectF(x, 0, measure.horizontalAdvance(words), 0))
                painter.drawText(QPointF(spot.left(), y + measure.capHeight() / 2), words)
                y += line
