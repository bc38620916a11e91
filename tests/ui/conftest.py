"""A real window for each test, and nothing of it left behind."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QThread, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests import few_throws, table_pictures
from tests.ui.alone import made
from tests.ui.archived import begun, plain, session, shade
from tests.ui.looking import PICTURES, keep_picture, still, to_front, unpainted
from zonk_desktop import app as composition
from zonk_desktop.archive.values import DiceFrom
from zonk_desktop.faces import load
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.session.job import apart
from zonk_desktop.tray import probe
from zonk_desktop.ui.kit.fonts import FIRST, REST
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.start.nobody import Nobody
from zonk_desktop.ui.table import director
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow

probe.prepare()
# Keys of a test are as fast as it can press them; what holds back a player's is in test_stage.
director.FRESH_MS = director.SKIP_MS = 0
#: Seconds after which a dialog is closed that a test did not expect.
UNANSWERED = 100.0
#: How dice lie on the start page: with a triple, with single ones, with nothing that scores.
FEW_FACES = ((4, 4, 2, 4, 1, 6), (1, 6, 5, 2, 3, 3), (2, 3, 6, 4, 2, 3))
#: Fixtures of every file here, and the folder for pictures.
__all__ = ["plain", "session", "shade"]


@pytest.fixture(autouse=True, scope="session")
def _no_box_waits_for_ever(qapp: QApplication) -> Iterator[None]:
    """Close a dialog that nobody answers: inside one no time limit of a test is heard."""
    seen: dict[int, float] = {}

    def look() -> None:
        box = QApplication.activeModalWidget()
        if box is None:
            seen.clear()
        elif time.monotonic() - seen.setdefault(id(box), time.monotonic()) > UNANSWERED:
            box.close()

    watch = QTimer()
    watch.timeout.connect(look)
    watch.start(1000)
    yield
    watch.stop()


@pytest.fixture(autouse=True, scope="module")
def _what_is_dear_is_made_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        table_pictures.keep(patch, table_pictures.FEW)
        few_throws.keep(patch)
        patch.setattr(Nobody, "_chance", _few_faces)
        yield


_CHANCE = Nobody._chance


def _few_faces(nobody: Nobody) -> tuple[int, ...]:
    """Dice of the start page lie in a few ways, so that they are cast once."""
    faces = _CHANCE(nobody)
    return FEW_FACES[sum(faces) % len(FEW_FACES)][: len(faces)]


@pytest.fixture(autouse=True, scope="session")
def _threads_think() -> None:
    """Here no window starts a process of its own; tests/test_places.py has one."""
    apart.here = True


@pytest.fixture(autouse=True)
def _sessions_end_with_their_test() -> Iterator[None]:
    yield
    while begun:
        begun.pop().stop()
    apart.close()


class Driver:
    """Plays at a real window, with real keys."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot

    def wait(self, milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def still(self) -> None:
        """Until the window is laid out and nothing of it changes any more."""
        still(self.window)

    def answered(self) -> None:
        """Until all that was asked of the game's thread so far has been answered."""
        done: list[object] = []
        self.window.desk.session.ask(lambda archive: "heard").then(done.append, done.append)
        self.until(lambda: bool(done))

    def until(self, true: Callable[[], bool], seconds: float = 100) -> None:
        """Until it is true, and the panels show it."""
        soon = self.window.desk._soon
        self._qtbot.waitUntil(lambda: true() and not soon.isActive(), timeout=round(seconds * 1000))

    def settled(self, seconds: float = 100) -> None:
        """Until the table waits for a player."""
        stages = {Stage.PLAYING, Stage.OPENING, Stage.OVER}
        self.until(lambda: self.window.desk.table.stage in stages, seconds)

    def begin(self, rules: str, *names: str, **more: object) -> None:
        before = self.window.desk.table.snapshot
        more["dice"] = DiceFrom.read(more.get("dice"))
        setup = Setup(rules, names or ("Ann", "Bob"), **more)  # type: ignore[arg-type]
        with unpainted(self.window):
            self.window.desk.table.begin(setup)
            self.until(lambda: self.window.desk.table.snapshot is not before)
            self.settled()

    def key(self, key: int, modifiers: object = None) -> None:
        target = QApplication.focusWidget() or self.window
        if modifiers is None:
            self._qtbot.keyClick(target, key)
        else:
            self._qtbot.keyClick(target, key, modifiers)

    def pictures(self, name: str) -> None:
        """The same state small and large; the window is as large as before afterwards."""
        before = self.window.size()
        for wide, high in ((1024, 640), (1920, 1080)):
            self.window.resize(wide, high)
            self.still()
            assert self.window.width() == wide
            self.picture(f"{name}-{wide}")
        self.window.resize(before)
        self.still()

    def looks(self, name: str) -> Iterator[None]:
        """A picture in each look, size of text and window; light and plain afterwards."""
        for look, scale, sizes in (
            ("light", "100", ((1024, 640), (1360, 860))),
            ("dark", "100", ((1360, 860),)),
            ("light", "200", ((1024, 640), (1360, 860))),
        ):
            self._dress(look, scale)
            for wide, high in sizes:
                self.window.resize(wide, high)
                self.picture(f"{name}-{wide}-{look}-{scale}")
                yield
        self._dress("light", "100")

    def _dress(self, look: str, scale: str) -> None:
        self.window.memory.set("look", look)
        self.window.memory.set("scale", scale)
        self.window.restyle()

    def picture(self, name: str) -> None:
        self.still()
        # The window has painted itself; this is for whoever wants to look.
        if PICTURES:
            keep_picture(self.window.grab(), name)


def make_window(
    qtbot: QtBot, folder: Path, opened: Callable[[MainWindow], object], **settings: object
) -> MainWindow:
    """The window of the program in this folder, in front; `opened` is told before it is shown."""
    memory = Memory(folder)
    # Somebody who has played before: lessons are in their own tests.
    usual = {"speed": "off", "look": "light", "noticed": True, "lessons": False}
    for key, value in {**usual, **settings}.items():
        memory.set(key, value)
    memory.flush()
    window = composition.build(folder)
    opened(window)
    window.resize(1280, 800)
    with unpainted(window):
        window.show()
        to_front(window, qtbot)
    return window


Opener = Callable[..., MainWindow]


@contextmanager
def windows(qtbot: QtBot, folder: Path) -> Iterator[Opener]:
    """Opens windows; what is left open is shut at the end, each though another could not be."""
    threads = set(threading.enumerate())
    with ExitStack() as opened:

        def make(folder: Path = folder, **settings: object) -> MainWindow:
            return make_window(
                qtbot, folder, lambda window: opened.callback(_end, window), **settings
            )

        yield make
    gc.collect()
    # What is left now stays: tables, pictures, modules. The next window's search passes it over.
    gc.freeze()
    left = {thread for thread in threading.enumerate() if thread not in threads}
    left = {thread for thread in left if not isinstance(thread, threading._DummyThread)}
    for thread in left:
        # What was told to stop does so at its next step.
        thread.join(UNANSWERED)
    left = {thread for thread in left if thread.is_alive()}
    assert not left, left


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    """Opens windows; what a test leaves open is closed, and nothing of any may stay."""
    with windows(qtbot, tmp_path) as make:
        yield make


def shut(window: MainWindow) -> None:
    """Close a window; no thread or timer of it goes on."""
    if not isValid(window):
        return
    window.close()
    session = window.desk.session
    stopped = session.stopped
    # Threads that go on would outlive what they work for.
    session.stop()
    timers = [timer.parent() for timer in window.findChildren(QTimer) if timer.isActive()]
    threads = [thread for thread in window.findChildren(QThread) if thread.isRunning()]
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert stopped
    assert not timers, timers
    assert not threads, threads


def _end(window: MainWindow) -> None:
    """Shut what a test has left open, perhaps half way: in a question, or with a game unsaved."""
    if not isValid(window):
        return
    for box in QApplication.topLevelWidgets():
        if box.isModal() and box.isVisible():
            box.close()
    unsaved = window.desk.session.unsaved()
    # It would ask, and nobody answers here.
    window.unasked = True
    shut(window)
    assert not unsaved


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    """The window as a player sees it, dice without animation, games in a folder of its own."""
    return open_window()


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    return Driver(window, qtbot)


@pytest.fixture(scope="session", autouse=True)
def fusion(qapp: QApplication) -> None:
    """Qt's own style, the same on every machine; put on once, as all is polished anew by it."""
    load(FIRST + REST)
    qapp.setStyle("Fusion")


@pytest.fixture
def look(qapp: QApplication) -> Style:
    return made(qapp)
