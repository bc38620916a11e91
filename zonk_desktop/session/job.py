"""Work beside the window, whose answer comes in the thread that asked."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from zonk_desktop.places import Apart, Call, Stopped
from zonk_desktop.words import say

T = TypeVar("T")


def _unforeseen(wrong: BaseException) -> None:
    """Let the window tell of it, as of every error that nobody handles."""
    raise wrong


class Job(QObject, Generic[T]):
    """One piece of work, begun at once in a place: any `Executor`, of `places` or another.

    Its owner may go before it ends: then nobody is told.
    """

    #: Steps done, of how many.
    progressed = Signal(int, int)
    _stepped = Signal(int, int)
    _ended = Signal(object)

    def __init__(self, owner: QObject, place: Executor, work: Callable[[], T]) -> None:
        # Not a child of its owner: it must outlive the work.
        super().__init__()
        self._owner = owner
        self._ok: Callable[[T], object] = lambda found: None
        self._failed: Callable[[Exception], object] = _unforeseen
        self.cancelled = False
        waits = Qt.ConnectionType.QueuedConnection
        self._stepped.connect(self._step, waits)
        self._ended.connect(self._end, waits)
        _running.add(self)
        try:
            self._future = place.submit(work)
        except (RuntimeError, OSError) as wrong:
            # No thread can be started, or the place is closed.
            self._future = Future()
            self._future.set_exception(wrong)
        if isinstance(self._future, Call):
            self._future.told = self._stepped.emit
        # In the thread of the work, where nobody would hear of an error: nothing is done there.
        self._future.add_done_callback(self._ended.emit)

    def then(
        self, ok: Callable[[T], object], failed: Callable[[Exception], object] = _unforeseen
    ) -> Job[T]:
        """Have one of these called in this thread: with the answer, or with what went wrong."""
        self._ok, self._failed = ok, failed
        return self

    def cancel(self) -> None:
        """Tell nobody any more, and end the work at its next step."""
        self.cancelled = True
        if isinstance(self._future, Call):
            self._future.stop()
        else:
            self._future.cancel()

    def _step(self, done: int, of: int) -> None:
        if not self.cancelled:
            self.progressed.emit(done, of)

    def _end(self, _: Future[T]) -> None:
        _running.discard(self)
        if self.cancelled or self._future.cancelled() or not isValid(self._owner):
            return
        wrong = self._future.exception()
        if wrong is None:
            self._ok(self._future.result())
        elif isinstance(wrong, MemoryError):
            # Of itself it has no words to tell.
            self._failed(MemoryError(say("session-no-memory")))
        elif isinstance(wrong, Exception) and not isinstance(wrong, Stopped):
            self._failed(wrong)


#: The process that thinks for the whole program.
apart = Apart()


def running() -> bool:
    """Whether an answer is waited for."""
    return bool(_running)


#: Kept until their answers have been given: nobody else need keep them.
_running: set[Job[Any]] = set()
