"""Where players' rules turn: what just counts, what just fits, what is just allowed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from math import exp, isfinite, log
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests.players.test_table import VERA, decided, on, player, roll, rules, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Gate, Mode, Show
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import (
    HITS,
    POINTS,
    WIN,
    Advice,
    Aim,
    Choice,
    NotCovered,
    Purpose,
    Reason,
)
from zonk_desktop.players import lab, length, thinking
from zonk_desktop.players.character import CharacterError, Level, read_character
from zonk_desktop.players.choose import (
    FeltWay,
    Figure,
    OwnError,
    _last,
    _plain,
    _slip,
    _why,
    gumbel,
    is_own,
    last_figure,
    load,
    sensible,
    ways,
)
from zonk_desktop.players.decision import ToldReason, Why
from zonk_desktop.players.length import span
from zonk_desktop.players.table import decide
from zonk_desktop.rulebook.load import PRESETS, preset
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


class Always(random.Random):
    """The same chance whenever it is asked."""

    def __init__(self, found: float) -> None:
        super().__init__()
        self.found = found

    def random(self) -> float:
        return self.found


def test_noise_has_an_end_whatever_the_chance() -> None:
    assert isfinite(gumbel(Always(0.0)))


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
    assert lasts(lambda goal: goal / 3, 100, own=60) == [(300, 100)]


def test_half_of_a_game_is_half_of_its_goal_or_of_its_rounds() -> None:
    sheet = rules("original-1978")
    half = sheet.s.limit // 2
    over = [lab._half_over(table(sheet, totals=(0, total))) for total in (half - 50, half)]
    assert over == [False, True]
    counted = table(rules("insta-bong", rounds="6"))
    over = [lab._half_over(changed(counted, rounds=n)) for n in range(6)]
    assert over == [False, False, False, True, True, True]


def test_who_leads_at_half_leads_alone() -> None:
    sheet = rules("original-1978")
    half = sheet.s.limit // 2
    for totals, leader in (((half, half), None), ((half, 0), 0), ((half, half + 50), 1)):
        watch = lab._Watch(2)
        early = table(sheet, totals=(50, 0))
        watch.see(early, act.Roll(), on(early, act.Roll()), ())
        assert watch.leader is None
        game = table(sheet, totals=totals)
        watch.see(game, act.Roll(), on(game, act.Roll()), ())
        # Looked at once.
        later = table(sheet, totals=(half + 500, 0))
        watch.see(later, act.Roll(), on(later, act.Roll()), ())
        assert watch.leader == leader


def test_of_two_trials_the_games_that_both_have_played_are_compared() -> None:
    ruleset = preset("wheaton")
    source, *others = [each.source for each in ruleset.hits]
    one = lab.Trial(10, 90, 3, 40, 9, ((source, 4),), (1, 3), (900, 2000), (0.0, 1.0), 0, None)
    two = one._replace(rounds=7, each=(2, 5), won=(1.0, 0.0), careful=1)
    own, other = lab.Report(ruleset, 1, (one, two)), lab.Report(ruleset, 1, (two,))
    told = lab.change(own, other)
    assert told["rounds"]["value"] == 3
    assert told["hits"]["value"] == 2.0 - 3.5
    assert [seat["value"] for seat in told["wins_by_seat"]] == [-1.0, 1.0]
    assert told["careful_wins"]["value"] == 0.0 - 0.0
    assert own.players == 2
    assert own.hits_by_source() == {source: 8 / 4} | dict.fromkeys(others, 0.0)
    assert own.never() == tuple(dict.fromkeys(others))
    alone = lab.Report(ruleset, 1, (one._replace(each=(4,)),))
    assert alone.hits_by_source()[source] == 4
    assert lab.Report(ruleset, 1, ()).never() == tuple(dict.fromkeys((source, *others)))


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


# Choices with the dice


class Told(NamedTuple):
    """A way on of just this worth."""

    worth: float
    points: int
    dice: int = 0

    @property
    def stays(self) -> bool:
        return not self.dice


def test_a_way_is_felt_by_its_dice_and_its_points() -> None:
    assert FeltWay((), 300, 0).worth == 300
    assert FeltWay((), 300, 1, dared=True).worth == pytest.approx(1300 / 6)
    assert FeltWay((), 300, 2).worth == pytest.approx((1 - 4 / 9) * (300 + 120))


def test_ways_are_all_that_may_be_done_up_to_the_next_throw() -> None:
    dared = on(table(rules("lets-play-zonk"), totals=(500, 500)), *roll(4, 4, 4, 4, 2), act.Dare(1))
    first, *others = ways(dared)
    assert first == ((act.TakeDare(), act.Roll()), 0, 1, True)
    assert 0 in {way.dice for way in others}
    assert not any(way.dared for way in others)
    assert all(way.actions[0] == act.RefuseDare() for way in others)
    sheet = rules("lets-play-zonk", take_over="anybody", ceremony="off")
    kept = act.Keep((0, 1, 2))
    left = on(table(sheet, totals=(500, 500)), *roll(1, 1, 1, 2, 3), kept, act.Stay())
    assert [way.actions for way in ways(left)] == [(act.Roll(),), (act.TakeOver(), act.Roll())]


def last(totals: tuple[int, ...] = (4_600, 5_250), **knobs: str) -> Game:
    """The very last turn of a game: of its last seat where rounds are counted, else its first."""
    game = table(rules("original-1978", must_beat="off", **knobs), len(totals), totals)
    rounds = game.rules.s.rounds
    if not rounds:
        return changed(game, last=(0,), home=1)
    return changed(game, rounds=rounds - 1, turn=changed(game.turn, seat=len(totals) - 1))


def test_below_the_figure_to_beat_is_lost_and_on_it_where_that_is_no_tie() -> None:
    for level, loses in ((True, [True, False, False]), (False, [True, True, False])):
        figure = Figure(1000, level, wins=True)
        assert [figure.loses(total) for total in (950, 1000, 1050)] == loses


@pytest.mark.parametrize(
    ("knobs", "figure"),
    [
        ({}, (5250, False, True)),
        ({"last_licks": "passed"}, (5250, False, False)),
        ({"same_total": "zero"}, (5250, True, True)),
        ({"ending": "finishRound"}, (5250, True, True)),
        ({"winner_by": "titles"}, None),
        ({"winner_by": "first"}, None),
        ({"winner_by": "first", "rounds": "3"}, (4600, True, True)),
        ({"rounds": "1"}, (4600, True, True)),
    ],
)
def test_the_figure_to_beat_is_as_the_rules_end_a_game(
    knobs: dict[str, str], figure: tuple[int, bool, bool] | None
) -> None:
    assert last_figure(last((4_600, 5_250), **knobs)) == figure


def test_who_calls_the_11000_rule_makes_a_figure_that_points_decide() -> None:
    game = last(ending="finishRound", winner_by="hits")
    assert last_figure(game) is None
    assert last_figure(changed(game, called=(1, ""))) == (5250, False, True)


def test_where_the_limit_is_met_exactly_who_met_it_first_cannot_be_beaten() -> None:
    assert last_figure(last((4600, 5000), landing="exact", stop_minimum="0")) is None
    assert last_figure(last((4600, 5000))) == (5000, False, True)


def test_the_last_turn_of_all_has_nobody_behind_it() -> None:
    game = last(rounds="3")
    show = Show(0, (1,), 0)
    assert last_figure(changed(game, show=show)) is None
    assert last_figure(changed(game, rounds=1)) is None
    assert last_figure(changed(game, rounds=3)) is not None
    assert last_figure(changed(game, turn=changed(game.turn, seat=0))) is None
    out = changed(game, seats=(game.seats[0], changed(game.seats[1], out=True)))
    assert last_figure(changed(out, turn=changed(game.turn, seat=0))) is not None
    assert last_figure(changed(last(), last=None, turn=changed(game.turn, seat=1))) is None


def test_in_a_last_turn_what_wins_is_all_and_what_loses_is_nothing() -> None:
    level, more, less = Told(650, 650), Told(700, 700), Told(600, 600)
    roll_ = Told(900, 650, 3)
    assert sensible(last(), (less, level, more, roll_)) == (more,)
    assert sensible(last(), (less, level, roll_)) == (roll_,)
    assert sensible(last(), (less, level)) == (level,)
    # Who is passed may answer: nothing is won yet.
    assert sensible(last(last_licks="passed"), (level, more, roll_)) == (more, roll_)


def test_of_ways_with_as_many_dice_the_best_is_left_and_no_500_points_lie() -> None:
    game = table(rules("original-1978"))
    most, near, far = Told(900, 1000, 2), Told(800, 501, 3), Told(700, 500, 4)
    assert sensible(game, (far, near, most)) == (near, most)
    best = far._replace(worth=1000)
    assert sensible(game, (near, best, most)) == (near, best, most)
    same, worse = most._replace(worth=900 - 1e-9, points=1050), most._replace(points=950)
    assert sensible(game, (most, worse, same)) == (same,)


def test_who_can_only_roll_is_told_so_by_what_stands_in_the_way() -> None:
    game = table(rules("lets-play-zonk", take_over="anybody", ceremony="off"), totals=(500, 500))
    began = decide(game, {0: VERA}, random.Random(1))
    assert began == (0, (act.Roll(),), (Why.BEGINS, ()), 0.0)
    for turn in (changed(game.turn, rolls=1), changed(game.turn, mode=Mode.ROLLOFF)):
        again = changed(game, turn=turn)
        found = decide(again, {0: VERA}, random.Random(1))
        assert found is not None
        assert found.reason == (Why.FORCED, (("dice", 5),))


def test_a_choice_is_in_doubt_by_what_lies_between_the_best_two() -> None:
    for faces, count in (((1, 5, 5, 2, 3, 4), 3), ((1, 5, 2, 3, 4, 4), 2), ((1, 1, 1, 2, 3, 4), 1)):
        game = on(table(rules("original-1978", entry_minimum="0")), *roll(*faces))
        worths = [one.worth for one in sensible(game, ask.best(game, POINTS).choices)]
        assert len(worths) == count
        found = decide(game, {0: VERA}, random.Random(1))
        assert found is not None
        doubt = exp((worths[1] - worths[0]) / 60) if count > 1 else 0
        assert found.doubt == pytest.approx(doubt)


def test_a_slip_is_the_greatest_of_what_is_seen_and_costs_no_chance_without_noise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(1)
    before = chance.getstate()
    # Of worths that are all but the same the first, whatever the last bits say.
    assert _slip([1.0, 1.0 + 1e-12], 0.0, chance) == 0
    assert _slip([1.0], 400.0, chance) == 0
    assert chance.getstate() == before
    for noise, place in (((1.0, 3.0), 1), ((1.0, 2.25), 0), ((3.0, 1.0), 0)):
        seen = iter(noise)
        monkeypatch.setattr("zonk_desktop.players.choose.gumbel", lambda _, seen=seen: next(seen))
        assert _slip([2.5, 1.0], 1.0, chance) == place
    assert [gumbel(Always(n)) for n in (0.1, 0.9)] == [
        pytest.approx(-log(-log(1 - n))) for n in (0.1, 0.9)
    ]


@pytest.mark.parametrize(
    ("knobs", "total", "points", "plain"),
    [
        ({}, 3400, 0, 0),
        ({"landing": "exact", "stop_minimum": "0"}, 600, 400, 0),
        ({"landing": "exact", "stop_minimum": "0"}, 650, 400, 650),
        ({"landing": "over"}, 4900, 400, 0),
        ({"landing": "cap"}, 1000, 9000, 0),
        ({"landing": "cap"}, 1050, 0, 1050),
        ({"no_stop_below": "2000"}, 600, 0, 600),
    ],
)
def test_what_a_turn_does_not_hang_on_is_asked_as_nothing(
    knobs: dict[str, str], total: int, points: int, plain: int
) -> None:
    game = table(rules("original-1978", **knobs), totals=(total, 50))
    game = changed(game, turn=changed(game.turn, points=points))
    asked = _plain(game, POINTS)
    assert [seat.total for seat in asked.seats] == [plain, 50]
    for aim in (WIN, HITS):
        assert _plain(game, aim) is game
    for late in (changed(game, last=(0,)), changed(game, called=(1, ""))):
        assert _plain(late, POINTS) is late


def test_where_a_throw_wins_the_thousands_of_a_total_stay() -> None:
    sheet = next(found for key in PRESETS if (found := rules(key)).table.instants)
    count = max(2, sheet.s.players_min)
    for total, plain in ((1950, 1000), (2000, 2000)):
        game = table(sheet, count, (total,) * count)
        assert _plain(game, POINTS).seats[0].total == plain


def test_a_last_turn_is_the_reason_where_it_leaves_one_kind_of_way() -> None:
    won, found = (on(last(), *roll(*faces)) for faces in ((1, 1, 1, 5, 5, 2), (1, 1, 5, 5, 2, 3)))
    for game, why in ((won, Why.LAST_WON), (found, Why.LAST_ROLL)):
        told = decide(game, {0: VERA}, random.Random(1))
        assert told is not None
        assert told.reason == ToldReason.of(why, points=5250)
    stay, roll_ = Told(1, 50), Told(1, 50, 3)
    assert _last(table(rules("original-1978")), (stay, roll_), (roll_,)) is None
    assert _last(last(), (stay, roll_), (stay, roll_)) is None


def choice(worth: float, *actions: act.Action, dice: int = 0, points: int = 300) -> Choice:
    return Choice(actions, worth, points, dice, 0.277)


STAY, ROLL = act.Stay(), act.Roll()


@pytest.mark.parametrize(
    ("taken", "reason", "choices", "told"),
    [
        (1, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, STAY)), ("WHIM", {"cost": 2})),
        (1, Reason.STAYS_SAVES, (choice(9, STAY), choice(8.8, STAY)),
         ("STAYS_SAVES", {"points": 300, "by": 0})),
        (0, Reason.STAYS_SAVES, (choice(9, STAY), choice(7, ROLL, dice=3), choice(6, ROLL, dice=2)),
         ("STAYS_SAVES", {"points": 300, "by": 4})),
        (0, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, STAY)),
         ("ROLLS_GAINS", {"dice": 3, "miss": 28, "by": 2})),
        (0, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, ROLL, dice=2)),
         ("ROLLS_GAINS", {"dice": 3, "miss": 28, "by": 0})),
        (0, Reason.DARE, (choice(9, act.TakeDare(), ROLL, dice=1), choice(8, STAY)),
         ("DARE_TAKEN", {})),
        (0, Reason.DARE, (choice(9, act.RefuseDare(), STAY), choice(8, STAY)),
         ("DARE_REFUSED", {})),
        (0, Reason.ENTRY, (choice(9, act.TakeOver(), ROLL, dice=2), choice(8, ROLL, dice=5)),
         ("TAKES_OVER", {"points": 300, "miss": 28})),
        (0, Reason.ENTRY, (choice(9, ROLL, dice=2), choice(8, ROLL, dice=5)),
         ("ENTRY", {"dice": 2, "miss": 28, "points": 300})),
        (0, Reason.ONLY, (choice(9, ROLL, dice=2), choice(8, ROLL, dice=5)),
         ("FORCED", {"dice": 2})),
        (0, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=2),), ("FORCED", {"dice": 2})),
        (0, Reason.STAYS_SAVES, (choice(9, STAY),), ("ONLY", {})),
    ],
)  # fmt: skip
def test_a_reason_is_told_with_its_figures(
    taken: int, reason: Reason, choices: tuple[Choice, ...], told: tuple[str, dict[str, int]]
) -> None:
    advice = Advice(POINTS, choices, reason, 0.0)
    assert _why(table(rules("wheaton")), advice, taken, 0.5) == ToldReason.of(
        Why[told[0]], **told[1]
    )


def test_by_feel_the_only_way_is_told_as_that() -> None:
    sheet = rules("insta-bong", first_throw_penalty="50", ceremony="off", entry_minimum="0")
    game = table(sheet, totals=(1000, 1000))
    for faces, count, why in (((1, 2, 3, 4, 6, 6), 1, Why.ONLY), ((5, 5, 2, 3, 4, 4), 2, Why.FEEL)):
        thrown = on(game, *roll(*faces))
        found = decide(thrown, {0: VERA}, random.Random(1))
        assert found is not None
        assert (len(ways(thrown)), found.reason.why) == (count, why)


def test_a_player_of_ones_own_is_named_by_a_file_and_a_class(tmp_path: Path) -> None:
    assert [is_own(name) for name in ("a.py:Mine", "a.py", "vera:sharp", "a:Mine.py")] == [
        True, False, False, False,
    ]  # fmt: skip
    path = tmp_path / "mine.py"
    path.write_text("class Odd:\n    choose = 3\n", "utf-8")
    with pytest.raises(OwnError, match="no method choose"):
        load(f"{path}:Odd")


def test_who_plays_for_hits_weighs_them_more_where_they_win() -> None:
    pete, vera = (player(key).character for key in ("pete", "vera"))
    for key, called, weight in (
        ("insta-bong", None, pete.hit_wins), ("original-1978", None, pete.hit),
        ("insta-bong", (1, ""), pete.hit),
    ):  # fmt: skip
        sheet = rules(key, **({} if key == "original-1978" else {"winner_by": "hits"}))
        game = changed(table(sheet), called=called)
        assert pete.purpose(game) == (Aim.HITS, weight, False), key
        assert vera.purpose(game) == POINTS
