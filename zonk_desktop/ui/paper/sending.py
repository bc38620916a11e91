"""Prints in slices between events, so that the window stays alive and can cancel."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

#: Seconds of drawing before the window has a turn.
_SLICE = 0.012


class Sending(QObject):
    """A print job in progress: draws page after page, and emits progress and result."""

    stepped = Signal(int)
    #: What it came to, or the exception that ended it.
    ended = Signal(object)

    def __init__(self, steps: Iterator[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[int] | None = steps
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._slice)

    @property
    def going(self) -> bool:
        return self._steps is not None

    def start(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        """Cancel the job: nothing is printed or written."""
        steps, self._steps = self._steps, None
        self._timer.stop()
        if isinstance(steps, Generator):
            steps.close()

    def _slice(self) -> None:
        until = perf_counter() + _SLICE
        done = 0
        while self._steps is not None:
            try:
                done = next(self._steps)
            except StopIteration as end:
                self._end(end.value)
                return
            except Exception as wrong:
                # Whatever a printer does not take is said in the window.
                self._end(wrong)
                return
            if perf_counter() > until:
                break
        if done:
            self.stepped.emit(done)

    def _end(self, how: object) -> None:
        self._steps = None
        self._timer.stop()
        self.ended.emit(how)
