"""The archive: games in, games out. One connection, owned by the thread that opened it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from zonk_desktop.archive import database
from zonk_desktop.archive.errors import ArchiveError
from zonk_desktop.archive.place import DATABASE


class NewGame(NamedTuple):
    """What is known of a game before its first action."""

    header: str
    rules: str
    names: tuple[str, ...]
    house: str = ""
    dice: str = "screen"
    seed: str = ""
    title: str = ""
    begun: str = ""
    pledge: str = ""
    #: The names as they sat before the roll for order, as a statement writes them.
    seated: str = ""
    #: The action after which the seed was told, where that was before the end.
    told: int | None = None


class Standing(NamedTuple):
    """Where a game stands, for lists; everything in it follows from the actions."""

    rounds: int
    throws: int
    finished: bool
    winner: str
    totals: tuple[int, ...]
    hits: tuple[int, ...]


class Row(NamedTuple):
    """One action as it was stored."""

    n: int
    line: str
    was: str | None = None


class Stored(NamedTuple):
    """A game as the archive holds it."""

    id: int
    header: str
    house: str
    dice: str
    seed: str
    title: str
    begun: str
    finished: bool
    rows: tuple[Row, ...]
    pledge: str = ""
    seated: str = ""
    told: int | None = None


class Entry(NamedTuple):
    """A line of the list of games."""

    id: int
    title: str
    rules: str
    dice: str
    begun: str
    touched: str
    rounds: int
    throws: int
    finished: bool
    winner: str
    players: str


class Filter(NamedTuple):
    """Which games a list shows; what is empty lets every game through."""

    #: Every word must occur in names, rules, title or date.
    search: str = ""
    player: str = ""
    rules: str = ""
    winner: str = ""
    #: First and last day, as 2026-07-31.
    since: str = ""
    until: str = ""
    #: `finished` or `open`.
    state: str = ""
    binned: bool = False

    def where(self) -> tuple[str, list[object]]:
        """The condition in SQL, and its values."""
        words = self.search.casefold().split()
        parts, values = ["binned = ?"], list[object]([int(self.binned)])
        for word in words:
            parts.append("haystack LIKE ? ESCAPE '\\'")
            values.append(f"%{_escaped(word)}%")
        for value, condition in (
            (self.player, "EXISTS (SELECT 1 FROM seat WHERE game = game.id AND name = ?)"),
            (self.rules, "rules = ?"),
            # Several who share the win are joined by a plus sign.
            (self.winner, "instr(' + ' || winner || ' + ', ' + ' || ? || ' + ') > 0"),
            (self.since, "substr(begun, 1, 10) >= ?"),
            (self.until, "substr(begun, 1, 10) <= ?"),
        ):
            if value:
                parts.append(condition)
                values.append(value)
        if self.state:
            parts.append("finished = ?")
            values.append(int(self.state == "finished"))
        return " AND ".join(parts), values


def now() -> str:
    """This moment with its zone, as sheets and lists write it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Archive:
    """The Zonk File."""

    def __init__(self, base: sqlite3.Connection, path: Path, notice: str = "") -> None:
        self._base = base
        self.path = path
        #: A sentence about a database that was set aside on opening, else empty.
        self.notice = notice

    @classmethod
    def open(cls, folder: Path) -> Archive:
        """The archive of a folder, made where there is none."""
        path = folder / DATABASE
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise ArchiveError(
                f"{folder} cannot be made: {wrong.strerror}. Games are played in memory; name "
                "another folder with --data-dir."
            ) from None
        base, notice = database.connect(path)
        return cls(base, path, notice)

    @classmethod
    def open_to_read(cls, folder: Path) -> Archive:
        """The archive as it is, for a list or an export."""
        path = folder / DATABASE
        if not path.exists():
            raise ArchiveError(f"There is no Zonk File in {folder} yet.")
        return cls(database.connect_to_read(path), path)

    def close(self) -> None:
        self._base.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it, or nothing and a sentence."""
        base = self._base
        try:
            base.execute("BEGIN IMMEDIATE")
            try:
                yield base
                base.execute("COMMIT")
            except BaseException:
                if base.in_transaction:
                    base.execute("ROLLBACK")
                raise
        except sqlite3.Error as wrong:
            raise ArchiveError(
                f"{self.path} could not be written: {wrong}. What was saved before is kept."
            ) from None

    # One game

    def begin(self, game: NewGame) -> int:
        """A new game's number."""
        with self._writing() as base:
            return _insert(base, game)

    def put(self, games: Iterable[tuple[NewGame, Sequence[Row], Standing]]) -> list[int]:
        """Whole games, all of them or none; their numbers."""
        found = []
        with self._writing() as base:
            for game, rows, standing in games:
                found.append(_insert(base, game))
                _add(base, found[-1], rows)
                _stand(base, found[-1], standing)
        return found

    def append(self, game: int, first: int, lines: Sequence[str], standing: Standing) -> None:
        """Actions from number `first` on, and where they leave the game."""
        with self._writing() as base:
            _add(base, game, [Row(first + place, line) for place, line in enumerate(lines)])
            _stand(base, game, standing)

    def undo(self, game: int, numbers: Sequence[int], standing: Standing) -> None:
        """These actions no longer count; they stay on record."""
        with self._writing() as base:
            base.executemany(
                "UPDATE action SET undone = 1 WHERE game = ? AND n = ?",
                [(game, n) for n in numbers],
            )
            _stand(base, game, standing)

    def correct(self, game: int, n: int, line: str, standing: Standing) -> None:
        """An entry written wrong is written anew; what stood there first stays on record."""
        with self._writing() as base:
            base.execute(
                "UPDATE action SET was = coalesce(was, line), line = ? WHERE game = ? AND n = ?",
                (line, game, n),
            )
            _stand(base, game, standing)

    def finish(self, game: int, header: str) -> None:
        """The header with the time of the end."""
        with self._writing() as base:
            base.execute("UPDATE game SET header = ? WHERE id = ?", (header, game))

    def load(self, game: int) -> Stored:
        """One game, whole."""
        head = self._base.execute(
            "SELECT id, header, house, dice, seed, title, begun, finished, pledge, seated, told "
            "FROM game WHERE id = ?",
            (game,),
        ).fetchone()
        if head is None:
            raise ArchiveError(f"There is no game number {game} in the Zonk File.")
        rows = self._base.execute(
            "SELECT n, line, was FROM action WHERE game = ? AND undone = 0 ORDER BY n", (game,)
        )
        number, header, house, dice, seed, title, begun, finished, *pledged = head
        found = tuple(Row(*row) for row in rows)
        return Stored(
            number, header, house, dice, seed, title, begun, bool(finished), found, *pledged
        )

    def next_number(self, game: int) -> int:
        """The number the next action of this game gets; those undone keep theirs."""
        (last,) = self._base.execute(
            "SELECT coalesce(max(n), 0) FROM action WHERE game = ?", (game,)
        ).fetchone()
        return int(last) + 1

    # The list

    def last_unfinished(self) -> int | None:
        """The game to continue."""
        found = self._base.execute(
            "SELECT id FROM game WHERE finished = 0 AND binned = 0 "
            "ORDER BY touched DESC, id DESC LIMIT 1"
        ).fetchone()
        return int(found[0]) if found else None

    def games(
        self, search: str = "", *, binned: bool = False, limit: int = -1, offset: int = 0
    ) -> list[Entry]:
        """Games, the latest first; every word of `search` must occur in names, rules or date."""
        return self.find(Filter(search, binned=binned), limit, offset)

    def find(self, wanted: Filter, limit: int = -1, offset: int = 0) -> list[Entry]:
        """A page of the games wanted, the latest first."""
        where, values = wanted.where()
        rows = self._base.execute(
            "SELECT id, title, rules, dice, begun, touched, rounds, throws, finished, winner, "
            "(SELECT group_concat(name, ', ') FROM "
            "(SELECT name FROM seat WHERE game = game.id ORDER BY seat)) "
            f"FROM game WHERE {where} ORDER BY touched DESC, id DESC LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        return [Entry._make((*row[:8], bool(row[8]), row[9], row[10] or "")) for row in rows]

    def count(self, wanted: Filter) -> int:
        """How many games are wanted."""
        where, values = wanted.where()
        (found,) = self._base.execute(f"SELECT count(*) FROM game WHERE {where}", values).fetchone()
        return int(found)

    def stamps(self, wanted: Filter) -> list[tuple[int, str]]:
        """Number and last change of the games wanted, the oldest first."""
        where, values = wanted.where()
        return [
            (int(game), str(touched))
            for game, touched in self._base.execute(
                f"SELECT id, touched FROM game WHERE {where} ORDER BY touched, id", values
            )
        ]

    def years(self) -> list[str]:
        """The years games were begun in, the latest first."""
        return [
            str(year)
            for (year,) in self._base.execute(
                "SELECT DISTINCT substr(begun, 1, 4) FROM game ORDER BY 1 DESC"
            )
        ]

    def rule_names(self) -> list[str]:
        """The rule sets games were played by."""
        return [
            str(name)
            for (name,) in self._base.execute(
                "SELECT rules FROM game GROUP BY rules ORDER BY count(*) DESC, rules"
            )
        ]

    def names(self, limit: int = 200) -> list[tuple[str, int, str]]:
        """Who has played: name, how many games, and when last; the latest first."""
        return [
            (str(name), int(games), str(last))
            for name, games, last in self._base.execute(
                "SELECT name, count(*), max(touched) FROM seat JOIN game ON game.id = seat.game "
                "WHERE binned = 0 GROUP BY name ORDER BY max(touched) DESC LIMIT ?",
                (limit,),
            )
        ]

    def retitle(self, game: int, title: str) -> None:
        with self._writing() as base:
            base.execute("UPDATE game SET title = ? WHERE id = ?", (title, game))
            _search_text(base, game)

    def bin(self, games: Sequence[int], binned: bool = True) -> None:
        """Into the bin, or out of it again."""
        with self._writing() as base:
            base.executemany(
                "UPDATE game SET binned = ? WHERE id = ?", [(int(binned), game) for game in games]
            )

    def empty_bin(self) -> int:
        """Delete for good what lies in the bin; how many games that were."""
        with self._writing() as base:
            return base.execute("DELETE FROM game WHERE binned = 1").rowcount

    def check(self) -> str:
        """SQLite's own verdict on the file, `ok` when all is well."""
        (verdict,) = self._base.execute("PRAGMA integrity_check(1)").fetchone()
        return str(verdict)


def _insert(base: sqlite3.Connection, game: NewGame) -> int:
    begun = game.begun or now()
    cursor = base.execute(
        "INSERT INTO game (title, header, house, rules, dice, seed, begun, touched, "
        "haystack, pledge, seated, told) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(game.title, game.header, game.house, game.rules, game.dice, game.seed),
            *(begun, begun, _haystack(game.title, game.rules, game.names, "", begun)),
            *(game.pledge, game.seated, game.told),
        ),
    )
    number = int(cursor.lastrowid or 0)
    base.executemany(
        "INSERT INTO seat (game, seat, name) VALUES (?, ?, ?)",
        [(number, seat, name) for seat, name in enumerate(game.names)],
    )
    return number


