"""Dates and times as people read them: of the place where they are read, or as the paper has it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from zonk_desktop.sheets import dates

LONG = "Overmorrow" * 5


@pytest.mark.parametrize(
    ("stamp", "told"),
    [
        ("2002-03-13T12:04-05:00", ("13 March 2002", "12:04", "UTC\u22125")),
        ("2002-03-13T00:05+05:30", ("13 March 2002", "0:05", "UTC+5:30")),
        ("2002-03-13T12:44-09:30", ("13 March 2002", "12:44", "UTC\u22129:30")),
        ("2002-03-13T12:44+00:00", ("13 March 2002", "12:44", "UTC")),
        ("2002-03-13T12:44+00:01", ("13 March 2002", "12:44", "UTC+0:01")),
        ("2002-03-13T12:44", ("13 March 2002", "12:44", "")),
        ("0987-03-13", ("13 March 0987", "", "")),
        ("yesterday", ("yesterday", "", "")),
        (LONG, (f"{LONG[:40]}…", "", "")),
    ],
)
def test_paper_says_when_it_was_there(stamp: str, told: tuple[str, str, str]) -> None:
    assert dates.when(stamp) == told


@pytest.fixture
def abroad() -> Iterator[None]:
    """Two hours before Greenwich."""
    if not hasattr(time, "tzset"):
        pytest.skip("a process keeps its zone there")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", "ABC-2")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.parametrize(
    ("stamp", "day", "clock", "short"),
    [
        ("2002-03-13T23:04+00:00", "14 March 2002", "1:04", "14 Mar 2002"),
        ("2002-03-13T23:04", "13 March 2002", "23:04", "13 Mar 2002"),
        ("2002-03-13", "13 March 2002", "", "13 Mar 2002"),
        ("yesterday", "yesterday", "", "yesterday"),
        (LONG, f"{LONG[:40]}…", "", f"{LONG[:20]}…"),
    ],
)
def test_a_screen_says_when_it_was_here(
    stamp: str, day: str, clock: str, short: str, abroad: None
) -> None:
    assert dates.here(stamp) == (day, clock)
    assert dates.day(stamp) == short


def test_a_date_is_found_however_it_is_written(abroad: None) -> None:
    ways = dates.ways("2002-03-03T23:04+00:00")
    for way in ("4 Mar 2002", "4 March 2002", "Monday", "4/3/2002", " 3/2002", "03/2002",
                "4.3.2002", "04.03.2002", " 03.2002", "2002-03-04"):  # fmt: skip
        assert way in ways, way
    assert dates.ways(LONG) == f"{LONG[:20]}…"
