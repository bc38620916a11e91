"""How long a game takes: the goals of an evening are those of games that were played out."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.ruleset import Rules, RuleSet
from zonk_desktop.engine.state import Game, Phase
from zonk_desktop.engine.value import Value, changed
from zonk_desktop.players import length
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


class Done(Exception):
    """What a plain player does first."""


def done(game: Game, monkeypatch: pytest.MonkeyPatch) -> act.Action:
    def caught(_: Game, action: act.Action) -> None:
        raise Done(action)

    def thrown(least: int, most: int) -> tuple[int, int]:
        return least, most

    monkeypatch.setattr(length, "new_game", lambda *_, **__: game)
    monkeypatch.setattr(length, "apply", caught)
    chance: Any = SimpleNamespace(randint=thrown)
    with pytest.raises(Done) as found:
        length.played(game.rules, 2, chance)
    (action,) = found.value.args
    assert isinstance(action, Value)
    return action  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("points", "left", "stays"),
    [(350, 3, True), (300, 3, False), (50, 2, True), (50, 3, False), (0, 2, False), (50, 1, True)],
)
def test_a_plain_player_stays_with_enough(
    points: int, left: int, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = Rules(preset("lets-play-zonk"))
    game = new_game(rules, ("A", "B"), totals=(500, 500))
    game, _ = apply(game, act.Roll())
    assert done(game, monkeypatch) == act.DiceLanded(((1, 6),) * 5)  # type: ignore[arg-type]
    turn = changed(
        game.turn, phase=Phase.TO_DECIDE, rolls=1, points=points, active=tuple(range(left))
    )
    found = done(changed(game, turn=turn), monkeypatch)
    assert found == (act.Stay() if stays else act.Roll())


def test_a_magic_number_is_of_any_face(monkeypatch: pytest.MonkeyPatch) -> None:
    def began(*_: object, magic: tuple[int, ...]) -> None:
        raise Done(magic)

    monkeypatch.setattr(length, "new_game", began)
    chance: Any = SimpleNamespace(choices=lambda faces, k: [faces[-1]] + [faces[0]] * (k - 1))
    for sheet, magic in (("wheaton", (1, 1, 1, 1, 6)), ("original-1978", ())):
        with pytest.raises(Done) as found:
            length.played(Rules(preset(sheet)), 2, chance)
        assert found.value.args == (magic,)


def test_minutes_are_of_throws_and_turns_of_people_and_computers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A person throws three times in two turns, a computer twice in one."""
    cells = [SimpleNamespace(seat=seat) for seat in (0, 1, 0)]
    over = SimpleNamespace(cells=cells), Counter({0: 3, 1: 2})
    monkeypatch.setattr(length, "played", lambda *_: over)
    seconds = 2 * 10 + 4 + 3 * 10 + 2 * 3
    assert minutes(to("insta-bong", 0), (False, True)) == seconds / 60


def test_whoever_waits_for_a_length_may_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: int) -> None:
        raise Done

    monkeypatch.setattr(length, "step", stopped)
    with pytest.raises(Done):
        minutes(to("insta-bong", 0), FOUR)


def test_throws_are_counted_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown = Counter[int]()

    def counted(game: Game, action: act.Action) -> object:
        thrown[game.turn.seat] += isinstance(action, act.DiceLanded)
        return apply(game, action)

    monkeypatch.setattr(length, "apply", counted)
    _, throws = length.played(Rules(to("insta-bong", 1000)), 3, Random(1))
    assert throws == thrown


def test_lengths_are_told_for_every_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(length, "minutes", lambda ruleset, _: ruleset.settings.limit / 100)
    own, short, long, night = length.spans("original-1978", "", FOUR)
    assert own == (5000, 50)
    assert (short, long, night) == ((2000, 20), (4500, 45), (12_000, 120))


def test_half_time_comes_at_half_of_every_goal() -> None:
    assert goal_options(preset("wheaton"), 4000) == (("limit", "4000"), ("halftime", "2000"))
    assert goal_options(preset("insta-bong"), 4000) == (("limit", "4000"),)
