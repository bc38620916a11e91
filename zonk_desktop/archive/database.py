"""Opening the database: to write, or to look at when it cannot be written now.

Only real damage is damage. A full or failing disk, missing rights and a newer version leave the
file where it is; what can be read of it is shown, and a sentence says why nothing is saved.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from zonk_desktop import log
from zonk_desktop.archive import chains, frozen, place, rescue, schema
from zonk_desktop.archive.judging import is_damage, judge, judged, look, look_into
from zonk_desktop.archive.place import BESIDE, ArchiveError, Lock, make_private
from zonk_desktop.fairness.chain import Why
from zonk_desktop.save import sync, sync_folder
from zonk_desktop.words import Message, reason, text


class Opened(NamedTuple):
    """A database, and what is to be said about it."""

    base: sqlite3.Connection
    #: Why nothing can be written, None when it can.
    why: Message | None = None
    #: What happened at the opening, for people.
    notice: Message | None = None


def connect(path: Path, tell: rescue.Tell | None = None) -> Opened:
    """The database, written if possible, else to be looked at; ArchiveError when neither is."""
    with suppress(OSError):
        adopt(path)
    if not path.exists() and path.with_name(path.name + BESIDE[1]).exists():
        # A new database would take the journal of the old one for its own.
        raise ArchiveError(_trouble(path, Message.of("archive-half-moved")))
    if path.exists():
        found = look(path)
        words = text(found.words) if isinstance(found.words, Message) else found.words
        log.note("archive", f"opening: {found.kind or 'sound'} {words}".rstrip())
        if found.kind == "damaged":
            return _rescued(path, tell)
        if found.kind == "foreign":
            # It makes room for a file of ours.
            return _replaced(path, "foreign", _memory([]), None)
        if found.kind == "newer":
            return _to_look_at(path, Message.of("archive-newer", file=path.name))
        if found.kind == "trouble":
            return _in_trouble(path, found.words)
    try:
        return Opened(_to_write(path))
    except (sqlite3.Error, OSError) as wrong:
        log.caught("archive", wrong)
        if is_damage(wrong) and look(path).kind == "damaged":
            return _rescued(path, tell)
        return _in_trouble(path, reason(wrong))


def connect_to_read(
    path: Path, why: Message | None = None, tell: rescue.Tell | None = None
) -> Opened:
    """The database as it is, also while another program keeps writing it.

    A damaged one is rescued and set aside, so that it is done once; where somebody else may write
    it, or nobody can, nothing is changed, and what can be read is in memory.
    """
    opened = None
    try:
        opened = _to_look_at(path, why)
        found = judge(opened.base)
    except ArchiveError:
        found = look_into(path)
        if not found.kind:
            raise ArchiveError("archive-none-yet", folder=str(path.parent)) from None
        if found.kind == "foreign":
            said = Message.of("archive-foreign-to-read", file=str(path))
            raise ArchiveError(said) from None
        if found.kind != "damaged":
            raise
    if found.kind != "damaged":
        assert opened is not None
        return opened
    if opened is not None:
        opened.base.close()
    mended = _mended(path, tell) if why is None else None
    if mended is not None:
        return mended
    try:
        games = rescue.read_games(path, tell)
    except OSError as wrong:
        raise ArchiveError(_unread(path, reason(wrong))) from None
    rescued = of_rescue(games)
    notice = Message.of(
        "archive-damaged-to-read", file=path.name, rescued=rescued, games=games.whole + games.parts
    )
    return Opened(_memory(list(games.games)), why or notice, notice)


def _mended(path: Path, tell: rescue.Tell | None) -> Opened | None:
    """What was rescued, kept, and open to be looked at; None where it cannot be kept now."""
    with suppress(ArchiveError):
        if (lock := Lock.take(path.parent)) is None:
            return None
        try:
            base, why, notice = connect(path, tell)
        finally:
            lock.release()
        if why is None:
            base.execute("PRAGMA query_only = ON")
            return Opened(base, Message.of("archive-reading-only"), notice)
        base.close()
    return None


def _in_trouble(path: Path, why: str | Message) -> Opened:
    """To be looked at: the notice is for who wants to play, a refusal for whatever was asked."""
    opened = _to_look_at(path, _trouble(path, why))
    return opened._replace(why=Message.of("archive-file-closed", file=str(path), why=why))


def _trouble(path: Path, why: str | Message) -> Message:
    return Message.of("archive-file-trouble", file=str(path), why=why)


def _unread(path: Path, why: str | Message) -> Message:
    return Message.of("archive-unread", file=str(path), why=why)


# Opening


def _to_write(path: Path) -> sqlite3.Connection:
    make_private(path)
    base = sqlite3.connect(path, timeout=5, check_same_thread=True)
    try:
        prepare(base)
        if 0 < schema.version(base) < len(schema.MIGRATIONS):
            copied(base, path)
        schema.migrate(base)
    except BaseException:
        # Left open it would keep its lock.
        base.close()
        raise
    return base


def prepare(base: sqlite3.Connection) -> None:
    """A connection that writes."""
    # Transactions are written out where they begin and end.
    base.isolation_level = None
    # A line of a journal may be damaged text: it is refused where it is played, not where it is
    # read.
    base.text_factory = _text
    base.execute("PRAGMA journal_mode = WAL")
    # A game survives a power cut at the last action, not only a crash of the program.
    base.execute("PRAGMA synchronous = FULL")
    # Without these macOS calls written what the drive still has in its memory.
    base.execute("PRAGMA fullfsync = ON")
    base.execute("PRAGMA checkpoint_fullfsync = ON")
    base.execute("PRAGMA foreign_keys = ON")
    # With less in the journal a disk runs full later; it is folded more often instead.
    base.execute("PRAGMA wal_autocheckpoint = 250")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _to_look_at(path: Path, why: Message | None) -> Opened:
    """The database for reading only; from a copy in memory where the disk does not even give
    that."""
    first: str | Message = ""
    for way in (_read_only, _in_memory):
        base = None
        try:
            base = way(path)
            base.isolation_level = None
            base.text_factory = _text
            base.execute("SELECT count(*) FROM game JOIN seat ON seat.game = game.id").fetchone()
            base.execute("PRAGMA query_only = ON")
            return Opened(base, why or Message.of("archive-reading-only"), why)
        except (sqlite3.Error, OSError, ValueError, MemoryError) as wrong:
            if base is not None:
                base.close()
            log.caught("archive", wrong, "warning")
            if not isinstance(wrong, _Older):
                first = first or reason(wrong)
    raise ArchiveError(why or _unread(path, first))


class _Older(sqlite3.OperationalError):
    """The file is of an older version: it is brought along in memory instead."""


def _read_only(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
    try:
        if schema.version(base) < len(schema.MIGRATIONS):
            raise _Older
    except BaseException:
        base.close()
        raise
    return base


def _in_memory(path: Path) -> sqlite3.Connection:
    base = frozen.connection(frozen.contents(path))
    try:
        if 0 < schema.version(base) < len(schema.MIGRATIONS):
            schema.migrate(base)
    except BaseException:
        base.close()
        raise
    return base


# Damage


def _memory(games: list[rescue.Saved]) -> sqlite3.Connection:
    base = sqlite3.connect(":memory:")
    base.isolation_level = None
    base.text_factory = _text
    schema.migrate(base)
    base.execute("BEGIN")
    for game in rescue.put(base, games, numbers=True):
        chains.begin(base, game, Why.RESCUED, chains.of(base, game))
    base.execute("COMMIT")
    return base


def _rescued(path: Path, tell: rescue.Tell | None) -> Opened:
    """The games of a damaged file in a new one; the old one stays, under another name."""
    try:
        found = rescue.read_games(path, tell)
    except OSError as wrong:
        log.caught("archive", wrong)
        raise ArchiveError(_trouble(path, reason(wrong))) from None
    log.note("rescue", f"{found.whole} whole, {found.parts} in part, of {found.met}")
    return _replaced(path, "damaged", _memory(list(found.games)), found)


def told(met: int, whole: int, parts: int, going: int = 0, there: int = 100) -> Message:
    """How a rescue went; `going`: this many of the whole games were not over; `there`: percent of
    the file."""
    return Message.of(
        "archive-rescued", met=met, whole=whole, parts=parts, going=going, there=there
    )


def of_rescue(found: rescue.Rescued) -> Message:
    return told(found.met, found.whole, found.parts, found.going, found.there)


def _kept(path: Path, aside: Path, found: rescue.Rescued | None) -> Message:
    """Where the old file lies, and what came out of it."""
    if found is None:
        return Message.of("archive-foreign", file=path.name, aside=aside.name)
    rescued = of_rescue(found)
    return Message.of("archive-damaged", file=path.name, aside=aside.name, rescued=rescued)


def _replaced(
    path: Path, kind: str, games: sqlite3.Connection, found: rescue.Rescued | None
) -> Opened:
    """A new file under the name of the old one, or, where none can be made, all as it was."""
    fresh = path.with_name(path.name + UNFINISHED)
    aside = place.aside_path(path, kind)
    try:
        if found is not None:
            games.execute(
                "INSERT INTO rescue VALUES (?, ?, ?, ?)",
                (aside.name, found.met, found.whole, found.parts),
            )
            rescue.keep_remains(games, aside.name, found.remains)
        written(games, fresh)
        place.move(path, aside)
        os.replace(fresh, path)
        sync_folder(path.parent)
    except (sqlite3.Error, OSError) as wrong:
        log.caught("archive", wrong)
        for part in BESIDE:
            with suppress(OSError):
                fresh.with_name(fresh.name + part).unlink(missing_ok=True)
        if found is None:
            why = Message.of("archive-foreign-stays", file=path.name, why=reason(wrong))
        else:
            rescued = of_rescue(found)
            why = Message.of(
                "archive-damaged-stays", file=path.name, why=reason(wrong), rescued=rescued
            )
        games.execute("PRAGMA query_only = ON")
        return Opened(games, why, why)
    games.close()
    with suppress(OSError):
        aside.chmod(0o600)
    try:
        return Opened(_to_write(path), None, _kept(path, aside, found))
    except (sqlite3.Error, OSError) as wrong:
        said = Message.of(
            "archive-kept-in-trouble",
            kept=_kept(path, aside, found),
            trouble=_trouble(path, reason(wrong)),
        )
        return _to_look_at(path, said)


def restore(path: Path, copy: Path) -> Message:
    """Put a copy in the place of the database, which is closed and goes aside; or change nothing.

    Raises ArchiveError.
    """
    fresh = path.with_name(path.name + UNFINISHED)
    aside = place.aside_path(path, "replaced")
    try:
        if judged(lambda: frozen.connection(frozen.contents(copy))).kind:
            raise ArchiveError("archive-no-copy-to-use", copy=copy.name)
        games = frozen.connection(frozen.contents(copy))
        try:
            written(games, fresh)
        finally:
            games.close()
        place.move(path, aside)
        os.replace(fresh, path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as wrong:
        log.caught("archive", wrong)
        with suppress(OSError):
            if aside.exists() and not path.exists():
                place.move(aside, path)
            fresh.unlink(missing_ok=True)
        raise ArchiveError("archive-not-put-in-place", copy=copy.name, why=reason(wrong)) from None
    return Message.of("archive-restored", copy=copy.name, aside=aside.name)


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
        os.replace(part, place.aside_path(path, "older"))
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
    place.take_back(path)
    fresh = path.with_name(path.name + UNFINISHED)
    if fresh.exists():
        if path.exists():
            fresh.unlink()
        else:
            os.replace(fresh, path)
            sync_folder(path.parent)
