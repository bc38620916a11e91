"""The engine's thread: requests and queries in, snapshots out. The window never waits for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot
from shiboken6 import delete, isValid

from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.statistics import Some, some
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import PlayerStory, stories
from zonk_desktop.archive.values import Row, Stored
from zonk_desktop.engine.actions import Action
from zonk_desktop.live.play import Play
from zonk_desktop.live.snapshot import Setup, Snapshot
from zonk_desktop.session.engine import Engine, Unsaved
from zonk_desktop.session.job import Job, apart
from zonk_desktop.session.queries import EnginePlace, broken
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.words import Message, MessageError, say, text

P = ParamSpec("P")
T = TypeVar("T")


class Session(QObject):
    """The window's side of the thread."""

    changed = Signal(object)
    refused = Signal(object)
    ready = Signal(str, int)
    working = Signal(str)
    kept = Signal(int, int, str)
    _told = Signal(object)
    _asked = Signal(int)
    _save_or_tell = Signal(object)
    _close = Signal()

    def __init__(self, folder: Path, why: Message | None = None) -> None:
        super().__init__()
        engine = self._engine = Engine(folder, why)
        engine.asked = EnginePlace(self._asked.emit)
        self._thread = QThread(self)
        self._thread.setObjectName("zonk-engine")
        engine.moveToThread(self._thread)
        self._told.connect(engine.run)
        self._asked.connect(engine.work)
        waits = Qt.ConnectionType.BlockingQueuedConnection
        self._close.connect(engine.close, waits)
        self._save_or_tell.connect(engine.save_or_tell, waits)
        engine.changed.connect(self._changed)
        engine.refused.connect(self.refused)
        engine.ready.connect(self.ready)
        engine.working.connect(self.working)
        engine.kept.connect(self.kept)
        #: What was asked, and perhaps not answered yet.
        self._jobs: WeakSet[Job[Any]] = WeakSet()
        #: The game that was shown last.
        self._shown = 0

    def start(self) -> None:
        self._thread.start()
        self._tell(self._engine.open)
        self._tell(self._engine.copy_weekly)

    def stop(self) -> None:
        """Let the action in hand finish, close the archive, end the thread."""
        if not self._thread.isRunning():
            return
        self._close.emit()
        self._thread.quit()
        self._thread.wait()
        # Whoever asked is about to go; an answer or a snapshot on its way would find nobody.
        for job in self._jobs:
            job.cancel()
        self.blockSignals(True)

    def unsaved(self) -> tuple[Unsaved, ...]:
        """The games that are not on the disk, after one more try; waits for it."""
        answer: list[Unsaved] = []
        if self._thread.isRunning():
            self._save_or_tell.emit(answer)
        return tuple(answer)

    @property
    def stopped(self) -> bool:
        return not self._thread.isRunning()

    def _tell(self, work: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
        """Have this done in the engine's thread, after all that was told before."""
        self._told.emit(partial(work, *given, **named))

    def begin(self, setup: Setup) -> None:
        self._tell(self._engine.begin, setup)

    def resume(self, game: int) -> None:
        self._tell(self._engine.resume, game)

    # With the game that is meant: another one may be on its way to the table.

    def do(self, *actions: Action, gesture: str = "") -> None:
        """Carry out all of these actions or none; a snapshot or a refusal comes."""
        self._act(lambda play: play.do(*actions, gesture=gesture))

    def undo(self) -> None:
        self._act(lambda play: play.undo())

    def hand_over(self, name: str, character: str = "", level: str = "") -> None:
        """A computer plays this column from now on, or its person does again."""
        self._act(lambda play: play.hand_over(name, character, level))

    def rename(self, old: str, new: str) -> None:
        """This player has another name from now on, and had it from the first throw."""
        self._tell(self._engine.rename, self._shown, old, new)

    def allow(self, aid: Aid, *, on: bool) -> None:
        """The table has this aid from now on, or does without."""
        self._act(lambda play: play.allow(aid, on=on))

    def hinted(self, name: str) -> None:
        """Put on record that this player has been shown a hint; nothing comes back."""
        self._tell(self._engine.hinted, self._shown, name)

    def correct(self, changes: dict[int, str]) -> None:
        self._act(lambda play: play.correct(changes))

    def _act(self, action: Callable[[Play], Snapshot]) -> None:
        self._tell(self._engine.act, self._shown, action)

    def again(self) -> None:
        """Have the game on the table shown once more, as its lines make it."""
        self._tell(self._engine.again)

    def ask(self, query: Callable[[Archive], T], owner: QObject | None = None) -> Job[T]:
        """Run a query on the archive in its thread."""
        return self._begun(partial(self._engine.ask, query), owner)

    def rows(self) -> Job[tuple[Row, ...]]:
        return self._begun(self._engine.rows)

    def stored(self) -> Job[Stored | None]:
        """The game on the table as the Zonk File would hold it, on the disk or not."""
        return self._begun(self._engine.stored)

    def restore(self, copy: Path, owner: QObject | None = None) -> Job[Message]:
        """Put a copy of the Zonk File in its place."""
        return self._begun(partial(self._engine.restore, copy), owner)

    def _begun(self, work: Callable[[], T], owner: QObject | None = None) -> Job[T]:
        job = Job(owner or self, self._engine.asked, work)
        self._jobs.add(job)
        return job

    @Slot(object)
    def _changed(self, snapshot: Snapshot) -> None:
        self._shown = snapshot.session
        self.changed.emit(snapshot)


class Ask(Protocol):
    """Runs a query in the archive's thread."""

    def __call__(self, query: Callable[[Archive], T]) -> Job[T]: ...


#: Numbers of games, and when each was last touched.
Stamps = Sequence[tuple[int, str]]

#: Games that are asked for at a time.
_AT_ONCE = 250


class Asking:
    """An `Ask` for a dialog: once it has closed, no answer comes."""

    def __init__(self, session: Session) -> None:
        self._session = session
        #: Whoever is answered.
        self.owner = QObject()

    def __call__(self, query: Callable[[Archive], T]) -> Job[T]:
        return self._session.ask(query, self.owner)

    def close(self) -> None:
        if isValid(self.owner):
            delete(self.owner)


def read_on(
    ask: Ask,
    left: Stamps,
    took: Callable[[Some], bool],
    failed: Callable[[Exception], object],
    read: Callable[[Archive, Stamps], Some] = some,
) -> None:
    """Query until no game is left, or `took` returns false; it gets each `Some`, with all games
    that are left."""
    now, later = left[:_AT_ONCE], tuple(left[_AT_ONCE:])

    def answered(found: Some) -> None:
        found = found._replace(left=(*found.left, *later))
        if took(found) and found.left:
            read_on(ask, found.left, took, failed, read)

    ask(lambda archive: read(archive, now)).then(answered, failed)


class StoryReader(QObject):
    """Cache of the stories of all players; empty until they are computed."""

    #: `found` has changed: this is it.
    told = Signal(object)
    #: They could not be computed: a sentence.
    missed = Signal(str)

    def __init__(self, ask: Ask, read: Callable[[Archive, Stamps], Some], parent: QObject) -> None:
        super().__init__(parent)
        self._ask, self._read = ask, read
        self._question = 0
        self.found: Mapping[str, tuple[PlayerStory, ...]] = {}

    def reload(self) -> None:
        """Query the figures of every finished game that lies in no bin, and compute again."""
        self._question += 1
        question = self._question
        games: list[GameFigures] = []

        def failed(wrong: Exception) -> None:
            if question == self._question:
                why = wrong.message if isinstance(wrong, MessageError) else broken(wrong)
                self.missed.emit(say("session-no-stories", why=text(why)))

        def computed(found: Mapping[str, tuple[PlayerStory, ...]]) -> None:
            if question == self._question:
                self.found = found
                self.told.emit(found)

        def took(found: Some) -> bool:
            if question != self._question:
                return False
            games.extend(found.figures)
            if not found.left:
                Job(self, apart.lane("stories"), partial(stories, games)).then(computed, failed)
            return True

        def listed(found: Stamps) -> None:
            if question == self._question:
                read_on(self._ask, found, took, failed, self._read)

        self._ask(lambda archive: archive.stamps(Filter(state="finished"))).then(listed, failed)
