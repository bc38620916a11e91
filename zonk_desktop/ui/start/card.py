"""A card on the leather of the start page: a best game, which it opens."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import plain_tip
from zonk_desktop.words import say

#: Pixels of the smallest note.
_LEAST_NOTE = 12
#: How far each card is turned: they were put down by hand.
_TURNS = (-0.8, 0.35, -0.25, 0.6)


class StartCardView(NamedTuple):
    """The content of a card."""

    title: str
    name: str
    value: str
    note: str
    #: The note where there is little room.
    brief: str
    #: What a press does.
    opens: str
    game: int
    #: Of whoever it names: colour and symbol.
    look: int = 0


class BestCard(QAbstractButton):
    """The widget of a card, a little askew; a press opens its game."""

    def __init__(self, style: Style, view: StartCardView, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._style, self._view, self._turn = style, view, _TURNS[place % len(_TURNS)]
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(
            say("start-card", title=view.title, name=view.name, value=view.value)
        )
        self.setAccessibleDescription(view.note)
        self.setToolTip(plain_tip(view.opens))

    @property
    def view(self) -> StartCardView:
        return self._view

    def restyle(self, style: Style) -> None:
        self._style = style
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        with brush(self) as painter:
            middle = QRectF(self.rect()).center()
            painter.translate(middle)
            painter.rotate(0.0 if style.still or self.underMouse() else self._turn)
            painter.translate(-middle)
            box = QRectF(self.rect()).adjusted(px(4), px(4), -px(4), -px(5))
            painter.fillRect(box.translated(0, px(2)), QColor(0, 0, 0, 90))
            painter.fillRect(box, QColor(tokens.card))
            if self.hasFocus():
                focus_ring(painter, box.adjusted(3, 3, -3, -3), 0, style)
            pad = px(14 if box.width() > px(200) else 8)
            inside = box.adjusted(pad, 0, -pad, 0)
            low = box.height() < px(90)
            head = QRectF(inside.left(), box.top(), inside.width(), px(20 if low else 30))
            ink, ink2 = QColor(tokens.card_ink), QColor(tokens.card_ink2)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.setPen(ink)
            painter.setFont(fitted(style.type.text(14, 600), view.title, head.width(), px(9)))
            painter.drawText(head, left, view.title)
            painter.setPen(QPen(QColor(tokens.margin), 1))
            painter.drawLine(QLineF(box.left(), head.bottom(), box.right(), head.bottom()))
            tall = (box.bottom() - head.bottom()) * (1.0 if low else 0.64)
            self._line(painter, QRectF(inside.left(), head.bottom(), inside.width(), tall))
            if not low:
                note = QRectF(inside.left(), head.bottom() + tall, inside.width(), px(22))
                painter.setPen(ink2)
                words, font = self._told(note.width())
                painter.setFont(font)
                painter.drawText(note, int(left | Qt.AlignmentFlag.AlignTop), words)

    def _told(self, room: float) -> tuple[str, QFont]:
        """The note that can be read in this width, and its font; none where there is no room."""
        plain, least = self._style.type.text(14), self._style.px(_LEAST_NOTE)
        for words in (self._view.note, self._view.brief):
            font = fitted(plain, words, room, least)
            if QFontMetricsF(font).horizontalAdvance(words) <= room:
                return words, font
        return "", plain

    def _line(self, painter: QPainter, line: QRectF) -> None:
        """Disc, name, and the figure at the right."""
        style, view, px = self._style, self._view, self._style.px
        size = min(float(px(36)), line.height() - px(6))
        x = line.left()
        if line.width() > px(190):
            disc = QRectF(x, line.center().y() - size / 2, size, size)
            people.draw_look(painter, view.look, disc, style.tokens)
            x = disc.right() + px(10)
        room = line.right() - x
        figure = fitted(style.type.display(22), view.value, room * 0.62, px(11))
        wide = QFontMetricsF(figure).horizontalAdvance(view.value)
        name = fitted(style.type.display(21), view.name, room - wide - px(8), px(11))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(style.tokens.card_ink))
        painter.setFont(figure)
        painter.drawText(line, int(middle | Qt.AlignmentFlag.AlignRight), view.value)
        painter.setFont(name)
        box = QRectF(x, line.top(), room - wide - px(8), line.height())
        words = QFontMetricsF(name).elidedText(view.name, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignLeft), words)
