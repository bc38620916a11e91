"""Scales of charts: round steps, as many ticks as have room, words kept apart."""

from itertools import pairwise

import pytest

from zonk_desktop.charts.plot import Axis, Tick, apart, axis, rounds, step, thinned


@pytest.mark.parametrize(
    ("span", "most", "wanted"),
    [
        (10_000, 5, 2000),
        (10_000, 4, 2500),
        (9, 5, 2),
        (1, 5, 1),
        (0, 5, 1),
        (10_200, 4, 2500),
        (123_456, 6, 20_000),
    ],
)
def test_steps_are_round(span: float, most: int, wanted: int) -> None:
    assert step(span, most) == wanted


def test_ticks_lie_within_and_are_in_figures_of_the_language() -> None:
    found = axis(-4300, 1200, 5)
    assert [tick.words for tick in found.ticks[::2]] == ["-4,000", "-2,000", "0"]
    assert all(found.low <= tick.at <= found.high for tick in found.ticks)


def test_as_many_rounds_are_lettered_as_have_room() -> None:
    for count, wanted in ((1, [1]), (3, [1, 2, 3]), (6, [2, 4, 6]), (19, [5, 10, 15])):
        assert [tick.at for tick in thinned(rounds(count), 4)] == wanted
    ticks = rounds(46)
    assert [tick.at for tick in thinned(ticks, 10)] == [5, 10, 15, 20, 25, 30, 35, 40, 45]
    assert len(thinned(ticks, 50)) == 46
    bars = Axis(0, 4, tuple(Tick(n, str(n)) for n in range(5)))
    assert [tick.at for tick in thinned(bars, 3)] == [0, 2, 4]


@pytest.mark.parametrize("ends", [(8.0, 60.0, 61.0, 62.0), (60.0, 60.0, 60.0, 60.0), (8.0, 9.0)])
def test_names_at_a_line_stay_inside_and_apart(ends: tuple[float, ...]) -> None:
    """Three near the bottom once pushed the one at the top out of the chart."""
    step_ = 17.0
    placed = apart(ends, step_, step_ / 2, 70 - step_ / 2)
    assert placed[0] >= step_ / 2
    assert placed[-1] <= 70 - step_ / 2
    assert all(low - high >= step_ for high, low in pairwise(placed))
