"""What is asked of the engine's thread: answers from the archive and of the game on the table."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, InvalidStateError
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Slot

from zonk_desktop import log
from zonk_desktop.archive.place import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Row, Stored
from zonk_desktop.live.play import Play
from zonk_desktop.places import Call
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.words import Message, MessageError

P = ParamSpec("P")
T = TypeVar("T")

NOT_OPEN = Message.of("session-the-zonk-file-is-not")
NO_MEMORY = Message.of("session-no-memory")


def broken(wrong: BaseException) -> Message:
    """What is told of an exception nobody foresaw."""
    if isinstance(wrong, MemoryError):
        return NO_MEMORY
    return Message.of("session-broken", kind=type(wrong).__name__)


class EnginePlace(Executor):
    """The engine's thread as a place: what is asked of it is done in order, between its actions.

    It waits in a queue, and a signal says how much of it is due: where an error takes the signal,
    the next brings both.
    """

    def __init__(self, tell: Callable[[int], object]) -> None:
        self._tell = tell
        self._asked = self._done = 0
        self._waiting: deque[tuple[Call[Any], Callable[[], Any]]] = deque()

    def submit(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> Call[T]:
        call = Call[T]()
        self._waiting.append((call, partial(work, *given, **named)))
        self._asked += 1
        self._tell(self._asked)
        return call

    def work(self, due: int) -> None:
        """Do what waits, as far as it is due; called in the engine's thread."""
        while self._done < due:
            # Made before the call is taken: where there is no memory for it, the call still waits.
            wrong: Exception = ArchiveError(NO_MEMORY)
            self._done += 1
            call, work = self._waiting.popleft()
            # It is done also where nobody waits for the answer: it may write.
            try:
                found = work()
                with suppress(InvalidStateError):
                    call.set_result(found)
            except Exception as broke:
                # Who keeps it would keep what the broken calls held: a connection, with its lock.
                broke.__traceback__ = broke.__context__ = broke.__cause__ = None
                wrong = broke
            finally:
                with suppress(InvalidStateError):
                    call.set_exception(wrong)


class Queries(QObject):
    """The archive's connection and the game on the table, and what can be asked of them."""

    def __init__(self) -> None:
        super().__init__()
        self._archive: Archive | None = None
        #: Why the archive is not open, where it is not.
        self._trouble: Message | None = None
        self._play: Play | None = None
        self.asked = EnginePlace(lambda due: None)

    @Slot(int)
    def work(self, due: int) -> None:
        self.asked.work(due)

    @Slot(object)
    def run(self, work: Callable[[], None]) -> None:
        work()

    def ask(self, query: Callable[[Archive], T]) -> T:
        """Run a query in this thread, which alone may use the archive's connection."""
        if self._archive is None:
            raise ArchiveError(self._trouble or NOT_OPEN)
        try:
            return query(self._archive)
        except TranscriptError as wrong:
            raise ArchiveError(Message.of("session-unplayable", wrong=str(wrong))) from None
        except (MessageError, OSError):
            raise
        except sqlite3.Error as wrong:
            log.caught("engine", wrong)
            raise ArchiveError(Message.of("session-not-read", wrong=str(wrong))) from None
        except Exception as wrong:
            log.caught("engine", wrong)
            raise ArchiveError(broken(wrong)) from None

    def stored(self) -> Stored | None:
        """The game on the table as the Zonk File would hold it, on the disk or not."""
        return self._play.as_stored() if self._play is not None else None

    def rows(self) -> tuple[Row, ...]:
        """The entries of the game on the table, for correction."""
        return self._play.rows() if self._play is not None else ()
