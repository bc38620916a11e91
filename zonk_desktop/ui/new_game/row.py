"""One line of the pad: grip, disc, name, story, choices."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QRadioButton, QToolButton, QWidget

from zonk_desktop.players.character import Level, character
from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.dice_row import draw_dice
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.laid import Node, Role, Text
from zonk_desktop.ui.kit.painted import Painted, Panel
from zonk_desktop.ui.kit.room import corner
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.kit.wording import plain_tip, shortened
from zonk_desktop.ui.new_game.discs import DiscButton, KeyCap
from zonk_desktop.ui.new_game.seats import SeatDraft
from zonk_desktop.words import GENDERS, UNKNOWN, say

#: Height of a line, and the widths of what stands in it, at 100 %.
ROW = 52
_GRIP, _NAME, _NOTE = 28, 150, 80
#: Below this width of a line things stand closer.
_TIGHT = 540
_NAME_TIGHT, _LEVEL_TIGHT = 104, 148


class PaperPick(Pick):
    """A combo box on paper, which stays light in the dark."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__(style)
        self.setAccessibleName(name)
        self.setFont(style.type.text(14, 600))
        self.setProperty("card", True)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(92), super().minimumSizeHint().height())


def tool(style: Style, icon: str, name: str) -> QToolButton:
    """Create a small button on paper, with its accessible name."""
    button = QToolButton()
    button.setIcon(icons.icon(icon, style.tokens.card_ink))
    button.setIconSize(QSize(style.px(18), style.px(18)))
    button.setAccessibleName(name)
    button.setToolTip(plain_tip(name))
    button.setProperty("card", True)
    return button


