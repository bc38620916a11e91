"""Where what is counted turns: ties, halves, what is remembered."""

from __future__ import annotations

import random
from collections.abc import Hashable

import numpy as np
import pytest

from zonk_desktop.engine import actions as act
from zonk_desktop.odds import ends, known
from zonk_desktop.odds.review import PointParts, Review, ReviewedChoice, ReviewedThrow, TurnChances
from zonk_desktop.odds.values import POINTS, Choice, best_first


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


def test_ends_for_another_aim_bend_points_and_not_losses() -> None:
    points = np.array([-600.0, -200.0, 0.0, 200.0, 400.0])
    careful = ends._careful(points).tolist()
    assert careful == pytest.approx([-3.0, -1.0, 0.0, 0.6321205588285577, 0.8646647167633873])
    assert ends._bold(points[1:4]).tolist() == pytest.approx([-2828.42712, 0.0, 2828.42712])
