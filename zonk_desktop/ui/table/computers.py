"""Controller of computer players in the window: they think in a thread, wait as people do,
and act by the way a button goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QThread, QTimer, Signal, Slot

from zonk_desktop import log
from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.state import Game
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.session.thread import WorkThread
from zonk_desktop.stage.sight import to_act
from zonk_desktop.transcript.words import called
from zonk_desktop.ui.table.play.states import Choosing, ToOpen
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.words import Message, say, text

#: How much of its time a computer takes, by the speed of the dice.
HASTE = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.1}
#: Before a die of the opening roll.
_OPENING_MS = 700


class Mind(QObject):
    """The worker object in the thread: a position in, a decision out."""

    #: Number of the question; a `Decision`, None where it is up to somebody else, or an exception.
    answered = Signal(int, object)

    @Slot(int, object)
    def think(self, number: int, snapshot: Snapshot) -> None:
        # Whoever asked waits for an answer, whatever happens.
        found: object = MemoryError()
        try:
            # The odds are loaded when a computer thinks for the first time, and here.
            from zonk_desktop.players.seats import chance_of, seats_of  # noqa: PLC0415
            from zonk_desktop.players.table import decide  # noqa: PLC0415

            game, header = snapshot.game, snapshot.header
            chance = chance_of(header, game, snapshot.throws)
            found = decide(game, seats_of(header, game), chance)
        except Exception as wrong:
            found = wrong
            log.caught("players", wrong)
        finally:
            self.answered.emit(number, found)
        if found is None:
            # A person has the word: time for what takes long, once a game.
            self._work_out(snapshot)

    @Slot(object)
    def prepare(self, snapshot: Snapshot) -> None:
        """Compute in advance what will soon be needed, while the order is rolled for."""
        self._work_out(snapshot, at_once=True)

    def _work_out(self, snapshot: Snapshot, *, at_once: bool = False) -> None:
        """Compute the odds these players go by; `at_once`: without the chances to win."""
        from zonk_desktop.odds import ask  # noqa: PLC0415
        from zonk_desktop.odds.values import Aim, NotCovered  # noqa: PLC0415
        from zonk_desktop.players.seats import seats_of  # noqa: PLC0415

        game = snapshot.game
        for player in seats_of(snapshot.header, game).values():
            purpose = player.character.purpose(game)
            if at_once and purpose.aim is Aim.WIN:
                continue
            try:
                ask.prepare(game.rules.ruleset, purpose)
            except NotCovered:
                continue
            except Exception as wrong:
                log.caught("players", wrong)


class Computers(QObject):
    """Plays the columns of computers: asks the mind, waits, and presses.

    A question has a number; an answer to another one, or to a table that has gone on since, is
    dropped.
    """

    #: Why a computer does what it is about to do, as a sentence.
    explained = Signal(str)
    #: They pause from now on, or go on.
    paused_or_not = Signal(bool)
    _think = Signal(int, object)
    _prepare = Signal(object)

    def __init__(self, table: TablePlay, speed: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._speed = speed
        self._number = 0
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
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._act)
        self._thread: WorkThread[Mind] | None = None
        table.idled.connect(self._look)
        table.hurried.connect(self.hurry)
        table.began.connect(self._began)

    def stop(self) -> None:
        """Finish the running work and end the thread."""
        self._forget()
        if self._thread is not None:
            self._thread.end()
            self._thread = None

    @property
    def thinking(self) -> bool:
        """Whether a computer is about to act."""
        return self._next is not None or self._since.isValid()

    def why(self) -> str:
        """The last action of a computer and its reason, as a sentence; empty without one."""
        if self.reason is None:
            return ""
        name, message = self.reason
        return say("seat-why", name=name, why=text(message))

    @Slot(bool)
    def set_paused(self, paused: bool) -> None:
        """Let the computers wait, or go on."""
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
            self._awake()
            self._prepare.emit(snapshot)

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
            self._awake()
            self._think.emit(self._number, snapshot)

    @staticmethod
    def _seats(snapshot: Snapshot) -> frozenset[int]:
        if not snapshot.computers or snapshot.game.noted:
            return frozenset()
        from zonk_desktop.players.seats import seats_of  # noqa: PLC0415

        return frozenset(seats_of(snapshot.header, snapshot.game))

    def _opens(self, game: Game) -> bool:
        """Whether a computer is next to roll for order, or for the Magic Number."""
        view = self._table.opening_view()
        if view is None:
            return False
        names = self._table.seated()
        name = names[view.seat] if view.seat < len(names) else ""
        return name in {game.seats[seat].name for seat in self._table.minded}

    def _awake(self) -> None:
        if self._thread is not None:
            return
        mind = Mind()
        thread = self._thread = WorkThread("zonk-players", mind, self)
        self._think.connect(mind.think)
        self._prepare.connect(mind.prepare)
        mind.answered.connect(self._answered)
        thread.start(QThread.Priority.LowPriority)

    def _forget(self) -> None:
        """Drop the pending question and action: the table has gone on."""
        self._wait.stop()
        self._since.invalidate()
        self._number += 1
        self._next = None
        self._impatient = False

    @property
    def _haste(self) -> float:
        return HASTE.get(self._speed(), 1.0)

    @Slot(int, object)
    def _answered(self, number: int, found: object) -> None:
        if number != self._number or not self._here():
            return
        from zonk_desktop.players.decision import Decision  # noqa: PLC0415
        from zonk_desktop.players.seats import seats_of  # noqa: PLC0415

        snapshot = self._table.snapshot
        spent = self._since.elapsed()
        self._since.invalidate()
        if isinstance(found, Exception):
            self._table.minded -= {to_act(snapshot.game)} if snapshot is not None else set()
            self._table.changed.emit()
            self._table.told.emit(say("seat-computer-failed"))
            return
        if not isinstance(found, Decision) or snapshot is None:
            return
        player = seats_of(snapshot.header, snapshot.game)[found.seat]
        pace = player.character.pace
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
