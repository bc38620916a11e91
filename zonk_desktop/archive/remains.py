"""What became of the games of a damaged file, one by one, as the file beside it keeps it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from zonk_desktop.archive.rescue import Saved
from zonk_desktop.archive.values import Remain, Remains


def keep(base: sqlite3.Connection, file: str, found: Iterable[Remain]) -> None:
    """Write down what a damaged file gave; within a transaction."""
    base.executemany(
        "INSERT OR REPLACE INTO remains VALUES (?, ?, ?, ?, ?, ?)",
        [(file, *one._replace(state=str(one.state))) for one in found],  # type: ignore[arg-type]
    )


def of(base: sqlite3.Connection, file: str) -> list[Remain]:
    """The games of a damaged file, the oldest first; none of a file of before this was kept."""
    try:
        return [
            Remain(game, Remains(state), begun, rules, throws)
            for game, state, begun, rules, throws in base.execute(
                "SELECT game, state, begun, rules, throws FROM remains WHERE file = ? "
                "ORDER BY game",
                (file,),
            )
        ]
    except (sqlite3.Error, ValueError):
        return []


def gaps(base: sqlite3.Connection) -> dict[int, list[Remain]]:
    """What is lost or broken off, by the game's number."""
    found: dict[int, list[Remain]] = {}
    for (file,) in base.execute("SELECT DISTINCT file FROM remains").fetchall():
        for one in of(base, file):
            if one.state in {Remains.LOST, Remains.PART}:
                found.setdefault(one.game, []).append(one)
    return found


def filled(base: sqlite3.Connection, game: Saved) -> None:
    """A game has come back from elsewhere; what it was is known by number and time."""
    state = Remains.PART if game.part else Remains.BACK
    begun = str(game.head.get("begun", ""))
    base.execute(
        "UPDATE remains SET state = ?, begun = ?, rules = ?, throws = ? "
        "WHERE game = ? AND begun IN ('', ?) AND state IN (?, ?)",
        (
            *(str(state), begun, str(game.head.get("rules", "")), game.standing.throws),
            *(game.game, begun, str(Remains.LOST), str(Remains.PART)),
        ),
    )
