"""Where the player's games lie, what lies beside them, and who may write there."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import IO, NamedTuple

from zonk_desktop import log
from zonk_desktop.words import MessageError, reason

DATABASE = "zonk-file.db"
#: Which throws were shown of each pledge (fairness.ledger).
SHOWN = "zonk-file.shown"
#: What SQLite lays beside the database.
BESIDE = ("", "-wal", "-shm")
_FILES = (SHOWN, *(DATABASE + more for more in BESIDE))
_LOCK = "zonk-file.lock"
#: A folder, there while a window answers further starts of the program.
BELL = "zonk-file.bell"
#: What the system answers when somebody else holds the lock.
_HELD = frozenset((errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK))
#: And where its file system has none, as some networks have: nobody can hold one there.
_NO_LOCKS = frozenset((errno.ENOLCK, errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP))


class ArchiveError(MessageError):
    """What happened, what was kept, what to do."""


class PlaceError(MessageError, OSError):
    """A fault with a file that the system does not know of."""


def data_folder() -> Path:
    """The folder this system gives a program for its user's data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "Zonk Desktop"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Zonk Desktop"
    return _habit("XDG_DATA_HOME", ".local/share")


def _habit(variable: str, usual: str) -> Path:
    """The folder that Linux and its kin give a program for one kind of files."""
    base = os.environ.get(variable, "")
    return (Path(base) if os.path.isabs(base) else Path.home() / usual) / "zonk-desktop"


def settings_folder(folder: Path) -> Path:
    """Where the settings lie that belong to a data folder."""
    return _apart(folder, "settings.ini", _habit("XDG_CONFIG_HOME", ".config"))


def log_folder(folder: Path) -> Path:
    """Where the log lies that belongs to a data folder."""
    return _apart(folder, log.FILE, _habit("XDG_STATE_HOME", ".local/state"))


def _apart(folder: Path, name: str, place: Path) -> Path:
    """The place for files of that name, once they are there; else the data folder.

    What an older version laid beside the games is moved. A folder that the player named carries
    all.
    """
    if sys.platform in {"win32", "darwin"} or folder != data_folder():
        return folder
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        log.caught("place", wrong, "warning")
        return folder
    for old in folder.glob(f"{name}*"):
        if old.is_file() and not os.path.lexists(place / old.name):
            _move(old, place / old.name)
    stayed = (folder / name).is_file() and not os.path.lexists(place / name)
    return folder if stayed or not os.access(place, os.W_OK) else place


def _move(old: Path, new: Path) -> None:
    """Also to another file system; there is one whole file at each moment, and one that cannot be
    moved is no hindrance to others."""
    import shutil  # noqa: PLC0415 - once in a life

    part = new.with_name(f"{new.name}.part")
    try:
        shutil.copy2(old, part)
        part.replace(new)
        old.unlink()
    except OSError as wrong:
        log.caught("place", wrong, "warning")


def make_folder(folder: Path) -> None:
    """The folder, for its owner alone: the seed of a running game lies in it. Raises OSError."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif folder == data_folder():
        # Made by an older version. A folder named by the player keeps its rights.
        with suppress(OSError):
            folder.chmod(0o700)


def check_place(folder: Path, names: Iterable[str] = _FILES) -> None:
    """Raise ArchiveError where the folder is none, or what has the name of a file of ours.

    A pipe or a device would be waited for and never answer.
    """
    if not os.path.isdir(folder) and os.path.lexists(folder):
        raise ArchiveError("archive-not-a-folder", folder=str(folder))
    for name in names:
        if kind := _stranger(folder / name):
            file = str(folder / name)
            raise ArchiveError("archive-not-a-file", file=file, kind=kind)


def _stranger(path: Path) -> str:
    """What lies under a file's name and is no file; empty where one lies there or can be made."""
    if os.path.isfile(path) or not os.path.lexists(path):
        return ""
    if os.path.exists(path):
        return "folder" if os.path.isdir(path) else "other"
    target = os.path.realpath(path)
    can_be_made = os.path.isdir(os.path.dirname(target)) and not os.path.lexists(target)
    return "" if can_be_made else "link"


def make_private(path: Path) -> None:
    """The file, empty where there is none, for its owner alone. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(OSError):
        if sys.platform != "win32" and path.stat().st_mode & 0o077:
            path.chmod(0o600)


def is_own(folder: Path) -> bool:
    """Whether it is a folder, and this user's."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and (sys.platform == "win32" or found.st_uid == os.getuid())


