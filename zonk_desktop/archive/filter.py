"""Which games a list shows."""

from __future__ import annotations

from typing import NamedTuple


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


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
