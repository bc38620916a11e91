"""Where what is counted turns: ties, halves, what is remembered."""

from __future__ import annotations

import random
from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.test_as_before import houses
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.entries import hits_if_missed
from zonk_desktop.engine.opening import new_game
from zonk_desktop.engine.play import refusal
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.state import Game, Mode
from zonk_desktop.engine.value import changed
from zonk_desktop.odds import ask, ends, known, miss
from zonk_desktop.odds.judge import ChoiceVerdict, measure
from zonk_desktop.odds.known import Known
from zonk_desktop.odds.positions import position
from zonk_desktop.odds.review import PointParts, Review, ReviewedChoice, ReviewedThrow, TurnChances
from zonk_desktop.odds.summary import summary
from zonk_desktop.odds.values import POINTS, WIN, Advice, Choice, Purpose, Reason, best_first
from zonk_desktop.rulebook.load import PRESETS, preset


def test_of_what_is_worth_the_same_the_first_stands_first() -> None:
    for worths, order in (
        ((), []), ((3.0,), [0]), ((1.0, 2.0), [1, 0]), ((1.0, 1.0 + 1e-12), [0, 1]),
        ((1.0, 5.0, 1.0 + 1e-12, 5.0 + 1e-12), [1, 3, 0, 2]), ((1.0, 1.0 + 1e-6, 2.0), [2, 1, 0]),
        ((0.0, 1e-10, -1e-10), [0, 1, 2]),
    ):  # fmt: skip
        assert best_first(range(len(worths)), worths.__getitem__) == order, worths


def test_what_was_asked_for_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "MOST_BYTES", 10)
    for sizes, most, left in (
        ((3, 3, 3), 3, 3), ((3, 3, 3), 2, 2), ((5, 5), 3, 2), ((5, 6), 3, 1), ((6, 5, 5), 3, 2),
        ((99,), 3, 1), ((1, 99), 3, 1), ((99, 1), 0, 1), ((9, 9, 1, 9), 9, 2),
    ):  # fmt: skip
        remembered: dict[Hashable, int] = dict(enumerate(sizes))
        known._bounded(remembered, most, lambda size: size)
        assert [*remembered] == [*range(len(sizes))][-left:], (sizes, most)


def test_parts_that_are_shown_add_up() -> None:
    chance = random.Random(1)
    for _ in range(300):
        large = chance.choice((1, 1, 90))
        parts = PointParts(*(chance.uniform(-3, 3) * large for _ in range(4)))
        parts = parts._replace(rest=parts.rest * chance.choice((0, 0.1, 1)))
        for digits in (0, 1):
            shown = parts.rounded(digits)
            unit = 10**digits
            assert round(shown.whole * unit) == round(parts.whole * unit)
            assert all(part * unit == pytest.approx(round(part * unit)) for part in shown)
            told = abs(parts.rest * unit) >= 0.5
            assert told or shown.rest == 0
            assert all(
                abs(a - b) * unit <= 1 + (not told) for a, b in zip(shown, parts, strict=True)
            )
    assert PointParts(0.2, 0.7, 0.6, 0.5).rounded() == PointParts(0, 1, 1, 0)
    assert PointParts(0.2, 0.7, 0.6, 0.49).rounded() == PointParts(0, 1, 1, 0)
    assert PointParts(1.0, 0.0, 0.0, -0.5).rounded() in {(1, 0, 0, -1), (1, 0, 0, 0)}


def test_what_was_dear_and_lucky_of_a_review() -> None:
    best = Choice((act.Roll(),), 9.0, 0, 5, 0.1)
    costs = ((-0.5, -0.1), (-0.51, None), (-9.0, -0.2), (-3.0, 0.0), (-9.0, -0.4))
    some = [
        ReviewedChoice(n, n % 2, act.Roll(), cost, best, win) for n, (cost, win) in enumerate(costs)
    ]
    luck = ((5.0, 0.25), (-5.0, None), (5.0, 0.5), (-7.0, -0.25))
    throws = [ReviewedThrow(n, n % 2, (1,), one, win) for n, (one, win) in enumerate(luck)]
    told = Review(POINTS, (), tuple(throws), tuple(some), (TurnChances(0, (0.5, 0.5)),))
    assert [one.at for one in told.dearest()] == [2, 4, 3]
    assert [one.at for one in told.dearest(9)] == [2, 4, 3, 1]
    assert [one.at for one in told.dearest(seat=1)] == [3, 1]
    assert told.chances(0) == PointParts(luck=0.75, cost=-0.1 - 0.2 - 0.4)
    assert told.chances(1) == PointParts(luck=-0.25)
    most, least = told.luckiest(), told.unluckiest()
    assert most is not None
    assert least is not None
    assert (most.at, least.at) == (0, 3)
    empty = Review(POINTS, (), (), (), ())
    assert (empty.luckiest(), empty.unluckiest(), empty.chances(0)) == (None, None, None)


