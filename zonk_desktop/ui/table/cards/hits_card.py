"""The index card of hits in the dock: those of the turn, the Halftime Show, or the tally."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.ui.table.cards import pennants
from zonk_desktop.ui.table.cards.pennants import PennantLook

_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class CardRow(NamedTuple):
    """A row of a card: what it is about, and its figure."""

    text: str
    figure: int | str
    #: How the pennant before it hangs.
    look: PennantLook | None = None
    #: Whose disc stands before it, -1 for nobody's.
    seat: int = -1
    #: What is said of it to those who cannot see it.
    note: str = ""

    @property
    def told(self) -> str:
        return read_out(f"{self.text} {self.figure}", self.note)


class CardView(NamedTuple):
    """The content of a card, in the dock or on the felt."""

    title: str
    rows: tuple[CardRow, ...] = ()
    #: Whose it is, -1 for nobody's.
    seat: int = -1
    note: str = ""
    #: The title where it does not fit.
    short: str = ""
    #: A mark of the sheet at the end of the title.
    sign: str = ""


class HitsCard(QWidget):
    """The widget of the card."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._view = CardView("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.updateGeometry()
        self.update()

    @property
    def view(self) -> CardView:
        return self._view

    def show_view(self, view: CardView) -> None:
        if view == self._view:
            return
        self._view = view
        self.setAccessibleName(read_out(view.title, view.note))
        self.setAccessibleDescription(", ".join(f"{row.text} {row.figure}" for row in view.rows))
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return round(QFontMetricsF(self._style.type.text(15)).height() * 1.3)

    def _face(self) -> QRectF:
        """The card, without the shadow round it."""
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(2), px(1), -px(2), -px(5))

    def sizeHint(self) -> QSize:
        px, note = self._style.px, 0
        if self._view.note:
            room = max(120.0, self._face().width() - px(28))
            box = QFontMetricsF(self._style.type.text(14)).boundingRect(
                QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, self._view.note
            )
            note = round(box.height()) + px(6)
        return QSize(px(200), px(56 + 22) + len(self._view.rows) * self._line() + note)

    def resizeEvent(self, event: object) -> None:
        # The note may need another line now.
        self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        with brush(self) as painter:
            box = self._face()
            for step in range(px(4)):
                shade = QColor(60, 35, 10, 14)
                painter.fillRect(box.adjusted(-step * 0.4, 2, step * 0.4, step), shade)
            path = QPainterPath()
            path.addRoundedRect(box, 3, 3)
            painter.fillPath(path, QColor(tokens.card))
            head = px(56)
            left, right = box.left() + px(14), box.right() - px(14)
            if view.seat >= 0:
                size = head - px(20)
                disc = QRectF(box.left() + px(12), box.top() + (head - size) / 2, size, size)
                people.draw_disc(painter, view.seat, disc, style)
                left = disc.right() + px(10)
            if view.sign:
                right = self._sign(painter, box, head) - px(8)
            room = right - left
            font = fitted(style.type.display(24), view.title, room, 18)
            text = view.title
            if view.short and QFontMetricsF(font).horizontalAdvance(text) > room:
                text = view.short
                font = fitted(style.type.display(24), text, room, 18)
            painter.setFont(font)
            painter.setPen(QColor(tokens.card_ink))
            title = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, box.top(), room + 2, head), _MIDDLE, title)
            y = box.top() + head
            painter.setPen(QPen(QColor(tokens.margin), 1.4))
            painter.drawLine(round(box.left()), round(y), round(box.right()), round(y))
            line = QRectF(box.left() + px(14), y + px(4), box.width() - px(28), self._line())
            for row in view.rows:
                self._row(painter, QRectF(line), row)
                line.translate(0, line.height())
            if view.note:
                painter.setPen(QColor(tokens.card_ink2))
                painter.setFont(style.type.text(14, 500))
                spot = QRectF(line.left(), line.top() + px(4), line.width(), 1000)
                painter.drawText(spot, Qt.TextFlag.TextWordWrap, view.note)

    def _row(self, painter: QPainter, box: QRectF, row: CardRow) -> None:
        """Paint what it is, behind its pennant or disc, and its figure."""
        px, look = self._style.px, row.look
        size = box.height() * 0.86
        mark = QRectF(box.left(), box.center().y() - size / 2, size, size)
        painter.setPen(self._style.colour("card_ink"))
        if look is not None:
            pennants.draw(painter, self._style, mark, look)
            box.setLeft(box.left() + pennants.width(size) + px(8))
        elif row.seat >= 0:
            people.draw_disc(painter, row.seat, mark, self._style)
            box.setLeft(mark.right() + px(8))
        font = self._style.type.text(15, 500)
        font.setStrikeOut(look is PennantLook.TORN)
        painter.setFont(font)
        painter.setPen(self._style.colour("card_ink"))
        figure = f"+{row.figure}" if look is PennantLook.LOOSE else str(row.figure)
        measure = QFontMetricsF(font)
        room = box.width() - max(float(px(30)), measure.horizontalAdvance(f" {figure}"))
        words = measure.elidedText(row.text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, _MIDDLE, words)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(box, right, figure)

    def _sign(self, painter: QPainter, box: QRectF, head: int) -> float:
        """Paint the sheet's mark for what the card tells. Returns where it begins."""
        px = self._style.px
        mark, size = marks.path(self._view.sign), px(26)
        x = box.right() - px(14) - mark.width * size
        painter.save()
        painter.translate(x, box.top() + head / 2)
        painter.scale(size, size)
        painter.fillPath(mark.path, self._style.colour("flag"))
        painter.restore()
        return x
