"""Faults laid into the work of a thread: so many calls go well, then one fails, and another one.

A point is the call of a function of the program (memory may run out there), of SQLite, or of the
system's files and locks. Points are counted, so that a run is the same every time.
"""

from __future__ import annotations

import _io
import errno
import functools
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator, Set
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from PySide6.QtCore import QObject

import zonk_desktop
from zonk_desktop import places
from zonk_desktop.places import Call
from zonk_desktop.session.engine import Engine
from zonk_desktop.sound import player
from zonk_desktop.sound.player import Sound
from zonk_desktop.ui.window.mishaps import Mishaps

_PROGRAM = str(Path(zonk_desktop.__file__).parent)
_SYSTEM = {
    "open", "replace", "rename", "fsync", "unlink", "remove", "mkdir", "stat", "lstat", "utime",
    "listdir", "scandir", "chmod", "read", "write", "flock", "lockf", "locking",
}  # fmt: skip
_FILES = (_io.FileIO, _io.BufferedReader, _io.BufferedWriter, _io.TextIOWrapper)
#: What SQLite answers: no room, a failing disk, a lock that is refused.
_SQLITE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY)
_CODES = (errno.ENOSPC, errno.EIO, errno.EACCES)


class Faults:
    """Counts points, and lets the one numbered `first` fail, and one `second` points after it.

    One below `spared` waits for the next: an error that Python raises below Qt, itself called from
    Python, passes through C++, and what becomes of it there is not Python's to say.
    """

    def __init__(self, first: int, second: int, spared: Set[CodeType] = frozenset()) -> None:
        self._spared = spared
        self._next = first
        self._second: int | None = second
        self.passed = 0
        #: What failed, and how.
        self.fired: list[str] = []
        self._lock = threading.Lock()

    @property
    def done(self) -> bool:
        return self._next < 0

    def lay(self) -> None:
        """From now on, in this thread."""
        sys.settrace(self._trace)
        sys.setprofile(self._profile)

    @staticmethod
    def lift() -> None:
        sys.setprofile(None)
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, arg: object) -> Any:
        """Lay the profile again: Python drops one that has raised."""
        frame.f_trace_lines = False
        if not self.done and sys.getprofile() is None:
            sys.setprofile(self._profile)
        return self._trace

    def _profile(self, frame: FrameType, event: str, arg: Any) -> None:
        if self.done:
            return
        code = frame.f_code
        if event == "call":
            ours = code.co_filename.startswith(_PROGRAM) and not code.co_name.startswith("<")
            kind = "memory" if ours else ""
            name = code.co_qualname
        elif event == "c_call" and not code.co_filename.startswith("<frozen"):
            kind, name = self._outside(arg), getattr(arg, "__name__", "")
        else:
            return
        if kind and self._due(frame):
            self.fired.append(f"{Path(code.co_filename).name}:{name} {kind}")
            # No variable holds it: its frames, and all they hold, go with the last handler.
            raise _fault(kind, self.passed % 3)

    @staticmethod
    def _outside(called: Any) -> str:
        owner, name = getattr(called, "__self__", None), getattr(called, "__name__", "")
        if isinstance(owner, sqlite3.Connection | sqlite3.Cursor):
            return "" if name == "close" else "sqlite"
        module = getattr(called, "__module__", "")
        system = module in {"posix", "nt", "fcntl", "io", "_io", "msvcrt"} and name in _SYSTEM
        if system or (isinstance(owner, _FILES) and name in {"read", "write", "flush"}):
            return "system"
        return ""

    def _due(self, frame: FrameType) -> bool:
        """Count a point; whether it is one that fails."""
        with self._lock:
            number, self.passed = self.passed, self.passed + 1
            if number != self._next:
                return False
            if _under(frame, self._spared):
                self._next += 1
                return False
            self._next = -1 if self._second is None else self.passed + self._second
            self._second = None
            return True


def _below(kind: type[QObject]) -> set[type[QObject]]:
    found: set[type[QObject]] = set()
    for one in kind.__subclasses__():
        found |= {one} | _below(one)
    return found


def _overrides() -> Iterator[tuple[type[QObject], str, FunctionType]]:
    """Methods of the program that Qt calls by itself."""
    for thing in _below(QObject):
        if not thing.__module__.startswith("zonk_desktop"):
            continue
        theirs = [base for base in thing.__mro__ if base.__module__.startswith("PySide6")]
        for name, method in list(vars(thing).items()):
            ours = isinstance(method, FunctionType) and not name.startswith("__")
            if ours and any(name in vars(base) for base in theirs):
                yield thing, name, method


def _under(frame: FrameType | None, codes: Set[CodeType]) -> bool:
    while frame is not None and frame.f_code not in codes:
        frame = frame.f_back
    return frame is not None


def _fault(kind: str, which: int) -> Exception:
    if kind == "memory":
        return MemoryError()
    if kind == "system":
        return OSError(_CODES[which], "a fault")
    wrong = sqlite3.OperationalError("a fault")
    wrong.sqlite_errorcode = _SQLITE[which]
    wrong.sqlite_errorname = "FAULT"
    return wrong


class Work:
    """The workers of the program: `laid` faults strike in those that are named."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.faults: Faults | None = None
        self.where = ""
        self._inside = threading.local()
        for name in (
            "open", "copy_weekly", "begin", "resume", "act", "rename", "hinted", "again",
            "try_again", "work",
        ):  # fmt: skip
            self._wrap(patch, Engine, name, "engine")
        run = places._run

        def of_lane(call: Call[Any], name: str, work: Callable[[], Any]) -> Any:
            worker = "tray" if name.startswith("tray") else name
            return self._around(run, worker)(call, name, work)

        patch.setattr(places, "_run", of_lane)
        self._wrap(patch, Sound, "_guarded", "sound")
        self._wrap(patch, player, "throw_sound", "sound")

    def wrap(self, patch: pytest.MonkeyPatch, thing: Any, name: str, where: str) -> None:
        self._wrap(patch, thing, name, where)

    def _wrap(self, patch: pytest.MonkeyPatch, thing: Any, name: str, where: str) -> None:
        patch.setattr(thing, name, self._around(getattr(thing, name), where))

    def _around(self, work: Callable[..., Any], where: str) -> Callable[..., Any]:
        @functools.wraps(work)
        def call(*given: Any, **more: Any) -> Any:
            faults = self.faults
            if faults is None or where != self.where or getattr(self._inside, "now", False):
                return work(*given, **more)
            self._inside.now = True
            faults.lay()
            try:
                return work(*given, **more)
            finally:
                faults.lift()
                self._inside.now = False

        return call

    def wrap_overrides(self, patch: pytest.MonkeyPatch) -> None:
        """What Qt calls by itself: painting, sizes, keys, models; and the handler of errors."""
        for thing, name, _ in _overrides():
            self._wrap(patch, thing, name, "qt")
        self._wrap(patch, Mishaps, "_uncaught", "qt")

    def lay(self, where: str, first: int = 1 << 30, second: int = 0) -> Faults:
        """Faults for this worker, until they are lifted; by default they only count."""
        spared = {method.__code__ for *_, method in _overrides()} if where == "window" else set()
        self.where, self.faults = where, Faults(first, second, spared)
        return self.faults

    def lift(self) -> None:
        self.faults = None
