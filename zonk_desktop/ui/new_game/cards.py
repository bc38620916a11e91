"""Cards of the computer players, with their strength by the rules chosen."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from zonk_desktop.players.character import Character, characters
from zonk_desktop.players.strength import MOST_PEGS, Strength, strengths
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, printed, shortened
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.words import say
from zonk_desktop.words import text as text_of

_WIDE, _GAP, _MOST_COLUMNS = 250, 12, 3
#: How high a card is with much room, with less, and where its line goes for want of it.
HIGHS = 84, 72, 48
#: Of the type below a name: as it is, and as small as it gets.
_TEXT, _LEAST = 14, 12


class Card(QPushButton):
    """Card of one character: portrait, name, line, pegs. Pressed, it sits down."""

    def __init__(self, style: Style, one: Character) -> None:
        super().__init__()
        self.one = one
        self._style = style
        self._look = 0
        self._strength: Strength | None = None
        self._note = ""
        self._high = HIGHS[0]
        #: The type below the name: the same on all cards.
        self.small = style.type.text(_TEXT)
        self.setAutoDefault(False)
        self.set_high(HIGHS[0])
        self.setAccessibleName(text_of(one.name))

    def set_high(self, high: int) -> None:
        self._high = high
        self.setMinimumSize(self._style.px(200), self._style.px(high))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(_WIDE), self._style.px(self._high))

    def show_state(
        self, look: int, strength: Strength | None, note: str, reason: str
    ) -> None:  # fmt: skip
        """Show colour, strength, a word behind the name, and why it cannot come."""
        self._look, self._strength, self._note = look, strength, note
        block(self, reason)
        about = [text_of(self.one.line), self._told(), reason]
        said = "\n".join(filter(None, about))
        self.setToolTip(plain_tip(said))
        self.setAccessibleDescription(said)
        self.update()

    def _told(self) -> str:
        """The strength in a sentence."""
        found = self._strength
        if found is None:
            return ""
        wins, even = round(100 * found.wins.value), round(100 * found.even)
        return say("seat-strength", wins=wins, games=found.games, even=even)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, px = self._style, self._style.tokens, self._style.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            away = bool(self.property("blocked"))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            edge = tokens.ink if self.underMouse() and not away else tokens.ctl
            radius = px(8)
            if away:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(edge), 1, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(box, radius, radius)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(edge))
                painter.drawRoundedRect(box, radius, radius)
                painter.setPen(QPen(QColor(edge), 1))
                painter.setBrush(style.colour("raise_"))
                low = 1 if self.isDown() else px(3)
                painter.drawRoundedRect(box.adjusted(0, 0, 0, -low), radius, radius)
            self._matter(painter, self._inside(), away=away)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(style.colour("focus"), px(3)))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)

    def _inside(self) -> QRectF:
        px = self._style.px
        return QRectF(self.rect()).adjusted(px(12) + 1, 1, -px(8) - 1, -px(2) - 1)

    def _side(self, box: QRectF) -> int:
        """The side of the portrait."""
        roomy = box.width() >= self._style.px(250) and self._high != HIGHS[-1]
        return self._style.px(48 if roomy else 40)

    def fits(self) -> QFont:
        """The font in which its line would fit."""
        box = self._inside()
        room = box.width() - self._side(box) - self._style.px(10)
        return fitted(self._style.type.text(_TEXT), text_of(self.one.line), room, _LEAST)

    def least_width(self) -> int:
        """Narrower, and its line is cut."""
        measure = QFontMetricsF(self._style.type.text(_LEAST))
        line = ceil(measure.horizontalAdvance(text_of(self.one.line)))
        return line + self._style.px(12 + 40 + 10 + 8) + 3

    def _matter(self, painter: QPainter, box: QRectF, *, away: bool) -> None:
        """Paint the content of the card."""
        style, tokens, px = self._style, self._style.tokens, self._style.px
        side = self._side(box)
        disc = QRectF(box.left(), box.center().y() - side / 2, side, side)
        painter.setOpacity(0.6 if away else 1.0)
        people.draw_look(painter, self._look, disc, tokens, self.one.portrait)
        painter.setOpacity(1.0)
        left = disc.right() + px(10)
        room = box.right() - left
        line = text_of(self.one.line)
        head, text = style.type.display(18), self.small
        high, low = QFontMetricsF(head).height(), QFontMetricsF(text).height() + px(2)
        told = self._high != HIGHS[-1] or self._strength is None
        lines = 1 + told + (self._strength is not None)
        top = box.center().y() - (high + (lines - 1) * low) / 2
        ink = QColor(tokens.ink2 if away else tokens.ink)
        painter.setFont(head)
        painter.setPen(ink)
        name = text_of(self.one.name)
        painter.drawText(QRectF(left, top, room, high), name)
        wide = painter.fontMetrics().horizontalAdvance(name) + px(8)
        painter.setFont(text)
        painter.setPen(QColor(tokens.ink2))
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._note and wide < room:
            painter.drawText(
                QRectF(left + wide, top, room - wide, high), middle,
                _cut(painter, self._note, room - wide),
            )  # fmt: skip
        top += high
        if told:
            painter.drawText(QRectF(left, top, room, low), middle, _cut(painter, line, room))
            top += low
        if self._strength is not None:
            self._pegs(painter, QRectF(left, top, room, low), self._strength)

    def _pegs(self, painter: QPainter, box: QRectF, found: Strength) -> None:
        """Paint pegs by its strength, and its share of the games."""
        style, px = self._style, self._style.px
        side = px(9)
        teal = style.colour("teal")
        painter.setPen(QPen(teal, 1.2))
        for n in range(MOST_PEGS):
            painter.setBrush(teal if n < found.pegs else Qt.BrushStyle.NoBrush)
            at = QPointF(box.left() + side / 2 + n * (side + px(4)), box.center().y())
            painter.drawEllipse(at, side / 2, side / 2)
        left = MOST_PEGS * (side + px(4)) + px(4)
        painter.setPen(style.colour("ink2"))
        wins = say("new-game-wins", wins=round(100 * found.wins.value))
        room = box.width() - left
        painter.drawText(
            QRectF(box.left() + left, box.top(), room, box.height()),
            Qt.AlignmentFlag.AlignVCenter, _cut(painter, wins, room),
        )  # fmt: skip


def _cut(painter: QPainter, text: str, room: float) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room))


class Cards(QWidget):
    """All cards below a heading, in as many columns as there is room for."""

    chosen = Signal(object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        px = style.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        head = QHBoxLayout()
        self._sources: tuple[str, ...] = ("",)
        self._title = title = QLabel(say("new-game-always-free"))
        title.setFont(style.type.display(21))
        title.setStyleSheet(f"color: {style.tokens.ink};")
        head.addWidget(title)
        #: Where the figures come from.
        self.source = QLabel()
        self.source.setTextFormat(Qt.TextFormat.PlainText)
        self.source.setFont(style.type.text(14))
        self.source.setStyleSheet(f"color: {style.tokens.ink2};")
        self.source.setWordWrap(True)
        self.source.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.source, 1)
        column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(px(_GAP))
        self._columns = 0
        column.addLayout(self._grid)
        self.cards = [Card(style, one) for one in characters()]
        for card in self.cards:
            card.clicked.connect(lambda _=False, card=card: self._pressed(card))
        self._deal(_MOST_COLUMNS)

    def show_state(self, seating: Seating, rules: str, name: str) -> None:
        """Show who sits already, and how strong they are by these rules."""
        known: Mapping[str, Strength] = strengths(rules)
        looks = seating.would_look()
        for card in self.cards:
            note = reason = ""
            if any(seat.character == card.one.key for seat in seating.seats):
                note = reason = say("new-game-sits-already")
            elif seating.teamed:
                reason = say("new-game-no-teams-with-computers")
            elif seating.full:
                reason = say("new-game-the-table-is-full")
            card.show_state(looks[card.one.key], known.get(card.one.key), note, reason)
        found = next(iter(known.values()), None)
        if found is None:
            self._sources = (say("new-game-strength-unknown"),)
        else:
            even = round(100 * found.even)
            whole = say(
                "new-game-strength",
                rules=shortened(printed(name), 30),
                players=round(1 / found.even),
                games=found.games,
                even=even,
            )
            brief = say("new-game-strength-brief", games=found.games, even=even)
            self._sources = (whole, brief)
        self._tell_source()

    def _tell_source(self) -> None:
        """Tell where the figures come from, in one line if there is one that fits."""
        measure = self.source.fontMetrics()
        room = self.width() - self._title.sizeHint().width() - self._style.px(12)
        fit = (one for one in self._sources if measure.horizontalAdvance(one) <= room)
        self.source.setText(next(fit, self._sources[-1]))
        self.source.setToolTip(plain_tip(self._sources[0]))

    def set_high(self, high: int) -> None:
        for card in self.cards:
            card.set_high(high)

    def _pressed(self, card: Card) -> None:
        if not card.property("blocked"):
            self.chosen.emit(card.one)

    def _deal(self, columns: int) -> None:
        if columns == self._columns:
            return
        for n in range(self._columns):
            self._grid.setColumnStretch(n, 0)
        self._columns = columns
        for n, card in enumerate(self.cards):
            self._grid.addWidget(card, n // columns, n % columns)
        for n in range(columns):
            self._grid.setColumnStretch(n, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_source()
        gap = self._style.px(_GAP)
        least = max(card.least_width() for card in self.cards)
        room = (event.size().width() + gap) // (least + gap)
        self._deal(max(1, min(_MOST_COLUMNS, room)))
        self._grid.activate()
        small = min((card.fits() for card in self.cards), key=QFont.pixelSize)
        for card in self.cards:
            card.small = small
            card.update()
