"""Handles the unforeseen: exceptions in any thread, Qt's warnings, signals to end.

Each ends in the log, those that a player would feel in a sentence too; none of them ends a game.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from zonk_desktop import log
from zonk_desktop.console import complain, visible
from zonk_desktop.words import say

if TYPE_CHECKING:
    import socket

_LEVELS = {
    QtMsgType.QtDebugMsg: "debug",
    QtMsgType.QtInfoMsg: "info",
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "error",
    QtMsgType.QtFatalMsg: "error",
}
#: What Qt says where the screen is gone (X11, Wayland), before it tears down the running program.
_NO_SCREEN = "connection broke"


def sentence(wrong: BaseException | type[BaseException]) -> str:
    """The sentence that is told of an unforeseen exception."""
    kind = wrong if isinstance(wrong, type) else type(wrong)
    if issubclass(kind, MemoryError):
        return say("window-mishap-memory")
    return say("window-mishap", kind=kind.__name__)


def _let_go(trace: TracebackType | None) -> None:
    """Drop what the broken calls held: a painter that stays open ends the program with the next
    picture of its widget."""
    import traceback  # noqa: PLC0415 - not before the first frame

    traceback.clear_frames(trace)
    # Python keeps them for a debugger.
    for name in ("last_exc", "last_value", "last_traceback"):
        if hasattr(sys, name):
            setattr(sys, name, None)


class Mishaps(QObject):
    """Global handlers of exceptions and Qt messages, from `install` to `remove`."""

    #: A sentence for the players. From whatever thread: it arrives in the window's.
    told = Signal(str)
    #: The system wants the program to end.
    ending = Signal()

    def __init__(self) -> None:
        super().__init__()
        #: What is told where not even a sentence can be made.
        self._last_words = ""
        self._before: tuple[Any, Any, Any] | None = None
        self._qt: Any = None
        self._signals: dict[int, Any] = {}
        self._bells: tuple[socket.socket, socket.socket] | None = None

    def install(self) -> None:
        self._last_words = say("window-mishap-memory")
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._uncaught
        threading.excepthook = lambda found: self._in_a_thread(found.exc_value)
        sys.unraisablehook = lambda found: self._unraisable(found.exc_value)
        self._qt = qInstallMessageHandler(self._said)

    def remove(self) -> None:
        if self._before is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None
            qInstallMessageHandler(self._qt)
        for number, before in self._signals.items():
            signal.signal(number, before)
        if self._bells is not None:
            signal.set_wakeup_fd(-1)
            for bell in self._bells:
                bell.close()
        self._signals, self._bells = {}, None

    def listen_to_the_system(self) -> None:
        """Handle TERM, INT and HUP: they end the program as its own Quit does."""
        # Once more, in the language of the window that is there by now.
        self._last_words = say("window-mishap-memory")
        if sys.platform == "win32" or self._bells is not None:
            return
        import socket  # noqa: PLC0415 - not before the first frame

        # Python runs a signal's handler only when it has the word; this gives it.
        ours, systems = socket.socketpair()
        for bell in (ours, systems):
            bell.setblocking(False)
        self._bells = ours, systems
        signal.set_wakeup_fd(systems.fileno())
        notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._rung)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            self._signals[number] = signal.signal(number, self._asked_to_end)

    @Slot()
    def _rung(self) -> None:
        if self._bells is not None:
            self._bells[0].recv(64)

    def _asked_to_end(self, number: int, frame: FrameType | None) -> None:
        del frame
        log.note("app", f"signal {number}")
        self.ending.emit()

    # What comes

    def _uncaught(
        self,
        kind: type[BaseException],
        wrong: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            if self._before is not None:
                self._before[0](kind, wrong, trace)
            return
        try:
            self._tell("window", wrong if wrong.__traceback__ else wrong.with_traceback(trace))
        except Exception:
            self.told.emit(self._last_words)
        finally:
            _let_go(trace)

    def _in_a_thread(self, wrong: BaseException | None) -> None:
        if wrong is not None and not isinstance(wrong, SystemExit):
            self._uncaught(type(wrong), wrong, None)

    def _unraisable(self, wrong: BaseException | None) -> None:
        if wrong is not None:
            log.caught("python", wrong, "warning")

    def _tell(self, where: str, wrong: BaseException) -> None:
        log.caught(where, wrong)
        try:
            said = sentence(wrong)
        except Exception as another:
            log.caught(where, another)
            said = self._last_words
        self.told.emit(said)

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        level = _LEVELS.get(kind, "warning")
        log.note("qt", f"{context.category or ''} {text}".strip(), level)
        if _NO_SCREEN in text:
            # Nothing is lost: each action is on the disk before it is told as saved.
            complain(say("window-screen-gone"))
            os._exit(1)
        if level != "debug" and sys.stderr is not None:
            sys.stderr.write(f"{visible(text)}\n")
