"""How many rounds games of a sheet take, as they were counted (packaging/lengths.py)."""

from __future__ import annotations

import math
import tomllib
from functools import cache

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.resources import resource

#: How many games of all a sheet lasts for; where nobody counted, how many times a typical one.
_MOST, _ALL, _LONGER, _LONGEST = 0.9, 0.99, 1.2, 1.5
#: Shares that are added up are off by less; how much less depends on Python.
_FINE = 1e-9
#: Rounds, and the share of games that took this many.
Lengths = tuple[tuple[int, float], ...]


@cache
def _counted() -> dict[str, Lengths]:
    found = tomllib.loads(resource("lengths.toml").read_text("utf-8"))
    return {
        key: tuple(
            (one["first"] + n, count / sum(one["games"])) for n, count in enumerate(one["games"])
        )
        for key, one in found.items()
    }


def typical(shares: Lengths) -> int:
    """Rounds of a game on average."""
    return round(sum(rounds * share for rounds, share in shares))


def lengths(ruleset: RuleSet) -> Lengths:
    """Those of a sheet; nothing where nobody counted, or where its goal is another one."""
    shares = _counted().get(ruleset.key, ())
    return shares if shares and typical(shares) == ruleset.rounds else ()


def lasting(ruleset: RuleSet) -> int:
    """Rounds in which nine of ten games are over, or by their rules all; 0 where nobody counted."""
    if ruleset.settings.rounds:
        return ruleset.settings.rounds
    shares = lengths(ruleset)
    if not shares:
        return math.ceil(ruleset.rounds * _LONGER)
    return _by(shares, _MOST)


def longest(ruleset: RuleSet) -> int:
    """Rounds in which all but one of a hundred games are over."""
    shares = lengths(ruleset)
    return _by(shares, _ALL) if shares else math.ceil(ruleset.rounds * _LONGEST)


def _by(shares: Lengths, many: float) -> int:
    return next(rounds for rounds, _ in shares if share_by(shares, rounds) >= many - _FINE)


def in_100(shares: Lengths, rows: int) -> int:
    """Of 100 games those that are over after this many rounds; all of them only where all are."""
    share = share_by(shares, rows)
    return min(99, round(100 * share)) if share < 1 - _FINE else 100


def share_by(shares: Lengths, rows: int) -> float:
    """The share of games that are over after this many rounds."""
    return sum(share for rounds, share in shares if rounds <= rows)
