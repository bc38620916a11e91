"""How long the window stands still when something is opened for the first time: `bench claims
openings`. Processor time of its own thread from one turn of the event loop to the next, so that
what else a machine does is not counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from bench_measures import Claim, a_window, pause, until
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.archive.games import fill
from zonk_desktop.archive.store import Archive
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.warming import Warming
from zonk_desktop.ui.zonk_file.dialog import ZonkFile

#: Milliseconds after which what was opened has come to rest.
_SETTLED = 900
#: The longest pause that is promised. The fields of a rule set are made all at once.
_LONGEST = {"Rules settings": 200.0}
_ELSE = 100.0
D = TypeVar("D", bound=QDialog)


class Watch:
    """The longest turn of the event loop since `begin`, in milliseconds of this thread."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = 0.0
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(2)

    def begin(self) -> None:
        self.longest, self._last = 0.0, time.thread_time()

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, (now - self._last) * 1000)
        self._last = now


def _furnished(folder: Path) -> MainWindow:
    """A window as it is some seconds after the start, with games in its Zonk File."""
    archive = Archive.open(folder)
    fill(archive, 300)
    archive.close()
    window = a_window(folder, speed="fast")
    tray = window.desk.tray
    until(tray.is_ready)
    warming = Warming(tray.is_rolling)
    warming.start()
    until(lambda: warming.done)
    return window


def openings(folder: Path) -> Iterator[Claim]:
    """The first throw, and each page and dialog for the first time, one after another."""
    window = _furnished(folder)
    desk = window.desk
    watch = Watch()
    found: list[tuple[str, float]] = []

    def opened(
        name: str, kind: type[D], do: Callable[[], object], then: Callable[[D], None]
    ) -> None:
        """Do this, let the dialog of this kind settle that comes of it, look further, close it.

        It may run the loop of its own: all of this is called from there.
        """
        done: list[bool] = []
        above = QApplication.activeModalWidget()

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if isinstance(dialog, kind) and dialog is not above and dialog.isVisible():
                poll.stop()
                QTimer.singleShot(_SETTLED, lambda: leave(dialog))

        def leave(dialog: D) -> None:
            found.append((name, watch.longest))
            then(dialog)
            dialog.reject()
            done.append(True)

        poll = QTimer()
        poll.timeout.connect(look)
        poll.start(20)
        watch.begin()
        do()
        until(lambda: bool(done))
        pause(100)

    def no_more(_dialog: QDialog) -> None:
        return

    rested: list[bool] = []
    desk.tray.rested.connect(lambda: rested.append(True))
    watch.begin()
    window.start.throw_.click()
    until(lambda: bool(rested))
    pause(_SETTLED)
    found.append(("Throw now, to its first result", watch.longest))
    commands = desk.commands
    opened("New game", QDialog, commands.games.new_game, no_more)
    opened("the quick reference", QDialog, commands.rules.quick_reference, no_more)
    opened("Dice and table", QDialog, commands.tray.themes, no_more)
    opened("Print", QDialog, commands.paper.blank_sheets, no_more)
    opened(
        "Rules settings", RulesSettings, commands.rules.rules_settings,
        lambda dialog: opened("the rules lab", QDialog, dialog.preview.try_out.click, no_more),
    )  # fmt: skip
    opened(
        "the Zonk File", ZonkFile, commands.file.zonk_file,
        lambda dialog: opened("Statistics", QDialog, dialog.side.statistics.click, no_more),
    )  # fmt: skip
    window.unasked = True
    window.close()
    for name, longest in found:
        yield Claim(f"the longest pause: {name}", longest, _LONGEST.get(name, _ELSE), "ms")
