"""The index card of hits: who has to take how many, why, and how the gate opens."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.ui import people
from zonk_desktop.ui.fonts import fitted
from zonk_desktop.ui.style import Style
from zonk_desktop.ui.widgets.flow import Flow


class CardView(NamedTuple):
    """One card."""

    seat: int
    title: str
    hits: int
    reasons: tuple[tuple[str, int], ...] = ()
    note: str = ""
    #: Text of a button and what it says; the flags are hollow while there are any.
    answers: tuple[tuple[str, tuple[str, ...]], ...] = ()
    taken: bool = False
    #: The title where it does not fit.
    short: str = ""


class HitsCard(QWidget):
    """A card with its buttons."""

    said = Signal(object)

    def __init__(self, style: Style, view: CardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._view = view
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(". ".join([view.title, view.note]))
        px = style.px
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), self._top(), px(14), px(10))
        if view.answers:
            row = QWidget(self)
            flow = Flow(px(8), row)
            flow.setContentsMargins(0, px(6), 0, 0)
            for text, words in view.answers:
                button = QPushButton(text, row)
                button.setFont(style.type.text(15, 600))
                button.setProperty("words", words)
                button.clicked.connect(self._clicked)
                flow.addWidget(button)
            layout.addWidget(row)

    def _clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.said.emit(tuple(sender.property("words")))

    def _line(self) -> int:
        return round(QFontMetricsF(self._style.type.text(15)).height() * 1.3)

    def _top(self) -> int:
        px = self._style.px
        rows = len(self._view.reasons) * self._line()
        note = 0
        if self._view.note:
            room = max(120, self.width() - px(28))
            box = QFontMetricsF(self._style.type.text(14)).boundingRect(
                QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, self._view.note
            )
            note = round(box.height()) + px(14)
        return px(62) + rows + note + px(8)

    def resizeEvent(self, event: object) -> None:
        layout = self.layout()
        px = self._style.px
        if layout is not None:
            layout.setContentsMargins(px(14), self._top(), px(14), px(10))

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        px = self._style.px
        layout = self.layout()
        extra = 0
        if layout is not None and self._view.answers:
            item = layout.itemAt(0)
            widget = item.widget() if item is not None else None
            inner = widget.layout() if widget is not None else None
            if inner is not None:
                extra = inner.heightForWidth(max(120, self.width() - px(28)))
        return QSize(px(260), self._top() + extra + px(14))

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(px(2), px(1), -px(2), -px(5))
        for step in range(px(4)):
            painter.fillRect(box.adjusted(-step * 0.4, 2, step * 0.4, step), QColor(60, 35, 10, 14))
        path = QPainterPath()
        path.addRoundedRect(box, 3, 3)
        painter.fillPath(path, QColor(tokens.card))
        disc = QRectF(box.left() + px(12), box.top() + px(11), px(34), px(34))
        if view.seat >= 0:
            people.draw_disc(painter, view.seat, disc, style)
        left = disc.right() + px(10) if view.seat >= 0 else box.left() + px(14)
        flags = self._flags(painter, box)
        room = flags - left - px(8)
        text = view.title
        font = fitted(style.type.display(24), text, room, 18)
        if view.short and QFontMetricsF(font).horizontalAdvance(text) > room:
            text = view.short
            font = fitted(style.type.display(24), text, room, 18)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.card_ink))
        title = measure.elidedText(text, Qt.TextElideMode.ElideRight, room)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, box.top(), room + 2, px(56)), middle, title)
        y = box.top() + px(56)
        painter.setPen(QPen(QColor(tokens.margin), 1.4))
        painter.drawLine(round(box.left()), round(y), round(box.right()), round(y))
        y += px(4)
        painter.setFont(style.type.text(15, 500))
        line = self._line()
        for text, count in view.reasons:
            spot = QRectF(box.left() + px(14), y, box.width() - px(28), line)
            painter.setPen(QColor(tokens.card_ink))
            words = QFontMetricsF(painter.font()).elidedText(
                text, Qt.TextElideMode.ElideRight, spot.width() - px(30)
            )
            painter.drawText(spot, middle, words)
            painter.drawText(
                spot, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(count)
            )
            y += line
        if view.note:
            painter.setPen(QColor(tokens.card_ink2))
            painter.setFont(style.type.text(14, 500))
            spot = QRectF(box.left() + px(14), y + px(4), box.width() - px(28), 1000)
            painter.drawText(spot, Qt.TextFlag.TextWordWrap, view.note)

    def _flags(self, painter: QPainter, box: QRectF) -> float:
        """Pennants: hollow while still to be taken. Gives back where they begin."""
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        if view.hits <= 0:
            return box.right() - px(10)
        size = px(24)
        mark = marks.path("flag")
        pitch = mark.width * size + px(5)
        count = view.hits if view.hits <= 5 else 1
        right = box.right() - px(14)
        if view.hits > 5:
            font = style.type.display(22)
            painter.setFont(font)
            painter.setPen(QColor(tokens.flag))
            width = QFontMetricsF(font).horizontalAdvance(str(view.hits))
            painter.drawText(
                QRectF(right - width, box.top(), width + 2, px(56)),
                Qt.AlignmentFlag.AlignVCenter,
                str(view.hits),
            )
            right -= width + px(6)
        x = right - pitch * count
        for place in range(count):
            painter.save()
            painter.translate(x + place * pitch, box.top() + px(28))
            painter.scale(size, size)
            if view.taken:
                painter.fillPath(mark.path, QColor(tokens.flag))
            else:
                painter.setPen(QPen(QColor(tokens.flag), 0.06))
                painter.drawPath(mark.path)
            painter.restore()
        return x
