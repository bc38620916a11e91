"""Copies of the Zonk File, one a week, and what can be brought back from them or from files kept
aside."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from datetime import date
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import log
from zonk_desktop.archive import frozen, lifting, place, rescue
from zonk_desktop.archive.database import told
from zonk_desktop.archive.frozen import Value
from zonk_desktop.archive.lifting import Lifted
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.place import ArchiveError, FileBeside, make_folder, make_private
from zonk_desktop.archive.rows import goes_on, identity, key
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.values import Remain, Remains, Row
from zonk_desktop.save import sync, sync_folder
from zonk_desktop.words import Message, reason


def weekly(archive: Archive, today: date | None = None) -> Path | None:
    """A copy, unless there is one of this week; the file, or None when none was due."""
    day = today or date.today()
    found = place.copies(archive.path.parent)
    if found and 0 <= (day - found[0].day).days < place.DAYS:
        return None
    if not archive.writable or not archive.count(Filter()):
        return None
    return copy(archive, day)


def copy(archive: Archive, today: date | None = None) -> Path:
    """A copy of the whole file, of today; of the older ones the last are kept."""
    folder = archive.path.parent
    to = place.copy_path(folder, today or date.today())
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
    for old in place.copies(folder)[place.KEPT :]:
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
    for file in [*place.kept_aside(folder), *place.copies(folder)]:
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
    found = [file for file in place.kept_aside(archive.path.parent) if file.kind == "damaged"]
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


#: How many games are one transaction.
_AT_ONCE = 25


class Brought(NamedTuple):
    """What came over from another file so far."""

    whole: int = 0
    parts: int = 0
    #: Games that could not be played again.
    lost: int = 0
    #: Games looked at, and how many there are; 0 of 0 while the file is being read.
    done: int = 0
    of: int = 0


class BringOver:
    """Every game of the file that is not here; nothing that is here is changed.

    A game that a damaged file broke off goes on as the copy has it, unless somebody has played it
    on; `playing` is the game on the table, which stays as it is.

    `again`: the file is a damaged one, read once more with what this version can read; its games
    are listed first, where that was not done when it was rescued.
    """

    def __init__(self, path: Path, playing: int = 0, *, again: bool = False) -> None:
        self._path = path
        self._playing = playing
        self._again = again
        self._brought = Brought()
        self._steps: Generator[None, None, None] | None = None
        self.over = False

    def go_on(self, archive: Archive, seconds: float = 0.2) -> Brought:
        """One slice; raises ArchiveError, and then what came over before is there."""
        until = time.perf_counter() + seconds
        if self._steps is None:
            self._steps = self._all(archive)
        for _ in self._steps:
            if time.perf_counter() > until:
                return self._brought
        self.over = True
        return self._brought

    def _all(self, archive: Archive) -> Generator[None, None, None]:
        known, gaps = archive.same_games(), archive.gaps()
        judged: dict[int, rescue.Saved | None] = {}
        listing = self._again and not archive.remains(self._path.name)

        def parted(game: int, head: dict[str, Value]) -> bool:
            """Whether it stands here, broken off."""
            part = any(gap.state is Remains.PART for gap in gaps.get(game, ()))
            return part and known.get(key(head)) == game != self._playing

        def left(game: int, head: dict[str, Value]) -> bool:
            """Whether there is nothing to bring over of it."""
            return key(head) in known and not parted(game, head)

        try:
            contents = frozen.contents(self._path)
        except OSError as wrong:
            raise unreadable(self._path, wrong) from None
        yield
        lifted = yield from lifting.lifting(contents, None if listing else left)
        del contents
        if listing:
            yield from self._list(archive, lifted, judged)
            gaps = archive.gaps()
        wanted = [game for game in lifted if not game.head or not left(game.game, game.head)]
        self._brought = self._brought._replace(of=len(wanted))
        rest = iter(wanted)
        while games := list(islice(rest, _AT_ONCE)):
            fresh, longer = list[rescue.Saved](), list[rescue.Saved]()
            for game in games:
                yield
                one = judged[game.game] if game.game in judged else rescue.judge(game)
                if not game.head or key(game.head) not in known:
                    fresh += [] if one is None else [one]
                elif one is not None and goes_on(archive.load(one.game).rows, one.rows()):
                    longer.append(one)
            archive.bring_over(fresh, longer)
            self._count(games, known, fresh, longer)

    def _list(
        self, archive: Archive, lifted: Sequence[Lifted], judged: dict[int, rescue.Saved | None]
    ) -> Generator[None, None, None]:
        found = list[Remain]()
        for game in lifted:
            one = judged[game.game] = rescue.judge(game)
            found.append(rescue.remain(game, one))
            yield
        archive.keep_remains(self._path.name, found)

    def _count(
        self,
        games: Sequence[Lifted],
        known: dict[tuple[str, str], int],
        fresh: Sequence[rescue.Saved],
        longer: Sequence[rescue.Saved],
    ) -> None:
        was = self._brought
        parts = sum(one.part for one in (*fresh, *longer))
        missing = sum(not game.head or key(game.head) not in known for game in games)
        self._brought = was._replace(
            whole=was.whole + len(fresh) + len(longer) - parts,
            parts=was.parts + parts,
            lost=was.lost + missing - len(fresh),
            done=was.done + len(games),
        )
