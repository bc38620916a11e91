"""Where a keep leads is remembered by faces and colours: the engine says the same each time."""

import random
from itertools import islice
from pathlib import Path

import pytest

from tests.random_play import choose, house_rules, seated
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.keeping import keeps
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Phase
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import advice, atlas
from zonk_desktop.odds.advice import after_keeps
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.values import HITS, POINTS, Choice, NotCovered, Unknown, uncounted
from zonk_desktop.rulebook.load import PRESETS, house, preset

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SOME = 25


def compare(ruleset: RuleSet, chance: random.Random, some: int = SOME) -> int:
    """Compare as many throws with the engine, asked keep by keep; returns how many were met."""
    known = Known(ruleset)
    met = games = 0
    while met < some and games < 12:
        games += 1
        game = seated(Rules(ruleset), chance)
        for _ in range(200):
            action = choose(game, chance)
            if action is None:
                break
            if game.turn.phase is Phase.TO_KEEP:
                table = changed(game, gates=())
                for purpose in (POINTS, HITS):
                    plan = known.plan(table, purpose)
                    try:
                        one_by_one: list[Choice] = []
                        for dice, _ in keeps(table):
                            keep = act.Keep(dice)
                            one_by_one += advice._from(plan, apply(table, keep)[0], (keep,))
                    except Unknown:
                        with pytest.raises(Unknown):
                            after_keeps(plan, table)
                    else:
                        assert after_keeps(plan, table) == one_by_one
                met += 1
            game, _ = apply(game, action)
    return met


def refuse(*_: object) -> None:
    raise AssertionError("the engine is asked, which takes time")


@pytest.mark.parametrize("key", ["lets-play-zonk", "original-1978"])
def test_a_throw_that_was_never_met_asks_the_engine_nothing(
    key: str, seeded: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every throw was met when the graph was compiled: each choice is looked up, in any colours."""
    ruleset = preset(key, (("ceremony", "off"),))
    plans = Known(ruleset)
    for purpose in (POINTS, HITS):
        graph = atlas.compile_atlas(ruleset, purpose is HITS)
        met = 0
        while met < 60:
            game = seated(Rules(ruleset), seeded)
            for _ in range(60):
                action = choose(game, seeded)
                if action is None:
                    break
                if game.turn.phase is Phase.TO_KEEP:
                    known = {code for code, _ in graph.keeps_of(game)}
                    with monkeypatch.context() as patch:
                        patch.setattr(atlas, "legal_codes", refuse)
                        codes = graph.codes_of(game.turn)
                        assert {code for code, _ in graph.keeps_of(game)} == known
                    leads = graph.leads[graph.hand_of(game.turn)]
                    for dice, _ in keeps(game):
                        assert sum(codes[die] for die in dice) in leads
                    plan = plans.plan(game, purpose)
                    with monkeypatch.context() as patch:
                        patch.setattr(advice, "_one_by_one", refuse)
                        assert after_keeps(plan, changed(game, gates=()))
                    met += 1
                game, _ = apply(game, action)


SHEETS = ("lets-play-zonk", "insta-bong")


@pytest.mark.parametrize(
    "key",
    [key if key in SHEETS else pytest.param(key, marks=pytest.mark.full) for key in PRESETS],
)
def test_remembered_keeps_of_a_sheet_are_the_engines(key: str, seeded: random.Random) -> None:
    assert compare(preset(key), seeded) >= SOME


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(path.stem, marks=() if path.stem == "kingdom-come" else pytest.mark.full)
        for path in sorted(EXAMPLES.glob("*.toml"))
        if uncounted(house(path)) is None
    ],
)
def test_remembered_keeps_of_a_relative_are_the_engines(name: str, seeded: random.Random) -> None:
    assert compare(house(EXAMPLES / f"{name}.toml"), seeded) >= SOME


@pytest.mark.parametrize(
    "part", [0, *[pytest.param(n, marks=pytest.mark.full) for n in range(1, 9)]]
)
def test_remembered_keeps_of_house_rules_are_the_engines(part: int) -> None:
    chance = random.Random(part)
    rules = (found for found in iter(lambda: house_rules(chance), 0) if found is not None)
    met = 0
    for ruleset in islice(rules, 1 if not part else 4):
        try:
            met += compare(ruleset, chance, 12)
        except NotCovered:
            continue
    assert met
