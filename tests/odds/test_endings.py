"""The ways games end: figures to beat, the 11,000 Rule, rounds; re-roll tokens and safe points."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from numpy import array_equal

from tests.conftest import Amount
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, clock
from zonk_desktop.odds.ends import for_need
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import solve
from zonk_desktop.odds.values import POINTS, WIN, Purpose
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import preset


def one(game: Game, chance: Random, purpose: Purpose, tokens: bool = False) -> Game:
    """The game after one more throw or choice of best play."""
    game = changed(game, gates=())
    if tokens:
        gain = ask.reroll(game, purpose)
        if gain is not None and gain > 0:
            game, _ = apply(game, act.UseReroll())
            return game
    if game.turn.phase is Phase.ROLLING:
        faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
        return apply(game, act.DiceLanded(faces))[0]
    return apply(game, ask.best(game, purpose).best.actions[0])[0]


def won(game: Game, chance: Random) -> tuple[float, ...]:
    """Who has won, when everybody plays to win."""
    while game.ended is None:
        game = one(game, chance, WIN)
    among = game.ended.winners
    return tuple(1 / len(among) if n in among else 0.0 for n in range(len(game.seats)))


def agree(game: Game, chance: Random, games: int, off: float) -> None:
    """What is said of a position is what becomes of it, within so much and what chance allows."""
    said = ask.chances(game)
    assert said is not None
    found = [0.0] * len(said)
    for _ in range(games):
        found = [had + more for had, more in zip(found, won(game, chance), strict=True)]
    for seen, told in zip(found, said, strict=True):
        slack = 3.5 * (max(told * (1 - told), 0.01) / games) ** 0.5
        assert abs(seen / games - told) < off + slack, (found, said)


def test_a_figure_to_beat() -> None:
    known = Known(preset("original-1978"))
    chart = known.chart(False)
    needed = known.winning.needed()
    chances = [needed.chance(need) for need in range(50, 4000, 50)]
    assert all(a >= b for a, b in pairwise(chances))
    # One sweep tells for every need what a sweep for that need tells.
    for need in (300, 650, 1500, 3000):
        plan = solve(chart, for_need(chart, position(chart.atlas.rules, 0, True), need))
        assert needed.chance(need) == pytest.approx(plan.roll(0, 0), abs=1e-9)
    assert needed.chance(300, entered=False) < needed.chance(300), "an entry asks for more"
    assert needed.chance(10**6) == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", ["original-1978", "insta-bong", "magic-bus-1983"])
def test_the_last_turns(key: str, amount: Amount) -> None:
    """Ann is home; the others have a figure to beat, and each a turn to do it."""
    chance = Random(key)
    options = (("winner-by", "points"), ("ceremony", "off"))
    rules = Rules(preset(key, options))
    limit = rules.s.limit
    game = new_game(rules, ("A", "B", "C"), totals=(limit - 300, limit - 400, limit - 900))
    while game.last is None and game.ended is None:
        game = one(game, chance, POINTS)
    assert game.last
    agree(game, chance, amount.of(150, 2000, "ZONK_ENDINGS"), 0.06)


def test_whoever_was_home_first_has_won() -> None:
    rules = Rules(preset("lets-play-zonk"))
    game = new_game(rules, ("A", "B", "C"), totals=(9800, 5000, 5000))
    chance = Random(3)
    while game.last is None:
        game = one(game, chance, POINTS)
        assert game.ended is None
    found = ask.chances(game)
    assert found is not None
    assert found[game.home] == 1
    assert ask.best(changed(game, gates=()), WIN).instead is not None


def test_the_11000_rule_pays_for_who_is_behind() -> None:
    rules = Rules(preset("lets-play-zonk", (("ceremony", "off"),)))
    behind = new_game(rules, ("A", "B", "C"), totals=(6000, 9500, 8000))
    ahead = new_game(rules, ("A", "B", "C"), totals=(9500, 6000, 5000))
    gain, loss = ask.call(behind), ask.call(ahead)
    assert gain is not None
    assert loss is not None
    assert gain > 0.02
    assert loss < -0.02
    called, _ = apply(behind, act.Call11000("20:15"))
    assert ask.call(called) is None, "it is called once"
    early = new_game(rules, ("A", "B", "C"), totals=(100, 9500, 8000))
    assert ask.call(early) is None, "not below 5,000"


@pytest.mark.slow
def test_a_called_game_goes_as_said(amount: Amount) -> None:
    rules = Rules(preset("lets-play-zonk", (("ceremony", "off"),)))
    game = new_game(rules, ("A", "B", "C"), totals=(9000, 10000, 9500))
    game = changed(game, home=1)
    called = changed(game, home=-1, called=(0, "20:15"))
    agree(called, Random(5), amount.of(40, 2000, "ZONK_ENDINGS"), 0.08)


@pytest.mark.slow
def test_games_of_rounds(amount: Amount) -> None:
    rules = Rules(resolve("wheaton", options=(("rounds", "6"), ("ceremony", "off"))))
    game = new_game(rules, ("A", "B", "C"), magic=(1, 2, 2, 3, 6), totals=(700, 500, 0))
    agree(game, Random(6), amount.of(30, 2000, "ZONK_ENDINGS"), 0.07)


def test_a_token_is_worth_more_the_longer_it_may_wait() -> None:
    known = Known(preset("insta-bong"))
    worths = [known._token_worth(turns) for turns in range(16)]
    assert worths[0] == 0
    assert all(a < b for a, b in pairwise(worths))
    steps = [b - a for a, b in pairwise(worths)]
    assert all(a > b for a, b in pairwise(steps)), "each turn more adds less"


@pytest.mark.slow
def test_a_token_brings_what_it_is_said_to(amount: Amount) -> None:
    """A last turn with a token, played by the engine."""
    rules = Rules(preset("insta-bong", (("ceremony", "off"), ("must-beat", "off"))))
    game = new_game(rules, ("A", "B"), totals=(100, 100))
    seats = (changed(game.seats[0], tokens=1), game.seats[1])
    game = changed(game, seats=seats, last=(0, 1))
    chance = Random(11)
    said = ask.worth(game, POINTS)
    known = Known(rules.ruleset)
    plain = known.worth(changed(game, seats=(changed(seats[0], tokens=0), seats[1])), POINTS)
    assert said - plain == pytest.approx(known._token_worth(1), abs=1e-6)
    found = []
    for _ in range(amount.of(400, 20000, "ZONK_ENDINGS")):
        now = game
        while now.turn.seat == 0 or ask.reroll(now) is not None:
            before = now
            now = one(now, chance, POINTS, tokens=True)
            if now.turn.seat == 1 and (ask.reroll(now) or 0) <= 0:
                break
            assert now is not before
        cell = [cell for cell in now.cells if cell.kind is not CellKind.DASH][-1]
        found.append(cell.points or 0)
    mean = sum(found) / len(found)
    spread = (sum((each - mean) ** 2 for each in found) / len(found)) ** 0.5
    assert abs(mean - said) < 4 * spread / len(found) ** 0.5


def test_a_token_is_offered_beside_the_keeps() -> None:
    rules = Rules(preset("insta-bong", (("ceremony", "off"),)))
    game = new_game(rules, ("A", "B"), totals=(4000, 4000))
    seats = (changed(game.seats[0], tokens=1), game.seats[1])
    game = changed(game, seats=seats, last=(0,))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((5, 2, 2, 3, 4, 6)))
    told = ask.best(game, POINTS)
    again = [choice for choice in told.choices if isinstance(choice.actions[0], act.UseReroll)]
    assert len(again) == 1
    assert refusal(game, again[0].actions[0]) is None
    others = [choice.worth for choice in told.choices if choice is not again[0]]
    assert ask.reroll(game, POINTS) == pytest.approx(again[0].worth - max(others))


def test_some_dice_thrown_again() -> None:
    """Where chosen dice may be thrown again, every way they may fall is looked at."""
    rules = Rules(resolve("insta-bong", options=(("re-roll", "chosen-dice"), ("ceremony", "off"))))
    game = new_game(rules, ("A", "B"), totals=(4000, 4000))
    seats = (changed(game.seats[0], tokens=1), game.seats[1])
    game = changed(game, seats=seats)
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 2, 3, 3, 6)))
    game, _ = apply(game, act.UseReroll((5,)))
    told = ask.best(game, POINTS).best
    assert told.dice == 1
    assert told.miss == 0
    assert ask.worth(apply(game, act.Roll())[0]) == told.worth


def test_safe_points_are_worth_something() -> None:
    options = (("entry-minimum", "0"), ("ceremony", "off"))
    worths = []
    for safe in ("off", "on"):
        rules = Rules(resolve("lets-play-zonk", options=(*options, ("straight-safe", safe))))
        game = new_game(rules, ("A", "B", "C"), totals=(100, 100, 100))
        worths.append(ask.worth(game))
        game, _ = apply(game, act.Roll())
        game, _ = apply(game, act.DiceLanded((1, 2, 3, 4, 5)))
        worths.append(ask.worth(game))
    assert worths[2] > worths[0] + 1
    assert worths[3] > worths[1] + 100, "after a straight nobody stops early"


def test_who_is_home_under_a_call_has_not_won_yet() -> None:
    """One great turn is asked for besides (LP-091)."""
    s = preset("lets-play-zonk").settings
    assert clock.at_once(s)
    assert not clock.at_once(s, called=True)
    assert clock.at_once(preset("wheaton").settings, called=True), "the limit ends it"


def test_what_must_be_beaten_is_counted_from_ones_own_total() -> None:
    rules = Rules(preset("original-1978", (("limit", "1500"),)))
    table = new_game(rules, ("Ann", "Bob", "Cy"), totals=(1750, 400, 800))
    table = changed(table, last=(1, 2), home=0)
    remembers = Known(rules.ruleset)
    for seat in (1, 2):
        game = changed(table, turn=changed(table.turn, seat=seat))
        told, anew = (known.plan(game, POINTS).ends for known in (remembers, Known(rules.ruleset)))
        assert array_equal(told.may, anew.may)
        assert array_equal(told.win, anew.win)
