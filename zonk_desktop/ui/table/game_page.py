"""The table as the players see it: turn bar, tray, actions; in the party view a tally beside."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from zonk_desktop.engine import actions as act
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.transcript.verbs import Calls
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.button_view import ButtonView
from zonk_desktop.ui.kit.flow import Flow
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.banner import Banner
from zonk_desktop.ui.table.beat_view import beat_buttons, beat_turn_view
from zonk_desktop.ui.table.buttons import (
    calls,
    dare_buttons,
    keep_button,
    results_button,
    roll_button,
    stay_button,
    waiting_buttons,
)
from zonk_desktop.ui.table.lamp import TableLamp
from zonk_desktop.ui.table.moment_view import moment_view
from zonk_desktop.ui.table.party import PartySide
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.pledge import Pledge
from zonk_desktop.ui.table.turn_bar import Risk, TurnBar
from zonk_desktop.ui.table.turn_view import TurnView, turn_view
from zonk_desktop.words import say


class GamePage(QWidget):
    """Turn bar above, tray in the middle, actions below."""

    undo_wanted = Signal()
    #: Back to the last page of a game that is over.
    results_wanted = Signal()

    def __init__(self, style: Style, table: TablePlay, tray: DiceTray) -> None:
        super().__init__()
        self._style = style
        self._table = table
        self._tray = tray
        self._party = False
        self._short_call = False
        self._gap, self._edge = style.px(12), style.px(22)
        self.bar = TurnBar(style)
        self.side = PartySide(style)
        self.side.hide()
        self.row = QWidget()
        self._flow = Flow(style.px(12), self.row)
        self.roll = ActionButton(style)
        self.keep = ActionButton(style)
        self.stay = ActionButton(style)
        self.extra = [ActionButton(style), ActionButton(style)]
        self.call = ActionButton(style)
        self.undo = ActionButton(style)
        self.buttons = [self.roll, self.keep, self.stay, *self.extra, self.call, self.undo]
        for button in self.buttons:
            self._flow.addWidget(button)
            button.acted.connect(self._acted)
        self.risk = Risk(style)
        self.risk.hide()
        self._flow.addWidget(self.risk)
        self._flow.last = self.undo
        self.row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.row.setAutoFillBackground(False)
        self.lamp = TableLamp(table, tray, style, self)
        self.banner = Banner(style, tray)
        self.pledge = Pledge(style, tray)
        tray.installEventFilter(self)
        middle = QVBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.bar)
        middle.addWidget(tray, 1)
        middle.addWidget(self.row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(middle, 1)
        whole.addWidget(self.side)
        table.changed.connect(self.refresh)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.bar.restyle(style)
        self.banner.restyle(style)
        self.lamp.restyle(style)
        self.pledge.restyle(style)
        self.side.restyle(style)
        for button in self.buttons:
            button.restyle(style)
        self._sizes()
        self.refresh()

    def set_party(self, party: bool) -> None:
        """The big picture, to be read from the sofa."""
        self._party = party
        self.side.setVisible(party)
        self.bar.set_party(party)
        # In the big picture undo has its key; the place is for the chance to miss.
        self.undo.setVisible(not party)
        self._flow.last = self.risk if party else self.undo
        self._sizes()
        self.refresh()

    def _sizes(self) -> None:
        px = self._style.px
        small = self.width() < px(900) or self.height() < px(640)
        large = self._party and self.width() >= px(1500) and self.height() >= px(760)
        # Large letters in a low window: the tray needs the height more than second lines do.
        low = self.height() < px(300)
        size = "party" if large else "line" if low else "small" if small else "normal"
        self.bar.set_low(low)
        for button in self.buttons:
            button.set_size(size)
        self.risk.restyle(self._style, large=large)
        self._short_call = small
        self._gap = px(4 if small else 12)
        self._flow.set_gap(self._gap)
        edge = px(7 if small else 22)
        self._edge = edge
        self._flow.setContentsMargins(edge, px(5 if small else 14), edge, px(5 if small else 14))
        self.side.setFixedWidth(self.side.width_in(self.width()))
        self._fit_caps()

    def _fit_caps(self) -> None:
        """One row of buttons as long as that is possible: the tray must not change its size."""
        shown = [button for button in self.buttons if not button.isHidden()]
        room = self.row.width() - 2 * self._edge - self._gap * (len(shown) - 1)
        risk = self.risk.sizeHint().width() + self._gap if self._party else 0

        def fits(beside: int = 0) -> bool:
            return sum(button.sizeHint().width() for button in shown) + beside <= room

        for button in shown:
            button.set_caps(True)
            button.set_brief(False)
        if not fits(risk):
            for button in shown:
                button.set_brief(True)
        if not fits(risk):
            for button in shown:
                button.set_caps(button.primary)
        self.undo.set_short(False)
        self.call.set_short(self._short_call)
        for button in (self.undo, self.call):
            if not fits():
                button.set_short(True)
        self.risk.setVisible(self._party and fits(risk))
        self._flow.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sizes()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While Python's collector takes a closed page apart, Qt may still ask what is left of it.
        if watched is not getattr(self, "_tray", None):
            return False
        if event.type() is QEvent.Type.Resize:
            self.banner.place()
        pressed = event.type() is QEvent.Type.MouseButtonPress
        if pressed and self._table.stage is Stage.SHOWING:
            self._table.skip()
        return False

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._style.colour("surf"))

    # What is shown

    def refresh(self) -> None:
        """Everything from the table's state."""
        table = self._table
        game = table.game
        self.banner.show_text(table.log.banner, table.log.under, word=table.log.word)
        if game is None:
            return
        self.pledge.show_pledge(table.pledge)
        opening = table.opening_view()
        if table.stage is Stage.OPENING and opening is not None:
            self._refresh_opening(opening.title, opening.note, opening.button, opening.seat)
            return
        sight = table.sight
        assert sight is not None
        view = moment_view(game, turn_view(sight, table.kept))
        beat = table.beat
        falling = table.stage is Stage.ROLLING
        if beat is not None:
            view = beat_turn_view(beat, view, decided=table.decided)
        elif falling:
            view = view._replace(points=game.turn.points)
        self.bar.show_view(view)
        self.risk.show_view(view)
        self.side.show_game(game, view)
        if beat is not None:
            roll, keep, stay = beat_buttons(beat, table.next_name)
        elif falling:
            roll, keep, stay = beat_buttons(Beat(Kind.THROW, game.turn.seat, game), "")
        elif table.computer_to_play:
            roll, keep, stay = waiting_buttons(game, table.computer_to_play, table.minded)
        else:
            roll = roll_button(sight, real=table.real_dice)
            keep = keep_button(sight)
            stay = stay_button(sight)
        own = not falling and beat is None and not table.computer_to_play
        extra = dare_buttons(game) if own else []
        over = table.stage is Stage.OVER
        if over:
            roll = results_button()
        self.keep.setVisible(not over)
        self.stay.setVisible(not over)
        dared = bool(extra)
        self.roll.show_view(roll, primary=not dared and not roll.blocked)
        lead_stay = roll.blocked and not stay.blocked and not dared
        self.keep.show_view(keep)
        self.stay.show_view(stay, primary=lead_stay)
        for button, view_ in zip(self.extra, extra, strict=False):
            button.show_view(view_, primary=button is self.extra[0])
        self._make_way(bool(extra))
        self._refresh_calls()
        self._refresh_undo()
        self._fit_caps()

    def _make_way(self, dared: bool) -> None:
        """A dare is answered before anything else: its buttons stand where Roll and Keep were."""
        places = (self.roll, self.keep, *self.extra)
        held = any(button.hasFocus() for button in places)
        self.roll.setVisible(not dared)
        self.keep.setVisible(not dared and self._table.stage is not Stage.OVER)
        for button in self.extra:
            button.setVisible(dared)
        if held and not any(button.hasFocus() for button in places):
            (self.extra[0] if dared else self.roll).setFocus()

    def _refresh_opening(self, title: str, note: str, button: str, seat: int) -> None:
        view = TurnView(seat, title, title, note, 0, "", "", "", "", "", "", None)
        self.bar.show_view(view)
        self.risk.show_view(view)
        self._make_way(False)
        game = self._table.game
        if game is not None:
            self.side.show_game(game, view, secret=True)
        self.roll.show_view(ButtonView("roll", button, "", "R"), primary=True)
        for place in (self.keep, self.stay):
            keeps = place is self.keep
            name, text, key = (
                ("keep", say("table-keep"), "K") if keeps else ("stay", say("table-stay"), "S")
            )
            reason = say("table-the-game-has-not-begun")
            place.show_view(
                ButtonView(name, text, "", key, reason=reason, brief=say("table-not-yet"))
            )
        self.call.hide()
        self._refresh_undo()

    def _refresh_calls(self) -> None:
        game = self._table.game
        if game is None:
            return
        idle = self._table.stage in {Stage.PLAYING, Stage.OVER}
        found = calls(game) if idle else []
        self.call.setVisible(bool(found) and not self._party)
        groups = {call.group for call in found}
        reroll = any(isinstance(call.action, act.UseReroll) for call in found)
        over = any(isinstance(call.action, act.TakeOver) for call in found)
        note = say("table-dare-fault-rule")
        if Calls.DARE in groups:
            note = say("table-somebody-may-dare")
        elif over:
            note = say("table-dice-are-left-to-take")
        elif reroll:
            note = say("table-a-re-roll-is-there")
        elif Calls.DOUBT in groups:
            note = say("table-doubt-the-total")
        self.call.show_view(ButtonView("call", say("table-call"), note, "C"), icon="talk")

    def _refresh_undo(self) -> None:
        table = self._table
        reason, brief = "", ""
        if not table.can_undo:
            reason, brief = say("table-dice-that-have-landed-stay"), say("table-dice-have-landed")
            if table.stage is Stage.OPENING:
                reason, brief = say("table-there-is-nothing-to-take"), say("table-nothing-yet")
        elif table.stage is Stage.ROLLING:
            reason, brief = say("table-the-dice-are-rolling"), say("table-brief-rolling")
        elif table.stage is Stage.SHOWING:
            reason, brief = say("stage-shown-wait"), say("stage-shown-wait-brief")
        note = (
            say("table-takes-back-the-last-choice")
            if not table.real_dice
            else say("table-takes-back-the-last-entry")
        )
        self.undo.show_view(
            ButtonView("undo", say("table-undo"), note, "U", reason=reason, brief=brief),
            icon="undo",
        )

    # Acting

    def _acted(self, view: ButtonView) -> None:
        if view.name == "undo":
            self.undo_wanted.emit()
        elif view.name == "results":
            self.results_wanted.emit()
        elif view.name == "call":
            self.open_calls()
        else:
            self._table.press(view)

    def menu_of_calls(self) -> QMenu | None:
        """What may be called now, None where nothing may."""
        game = self._table.game
        if game is None or self._table.stage not in {Stage.PLAYING, Stage.OVER}:
            return None
        menu = QMenu(self)
        menu.setFont(self._style.type.text(15))
        group: Calls | None = None
        for call in calls(game):
            if group is not None and call.group is not group:
                menu.addSeparator()
            group = call.group
            # An ampersand in a name is no mnemonic.
            action = menu.addAction(call.text.replace("&", "&&"))
            action.setData(call.action)
        if menu.isEmpty():
            menu.deleteLater()
            return None
        menu.triggered.connect(self._called)
        return menu

    def open_calls(self) -> None:
        menu = self.menu_of_calls()
        if menu is None:
            return
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        where = self.call if self.call.isVisible() else self.row
        menu.popup(where.mapToGlobal(where.rect().topLeft() - QPoint(0, menu.sizeHint().height())))

    def _called(self, action: QAction) -> None:
        self._table.do(action.data())

    def press(self, name: str) -> None:
        """A key was pressed for this action."""
        for button in self.buttons:
            # What the big picture has no room for keeps its key.
            beside = self._party and button in {self.undo, self.call}
            meant = button.view.name == name or (name, button.view.name) == ("roll", "results")
            if meant and (beside or not button.isHidden()):
                button.click()
                return
