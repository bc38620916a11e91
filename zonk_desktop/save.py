"""Writing a file so that nothing is lost: the old one stays until the new one is whole."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from zonk_desktop.words import say


def save(path: Path, data: bytes, *, sure: bool = True) -> None:
    """Put the data in the place of the file, or leave all as it was and raise OSError.

    `sure`: the data has reached the disk; of many files whoever writes them waits once, at the end.
    """
    # A link stays a link, and what it points to is replaced.
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(0, say("general-not-a-file"))
    # A number of its own: a program that was killed may have left one, and in a sandbox the next
    # has the same number of a process.
    part = target.with_name(f".{target.name[:60]}.{os.urandom(6).hex()}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            if sure:
                # Or a power cut leaves an empty file in the place of the old one.
                sync(file.fileno())
        if target.exists():
            part.chmod(target.stat().st_mode & 0o777)
        os.replace(part, target)
        if sure:
            sync_folder(target.parent)
    except BaseException:
        # Ctrl+C too.
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def sync(file: int) -> None:
    """Wait until what was written has reached the disk itself."""
    if sys.platform == "darwin":
        import fcntl  # noqa: PLC0415 - not on Windows

        # fsync ends there when the drive has it, in memory that a power cut empties.
        with suppress(OSError):
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where the system lets one ask for that."""
    if os.name != "posix":
        return
    # Some file systems cannot; the file itself is whole all the same.
    with suppress(OSError):
        names = os.open(folder, os.O_RDONLY)
        try:
            sync(names)
        finally:
            os.close(names)
