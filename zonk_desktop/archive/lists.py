"""Lists of the archive: games by what is wanted, players, years. Nothing is written here."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from zonk_desktop.archive import luck
from zonk_desktop.archive.figures import FORM, GameFigures, unpacked
from zonk_desktop.archive.luck import Luck
from zonk_desktop.archive.values import DiceFrom, Entry
from zonk_desktop.transcript.lines import computers_named, rules_named
from zonk_desktop.words import commas, folded, placed

#: By what a list can be sorted, the players of a game by the first of them; texts are `placed` as
#: the language has them.
ORDERS: dict[str, tuple[str, ...]] = {
    # By the sun, not by the wall: the night the clocks go back.
    "date": ("julianday(begun)", "begun"),
    "players": (
        "placed(coalesce(nullif(title, ''), (SELECT group_concat(name, ', ') FROM "
        "(SELECT name FROM seat WHERE game = game.id ORDER BY seat))))",
    ),
    "rules": ("placed(rules)",),
    "winner": ("finished", "placed(winner)"),
    "rounds": ("rounds",),
    "throws": ("throws",),
}


#: Words as short as this are found at the beginning of others only: "bo" is no Insta-Bong.
_SHORT = 2


class Filter(NamedTuple):
    """Which games a list shows; what is empty lets every game through."""

    #: Every word must occur in names, rules, title or date; one of two letters begins a word.
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
    #: One of ORDERS; without it those begun last come first.
    order: str = ""
    descending: bool = False

    def sorted(self) -> str:
        """The order in SQL; among equals those begun last come first."""
        way = " DESC" if self.descending else ""
        by = [f"{part}{way}" for part in ORDERS.get(self.order, ())]
        newest = [f"{part} DESC" for part in ORDERS["date"]]
        return ", ".join((*by, *newest, "touched DESC", "id DESC"))

    def where(self) -> tuple[str, list[object]]:
        """The condition in SQL, and its values."""
        words = folded(self.search).split()
        parts, values = ["binned = ?"], list[object]([int(self.binned)])
        for word in words:
            # Dates as people write them, too: `folded` and `dated` are functions of the list.
            parts.append("(folded(haystack) LIKE ? ESCAPE '\\' OR dated(begun) LIKE ? ESCAPE '\\')")
            begins = f"% {_escaped(word)}%"
            values += [begins if len(word) <= _SHORT else f"%{_escaped(word)}%", begins]
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


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


#: Texts of games that are not made ready for a search again.
_KNOWN = 20_000
#: Games asked for in one query; older SQLite takes no more than 999 values.
_AT_ONCE = 500


#: Whether the header of a game says that a computer plays this column (transcript.lines).
_COMPUTER = (
    "(instr(header, char(10) || '# computer ' || name || ' ') > 0 "
    """OR instr(header, char(10) || '# computer "' || name || '" ') > 0)"""
)


class Lists:
    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        #: A date in the ways in which people write it.
        self.written_dates: Callable[[str], str] = str
        self._know_words()

    def _know_words(self) -> None:
        @lru_cache(maxsize=_KNOWN)
        def dated(begun: str) -> str:
            return folded(self.written_dates(begun))

        known = lru_cache(maxsize=_KNOWN)(folded)
        for name, found in (("folded", known), ("dated", dated), ("placed", placed)):
            self._base.create_function(name, 1, found, deterministic=True)

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
        """Games, the newest first; every word of `search` must occur in names, rules or date."""
        return self.find(Filter(search, binned=binned), limit, offset)

    def find(self, wanted: Filter, limit: int = -1, offset: int = 0) -> list[Entry]:
        """A page of the games wanted, in the order wanted."""
        where, values = wanted.where()
        rows = self._base.execute(
            "SELECT id, title, rules, dice, begun, touched, rounds, throws, finished, winner, "
            "(SELECT group_concat(name, char(10)) FROM "
            "(SELECT name FROM seat WHERE game = game.id ORDER BY seat)), header "
            # What is shown is asked of those on the page alone.
            f"FROM game JOIN (SELECT id AS shown FROM game WHERE {where} "
            f"ORDER BY {wanted.sorted()} LIMIT ? OFFSET ?) ON id = shown "
            f"ORDER BY {wanted.sorted()}",
            (*values, limit, offset),
        )
        return [
            Entry._make(
                (
                    *row[:3],
                    DiceFrom.read(row[3]),
                    *row[4:8],
                    bool(row[8]),
                    row[9],
                    commas((row[10] or "").split("\n")),
                    computers_named(row[11]),
                )
            )
            for row in rows
        ]

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

    def figures(self, wanted: Iterable[int]) -> dict[int, GameFigures]:
        """The figures kept of these games; what is damaged, or of another form, is left out."""
        numbers, found = list(wanted), dict[int, GameFigures]()
        for start in range(0, len(numbers), _AT_ONCE):
            some = numbers[start : start + _AT_ONCE]
            for game, rules, header, begun, dice, data in self._base.execute(
                "SELECT id, rules, header, begun, dice, data FROM figures JOIN game ON id = game "
                f"WHERE form = ? AND finished = 1 AND game IN ({','.join('?' * len(some))})",
                (FORM, *some),
            ):
                one = unpacked(
                    data, game, rules, rules_named(header), begun, dice == DiceFrom.TABLE
                )
                if one is not None:
                    found[int(game)] = one
        return found

    def luck(self) -> dict[int, Luck]:
        """The luck kept of all games; what is damaged, or of another form, is left out."""
        try:
            rows = self._base.execute(
                "SELECT game, data FROM luck WHERE form = ?", (luck.FORM,)
            ).fetchall()
        except sqlite3.OperationalError:
            # A file of before this was kept, opened for reading only.
            return {}
        found = ((int(game), luck.unpacked(str(data))) for game, data in rows)
        return {game: one for game, one in found if one is not None}

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
        """The people who have played: name, how many games, when last; the latest first."""
        return [
            (str(name), int(games), str(last))
            for name, games, last in self._base.execute(
                "SELECT name, count(*), max(touched) FROM seat JOIN game ON game.id = seat.game "
                f"WHERE binned = 0 AND NOT {_COMPUTER} "
                "GROUP BY name ORDER BY max(touched) DESC LIMIT ?",
                (limit,),
            )
        ]

    def seats(self, game: int) -> list[str]:
        """The names of a game, in the order of its columns."""
        return [
            str(name)
            for (name,) in self._base.execute(
                "SELECT name FROM seat WHERE game = ? ORDER BY seat", (game,)
            )
        ]
