"""Chart of rounds a game: bars without rows on the sheet are red."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_BAR = 34


class Lengths(QWidget):
    """Bar chart over rounds, the last row of the sheet as a dashed line."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._shares: tuple[tuple[int, float], ...] = ()
        self._rows = 0
        self.setAccessibleName(say("print-chart"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lengths(self, shares: tuple[tuple[int, float], ...], rows: int) -> None:
        """Show rounds with the share of games that take them; none hides the chart."""
        self._shares, self._rows = shares, rows
        self.setVisible(bool(shares))
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(self._style.px(200), self._style.px(_BAR + 8) + line)

    minimumSizeHint = sizeHint

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._shares:
            return
        style, px = self._style, self._style.px
        with QPainter(self) as painter:
            painter.setFont(style.type.text(13, 500))
            first, last = self._shares[0][0], self._shares[-1][0]
            each = self.width() / (last - first + 1)
            most = max(share for _, share in self._shares)
            foot = px(_BAR + 4)
            for rounds, share in self._shares:
                high = max(1.0, px(_BAR) * share / most)
                box = QRectF((rounds - first) * each, foot - high, max(1.0, each - px(2)), high)
                painter.fillRect(box, style.colour("teal" if rounds <= self._rows else "red"))
            painter.setPen(style.colour("ink"))
            painter.drawLine(0, foot, self.width(), foot)
            under = QRectF(0, foot + px(2), self.width(), painter.fontMetrics().height())
            flags = Qt.AlignmentFlag
            painter.setPen(style.colour("ink2"))
            painter.drawText(under, flags.AlignLeft | flags.AlignAbsolute, str(first))
            where = flags.AlignRight | flags.AlignAbsolute
            painter.drawText(under, where, say("print-rounds", count=last))
            if first <= self._rows < last:
                x = (self._rows - first + 1) * each - px(1)
                painter.setPen(QPen(style.colour("ink"), 1, Qt.PenStyle.DashLine))
                painter.drawLine(round(x), 0, round(x), foot)
                painter.setFont(style.type.text(13, 700))
                painter.setPen(style.colour("ink"))
                at = under.translated(x - self.width() / 2, 0)
                taken = painter.fontMetrics().horizontalAdvance(str(last)) + px(70)
                if px(24) < x < self.width() - taken:
                    painter.drawText(at, flags.AlignHCenter, str(self._rows))
