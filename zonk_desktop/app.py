"""The window's composition: fonts, session, memory, window; each is handed what it needs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from zonk_desktop import __version__
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.place import Lock, data_folder
from zonk_desktop.session.worker import Session
from zonk_desktop.tray import probe
from zonk_desktop.ui import fonts
from zonk_desktop.ui.main_window import MainWindow
from zonk_desktop.ui.settings import Memory
from zonk_desktop.ui.single import Doorbell, ring


def run(folder: Path | None = None, file: Path | None = None) -> int:
    """Open the window and stay until it is closed; 1 with a sentence when it cannot be."""
    place = (folder or data_folder()).absolute()
    _prepare()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Zonk Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.zonk.Zonk")
    app.setStyle("Fusion")
    try:
        lock = Lock.take(place)
        notice = ""
    except ArchiveError as wrong:
        lock, notice = None, str(wrong)
    if lock is None and not notice and ring(place, file):
        print("Zonk Desktop is running already; its window has come to the front.")
        return 0
    window = build(app, place, writes=lock is not None, notice=notice)
    bell = Doorbell(place, window) if lock is not None else None
    if bell is not None:
        bell.rung.connect(window.commands.called_by_another)
    window.show()
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.commands.open_path(file))
    status = app.exec()
    # While Python still holds all its parts: a window taken apart by the interpreter's end would
    # call into what is gone already.
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if lock is not None:
        lock.release()
    return status


def build(app: QApplication, place: Path, *, writes: bool, notice: str = "") -> MainWindow:
    """The window and what stands behind it."""
    missing = fonts.load()
    memory = Memory(place)
    session = Session(place if writes else None)
    window = MainWindow(session, memory, place)
    if missing:
        window.start.show_notice("Fonts are missing: " + ", ".join(missing) + ".")
    if notice:
        window.start.show_notice(notice)
    session.start()
    return window


def _prepare() -> None:
    """What must be said before there is an application."""
    probe.prepare()
    if (
        sys.platform == "linux"
        and not os.environ.get("QT_QPA_PLATFORM")
        and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    ):
        raise SystemExit(
            "There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set). The commands "
            "of zonk-desktop --help need none."
        )
