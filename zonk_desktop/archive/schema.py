"""The tables, and how older ones become them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache

from zonk_desktop.archive import chains
from zonk_desktop.fairness.source import DiceSource

#: Written into the file's head, so that no other program's database is taken for ours ("ZONK").
APPLICATION = 0x5A4F4E4B

#: Beyond this a version is damaged bytes, not a newer program.
MOST_VERSION = 9_999

#: Migration n brings a database from version n to n + 1. Never edit one that was released.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        title TEXT NOT NULL DEFAULT '',
        header TEXT NOT NULL,           -- the transcript's header, as text
        house TEXT NOT NULL DEFAULT '', -- the house rules it names, as TOML text
        rules TEXT NOT NULL,            -- the rule set's name, for people
        dice TEXT NOT NULL,             -- screen, or table (real dice)
        seed TEXT NOT NULL DEFAULT '',
        begun TEXT NOT NULL,
        touched TEXT NOT NULL,
        rounds INTEGER NOT NULL DEFAULT 0,
        throws INTEGER NOT NULL DEFAULT 0,
        finished INTEGER NOT NULL DEFAULT 0,
        winner TEXT NOT NULL DEFAULT '',
        binned INTEGER NOT NULL DEFAULT 0,
        haystack TEXT NOT NULL          -- what a search looks through, casefolded
    );
    CREATE INDEX game_touched ON game (binned, touched DESC, id DESC);
    CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        total INTEGER NOT NULL DEFAULT 0,
        hits INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_name ON seat (name);
    CREATE TABLE action (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,             -- a statement of the transcript
        was TEXT,                       -- what stood there before a correction
        undone INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    """,
    # The pledge apart from the seed: replacing one does not replace the other.
    """
    ALTER TABLE game ADD COLUMN pledge TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN seated TEXT NOT NULL DEFAULT ''; -- before the roll for order
    ALTER TABLE game ADD COLUMN told INTEGER; -- the action after which the seed was told elsewhere
    UPDATE game SET pledge = pledge_of(seed) WHERE seed <> '';
    """,
    # Times in UTC, so that the order of games does not depend on clocks being put back; a mark by
    # which an import knows a game it has already; and what came out of a damaged file.
    """
    UPDATE game SET touched = coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', touched), touched);
    ALTER TABLE game ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    CREATE INDEX game_mark ON game (mark);
    CREATE TABLE rescue (
        file TEXT PRIMARY KEY,          -- the name of the file kept aside
        met INTEGER NOT NULL,           -- games of which anything was found in it
        whole INTEGER NOT NULL,
        parts INTEGER NOT NULL
    );
    """,
    # What statistics ask of a game that is over, so that ten thousand need not be played again.
    """
    CREATE TABLE figures (
        game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
        form INTEGER NOT NULL,          -- archive.figures.FORM, when they were worked out
        data TEXT NOT NULL
    );
    """,
    # What a damaged file still gave, game by game.
    """
    CREATE TABLE remains (
        file TEXT NOT NULL,             -- the name of the file kept aside
        game INTEGER NOT NULL,          -- the game's number in it
        state TEXT NOT NULL,            -- archive.values.Remains
        begun TEXT NOT NULL,            -- empty where it could not be read
        rules TEXT NOT NULL,
        throws INTEGER NOT NULL,        -- how many were read
        PRIMARY KEY (file, game)
    ) WITHOUT ROWID;
    """,
    # Luck of the throws of a game that is over: a part of a second each to work out.
    """
    CREATE TABLE luck (
        game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
        form INTEGER NOT NULL,          -- archive.luck.FORM, when it was worked out
        data TEXT NOT NULL
    );
    """,
    # The chain of each journal (fairness.chain): it begins where an older game stands.
    """
    ALTER TABLE game ADD COLUMN head TEXT NOT NULL DEFAULT ''; -- the hash of its last entry
    ALTER TABLE action ADD COLUMN link BLOB; -- the hash of its entry; nothing before the chain
    CREATE TABLE note (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,            -- how many statements stood there
        line TEXT NOT NULL,
        link BLOB NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    INSERT INTO note
        SELECT id, 1, count, line, first_link(line) FROM (
            SELECT id, taken_over(header, house, pledge, seated, lines) AS line, count FROM (
                SELECT game.id, CAST(header AS BLOB) AS header, CAST(house AS BLOB) AS house,
                    CAST(pledge AS BLOB) AS pledge, CAST(seated AS BLOB) AS seated,
                    (SELECT count(*) FROM action WHERE action.game = game.id AND undone = 0)
                        AS count,
                    (SELECT group_concat(told_line(line, was), char(10)) FROM (
                        SELECT CAST(line AS BLOB) AS line, CAST(was AS BLOB) AS was FROM action
                        WHERE action.game = game.id AND undone = 0 ORDER BY n)) AS lines
                FROM game));
    UPDATE game SET head = (SELECT lower(hex(link)) FROM note WHERE note.game = game.id);
    """,
    # Pledges of a game that stood behind what had been shown (fairness.source).
    """
    ALTER TABLE game ADD COLUMN again TEXT NOT NULL DEFAULT '';
    """,
)


def _pledge_of(seed: str) -> str:
    try:
        return DiceSource(bytes.fromhex(seed)).commitment
    except ValueError:
        return ""


def version(base: sqlite3.Connection) -> int:
    (found,) = base.execute("PRAGMA user_version").fetchone()
    return int(found)


@cache
def columns(table: str) -> tuple[str, ...]:
    """The columns of a table as this version has it; those of older ones are the first of them."""
    base = _fresh()
    try:
        return tuple(str(row[1]) for row in base.execute(f"PRAGMA table_info({table})"))
    finally:
        base.close()


@cache
def expected(found: int) -> dict[str, tuple[str, ...]]:
    """The tables and columns a database of this version has."""
    base = _fresh(found)
    try:
        tables = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            str(name): tuple(str(row[1]) for row in base.execute(f"PRAGMA table_info({name})"))
            for (name,) in tables
        }
    finally:
        base.close()


def _fresh(steps: int | None = None) -> sqlite3.Connection:
    base = sqlite3.connect(":memory:")
    base.isolation_level = None
    migrate(base, MIGRATIONS[:steps])
    return base


def migrate(base: sqlite3.Connection, steps: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database to the newest version, a step a transaction."""
    base.create_function("pledge_of", 1, _pledge_of, deterministic=True)
    base.create_function("taken_over", 5, chains.taken_over)
    base.create_function("told_line", 2, chains.told_line)
    base.create_function("first_link", 1, chains.first_link)
    for number in range(version(base), len(steps)):
        # executescript would commit what is open, so begin and end stand in the script.
        try:
            base.executescript(
                f"BEGIN IMMEDIATE;\n{steps[number]}\n"
                f"PRAGMA application_id = {APPLICATION};\n"
                f"PRAGMA user_version = {number + 1};\nCOMMIT;"
            )
        except sqlite3.Error:
            if base.in_transaction:
                base.execute("ROLLBACK")
            raise
