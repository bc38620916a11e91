"""Which games a list shows."""

from __future__ import annotations

from typing import NamedTuple

#: By what a list can be sorted; the players of a game by the first of them.
ORDERS: dict[str, tuple[str, ...]] = {
    "date": ("begun",),
    "players": (
        "lower(coalesce(nullif(title, ''), (SELECT group_concat(name, ', ') FROM "
        "(SELECT name FROM seat WHERE game = game.id ORDER BY seat))))",
    ),
    "rules": ("lower(rules)",),
    "winner": ("finished", "lower(winner)"),
    "rounds": ("rounds",),
    "throws": ("throws",),
}


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
    #: One of ORDERS; without it those touched last come first.
    order: str = ""
    descending: bool = False

    def sorted(self) -> str:
        """The order in SQL; among equals those touched last come first."""
        way = " DESC" if self.descending else ""
        by = [f"{part}{way}" for part in ORDERS.get(self.order, ())]
        return ", ".join((*by, "touched DESC", "id DESC"))

    def where(self) -> tuple[str, list[object]]:
        """The condition in SQL, and its values."""
        words = self.search.casefold().split()
        parts, values = ["binned = ?"], list[object]([int(self.binned)])
        for word in words:
            # A date as it is shown, too: `shown` is a function of the list (archive.lists).
            parts.append("(haystack LIKE ? ESCAPE '\\' OR shown(begun) LIKE ? ESCAPE '\\')")
            values += [f"%{_escaped(word)}%"] * 2
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
