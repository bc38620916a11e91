"""The engine's thread: requests in, snapshots out. The window never waits for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine.actions import Action
from zonk_desktop.engine.refusals import Refusal
from zonk_desktop.live.errors import Denied
from zonk_desktop.live.opening import open_game
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Refused, Setup, Snapshot
from zonk_desktop.rulebook.errors import RuleFileError
from zonk_desktop.transcript.errors import TranscriptError


class Engine(QObject):
    """Lives in the worker thread and owns the game and the archive's connection."""

    changed = Signal(object)
    refused = Signal(object)
    #: The archive is open (or not): a sentence when something is wrong, and the last game's id.
    ready = Signal(str, int)
    #: What a query brought, with the number it was asked under.
    answered = Signal(int, object)

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__()
        self._folder = folder
        #: Why this window may not write, empty when it may.
        self._why = why
        self._archive: Archive | None = None
        self._play: Play | None = None

    @Slot()
    def open(self) -> None:
        notice, last = "", 0
        try:
            if self._why:
                self._archive = Archive.open_to_read(self._folder, self._why)
            else:
                self._archive = Archive.open(self._folder)
            notice = self._archive.notice
            last = self._archive.last_unfinished() or 0
        except ArchiveError as wrong:
            notice = str(wrong)
        self.ready.emit(notice, last)

    @Slot()
    def close(self) -> None:
        self._play = None
        if self._archive is not None:
            self._archive.close()
            self._archive = None

    # Games

    @Slot(object)
    def begin(self, setup: Setup) -> None:
        self._put(lambda: self._started(open_game(setup, self._archive)))

    @Slot(int)
    def resume(self, game: int) -> None:
        self._put(lambda: self._started(self._resumed(game)))

    def _resumed(self, game: int) -> Play:
        if self._archive is None:
            raise ArchiveError("The Zonk File is not open.")
        return Play.resume(self._archive.load(game), self._archive)

    def _started(self, play: Play) -> Snapshot:
        self._play = play
        return play.snapshot()

    # Actions

    @Slot(object)
    def do(self, actions: tuple[Action, ...]) -> None:
        self._act(lambda play: play.do(*actions))

    @Slot()
    def undo(self) -> None:
        self._act(lambda play: play.undo())

    @Slot(int, str)
    def correct(self, number: int, line: str) -> None:
        self._act(lambda play: play.correct(number, line))

    def _act(self, action: Callable[[Play], Snapshot]) -> None:
        play = self._play
        if play is not None:
            self._put(lambda: action(play))

    def _put(self, action: Callable[[], Snapshot]) -> None:
        try:
            snapshot = action()
        except Denied as denied:
            self._refuse(denied.message, denied.why)
        except TranscriptError as wrong:
            self._refuse(wrong.message)
        except (ArchiveError, RuleFileError) as wrong:
            self._refuse(str(wrong))
        else:
            self.changed.emit(snapshot)

    def _refuse(self, message: str, why: Refusal | None = None) -> None:
        play = self._play
        session, sequence = (play.session, play.sequence) if play is not None else (0, 0)
        self.refused.emit(Refused(session, sequence, message, why))

    # Queries

    @Slot(int, object)
    def ask(self, number: int, query: Callable[[Archive], object]) -> None:
        """Run a query in this thread, which alone may use the archive's connection."""
        answer: object
        if self._archive is None:
            answer = ArchiveError("The Zonk File is not open.")
        else:
            try:
                answer = query(self._archive)
            except (ArchiveError, TranscriptError, RuleFileError, OSError) as wrong:
                answer = wrong
            except sqlite3.Error as wrong:
                answer = ArchiveError(f"The Zonk File could not be read: {wrong}.")
        self.answered.emit(number, answer)

    @Slot(int)
    def rows(self, number: int) -> None:
        """The entries of the game on the table, for correction."""
        self.answered.emit(number, self._play.rows() if self._play is not None else ())


class Session(QObject):
    """The window's side of the thread."""

    changed = Signal(object)
    refused = Signal(object)
    ready = Signal(str, int)
    _open = Signal()
    _begin = Signal(object)
    _resume = Signal(int)
    _do = Signal(object)
    _undo = Signal()
    _correct = Signal(int, str)
    _ask = Signal(int, object)
    _rows = Signal(int)
    _close = Signal()

    def __init__(self, folder: Path, why: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("zonk-engine")
        self._engine = Engine(folder, why)
        self._engine.moveToThread(self._thread)
        engine = self._engine
        for signal, slot in (
            (self._open, engine.open),
            (self._begin, engine.begin),
            (self._resume, engine.resume),
            (self._do, engine.do),
            (self._undo, engine.undo),
            (self._correct, engine.correct),
            (self._ask, engine.ask),
            (self._rows, engine.rows),
        ):
            signal.connect(slot)
        self._close.connect(engine.close, Qt.ConnectionType.BlockingQueuedConnection)
        engine.changed.connect(self.changed)
        engine.refused.connect(self.refused)
        engine.ready.connect(self.ready)
        engine.answered.connect(self._answer)
        self._waiting: dict[int, Callable[[object], None]] = {}
        self._asked = 0

    def start(self) -> None:
        self._thread.start()
        self._open.emit()

    def stop(self) -> None:
        """Let the action in hand finish, close the archive, end the thread."""
        if not self._thread.isRunning():
            return
        self._close.emit()
        self._thread.quit()
        self._thread.wait()
        # Whoever asked is about to go; an answer on its way would find nobody.
        self._waiting.clear()

    @property
    def stopped(self) -> bool:
        return not self._thread.isRunning()

    def begin(self, setup: Setup) -> None:
        self._begin.emit(setup)

    def resume(self, game: int) -> None:
        self._resume.emit(game)

    def do(self, *actions: Action) -> None:
        """Carry out all of these actions or none; a snapshot or a refusal comes."""
        self._do.emit(actions)

    def undo(self) -> None:
        self._undo.emit()

    def correct(self, number: int, line: str) -> None:
        self._correct.emit(number, line)

    def ask(self, query: Callable[[Archive], object], answer: Callable[[object], None]) -> None:
        """Run a query on the archive in its thread; `answer` is called in this one."""
        self._asked += 1
        self._waiting[self._asked] = answer
        self._ask.emit(self._asked, query)

    def rows(self, answer: Callable[[object], None]) -> None:
        self._asked += 1
        self._waiting[self._asked] = answer
        self._rows.emit(self._asked)

    @Slot(int, object)
    def _answer(self, number: int, found: object) -> None:
        answer = self._waiting.pop(number, None)
        if answer is not None:
            answer(found)