def at(*totals: int, **more: str) -> Game:
    options = tuple((name.replace("_", "-"), value) for name, value in more.items())
    return new_game(Rules(preset("original-1978", options)), ("A", "B"), totals=totals)


def test_near_the_end_the_chance_to_win_counts() -> None:
    """From four fifths of the limit on, in last turns, once 11,000 is called, in a last round."""
    called = changed(at(0, 0, rule11k="callable"), called=(0, ""))
    rounds = at(4900, 0, rounds="3")
    for game, late in (
        (at(0, 0), False), (at(0, 3950), False), (at(0, 4000), True), (at(4000, 0), True),
        (changed(at(0, 0), last=(0,), home=1), True), (called, True), (rounds, False),
        (changed(rounds, rounds=1), False), (changed(rounds, rounds=2), True),
    ):  # fmt: skip
        assert measure(game) == (WIN if late else POINTS._replace(streaks=True)), game
    assert measure(at(4900, 0, winner_by="hits")).aim is WIN.aim.HITS


def test_a_choice_within_a_point_is_as_good() -> None:
    told = Advice(POINTS, (), Reason.ONLY, 0.0, point=2.0)
    for cost, best, good in (
        (0.0, True, True), (2e-6, True, True), (3e-6, False, True), (1.9, False, True),
        (2.0, False, False),
    ):  # fmt: skip
        found = ChoiceVerdict(0, at(0, 0), act.Roll(), told, cost)
        assert (found.best, found.as_good) == (best, good), cost


def test_the_dice_that_are_rolled_next_and_their_misses() -> None:
    game = at(500, 500)
    rules = game.rules
    assert miss.miss_chance(rules, 0) == 0
    for turn, dice, chance in (
        (game.turn, 6, None), (changed(game.turn, active=(0, 3)), 2, None),
        (changed(game.turn, again=(2,)), 1, None),
        (changed(game.turn, mode=Mode.DARE, active=(1,)), 1, Fraction(5, 6)),
        (changed(game.turn, mode=Mode.ROYALE, active=(1, 2)), 2, Fraction(0)),
        (changed(game.turn, mode=Mode.ROLLOFF, active=(1,)), 1, Fraction(0)),
    ):  # fmt: skip
        wanted = miss.miss_chance(rules, dice) if chance is None else chance
        assert miss.next_miss(changed(game, turn=turn)) == (dice, wanted)


def test_a_miss_is_a_throw_in_which_nothing_scores() -> None:
    """Most throws have a die that scores by itself, and are not looked at as a whole."""
    sheets = {key: Rules(preset(key)) for key in PRESETS}
    for name, rules in {**sheets, **houses()}.items():
        for wild in {False, rules.wild > 0}:
            for dice, shown in product((1, 2, rules.s.dice_count), (0, 1)):
                missed = sum(
                    ways
                    for faces, ways in miss.throws(rules, dice, wild)
                    if not rules.table.throw(faces, shown, 0).all_code
                )
                chance = miss.miss_chance(rules, dice, shown, wild=wild)
                assert chance == Fraction(missed, 6**dice), (name, dice, shown)


@pytest.mark.parametrize(("least", "players"), [("1", 2), ("2", 2), ("3", 3)])
def test_a_position_has_the_fewest_players(least: str, players: int) -> None:
    game = position(Rules(preset("original-1978", (("players-min", least),))), 700, True)
    assert [(seat.total, seat.entered) for seat in game.seats] == [(700, True)] * players