def _add(base: sqlite3.Connection, game: int, rows: Sequence[Row]) -> None:
    base.executemany(
        "INSERT INTO action (game, n, line, was) VALUES (?, ?, ?, ?)",
        [(game, *row) for row in rows],
    )


def _stand(base: sqlite3.Connection, game: int, standing: Standing) -> None:
    base.execute(
        "UPDATE game SET rounds = ?, throws = ?, finished = ?, winner = ?, touched = ? "
        "WHERE id = ?",
        (
            *(standing.rounds, standing.throws, int(standing.finished), standing.winner),
            *(now(), game),
        ),
    )
    base.executemany(
        "UPDATE seat SET total = ?, hits = ? WHERE game = ? AND seat = ?",
        [
            (total, hits, game, seat)
            for seat, (total, hits) in enumerate(zip(standing.totals, standing.hits, strict=True))
        ],
    )
    if standing.finished:
        _search_text(base, game)


def _search_text(base: sqlite3.Connection, game: int) -> None:
    title, rules, winner, begun = base.execute(
        "SELECT title, rules, winner, begun FROM game WHERE id = ?", (game,)
    ).fetchone()
    names = [
        name
        for (name,) in base.execute("SELECT name FROM seat WHERE game = ? ORDER BY seat", (game,))
    ]
    base.execute(
        "UPDATE game SET haystack = ? WHERE id = ?",
        (_haystack(title, rules, names, winner, begun), game),
    )


def _haystack(title: str, rules: str, names: Sequence[str], winner: str, begun: str) -> str:
    won = f"won:{winner}" if winner else ""
    return "\n".join([title, rules, *names, won, begun[:10]]).casefold()


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
