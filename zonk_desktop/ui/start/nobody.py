"""The demo throws of the start page, repeated until somebody comes."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Event, EventKind, Game
from zonk_desktop.stage.sight import Sight
from zonk_desktop.tray.state import BARE_RAIL, Die, Felt, Table
from zonk_desktop.tray.view import DiceTray, Ears
from zonk_desktop.ui.table.table_view import colour
from zonk_desktop.words import say

if TYPE_CHECKING:
    from zonk_desktop.tray.throwing import Hear
    from zonk_desktop.tray.track import ThrowTrack

#: Milliseconds without input before the dice are thrown, and after which the throw is told.
IDLE_MS, TELL_MS = 8000, 120
#: The dice of nobody are heard from the next room.
SOFTLY = 0.3
_TOUCHES = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.WindowActivate,
    )
)


class SoftEars:
    """Wrapper of the sound of throws that makes it soft."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears

    @property
    def status(self) -> str:
        """A sentence: through what throws are heard."""
        return self._ears.status

    @property
    def lead(self) -> float:
        """Seconds by which a throw must be known before its picture starts."""
        return self._ears.lead

    def foretell(self, pace: float, seed: int) -> Hear | None:
        """What makes the sound of a throw, softly; None when none is to be heard."""
        hear = self._ears.foretell(pace, seed)
        return None if hear is None else partial(_softly, hear)

    def play_throw(self, samples: Any, starts: float) -> None:
        """Play it so that it fits a picture which starts at this time."""
        self._ears.play_throw(samples, starts)

    def rattle(self) -> None:
        self._ears.rattle()

    def skip_throw(self) -> None:
        """Somebody came: nothing more is heard of it than has begun."""


def _softly(hear: Hear, throw: ThrowTrack) -> Any:
    heard = hear(throw)
    return None if heard is None else (heard * SOFTLY).astype(heard.dtype)


class Nobody(QObject):
    """Throws dice while the page is visible, its window active, and there is no input."""

    #: What is called out: a line, a smaller one below it, and whether the first is a sheet's word.
    spoke = Signal(str, str, bool)

    def __init__(self, tray: DiceTray, page: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._tray, self._page = tray, page
        self._rules: Rules | None = None
        self._felt: Felt = "moss"
        self.faces: tuple[int, ...] = ()
        #: Whether the dice on the table are those of the demo.
        self.there = False
        #: Nothing moves by itself.
        self.still = False
        self._ears: Ears | None = None
        self._watched: list[QWidget] = []
        self._wait = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._wait.timeout.connect(self.throw)
        self._tell = QTimer(self, singleShot=True, interval=TELL_MS)
        self._tell.timeout.connect(self._speak)
        tray.rested.connect(self._rested)

    # ---- coming and going --------------------------------------------------------------------

    def arrive(self, rules: Rules, felt: Felt) -> None:
        """Start: lay dice by these rules on the felt."""
        self._rules, self._felt, self.there = rules, felt, True
        self._ears = self._tray.ears
        if self._ears is not None:
            self._tray.ears = SoftEars(self._ears)
        self.faces = self._chance()
        self._lay()
        self.watch()
        self._tell.start()
        self._wait.start()

    def leave(self) -> None:
        """Stop, and give the tray back."""
        if not self.there:
            return
        self.stop()
        self.spoke.emit("", "", False)
        self._tray.give_up()
        self._tray.ears = self._ears

    def stop(self) -> None:
        self.there = False
        self._wait.stop()
        self._tell.stop()
        self._forget()

    def dress(self, felt: Felt) -> None:
        if self.there:
            self._felt = felt
            self._lay()

    def watch(self) -> None:
        """Install the event filter on the page; again after it got other cards."""
        self._forget()
        self._watched = [self._page.window(), self._page, *self._page.findChildren(QWidget)]
        for widget in self._watched:
            widget.installEventFilter(self)

    def _forget(self) -> None:
        for widget in self._watched:
            # Cards come and go.
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()

    # ---- throwing ----------------------------------------------------------------------------

    @Slot()
    def throw(self) -> None:
        """Throw all dice, unless somebody is busy here or looks elsewhere."""
        if not self.there or self.still:
            return
        if not self._free():
            if self._page.window().isActiveWindow() and self._page.isVisible():
                self._wait.start()
            # Else the window that comes back to the front starts the waiting.
            return
        self.spoke.emit("", "", False)
        self.faces = self._chance()
        # The table says already how they will lie: the tray shows it when they do.
        dice = tuple(range(len(self.faces)))
        self._tray.throw(dice, self.faces, secrets.randbits(31))
        self._lay()

    def _free(self) -> bool:
        window = self._page.window()
        return (
            self._page.isVisible()
            and window.isActiveWindow()
            and not window.isMinimized()
            and QApplication.activePopupWidget() is None
            and QApplication.activeModalWidget() is None
            and self._tray.is_ready()
            and not self._tray.is_rolling()
        )

    def _chance(self) -> tuple[int, ...]:
        assert self._rules is not None
        return tuple([secrets.randbelow(6) + 1 for _ in self._rules.everyone])

    def _lay(self) -> None:
        assert self._rules is not None
        game = self._game()
        dice = tuple(
            Die(die, colour(game, die), "felt", face)
            for die, face in zip(self._rules.everyone, self.faces, strict=True)
        )
        self._tray.set_table(Table(dice, felt=self._felt, seats=BARE_RAIL))

    @Slot()
    def _rested(self) -> None:
        if self.there:
            self._tell.start()
            self._wait.start()

    @Slot()
    def _speak(self) -> None:
        """Call out what the throw would have brought, in the words of the sheet."""
        if not self.there or self._tray.is_rolling():
            return
        faces = self.faces
        game, events = self._game(), tuple[Event, ...]()
        for action in (act.Roll(), act.DiceLanded(faces)):
            game, events = apply(game, action)
        word = next((event.name for event in events if event.event is EventKind.MISS), "")
        if word:
            self.spoke.emit(
                say("stage-word", word=word), say("start-nobody-misses", faces=faces), True
            )
            return
        points = Sight(game, keep_all(game)).gained or game.turn.points
        self.spoke.emit(say("start-nobody-rolls", faces=faces, points=points), "", False)

    def _game(self) -> Game:
        assert self._rules is not None
        return new_game(self._rules, ("1", "2"))

    # ---- Qt ----------------------------------------------------------------------------------

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES and self.there:
            self._wait.start()
        return False
