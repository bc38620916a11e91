"""The pad of New game: a line for each player, and one for the next name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.new_game.discs import PlusDisc
from zonk_desktop.ui.new_game.row import ROW, PlayerRow, Wants
from zonk_desktop.ui.new_game.seats import MOST_NAME, Seating
from zonk_desktop.words import say

#: What can be chosen in a line, in the order of Tab.
_PARTS = ["grip", "disc", "gender", "key", "team", "level", "scorekeeper", "packer", "close"]


class SeatPad(QFrame):
    """The widget of the pad: paper with a gum strip, a rule below every line."""

    #: Somebody is to sit down under the name that is written.
    written = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.wants = Wants(self)
        self.wants.offered.connect(self._offer)
        #: Where a line that is being dragged would go, -1 while none is.
        self._offered = -1
        self._lines = lay.column(style, gap=None)
        self._lines.setSpacing(1)
        self.entry = self._entry()
        whole = lay.column(style, self._lines, self.entry, margins=(0, 18, 0, 4), on=self)
        whole.setSpacing(1)

    def _entry(self) -> QWidget:
        """Create the line for the next name."""
        style, px = self._style, self._style.px
        self.plus = PlusDisc(style)
        self.plus.clicked.connect(self.written)
        self.name = QLineEdit()
        lay.put_role(style, self.name, "name")
        self.name.setPlaceholderText(say("new-game-a-name"))
        self.name.setAccessibleName(say("new-game-name-of-a-further-player"))
        self.name.setMaxLength(MOST_NAME)
        self.name.setProperty("card", True)
        self.name.setMinimumWidth(px(130))
        self.name.setMaximumWidth(px(260))
        #: What is said of the name that is being written.
        self.word = lay.label(style, "", "note", "card_ink2", wrap=True)
        # The field first: the disc beside it does what Enter does.
        parts = self.plus, (self.name, 2), (self.word, 3)
        found = lay.held(lay.row(style, *parts, margins=(46, 6, 12, 6), gap=8))
        found.setMinimumHeight(px(ROW + 6))
        return found

    def rows(self) -> list[PlayerRow]:
        found = []
        for n in range(self._lines.count()):
            item = self._lines.itemAt(n)
            widget = item.widget() if item is not None else None
            if isinstance(widget, PlayerRow):
                found.append(widget)
        return found

    def show_seats(self, seating: Seating) -> None:
        """Rebuild the lines; the focus stays with the same player."""
        here = self._focus()
        for row in self.rows():
            self._lines.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        for place, seat in enumerate(seating.seats):
            row = PlayerRow(self._style, self.wants, place, len(seating.seats), seat)
            row.note.tell(seat.note, seating.all_told(seat.name))
            if seating.genders is not None and not seat.character:
                row.choose_gender(seat)
            if seating.keyed and not seat.character:
                row.choose_key(seat)
            if seating.teamed:
                row.choose_team(seat.team, seating.team_count)
            for office, holder in seating.offices.items() if not seat.character else ():
                row.choose_office(office, chosen=seat is holder)
            self._lines.addWidget(row)
        self._order_tabs()
        if here is not None:
            self._give_focus(*here)

    def tell(self, seating: Seating) -> None:
        """Update the stories of people, and nothing else."""
        for row, seat in zip(self.rows(), seating.seats, strict=True):
            row.note.tell(seat.note, seating.all_told(seat.name))

    def _focus(self) -> tuple[str, str] | None:
        """The player and the part of the line that has the focus."""
        widget = QApplication.focusWidget()
        row: QWidget | None = widget
        while row is not None and not isinstance(row, PlayerRow):
            row = row.parentWidget()
        if widget is None or row is None or not self.isAncestorOf(row):
            return None
        return row.player, widget.objectName()

    def _give_focus(self, player: str, part: str) -> None:
        for row in self.rows():
            if row.player == player:
                wanted = row.part(part)
                if wanted is not None:
                    wanted.setFocus()
                    return
        self.name.setFocus()

    def _order_tabs(self) -> None:
        # Lines made later would come after all else.
        before: QWidget = self
        while before.focusPolicy() is Qt.FocusPolicy.NoFocus:
            before = before.previousInFocusChain() or self.name
        for row in self.rows():
            for part in _PARTS:
                widget = row.part(part)
                if widget is not None:
                    QWidget.setTabOrder(before, widget)
                    before = widget
        QWidget.setTabOrder(before, self.plus)
        QWidget.setTabOrder(self.plus, self.name)

    def _offer(self, place: int) -> None:
        self._offered = place
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(tokens.paper))
            painter.fillRect(0, 0, self.width(), px(11), QColor(tokens.gum))
            painter.setPen(QPen(QColor(tokens.gum_dark), 1, Qt.PenStyle.DotLine))
            painter.drawLine(0, px(15), self.width(), px(15))
            painter.setPen(QColor(tokens.rule))
            rows = self.rows()
            for row in rows:
                y = row.geometry().bottom() + 1
                painter.drawLine(0, y, self.width(), y)
            if 0 <= self._offered < len(rows):
                box = QRectF(rows[self._offered].geometry()).adjusted(2, 1, -2, -1)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(QColor(LIGHT.acc), px(3)))
                painter.drawRoundedRect(box, px(6), px(6))
