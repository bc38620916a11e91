"""Cards of the computer players, with their strength by the rules chosen."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, inf

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from zonk_desktop.players.character import Character, characters
from zonk_desktop.players.strength import MOST_PEGS, Strength, strengths
from zonk_desktop.ui.kit import lay, people
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.laid import Laid, Node, Role, Text
from zonk_desktop.ui.kit.laid import lay as laid_out
from zonk_desktop.ui.kit.painted import Column, Gap, Picture, Row
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import plain_tip, printed, shortened
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.words import say
from zonk_desktop.words import text as text_of

_WIDE, _GAP, _MOST_COLUMNS = 250, 12, 3
#: How high a card is with much room, with less, and where its line goes for want of it.
HIGHS = 84, 72, 48
#: Of what stands below a name, and the share that its letters keep.
_SMALL, _LEAST = Role("text", 14, 500, "ink2"), 12 / 14
#: Edges of a card, and the gap beside the portrait.
_LEFT, _RIGHT, _BESIDE = 12, 8, 10


def _peg(full: bool) -> Picture:
    def draw(painter: QPainter, box: QRectF, style: Style) -> None:
        painter.setPen(QPen(style.colour("teal"), 1.2))
        painter.setBrush(style.colour("teal") if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)

    return Picture(9, 9, draw)


class Card(QPushButton):
    """Card of one character: portrait, name, line, pegs. Pressed, it sits down."""

    def __init__(self, style: Style, one: Character) -> None:
        super().__init__()
        self.one = one
        self._style = style
        self._look = 0
        self._strength: Strength | None = None
        self._note = ""
        #: The size of letters of the line: the same on all cards; 0 for what has room.
        self.small = 0
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

    def show_state(self, look: int, strength: Strength | None, note: str, reason: str) -> None:
        """Show colour, strength, a word behind the name, and why it cannot come."""
        self._look, self._strength, self._note = look, strength, note
        block(self, reason)
        about = [text_of(self.one.line), self._told(), reason]
        said = "\n".join(filter(None, about))
        self.setToolTip(plain_tip(said))
        self.setAccessibleDescription(said)
        self.update()

    def _told(self) -> str:
        found = self._strength
        if found is None:
            return ""
        wins, even = round(100 * found.wins.value), round(100 * found.even)
        return say("seat-strength", wins=wins, games=found.games, even=even)

    def paintEvent(self, _: QPaintEvent) -> None:
        style, tokens, px = self._style, self._style.tokens, self._style.px
        with brush(self) as painter:
            away = bool(self.property("blocked"))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            edge = QColor(tokens.ink if self.underMouse() and not away else tokens.ctl)
            radius = px(8)
            painter.setPen(QPen(edge, 1, Qt.PenStyle.DashLine if away else Qt.PenStyle.SolidLine))
            painter.setBrush(Qt.BrushStyle.NoBrush if away else edge)
            painter.drawRoundedRect(box, radius, radius)
            if not away:
                painter.setBrush(style.colour("raise_"))
                low = 1 if self.isDown() else px(3)
                painter.drawRoundedRect(box.adjusted(0, 0, 0, -low), radius, radius)
            self.laid().paint(painter)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(style.colour("focus"), px(3)))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)

    def laid(self) -> Laid:
        px = self._style.px
        box = QRectF(self.rect()).adjusted(px(_LEFT) + 1, 1, -px(_RIGHT) - 1, -px(2) - 1)
        return laid_out(self.tree(), box, self._style, most={"line": self.small},
                        mirrored=self.isRightToLeft())  # fmt: skip

    def _side(self) -> int:
        roomy = self.width() >= self._style.px(272) and self._high != HIGHS[-1]
        return 48 if roomy else 40

    def least_width(self) -> int:
        """Narrower, and its line is cut."""
        least = _SMALL._replace(size=_SMALL.size * _LEAST)
        line = Text(text_of(self.one.line), least).size(self._style, inf).width()
        return ceil(line) + self._style.px(_LEFT + 40 + _BESIDE + _RIGHT) + 3

    def tree(self) -> Node:
        """Portrait, name, line and pegs; the line goes where there is no height for it."""
        ink = "ink2" if self.property("blocked") else "ink"
        name = Text(text_of(self.one.name), Role("display", 18, colour=ink), name="name")
        note = Text(self._note, _SMALL)
        line = Text(text_of(self.one.line), _SMALL, (_LEAST,), kin="line", spare=True)
        pegs: Node | None = None
        if self._strength is not None:
            wins = say("new-game-wins", wins=round(100 * self._strength.wins.value))
            found = (_peg(n < self._strength.pegs) for n in range(MOST_PEGS))
            pegs = Row((*found, Gap(), Text(wins, _SMALL, (_LEAST,), kin="line")), 4)
        side = self._side()
        words = Column((Row((name, Gap(8), note)), line, pegs), 2)
        return Row((Picture(side, side, self._portrait), Gap(_BESIDE), words))

    def _portrait(self, painter: QPainter, box: QRectF, style: Style) -> None:
        painter.setOpacity(0.6 if self.property("blocked") else 1.0)
        people.draw_look(painter, self._look, box, style.tokens, self.one.portrait)


class Cards(QWidget):
    """All cards below a heading, in as many columns as there is room for."""

    chosen = Signal(object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._sources: tuple[str, ...] = ("",)
        self._title = lay.label(style, say("new-game-always-free"), "heading")
        #: Where the figures come from.
        self.source = lay.label(style, "", "note", wrap=True)
        self.source.setAlignment(lay.RIGHT | lay.BOTTOM)
        self._grid = lay.grid(style, gap=_GAP)
        self._columns = 0
        lay.column(style, lay.row(style, self._title, (self.source, 1)), self._grid, gap=8, on=self)
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
        for card in self.cards:
            card.small = 0
        found = [size for card in self.cards for size in (card.laid().letters.get("line"),) if size]
        for card in self.cards:
            card.small = min(found, default=0)
            card.update()
