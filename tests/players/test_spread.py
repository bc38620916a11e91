"""Games by the handful, and the intervals of what is counted in them."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import pytest

from zonk_desktop.helpers import ALONE
from zonk_desktop.players import spread
from zonk_desktop.players.spread import mean, share


def test_what_is_broken_off_is_called_off_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def some(*_: object) -> Iterator[list[int]]:
        try:
            yield [0, 1]
        finally:
            told.append("closed")

    def stopped(done: int, of: int) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(spread, "stream", some)
    with pytest.raises(KeyboardInterrupt) as caught:
        spread.spread(list, 8, progress=stopped)
    # Not first when what was caught is forgotten.
    assert (told, caught.type) == (["closed"], KeyboardInterrupt)


def test_a_pace_has_one_figure_behind_the_point() -> None:
    assert spread.speed(10, 3.0, ALONE).startswith("3.3 games a second")


def test_intervals() -> None:
    # By hand: Wilson for 8 of 10, and a mean of 1, 2, 3.
    assert share(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert share(0, 20).low == 0
    assert share(0, 20).high > 0.1
    assert mean(3, 9, 1) == (3, 3, 3)
    assert mean(5, 13, 2).high == pytest.approx(2.5 + 1.959964 / 2)
    value, low, high = mean(6, 14, 3)
    assert value == 2
    assert high - value == pytest.approx(1.959964 / sqrt(3))
    assert value - low == pytest.approx(high - value)