def silence(folder: Path) -> None:
    """Take down the bell of a window that is gone, killed perhaps: nobody answers there."""
    bell = folder / BELL
    if is_own(bell):
        with suppress(OSError):
            for word in bell.iterdir():
                word.unlink()
            bell.rmdir()


def _unwritten(folder: Path, wrong: OSError) -> ArchiveError:
    return ArchiveError("archive-folder-not-written", folder=str(folder), why=reason(wrong))


class Lock:
    """Held by the one program that writes; the system lets go of it when the program dies."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    @classmethod
    def take(cls, folder: Path) -> Lock | None:
        """The lock, or None when another program holds it; ArchiveError when that is not known."""
        check_place(folder, [_LOCK])
        try:
            make_folder(folder)
            make_private(folder / _LOCK)
            file = (folder / _LOCK).open("ab")
        except OSError as wrong:
            raise _unwritten(folder, wrong) from None
        try:
            _lock(file)
        except OSError as wrong:
            if wrong.errno not in _NO_LOCKS:
                file.close()
                if wrong.errno in _HELD:
                    return None
                raise _unwritten(folder, wrong) from None
            log.caught("lock", wrong, "warning")
        silence(folder)
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


COPIES = "copies"
#: How many weekly copies are kept, and how many days lie between two.
KEPT = 3
DAYS = 7

_ASIDE = re.compile(r"zonk-file\.([a-z]+)-(\d{8})-\d{6}(?:-\d+)?\.db")
_COPY = re.compile(r"zonk-file-(\d{4}-\d{2}-\d{2})\.db")


class FileBeside(NamedTuple):
    path: Path
    #: `copy`, or why it was set aside.
    kind: str
    day: date
    size: int


def kept_aside(folder: Path) -> list[FileBeside]:
    """Zonk Files set aside in this folder, the latest first."""
    return _listed(folder, _ASIDE, "%Y%m%d")


def copies(folder: Path) -> list[FileBeside]:
    """The weekly copies of this folder's Zonk File, the latest first."""
    return _listed(folder / COPIES, _COPY, "%Y-%m-%d")


def copy_path(folder: Path, day: date) -> Path:
    return folder / COPIES / f"zonk-file-{day.isoformat()}.db"


def _listed(folder: Path, pattern: re.Pattern[str], form: str) -> list[FileBeside]:
    found = []
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    for name in names:
        if (match := pattern.fullmatch(name)) is None:
            continue
        kind = match[1] if pattern is _ASIDE else "copy"
        with suppress(OSError, ValueError):
            day = datetime.strptime(match[match.lastindex or 1], form).date()
            found.append(FileBeside(folder / name, kind, day, (folder / name).stat().st_size))
    return sorted(found, key=lambda one: (one.day, one.path.name), reverse=True)


def aside_path(path: Path, kind: str) -> Path:
    """A name beside the Zonk File that nobody has yet."""
    stem = f"{path.stem}.{kind}-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S')}"
    found, number = path.with_name(f"{stem}{path.suffix}"), 1
    while found.exists():
        number += 1
        found = path.with_name(f"{stem}-{number}{path.suffix}")
    return found


def move(path: Path, to: Path) -> None:
    """The database and what lies beside it; all of it or nothing. Raises OSError."""
    moved = []
    try:
        for part in BESIDE:
            here = path.with_name(path.name + part)
            if here.exists():
                there = to.with_name(to.name + part)
                here.rename(there)
                moved.append((here, there))
    except OSError:
        # The journal first, and without it not the database: the two stay together.
        with suppress(OSError):
            for here, there in reversed(moved):
                there.rename(here)
        raise


def take_back(path: Path) -> None:
    """Take back a move that was broken off between database and journal. Raises OSError."""
    journal = path.with_name(path.name + BESIDE[1])
    if path.exists() or not journal.exists():
        return
    written = datetime.fromtimestamp(journal.stat().st_mtime, UTC).strftime("%Y%m%d-%H%M%S")
    for file in kept_aside(path.parent):
        # What went aside before the journal was written last is another file.
        if file.kind != "older" and file.path.name.partition(f"{file.kind}-")[2] >= written:
            file.path.rename(path)
            return


def forget(path: Path) -> None:
    """Delete a file kept aside. Raises OSError."""
    if path.name == DATABASE:
        raise PlaceError("archive-itself")
    for part in BESIDE:
        path.with_name(path.name + part).unlink(missing_ok=True)
