"""Where the player's games lie, and who may write there."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from zonk_desktop.archive.errors import ArchiveError

DATABASE = "zonk-file.db"
_LOCK = "zonk-file.lock"


def data_folder() -> Path:
    """The folder this system gives a program for its user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "Zonk Desktop"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Zonk Desktop"
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else home / ".local" / "share") / "zonk-desktop"


class Lock:
    """Held by the one program that writes; the system lets go of it when the program dies."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    @classmethod
    def take(cls, folder: Path) -> Lock | None:
        """The lock, or None when another program holds it."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = (folder / _LOCK).open("ab")
        except OSError as wrong:
            raise ArchiveError(
                f"{folder} cannot be written: {wrong.strerror}. Games are played in memory and "
                "are lost at the end; name another folder with --data-dir."
            ) from None
        try:
            _lock(file)
        except OSError:
            file.close()
            return None
        return cls(file)

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
