"""Controller of computer players in the window: they think beside it, wait as people do,
and act by the way a button goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.players import thinking
from zonk_desktop.players.decision import Decision
from zonk_desktop.session.job import Job, apart
from zonk_desktop.stage.sight import to_act
from zonk_desktop.transcript.telling import called
from zonk_desktop.ui.table.play.states import Choosing, ToOpen
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import Message, say, text

#: How much of its time a computer takes, by the speed of the dice.
HASTE = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.1}
#: Where they think.
LANE = apart.lane("players")
#: Before a die of the opening roll.
_OPENING_MS = 700


class Computers(QObject):
    """Plays the columns of computers: asks what they do, waits, and presses.

    An answer to a table that has gone on since is dropped.
    """

    #: Why a computer does what it is about to do, as a sentence.
    explained = Signal(str)
    #: They pause from now on, or go on.
    paused_or_not = Signal(bool)

    def __init__(self, table: TablePlay, speed: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._speed = speed
        #: The question asked last; the answer to another one is dropped.
        self._asked: Job[Decision | None] | None = None
        #: What was asked about: session and sequence.
        self._about = (0, 0)
        self._next: tuple[Action, ...] | None = None
        #: Where a computer has acted already: asked again there, it was not carried out.
        self._acted = (0, 0)
        self._impatient = False
        #: They think and act no more until somebody lets them.
        self.paused = False
        #: Who did something last, and why.
        self.reason: tuple[str, Message] | None = None
        self._since = QElapsedTimer()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._act)
        table.idled.connect(self._look)
        table.hurried.connect(self.hurry)
        table.began.connect(self._began)

    def stop(self) -> None:
        self._forget()

    @property
    def thinking(self) -> bool:
        return self._next is not None or self._since.isValid()

    def why(self) -> str:
        """The last action of a computer and its reason, as a sentence; empty without one."""
        if self.reason is None:
            return ""
        name, message = self.reason
        return say("seat-why", name=name, why=text(message))

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        if paused == self.paused:
            return
        self.paused = self._table.paused = paused
        self.paused_or_not.emit(paused)
        self._table.changed.emit()
        self._look()
        if self._table.snapshot is not None:
            self._table.told.emit(say("seat-paused", paused=paused))

    @Slot()
    def hurry(self) -> None:
        """Skip the wait for this computer; where they pause, they go on."""
        self.set_paused(False)
        self._impatient = True
        if self._wait.isActive():
            self._wait.start(0)

    # What is to be done

    @Slot()
    def _began(self) -> None:
        self._forget()
        self.set_paused(False)
        self.reason = None
        snapshot = self._table.snapshot
        if snapshot is not None and snapshot.computers:
            # While the order is rolled for.
            self._work_out(snapshot, at_once=True)

    @Slot()
    def _look(self) -> None:
        """Handle that a player may act: ask, if it is a computer."""
        table, snapshot = self._table, self._table.snapshot
        self._forget()
        if snapshot is None:
            return
        here = (snapshot.session, snapshot.sequence)
        minded = self._seats(snapshot)
        again = here == self._acted and isinstance(table.state, Choosing)
        if again:
            # Real dice are thrown by people, and what was refused would be refused again.
            minded -= {to_act(snapshot.game)}
        if minded != table.minded:
            table.minded = minded
            table.changed.emit()
        if not minded or again or self.paused:
            return
        if isinstance(table.state, ToOpen):
            if self._opens(snapshot.game):
                self._next = ()
                self._about = here
                speech = self._table.director.speech()
                self._wait.start(max(round(_OPENING_MS * self._haste), speech))
        elif isinstance(table.state, Choosing) and table.idle:
            self._about = here
            self._since.start()
            work = partial(thinking.choice, snapshot.header, snapshot.game, snapshot.throws)
            self._asked = Job(self, LANE, work).then(
                partial(self._answered, snapshot), partial(self._failed, snapshot)
            )

    def _work_out(self, snapshot: Snapshot, *, at_once: bool) -> None:
        """Have computed in advance what will soon be needed."""
        work = partial(thinking.work_out, snapshot.header, snapshot.game, at_once=at_once)
        Job(self, LANE, work).then(lambda _: None, lambda _: None)

    @staticmethod
    def _seats(snapshot: Snapshot) -> frozenset[int]:
        if not snapshot.computers:
            return frozenset()
        from zonk_desktop.players.table import seats_of  # noqa: PLC0415

        return frozenset(seats_of(snapshot.header, snapshot.game))

    def _opens(self, game: Game) -> bool:
        """Whether a computer is next to roll for order, or for the Magic Number."""
        view = self._table.opening_view()
        if view is None:
            return False
        names = self._table.seated()
        name = names[view.seat] if view.seat < len(names) else ""
        return name in {game.seats[seat].name for seat in self._table.minded}

    def _forget(self) -> None:
        """Drop the pending question and action: the table has gone on."""
        self._wait.stop()
        self._since.invalidate()
        if self._asked is not None:
            self._asked.cancel()
        self._next = None
        self._impatient = False

    @property
    def _haste(self) -> float:
        return HASTE.get(self._speed(), 1.0)

    def _failed(self, snapshot: Snapshot, _: Exception) -> None:
        if self._here():
            self._since.invalidate()
            self._table.minded -= {to_act(snapshot.game)}
            self._table.changed.emit()
            self._table.told.emit(say("seat-computer-failed"))

    def _answered(self, snapshot: Snapshot, found: Decision | None) -> None:
        if not self._here():
            return
        spent = self._since.elapsed()
        self._since.invalidate()
        if found is None:
            # A person has the word: time for what takes long, once a game.
            self._work_out(snapshot, at_once=False)
            return
        from zonk_desktop.players.table import seats_of  # noqa: PLC0415 - with computers only

        pace = seats_of(snapshot.header, snapshot.game)[found.seat].character.pace
        milliseconds = 1000 * (pace.least + pace.doubt * found.doubt) * self._haste
        self._next = found.actions
        self.reason = called(snapshot.game.seats[found.seat]), found.reason.message
        left = max(round(milliseconds - spent), self._table.director.speech(), 0)
        self._wait.start(0 if self._impatient else left)

    def _here(self) -> bool:
        """Whether the table is as it was when the question was asked."""
        snapshot = self._table.snapshot
        return snapshot is not None and self._about == (snapshot.session, snapshot.sequence)

    @Slot()
    def _act(self) -> None:
        actions, self._next = self._next, None
        if actions is not None and self._here() and self._table.idle:
            if actions:
                self._acted = self._about
                self.explained.emit(self.why())
            self._table.play(actions)
