"""Files beside the Zonk File: those kept aside, and its weekly copies."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive.errors import PlaceError
from zonk_desktop.archive.place import BESIDE, DATABASE

COPIES = "copies"
#: How many weekly copies are kept, and how many days lie between two.
KEPT = 3
DAYS = 7

_ASIDE = re.compile(r"zonk-file\.([a-z]+)-(\d{8})-\d{6}(?:-\d+)?\.db")
_COPY = re.compile(r"zonk-file-(\d{4}-\d{2}-\d{2})\.db")


class FileBeside(NamedTuple):
    """One such file."""

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
