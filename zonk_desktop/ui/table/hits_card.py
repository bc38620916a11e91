"""The index card of hits: who has to take how many, why, and how the gate opens."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from zonk_desktop.engine.actions import Action
from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.ui.table import pennants
from zonk_desktop.ui.table.pennants import Look

#: More pennants than these are one and a number.
_MOST_FLAGS = 5
_FILL_MS = 180
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class CardView(NamedTuple):
    """The content of a card of hits."""

    seat: int
    title: str
    hits: int
    reasons: tuple[tuple[str, int | str], ...] = ()
    note: str = ""
    #: Text of a button and what it does; the flags are hollow while there are any.
    answers: tuple[tuple[str, Action], ...] = ()
    taken: bool = False
    #: The title where it does not fit.
    short: str = ""
    #: How the pennant of each reason hangs.
    looks: tuple[Look, ...] = ()
    #: Whose disc stands before each reason.
    seats: tuple[int, ...] = ()
    #: A mark of the sheet at the end of the title.
    sign: str = ""


class HitsCard(QWidget):
    """The widget of a card with its buttons."""

    #: An action, as a button on the card does it.
    answered = Signal(object)
    #: The gate has opened: every pennant is filled.
    filled = Signal()

    def __init__(self, style: Style, view: CardView) -> None:
        super().__init__()
        self._style = style
        self._view = view
        self._compact = False
        #: Pennants filled so far, while the gate opens.
        self._filled = 0
        self._filling = QVariantAnimation(self)
        self._filling.valueChanged.connect(self._fills)
        self._filling.finished.connect(self.filled)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        why = [f"{text} {count}" for text, count in view.reasons]
        self.setAccessibleName(read_out(view.title, view.note))
        self.setAccessibleDescription(", ".join(why))
        px = style.px
        layout = QVBoxLayout(self)
        self._place()
        if view.answers:
            row = QWidget(self)
            flow = Flow(px(8), row)
            flow.setContentsMargins(0, px(4), 0, 0)
            for place, (text, _) in enumerate(view.answers):
                button = QPushButton(text, row)
                button.setFont(style.type.text(15, 600))
                # The card is light in the dark as well, and so is what lies on it.
                button.setProperty("card", True)
                button.setProperty("answer", place)
                button.clicked.connect(self._clicked)
                flow.addWidget(button)
            layout.addWidget(row)

    @property
    def view(self) -> CardView:
        return self._view

    def set_compact(self, compact: bool) -> None:
        """Set the compact layout: buttons before the reasons, a tally in two columns."""
        if compact != self._compact:
            self._compact = compact
            self._place()
            self.updateGeometry()
            self.update()

    def fill(self) -> None:
        """Animate taking the hits: the pennants fill one by one."""
        self.setEnabled(False)
        count = min(self._view.hits, _MOST_FLAGS)
        self._filling.setDuration(_FILL_MS * count)
        self._filling.setStartValue(0)
        self._filling.setEndValue(count)
        self._filling.start()

    def _fills(self, value: object) -> None:
        self._filled = int(value) if isinstance(value, int) else 0
        self.update()

    def _clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            _, action = self._view.answers[int(sender.property("answer"))]
            self.answered.emit(action)

    def _line(self) -> int:
        return round(QFontMetricsF(self._style.type.text(15)).height() * 1.3)

    def _columns(self) -> int:
        """Two where there is little height and every reason is whole in half of the width."""
        px, reasons = self._style.px, self._reasons()
        if not self._compact or self._view.seat >= 0 or not reasons:
            return 1
        measure = QFontMetricsF(self._style.type.text(15, 500))
        mark = 0.86 * self._line() + px(8) if self._view.seats else 0.0
        need = max(
            measure.horizontalAdvance(text)
            + max(float(px(30)), measure.horizontalAdvance(f" {count}"))
            for text, count in reasons
        )
        return 2 if 2 * (mark + need) + px(24) <= self._face().width() - px(28) else 1

    def _reasons(self) -> tuple[tuple[str, int | str], ...]:
        """The reasons to show; they give way to buttons."""
        return () if self._compact and self._view.answers else self._view.reasons

    def _face(self) -> QRectF:
        """The card, without the shadow round it."""
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(2), px(1), -px(2), -px(5))

    def _head(self) -> int:
        return self._style.px(44 if self._compact else 56)

    def _top(self) -> int:
        px = self._style.px
        rows = -(-len(self._reasons()) // self._columns()) * self._line()
        note = 0
        if self._view.note:
            room = max(120.0, self._face().width() - px(28))
            box = QFontMetricsF(self._style.type.text(14)).boundingRect(
                QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, self._view.note
            )
            note = round(box.height()) + px(6)
        return self._head() + px(6) + rows + note + px(4)

    def _place(self) -> None:
        layout = self.layout()
        px = self._style.px
        if layout is not None:
            layout.setContentsMargins(px(14), self._top(), px(14), px(10))

    def resizeEvent(self, event: object) -> None:
        self._place()
        # The note may need another line now.
        self.updateGeometry()

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
        return QSize(px(200), self._top() + extra + px(12))

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        with brush(self) as painter:
            box = self._face()
            for step in range(px(4)):
                painter.fillRect(
                    box.adjusted(-step * 0.4, 2, step * 0.4, step), QColor(60, 35, 10, 14)
                )
            path = QPainterPath()
            path.addRoundedRect(box, 3, 3)
            painter.fillPath(path, QColor(tokens.card))
            head = self._head()
            size = head - px(20)
            disc = QRectF(box.left() + px(12), box.top() + (head - size) / 2, size, size)
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
            painter.drawText(QRectF(left, box.top(), room + 2, head), _MIDDLE, title)
            y = box.top() + head
            painter.setPen(QPen(QColor(tokens.margin), 1.4))
            painter.drawLine(round(box.left()), round(y), round(box.right()), round(y))
            y += px(4)
            painter.setFont(style.type.text(15, 500))
            y += self._tell(painter, QRectF(box.left(), y, box.width(), 0))
            if view.note:
                painter.setPen(QColor(tokens.card_ink2))
                painter.setFont(style.type.text(14, 500))
                spot = QRectF(box.left() + px(14), y + px(4), box.width() - px(28), 1000)
                painter.drawText(spot, Qt.TextFlag.TextWordWrap, view.note)

    def _tell(self, painter: QPainter, box: QRectF) -> float:
        """Paint the reasons, in as many columns as there are; returns their height."""
        px, line, y = self._style.px, self._line(), box.top()
        columns = self._columns()
        wide = (box.width() - px(28) - px(24) * (columns - 1)) / columns
        told = self._reasons()
        rows = -(-len(told) // columns)
        for place, (text, count) in enumerate(told):
            column, row = divmod(place, max(1, rows))
            spot = QRectF(
                box.left() + px(14) + column * (wide + px(24)), y + row * line, wide, line
            )
            painter.setPen(self._style.colour("card_ink"))
            look = self._view.looks[place] if self._view.looks else None
            if look is not None:
                size = line * 0.86
                flag = QRectF(spot.left(), spot.center().y() - size / 2, size, size)
                pennants.draw(painter, self._style, flag, look)
                spot.setLeft(spot.left() + pennants.width(size) + px(8))
            if self._view.seats:
                size = line * 0.86
                spot.setLeft(spot.left() + size + px(8))
                disc = QRectF(spot.left() - size - px(8), spot.center().y() - size / 2, size, size)
                people.draw_disc(painter, self._view.seats[place], disc, self._style)
            font = painter.font()
            font.setStrikeOut(look is Look.TORN)
            painter.setFont(font)
            measure = QFontMetricsF(painter.font())
            room = spot.width() - max(float(px(30)), measure.horizontalAdvance(f" {count}"))
            words = measure.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(spot, _MIDDLE, words)
            painter.drawText(
                spot,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                f"+{count}" if look is Look.LOOSE else str(count),
            )
        return rows * line

    def _sign(self, painter: QPainter, box: QRectF) -> float:
        """Paint the sheet's mark for what the card tells. Returns where it begins."""
        px = self._style.px
        mark, size = marks.path(self._view.sign), px(26)
        x = box.right() - px(14) - mark.width * size
        painter.save()
        painter.translate(x, box.top() + self._head() / 2)
        painter.scale(size, size)
        painter.fillPath(mark.path, self._style.colour("flag"))
        painter.restore()
        return x

    def _flags(self, painter: QPainter, box: QRectF) -> float:
        """Pennants: hollow while still to be taken. Returns where they begin."""
        style, tokens, view = self._style, self._style.tokens, self._view
        px = style.px
        if view.sign:
            return self._sign(painter, box)
        if view.hits <= 0 or view.looks:
            # Each reason has its own pennant.
            return box.right() - px(10)
        size = px(24)
        mark = marks.path("flag")
        pitch = mark.width * size + px(5)
        count = view.hits if view.hits <= _MOST_FLAGS else 1
        right = box.right() - px(14)
        if view.hits > _MOST_FLAGS:
            font = style.type.display(22)
            painter.setFont(font)
            painter.setPen(QColor(tokens.flag))
            width = QFontMetricsF(font).horizontalAdvance(str(view.hits))
            painter.drawText(
                QRectF(right - width, box.top(), width + 2, self._head()),
                Qt.AlignmentFlag.AlignVCenter,
                str(view.hits),
            )
            right -= width + px(6)
        x = right - pitch * count
        for place in range(count):
            painter.save()
            painter.translate(x + place * pitch, box.top() + self._head() / 2)
            painter.scale(size, size)
            if view.taken or place < self._filled:
                painter.fillPath(mark.path, QColor(tokens.flag))
            else:
                painter.setPen(QPen(QColor(tokens.flag), 0.06))
                painter.drawPath(mark.path)
            painter.restore()
        return x
