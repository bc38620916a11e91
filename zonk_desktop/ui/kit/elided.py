"""A label that elides its text: the end becomes three dots, the tooltip has it whole."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from zonk_desktop.ui.kit.brush import mirrored
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.wording import plain_tip


class Elided(PlainLabel):
    """A label of one line of plain text, elided to its width."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def _shown(self) -> str:
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _tell(self) -> None:
        self.setToolTip(plain_tip(self.text()) if self._shown() != self.text() else "")

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().windowText().color())
            room, measure = self.contentsRect(), QFontMetricsF(self.font())
            # On the line of its own face, however high another one is that lends letters.
            base = room.top() + (room.height() - measure.height()) / 2 + measure.ascent()
            words = self._shown()
            box = QRectF(room.left(), 0, measure.horizontalAdvance(words), 0)
            if self.isRightToLeft():
                box = mirrored(box, QRectF(room))
            painter.drawText(QPointF(box.left(), base), words)
