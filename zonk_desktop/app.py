"""The window's composition: fonts, memory, window; then, once it is seen, session and table.

What a game needs is imported after the first frame: a player sees the window at once.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)

from zonk_desktop import __version__, faces, log
from zonk_desktop.archive.place import ArchiveError, Lock, data_folder, log_folder, settings_folder
from zonk_desktop.console import complain, put
from zonk_desktop.tray import probe
from zonk_desktop.ui.kit import fonts
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.kit.spoken import speak
from zonk_desktop.ui.window.application import Application
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.mishaps import Mishaps
from zonk_desktop.words import Message, say, text

if TYPE_CHECKING:
    from zonk_desktop.ui.window.single import Doorbell
    from zonk_desktop.ui.window.warming import Warming

#: A window that nobody sees (minimised from the start) is furnished all the same.
_UNSEEN_MS = 1500
#: How often a start looks for the window of another, and the seconds between two looks.
_LOOKS, _PAUSE = 50, 0.1


def run(folder: Path | None = None, file: Path | None = None) -> int:
    """Open the window and stay until it is closed; 1 with a sentence when it cannot be."""
    place = (folder or data_folder()).absolute()
    _prepare()
    # Asked for in these words, Qt makes the style without a wrapper of Python around it.
    before = qInstallMessageHandler(_refused)
    app = Application([*sys.argv[:1], "-style", "fusion"])
    qInstallMessageHandler(before)
    app.setApplicationName("Zonk Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.zonk.Zonk")
    log.open_in(log_folder(place))
    mishaps = Mishaps()
    mishaps.install()
    try:
        return _run(app, place, file, mishaps)
    finally:
        mishaps.remove()
        log.close()


def _run(app: Application, place: Path, file: Path | None, mishaps: Mishaps) -> int:
    lock, why, answer = taken(place, file)
    if answer:
        return answer - 1
    keeps, game, again = lock is not None, 0, False
    while True:
        # Another language is another window: the game goes on there as it stands in the journal.
        window = frame(place, why)
        mishaps.told.connect(window.mishap)
        # Queued: a signal may come in the middle of anything, the furnishing too.
        mishaps.ending.connect(window.leave, Qt.ConnectionType.QueuedConnection)
        opening = WindowOpening(place, why, file, game, keeps, again)
        status = _sit(app, window, mishaps, opening)
        app.listen(None)
        again, game, file = window.turned, window.game, None
        # While Python still holds all its parts: a window taken apart by the interpreter's end
        # would call into what is gone already.
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not again:
            break
    if lock is not None:
        lock.release()
    return status


class WindowOpening(NamedTuple):
    place: Path
    #: Why nothing may be written.
    why: Message | None
    #: A transcript to open, and the game that was on the table before; 0 for none.
    file: Path | None
    game: int
    #: It answers other starts of the program.
    keeps: bool
    #: There was a window before, in another language.
    again: bool


def _sit(app: Application, window: MainWindow, mishaps: Mishaps, opening: WindowOpening) -> int:
    """Stay until this window is closed; what is behind it comes once it has been seen."""
    place = opening.place
    later = QTimer(window, singleShot=True)
    bells: list[Doorbell] = []
    warmings: list[Warming] = []

    def fill() -> None:
        from zonk_desktop.ui.window.collector import Collector  # noqa: PLC0415 - after it

        later.stop()
        mishaps.listen_to_the_system()
        log.start()
        log.note("app", f"version {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()}")
        furnish(window, place, opening.why)
        if opening.keeps:
            bells.append(_hung_bell(window, place))
        if opening.again:
            gc.unfreeze()
        else:
            # The program's own parts stay to its end: they need not be looked at again.
            gc.freeze()
        Collector(window, again=opening.again)
        app.listen(window.desk.commands.games.open_path)
        if opening.file is not None:
            window.desk.commands.games.open_path(opening.file)
        if opening.game:
            window.desk.commands.games.open_game(opening.game)
        warmings.append(_begun_warming(window))

    later.timeout.connect(fill)
    later.start(_UNSEEN_MS)
    # From the event loop, so that the frame has reached the screen.
    window.painted.connect(lambda: later.start(0), Qt.ConnectionType.SingleShotConnection)
    window.closed.connect(later.stop)
    window.show()
    status = app.exec()
    for bell in bells:
        bell.take_down()
    for warming in warmings:
        warming.stop()
    return status


def frame(place: Path, notice: Message | None = None) -> MainWindow:
    """The window with its start page."""
    missing = faces.load(fonts.FIRST)
    speak()
    window = MainWindow(Memory(settings_folder(place)), place)
    if missing:
        window.start.show_notice(say("window-fonts-missing", fonts=tuple(missing)))
    if notice is not None:
        window.start.show_notice(text(notice))
    return window


def furnish(window: MainWindow, place: Path, why: Message | None = None) -> None:
    """What stands behind the window, and what is needed to play; `why` it may not write."""
    from zonk_desktop.tray import loading  # noqa: PLC0415 - after the first frame

    # Beside what follows: it takes as long.
    loading.begin()
    from zonk_desktop.session.worker import Session  # noqa: PLC0415 - after the first frame

    if missing := faces.load(fonts.REST):
        window.start.show_notice(say("window-fonts-missing", fonts=tuple(missing)))
    faces.lend()
    session = Session(place, why)
    window.furnish(session)
    session.start()


def build(place: Path, why: Message | None = None) -> MainWindow:
    """A window ready to play in, all at once."""
    window = frame(place)
    furnish(window, place, why)
    return window


def taken(place: Path, file: Path | None) -> tuple[Lock | None, Message | None, int]:
    """The lock; or why there is none; or the exit status + 1, where a running window has answered.

    Two files opened at once start the program twice: the window of the first answers in a moment.
    """
    for _ in range(_LOOKS):
        try:
            lock = Lock.take(place)
        except ArchiveError as wrong:
            return None, wrong.message, 0
        answer = _rang(place, file) if lock is None else 0
        if lock is not None or answer:
            return lock, None, answer
        time.sleep(_PAUSE)
    return None, Message.of("window-another-keeps-the-file"), 0


def _rang(place: Path, file: Path | None) -> int:
    """Whoever keeps the Zonk File is called: 0 when nobody answers, else the exit status + 1."""
    from zonk_desktop.ui.window.single import HEARD, SILENT, ring  # noqa: PLC0415 - for this case only

    answer = ring(place, file)
    if answer == HEARD:
        put(say("window-already-there"))
        return 1
    if answer == SILENT:
        put(say("window-already-silent"))
        return 2
    return 0


def _hung_bell(window: MainWindow, place: Path) -> Doorbell:
    from zonk_desktop.ui.window.single import Doorbell  # noqa: PLC0415 - after the first frame

    bell = Doorbell(place, window)
    bell.rung.connect(window.desk.commands.games.called_by_another)
    return bell


def _refused(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
    """Where Qt finds no screen it says so at length and ends the process by a crash."""
    del context
    if kind is QtMsgType.QtFatalMsg:
        screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
        complain(say("window-no-screen-answers", screen=screen or "none"))
        os._exit(1)
    if kind is QtMsgType.QtCriticalMsg or (kind is QtMsgType.QtWarningMsg and words):
        complain(words)


def _begun_warming(window: MainWindow) -> Warming:
    from zonk_desktop.ui.window.warming import Warming  # noqa: PLC0415 - after the first frame

    tray = window.desk.tray
    warming = Warming(lambda: tray.sight.player is None or tray.is_rolling())
    warming.start()
    return warming


def _prepare() -> None:
    """What must be said before there is an application."""
    probe.prepare()
    if (
        sys.platform == "linux"
        and not os.environ.get("QT_QPA_PLATFORM")
        and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    ):
        raise SystemExit(say("window-there-is-no-screen-here"))
