"""The exact turn of a simple player, held against turns played by the engine."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keep_all
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.odds.expect import mean, simple, turn_points
from zonk_desktop.odds.miss import miss_chance
from zonk_desktop.rulebook.load import PRESETS, preset

#: What makes the engine's turns those of the exact count: dice of one colour, no dares.
_PLAIN = {
    "lets-play-zonk": (("blood-die", "off"), ("special-dice", "none"), ("dare", "off")),
}


def plain(key: str) -> Rules:
    return Rules(preset(key, _PLAIN.get(key, ())))


@pytest.mark.parametrize("key", PRESETS)
def test_chances_are_whole(key: str) -> None:
    rules = plain(key)
    chances = turn_points(rules, 300)
    assert sum(chances.values()) == 1
    assert all(points == 0 or points >= rules.s.stop_minimum for points in chances)
    assert all(points == 0 or points >= 300 for points in chances)
    assert 0 < mean(chances) < 2000


@pytest.mark.parametrize("key", PRESETS)
def test_one_roll(key: str) -> None:
    """Whoever stays at anything misses as often as one throw of all dice, or a forced one."""
    rules = plain(key)
    chances = turn_points(rules, 1)
    assert chances[0] >= miss_chance(rules, rules.s.dice_count)
    if rules.s.hot_dice == "optional" and not rules.s.stop_minimum:
        assert chances[0] == miss_chance(rules, rules.s.dice_count)


def test_nobody_gets_there() -> None:
    chances = turn_points(plain("original-1978"), 10**6, most=1000)
    assert set(chances) == {0, 1000}
    assert chances[1000] < Fraction(1, 3)


def one_turn(game: Game, chance: random.Random, stay_at: int) -> int:
    """Points of a turn by the simple strategy, played by the engine."""
    while True:
        turn = game.turn
        while game.gates:
            game, _ = apply(game, act.TookHits())
        if turn.phase is Phase.ROLLING:
            faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
            game, _ = apply(game, act.DiceLanded(faces))
        elif turn.phase is Phase.TO_KEEP:
            game, _ = apply(game, act.Keep(keep_all(game)))
        elif (
            turn.phase is Phase.TO_DECIDE
            and turn.points >= stay_at
            and refusal(game, act.Stay()) is None
        ):
            return turn.points
        elif refusal(game, act.Roll()) is None:
            game, _ = apply(game, act.Roll())
        else:
            raise AssertionError(turn)
        cells = [cell for cell in game.cells if cell.kind is not CellKind.DASH]
        if cells:
            return cells[0].points or 0


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("stay_at", [250, 500])
def test_as_the_engine_plays(key: str, stay_at: int) -> None:
    rules = plain(key)
    magic = (1, 2, 2, 3, 4, 6)[: rules.s.dice_count] if rules.s.magic_number else ()
    names = ("A", "B")[: max(2, rules.s.players_min)]
    # With points on the sheet: the first entry asks for more.
    start = new_game(rules, names, magic=magic, totals=(1000, 1000))
    chance = random.Random(f"{key} {stay_at}")
    turns = 2500
    seen = Counter(one_turn(start, chance, stay_at) for _ in range(turns))
    chances = turn_points(rules, stay_at)
    for points, count in seen.items():
        assert points in chances
        expected = float(chances[points]) * turns
        # Five standard deviations and a little, for the many kinds of points looked at.
        assert abs(count - expected) < 5 * expected**0.5 + 4, (points, count, expected)


def test_the_mean_stands_beside_the_chances() -> None:
    """Under -1, which nobody has."""
    found = simple("insta-bong", 1)
    told = turn_points(plain("insta-bong"), 1)
    assert found[-1] == pytest.approx(float(sum(n * chance for n, chance in told.items())))
    assert {n: chance for n, chance in found.items() if n >= 0} == {
        n: float(chance) for n, chance in told.items()
    }
    assert sum(chance for n, chance in found.items() if n >= 0) == pytest.approx(1)
