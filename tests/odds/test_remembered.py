"""What is remembered of the odds: never the answer to another question, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zonk_desktop.engine.dice import pack
from zonk_desktop.engine.hits import Earned
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Ending, EndReason, Game
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import known, paces, rounds
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.sweep import forward
from zonk_desktop.odds.values import CAREFUL, HITS, POINTS, WIN, Purpose
from zonk_desktop.rulebook.library import resolve
from zonk_desktop.rulebook.load import preset

WIMPOUT = Path(__file__).parents[2] / "docs" / "examples" / "cosmic-wimpout.toml"

#: Short games, and what else is played by than the sheet says.
RULES = {
    "last round": ("original-1978", "limit=1500 must-beat=on"),
    "called": ("lets-play-zonk", "limit=1500 rule11k=callable landing=cap"),
    "penalties": ("original-1978", "limit=1500 miss-penalty=200 miss-penalty-after=2"),
    "rounds": ("insta-bong", "limit=1500 rounds=3 winner-by=points"),
    "hits": ("insta-bong", "limit=1500 winner-by=hits"),
    "magic": ("wheaton", "limit=1500 halftime=700"),
    "exact": ("original-1978", "limit=1500 landing=exact stop-minimum=0 entry-minimum=0"),
}


def rules(name: str) -> Rules:
    key, knobs = RULES[name]
    return Rules(
        preset(key, tuple((one.split("=")[0], one.split("=")[1]) for one in knobs.split()))
    )


def game_of(table: Rules, *totals: int, magic: tuple[int, ...] = (1, 2, 2, 3, 6)) -> Game:
    names = tuple("ABCD"[: len(totals)])
    return new_game(table, names, totals=totals, magic=magic if table.s.magic_number else ())


def beside(game: Game) -> Iterator[Game]:
    """The position itself, and others of which each differs from it in one thing."""

    def seat(number: int, **more: Any) -> Game:
        seats = list(game.seats)
        seats[number] = changed(seats[number], **more)
        return changed(game, seats=tuple(seats))

    yield game
    yield changed(game, turn=changed(game.turn, seat=1))
    for number in (0, 1):
        for other in ({"total": 1100}, {"entered": False}, {"misses": 1}, {"misses": 2}):
            yield seat(number, **other)
    yield seat(1, out=True)
    yield changed(game, last=(0,), home=1)
    yield changed(game, last=(0, 2), home=1)
    yield changed(seat(1, total=1500), last=(0,), home=1)
    yield changed(seat(1, total=1550), last=(0,), home=1)
    yield changed(game, rounds=2)
    yield changed(game, extended=True)
    if game.rules.s.rule11k.value != "off":
        yield changed(game, called=(0, ""))
        yield changed(seat(0, total=1500), called=(0, ""))
    if game.magic:
        yield changed(game, magic=pack((6, 6, 6, 6, 6)))
    early = (Earned("shown", 1),)
    for more in ({"highest": 2000}, {"received": 1}, {"run": 2}, {"dry": 2}, {"early": early}):
        yield seat(0, **more)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("purpose", [POINTS, HITS, WIN], ids=lambda purpose: purpose.aim.value)
def test_no_position_gets_the_answer_of_another(name: str, purpose: Purpose) -> None:
    table = rules(name)
    remembers = Known(table.ruleset)
    for game in beside(game_of(table, 700, 900, 400)):
        assert remembers.worth(game, purpose) == Known(table.ruleset).worth(game, purpose)


def test_what_was_prepared_is_not_made_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def late(*_: object) -> object:
        raise AssertionError("not prepared")

    for name, purpose in (
        ("last round", POINTS), ("last round", HITS), ("last round", WIN), ("rounds", WIN),
    ):  # fmt: skip
        monkeypatch.setenv("ZONK_CACHE", "off")
        monkeypatch.setattr(known, "_commons", {})
        table = rules(name)
        game = game_of(table, 700, 900, 400)
        prepared = Known(table.ruleset)
        prepared.prepare([purpose])
        with monkeypatch.context() as now:
            now.setattr(known, "compile_atlas", late)
            now.setattr(paces, "moves", late)
            now.setattr(rounds, "turns", late)
            assert prepared.worth(game, purpose) > 0


def test_who_plays_for_something_else_has_no_streaks() -> None:
    game = game_of(rules("penalties"), 700, 900)
    counted = Known(game.rules.ruleset)
    assert counted.worth(game, CAREFUL._replace(streaks=True)) == counted.worth(game, CAREFUL)
    assert counted.worth(game, POINTS._replace(streaks=True)) != counted.worth(game, POINTS)


def test_a_token_waits_as_long_as_there_are_turns() -> None:
    def waits(name: str, *totals: int, **more: Any) -> int | None:
        game = game_of(rules(name), *totals)
        seat = changed(game.seats[0], tokens=more.pop("tokens", 1))
        asked = Known(game.rules.ruleset)
        # A usual turn is one of so many points.
        asked._turn = float(more.pop("turn", 400.0))
        return asked._waits(changed(game, seats=(seat, *game.seats[1:]), **more))

    assert waits("hits", 0, 0, tokens=0) is None
    assert waits("hits", 0, 1100) == 1
    assert waits("hits", 0, 1099) == 2
    assert waits("hits", 700, 0) == 2
    assert waits("hits", 0, 1600) == 0
    assert waits("hits", 0, 0, turn=10.0) == known.TOKEN_TURNS
    assert waits("hits", 0, 1450, turn=10.0) == 1, "a turn brings no less than 50"
    assert waits("hits", 0, 0, last=(0,)) == 0
    assert [waits("rounds", 0, 0, rounds=played) for played in range(4)] == [2, 1, 0, 0]


@pytest.mark.parametrize("name", ["last round", "called", "exact"])
def test_a_usual_turn_is_one_of_who_has_entered(name: str) -> None:
    asked = Known(rules(name).ruleset)
    assert asked._mean() == pytest.approx(asked.worth(position(rules(name), 0, True), POINTS))
    assert asked._mean() == asked._turn


def test_the_worth_of_a_point_is_that_of_500_beside_a_miss() -> None:
    """A miss of some of the dice brings nothing, one of all a hit (MB-047)."""
    game = new_game(Rules(preset("original-1978")), ("A", "B"), totals=(100, 100))
    asked = Known(game.rules.ruleset)
    assert asked.advice(game, POINTS).point == 1.0
    assert asked.advice(game, HITS).point == 1.0


def test_when_the_game_is_over_its_winners_share_it() -> None:
    game = game_of(rules("hits"), 700, 900, 400)
    for winners, told in (((1,), (0, 1, 0)), ((0, 2), (0.5, 0, 0.5)), ((), (0, 0, 0))):
        over = changed(game, ended=Ending(EndReason.LIMIT, winners))
        asked = Known(game.rules.ruleset)
        assert asked.chances(over) == told
        assert asked.unknown(over) is None
    assert Known(game.rules.ruleset).unknown(game) is not None


def test_what_a_turn_may_lead_to_is_everything_that_may_happen() -> None:
    """Cosmic Wimpout has throws that win and throws that lose: they are ends too."""
    found = Rules(resolve(str(WIMPOUT)))
    game = new_game(found, ("A", "B", "C"), totals=(400, 300, 200))
    asked = Known(found.ruleset)
    ends, won = asked._turn_ends(asked.plan(game, POINTS), game)
    spread = forward(asked.plan(game, POINTS))
    assert 0 < won == spread.won
    missed = [end for end in ends if end.missed]
    assert [end.total for end in missed] == [400]
    assert spread.lost > 0
    assert missed[0].chance == pytest.approx(spread.missed.sum() + spread.lost)
    assert sum(end.chance for end in ends) + won == pytest.approx(1)
    assert {end.total % 5 for end in ends} == {0}
    assert min(end.total for end in ends if not end.missed) == 420
