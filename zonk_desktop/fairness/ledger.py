"""The furthest throw that was ever shown of each pledge, in a small file beside the games.

Whoever copies the games, plays on to see what falls and puts the copy back, does not put this back:
the game then stands behind it. A record has one length and is written over in its place, so that it
can be kept on a full disk too.

A throw is announced first, and that is on its way to the disk while the journal is. When both are
there it is shown, and the record says so. A program that is killed in between has shown nothing;
after a power cut nobody knows, and what was announced counts as shown.
"""

from __future__ import annotations

import os
import re
import threading
import time
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from zonk_desktop.save import sync, sync_folder

#: A pledge, and a number: that of the last throw shown, or with `?` of the next, announced.
_RECORD = re.compile(rb"([0-9a-f]{64}) ([0-9?])(\d{6})\n")
_LENGTH = 73
_ANNOUNCED = b"?"


class Ledger:
    """A file of pledges and throws; every method may raise OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None
        self._places: dict[str, int] = {}
        #: Where the last whole record ended when all were read.
        self._end = 0
        #: Files to be synced, and what went wrong with each.
        self._waiting: SimpleQueue[int] = SimpleQueue()
        self._synced: SimpleQueue[OSError | None] = SimpleQueue()
        self._under_way = 0
        #: Not a `Job`: its answers are waited for, here in the engine's thread and without Qt.
        self._syncs: threading.Thread | None = None

    def furthest(self, pledge: str) -> int | None:
        """The number of the last throw that was shown; None where nothing is known of it.

        Read anew each time: another window may have shown one.
        """
        file = self._open()
        if (place := self._places.get(pledge)) is not None:
            file.seek(place)
            found = _RECORD.fullmatch(file.read(_LENGTH))
            if found and found[1].decode() == pledge:
                return _shown(found)
        self._places.pop(pledge, None)
        file.seek(0)
        shown, self._end = None, 0
        for found in _RECORD.finditer(file.read()):
            self._end = found.end()
            if found[1].decode() == pledge:
                self._places[pledge] = found.start()
                shown = max(shown or 0, _shown(found))
        return shown

    def announce(self, pledge: str, throw: int) -> None:
        """This throw is about to be shown; its record is being synced when this comes back."""
        known = self.furthest(pledge)
        if known is None or known < throw:
            self._write(pledge, f"?{throw:06}")
            self._sync_aside(os.dup(self._open().fileno()))

    def show(self, pledge: str, throws: int) -> None:
        """So many throws have been shown, or none yet; what is known already stays.

        What was announced has reached the disk by then.
        """
        wrong: OSError | None = None
        while self._under_way:
            wrong = self._synced.get() or wrong
            self._under_way -= 1
        known = self.furthest(pledge)
        if known is None or known < throws:
            self._write(pledge, f"{throws:07}")
        if wrong is not None:
            raise wrong

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._syncs is not None:
            self._waiting.put(-1)
            self._syncs.join()
            self._syncs = None

    def _write(self, pledge: str, number: str) -> None:
        """A record in its place; a new one behind all that is whole: a torn one is written over."""
        file = self._open()
        file.seek(self._places.setdefault(pledge, self._end))
        file.write(f"{pledge} {number}\n".encode("ascii"))

    def _sync_aside(self, file: int) -> None:
        if self._syncs is None:
            self._syncs = threading.Thread(
                target=_sync_all, args=(self._waiting, self._synced), name="ledger", daemon=True
            )
            self._syncs.start()
        self._waiting.put(file)
        self._under_way += 1

    def _open(self) -> IO[bytes]:
        if self._file is None:
            fresh = not self.path.exists()
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            file = os.fdopen(handle, "r+b", buffering=0)
            try:
                if fresh:
                    sync_folder(self.path.parent)
                elif not booted() <= os.fstat(handle).st_mtime <= time.time():
                    _settle(file)
            except OSError:
                file.close()
                raise
            self._file = file
        return self._file


def booted() -> float:
    """When this computer was started."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.time() - (time.monotonic() if clock is None else time.clock_gettime(clock))


def _settle(file: IO[bytes]) -> None:
    """After the power was cut, or a clock was set: nobody knows whether what was announced was
    seen."""
    for found in _RECORD.finditer(file.read()):
        if found[2] == _ANNOUNCED:
            file.seek(found.start(2))
            file.write(b"0")
    sync(file.fileno())


def _shown(record: re.Match[bytes]) -> int:
    announced = record[2] == _ANNOUNCED
    return int(record[3]) - 1 if announced else int(record[2] + record[3])


def _sync_all(waiting: SimpleQueue[int], synced: SimpleQueue[OSError | None]) -> None:
    """Sync files and close them, until there is none."""
    while (file := waiting.get()) >= 0:
        wrong = None
        try:
            sync(file)
        except OSError as found:
            wrong = found
        with suppress(OSError):
            os.close(file)
        synced.put(wrong)
