"""What is counted of random games, as it was when everything else agreed.

Other tests say what is right; this says that nothing else has changed meanwhile. Each line of
`as-counted.txt` is a table and a digest. Where a change is meant, write them anew:

    python -m tests.odds.test_as_counted
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import cache
from pathlib import Path

import pytest

from tests.random_play import choose, seated
from tests.recorded import digest, record, recorded, written
from tests.test_as_before import houses
from tests.words.bare import Bare, bare
from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.odds import ask, judge, miss, review
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.values import (
    BOLD,
    CAREFUL,
    HITS,
    POINTS,
    WIN,
    Advice,
    NotCovered,
    Purpose,
    Unknown,
)
from zonk_desktop.rulebook.load import PRESETS, preset

__all__ = ["bare"]
RECORD = Path(__file__).with_name("as-counted.txt")
#: Actions of a game at most, and parts in which tables are looked at.
MOST, PARTS = 40, 8
#: What is counted of a table: points in three ways; hits; chances to win. The dearer the fewer.
AIMS = {
    "points": (POINTS, CAREFUL, BOLD, POINTS._replace(streaks=True)),
    "hits": (HITS, Purpose(HITS.aim, 1000.0, streaks=True)),
    "win": (WIN,),
}
#: A short way home, of which chances to win are soon counted.
SHORT = {
    "last-round": ("original-1978", "limit=1200 entry-minimum=100"),
    "penalties": ("original-1978", "limit=1200 miss-penalty=100 miss-penalty-after=3"),
    "below": ("lets-play-zonk", "limit=1000 miss-penalty=100 penalty-floor=none rule11k=off"),
    "rounds": ("insta-bong", "rounds=3 winner-by=points limit=2000"),
    "called": ("lets-play-zonk", "limit=1000 rule11k=callable rule11k-from=300"),
    "show": ("wheaton", "limit=1200 halftime=500"),
}


@cache
def tables() -> dict[str, Rules]:
    some = {key: Rules(preset(key)) for key in PRESETS} | houses()
    found = {f"{name} points": some[name] for name in [*some][::2]}
    found |= {f"{name} hits": some[name] for name in [*some][::8]}
    for name, (key, words_) in SHORT.items():
        pairs = tuple((w.split("=")[0], w.split("=")[1]) for w in words_.split())
        found[f"{name} win"] = Rules(preset(key, pairs))
    return found


def told(work: Callable[[], object]) -> object:
    """What comes of a question, or why nothing does."""
    try:
        found = work()
    except (NotCovered, Unknown) as wrong:
        return type(wrong).__name__, str(wrong)
    if isinstance(found, Advice):
        found = (found.purpose, found.choices, found.reason, found.by, found.point, found.instead)
    return written(found)


def of_position(game: Game, purpose: Purpose) -> Iterator[object]:
    yield told(lambda: ask.best(game, purpose))
    yield told(lambda: ask.worth(game, purpose))
    yield told(lambda: ask.missed(game, purpose))
    yield told(lambda: ask.reroll(game, purpose))
    yield miss.next_miss(game)
    if purpose.aim is HITS.aim:
        yield told(lambda: ask.outlook(game, purpose))
    if purpose is WIN:
        yield told(lambda: ask.chances(game)), told(lambda: ask.call(game))
        yield told(lambda: ask.unknown(game)), told(lambda: judge.measure(game))


def game_of(rules: Rules, name: str) -> Iterator[object]:
    """A game played at random, and all that is counted of it."""
    chance = random.Random(name)
    aims = AIMS[name.rpartition(" ")[2]]
    first = game = seated(rules, chance)
    steps: list[tuple[Game, act.Action]] = []
    while len(steps) < MOST and (action := choose(game, chance)) is not None:
        if len(steps) % (4 * (1 + (HITS in aims))) == 0:
            yield list(of_position(game, chance.choice(aims)))
        steps.append((game, action))
        game, _ = apply(game, action)
    positions, done = [at for at, _ in steps] + [game], [action for _, action in steps]
    yield told(lambda: review.throws(positions, done))
    if WIN in aims:
        purpose = review.purpose_of(first)
        yield told(lambda: astuple(review.review(first, done, purpose)))
        yield told(lambda: judge.judge(steps[:9]))


def mark(name: str) -> str:
    rules = tables()[name]
    with pytest.MonkeyPatch.context() as patch:
        # Counted now, and not read from what another run has kept.
        patch.setenv("ZONK_CACHE", "off")
        parts = [told(lambda: miss.miss_by_dice(rules.ruleset)), *game_of(rules, name)]
        if name.rpartition(" ")[0] in PRESETS:
            parts.append(told(lambda: summary(rules.ruleset)))
    return digest(parts)


@pytest.mark.parametrize("part", range(PARTS))
def test_games_are_counted_as_before(part: int) -> None:
    for name in [*tables()][part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_no_table_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(tables()), "if it is meant: see above"


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, ((name, mark(name)) for name in tables()))
