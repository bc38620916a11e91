"""What a turn will bring, told from its graph and played by the engine."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.conftest import Amount
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import CellKind, EventKind, Game, Phase
from zonk_desktop.engine.turns import dice_in_hand
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.judge import measure
from zonk_desktop.odds.outlook import _stayed
from zonk_desktop.odds.values import HIT_WINS, POINTS, WIN, Aim, Purpose, Unknown
from zonk_desktop.rulebook.load import PRESETS, preset

FOR_HITS = Purpose(Aim.HITS, HIT_WINS)


def table(key: str, total: int = 950) -> Game:
    rules = Rules(preset(key, (("ceremony", "off"),)))
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    game = new_game(rules, names, totals=(total,) * len(names))
    seat = changed(game.seats[0], misses=2, dry=2, highest=total)
    return changed(game, seats=(seat, *game.seats[1:]))


def thrown(game: Game, chance: Random) -> tuple[Game, bool]:
    faces = tuple(chance.randint(1, 6) for _ in dice_in_hand(game))
    game, events = apply(game, act.DiceLanded(faces))
    return changed(game, gates=()), any(event.event is EventKind.MISS for event in events)


def played(game: Game, chance: Random) -> tuple[int, int, bool]:
    """Points, hits and whether it missed, of this turn played to its end."""
    n, before = game.turn.seat, game.seats[game.turn.seat]
    missed = False
    while not game.cells:
        if game.turn.phase is Phase.ROLLING:
            game, missed = thrown(game, chance)
        else:
            game, _ = apply(game, ask.best(game, FOR_HITS).best.actions[0])
            game = changed(game, gates=())
    # A Social and the like is not of this turn.
    cell = next(cell for cell in game.cells if cell.kind is not CellKind.DASH)
    return game.seats[n].total - before.total, cell.hits, missed


@pytest.mark.slow
@pytest.mark.parametrize("key", PRESETS)
def test_turns_of_the_engine_bring_what_was_promised(key: str, amount: Amount) -> None:
    chance = Random(key)
    start = table(key)
    later, _ = apply(start, act.Roll())
    while later.turn.phase is not Phase.TO_KEEP:
        later, _ = thrown(later if later.turn.phase is Phase.ROLLING else apply(
            table(key), act.Roll())[0], chance)  # fmt: skip
    for game in (start, later):
        told = ask.outlook(game, FOR_HITS)
        count = amount.of(250, 5000, "ZONK_TURNS")
        found = np.array([played(game, chance) for _ in range(count)], float)
        seen = np.column_stack([found, found[:, 1] > 0])
        # More hits than are told apart are seldom, and count as the most: a little is lost.
        for value, mean, spread in zip(
            (told.points, told.hits, told.miss, told.some),
            seen.mean(axis=0), seen.std(axis=0), strict=True,
        ):  # fmt: skip
            slack = 4 * spread / count**0.5 + 0.005 * max(value, 0.1) + 0.01 * (spread == 0)
            assert abs(value - mean) < slack, (told, seen.mean(axis=0))


@pytest.mark.parametrize("key", PRESETS)
def test_it_adds_up_to_what_the_odds_say(key: str) -> None:
    """Points and hits, weighed, are the worth of the turn; chances are chances."""
    for total in (0, 950, 2000):
        game = table(key, total)
        for at in (game, apply(game, act.Roll())[0]):
            told = ask.outlook(at, FOR_HITS)
            worth = ask.worth(at, FOR_HITS)
            assert told.points + HIT_WINS * told.hits == pytest.approx(worth, rel=2e-3)
            assert 0 <= told.some <= min(1, told.hits + 1e-9)
            assert 0 < told.miss < 1


def test_a_turn_that_best_play_banks_is_told_for_sure() -> None:
    """Of a total that has crossed its thousand a hit is sure."""
    chance = Random(4)
    banked = 0
    while not banked:
        game, _ = apply(table("insta-bong"), act.Roll())
        while not game.cells and not banked:
            if game.turn.phase is Phase.ROLLING:
                game, _ = thrown(game, chance)
                continue
            best = ask.best(game, FOR_HITS).best
            if best.stays:
                told = ask.outlook(game, FOR_HITS)
                banked = best.points
                assert (told.points, told.miss) == (banked, 0.0)
                assert told.hits >= 1
                assert told.some == 1
            game, _ = apply(game, best.actions[0])
            game = changed(game, gates=())


def test_a_stay_that_crosses_no_thousand_brings_no_hit() -> None:
    game, _ = apply(table("insta-bong", 100), act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 5, 5, 3, 4)))
    game, _ = apply(game, act.Keep((0, 1, 2, 3)))
    told = _stayed(game)
    assert (told.points, told.hits, told.some, told.miss) == (300, 0, 0, 0)


def test_where_points_win_or_nothing_is_thrown_there_is_none() -> None:
    game = table("lets-play-zonk")
    for purpose in (POINTS, WIN):
        with pytest.raises(Unknown):
            ask.outlook(game, purpose)
    hits = table("insta-bong")
    assert measure(hits).aim is Aim.HITS
    assert ask.outlook(hits, measure(hits)).hits > 0
