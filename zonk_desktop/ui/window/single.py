"""One program a Zonk File: a second start rings at the first, which opens what it was given.

The bell is a folder beside the games, there as long as a window listens. Whoever rings lays a file
into it; the window that has read it gives it another name. Who may write there may write the games
as well, and on this side of that there is nothing to guard.
"""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from zonk_desktop import log
from zonk_desktop.archive.place import BELL, is_own, silence

#: How often an answer is looked for, and the seconds between two looks.
_LOOKS, _PAUSE = 150, 0.02
#: What a visitor may say: the path of a file. The rest nobody reads.
MOST_BYTES = 128 * 1024
#: A word that is being written, one that is to be heard, one that was.
_WRITTEN, _SAID, _HEARD = ".part", ".ring", ".heard"

NOBODY, HEARD, SILENT = range(3)


def ring(folder: Path, file: Path | None) -> int:
    """Signal the running window to come forward; returns whether it answered, if there is one."""
    bell = folder / BELL
    if not is_own(bell):
        return NOBODY
    word = bell / f"{secrets.token_hex(8)}{_SAID}"
    heard = word.with_suffix(_HEARD)
    try:
        written = word.with_suffix(_WRITTEN)
        written.write_bytes(b"" if file is None else os.fsencode(file.absolute()))
        written.rename(word)
    except OSError:  # a disk without room
        return SILENT
    for _ in range(_LOOKS):
        if not word.exists():
            break
        time.sleep(_PAUSE)
    else:
        # Taken back, it is not heard later either, unless that happens in this moment.
        with suppress(OSError):
            word.unlink()
            return SILENT
    try:
        heard.unlink()
    except OSError:  # the window has gone meanwhile
        return NOBODY
    return HEARD


class Doorbell(QObject):
    """Listens for further starts of the program."""

    #: The path of a file, or nothing; as an object, since a name need not be text.
    rung = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._hear)
        try:
            (folder / BELL).mkdir(mode=0o700, exist_ok=True)
        except OSError as wrong:
            log.caught("bell", wrong, "warning")
        if not is_own(folder / BELL) or not self._watcher.addPath(str(folder / BELL)):
            log.note("bell", "not hung", "warning")
        # What was said before the watch began.
        QTimer.singleShot(0, self, self._hear)

    def take_down(self) -> None:
        self._watcher.removePath(str(self._folder / BELL))
        silence(self._folder)

    @Slot()
    def _hear(self) -> None:
        for word in sorted((self._folder / BELL).glob(f"*{_SAID}")):
            try:
                with word.open("rb") as opened:
                    said = os.fsdecode(opened.read(MOST_BYTES))
                word.rename(word.with_suffix(_HEARD))
            except (OSError, ValueError) as wrong:  # taken back, or no name
                log.caught("bell", wrong, "info")
            else:
                self.rung.emit(said)
