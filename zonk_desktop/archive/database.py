"""Opening the database: durable, or set aside when it is not ours to touch."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from zonk_desktop.archive import schema
from zonk_desktop.archive.errors import ArchiveError

_BESIDE = ("", "-wal", "-shm")


def connect(path: Path) -> tuple[sqlite3.Connection, str]:
    """A database that can be written, and a sentence when the one found had to be set aside."""
    notice = ""
    if path.exists():
        kind = _trouble(path)
        if kind:
            notice = _set_aside(path, kind)
    base = None
    try:
        base = sqlite3.connect(path, timeout=5, check_same_thread=True)
        _prepare(base)
        schema.migrate(base)
    except sqlite3.Error as wrong:
        if base is not None:
            base.close()
        raise ArchiveError(
            f"{path} cannot be written: {wrong}. Nothing in it was changed; games are played in "
            "memory until this is mended."
        ) from None
    return base, notice


def connect_to_read(path: Path) -> sqlite3.Connection:
    """The database as another program keeps writing it."""
    base = None
    try:
        base = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
        base.isolation_level = None
        if schema.version(base) != len(schema.MIGRATIONS):
            base.close()
            raise ArchiveError(f"{path} belongs to another version of the program.")
    except sqlite3.Error as wrong:
        if base is not None:
            base.close()
        raise ArchiveError(f"{path} cannot be read: {wrong}.") from None
    return base


def _prepare(base: sqlite3.Connection) -> None:
    # Transactions are written out where they begin and end.
    base.isolation_level = None
    base.execute("PRAGMA journal_mode = WAL")
    # A game survives a power cut at the last action, not only a crash of the program.
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA foreign_keys = ON")


def _trouble(path: Path) -> str:
    """`newer`, `foreign` or `damaged`; empty for a database to go on with."""
    base = None
    try:
        # Not read-only: a journal left by a crash must be played back before one can look.
        base = sqlite3.connect(path, timeout=5)
        (application,) = base.execute("PRAGMA application_id").fetchone()
        (tables,) = base.execute("SELECT count(*) FROM sqlite_master").fetchone()
        found = schema.version(base)
        if tables and application != schema.APPLICATION:
            return "foreign"
        if found > len(schema.MIGRATIONS):
            return "newer"
        (good,) = base.execute("PRAGMA quick_check(1)").fetchone()
        return "" if good == "ok" else "damaged"
    except sqlite3.OperationalError as wrong:
        if "unable to open" in str(wrong) or "readonly" in str(wrong) or "locked" in str(wrong):
            return ""
        return "damaged"
    except sqlite3.DatabaseError:
        return "damaged"
    finally:
        if base is not None:
            base.close()


_WHY = {
    "newer": "was written by a newer version of the program",
    "foreign": "is not a Zonk File",
    "damaged": "is damaged",
}


def _set_aside(path: Path, kind: str) -> str:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    name = f"{path.stem}.{kind}-{stamp}"
    number = 1
    while path.with_name(f"{name}{path.suffix}").exists():
        number += 1
        name = f"{path.stem}.{kind}-{stamp}-{number}"
    try:
        for beside in _BESIDE:
            part = path.with_name(path.name + beside)
            if part.exists():
                part.rename(path.with_name(f"{name}{path.suffix}{beside}"))
    except OSError as wrong:
        raise ArchiveError(
            f"{path} {_WHY[kind]}, and cannot be set aside: {wrong.strerror}. It was not changed; "
            "games are played in memory."
        ) from None
    return (
        f"{path.name} {_WHY[kind]}. It was set aside, unchanged, as {name}{path.suffix} in the "
        "same folder, and a new one begun."
    )
