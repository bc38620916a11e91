"""Which dice are told apart when a turn is counted, and which hits a miss takes."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import atlas
from zonk_desktop.odds.atlas import _counts, compile_atlas, dice_classes, split_hits
from zonk_desktop.odds.codes import throw_key
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.rulebook.errors import REFUSED
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.words import Message

SIX, PAIRS, ONE_APART = ((0, 1, 2, 3, 4, 5),), ((0, 1), (2, 3), (4, 5)), ((0, 1, 2, 3, 4), (5,))
RED = (("special-dice", "odd-die"), ("wild-face", "2"))
COLOURED = (("special-dice", "three-colours"),)


@pytest.mark.parametrize(
    ("key", "options", "plain", "with_hits", "alike"),
    [
        ("original-1978", (), SIX, PAIRS, True),
        # A hit for the red die is one for that colour alone.
        ("insta-bong", (), SIX, ONE_APART, False),
        ("insta-bong", COLOURED, SIX, PAIRS, False),
        ("insta-bong", (("special-dice", "none"),), SIX, SIX, False),
        # Colours that count only when they are played.
        ("magic-bus-1983", (("colors-must-play", "on"),), SIX, PAIRS, True),
        ("original-1978", RED, ONE_APART, ONE_APART, False),
        ("lets-play-zonk", (), ((0,), (1, 2, 3, 4)), ((0,), (1, 2, 3, 4)), False),
        ("wheaton", (), ((0, 1, 2, 3, 4),), ((0, 1, 2, 3, 4),), False),
    ],
)
def test_colours_are_told_apart_where_they_count(
    key: str,
    options: tuple[tuple[str, str], ...],
    plain: tuple[tuple[int, ...], ...],
    with_hits: tuple[tuple[int, ...], ...],
    alike: bool,
) -> None:
    rules = Rules(preset(key, options))
    assert dice_classes(rules, False) == (plain, False)
    assert dice_classes(rules, True) == (with_hits, alike)
    for counted, classes in ((False, plain), (True, with_hits)):
        graph = compile_atlas(rules.ruleset, counted)
        assert graph.classes == classes
        assert graph.hands[0].counts == tuple(map(len, classes))


def test_colours_that_may_be_exchanged_stand_by_how_many_there_are() -> None:
    for active, apart, exchanged in (
        ((0, 1, 2, 3, 4, 5), (2, 2, 2), (2, 2, 2)), ((0, 2, 3), (1, 2, 0), (2, 1, 0)),
        ((4, 5), (0, 0, 2), (2, 0, 0)), ((), (0, 0, 0), (0, 0, 0)),
    ):  # fmt: skip
        assert _counts(PAIRS, False, active) == apart
        assert _counts(PAIRS, True, active) == exchanged


@pytest.mark.parametrize("key", PRESETS)
def test_dice_kept_one_by_one_are_counted_where_they_bring_a_hit(key: str) -> None:
    slim = Rules(preset(key)).slim is not None
    assert slim == (key in {"original-1978", "magic-bus-1983"})
    assert {hand.singles for hand in compile_atlas(preset(key)).hands} == {0}
    with_hits = {hand.singles for hand in compile_atlas(preset(key), True).hands}
    assert with_hits == (set(range(-1, 6)) if slim else {0})


@pytest.mark.parametrize("key", PRESETS)
def test_hits_of_a_turn_are_those_that_a_miss_leaves_and_those_that_it_takes(key: str) -> None:
    """Without those for points crossed in the turn, which follow from its points."""
    rules = Rules(preset(key))
    shown = Earned("shown", 2, kept=True), Earned("lost", 3), Earned("more", 1, kept=True)
    assert split_hits(rules, ()) == (0, 0)
    assert split_hits(rules, shown) == (3, 3)
    if (step := rules.turn_step) is not None:
        assert split_hits(rules, (*shown, step.earn(4))) == (3, 3)
        assert split_hits(rules, (step.earn(4),)) == (0, 0)


def test_of_rules_that_no_game_is_begun_by_nothing_is_counted() -> None:
    rules = preset("wheaton")
    why = Message.of("odds-show")
    with pytest.raises(NotCovered) as wrong:
        compile_atlas(changed(rules, texts={**rules.texts, REFUSED: why}))
    assert wrong.value.message == why


def test_a_rule_set_of_too_many_hands_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of 1978 has six: one for each number of dice."""
    monkeypatch.setattr(atlas, "MOST_HANDS", 6)
    assert len(compile_atlas(preset("original-1978")).hands) == 6
    monkeypatch.setattr(atlas, "MOST_HANDS", 5)
    with pytest.raises(NotCovered, match="5"):
        compile_atlas(preset("original-1978"))


def test_what_the_red_die_shows_is_remembered_of_a_throw_that_it_is_in() -> None:
    """The keeps of a throw hang on it where it is the Blood Die; elsewhere on no die alone."""
    for key, apart in (("lets-play-zonk", 7), ("wheaton", 1)):
        rules = Rules(preset(key))
        turn = position(rules, 0, True).turn
        keys = set()
        for face in range(1, 7):
            keys.add(throw_key(rules, changed(turn, throw=(face, 2, 3, 4, 5)))[3])
        keys.add(throw_key(rules, changed(turn, throw=(1, 2, 3, 4), active=(1, 2, 3, 4)))[3])
        assert len(keys) == apart
