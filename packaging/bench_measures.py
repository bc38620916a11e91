"""What claims about time are made of: a claim, a window, and ways to wait and to measure."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer

from zonk_desktop import app as composition
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.window.main_window import MainWindow


class Claim(NamedTuple):
    """One promise: what it is of, what was measured, and what it must stay under."""

    name: str
    figure: float
    bound: float
    unit: str

    @property
    def kept(self) -> bool:
        return self.figure < self.bound

    def line(self) -> str:
        return (
            f"{self.name:46} {self.figure:9.2f} {self.unit:5} of {self.bound:7.2f}"
            f"  {'ok' if self.kept else 'TOO SLOW'}"
        )


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Run the event loop until this is so."""
    if true():
        return
    loop = QEventLoop()
    poll = QTimer()
    end = time.monotonic() + seconds
    # What was true once counts: it may be over again before the loop has ended.
    seen = False

    def look() -> None:
        nonlocal seen
        seen = seen or true()
        if seen or time.monotonic() > end:
            loop.quit()

    poll.timeout.connect(look)
    poll.start(3)
    loop.exec()
    if not seen:
        raise SystemExit("bench: waited too long")


class Pulse:
    """The pauses of the event loop between `begin` and `end`, in milliseconds.

    `beside` is called in each turn of it.
    """

    def __init__(self, every: int = 4, beside: Callable[[], None] | None = None) -> None:
        self.gaps: list[float] = []
        #: The work of this thread in each of them, which no other process adds to.
        self.work: list[float] = []
        self._spent = 0.0
        self._every = every
        self._beside = beside
        self._clock = QElapsedTimer()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def begin(self) -> None:
        self.gaps.clear()
        self.work.clear()
        self._spent = time.thread_time()
        self._clock.start()
        self._timer.start(self._every)

    def end(self) -> float:
        """The longest of them."""
        self._timer.stop()
        return max(self.gaps, default=0)

    def _beat(self) -> None:
        self.gaps.append(self._clock.nsecsElapsed() / 1e6)
        self._clock.restart()
        now = time.thread_time()
        self.work.append((now - self._spent) * 1000)
        self._spent = now
        if self._beside is not None:
            self._beside()


def a_window(folder: Path, **settings: object) -> MainWindow:
    """The program's window in this folder, shown; games of its own unless there are some."""
    memory = Memory(folder)
    usual = {"look": "light", "noticed": True, "lessons": False}
    for name, value in {**usual, **settings}.items():
        memory.set(name, value)
    memory.flush()
    window = composition.build(folder)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    until(window.isVisible)
    # As the program does when its window stands.
    gc.freeze()
    return window


def pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def spent(work: Callable[[], None], times: int) -> float:
    """Milliseconds of the processor, the middle of several."""
    took = []
    for _ in range(times):
        begun = time.process_time()
        work()
        took.append((time.process_time() - begun) * 1000)
    return statistics.median(took)
