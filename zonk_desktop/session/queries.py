"""What is asked of the engine's thread: answers from the archive and of the game on the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from zonk_desktop import log
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.store import Archive
from zonk_desktop.live.play import Play
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.words import Message, MessageError

NOT_OPEN = Message.of("session-the-zonk-file-is-not")
NO_MEMORY = Message.of("session-no-memory")


def broken(wrong: BaseException) -> Message:
    """What is told of an exception nobody foresaw."""
    if isinstance(wrong, MemoryError):
        return NO_MEMORY
    return Message.of("session-broken", kind=type(wrong).__name__)


class Queries(QObject):
    """The archive's connection and the game on the table, and what can be asked of them."""

    #: What a query brought, with the number it was asked under.
    answered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._archive: Archive | None = None
        #: Why the archive is not open, where it is not.
        self._trouble: Message | None = None
        self._play: Play | None = None

    @Slot(int, object)
    def ask(self, number: int, query: Callable[[Archive], object]) -> None:
        """Run a query in this thread, which alone may use the archive's connection."""
        # Whoever asked waits for an answer, whatever happens.
        answer: object = ArchiveError(self._trouble or NOT_OPEN)
        try:
            if self._archive is not None:
                answer = ArchiveError(NO_MEMORY)
                answer = query(self._archive)
        except TranscriptError as wrong:
            answer = ArchiveError("session-unplayable", wrong=str(wrong))
        except (MessageError, OSError) as wrong:
            answer = wrong
        except sqlite3.Error as wrong:
            log.caught("engine", wrong)
            answer = ArchiveError("session-not-read", wrong=str(wrong))
        except Exception as wrong:
            log.caught("engine", wrong)
            answer = ArchiveError(broken(wrong))
        finally:
            self._answer(number, answer)

    def _answer(self, number: int, answer: object) -> None:
        if isinstance(answer, Exception):
            # Whoever keeps it would keep what the broken calls held: a connection, with its lock.
            answer.__traceback__ = answer.__context__ = answer.__cause__ = None
        self.answered.emit(number, answer)

    @Slot(int)
    def stored(self, number: int) -> None:
        """The game on the table as the Zonk File would hold it, on the disk or not."""
        self.answered.emit(number, self._play.as_stored() if self._play is not None else None)

    @Slot(int)
    def rows(self, number: int) -> None:
        """The entries of the game on the table, for correction."""
        self.answered.emit(number, self._play.rows() if self._play is not None else ())
