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

from tests.players.games import start
from tests.random_play import choose, seated
from tests.recorded import digest, record, recorded, written
from tests.test_as_before import houses
from tests.words.bare import Bare, bare
from zonk_desktop import words
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import PenaltyFloor
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, expect, judge, miss, review
from zonk_desktop.odds.ends import Streaks
from zonk_desktop.odds.expect import TurnState
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
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset

__all__ = ["bare"]
RECORD = Path(__file__).with_name("as-counted.txt")
#: Actions of a game at most, positions of a table whose chances to win are told, and parts in which
#: tables are looked at.
MOST, POSITIONS, PARTS = 24, 7, 6
#: What is counted of a table: points in three ways; hits; chances to win. The dearer the fewer.
AIMS = {
    "points": (POINTS, CAREFUL, BOLD, POINTS._replace(streaks=True)),
    "hits": (HITS, Purpose(HITS.aim, 1000.0, streaks=True)),
    "win": (WIN,),
}
#: What differs in what is counted: throws that win or lose, tokens, penalties, minimums, hits.
POINTS_OF = ("cosmic-wimpout", "zonk-2010", "insta-bong", "chosen", "misses", "entered", "knocked")
HITS_OF = ("lets-play-zonk", "show", "communal")
EXAMPLES = str(Path(__file__).parents[2] / "docs" / "examples" / "{}.toml")
#: A short way home, of which chances to win are soon counted.
SHORT = {
    "last-round": ("original-1978", "limit=800 entry-minimum=100 ending=lastRound"),
    "at-once": ("original-1978", "limit=800 entry-minimum=100 ending=immediate"),
    "penalties": ("original-1978", "limit=600 miss-penalty=100 miss-penalty-after=2"),
    "below": ("lets-play-zonk", "limit=600 miss-penalty=100 penalty-floor=none rule11k=off"),
    "rounds": ("insta-bong", "rounds=3 winner-by=points limit=1000"),
    "called": ("lets-play-zonk", "limit=800 rule11k=callable rule11k-from=300"),
    "show": ("wheaton", "limit=800 halftime=300"),
    "rounds-in": ("original-1978", "rounds=4 entry-minimum=1000"),
    "exact": ("original-1978", "limit=800 entry-minimum=100 landing=exact stop-minimum=0"),
    "band": ("original-1978", "limit=800 entry-minimum=0 no-stop-from=200 no-stop-below=400"),
    "safe": ("lets-play-zonk", "limit=800 entry-minimum=0 straight-safe=on rule11k=off"),
    "chosen": ("insta-bong", "limit=800 re-roll=chosen-dice winner-by=points"),
    "taken": ("original-1978", "limit=600 entry-minimum=100 take-over=anybody"),
    "licks": ("original-1978", "limit=600 entry-minimum=100 last-licks=everybody"),
    "wimpout": (EXAMPLES.format("cosmic-wimpout"), "limit=200"),
    "2010": (EXAMPLES.format("zonk-2010"), "limit=800"),
    "finarkle": (EXAMPLES.format("finarkle"), "limit=1200"),
}


@cache
def tables() -> dict[str, Rules]:
    some = {key: Rules(preset(key)) for key in PRESETS} | houses()
    found = {f"{name} points": some[name] for name in POINTS_OF}
    found |= {f"{name} hits": some[name] for name in HITS_OF}
    for name, (key, words_) in SHORT.items():
        pairs = tuple((w.split("=")[0], w.split("=")[1]) for w in words_.split())
        found[f"{name} win"] = Rules(resolve(key, options=pairs))
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


