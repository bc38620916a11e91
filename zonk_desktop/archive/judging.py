"""What is under the name of the database: a sound file, damage, or somebody else's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive import frozen, schema
from zonk_desktop.words import Message, reason

#: What SQLite calls damage; everything else is trouble with the disk, rights or other programs.
_DAMAGE = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))


class Finding(NamedTuple):
    """What a look into the file brought."""

    #: Empty for a database to go on with; `trouble` for one that cannot be looked into now.
    kind: str
    #: More of it, in SQLite's words or those of the system.
    words: str | Message = ""


def is_damage(wrong: Exception) -> bool:
    if isinstance(wrong, sqlite3.Error):
        return getattr(wrong, "sqlite_errorcode", 0) & 0xFF in _DAMAGE
    return False


def look(path: Path) -> Finding:
    # Not read-only: a journal left by a crash must be played back before one can look.
    found = judged(lambda: sqlite3.connect(path, timeout=5))
    if found.kind != "damaged":
        return found
    # A disk that fails while SQLite reads looks like damage. Damage is what the bytes say, all of
    # them read at leisure.
    again = look_into(path)
    return again if again.kind == "damaged" else Finding("trouble", found.words)


def judged(opening: Callable[[], sqlite3.Connection]) -> Finding:
    base = None
    try:
        base = opening()
        return judge(base)
    except (sqlite3.Error, ValueError, TypeError, OverflowError, MemoryError) as wrong:
        return _verdict(wrong)
    finally:
        if base is not None:
            base.close()


def judge(base: sqlite3.Connection) -> Finding:
    try:
        (application,) = base.execute("PRAGMA application_id").fetchone()
        tables = {
            str(name)
            for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        found = schema.version(base)
        if tables and application != schema.APPLICATION and not {"game", "action"} <= tables:
            return Finding("foreign")
        ours = tables and application == schema.APPLICATION
        if ours and len(schema.MIGRATIONS) < found <= schema.MOST_VERSION:
            return Finding("newer", f"version {found}")
        (good,) = base.execute("PRAGMA integrity_check(1)").fetchone()
        if good != "ok":
            return Finding("damaged", str(good))
        wrong = _misses(base, found, application, tables)
        return Finding("damaged", wrong) if wrong else Finding("")
    except (sqlite3.Error, ValueError, TypeError, OverflowError, MemoryError) as wrong_:
        return _verdict(wrong_)


def _verdict(wrong: Exception) -> Finding:
    """What an error says of the file."""
    if isinstance(wrong, MemoryError):
        return Finding("trouble", Message.of("archive-no-memory"))
    if isinstance(wrong, sqlite3.Error):
        # A query over tables that are not what they were fails without a code of damage.
        code = getattr(wrong, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        damaged = code in {*_DAMAGE, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT}
        return Finding("damaged" if damaged else "trouble", str(wrong))
    # SQLite's own words, or a name of the schema, are no text any more.
    return Finding("damaged", type(wrong).__name__)


def _misses(base: sqlite3.Connection, version: int, application: int, tables: set[str]) -> str:
    """What the tables lack, or hold that no program of ours ever wrote."""
    if not tables:
        return "" if version == 0 else "tables"
    if application != schema.APPLICATION or not 0 < version <= len(schema.MIGRATIONS):
        return f"version {version}"
    for table, columns in schema.expected(version).items():
        there = {str(row[1]) for row in base.execute(f"PRAGMA table_info({table})")}
        if not set(columns) <= there:
            return f"table {table}"
    for query in (
        "SELECT title, header, house, rules, dice, seed, begun, touched, winner, haystack, "
        "rounds + 0, throws + 0, finished + 0, binned + 0 FROM game",
        "SELECT name, total + 0, hits + 0 FROM seat",
    ):
        # Read as text, all of it: what is none raises here and not in the middle of a list.
        for row in base.execute(query):
            if any(not isinstance(value, str | int) for value in row):
                return "values"
    return ""


def look_into(path: Path) -> Finding:
    """What its bytes are, read at leisure."""
    try:
        base = frozen.contents(path)
    except OSError as wrong:
        return Finding("trouble", reason(wrong))
    return judged(lambda: frozen.connection(base))
