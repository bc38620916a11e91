"""Turns of which the sheet has the points alone: whatever dice have made may be written down."""

from random import Random

import pytest

from tests.compact.games import rules as any_rules
from tests.random_play import play, seated
from zonk_desktop.engine import actions as act
from zonk_desktop.engine import written
from zonk_desktop.engine.choices import TakeOverRule
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.refusals import Code
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import PRESETS, preset


@pytest.mark.parametrize("seed", range(6))
def test_what_dice_have_made_may_be_written(seed: int) -> None:
    chance = Random(seed)
    looked = 0
    while looked < 60:
        name, house = (PRESETS[seed % len(PRESETS)], "") if not looked else any_rules(chance)
        rules = Rules(resolve(name, house))
        s = rules.s
        if s.declare_scores or s.take_over is not TakeOverRule.OFF or s.penalty_points:
            looked += 1
            continue
        game, _ = play(seated(rules, chance), chance, 150)
        for cell in game.cells:
            if cell.points and not cell.reason and cell.points != s.limit:
                assert written.can_be_thrown(rules, cell.points), (name, house, cell)
                looked += 1
        looked += 1


def test_what_no_dice_make_is_refused() -> None:
    rules = Rules(preset("lets-play-zonk"))
    game = new_game(rules, ("Ann", "Bob"))
    for points, code in ((375, Code.NEVER_THROWN), (40_025, Code.NEVER_THROWN),
                         (-1, Code.BAD_NUMBER), (50, Code.BELOW_ENTRY)):  # fmt: skip
        why = refusal(game, act.WriteDown(points))
        assert why is not None
        assert why.code is code
    assert refusal(game, act.WriteDown(0)) is None
    # Triples of two rolls, and the sum of four dice times fifty.
    across = Rules(preset("magic-bus-1983", (("tripAcrossRolls", "on"),)))
    assert written.can_be_thrown(across, 750)
    assert not written.can_be_thrown(across, 775)
    wild = Rules(preset("insta-bong", (("wildFace", "6"),)))
    assert written.can_be_thrown(wild, 1000)


def test_where_dice_will_do_no_points_are_asked() -> None:
    rules = Rules(preset("wheaton", (("stopNeeds", "either"), ("stopMinimum", "300"),
                                     ("stopDice", "3 5"))))  # fmt: skip
    told = written.follow(rules)
    assert told.s.stop_minimum == 0
    game = new_game(rules, ("Ann", "Bob"), magic=(1, 2, 2, 3, 6))
    assert refusal(game, act.WriteDown(50)) is None
