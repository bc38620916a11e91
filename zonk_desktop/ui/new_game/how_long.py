"""How long? The goal for twenty minutes, 45, or all night, by games that are played out."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.length import (
    LONG,
    NIGHT,
    SHORT,
    WISHES,
    Options,
    Span,
    goal_options,
    spans,
)
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.seats import Seating
from zonk_desktop.ui.rules.rule_list import RulesChoice
from zonk_desktop.words import say

#: Who sits down and what is ticked may change for so long before games are played.
_AFTER_MS = 600
_Asked = tuple[RulesChoice, tuple[bool, ...]]


class HowLong(QWidget):
    """A button each; those of goals can be pressed once games have told which they are."""

    #: Games have told how long they are: the buttons have other words.
    told = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        flow = lay.flow(style, gap=8, on=self)
        label = lay.label(style, say("new-game-how-long"), "term")
        label.setMinimumHeight(style.px(34))
        flow.addWidget(label)
        self._group = QButtonGroup(self)
        self.buttons: dict[int, QPushButton] = {}
        for wish in WISHES:
            button = QPushButton(autoDefault=False)
            button.setCheckable(True)
            # For readers one of several, not a tick of its own.
            button.setAutoExclusive(True)
            lay.put_role(style, button, "segment")
            button.setMinimumHeight(style.px(34))
            self._group.addButton(button)
            flow.addWidget(button)
            self.buttons[wish] = button
        self.buttons[0].setChecked(True)
        self._asked: _Asked | None = None
        self._ruleset: RuleSet | None = None
        self._work: Job[tuple[Span | None, ...]] | None = None
        self._known: dict[_Asked, tuple[Span | None, ...]] = {}
        self._found: dict[int, Span] = {}
        self._soon = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._soon.timeout.connect(self._play)
        self._show()

    def filled(self, setup: Setup) -> Setup:
        """The setup with the goal that is chosen."""
        return setup._replace(options=(*setup.options, *self.options))

    @property
    def options(self) -> Options:
        """The knobs of the evening that is chosen; none where the rules' own goal is."""
        wish = next(one for one, button in self.buttons.items() if button.isChecked())
        if not wish or wish not in self._found or self._ruleset is None:
            return ()
        return goal_options(self._ruleset, self._found[wish].goal)

    def show_state(self, seating: Seating, choice: RulesChoice) -> None:
        """Ask anew where others sit there, or play by other rules."""
        s = seating.ruleset.settings
        columns = {seat.team if seating.teamed else n: seat for n, seat in enumerate(seating.seats)}
        asked = choice, tuple(bool(seat.character) for seat in columns.values())
        # Games of so many rounds have their length; a turn that must beat the last has none.
        self.setVisible(not s.rounds and not s.beat_previous)
        if asked == self._asked:
            return
        self._asked, self._ruleset = asked, seating.ruleset
        self.stop()
        self._found = {}
        if asked in self._known:
            self._tell(asked, self._known[asked])
        elif self.isVisible():
            self._soon.start()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._found:
            self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stop()

    def stop(self) -> None:
        self._soon.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    @Slot()
    def _play(self) -> None:
        if self._asked is not None and self._asked[1]:
            choice, computers = self._asked
            work = partial(spans, choice.rules, choice.house, computers)
            # Where no game comes to its end, nothing is offered.
            self._work = Job(self, apart.lane("length"), work).then(
                partial(self._tell, self._asked), lambda wrong: None
            )

    def _tell(self, asked: _Asked, found: tuple[Span | None, ...]) -> None:
        if asked != self._asked:
            return
        self._known[asked] = found
        self._found = {
            wish: one for wish, one in zip(WISHES, found, strict=True) if one is not None
        }
        self._show()
        self.told.emit()

    def _show(self) -> None:
        own = self._found.get(0)
        # Where the rules mean a night as they are, nothing is made longer.
        night = own is not None and own.minutes >= LONG + SHORT
        for wish, button in self.buttons.items():
            one = self._found.get(wish, Span(0, 0))
            kind = ("night-own" if night else "own") if not wish else str(wish)
            text = say(
                "new-game-how-long-one",
                wish="night" if wish == NIGHT else kind,
                known=bool(one.goal), goal=one.goal, minutes=one.minutes,
            )  # fmt: skip
            button.setText(text)
            button.setEnabled(not wish or bool(one.goal))
            button.setVisible(wish != NIGHT or not night)
        checked = next(button for button in self.buttons.values() if button.isChecked())
        if not checked.isEnabled() or checked.isHidden():
            self.buttons[0].setChecked(True)
