"""The cards of the last page: what they say of winners and of bests that several hold."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.load import house_text, preset
from zonk_desktop.ui.review.awards import AwardView, award_views
from zonk_desktop.words import Speech, speech, use

NAMES = ("Ann", "Bob", "Cem", "Dora")


def _ended(rules: Rules, *figures: tuple[int, int], won: tuple[int, ...]) -> Game:
    """A game that ended with these totals and hits."""
    game = new_game(rules, NAMES[: len(figures)])
    seats = tuple(
        changed(seat, total=total, hits=hits, longest_run=hits)
        for seat, (total, hits) in zip(game.seats, figures, strict=True)
    )
    return changed(game, seats=seats, ended=Ending(EndReason.LIMIT, won))


def _cards(game: Game, words: str = "hits") -> dict[str, AwardView]:
    before = speech()
    use(Speech(hits=words))
    try:
        return {view.title: view for view in award_views(game)}
    finally:
        use(before)


@pytest.mark.rule("IB-043")
def test_who_wins_by_hits_is_shown_with_hits() -> None:
    game = _ended(Rules(preset("insta-bong")), (9000, 12), (10000, 7), won=(0,))
    sheet = _cards(game)["The sheet"]
    assert (sheet.name, sheet.value) == ("Ann", "12")
    assert sheet.note.startswith("hits, ")
    assert _cards(game, "stars")["The sheet"].note.startswith("stars, ")
    assert _cards(game)["High Score"].value == "10,000"
    points = _ended(Rules(preset("wheaton")), (9000, 12), (10000, 7), won=(1,))
    assert _cards(points)["The sheet"].value == "10,000"


@pytest.mark.rule("D-18")
def test_a_best_that_several_hold_names_them() -> None:
    rules = Rules(preset("lets-play-zonk"))
    cards = _cards(_ended(rules, (900, 5), (900, 5), (800, 5), (100, 5), won=(0, 1)))
    assert cards["The sheet"].name == "Ann and Bob"
    assert cards["The sheet"].note == "shared"
    assert cards["Most hits"].name == "Ann, Bob and two others"
    cards = _cards(_ended(rules, (900, 2), (900, 5), (800, 5), won=(0,)))
    assert cards["Consecutive Hit"].name == "Bob and Cem"
    assert cards["Consecutive Hit"].seat == 1


def test_an_award_is_called_as_the_rules_call_it() -> None:
    text = 'extends = "insta-bong"\n[award.high-score]\ntitle = "Top of the tree"\n'
    rules = Rules(house_text("ours.toml", text))
    assert "Top of the tree" in _cards(_ended(rules, (900, 2), (100, 5), won=(1,)))


def test_a_drought_of_one_turn_is_one_turn() -> None:
    """The card said "1 turns without a point" in two lines."""
    game = _ended(Rules(preset("lets-play-zonk")), (500, 0), (400, 0), won=(0,))
    for turns, below in ((1, "turn without a point"), (2, "turns without a point")):
        seats = (changed(game.seats[0], longest_miss=turns), game.seats[1])
        card = _cards(changed(game, seats=seats))["Longest drought"]
        assert (card.value, card.note) == (str(turns), below)
