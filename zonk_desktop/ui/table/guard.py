"""What holds back a key that throws: after a skip, and until a new player presses afresh."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

#: Milliseconds after something was skipped: the key that skips is often the key that throws.
SKIP_MS = 500
#: Milliseconds after the dice were handed over, and again after each press in vain: keys meant for
#: the one turn must not play the next.
FRESH_MS = 700


class Guard(QObject):
    """Tells whether a press may throw; asked by buttons, keys and the mouse alike."""

    #: It holds nothing back any more.
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.skip_ms, self.fresh_ms = SKIP_MS, FRESH_MS
        #: The time in milliseconds, from anywhere.
        self.now: Callable[[], float] = lambda: monotonic() * 1000
        #: The dice were handed over, and nobody has thrown them since.
        self.fresh = False
        self._until = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._look)

    @property
    def holds(self) -> bool:
        return self.now() < self._until

    def skipped(self) -> None:
        self._hold(self.skip_ms)

    def passed(self) -> None:
        """The dice have been handed over."""
        self.fresh = True
        self._hold(self.fresh_ms)

    def pressed(self) -> None:
        """Somebody pressed something, and has not thrown."""
        if self.fresh:
            self._hold(self.fresh_ms)

    def clear(self) -> None:
        """Hold nothing back: dice are thrown, or another game is on the table."""
        self.fresh, self._until = False, 0.0
        self._timer.stop()

    def _hold(self, milliseconds: int) -> None:
        if milliseconds:
            self._until = max(self._until, self.now() + milliseconds)
            self._look()

    @Slot()
    def _look(self) -> None:
        left = self._until - self.now()
        if left > 0:
            self._timer.start(round(left) + 1)
        else:
            self._timer.stop()
            self.opened.emit()
