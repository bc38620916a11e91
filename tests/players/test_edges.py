"""Where players' rules turn: what just counts, what just fits, what is just allowed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.players.test_table import VERA, Always, decided, on, player, roll, rules, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Gate
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import (
    HITS,
    POINTS,
    WIN,
    Aim,
    NotCovered,
    Purpose,
)
from zonk_desktop.players import length, thinking
from zonk_desktop.players.character import CharacterError, Level, read_character
from zonk_desktop.players.choose import (
    OwnError,
    load,
    ways,
)
from zonk_desktop.players.length import span
from zonk_desktop.players.table import decide
from zonk_desktop.transcript.lines import Computer, Header, Player

#: The figures of a character's file, and the most that each may be.
MOST = {
    "noise.sharp": 5_000, "noise.novice": 5_000, "wants.hit": 100_000, "wants.hit-wins": 100_000,
    "pace.least": 5, "pace.doubt": 5, "manners.dares": 1, "manners.gives": 1, "manners.doubts": 1,
    "manners.calls-behind": 1_000_000, "order": 1_000_000,
}  # fmt: skip


def written(name: str, figure: str) -> str:
    room, _, key = name.rpartition(".")
    if room == "wants":
        return f"[wants]\naim = 'bold'\n{key} = {figure}"
    return (f"{key} = {figure}\n" if not room else f"[{room}]\n{key} = {figure}\n") + (
        "[wants]\naim = 'bold'"
    )


@pytest.mark.parametrize("name", MOST)
def test_a_figure_of_a_character_goes_from_nothing_to_its_most(tmp_path: Path, name: str) -> None:
    path, most = tmp_path / "mine.toml", MOST[name]
    told = []
    for figure in ("0", f"{most}"):
        path.write_text(written(name, figure), "utf-8")
        told.append(read_character(path))
    assert told[0] != told[1]
    for figure in ("-0.01", f"{most}.01", "false", "'1'"):
        path.write_text(written(name, figure), "utf-8")
        said = re.escape(f"{name}: must be a number from 0 to {most}")
        with pytest.raises(CharacterError, match=said):
            read_character(path)


@pytest.mark.rule("LP-087")
def test_the_11000_rule_is_called_from_just_so_far_behind() -> None:
    sheet = rules("lets-play-zonk")
    kid = player("kid", calls_behind=1500)
    for mine, best, calls in (
        (6500, 8000, True), (6550, 8000, False), (6500, 7950, False), (6400, 7950, False),
    ):  # fmt: skip
        game = table(sheet, totals=(mine, best))
        assert (decided(game, 0, kid) == (act.Call11000(),)) is calls, (mine, best)
    game = table(sheet, totals=(6500, 8000))
    assert decided(game, 0, player("kid", calls_behind=0)) == (act.Roll(),), "never"


@pytest.mark.rule("WH-066")
def test_of_several_who_are_asked_the_one_with_fewest_asks_due_is_asked_first() -> None:
    strict = rules("wheaton", ceremony="strict")
    for first, second, more in (((2, 0), (3, 0), 2), ((2, 2), (3, 2), 1), ((2, 3), (3, 1), 2)):
        gates = (Gate(0, *first), Gate(1, *second))
        game = changed(table(strict, 3), gates=gates)
        game = changed(game, turn=changed(game.turn, seat=2))
        assert decided(game, 2, VERA) == (act.Ask(2, more),), (first, second)


@pytest.mark.rule("WH-065")
def test_a_hit_goes_to_whoever_has_had_fewest_and_of_these_to_the_first() -> None:
    sheet = rules("wheaton", ceremony="relaxed", give_hits="on")
    game = on(table(sheet, 4), *roll(6, 6, 6, 2, 3), act.Keep((0, 1, 2)), act.Stay())
    giver = player("pete", gives=1.0)
    for hits, taker in (((0, 2, 1, 1), 2), ((0, 1, 1, 1), 1), ((9, 3, 3, 2), 3)):
        seats = [changed(seat, hits=n) for seat, n in zip(game.seats, hits, strict=True)]
        now = changed(game, seats=tuple(seats))
        assert decided(now, 0, giver) == (act.GiveHit(0, taker, 1), act.TookHits())


@pytest.mark.rule("IB-040")
def test_where_nothing_is_counted_a_token_goes_on_any_miss_and_on_nothing_else() -> None:
    sheet = rules("insta-bong", ceremony="off", first_throw_penalty="50")
    game = table(sheet, totals=(1000, 1000))
    game = changed(game, seats=(changed(game.seats[0], tokens=1), game.seats[1]))
    missed = on(game, *roll(1, 1, 1, 5, 2, 3), act.Keep((0, 1, 2, 3)), *roll(3, 4))
    found = decide(missed, {0: VERA}, random.Random(1))
    assert found is not None
    assert found.actions[0] == act.UseReroll()
    assert dict(found.reason.figures) == {"by": 300, "hits": False}
    good = on(game, *roll(1, 1, 1, 5, 2, 3))
    assert not isinstance(decided(good, 0, VERA)[0], act.UseReroll)


def declared() -> Game:
    """1,050 are declared for 1,000 points; B is to roll."""
    sheet = rules("lets-play-zonk", declare_scores="on", ceremony="off")
    thrown = on(table(sheet, totals=(500, 500)), *roll(1, 1, 1, 2, 3), act.Keep((0, 1, 2)))
    return on(thrown, act.Stay(1050))


def test_what_manners_say_is_done_by_a_chance_below_them() -> None:
    dared = on(table(rules("lets-play-zonk"), totals=(500, 500)), *roll(4, 4, 4, 4, 2))
    wheaton = table(rules("wheaton", ceremony="relaxed", give_hits="on"))
    won = on(wheaton, *roll(6, 6, 6, 2, 3), act.Keep((0, 1, 2)), act.Stay())
    for game, seat, manner, action in (
        (declared(), 1, "doubts", act.Challenge(1)),
        (dared, 1, "dares", act.Dare(1)),
        (won, 0, "gives", act.GiveHit(0, 1, 1)),
    ):
        who = {seat: player("dot", Level.SHARP, **{manner: 0.5})}
        for chance, does in ((0.499, True), (0.5, False)):
            found = decide(game, who, Always(chance))
            assert (found is not None and found.actions[0] == action) is does, (manner, chance)
            if does and manner == "gives":
                assert found is not None
                assert found.reason.figures == (("hits", 1),)
    # Who gives nothing away costs no chance: a seed makes the games that it made.
    source = random.Random(1)
    before = source.getstate()
    assert decide(won, {0: player("pete", gives=0.0)}, source)
    assert source.getstate() == before


def test_nobody_doubts_a_figure_of_his_own() -> None:
    assert decided(declared(), 0, VERA) == ()
    assert decided(declared(), 0, VERA, 1) == (act.Challenge(1),)


def test_hits_that_are_taken_are_given_to_nobody_any_more() -> None:
    game = table(rules("wheaton", ceremony="strict", give_hits="on"), 3)
    game = changed(game, gates=(Gate(0, 2, taken=True), Gate(1, 1)))
    game = changed(game, turn=changed(game.turn, seat=2))
    assert decided(game, 0, player("pete", gives=1.0), 1) == (act.TookHits(),)


@pytest.mark.rule("LP-075")
def test_where_a_word_releases_one_ask_is_due_and_no_answer_before_it() -> None:
    game = table(rules("wheaton", ceremony="strict", release="word"))
    game = changed(game, gates=(Gate(0, 2, taken=True),))
    game = changed(game, turn=changed(game.turn, seat=1))
    assert decided(game, 0, VERA) == ()
    assert decided(game, 1, VERA) == (act.Ask(1, 1),)
    asked = on(game, act.Ask(1, 1))
    assert decided(asked, 1, VERA) == ()
    assert decided(asked, 0, VERA) == (act.Release(act.ReleaseWord.YOU_CAN_GO, 0),)


def test_where_courtesy_releases_nobody_asks_a_person() -> None:
    game = table(rules("wheaton", ceremony="strict", release="courtesy"))
    game = changed(game, gates=(Gate(0, 2),), turn=changed(game.turn, seat=1))
    assert decided(game, 1, VERA) == ()


@pytest.mark.parametrize(
    ("level", "purpose", "by"),
    [(Level.SHARP, HITS, 700), (Level.SHARP, POINTS, 100), (Level.NOVICE, POINTS, 500)],
)
def test_a_token_is_weighed_by_what_counts_and_a_slip(
    level: Level, purpose: Purpose, by: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table(rules("insta-bong", ceremony="off"), totals=(1000, 1000))
    game = changed(game, seats=(changed(game.seats[0], tokens=1), game.seats[1]))
    game = on(game, *roll(1, 1, 1, 5, 2, 3), act.Keep((0, 1, 2, 3)), *roll(3, 4))
    gains = {HITS: 700.0, POINTS: 100.0}
    monkeypatch.setattr(ask, "counts", lambda *_: purpose)
    monkeypatch.setattr(ask, "reroll", lambda _, purpose: gains[purpose])
    slips = iter((3.0, 1.0))
    monkeypatch.setattr("zonk_desktop.players.table.gumbel", lambda _: next(slips))
    who = {0: player("vera", level)}
    assert not who[0].noise or who[0].noise == 400
    found = decide(game, who, random.Random(1))
    assert found is not None
    assert dict(found.reason.figures) == {"by": by, "hits": purpose is HITS}
    # Where a token brings nothing none is used.
    monkeypatch.setattr(ask, "reroll", lambda *_: None)
    assert decided(game, 0, VERA) == ()


def test_a_player_of_ones_own_may_answer_by_value_and_by_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Same:\n"
        "    def choose(self, game, ways, chance):\n"
        "        return tuple(ways[0])\n"
        "class Other:\n"
        "    def choose(self, game, ways, chance):\n"
        "        return ways[0]._replace(points=-1)\n",
        "utf-8",
    )
    game = on(table(rules("wheaton")), *roll(1, 1, 2, 3, 5))
    chance = random.Random(0)
    own = load(f"{path}:Same").own
    assert own is not None
    assert own.choose(game, ways(game), chance) == ways(game)[0]
    other = load(f"{path}:Other").own
    assert other is not None
    with pytest.raises(OwnError):
        other.choose(game, ways(game), chance)


# Lengths and trials


def test_a_goal_is_one_whose_games_last_about_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    def lasts(
        minutes: Callable[[int], float], *wishes: int, own: int = 2000
    ) -> list[tuple[int, int] | None]:
        def to(goal: int) -> Any:
            return SimpleNamespace(settings=SimpleNamespace(limit=goal or own))

        monkeypatch.setattr(length, "minutes", lambda ruleset, _: minutes(ruleset.settings.limit))
        return [span(to, (False,), wish) for wish in wishes]

    assert lasts(lambda goal: goal / 100 + 3, 0, 23, 60, 24, 4, 3) == [
        (2000, 23), (2000, 23), (5700, 60), (2100, 24), (200, 5), None,
    ]  # fmt: skip
    # Within three tenths of what was wished, and the rules' own goal where no other is nearer.
    assert lasts(lambda _: 13.0, 0, 13, 10, 9) == [(2000, 13), (2000, 13), (2000, 13), None]
    assert lasts(lambda _: 0.2, 10) == [None]
    assert lasts(lambda goal: goal / 3, 103, own=60) == [(310, 103)]


# What is worked out beside a table


def test_odds_are_prepared_for_who_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(ask, "prepare", lambda _, purpose: asked.append(purpose.aim))
    game = table(rules("wheaton"), 3)
    header = Header(
        "wheaton", 1, players=tuple(Player(seat.name) for seat in game.seats),
        computers=(Computer("A", "professor", "good"), Computer("C", "vera", "good")),
    )  # fmt: skip
    thinking.work_out(header, game)
    thinking.work_out(header, game, at_once=True)
    thinking.prepare(game)
    assert [aim.value for aim in asked] == ["win", "points", "points", asked[-1].value]


def test_chances_are_looked_back_at_as_every_turn_began(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(rules("wheaton"), totals=(500, 500))
    steps = []
    kept = act.Keep((0, 1)), act.Stay()
    for action in (*roll(2, 3, 4, 6, 6), *roll(1, 5, 2, 2, 4), *kept, act.Roll()):
        steps.append(SimpleNamespace(before=game, action=action))
        game = on(game, action)
    monkeypatch.setattr(thinking, "revive", lambda _: SimpleNamespace(steps=steps))
    told = iter([(0.5, 0.5), None, (0.4, 0.6)])
    monkeypatch.setattr(ask, "chances", lambda _: next(told))
    stored: Any = None
    assert thinking.looked_back(stored) == [(0, (0.5, 0.5)), (2, (0.4, 0.6))]


def test_every_measure_is_told_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(rules("wheaton"))
    points = thinking.best(game)
    for known in (True, False):
        purpose = WIN if known else points.told.purpose
        won = replace(points.told, purpose=purpose)
        monkeypatch.setattr(
            ask, "best", lambda _, aim, won=won: won if aim.aim is Aim.WIN else points.told
        )
        found = thinking.wide(game, points)
        assert found == points._replace(points=points.told, wins=won if known else None)


def test_where_no_chance_is_known_the_turn_is_told_or_why_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = table(rules("wheaton"))
    monkeypatch.setattr(ask, "chances", lambda _: (0.5, 0.5))
    assert thinking.chances(game) == (0.5, 0.5)
    monkeypatch.setattr(ask, "chances", lambda _: None)
    monkeypatch.setattr(ask, "outlook", lambda *_: "the turn")
    assert thinking.chances(game) == "the turn"

    def nothing(*_: object) -> None:
        raise NotCovered("odds-show")

    monkeypatch.setattr(ask, "outlook", nothing)
    monkeypatch.setattr(ask, "unknown", lambda _: "why")
    assert thinking.chances(game) == "why"
