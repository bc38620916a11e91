"""The relatives of Zonk in docs/examples: they play, and their chances are those published.

What scores is reckoned here once more, throw by throw and without the engine's tables.
"""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path

import pytest

from tests.conftest import Amount
from tests.random_play import choose
from tests.running import zonk
from zonk_desktop.engine.opening import new_game, seating_refusal
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds.miss import miss_chance
from zonk_desktop.rulebook.load import house
from zonk_desktop.sheets.cheatbox import cheat

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.toml"))
#: The Flaming Sun, which lies on the last of five cubes in the place of its 3.
SUN = 7


def rules_of(name: str) -> Rules:
    return Rules(house(EXAMPLES / f"{name}.toml"))


# What scores, by hand


def alike(faces: tuple[int, ...], worth: Callable[[int, int], int]) -> int:
    """The best worth of dice by their faces alone; `worth`: of so many of a face."""
    found = 0
    for face in set(faces):
        count = faces.count(face)
        together = (0, *range(3, count + 1))
        found += max([worth(face, n) + worth(face, 1) * (count - n) for n in together])
    return found


def doubling(face: int, count: int) -> int:
    if count < 3:
        return {1: 100, 5: 50}.get(face, 0) * count
    return (1000 if face == 1 else face * 100) << (count - 3)


def adding(face: int, count: int) -> int:
    if count < 3:
        return {1: 100, 5: 50}.get(face, 0) * count
    return (1000 if face == 1 else face * 100) * (count - 2)


def threes(face: int, count: int) -> int:
    if count < 3:
        return {1: 100, 5: 50}.get(face, 0) * count
    triples, rest = divmod(count, 3)
    return (1000 if face == 1 else face * 100) * triples + {1: 100, 5: 50}.get(face, 0) * rest


def shape(faces: tuple[int, ...]) -> list[int]:
    return sorted(Counter(faces).values(), reverse=True)


def zilch(faces: tuple[int, ...]) -> int:
    best = alike(faces, doubling)
    if len(faces) == 6 and shape(faces) in ([1] * 6, [2, 2, 2], [4, 2]):
        best = max(best, 1500)
    return best or (500 if len(faces) == 6 else 0)


def facebook(faces: tuple[int, ...]) -> int:
    best = alike(faces, adding)
    if len(faces) == 6:
        special = {(1,) * 6: 1500, (2, 2, 2): 750}
        best = max(best, special.get(tuple(shape(faces)), 0))
    return best


def kingdom(faces: tuple[int, ...]) -> int:
    best = alike(faces, doubling)
    for run, worth in ((range(1, 7), 1500), (range(1, 6), 500), (range(2, 7), 750)):
        if set(run) <= set(faces):
            rest = Counter(faces) - Counter(run)
            best = max(best, worth + alike(tuple(rest.elements()), doubling))
    return best


def dix_mille(faces: tuple[int, ...]) -> int:
    best = alike(faces, doubling)
    if len(faces) == 6:
        best = max(best, {(1,) * 6: 1500, (2, 2, 2): 750}.get(tuple(shape(faces)), 0))
    return best


def zonk_2010(faces: tuple[int, ...]) -> int:
    best = alike(faces, threes)
    if len(faces) == 6:
        best = max(
            best, {(1,) * 6: 2500, (2, 2, 2): 1000, (3, 3): 1500}.get(tuple(shape(faces)), 0)
        )
    return best


def zehntausend(faces: tuple[int, ...]) -> int:
    best = alike(faces, a_thousand_more)
    if len(faces) == 6 and shape(faces) in ([1] * 6, [2, 2, 2]):
        best = max(best, 1500)
    return best


def a_thousand_more(face: int, count: int) -> int:
    if count < 3:
        return {1: 100, 5: 50}.get(face, 0) * count
    return (1000 if face == 1 else face * 100) + 1000 * (count - 3)


def macke(faces: tuple[int, ...]) -> int:
    """Five alike are four and one."""
    return _five(faces, lambda face, count: doubling(face, count) if count < 5 else 0)


def hot_dice(faces: tuple[int, ...]) -> int:
    return _five(faces, doubling)


def _five(faces: tuple[int, ...], worth: Callable[[int, int], int]) -> int:
    straight = len(faces) == 5 and sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    return max(alike(faces, worth), 1500 if straight else 0)


def finarkle(faces: tuple[int, ...]) -> int:
    """A bonus where every die scores, of however many that were left."""
    total, left = 0, 0
    for face, count in Counter(faces).items():
        triples, rest = divmod(count, 3) if face != 1 else (0, count)
        total += triples * face * 100 + rest * {1: 100, 5: 50}.get(face, 0)
        left += rest if face not in {1, 5} else 0
    return total + (500 if not left else 0)


