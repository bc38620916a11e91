"""Work in a thread of its own, its answer in the thread that asked for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from zonk_desktop import log
from zonk_desktop.words import MessageError

#: After this many steps the window hears of it.
_EVERY = 8


class Aside(QObject):
    """One piece of work, begun at once. Its owner may go before it ends: then nobody is told.

    `work` gets this object, for `step`; `then` gets what it returns, or the error that ended it.
    """

    #: Steps done, of how many.
    progressed = Signal(int, int)
    _stepped = Signal(int, int)
    _ended = Signal(object)

    def __init__(
        self,
        owner: QObject,
        name: str,
        work: Callable[[Aside], object],
        then: Callable[[object], None],
    ) -> None:
        # Not a child of its owner: it must outlive the thread.
        super().__init__()
        self._owner, self._name, self._then = owner, name, then
        self._stopped = False
        waits = Qt.ConnectionType.QueuedConnection
        self._stepped.connect(self._step, waits)
        self._ended.connect(self._end, waits)
        _running.add(self)
        Thread(target=self._run, args=(work,), name=f"zonk-{name}", daemon=True).start()

    def stop(self) -> None:
        """Tell nobody any more, and end the work at its next step."""
        self._stopped = True

    def step(self, done: int, of: int) -> None:
        """Called by the work: so much is done. Raises an exception where nobody waits for it."""
        if self._stopped:
            raise _Stopped
        if done % _EVERY == 0:
            self._stepped.emit(done, of)

    def _run(self, work: Callable[[Aside], object]) -> None:
        # Whoever asked waits for an answer, whatever happens.
        found: object = MemoryError()
        try:
            found = work(self)
        except (_Stopped, MessageError) as wrong:
            found = wrong
        except Exception as wrong:
            found = wrong
            log.caught(self._name, wrong)
        finally:
            # The program may have ended meanwhile.
            with suppress(RuntimeError):
                self._ended.emit(found)

    def _step(self, done: int, of: int) -> None:
        if not self._stopped:
            self.progressed.emit(done, of)

    def _end(self, found: object) -> None:
        _running.discard(self)
        if not self._stopped and isValid(self._owner):
            self._then(found)


class _Stopped(Exception):
    """The work was stopped."""


#: Kept until their answers have been given: threads alone do not keep them.
_running: set[Aside] = set()
