"""What is chosen with the dice: which ways make sense, what is seen of them, why it is told."""

from __future__ import annotations

import random
from math import exp, isfinite, log
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.players.test_table import VERA, Always, on, player, roll, rules, table
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game, Mode, Show
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask
from zonk_desktop.odds.values import HITS, POINTS, WIN, Advice, Aim, Choice, Reason
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
from zonk_desktop.players.table import decide
from zonk_desktop.rulebook.load import PRESETS


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
    assert [FeltWay((), 300, dice).stays for dice in (0, 2)] == [True, False]
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
        assert found.reason.why is Why.ENTRY


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
    return Choice(actions, worth, points, dice, 0.6)


STAY, ROLL = act.Stay(), act.Roll()


@pytest.mark.parametrize(
    ("taken", "reason", "choices", "told"),
    [
        (1, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, STAY)), ("WHIM", {"cost": 2})),
        (1, Reason.ENTRY, (choice(9, ROLL, dice=3), choice(8.5, STAY)), ("WHIM", {"cost": 1})),
        (1, Reason.STAYS_SAVES, (choice(9, STAY), choice(8.8, STAY)),
         ("STAYS_SAVES", {"points": 300, "by": 0})),
        (0, Reason.STAYS_SAVES, (choice(9, STAY), choice(7, ROLL, dice=3), choice(6, ROLL, dice=2)),
         ("STAYS_SAVES", {"points": 300, "by": 4})),
        (0, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, STAY)),
         ("ROLLS_GAINS", {"dice": 3, "miss": 60, "by": 2})),
        (0, Reason.ROLLS_GAINS, (choice(9, ROLL, dice=3), choice(8, ROLL, dice=2)),
         ("ROLLS_GAINS", {"dice": 3, "miss": 60, "by": 0})),
        (0, Reason.DARE, (choice(9, act.TakeDare(), ROLL, dice=1), choice(8, STAY)),
         ("DARE_TAKEN", {})),
        (0, Reason.DARE, (choice(9, act.RefuseDare(), STAY), choice(8, STAY)),
         ("DARE_REFUSED", {})),
        (0, Reason.ENTRY, (choice(9, act.TakeOver(), ROLL, dice=2), choice(8, ROLL, dice=5)),
         ("TAKES_OVER", {"points": 300, "miss": 60})),
        (0, Reason.ENTRY, (choice(9, ROLL, dice=2), choice(8, ROLL, dice=5)),
         ("ENTRY", {"dice": 2, "miss": 60, "points": 300})),
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


def test_noise_has_an_end_whatever_the_chance() -> None:
    assert isfinite(gumbel(Always(0.0)))