class Grip(QToolButton):
    """Handle that moves a line: dragged, by the arrow keys, or by a menu."""

    #: To this place among the lines; what a drag would do, and what is done.
    offered = Signal(int)
    moved = Signal(int)

    def __init__(self, style: Style, place: int, count: int, name: str) -> None:
        super().__init__()
        self._place, self._count = place, count
        self._row = style.px(ROW) + 1
        self._from: QPoint | None = None
        self._to = place
        self.setIcon(icons.icon("grip", style.tokens.card_ink2))
        self.setIconSize(QSize(style.px(20), style.px(20)))
        self.setFixedWidth(style.px(_GRIP))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("new-game-seat-of", name=name))
        self.setAccessibleDescription(say("new-game-seat-of-told"))
        self.setToolTip(plain_tip(say("new-game-seat-of-told")))
        self.setProperty("card", True)
        self.clicked.connect(self._offer)

    def menu_of_seats(self) -> QMenu:
        """The menu of seats it can be moved to."""
        menu = QMenu(self)
        for text, to in (
            ("new-game-move-up", self._place - 1),
            ("new-game-move-down", self._place + 1),
        ):
            action = menu.addAction(say(text))
            action.setData(to)
            action.setEnabled(0 <= to < self._count)
        menu.triggered.connect(lambda action: self.moved.emit(int(action.data())))
        return menu

    def _offer(self) -> None:
        menu = self.menu_of_seats()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(corner(menu, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self.moved.emit(self._place + step)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._from = event.globalPosition().toPoint()
            self._to = self._place
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._from is None:
            return
        way = event.globalPosition().toPoint().y() - self._from.y()
        if abs(way) >= QApplication.startDragDistance() or self._to != self._place:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            steps = round(way / self._row)
            self._to = max(0, min(self._count - 1, self._place + steps))
            self.offered.emit(self._to)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        begun, self._from = self._from, None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.offered.emit(-1)
        if begun is not None and self._to != self._place:
            # A drag, and no press.
            self.setDown(False)
            self.moved.emit(self._to)
            return
        super().mouseReleaseEvent(event)


class SmallDie(QWidget):
    """The sign of a computer player, behind its name."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.setFixedSize(style.px(19), style.px(19))
        self.setToolTip(say("new-game-a-computer"))

    def paintEvent(self, _: QPaintEvent) -> None:
        with brush(self) as painter:
            draw_dice(painter, 1, 1, self.width() - 2, (5,), ("",), LIGHT.ctl)


class Note(Painted):
    """A player's story in up to three rows; where it has no room it is left to the tooltip."""

    told = ""

    def tell(self, told: str, more: str) -> None:
        self.told = told
        self.setToolTip(plain_tip(more or told))
        self.setAccessibleName(told)
        self.setAccessibleDescription(more)
        self.update()

    def tree(self) -> Node:
        role = Role("text", 14, 500, "card_ink2")
        return Panel(Text(self.told, role, (1, 12 / 14), rows=3, spare=True), (0, 3, 0, 3))


class Wants(QObject):
    """What is wanted of the seats, by place."""

    moved = Signal(int, int)
    #: A line that is dragged would go there; -1 nowhere.
    offered = Signal(int)
    gone = Signal(int)
    #: An office, and whom it is given to.
    appointed = Signal(str, int)
    teamed = Signal(int, int)
    recoloured = Signal(int)
    levelled = Signal(int, str)
    gendered = Signal(int, str)
    keyed = Signal(int, str)


class PlayerRow(QWidget):
    def __init__(self, style: Style, wants: Wants, place: int, count: int, seat: SeatDraft) -> None:
        super().__init__()
        self._wants = wants
        px = style.px
        self._style = style
        self._place = place
        #: Whose line it is, so that the focus finds it again.
        self.player = seat.name
        self._shown = shortened(seat.name, 30)
        self.setFixedHeight(px(ROW))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(px(10), 0, px(10), 0)
        row.setSpacing(px(8))
        grip = Grip(style, place, count, self._shown)
        grip.moved.connect(lambda to: wants.moved.emit(place, to))
        grip.offered.connect(wants.offered)
        self.add("grip", grip)
        one = character(seat.character) if seat.character else None
        disc = DiscButton(style, seat.look, self._shown, "" if one is None else one.portrait)
        disc.clicked.connect(lambda: wants.recoloured.emit(place))
        self.add("disc", disc)
        self._called = self._name(seat)
        row.addWidget(self._called)
        self.note = Note(style)
        self.note.setMinimumWidth(px(_NOTE))
        row.addWidget(self.note, 1)
        if one is not None:
            self.add("level", self._level(seat))
        self._close = tool(style, "close", say("new-game-leaves-the-table", shown=self._shown))
        self._close.clicked.connect(lambda: wants.gone.emit(place))
        self.add("close", self._close)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt to the width: the story gives way first, then the air in the fields."""
        super().resizeEvent(event)
        px, wide = self._style.px, event.size().width()
        tight = wide < px(_TIGHT)
        self.note.setVisible(not tight)
        self._row.setSpacing(px(4 if tight else 8))
        self._called.setFixedWidth(px(_NAME_TIGHT if tight else _NAME))
        level = self.part("level")
        if level is not None:
            level.setMaximumWidth(px(_LEVEL_TIGHT) if tight else 16_777_215)

    def add(self, part: str, widget: QWidget) -> None:
        """Add a control; `part` names it in every line."""
        widget.setObjectName(part)
        self._row.addWidget(widget)

    def part(self, part: str) -> QWidget | None:
        return self.findChild(QWidget, part)

    def choose_key(self, seat: SeatDraft) -> None:
        cap = KeyCap(self._style, seat.look, seat.key, self._shown)
        cap.chosen.connect(lambda key: self._wants.keyed.emit(self._place, key))
        self._before_close("key", cap)

    def choose_team(self, team: int, count: int) -> None:
        pick = PaperPick(self._style, say("new-game-team-of", shown=self._shown))
        pick.addItems([say("new-game-team", number=n + 1) for n in range(count)])
        pick.setCurrentIndex(min(team, count - 1))
        pick.currentIndexChanged.connect(lambda n: self._wants.teamed.emit(self._place, n))
        self._before_close("team", pick)

    def choose_gender(self, seat: SeatDraft) -> None:
        pick = PaperPick(self._style, say("seat-gender-of", name=self._shown))
        for gender in (UNKNOWN, *GENDERS):
            pick.addItem(say("seat-gender", gender=gender), gender)
        pick.setCurrentIndex(pick.findData(seat.gender))
        pick.currentIndexChanged.connect(
            lambda n: self._wants.gendered.emit(self._place, str(pick.itemData(n)))
        )
        self._before_close("gender", pick)
        # The story gives way to it.
        self.note.setMinimumWidth(0)

    def choose_office(self, office: str, *, chosen: bool) -> None:
        """Add the choice of who holds an office."""
        radio = QRadioButton(say("new-game-office", office=office))
        told = say("new-game-office-told", office=office, shown=self._shown)
        radio.setAccessibleName(told)
        radio.setToolTip(plain_tip(told))
        radio.setFont(self._style.type.text(14, 600))
        radio.setProperty("card", True)
        radio.setAutoExclusive(False)
        radio.setChecked(chosen)
        radio.clicked.connect(lambda: self._wants.appointed.emit(office, self._place))
        self._before_close(office, radio)

    def _before_close(self, part: str, widget: QWidget) -> None:
        widget.setObjectName(part)
        self._row.insertWidget(self._row.count() - 1, widget)
        QWidget.setTabOrder(widget, self._close)

    def _name(self, seat: SeatDraft) -> QWidget:
        """Create the name as written on the sheet, with a small die behind a computer's."""
        style, px = self._style, self._style.px
        found = QWidget()
        found.setFixedWidth(px(_NAME))
        line = QHBoxLayout(found)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(6))
        room = px(_NAME) - (px(25) if seat.character else 0)
        name = Elided()
        name.setFont(fitted(style.type.hand(24, 700), self._shown, room, 17))
        name.setText(self._shown)
        name.setStyleSheet(f"color: {style.tokens.pen};")
        line.addWidget(name, 1)
        if seat.character:
            name.setMinimumWidth(min(room, name.sizeHint().width()))
            name.setAccessibleName(say("new-game-computer-named", name=self._shown))
            line.addWidget(SmallDie(style))
            line.addStretch(1000)
        return found

    def _level(self, seat: SeatDraft) -> Pick:
        pick = PaperPick(self._style, say("seat-level-of", name=self._shown))
        for level in Level:
            pick.addItem(say("seat-plays", how=level.message), level.value)
        pick.setCurrentIndex(pick.findData(seat.level))
        pick.currentIndexChanged.connect(
            lambda n: self._wants.levelled.emit(self._place, str(pick.itemData(n)))
        )
        return pick
