"""The Zonk File made whole under another name first: a copy, what was rescued, a move finished."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from zonk_desktop.archive import beside
from zonk_desktop.archive.place import make_private
from zonk_desktop.save import sync, sync_folder

#: Behind the name of a file that is not whole yet.
UNFINISHED = ".rescue"


def copied(base: sqlite3.Connection, path: Path) -> None:
    """A copy of a database that is about to be changed for this version of the program."""
    part = path.with_name(path.name + UNFINISHED)
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        base.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            sync(file.fileno())
        os.replace(part, beside.aside_path(path, "older"))
        sync_folder(path.parent)
    except (sqlite3.Error, OSError):
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def written(games: sqlite3.Connection, path: Path) -> None:
    """The database in memory as a file that has reached the disk."""
    path.unlink(missing_ok=True)
    make_private(path)
    to = sqlite3.connect(path)
    try:
        games.backup(to)
    finally:
        to.close()
    with path.open("rb+") as file:
        sync(file.fileno())


def adopt(path: Path) -> None:
    """Finish what was broken off between the two names: the new file is whole by then."""
    beside.take_back(path)
    fresh = path.with_name(path.name + UNFINISHED)
    if fresh.exists():
        if path.exists():
            fresh.unlink()
        else:
            os.replace(fresh, path)
            sync_folder(path.parent)
