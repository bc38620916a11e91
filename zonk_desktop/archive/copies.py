"""Copies of the Zonk File, one a week, and what can be brought back from them or from files kept
aside."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import log
from zonk_desktop.archive import beside, frozen, rescue
from zonk_desktop.archive.beside import Beside
from zonk_desktop.archive.database import told
from zonk_desktop.archive.errors import ArchiveError, reason
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.place import make_folder, make_private
from zonk_desktop.archive.rows import key
from zonk_desktop.archive.store import Archive
from zonk_desktop.words import Message


def weekly(archive: Archive, today: date | None = None) -> Path | None:
    """A copy, unless there is one of this week; the file, or None when none was due."""
    day = today or date.today()
    found = beside.copies(archive.path.parent)
    if found and 0 <= (day - found[0].day).days < beside.DAYS:
        return None
    if not archive.writable or not archive.count(Filter()):
        return None
    return copy(archive, day)


def copy(archive: Archive, today: date | None = None) -> Path:
    """A copy of the whole file, of today; of the older ones the last are kept."""
    folder = archive.path.parent
    to = beside.copy_path(folder, today or date.today())
    part = to.with_name(to.name + ".part")
    try:
        make_folder(to.parent)
        part.unlink(missing_ok=True)
        make_private(part)
        archive.vacuum_into(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, to)
    except (OSError, sqlite3.Error) as wrong:
        log.caught("copies", wrong)
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise ArchiveError(Message.of("archive-no-copy", why=reason(wrong))) from None
    for old in beside.copies(folder)[beside.KEPT :]:
        with suppress(OSError):
            old.path.unlink()
    return to


class Look(NamedTuple):
    """A copy or a file kept aside, looked into."""

    file: Beside
    games: int
    #: How many of them are not in the Zonk File.
    missing: int
    #: What came out of it when it was set aside.
    rescued: Message | None = None


def look(archive: Archive) -> list[Look]:
    """What lies beside the Zonk File, those set aside first."""
    folder = archive.path.parent
    known, rescues = archive.same_games(), archive.rescues()
    found = []
    for file in [*beside.kept_aside(folder), *beside.copies(folder)]:
        try:
            games = rescue.lift(frozen.contents(file.path))
        except OSError as wrong:
            log.caught("copies", wrong, "warning")
            games = []
        missing = sum(not game.head or key(game.head) not in known for game in games)
        said = told(*rescues[file.path.name]) if file.path.name in rescues else None
        found.append(Look(file, len(games), missing, said))
    return found


class Brought(NamedTuple):
    """What came over from another file."""

    whole: int
    parts: int
    #: Games that could not be played again.
    lost: int


def bring_over(archive: Archive, path: Path) -> Brought:
    """Every game of the file that is not here; nothing that is here is changed."""
    try:
        lifted = rescue.lift(frozen.contents(path))
    except OSError as wrong:
        said = Message.of("archive-not-read", file=path.name, why=reason(wrong))
        raise ArchiveError(said) from None
    known = archive.same_games()
    games = [game for game in lifted if not game.head or key(game.head) not in known]
    saved = [one for one in map(rescue.judge, games) if one is not None]
    archive.bring_over(saved)
    parts = sum(one.part for one in saved)
    return Brought(len(saved) - parts, parts, len(games) - len(saved))


def aside_words(archive: Archive) -> Message | None:
    """That a damaged file lies beside this one, as long as one does."""
    found = [file for file in beside.kept_aside(archive.path.parent) if file.kind == "damaged"]
    if not found:
        return None
    last = found[0]
    said = archive.rescues().get(last.path.name)
    when = Message.of(
        "date-long", day=str(last.day.day), month=last.day.month, year=f"{last.day.year:04}"
    )
    if not said:
        return Message.of("archive-aside", day=when)
    return Message.of("archive-aside-rescued", day=when, rescued=told(*said))
