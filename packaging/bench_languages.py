"""Another language in the middle of a turn: how soon the table stands there again, and its memory.

`python packaging/bench_languages.py FOLDER` is the program with a stopwatch; it goes through all
languages three times and prints, for each, the milliseconds and the MiB.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import product
from bench_measures import Claim
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMenu
from soak import resident

from zonk_desktop import app
from zonk_desktop.engine import actions as act
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.window.application import Application
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import speech

#: How often all of them come, and seconds that each stays: what was before is taken apart by then.
_ROUNDS, _STAY = 3, 1.2


def languages(folder: Path) -> Iterator[Claim]:
    """All languages, each from the entry of the menu until dice may be thrown again.

    Until all have been there twice, what the system lends grows; from then on it must not.
    """
    surroundings = {name: value for name, value in os.environ.items() if name != "ZONK_LANGUAGE"}
    done = subprocess.run(
        [sys.executable, __file__, str(folder)],
        check=True, capture_output=True, text=True, env=surroundings, cwd=product.ROOT,
    )  # fmt: skip
    rows = [tuple(map(float, line.split()[1:])) for line in done.stdout.splitlines()]
    each = len(rows) // _ROUNDS
    took = statistics.median(one[0] for one in rows[each:])
    grown = rows[-1][1] / rows[-1 - each][1]
    yield Claim("another language, until dice may be thrown", took, 300, "ms")
    yield Claim("memory after another round of all languages", grown, 1.05, "times")


class Tour(QObject):
    """Chooses one language after another while a turn is in progress."""

    def __init__(self, program: QObject) -> None:
        super().__init__(program)
        self._left: list[str] | None = None
        self._before: Callable[[], object | None] = lambda: None
        self._since = self._took = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(2)

    @Slot()
    def _look(self) -> None:
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        # The window before is there until it is taken apart.
        if len(windows) != 1 or windows[0]._desk is None or windows[0]._desk is self._before():
            return
        (window,) = windows
        table = window.desk.table
        if self._left is None:
            self._left = _others(window) * _ROUNDS
            table.begin(Setup("original-1978", ("Ann", "Bob"), roll_order=False))
        elif table.snapshot is not None and table.idle and window.desk.playing:
            if not table.snapshot.throws:
                table.do(act.Roll())
                return
            if self._since and not self._took:
                self._took = (time.perf_counter() - self._since) * 1000
            if time.perf_counter() - self._since < _STAY:
                return
            if self._since:
                print(speech().language, round(self._took, 1), round(resident(), 1), flush=True)
            self._choose(window)

    def _choose(self, window: MainWindow) -> None:
        assert self._left is not None
        if not self._left:
            self._timer.stop()
            window.close()
            return
        wanted = self._left.pop(0)
        self._before = weakref.ref(window.desk)
        self._since, self._took = time.perf_counter(), 0.0
        _entries(window)[wanted]()


def _entries(window: MainWindow) -> dict[str, Callable[[], None]]:
    """What chooses each language."""
    actions = [one for menu in window.findChildren(QMenu) for one in menu.actions()]
    found = [one for one in actions if isinstance(one.data(), tuple)]
    return {one.data()[1]: one.trigger for one in found if one.data()[0] == "language"}


def _others(window: MainWindow) -> list[str]:
    """All languages, the one that is spoken last."""
    names = [name for name in _entries(window) if name]
    at = names.index(speech().language)
    return names[at + 1 :] + names[: at + 1]


def main(folder: Path) -> int:
    memory = Memory(folder)
    for name, value in {
        "speed": "off",
        "noticed": True,
        "lessons": False,
        "language": "en",
    }.items():
        memory.set(name, value)
    memory.flush()
    started = Application.exec
    tours: list[Tour] = []

    def begin(program: Application) -> int:
        if not tours:
            tours.append(Tour(program))
        return int(started())

    Application.exec = begin  # type: ignore[method-assign, assignment]
    return app.run(folder)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
