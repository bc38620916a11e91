"""Work in a thread of its own whose result comes back to the thread of the window."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

from zonk_desktop import log


class Work:
    """One thread. What breaks in it is a line in the log, never the end of a game."""

    def __init__(self, name: str, owner: QObject) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._owner = owner
        self.stopped = False

    def submit(
        self, work: Callable[[], Any], done: Callable[[Any], None], instead: Any = None
    ) -> None:
        """Work; `done` is called in the thread and must only emit. `instead` is the result of
        work that broke."""

        def run() -> None:
            try:
                result = work()
            except Exception as wrong:
                log.caught("tray", wrong)
                result = instead
            # The signal crosses to the thread of the window, unless there is none any more.
            if not self.stopped and isValid(self._owner):
                done(result)

        if not self.stopped:
            self._pool.submit(run)

    def stop(self) -> None:
        """Let what runs come to its end, and do nothing more."""
        self.stopped = True
        self._pool.shutdown(wait=True, cancel_futures=True)
