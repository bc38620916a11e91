"""Strength of the characters by each sheet: measured at a table of four, kept in a file."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, partial
from itertools import combinations
from typing import Any, NamedTuple

from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.helpers import ALONE, Crew
from zonk_desktop.players.character import character, characters
from zonk_desktop.players.choose import SeatPlayer
from zonk_desktop.players.lab import table_size
from zonk_desktop.players.length import RandomSources, begin, play_out
from zonk_desktop.players.spread import Estimate, Progress, share, spread
from zonk_desktop.resources import resource

FILE = "strengths.json"
#: Pegs of the strongest; the weakest has one.
MOST_PEGS = 5


class Strength(NamedTuple):
    """The strength of a character at its own level by one sheet."""

    #: Share of its games won, and the games it has played.
    wins: Estimate
    games: int
    #: From 1 to `MOST_PEGS`, among the characters by this sheet.
    pegs: int
    #: What anybody would win by chance.
    even: float


def strengths(key: str) -> Mapping[str, Strength]:
    """Every character's strength by this sheet; empty for rules that nobody has measured."""
    return _kept().get(key, {})


@cache
def _kept() -> dict[str, dict[str, Strength]]:
    path = resource("players", FILE)
    if not path.is_file():
        return {}
    told = json.loads(path.read_text("utf-8"))
    return {key: _read(sheet) for key, sheet in told["rules"].items()}


def _read(sheet: dict[str, Any]) -> dict[str, Strength]:
    even = 1 / sheet["players"]
    wins = {name: share(one["won"], one["games"]) for name, one in sheet["characters"].items()}
    least, most = min(w.value for w in wins.values()), max(w.value for w in wins.values())
    return {
        name: Strength(
            wins[name],
            one["games"],
            1 + round((MOST_PEGS - 1) * (wins[name].value - least) / ((most - least) or 1)),
            even,
        )
        for name, one in sheet["characters"].items()
    }


def measure(
    ruleset: RuleSet, games: int, seed: int, by: Crew = ALONE, progress: Progress | None = None
) -> dict[str, Any]:
    """Measure by games of all tables that the characters can make, each at its own level.

    Who shares a win has a part of it. Plain values, as the file keeps them.
    """
    found = spread(partial(_play, ruleset, seed), games, by, progress)
    played, won = defaultdict[str, int](int), defaultdict[str, float](float)
    for game in found:
        for name, part in game:
            played[name] += 1
            won[name] += part
    return {
        "games": len(found),
        "seed": seed,
        "players": table_size(Rules(ruleset)),
        "characters": {
            one.key: {"won": round(won[one.key], 4), "games": played[one.key]}
            for one in characters()
        },
    }


def _play(ruleset: RuleSet, seed: int, numbers: range) -> list[tuple[tuple[str, float], ...]]:
    rules = Rules(ruleset)
    return [_one(rules, RandomSources.of(seed, n), n) for n in numbers]


def _one(rules: Rules, table: RandomSources, number: int) -> tuple[tuple[str, float], ...]:
    size = table_size(rules)
    tables = list(combinations([one.key for one in characters()], size))
    # All tables in turn, and every one of them from every seat.
    round_, which = divmod(number, len(tables))
    keys = tables[which]
    keys = keys[round_ % size :] + keys[: round_ % size]
    seats = {}
    for n, key in enumerate(keys):
        one = character(key)
        assert one is not None
        seats[n] = SeatPlayer(one, one.level)
    game = play_out(begin(rules, keys, table), seats, table)
    winners = game.ended.winners if game.ended is not None else ()
    return tuple((key, 1 / len(winners) if n in winners else 0.0) for n, key in enumerate(keys))
