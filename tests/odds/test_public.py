"""What others have published, counted from rules written after theirs (docs/odds.md has the
sources, and why figures differ where they do)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds import ask
from zonk_desktop.odds.atlas import Atlas, compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.ends import for_points
from zonk_desktop.odds.miss import miss_chance
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.sweep import solve
from zonk_desktop.rulebook.library import resolve

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

#: Three of a kind and singles, nothing more: the "standard scoring" of Hooley, 2008.
PLAIN = """
format = 1
key = "plain"
name = "Farkle, plain"
[knobs]
dice-count = 6
hot-dice = "optional"
[combo.one]
kind = "single"
face = 1
points = 100
[combo.five]
kind = "single"
face = 5
points = 50
[combo.three]
kind = "of-a-kind"
count = 3
most = 3
faces = [2, 3, 4, 5, 6]
points = 100
by-face = true
[combo.three-ones]
kind = "of-a-kind"
count = 3
most = 3
faces = [1]
points = 1000
[miss.farkle]
text = "Farkle"
"""


def one_throw(atlas: Atlas) -> dict[int, float]:
    """Points on the average of one throw that is kept whole, by dice."""
    return {
        sum(hand.counts): sum(
            outcome.chance * max(option.points for option in outcome.options)
            for outcome in roll.outcomes
        )
        for hand, roll in zip(atlas.hands, atlas.rolls, strict=True)
    }


def test_zilch_of_busche_2010() -> None:
    """620.855 points a turn in the long run; ours of a turn that nothing threatens is more."""
    told = summary(resolve(str(EXAMPLES / "zilch.toml")), entered=True)
    assert told["average"] == pytest.approx(620.855, abs=0.0005)
    assert told["turn"] == pytest.approx(623.02, abs=0.005)


def test_farkle_of_hooley_2008(tmp_path: Path) -> None:
    """Expected value and chance to farkle of one throw, by dice."""
    file = tmp_path / "plain.toml"
    file.write_text(PLAIN)
    ruleset = resolve(str(file))
    worths = one_throw(compile_atlas(ruleset))
    for dice, value in {1: 25.0, 2: 50.0, 3: 86.8056, 4: 141.3194}.items():
        assert worths[dice] == pytest.approx(value, abs=0.00005)
    rules = Rules(ruleset)
    for dice, chance in {1: 0.6667, 2: 0.4444, 3: 0.2778, 4: 0.1574}.items():
        assert float(miss_chance(rules, dice)) == pytest.approx(chance, abs=0.00005)


@pytest.mark.parametrize("name", ["zilch", "farkle-facebook", "kingdom-come"])
def test_chances_to_farkle_that_everybody_prints(name: str) -> None:
    rules = Rules(resolve(str(EXAMPLES / f"{name}.toml")))
    wanted = {1: (4, 6), 2: (16, 36), 3: (60, 216), 4: (204, 1296), 5: (600, 7776)}
    for dice, (miss, whole) in wanted.items():
        assert miss_chance(rules, dice) == Fraction(miss, whole)


def looking_ahead(atlas: Atlas, throws: int) -> float:
    """Points of a turn of at most so many throws, by plain recursion."""

    @cache
    def rolling(left: int, points: int, hand: int) -> float:
        found = 0.0
        for outcome in atlas.rolls[hand].outcomes:
            best = 0.0
            for option in outcome.options:
                have = points + option.points
                best = max(best, have)
                if left > 1:
                    best = max(best, rolling(left - 1, have, atlas.afters[option.after].hand))
            found += outcome.chance * best
        return found

    return rolling(throws, 0, 0)


def test_kingdom_come_as_a_solver_has_it() -> None:
    """One throw 399. Two and three throws 517.95 there, and more with each throw here."""
    atlas = compile_atlas(resolve(str(EXAMPLES / "kingdom-come.toml")))
    assert one_throw(atlas)[6] == pytest.approx(399, abs=0.5)
    ahead = [looking_ahead(atlas, throws) for throws in (1, 2, 3)]
    assert ahead == pytest.approx([399.11, 505.51, 547.36], abs=0.01)
    game = position(atlas.rules, 0, True)
    drawn = chart(atlas)
    whole = solve(drawn, for_points(drawn, game)).roll(0, 0)
    assert whole == pytest.approx(564.44, abs=0.01)
    assert looking_ahead(atlas, 7) == pytest.approx(whole, abs=0.5)


def test_who_begins_at_farkle_of_facebook_busche_2016() -> None:
    """The first of two wins 53.487 % where both play to win, the penalty counted."""
    options = (("rounds", "0"), ("limit", "10000"), ("ending", "immediate"))
    ruleset = resolve(str(EXAMPLES / "farkle-facebook.toml"), options=options)
    chances = ask.chances(new_game(Rules(ruleset), ("A", "B")))
    assert chances is not None
    assert chances[0] == pytest.approx(0.53487, abs=0.0003)
