"""What claims about time are made of: a claim, and ways to wait and to measure."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer


class Claim(NamedTuple):
    """One promise: what it is of, what was measured, and what it must stay under."""

    name: str
    figure: float
    bound: float
    unit: str


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
