"""Copies of the Zonk File, one a week, and what can be brought back from them or from files kept
aside."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import log
from zonk_desktop.archive import beside, frozen, lifting, rescue
from zonk_desktop.archive.beside import FileBeside
from zonk_desktop.archive.database import told
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.place import make_folder, make_private
from zonk_desktop.archive.rows import goes_on, identity, key
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Remain, Remains, Row
from zonk_desktop.save import sync, sync_folder
from zonk_desktop.words import Message, reason


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
        # Also what a kill has left of an earlier day's, with its journal.
        for left in to.parent.glob("*.db.part*"):
            left.unlink(missing_ok=True)
        make_private(part)
        archive.vacuum_into(part)
        with part.open("rb+") as file:
            sync(file.fileno())
        os.replace(part, to)
        sync_folder(to.parent)
    except (OSError, sqlite3.Error) as wrong:
        log.caught("copies", wrong)
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise ArchiveError("archive-no-copy", why=reason(wrong)) from None
    for old in beside.copies(folder)[beside.KEPT :]:
        with suppress(OSError):
            old.path.unlink()
    return to


class CopyLook(NamedTuple):
    """A copy or a file kept aside, looked into."""

    file: FileBeside
    games: int
    #: How many of them are not in the Zonk File.
    missing: int
    #: What came out of it when it was set aside.
    rescued: Message | None = None
    #: How many games of a damaged file, lost or broken off, it can bring back.
    fills: int = 0


class FilesBeside(NamedTuple):
    """What lies beside the Zonk File."""

    files: tuple[CopyLook, ...]
    #: The damaged file that came last, with games met, whole ones and parts; None without one.
    damaged: FileBeside | None = None
    rescued: tuple[int, int, int] = (0, 0, 0)
    #: Its games, one by one; none where this was not written down when it was rescued.
    remains: tuple[Remain, ...] = ()


def found(archive: Archive) -> FilesBeside:
    """Everything beside the Zonk File, looked into."""
    looks = tuple(look(archive))
    damaged = next((one.file for one in looks if one.file.kind == "damaged"), None)
    if damaged is None:
        return FilesBeside(looks)
    name = damaged.path.name
    remains = tuple(archive.remains(name))
    return FilesBeside(looks, damaged, archive.rescues().get(name, (0, 0, 0)), remains)


def look(archive: Archive) -> list[CopyLook]:
    """What lies beside the Zonk File, those set aside first."""
    folder = archive.path.parent
    here, rescues = Here(archive), archive.rescues()
    looks = []
    for file in [*beside.kept_aside(folder), *beside.copies(folder)]:
        said = told(*rescues[file.path.name]) if file.path.name in rescues else None
        remains = archive.remains(file.path.name) if file.kind == "damaged" else []
        if remains:
            # What it holds was written down when it was rescued: reading it again takes long.
            lost = sum(one.state is Remains.LOST for one in remains)
            looks.append(CopyLook(file, len(remains), lost, said))
            continue
        try:
            games = here.inside(file.path)
        except OSError as wrong:
            log.caught("copies", wrong, "warning")
            games = []
        missing = sum(game.missing for game in games)
        # What the damaged file itself still holds has been taken out of it.
        fills = 0 if file.kind == "damaged" else sum(game.fills for game in games)
        looks.append(CopyLook(file, len(games), missing, said, fills))
    return looks


class GameHead(NamedTuple):
    """A game of another file, as its first page tells it; empty where that cannot be read."""

    game: int
    key: tuple[str, str] | None = None
    header: str = ""
    title: str = ""
    begun: str = ""
    rules: str = ""
    throws: int = 0


class Inside(NamedTuple):
    """A game of a copy, beside what the Zonk File has of it."""

    head: GameHead
    #: It can be brought over.
    missing: bool
    #: It fills a gap of a damaged file.
    fills: bool


_HEADS = "SELECT id, header, seed, title, begun, rules, throws FROM game ORDER BY id"
_LINES = "SELECT n, line, was FROM action WHERE game = ? AND undone = 0 ORDER BY n"
#: The lines of a game that can be played again; None of one that cannot.
_Lines = Callable[[int], Sequence[Row] | None]


class Here:
    """What the Zonk File has, and lacks, to compare other files with."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._known = archive.same_games()
        self._gaps = archive.gaps()

    def inside(self, path: Path) -> list[Inside]:
        """The games of a file, the oldest first; raises OSError when it cannot be read."""
        contents = frozen.contents(path)
        base = None
        try:
            base = frozen.connection(contents)
            heads = [
                GameHead(
                    int(game), identity(header, seed), header, title, begun, rules, int(throws)
                )
                for game, header, seed, title, begun, rules, throws in base.execute(_HEADS)
            ]
            found = base
            return self._compared(
                heads, lambda game: [Row(*row) for row in found.execute(_LINES, (game,))]
            )
        except (sqlite3.Error, ValueError, TypeError, AttributeError, MemoryError):
            # Damaged: game by game, and only what can be played again counts.
            lifted = {game.game: game for game in lifting.lift(contents)}
            heads = [_head(game) for game in lifted.values()]
            return self._compared(heads, lambda game: _lines(lifted[game]), sure=False)
        finally:
            if base is not None:
                base.close()

    def _compared(
        self, heads: Sequence[GameHead], lines: _Lines, *, sure: bool = True
    ) -> list[Inside]:
        missing = [
            one.key not in self._known and (sure or lines(one.game) is not None) for one in heads
        ]
        return [
            Inside(one, lost, self._fills(one, lines, lost))
            for one, lost in zip(heads, missing, strict=True)
        ]

    def _fills(self, game: GameHead, lines: _Lines, missing: bool) -> bool:
        """Whether the damaged file has lost it, or broken it off sooner than this one."""
        for gap in self._gaps.get(game.game, ()):
            if gap.begun in {"", game.begun} and game.key is not None:
                if gap.state is Remains.LOST:
                    return missing
                # What somebody has played on since goes another way.
                there = lines(game.game) if self._known.get(game.key) == game.game else None
                return there is not None and goes_on(self._archive.load(game.game).rows, there)
        return False


def _head(game: lifting.Lifted) -> GameHead:
    throws = sum(action.line.startswith("roll") for action in game.actions.values())
    if not game.head:
        return GameHead(game.game, throws=throws)
    header, title, begun, rules = (
        str(game.head[name]) for name in ("header", "title", "begun", "rules")
    )
    return GameHead(game.game, key(game.head), header, title, begun, rules, throws)


def _lines(game: lifting.Lifted) -> Sequence[Row] | None:
    found = rescue.judge(game)
    return None if found is None else found.rows()


def inside(archive: Archive, path: Path) -> list[Inside]:
    """The games of a copy, the oldest first."""
    try:
        return Here(archive).inside(path)
    except OSError as wrong:
        raise unreadable(path, wrong) from None


def unreadable(path: Path, wrong: OSError) -> ArchiveError:
    """The error of a file beside the Zonk File that cannot be read."""
    return ArchiveError("archive-not-read", file=path.name, why=reason(wrong))


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
