"""Plays by itself in a real window, for as long as one likes, and watches the memory.

    python packaging/dev.py soak [MINUTES [SPEED]]      (60 and fast unless told)

One line a minute; at the end the memory of the last minute against that after the first, as a
ratio, and exit status 1 when it has grown by more than a twentieth. Needs a screen.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
import time
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from zonk_desktop import app as composition
from zonk_desktop.engine.state import Phase
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.application import Application

LIMIT = 1.05
_STEP_MS = 15


def resident() -> float:
    """MiB of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


class Soak(QObject):
    """Presses what the table offers, game after game, sheet after sheet."""

    def __init__(self, folder: Path, minutes: float) -> None:
        super().__init__()
        self._window = composition.build(folder)
        self._window.resize(1280, 800)
        self._window.show()
        self._sheets = cycle(PRESETS)
        self._games = self._turns = 0
        self._begun = self._minute = time.monotonic()
        self._end = self._begun + minutes * 60
        self._seen: list[float] = []
        self.first = self.last = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(_STEP_MS)

    @Slot()
    def _step(self) -> None:
        self._watch()
        desk = self._window.desk
        table, page = desk.table, desk.page
        if table.snapshot is None or table.stage is Stage.OVER:
            if desk.playing and table.snapshot is not None:
                return  # the end of the game is about to be shown
            self._games += 1
            table.begin(Setup(next(self._sheets), ("Ann", "Bob", "Cy", "Di")))
        elif table.stage is Stage.OPENING:
            page.press("roll")
        elif table.stage is Stage.PLAYING and table.game is not None:
            self._turns += 1
            if table.game.turn.phase is Phase.DARED:
                page.press("refuse-dare")
            elif not page.stay.view.blocked and (page.roll.view.blocked or self._turns % 3 == 0):
                page.press("stay")
            elif not page.roll.view.blocked:
                page.press("roll")
            else:
                page.press("keep")

    def _watch(self) -> None:
        now = time.monotonic()
        if now - self._minute < 1:
            return
        self._minute = now
        self._seen.append(resident())
        passed = len(self._seen)
        if passed % 60 == 0:
            this = statistics.median(self._seen[-60:])
            print(
                f"{passed // 60:3} min  {this:7.1f} MiB  {self._games} games  "
                f"{self._turns} choices  {threading.active_count()} threads",
                flush=True,
            )
        if now >= self._end:
            self._timer.stop()
            self.first = statistics.median(self._seen[50:70])
            self.last = statistics.median(self._seen[-60:])
            self._window.closed.connect(Application.quit)
            self._window.close()


def main(minutes: float = 60, speed: str = "fast") -> int:
    composition._prepare()
    Application.setStyle("Fusion")
    app = Application(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        memory = Memory(Path(folder))
        memory.set("speed", speed)
        memory.set("noticed", True)
        memory.set("lessons", False)
        memory.flush()
        soak = Soak(Path(folder), minutes)
        app.exec()
        ratio = soak.last / soak.first
    print(f"after a minute {soak.first:.1f} MiB, at the end {soak.last:.1f} MiB: {ratio:.3f} of it")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(main(float(words[0]) if words else 60, *words[1:2]))
