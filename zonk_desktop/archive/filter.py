"""Which games a list shows."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.words import folded

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
