"""What the turn bar calls enough the engine lets stand: nothing is promised that rules forbid."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.random_play import choose
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.choices import StopNeeds
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply, refusal
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.table.bar.moment_view import moment_view
from zonk_desktop.ui.table.bar.turn_view import TurnView, turn_view
from zonk_desktop.words import say

RELATIVES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))


def sheets() -> list[RuleSet]:
    """Every sheet and relative; and house rules by which dice alone decide, or either will do."""
    first = preset("original-1978")
    either = changed(first.settings, stop_needs=StopNeeds.EITHER)
    entering = changed(first.settings, stop_dice=(), entry_dice=4)
    return [
        *map(preset, PRESETS),
        *map(house, RELATIVES),
        changed(first, settings=either),
        changed(first, settings=entering),
    ]


def seen(game: Game, picked: tuple[int, ...] = ()) -> tuple[Sight, TurnView]:
    sight = Sight(game, picked)
    return sight, moment_view(game, turn_view(sight))


def positions(ruleset: RuleSet, chance: Random, most: int) -> list[Game]:
    """Positions of random play, of somebody to get in and of a last round."""
    rules = Rules(ruleset)
    names = tuple("ABC"[: max(2, rules.s.players_min)])
    found: list[Game] = []
    while len(found) < most:
        totals = tuple(chance.choice((0, rules.s.limit - 400)) // 50 * 50 for _ in names)
        game = new_game(rules, names, totals=totals)
        for _ in range(60):
            action = choose(game, chance)
            if action is None:
                break
            game, _ = apply(game, action)
            if game.turn.phase in {Phase.TO_KEEP, Phase.TO_DECIDE} and game.ended is None:
                found.append(game)
    return found[:most]


@pytest.mark.parametrize("ruleset", sheets(), ids=lambda ruleset: ruleset.key)
def test_enough_is_what_may_be_banked(ruleset: RuleSet, seeded: Random) -> None:
    for game in positions(ruleset, seeded, 60):
        picks: list[tuple[int, ...]] = [()]
        if game.turn.phase is Phase.TO_KEEP:
            picks += [dice for dice, _ in keeps(game)][:6]
        for picked in picks:
            sight, view = seen(game, picked)
            allowed = refusal(changed(sight.then, gates=()), act.Stay()) is None
            if view.note.startswith("Needs") or "may stop" in view.note:
                assert not allowed, (view.note, sight.then.turn)
            if view.stay is not None and game.show is None:
                needed = view.stay[0] == say("table-needed")
                assert needed is not allowed, (view.stay, sight.then.turn)


@pytest.mark.rule("MB-029")
def test_points_that_lie_with_the_wrong_dice_are_not_enough() -> None:
    """Five hundred and more lie there, with three dice aside: the sheet asks for four or five."""
    game = new_game(Rules(preset("original-1978")), ("Ann", "Bob"))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((5, 5, 5, 2, 3, 6)))
    _, view = seen(game, (0, 1, 2))
    assert view.note == "500 may stop with 4 or 5 dice aside"
    game, _ = apply(game, act.Keep((0, 1, 2)))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((5, 2, 3)))
    _, view = seen(game, (3,))
    assert view.stay == ("If Ann stays", "550")


def test_either_will_do_where_the_rules_say_so() -> None:
    """Four dice aside let anybody stop by such rules, whatever they have brought."""
    ruleset = preset("original-1978", (("stop-needs", "either"),))
    game = new_game(Rules(ruleset), ("Ann", "Bob"))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 1, 5, 5, 3, 6)))
    _, view = seen(game, (0, 1, 2, 3))
    assert view.stay == ("If Ann stays", "300")
    assert not view.note


def test_nobody_gets_in_where_every_stay_needs_as_much() -> None:
    """Insta-Bong has no entry: 250 are needed to stop, on the first turn and on every other."""
    game = new_game(Rules(preset("insta-bong")), ("Ann", "Bob"))
    game, _ = apply(game, act.Roll())
    game, _ = apply(game, act.DiceLanded((1, 2, 3, 4, 6, 6)))
    _, view = seen(game, (0,))
    assert view.note == "Needs 250 to stay"
