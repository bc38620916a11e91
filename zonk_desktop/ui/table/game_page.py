"""The page of the game: turn bar, tray, actions; in the party view a tally beside."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from zonk_desktop.engine import actions as act
from zonk_desktop.stage.beats import Beat, Keys, Kind
from zonk_desktop.transcript.verbs import Calls
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.action_button import ActionButton, ButtonView
from zonk_desktop.ui.kit.room import corner
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.buttons import (
    reroll_buttons,
    results_button,
    waiting,
    waiting_buttons,
)
from zonk_desktop.ui.table.bar.moment_view import (
    beat_buttons,
    beat_turn_view,
    missed_view,
    moment_view,
)
from zonk_desktop.ui.table.bar.places import Places
from zonk_desktop.ui.table.bar.time_line import TimeLine
from zonk_desktop.ui.table.bar.turn_bar import TurnBar
from zonk_desktop.ui.table.bar.turn_view import TurnView, turn_view
from zonk_desktop.ui.table.beside import Beside, action_row, gate_button, said, skip_button
from zonk_desktop.ui.table.cards.banner import Banner
from zonk_desktop.ui.table.cards.felt_card import FeltCard
from zonk_desktop.ui.table.cards.laid_card import TurnTold, lay_card
from zonk_desktop.ui.table.cards.winner import Winner
from zonk_desktop.ui.table.key_plate import KeyPlate
from zonk_desktop.ui.table.lamp import TableLamp
from zonk_desktop.ui.table.name_plates import NamePlates
from zonk_desktop.ui.table.party import SIDE, PartySide, on_felt, party_style
from zonk_desktop.ui.table.play.opening import OpeningView
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import say

#: Buttons that a key may mean besides the one it is named after.
_MEANT = {
    "roll": ("roll", "results", "reroll", "write"),
    "stay": ("stay", "let-stand"),
    "call": ("call", "gate", "account"),
    "take-dare": ("take-dare", "dare"),
}


class GamePage(QWidget):
    """The page: turn bar above, tray in the middle, actions below."""

    undo_wanted = Signal()
    #: Colours and sizes are other ones.
    dressed = Signal()
    #: The game is to begin as the players sit, without a roll for order.
    skip_wanted = Signal()
    #: A total is to be declared, by a press of this button.
    total_wanted = Signal(object)
    #: The dice of a doubted total are to be named.
    account_wanted = Signal()
    #: The first stake of the pot is to be named, by this action.
    figure_wanted = Signal(object)
    #: Back to the last page of a game that is over.
    results_wanted = Signal()

    def __init__(self, style: Style, table: TablePlay, tray: DiceTray) -> None:
        super().__init__()
        self._style = self._look = style
        self._table = table
        self._tray = tray
        self._party = self._low = False
        self.bar = TurnBar(style)
        self.side = PartySide(style)
        self.side.hide()
        self.roll, self.keep, self.stay = (ActionButton(style) for _ in range(3))
        #: What the table says beside rolling: a dare, an ask, or the menu of calls.
        self.call = ActionButton(style)
        self.undo = ActionButton(style)
        self.buttons = [self.roll, self.keep, self.stay, self.call, self.undo]
        for button in self.buttons:
            button.acted.connect(self._acted)
        self.row = Places(style, tuple(self.buttons))
        self.lamp = TableLamp(table, tray, style, self)
        # Qt asks the last one first: what comes later has its place already, the banner before all.
        tray.installEventFilter(self)
        self.key = KeyPlate(style, table, tray)
        self.winner = Winner(style, tray)
        self.plates = NamePlates(style, tray)
        #: A hit just earned, or the gate, on the felt.
        self.card = FeltCard(style, tray)
        self.card.more_wanted.connect(self._open_calls_below)
        self.banner = Banner(style, tray)
        self.time = TimeLine(style, table.director)
        tray.fitted.connect(self._give_way)
        tray.again.other_view.connect(self.refresh)
        self._middle = middle = QVBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.time)
        self.take_bars()
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(middle, 1)
        whole.addWidget(self.side)
        table.changed.connect(self.refresh)
        self.restyle(style)

    @property
    def look(self) -> Style:
        """The current style of the page: the big picture has its own."""
        return self._look

    @property
    def over_look(self) -> Style:
        """The style of what lies on the tray."""
        return on_felt(self._look) if self._party else self._look

    def take_bars(self) -> None:
        """Put turn bar and buttons into this page, above and below the tray."""
        self._middle.insertWidget(0, self.bar)
        self._middle.addWidget(self.row)

    def set_low(self, low: bool) -> None:
        """The window is low for its letters: bar and buttons stand outside this page."""
        if low is not self._low:
            self._low = low
            self._sizes()

    def take_tray(self) -> None:
        if self._tray.parentWidget() is not self:
            self._middle.insertWidget(self._middle.indexOf(self.time), self._tray, 1)
            self._tray.show()
            self._dress_tray()

    def _dress_tray(self) -> None:
        if self._tray.parentWidget() is self:
            self._tray.set_dark(self._look.tokens.dark)
            self._tray.set_fonts(self.over_look.type.text(15, 700))

    def restyle(self, style: Style) -> None:
        self._style = style
        self._dress()
        self.refresh()

    def _dress(self) -> None:
        """Restyle all parts for the window, or for the big picture."""
        look = self._look = party_style(self._style, self.size()) if self._party else self._style
        for part in (self.bar, self.lamp, self.time, self.side, self.row):
            part.restyle(look)
        for lying in (self.banner, self.card, self.plates, self.key, self.winner):
            lying.restyle(self.over_look)
        self._dress_tray()
        self._sizes()
        self.dressed.emit()

    def set_party(self, party: bool) -> None:
        """Switch the big picture on or off."""
        self._party = party
        self.side.setVisible(party)
        self._dress()
        self.refresh()

    def _sizes(self) -> None:
        px = self._look.px
        small = self.width() < px(900) or self.height() < px(640)
        usual = "low" if self._low else "small" if small else "normal"
        size = "party" if self._party else usual
        self.bar.set_size(size)
        self.row.set_size(size)
        self.side.setFixedWidth(round(self.width() * SIDE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        (self._dress if self._party else self._sizes)()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While Python's collector takes a closed page apart, Qt may still ask what is left of it.
        if watched is not getattr(self, "_tray", None):
            return False
        if event.type() is QEvent.Type.Resize:
            self._give_way()
        pressed = event.type() is QEvent.Type.MouseButtonPress
        if pressed and self._table.stage is Stage.SHOWING:
            self._table.skip()
        return False

    @Slot()
    def _give_way(self) -> None:
        """The card of a gate has its place; what is called out hangs elsewhere."""
        if self.card.gate is not None:
            self.banner.give_way([self.card.box])

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._look.colour("win" if self._party else "surf"))

    # What is shown

    def refresh(self) -> None:
        """Update all widgets from the table's state."""
        table = self._table
        game = table.game
        called = (table.log.banner, table.log.under)
        # A throw seen again is seen alone: what lies over the felt belongs to another view of it.
        again = self._tray.again.running
        self.banner.show_text(*(("", "") if again else called))
        if game is None:
            self.winner.hide()
            return
        beat = table.beat
        if beat is not None and beat.keys is Keys.OPEN and table.stage is Stage.SHOWING:
            # The word is given in the next event, and all this is shown anew.
            return
        self.plates.show_names(*((), frozenset[str]()) if again else table.order_names)
        opening = table.opening_shown()
        if opening is not None:
            self.banner.give_way(self.plates.boxes())
            self.winner.hide()
            self._refresh_opening(opening)
            self.row.even()
            return
        sight = table.sight
        assert sight is not None
        view = moment_view(game, turn_view(sight))
        falling = table.stage is Stage.ROLLING
        if beat is not None:
            view = beat_turn_view(beat, view, decided=table.decided)
        elif table.missed:
            view = missed_view(game, view)
        elif falling:
            view = view._replace(points=game.turn.points)
        self.bar.show_view(view)
        self.winner.show_game(game, view, beat)
        self.side.show_game(game, view)
        beside: Beside | None = None
        if beat is not None:
            roll, keep, stay = beat_buttons(beat, table.next_name)
        elif falling:
            roll, keep, stay = beat_buttons(Beat(Kind.THROW, game.turn.seat, game), "")
        elif table.missed and table.snapshot is not None:
            roll, keep, stay = reroll_buttons(table.snapshot.game, game)
        elif table.computer_to_play:
            roll, keep, stay = waiting_buttons(
                game, table.computer_to_play, table.minded, paused=table.paused
            )
        else:
            roll, keep, stay, beside = action_row(sight, real=table.real_dice)
        roll, stay = table.held(roll), table.held(stay)
        over = table.stage is Stage.OVER
        if over:
            roll = results_button()
        if beat is None and table.computer_to_play and game.gates[:1]:
            # A computer waits for the hits of a person.
            person = game.gates[0].holder not in table.minded
            beside = gate_button(game, real=table.real_dice) if person else None
        self.keep.setVisible(not over)
        self.stay.setVisible(not over)
        lead = beside is not None and beside.leads
        self.roll.show_view(roll, primary=not lead and not roll.blocked)
        self.keep.show_view(keep)
        self.stay.show_view(stay, primary=roll.blocked and not stay.blocked and not lead)
        self._show_beside(beside)
        self._refresh_undo()
        self.row.even()
        told = TurnTold(table.log.earned, table.lost, table.decided)
        lay_card(self.card, self.banner, self._tray, sight, beat, told, real=table.real_dice)

    def _show_beside(self, beside: Beside | None) -> None:
        """The fourth place; a dare or a gate is answered there before anything else."""
        held = any(button.hasFocus() for button in self.buttons[:4])
        leads = beside is not None and beside.leads
        answered = self.call.hasFocus() and self.call.primary and not leads
        self.call.setVisible(beside is not None)
        if beside is not None:
            view = self._table.held(beside.view)
            self.call.show_view(view, primary=beside.leads, seat=beside.seat)
        if held and leads:
            self.call.setFocus()
        elif answered or (held and not any(button.hasFocus() for button in self.buttons[:4])):
            self.roll.setFocus()

    def _refresh_opening(self, opening: OpeningView) -> None:
        view = TurnView(opening.seat, opening.title, opening.title)
        self.bar.show_view(view)
        game = self._table.game
        if game is not None:
            self.side.show_game(game, view, secret=True)
        roll = ButtonView("roll", opening.button, "", "R", short=opening.short)
        if self._table.stage is Stage.ROLLING and game is not None:
            beat = self._table.director.beat or Beat(Kind.ORDER, opening.seat, game)
            roll = beat_buttons(beat, "")[0]
        self.roll.show_view(self._table.held(roll), primary=not roll.blocked)
        blocked = waiting(say("table-the-game-has-not-begun"))
        for place, button in zip((self.keep, self.stay), blocked, strict=True):
            # They were hidden at the end of the game before.
            place.show()
            place.show_view(button)
        skip = skip_button(self._table) if self._table.stage is Stage.OPENING else None
        self.call.setVisible(skip is not None)
        if skip is not None:
            self.call.show_view(skip)
        self._refresh_undo()

    def _refresh_undo(self) -> None:
        table = self._table
        reason = ""
        if not table.can_undo:
            reason = say("table-dice-that-have-landed-stay")
            if table.stage is Stage.OPENING:
                reason = say("table-there-is-nothing-to-take")
        elif table.stage is Stage.ROLLING:
            reason = say("table-the-dice-are-rolling")
        elif table.stage is Stage.SHOWING:
            reason = say("stage-shown-wait")
        what = "entry" if table.real_dice else "choice"
        note = say(f"table-takes-back-the-last-{what}")
        self.undo.show_view(ButtonView("undo", say("table-undo"), note, "U", reason=reason))

    # Acting

    def _acted(self, view: ButtonView) -> None:
        plain = {
            "undo": self.undo_wanted.emit,
            "skip-order": self.skip_wanted.emit,
            "results": self.results_wanted.emit,
            "pass": self._table.skip,
            "account": self.account_wanted.emit,
        }.get(view.name)
        if plain is not None:
            plain()
        elif view.name == "write":
            self.figure_wanted.emit(*view.does)
        elif view.name == "stay" and self._table.declares:
            self.total_wanted.emit(view)
        elif view.name in {"call", "calls", "dare", "gate"} and not view.does:
            self.open_calls()
        else:
            self._table.press(view)

    def menu_of_calls(self) -> QMenu | None:
        """What may be called now, None where nothing may."""
        game = self._table.game
        if game is None or self._table.stage not in {Stage.PLAYING, Stage.OVER}:
            return None
        menu = QMenu(self)
        menu.setFont(self._look.type.text(15))
        group: Calls | None = None
        for call in said(game, real=self._table.real_dice):
            if not menu.isEmpty() and call.group is not group:
                menu.addSeparator()
            group = call.group
            # An ampersand in a name is no mnemonic.
            action = menu.addAction(call.text.replace("&", "&&"))
            action.setData(call.action)
        if menu.isEmpty():
            menu.deleteLater()
            return None
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.triggered.connect(self._called)
        return menu

    @Slot()
    def open_calls(self) -> None:
        """Open the menu of calls above the action row."""
        menu = self.menu_of_calls()
        if menu is None:
            self._table.told.emit(say("table-nothing-to-call"))
            return
        where = self.call if self.call.isVisible() else self.row
        menu.popup(corner(menu, where, above=True))

    @Slot(object)
    def _open_calls_below(self, where: QWidget) -> None:
        menu = self.menu_of_calls()
        if menu is not None:
            menu.popup(corner(menu, where))

    def _called(self, entry: QAction) -> None:
        game, action = self._table.game, entry.data()
        if isinstance(action, act.Stake) and game is not None and not any(game.pot):
            self.figure_wanted.emit(action)
        else:
            self._table.do(action)

    def press(self, name: str) -> None:
        for button in self.buttons:
            meant = button.view.name in _MEANT.get(name, (name,))
            if meant and not button.isHidden():
                button.click()
                return
        if name in {"call", "calls"}:
            self.open_calls()
