"""What the odds do not count they say that they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.running import zonk
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import POINTS, WIN, NotCovered, uncounted, winning_uncounted
from zonk_desktop.rulebook.load import house, preset
from zonk_desktop.words import text

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("cosmic-wimpout-licks", "must be confirmed"),
        ("zehntausend", "must be confirmed"),
        ("berliner-macke", "more than the one before"),
        ("dix-mille-fleur", "for a first throw without any"),
        ("farkle-last-die", "the last die several tries"),
    ],
)
def test_a_turn_that_is_not_counted_has_no_odds(file: str, why: str) -> None:
    game = new_game(Rules(house(EXAMPLES / f"{file}.toml")), ("Ann", "Bob"))
    with pytest.raises(NotCovered, match=why):
        ask.best(game, POINTS)
    assert ask.chances(game) is None
    code, out, err = zonk("odds", str(EXAMPLES / f"{file}.toml"))
    assert (code, out) == (1, "")
    assert why in err


def test_who_wins_after_last_licks_nobody_knows() -> None:
    game = new_game(Rules(house(EXAMPLES / "hot-dice.toml")), ("Ann", "Bob"), totals=(9000, 8000))
    told = ask.best(game, WIN)
    assert told.purpose == POINTS
    assert told.instead is not None
    assert "nobody knows the chance to win" in text(told.instead)
    assert ask.chances(game) is None
    rules = Rules(preset("original-1978", (("last-licks", "passed"), ("must-beat", "off"))))
    near = changed(new_game(rules, ("Ann", "Bob"), totals=(4900, 3000)), last=(0,), home=1)
    assert ask.chances(near) is None


def test_a_bonus_for_all_dice_is_counted() -> None:
    """All six are worth their bonus to whoever advises, and best play is worth more with it."""
    game = new_game(Rules(house(EXAMPLES / "finarkle.toml")), ("Ann", "Bob"), totals=(100, 100))
    bare = game.rules.ruleset
    without = changed(bare, combos=tuple(c for c in bare.combos if c.key != "all-six"))
    plain = new_game(Rules(without), ("Ann", "Bob"), totals=(100, 100))
    assert ask.worth(game, POINTS) > ask.worth(plain, POINTS) + 20
    thrown, _ = apply(apply(game, act.Roll())[0], act.DiceLanded((1, 1, 1, 5, 5, 1)))
    stays = next(choice for choice in ask.best(thrown, POINTS).choices if choice.stays)
    assert stays.points == 1000
    assert ask.chances(game) is not None


def test_the_least_of_what_is_not_counted_is_not_counted() -> None:
    """One try more for the last die, a penalty of one point, a limit that goes up at all."""
    plain = preset("original-1978")
    assert (uncounted(plain), winning_uncounted(plain)) == (None, None)
    s = plain.settings
    for settings, why in (
        (changed(s, last_die_tries=1), None), (changed(s, last_die_tries=2), "odds-last-die"),
        (changed(s, first_throw_penalty=1), "odds-first-throw"),
        (changed(s, beat_previous=True), "odds-beat-previous"),
    ):  # fmt: skip
        told = uncounted(changed(plain, settings=settings))
        assert (told.id if told else None) == why
    for value, said in ((0, None), (1, "odds-unknown-extension")):
        told = winning_uncounted(changed(plain, settings=changed(s, extension=value)))
        assert (told.id if told else None) == said
