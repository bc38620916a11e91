"""Loads the dialogs while nobody needs the machine: the first opening of each waits for no disk."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable

from zonk_desktop import log

#: In the order in which they are wanted on most evenings.
MODULES = (
    "zonk_desktop.ui.new_game.dialog",
    "zonk_desktop.session.worker",
    "zonk_desktop.ui.window.pages",
    "zonk_desktop.ui.end.end_page",
    "zonk_desktop.ui.zonk_file.dialog",
    "zonk_desktop.ui.paper.window",
    "zonk_desktop.ui.rules.dialog",
    "zonk_desktop.ui.zonk_file.statistics.window",
    "zonk_desktop.ui.zonk_file.replay_game",
    "zonk_desktop.ui.rules.lab.window",
    "zonk_desktop.ui.window.themes",
)
#: Seconds before the first of them, in which the tray is cast and whoever is quick begins a game.
FIRST = 6.0
#: Seconds between two.
PAUSE = 0.5


class Warming:
    """A thread that imports one module after another, and waits while the table is busy.

    Not a `Job`: it has no answer, and what it loads must be loaded in this process.
    """

    def __init__(self, busy: Callable[[], bool]) -> None:
        """`busy` is asked in the thread: whether dice move or something is thought about."""
        self._busy = busy
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="warming", daemon=True)

    def start(self) -> None:
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether everything is loaded, or nothing more will be."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End the thread; the module that is being loaded is waited for."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        self._ended.wait(FIRST)
        for name in MODULES:
            while not self._ended.wait(PAUSE) and self._busy():
                pass
            if self._ended.is_set():
                return
            try:
                importlib.import_module(name)
            except Exception as wrong:
                # Whoever opens the dialog is told.
                log.caught("warming", wrong, "warning")
                return
