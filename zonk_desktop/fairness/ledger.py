"""The furthest throw that was ever shown of each pledge, in a small file beside the games.

Whoever copies the games, plays on to see what falls and puts the copy back, does not put this back:
the game then stands behind it. A record has one length and is written over in its place, so that it
can be kept on a full disk too.
"""

from __future__ import annotations

import os
import re
import threading
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from zonk_desktop import log
from zonk_desktop.save import sync

_RECORD = re.compile(rb"([0-9a-f]{64}) (\d{7})\n")
_LENGTH = 73


class Ledger:
    """A file of pledges and throws; every method may raise OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None
        self._places: dict[str, int] = {}
        #: Where the last whole record ended when all were read.
        self._end = 0
        self._waiting: SimpleQueue[int] = SimpleQueue()
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
                return int(found[2])
        self._places.pop(pledge, None)
        file.seek(0)
        shown, self._end = None, 0
        for found in _RECORD.finditer(file.read()):
            self._end = found.end()
            if found[1].decode() == pledge:
                self._places[pledge] = found.start()
                shown = max(shown or 0, int(found[2]))
        return shown

    def show(self, pledge: str, throws: int) -> None:
        """So many throws have been shown, or none yet; what is known already stays."""
        known = self.furthest(pledge)
        if known is not None and known >= throws:
            return
        file = self._open()
        # A new one behind all that is whole: a torn record is written over.
        file.seek(self._places.setdefault(pledge, self._end))
        file.write(f"{pledge} {throws:07}\n".encode("ascii"))
        # It has reached the disk long before the dice rest, and nobody waits for it.
        self._sync_aside(os.dup(file.fileno()))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._syncs is not None:
            self._waiting.put(-1)
            self._syncs.join()
            self._syncs = None

    def _sync_aside(self, file: int) -> None:
        if self._syncs is None:
            self._syncs = threading.Thread(
                target=_sync_all, args=(self._waiting,), name="ledger", daemon=True
            )
            self._syncs.start()
        self._waiting.put(file)

    def _open(self) -> IO[bytes]:
        if self._file is None:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
            self._file = os.fdopen(handle, "r+b", buffering=0)
        return self._file


def _sync_all(waiting: SimpleQueue[int]) -> None:
    """Sync files and close them, until there is none."""
    while (file := waiting.get()) >= 0:
        try:
            sync(file)
        except OSError as wrong:
            log.caught("ledger", wrong, "warning")
        with suppress(OSError):
            os.close(file)
