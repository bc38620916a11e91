"""How long a game takes: the goals of an evening are those of games that were played out."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.players.length import LONG, SHORT, Endless, Span, goal_options, minutes, span
from zonk_desktop.rulebook.load import preset

FOUR = (False,) * 4


def to(sheet: str, goal: int) -> RuleSet:
    return preset(sheet, (("ceremony", "off"), *((("limit", str(goal)),) if goal else ())))


def found(wanted: int, seats: tuple[bool, ...] = FOUR, sheet: str = "insta-bong") -> Span | None:
    return span(lambda goal: to(sheet, goal), seats, wanted)


def test_a_longer_evening_has_a_higher_goal_and_more_players_a_lower_one() -> None:
    goals = []
    for wanted in (SHORT, LONG):
        one = found(wanted)
        assert one is not None
        assert abs(one.minutes - wanted) <= 0.15 * wanted
        goals.append(one.goal)
    assert goals == sorted(set(goals))
    five = found(LONG, (False,) * 5)
    assert five is not None
    assert five.goal < goals[1]


def test_the_rules_own_goal_is_told_as_it_is_and_computers_are_quick() -> None:
    own, beside = found(0, FOUR), found(0, (False, True, True, True))
    assert own is not None
    assert beside is not None
    assert own.goal == beside.goal == to("insta-bong", 0).settings.limit
    assert beside.minutes < own.minutes


def test_the_same_table_is_told_the_same_twice() -> None:
    assert minutes(to("insta-bong", 0), FOUR) == minutes(to("insta-bong", 0), FOUR)


def test_a_game_without_an_end_has_no_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zonk_desktop.players.length.MOST_ACTIONS", 50)
    with pytest.raises(Endless):
        minutes(to("insta-bong", 0), FOUR)


def test_half_time_comes_at_half_of_every_goal() -> None:
    assert goal_options(preset("wheaton"), 4000) == (("limit", "4000"), ("halftime", "2000"))
    assert goal_options(preset("insta-bong"), 4000) == (("limit", "4000"),)
