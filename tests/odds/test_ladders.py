"""The steps of a clock: which total is which step, where a miss leads, how fine they are."""

from __future__ import annotations

import pytest

from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.engine.value import changed
from zonk_desktop.odds.atlas import compile_atlas
from zonk_desktop.odds.chart import chart
from zonk_desktop.odds.clock import Ladder, ladder_of
from zonk_desktop.odds.positions import position
from zonk_desktop.rulebook.load import preset

#: Three steps to 300 and two beyond it; and the same with penalties of 150 for every second miss,
#: down to 200 below nothing.
PLAIN = Ladder(limit=300, grid=100, goal=3, homes=2)
DEEP = Ladder(limit=300, grid=100, goal=5, homes=2, base=-200, misses=2, penalty=150)


@pytest.mark.parametrize(
    ("total", "plain", "deep"),
    [
        (-900, 0, 0), (-200, 0, 0), (-101, 0, 0), (-100, 0, 1), (-1, 0, 1), (0, 0, 2), (99, 0, 2),
        (100, 1, 3), (299, 2, 4), (300, 3, 5), (399, 3, 5), (400, 4, 6), (5000, 4, 6),
    ],
)  # fmt: skip
def test_the_column_of_a_total(total: int, plain: int, deep: int) -> None:
    assert (PLAIN.column(total), DEEP.column(total)) == (plain, deep)


@pytest.mark.parametrize(
    ("total", "entered", "misses", "plain", "deep"),
    [
        (0, True, 0, 0, 2), (0, False, 0, 3, 5), (100, True, 1, 1, 9), (299, True, 2, 2, 4),
        (300, True, 0, 2, 4), (900, True, 3, 2, 10), (-200, False, 0, 3, 0), (-1, False, 1, 3, 7),
        (-201, False, 0, 3, 5), (-150, True, 0, 0, 0), (100, False, 0, 3, 5),
    ],
)  # fmt: skip
def test_the_state_of_a_player(
    total: int, entered: bool, misses: int, plain: int, deep: int
) -> None:
    """Who has not entered is beyond the last step, but below nothing, where he has a total."""
    seat = position(Rules(preset("original-1978")), total, entered).seats[0]
    seat = changed(seat, misses=misses)
    assert (PLAIN.row(seat), DEEP.row(seat)) == (plain, deep)


def test_a_miss_leads_down_where_it_costs_points() -> None:
    assert PLAIN.falls.tolist() == [0, 1, 2, 3]
    # The first miss only counts; the second costs 150.
    assert DEEP.falls.tolist() == [6, 7, 8, 9, 10, 11, 0, 0, 0, 1, 2, 0]
    # Where nothing is below 0 who is outside stays there.
    floor = Ladder(limit=300, grid=100, goal=3, homes=2, misses=2, penalty=150)
    assert floor.falls.tolist() == [4, 5, 6, 7, 0, 0, 0, 3]
    assert (DEEP.rows, DEEP.states, DEEP.columns, DEEP.outside) == (6, 12, 8, 5)
    assert DEEP.totals.tolist() == [-200, -100, 0, 100, 200]


@pytest.mark.parametrize(
    ("knobs", "ladder"),
    [
        ("", Ladder(5000, 50, 100, 48)),
        ("limit=10000", Ladder(10000, 50, 200, 48)),
        # More than 200 steps are too many; some that meet what the rules ask for are found.
        ("limit=10100", Ladder(10100, 100, 101, 24)),
        ("limit=10050", Ladder(10050, 100, 101, 24)),
        ("limit=21000 stop-minimum=0", Ladder(21000, 250, 84, 10)),
        ("limit=29900 stop-minimum=0 entry-minimum=650", Ladder(29900, 150, 200, 16)),
        ("limit=25000 no-stop-from=1000 no-stop-below=2000", Ladder(25000, 150, 167, 16)),
        ("ending=immediate", Ladder(5000, 50, 100, 1)),
        ("finish-compare=pass", Ladder(5050, 50, 101, 48)),
        ("miss-penalty=500 miss-penalty-after=4 penalty-floor=zero",
         Ladder(5000, 50, 100, 48, 0, 4, 500)),
        ("miss-penalty=500 miss-penalty-after=5 penalty-floor=none", Ladder(5000, 50, 100, 48)),
        ("miss-penalty=520 miss-penalty-after=1 penalty-floor=none",
         Ladder(5000, 50, 121, 48, -1050, 1, 520)),
        ("limit=1500 miss-penalty=2000 miss-penalty-after=3 penalty-floor=none",
         Ladder(1500, 50, 45, 48, -750, 3, 2000)),
    ],
)  # fmt: skip
def test_the_ladder_of_a_rule_set(knobs: str, ladder: Ladder) -> None:
    words = tuple((word.split("=")[0], word.split("=")[1]) for word in knobs.split())
    table = chart(compile_atlas(preset("original-1978")))
    assert ladder_of(table, preset("original-1978", words).settings, 480.0) == ladder


def test_few_points_beyond_the_limit_are_told_apart_after_small_turns() -> None:
    table = chart(compile_atlas(preset("original-1978")))
    settings = preset("original-1978").settings
    assert [ladder_of(table, settings, usual).homes for usual in (1.0, 14.9, 25.1, 480)] == [
        2, 2, 3, 48,
    ]  # fmt: skip
