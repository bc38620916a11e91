"""The program with a stopwatch: python packaging/first_frame.py FOLDER

Prints the time at which the first page was on the screen with all its buttons, how long the
processor had worked, and the modules and the classes of Qt that were there by then; after that both
times for a game that is begun at once and is ready to roll. Then it closes.
"""

import gc

gc.disable()  # as the command line does before it imports what follows

import sys
import time

from zonk_desktop import cli, qt_start

qt_start.load()  # so does this

from PySide6.QtCore import QTimer, QTimerEvent
from PySide6.QtGui import QPaintEvent

from zonk_desktop.ui.start.start_page import StartPage
from zonk_desktop.ui.window.main_window import MainWindow

_paint = StartPage.paintEvent


def painted(page: StartPage, event: QPaintEvent) -> None:
    _paint(page, event)
    if page.property("seen") is None:
        page.setProperty("seen", True)
        # The buttons are painted after the page, and all of it goes to the screen together.
        QTimer.singleShot(0, lambda: seen(page))


def seen(page: StartPage) -> None:
    print(time.time(), time.process_time(), *loaded(), flush=True)
    page.startTimer(5)


def loaded() -> list[str]:
    """All modules, and the classes of Qt that were asked for: it makes them one by one."""
    made = []
    for name in ("QtCore", "QtGui", "QtWidgets"):
        there = vars(sys.modules[f"PySide6.{name}"])
        made += [f"{name}.{one}" for one in there if one.startswith("Q") and one != "Qt"]
    return sorted([*sys.modules, *made])


def tick(page: StartPage, event: QTimerEvent) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    if window._desk is None:
        return
    desk = window.desk
    if desk.table.snapshot is None and not page.property("begun"):
        from zonk_desktop.live.snapshot import Setup  # noqa: PLC0415 - after the first frame

        page.setProperty("begun", True)
        desk.table.begin(Setup("wheaton", ("Ann", "Bob"), roll_order=False))
    elif desk.playing and not desk.page.roll.view.blocked and desk.tray.is_ready():
        page.killTimer(event.timerId())
        print(time.time(), time.process_time(), flush=True)
        window.close()


if __name__ == "__main__":
    StartPage.paintEvent = painted  # type: ignore[method-assign, assignment]
    StartPage.timerEvent = tick  # type: ignore[method-assign, assignment]
    if getattr(sys, "frozen", False):
        # Then it is started again for the process that thinks.
        from zonk_desktop.__main__ import _helper

        if _helper(sys.argv):
            sys.exit()
    sys.exit(cli.main(["--data-dir", sys.argv[1]]))
