"""The chain of each game's journal, written in the transactions that write the game."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from zonk_desktop.archive.values import Row
from zonk_desktop.fairness.chain import (
    HASH,
    NOTHING,
    Chain,
    ChainError,
    Note,
    Why,
    Written,
    begins,
    changes,
    entries,
    head_of,
    linked,
)
from zonk_desktop.fairness.record import behind_line, commitment_line, seated_line
from zonk_desktop.fairness.source import unpacked
from zonk_desktop.transcript.remarks import corrected_line


def line_of(row: Row) -> str:
    """A statement as a transcript has it."""
    return row.line if row.was is None else corrected_line(row.line, row.was)


def written(
    header: str, house: str, pledge: str, seated: str, again: str = "", lines: Sequence[str] = ()
) -> Written:
    """A game as it stands, from its columns."""
    head = [line for line in header.split("\n") if line.strip()]
    head += [seated_line(seated)] if seated else []
    head += [commitment_line(pledge)] if pledge else []
    for one in unpacked(again):
        head += [behind_line(one.shown), commitment_line(one.commitment)]
    return Written(tuple(head), tuple(lines), house)


def begin(
    base: sqlite3.Connection, game: int, why: Why, chain: Chain | None = None, at: str = ""
) -> str:
    """A chain from here on, and its head; one that came along and fits goes on, with a note of how
    it came."""
    stands = now(base, game)
    if chain is not None and chain.head:
        try:
            found = entries(stands, chain.notes)
        except ChainError:
            found = []
        if found and head_of(found) == chain.head:
            notes = [*chain.notes, Note(len(stands.lines), f"{why} {at}".rstrip())]
            return _write(base, game, notes, [*found, notes[-1].text])
    note = begins(stands, why, chain.head if chain is not None else "")
    return _write(base, game, [note], [note.text])


def follow(
    base: sqlite3.Connection, game: int, rows: Sequence[Row], said: Sequence[str]
) -> tuple[list[bytes], str]:
    """Enter rows that come behind all that stands there; their hashes, and the head."""
    text = _head(base, game)
    head = bytes.fromhex(text)
    if said:
        (stand,) = base.execute(
            "SELECT count(*) FROM action WHERE game = ? AND undone = 0", (game,)
        ).fetchone()
        for note in [Note(stand, line) for line in said]:
            head = linked(head, note.text)
            _note(base, game, note, head)
    links = []
    for row in rows:
        head = linked(head, line_of(row))
        links.append(head)
    return links, head.hex()


def go_on(base: sqlite3.Connection, game: int, was: Written, said: Sequence[str]) -> str:
    """Enter whatever has changed since the game stood so; the head."""
    done: list[Note | str] = [Note(len(was.lines), line) for line in said]
    done += changes(was, now(base, game))
    head = bytes.fromhex(_head(base, game))
    numbers = [n for (n,) in base.execute(
        "SELECT n FROM action WHERE game = ? AND undone = 0 ORDER BY n DESC LIMIT ?",
        (game, sum(isinstance(one, str) for one in done)),
    )]  # fmt: skip
    for one in done:
        head = linked(head, one if isinstance(one, str) else one.text)
        if isinstance(one, str):
            base.execute(
                "UPDATE action SET link = ? WHERE game = ? AND n = ?", (head, game, numbers.pop())
            )
        else:
            _note(base, game, one, head)
    return _ends(base, game, head)


def _head(base: sqlite3.Connection, game: int) -> str:
    """Empty where the column holds something else."""
    found = base.execute("SELECT head FROM game WHERE id = ?", (game,)).fetchone()
    return str(found[0]) if found and HASH.fullmatch(str(found[0])) else ""


def of(base: sqlite3.Connection, game: int) -> Chain:
    """What is kept of a game's chain."""
    notes = base.execute(
        "SELECT at, line FROM note WHERE game = ? AND typeof(at) = 'integer' "
        "AND typeof(line) = 'text' ORDER BY n",
        (game,),
    )
    return Chain(tuple(Note(*note) for note in notes), _head(base, game))


def now(base: sqlite3.Connection, game: int) -> Written:
    columns = base.execute(
        "SELECT header, house, pledge, seated, again FROM game WHERE id = ?", (game,)
    ).fetchone()
    rows = base.execute(
        "SELECT n, line, was FROM action WHERE game = ? AND undone = 0 ORDER BY n", (game,)
    )
    header, house, pledge, seated, again = columns
    return written(header, house, pledge, seated, again, [line_of(Row(*row)) for row in rows])


def _write(base: sqlite3.Connection, game: int, notes: Sequence[Note], texts: Sequence[str]) -> str:
    """A whole chain; statements of it have their hashes by where they stand."""
    base.execute("DELETE FROM note WHERE game = ?", (game,))
    head = NOTHING
    left = list(notes)
    for text in texts:
        head = linked(head, text)
        if left and text == left[0].text:
            _note(base, game, left.pop(0), head)
    return _ends(base, game, head)


def _ends(base: sqlite3.Connection, game: int, head: bytes) -> str:
    base.execute("UPDATE game SET head = ? WHERE id = ?", (head.hex(), game))
    return head.hex()


def _note(base: sqlite3.Connection, game: int, note: Note, head: bytes) -> None:
    base.execute(
        "INSERT INTO note (game, n, at, line, link) "
        "SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM note WHERE game = ?1",
        (game, note.at, note.line, head),
    )


# For older files: texts come as bytes, since a damaged one is text to nobody but `database.prepare`


def taken_over(header: bytes, house: bytes, pledge: bytes, seated: bytes, lines: str | None) -> str:
    """The first note of a game from before there were chains: its line."""
    found = [] if lines is None else lines.split("\n")
    now = written(_told(header), _told(house), _told(pledge), _told(seated), lines=found)
    return begins(now, Why.TAKEN_OVER).line


def told_line(line: bytes, was: bytes | None) -> str:
    """A statement of an older file."""
    return line_of(Row(0, _told(line), None if was is None else _told(was)))


def _told(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def first_link(line: str) -> bytes:
    return linked(NOTHING, Note(0, line).text)
