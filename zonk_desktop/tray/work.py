"""A worker thread whose results come back to the window's thread."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import isValid

from zonk_desktop import log


class Work:
    """One worker thread; an exception in it is logged and never ends a game."""

    def __init__(self, name: str, owner: QObject) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._owner = owner
        self.stopped = False

    def submit(
        self, work: Callable[[], Any], done: Callable[[Any], None], instead: Any = None
    ) -> None:
        """Queue work; `done` is called in the thread and must only emit. `instead` is the result of
        work that broke."""

        def run() -> None:
            result = instead
            try:
                result = work()
            except Exception as wrong:
                log.caught("tray", wrong)
            finally:
                # The signal crosses to the thread of the window, unless there is none any more.
                if not self.stopped and isValid(self._owner):
                    done(result)

        def came(ran: Future[None]) -> None:
            wrong = None if ran.cancelled() else ran.exception()
            if wrong is not None:
                # It has not even come to `done`, and the pool keeps that to itself.
                if not self.stopped and isValid(self._owner):
                    done(instead)
                sys.excepthook(type(wrong), wrong, wrong.__traceback__)

        if not self.stopped:
            self._pool.submit(run).add_done_callback(came)

    def stop(self) -> None:
        """Finish the running work and take no more."""
        self.stopped = True
        self._pool.shutdown(wait=True, cancel_futures=True)