def test_a_stay_is_asked_for_once_where_it_looks_at_the_turn_alone() -> None:
    """What differs without any weight has one answer; what weighs has another each."""

    def seen(game: Game, total: int = 0, **more: Any) -> object:
        seat = changed(game.seats[0], total=total, entered=more.pop("entered", True))
        turn = changed(game.turn, borrowed=more.pop("borrowed", 0))
        seats = (seat, *game.seats[1:])
        return ends.looks_at(changed(game, seats=seats, turn=turn, **more))

    plain, beats = at(0, 900, must_beat="off"), at(0, 900)
    call, exact = at(0, 900, rule11k="callable"), at(0, 900, landing="exact", stop_minimum="0")
    band = at(0, 900, must_beat="off", no_stop_from="500", no_stop_below="1000")
    last: dict[str, Any] = {"last": (0,), "home": 1}
    called: dict[str, Any] = {"called": (0, "")}
    for game, more, alike in (
        (plain, {}, (0, 300, 4900)), (plain, last, (0, 300, 4900)), (beats, {}, (0, 300, 4900)),
        (beats, last, (900, 901, 4000)), (call, called, (0, 4900)), (call, called, (5000, 5050)),
    ):  # fmt: skip
        assert len({seen(game, total, **more) for total in alike}) == 1, (more, alike)
    for game, more, apart in (
        (beats, last, (0, 50, 899, 900)), (call, called, (4950, 5000)), (exact, {}, (0, 50, 4900)),
        (band, {}, (0, 450, 900)),
    ):  # fmt: skip
        assert len({seen(game, total, **more) for total in apart}) == len(apart), apart
    assert len({seen(plain), seen(plain, entered=False), seen(plain, borrowed=250)}) == 3


def test_ends_for_another_aim_bend_points_and_not_losses() -> None:
    points = np.array([-600.0, -200.0, 0.0, 200.0, 400.0])
    careful = ends._careful(points).tolist()
    assert careful == pytest.approx([-3.0, -1.0, 0.0, 0.6321205588285577, 0.8646647167633873])
    assert ends._bold(points[1:4]).tolist() == pytest.approx([-2828.42712, 0.0, 2828.42712])


@pytest.mark.rule("LP-091")
def test_once_11000_is_called_points_win_where_hits_would_have() -> None:
    """Hits are counted up to then; whoever calls plays for the chance to win."""
    for wins in ("hits", "titles"):
        game = at(4000, 3000, winner_by=wins, rule11k="callable")
        called = changed(game, called=(0, ""))
        assert ask.counts(game, WIN) == Purpose(WIN.aim.HITS, 2000.0)
        assert ask.counts(called, WIN) == WIN
        unknown = ask.unknown(game)
        assert unknown is not None
        assert unknown.id == "odds-unknown-hits"
        assert ask.unknown(called) is None
        assert (ask.counts(game, POINTS), ask.counts(called, POINTS)) == (POINTS, POINTS)


@pytest.mark.rule("LP-091")
def test_what_a_call_changes_is_told_where_both_chances_are_known() -> None:
    """Where hits win nobody knows the chance before the call, and after it everybody does."""
    game = at(2500, 1000, winner_by="hits", rule11k="callable", rule11k_from="300", ceremony="off")
    assert refusal(game, act.Call11000()) is None
    assert ask.chances(game) is None
    assert ask.call(game) is None


def test_a_special_die_is_told_where_it_differs() -> None:
    """Colours that only bring hits make no dice special where points are counted."""
    for key, special in (("original-1978", {0}), ("lets-play-zonk", {0, 1}), ("wheaton", {0})):
        assert {one["special"] for one in summary(preset(key))["dice"]} == special, key


def test_what_loses_the_game_leaves_nothing_that_was_safe() -> None:
    rules = Rules(preset("lets-play-zonk", (("straight-safe", "on"), ("entry-minimum", "0"))))
    drawn, game = Known(rules.ruleset).chart(with_hits=True), position(rules, 0, True)
    found, plain = ends.for_hits(drawn, game, 1000.0), ends.for_points(drawn, game)
    assert len({state.safe for state in found.states}) > 1
    for place, state in enumerate(found.states):
        lost = ends.holding(game, 0, state._replace(safe=0))
        wanted = plain.lose + 1000.0 * hits_if_missed(lost, True)
        assert np.broadcast_to(found.lose, found.bank.shape)[0, place] == wanted, state


def test_who_is_not_in_the_game_banks_no_less_than_it_takes() -> None:
    rules = preset("original-1978", (("rounds", "4"), ("entry-minimum", "1000")))
    told = Known(rules).winning.turns()
    below = slice(1, 1000 // told.grid)
    assert told.inside[below].sum() > 0.1
    assert told.outside[below].sum() < 1e-9
    assert told.outside[0] > told.inside[0] + 0.1