def last_die(faces: tuple[int, ...]) -> int:
    return alike(faces, doubling)


def wimpout(faces: tuple[int, ...]) -> int:
    """A flash is of three, and the Sun may be one of them, or a 5 or a 10."""
    if len(faces) == 5 and len(set(faces)) == 1 and faces[0] in {2, 4, 5}:
        return faces[0] * 100
    others = tuple(face for face in faces if face != SUN)
    best = _cubes(others)
    if len(others) < len(faces):
        best += 10
        for pair in {p for p in combinations(sorted(others), 2) if p[0] == p[1]}:
            rest = tuple((Counter(others) - Counter(pair)).elements())
            best = max(best, _flash(pair[0]) + _cubes(rest))
    return best


def _flash(face: int) -> int:
    return 100 if face == 1 else face * 10


def _cubes(faces: tuple[int, ...]) -> int:
    found = 0
    for face, count in Counter(faces).items():
        single = {1: 10, 5: 5}.get(face, 0)
        found += max(single * count, _flash(face) + single * (count - 3) if count > 2 else 0)
    return found


BY_HAND: dict[str, Callable[[tuple[int, ...]], int]] = {
    "zilch": zilch,
    "farkle-facebook": facebook,
    "kingdom-come": kingdom,
    "dix-mille": dix_mille,
    "cosmic-wimpout": wimpout,
    "zonk-2010": zonk_2010,
    "berliner-macke": macke,
    "cosmic-wimpout-licks": wimpout,
    "dix-mille-fleur": dix_mille,
    "farkle-last-die": last_die,
    "finarkle": finarkle,
    "hot-dice": hot_dice,
    "zehntausend": zehntausend,
}

#: Scoring throws of so many dice, as farkle.games has them ("Farkle Odds"). Its figure for six
#: dice, 45,480, is 96 short of every throw with a one, a five, three alike, a straight or pairs.
PUBLISHED = {1: 2, 2: 20, 3: 156, 4: 1092, 5: 7176}
SIX = {"farkle-facebook": 45576, "dix-mille": 45576, "zilch": 46656, "kingdom-come": 45216}


def throws(name: str, count: int) -> list[tuple[int, ...]]:
    """Every throw of so many dice; the last cube of the Wimpout has its Sun."""
    found = product(range(1, 7), repeat=count)
    if not name.startswith("cosmic-wimpout"):
        return list(found)
    return [(*faces[:-1], SUN if faces[-1] == 3 else faces[-1]) for faces in found]


def test_every_relative_is_reckoned_by_hand() -> None:
    assert sorted(BY_HAND) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_checked_and_printed(name: str) -> None:
    path = str(EXAMPLES / f"{name}.toml")
    code, out, err = zonk("rules", "check", path)
    assert (code, err) == (0, "")
    assert "a complete rule set" in out
    assert zonk("rules", path)[0] == 0
    assert cheat(rules_of(name).ruleset)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_throw_is_worth_and_how_often_it_misses(name: str) -> None:
    rules, by_hand = rules_of(name), BY_HAND[name]
    wild = rules.wild > 0
    for count in range(1, rules.s.dice_count + 1):
        # The best keep of each, which is what a first throw is worth; dice have no order.
        worth, found = Counter[int](), Counter[int]()
        for faces, many in Counter(tuple(sorted(faces)) for faces in throws(name, count)).items():
            worth[by_hand(faces)] += many
            found[max(rules.table.throw(faces, 0, 0).keeps.values(), default=0)] += many
        assert miss_chance(rules, count, wild=wild) == Fraction(worth[0], worth.total())
        assert found == worth


@pytest.mark.parametrize("name", SIX)
def test_the_published_chances_come_out(name: str) -> None:
    rules = rules_of(name)
    for count, scoring in {**PUBLISHED, 6: SIX[name]}.items():
        assert miss_chance(rules, count) == 1 - Fraction(scoring, 6**count), count


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_no_game_is_ever_stuck(name: str, amount: Amount) -> None:
    rules = rules_of(name)
    games = amount.of(12, 1000, "ZONK_EXAMPLE_GAMES")
    ended = 0
    for seed in range(games):
        chance = random.Random(f"{name} {seed}")
        seats = [n for n in (2, 3, 4) if seating_refusal(rules.s, n) is None]
        names = tuple(f"P{n}" for n in range(chance.choice(seats)))
        near = 0 if rules.s.rounds else rules.s.limit - rules.s.limit // 10
        totals = (near,) * len(names) if chance.random() < 0.5 else ()
        game = new_game(rules, names, totals=totals)
        for _ in range(1500):
            action = choose(game, chance)
            if action is None:
                assert game.ended is not None, (name, seed)
                ended += 1
                break
            game, _ = apply(game, action)
    assert ended >= games // 4
