"""The command `stats`: what the window's statistics count, as a table or for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli.answers import progress, put_json, refuse, wipe, zonk_file
from zonk_desktop.cli.grammar import Found, like
from zonk_desktop.console import complain, put
from zonk_desktop.sheets.dates import ways
from zonk_desktop.words import figure, say

#: Raised when a key goes or means something else.
FORMAT = 1


def stats_command(words: list[str], found: Found) -> int:
    """`stats [PLAYER]`: players, rule sets and dice of the games wanted."""
    who = words[0] if words else ""
    with zonk_file(found) as archive:
        archive.written_dates = ways
        if who and not any(name == who for name, _, _ in archive.names(-1)):
            near = like(who, [name for name, _, _ in archive.names(-1)])
            return refuse(say("cli-nobody-played", name=who, **near))
        search = " ".join(found.get("--find", ()))
        games, refused = _figures(archive, Filter(search, player=who))
        values = as_values(games, who)
    if refused:
        complain(say("cli-stats-refused", games=refused))
    if "--json" in found:
        put_json(values)
    else:
        put(as_text(values))
    return 0


def _figures(archive: Archive, wanted: Filter) -> tuple[list[GameFigures], int]:
    """The figures of all games wanted, and how many cannot be played again."""
    left: Sequence[tuple[int, str]] = archive.stamps(wanted)
    found: list[GameFigures] = []
    of, refused = len(left), 0
    while left:
        some = stats.some(archive, left, 0.5)
        found += some.figures
        refused += some.refused
        left = some.left
        progress(of - len(left), of)
    wipe()
    return found, refused


def as_values(games: Sequence[GameFigures], who: str = "") -> dict[str, Any]:
    """The figures as plain values with stable keys."""
    sources = stats.hits_by_source(games)
    return {
        "format": FORMAT,
        "games": len(games),
        "players": [
            {**one._asdict(), "hits_by_source": dict(sources.get(one.name, {}))}
            for one in stats.players(games)
            if not who or one.name == who
        ],
        "rules": [one._asdict() for one in stats.sheets(games)],
        "dice": {
            name: stats.honesty(games, real_dice=real)._asdict()
            for name, real in (("screen", False), ("table", True))
        },
    }


def as_text(values: dict[str, Any]) -> str:
    """A line for each player, each rule set and each kind of dice."""
    lines = [say("cli-stats-games", games=values["games"])]
    for one in values["players"]:
        turns = max(1, one["turns"])
        lines.append(
            say(
                "cli-stats-player", name=one["name"], games=one["games"], won=one["won"],
                finished=one["finished"], turn=round(one["points"] / turns),
                missed=round(100 * one["misses"] / turns), hits=one["hits"],
                counted=one["counted"], best=one["best_turn"],
            )
        )  # fmt: skip
    for one in values["rules"]:
        lines.append(
            say(
                "cli-stats-rules", rules=one["rules"], games=one["games"],
                turn=round(one["points"]), missed=round(100 * one["misses"]),
            )
        )  # fmt: skip
    for name, one in values["dice"].items():
        if sum(one["faces"]):
            lines.append(
                say(
                    "cli-stats-dice", kind=name, faces=sum(one["faces"]),
                    square=figure(one['chi_square'], 2), chance=figure(one['chance'], 3),
                )
            )  # fmt: skip
    return "\n".join(lines)