def placed(rules: Rules, chance: random.Random) -> Game:
    """Somewhere in a game: far from home and near, after misses, in last turns, one player out."""
    s = rules.s
    count = max(s.players_min, chance.choice((2, 2, 3, 4)))
    game = start(rules, count, chance)
    low = -200 if s.penalty_floor is PenaltyFloor.NONE else 0
    seats = [
        changed(
            seat,
            total=chance.choice((0, chance.randrange(low, s.limit, 50), s.limit - 50)),
            entered=chance.random() < 0.8,
            misses=chance.choice((0, 0, 1, 2)),
            out=n > 1 and chance.random() < 0.2,
        )
        for n, seat in enumerate(game.seats)
    ]
    me = chance.randrange(2)
    game = changed(
        game,
        seats=tuple(seats),
        turn=changed(game.turn, seat=me),
        rounds=chance.randrange(s.rounds) if s.rounds else 1,
    )
    if chance.random() < 0.4:
        seats[1 - me] = changed(seats[1 - me], total=s.limit + chance.choice((0, 50, 250)))
        last = tuple(n for n in range(me, count) if n != 1 - me)
        game = changed(game, seats=tuple(seats), home=1 - me, last=last)
    if refusal(game, act.Call11000()) is None and chance.random() < 0.5:
        game, _ = apply(game, act.Call11000())
    for _ in range(chance.choice((0, 0, 1, 2, 3))):
        action = choose(game, chance)
        game = game if action is None else apply(game, action)[0]
    return game


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
        for _ in range(POSITIONS):
            yield list(of_position(placed(rules, chance), WIN))
        purpose = review.purpose_of(first)
        yield told(lambda: astuple(review.review(first, done, purpose)))
        yield told(lambda: judge.judge(steps[:9]))


def of_throws() -> Iterator[object]:
    """Every throw of the simple policy, and where it may stay."""
    stops = Rules(preset("original-1978", (("stop-dice", "3 4 5 6"),)))
    for rules in (*tables().values(), houses()["wild"], stops):
        dice, wild, shown = rules.s.dice_count, rules.wild > 0, rules.table.shown_matters
        for hand in (
            TurnState(dice, wild=wild), TurnState(dice - 1, shown), TurnState(2, 0, 0, wild),
            TurnState(1, shown),
        ):  # fmt: skip
            yield expect._outcomes(rules, hand)
        for points in (0, 50, 250, 300, 1000):
            yield [expect._may_stay(rules, points, left) for left in range(dice + 1)]


def of_streaks() -> Iterator[object]:
    """What still counts of runs, misses and dry turns; not what it is worth."""
    for rules in (*tables().values(), *houses().values()):
        seat = new_game(rules, tuple("abcdef"[: max(2, rules.s.players_min)])).seats[0]
        yield [Streaks.matter(rules, purpose) for purpose in (POINTS, HITS, BOLD)]
        for hits in (False, True):
            streaks = object.__new__(Streaks)
            streaks._rules, streaks._hits = rules, hits
            yield [tuple(streaks.of(changed(seat, run=n, misses=n, dry=n))) for n in range(9)]


def mark(name: str) -> str:
    if name in MORE:
        return digest([*MORE[name]()])
    rules = tables()[name]
    with pytest.MonkeyPatch.context() as patch:
        # Counted now, and not read from what another run has kept.
        patch.setenv("ZONK_CACHE", "off")
        parts = [told(lambda: miss.miss_by_dice(rules.ruleset)), *game_of(rules, name)]
        if name.rpartition(" ")[0] in PRESETS:
            parts.append(told(lambda: summary(rules.ruleset)))
    return digest(parts)


MORE = {"throws": of_throws, "streaks": of_streaks}


def names() -> list[str]:
    return [*tables(), *MORE]


@pytest.mark.parametrize("part", range(PARTS))
def test_games_are_counted_as_before(part: int) -> None:
    for name in names()[part::PARTS]:
        assert recorded(RECORD)[name] == mark(name), name


def test_no_table_is_new_and_none_has_gone() -> None:
    assert set(recorded(RECORD)) == set(names()), "if it is meant: see above"


if __name__ == "__main__":
    words.use(Bare())
    record(RECORD, ((name, mark(name)) for name in names()))
