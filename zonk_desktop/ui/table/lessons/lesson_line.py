"""The line of a lesson, its tail on what it is about, and a cross that ends all lessons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolButton, QWidget

from zonk_desktop.stage.lessons import Place
from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.brush import brush, here
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.game_page import GamePage
from zonk_desktop.words import say


class LessonLine(QWidget):
    """One line over the foot of the felt; no key and no focus is its own."""

    #: There are to be no more lessons.
    no_more = Signal()

    def __init__(self, page: GamePage, notice: QWidget) -> None:
        """`notice`: the line above the buttons, which has its place before a lesson."""
        super().__init__(page)
        self._page, self._notice = page, notice
        self.text = ""
        self.place: Place = Place.FELT
        #: Where the words stand; the tail is beside it.
        self._box = QRectF()
        self.cross = QToolButton(self, autoRaise=True)
        self.cross.setObjectName("cross")
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cross.clicked.connect(self.no_more)
        for watched in (page, page.row, page.card, notice):
            watched.installEventFilter(self)
        page.dressed.connect(self._restyle)
        self._restyle()
        self.hide()

    @Slot()
    def _restyle(self) -> None:
        style = self._style
        self.cross.setIcon(icons.icon("close", style.tokens.surf))
        self.cross.setToolTip(say("lesson-no-more"))
        self.cross.setAccessibleName(say("lesson-no-more"))
        self.lay()

    @property
    def _style(self) -> Style:
        return self._page.over_look

    def show_text(self, text: str, at: Place = Place.FELT) -> None:
        """Show these words at this place; without words, nothing."""
        self.text, self.place = text, at
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.lay()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        moves = {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide}
        # Python may take a closed window apart before Qt does.
        if event.type() in moves and getattr(self, "text", None):
            self.lay()
        return False

    @Slot()
    def lay(self) -> None:
        """Lay the line where its tail points to what it is about."""
        if not self.text:
            return
        page, px = self._page, self._style.px
        font = self._style.type.text(16, 600)
        tall, tail, side, gap = px(44), px(10), px(24), px(8)
        room = page.width() - 2 * gap - side - px(44)
        font = fitted(font, self.text, room, 11)
        self.setFont(font)
        words = min(room, QFontMetricsF(font).horizontalAdvance(self.text))
        wide = round(words) + side + px(44)
        target = self._target()
        left = min(max(gap, target.center().x() - wide // 2), max(gap, page.width() - wide - gap))
        low, notice = target.top(), self._notice
        if notice.isVisible():
            # What was refused stands there first.
            place = QRect(page.mapFromGlobal(notice.mapToGlobal(notice.rect().topLeft())),
                          notice.size())  # fmt: skip
            low = min(low, place.top()) if place.intersects(page.rect()) else low
        box = QRect(left, low - tall - tail, wide, tall + tail)
        card = page.card
        found = QRect(card.mapTo(page, card.rect().topLeft()), card.size())
        if self.place is Place.FELT and card.isVisible() and found.intersects(box):
            # Beside the card, where there is room for it.
            free = found.left() - gap - wide, found.right() + gap
            box.moveLeft(next((x for x in free if gap <= x <= page.width() - wide - gap), left))
        self.setGeometry(box)
        self._box = QRectF(0, 0, wide, tall)
        middle = round(self._box.center().y())
        cross = QRectF(wide - side - px(12), middle - side // 2, side, side)
        self.cross.setGeometry(here(self, cross).toRect())
        self.raise_()
        self.update()

    def _target(self) -> QRect:
        """What it is about, in the page; the places of a low window lie outside of it."""
        page = self._page
        inside = page.rect()
        row = page.row.geometry().top() if page.isAncestorOf(page.row) else inside.bottom()
        if self.place is Place.FELT:
            return QRect(0, row, inside.width(), 1)
        button = {
            Place.ROLL: page.roll, Place.KEEP: page.keep,
            Place.STAY: page.stay, Place.CALL: page.call,
        }[self.place]  # fmt: skip
        found = QRect(page.mapFromGlobal(button.mapToGlobal(button.rect().topLeft())),
                      button.size())  # fmt: skip
        found.setTop(row)
        return found

    def paintEvent(self, _: QPaintEvent) -> None:
        style, box = self._style, self._box
        px, tokens = style.px, style.tokens
        target = self._target().center().x() - self.x()
        x = min(max(px(24), target), self.width() - px(24))
        edge, tip = box.bottom(), self.height()
        with brush(self) as painter:
            painter.setPen(QPen(QColor(tokens.ink), 1))
            painter.setBrush(QColor(tokens.ink))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6))
            if self.place is not Place.FELT:
                painter.drawPolygon(QPolygonF([
                    QPointF(x - px(9), edge), QPointF(x + px(9), edge), QPointF(x, tip),
                ]))  # fmt: skip
            painter.setPen(QColor(tokens.surf))
            painter.setFont(self.font())
            words = here(self, box.adjusted(px(16), 0, -px(44), 0))
            where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(words, where, self.text)
