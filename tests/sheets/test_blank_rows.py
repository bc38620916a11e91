"""Rows of blank sheets on pages with room for just so many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.sheets.flat import flat
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.sheets import cheatbox, rows
from zonk_desktop.sheets.content import (
    HeadField,
    Keepsake,
    LineKind,
    Sheet,
    SheetColumn,
    SheetRow,
    SheetStyle,
    Total,
    TurnEntry,
)
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.measure import PAPERS

pytestmark = pytest.mark.usefixtures("qapp")

LOOK = SheetStyle("t", "s")
RULES = (Block("Rules", (Item(text="a b c"),)),)
#: Two rows of sums under a table.
SUMS = 17.0


@pytest.fixture(autouse=True)
def known_letters() -> Iterator[None]:
    with flat():
        yield


def paper(room: float, panels: int = 1, cheat: str = "", **sheet: Any) -> Plan:
    """A page with this much room for rows and sums."""
    given: dict[str, Any] = {"style": LOOK, "empty": None} | sheet
    one = Sheet(given.pop("style"), (HeadField("date"),), (SheetColumn(), SheetColumn()), (),
                (Total("final"), Total("hits")), **given)  # fmt: skip
    laid = Plan(one, PAPERS["a4"], 210.0, 0.0, fields=(one.fields,), table=186.0, panels=panels,
                cheat=cheat)  # fmt: skip
    taken = 2 * 12.0 + laid.head + laid.names + laid.foot
    return changed(laid, height=taken + room)


def dealt(laid: Plan) -> tuple[list[int], Plan]:
    """How many rows each page has, and the plan."""
    chunks, found = rows.chunked(laid)
    numbers = [line.number for chunk in chunks for line in chunk]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert {line.kind for chunk in chunks for line in chunk} == {LineKind.EMPTY}
    return [len(chunk) for chunk in chunks], found


# One page


def test_a_page_has_as_many_rows_as_a_pen_is_at_ease_with() -> None:
    """7.2 mm each, in fives; they take what is left."""
    assert dealt(paper(SUMS + 30 * 7.2, lasting=1))[0] == [30]
    pages, laid = dealt(paper(SUMS + 32 * 7.2, lasting=1))
    assert pages == [30]
    # 230.4 for 30 rows, in steps of 0.05.
    assert laid.row == pytest.approx(7.65)


@pytest.mark.parametrize(("lasting", "pages"), [(29, [30]), (30, [30]), (31, [30, 32])])
def test_a_second_page_is_for_games_that_last_longer_alone(lasting: int, pages: list[int]) -> None:
    found, laid = dealt(paper(SUMS + 30 * 7.2, lasting=lasting))
    # Where two pages are needed a later one has the smaller head, and a row of what was before.
    later = int((SUMS + 30 * 7.2 + laid.head - laid.small_head - SUMS - laid.row) / laid.row)
    assert found == [*pages[:1], *([later] if len(pages) > 1 else [])]
    assert laid.row == pytest.approx(7.2)


def test_a_game_of_so_many_rounds_has_just_these_rows() -> None:
    pages, laid = dealt(paper(SUMS + 30 * 7.2, ends=12, style=LOOK._replace(bus=True)))
    assert pages == [12]
    # So few may be 13 mm high.
    assert laid.row == 13.0
    pages, laid = dealt(paper(SUMS + 30 * 7.2, ends=13, style=LOOK._replace(bus=True)))
    assert (pages, laid.row) == ([13], 9.4)
    pages, laid = dealt(
        paper(SUMS + 30 * 7.2, lasting=12, longest=12, style=LOOK._replace(bus=True))
    )
    assert (pages, laid.row) == ([30], pytest.approx(7.2))


def test_a_game_of_more_rounds_than_a_page_has_goes_on() -> None:
    pages, laid = dealt(paper(SUMS + 30 * 7.2, ends=31, lasting=99, longest=99))
    assert pages == [30, 1]
    assert laid.row == pytest.approx(7.2)


def test_rows_of_a_low_page_are_as_low_as_a_pen_needs() -> None:
    """Seven mm; a page that has not even that has a row all the same."""
    pages, laid = dealt(paper(SUMS + 5 * 7.0 + 6.9, lasting=9))
    assert pages[0] == 5
    assert laid.row == pytest.approx(41.9 / 5)
    pages, laid = dealt(paper(SUMS + 3.0, lasting=2))
    assert pages[0] == 1
    assert laid.row == 7.0


# Two games on a page


def two(rows_: float, **more: Any) -> tuple[list[int], Plan]:
    """On a page with room for this many rows of 7 mm in each of two games."""
    laid = paper(0.0, **more)
    # Over the second one: its fields, its names, and air.
    apart = laid.names + 10.5 + 4.0
    return dealt(changed(laid, height=laid.height + apart + 2 * (rows_ * 7.0 + SUMS)))


@pytest.mark.parametrize(("longest", "games"), [(0, 1), (9, 2), (10, 2), (11, 1)])
def test_two_games_stand_on_a_page_where_both_have_their_rows(longest: int, games: int) -> None:
    assert two(10, longest=longest, lasting=longest)[1].games == games


def test_two_games_have_rows_that_a_pen_is_at_ease_with_or_those_they_need() -> None:
    pages, laid = two(10, longest=10)
    assert (pages, laid.row) == ([10], pytest.approx(7.0))
    # Nine of 7.2 mm, and then as high as nine may be.
    pages, laid = two(10, longest=5)
    assert (pages, laid.row) == ([9], pytest.approx(7.75))
    pages, laid = two(10, ends=5, longest=10)
    assert (pages, laid.row) == ([5], pytest.approx(9.4))
    pages, laid = two(10, ends=8, longest=11)
    assert (pages, laid.row) == ([8], pytest.approx(8.75))


def test_one_game_alone_has_a_page_of_1983_or_its_rules_on_the_back() -> None:
    assert two(10, longest=9, style=LOOK._replace(bus=True))[1].games == 1
    assert two(10, longest=9, cheat="back")[1].games == 1
    assert two(10, longest=9, cheat="side")[1].games == 2


# Rules under a table


def high(blocks: tuple[Block, ...]) -> float:
    """The least height in which blocks can be read under a table."""
    least = 1.0
    while not cheatbox.fits(blocks, 186.0, least):
        least += 0.25
    return least


def test_rules_stand_under_a_table_that_leaves_them_room() -> None:
    """Of thirty rows those that all but one of a hundred games need are kept."""
    sheet = {"lasting": 10, "longest": 12}
    rules = tuple(Block("Rules", (Item(text="a b c"),) * 6) for _ in range(3))
    given = paper(SUMS + 30 * 7.2, cheat="back", **sheet)
    given = changed(given, sheet=changed(given.sheet, cheat=rules, style=LOOK._replace(bus=True)))
    taken = 2 * 12.0 + given.head + given.names + given.foot
    pages, laid = dealt(changed(given, height=taken + SUMS + 30 * 7.2))
    assert (laid.cheat, laid.under, laid.more) == ("under", rules, ())
    # As many as leave room, in fives.
    spare = int((high(rules) + 4.0) / 7.2) + 1
    most = 30 - spare
    assert pages == [most - most % 5]
    assert 12 <= pages[0] < 30
    # They need no more rows than that: the rest is theirs.
    left = SUMS + 30 * 7.2 - SUMS - pages[0] * laid.row
    assert cheatbox.fits(rules, 186.0, left - 4.0 + 0.06)


def test_rules_that_have_no_room_stay_on_the_back() -> None:
    rules = tuple(Block("Rules", (Item(text="a b c"),) * 9) for _ in range(9))
    given = paper(SUMS + 30 * 7.2, cheat="back", lasting=10, longest=25)
    pages, laid = dealt(changed(given, sheet=changed(given.sheet, cheat=rules)))
    assert (laid.cheat, laid.under) == ("back", ())
    assert pages == [30]


def test_words_go_under_the_last_page_where_the_rules_are_on_the_back() -> None:
    """The rules stay there, in larger letters: half of a page is not theirs."""
    rules = tuple(Block("Rules", (Item(text="a b c"),) * 9) for _ in range(30))
    given = paper(SUMS + 30 * 7.2, cheat="back", lasting=31, longest=31)
    given = changed(given, sheet=changed(given.sheet, cheat=rules, more=RULES))
    pages, laid = dealt(given)
    assert (laid.cheat, laid.under, laid.more) == ("back", RULES, ())
    # Thirty rows, and of the second page five: up to the next five.
    assert pages == [30, 5]


def test_rules_go_under_the_last_of_two_pages_and_its_rows_are_fewer() -> None:
    given = paper(SUMS + 30 * 7.2, cheat="back", lasting=31, longest=33)
    given = changed(given, sheet=changed(given.sheet, cheat=RULES))
    pages, laid = dealt(given)
    assert (laid.cheat, laid.under) == ("under", RULES)
    assert pages == [30, 5]
    given = changed(given, sheet=changed(given.sheet, longest=36))
    assert dealt(given)[0] == [30, 10]


# Rows of a game


def played(many: int, **more: Any) -> Plan:
    """A page of a game with this many rows, for exactly as many of 7 mm."""
    given = paper(SUMS + 10 * 7.0)
    lines = tuple(SheetRow(LineKind.ROUND, n + 1, (TurnEntry(),) * 2) for n in range(many))
    fields: dict[str, Any] = {"lines": lines, "empty": 0} | more
    return changed(given, sheet=changed(given.sheet, **fields))


def test_rows_of_a_game_are_as_high_as_they_may_be() -> None:
    chunks, laid = rows.chunked(played(10))
    assert ([len(chunk) for chunk in chunks], laid.row) == ([10], pytest.approx(7.0))
    chunks, laid = rows.chunked(played(3))
    assert (len(chunks), laid.row) == (1, pytest.approx(9.4))
    # Print is as low as 6.2 mm, and goes on before it is lower.
    chunks, laid = rows.chunked(played(11))
    assert (len(chunks), laid.row) == (1, pytest.approx(6.35))
    assert len(rows.chunked(played(12))[0]) == 2


def test_a_game_without_a_row_has_one_and_one_that_goes_on_fills_its_page() -> None:
    assert rows.chunked(played(0))[0] == [(SheetRow(LineKind.EMPTY, 1),)]
    chunks, _ = rows.chunked(played(4, empty=None))
    kinds = [line.kind for line in chunks[0]]
    # Nine of 7.2 mm.
    assert kinds == [LineKind.ROUND] * 4 + [LineKind.EMPTY] * 5
    assert [line.number for line in chunks[0]] == [*range(1, 10)]


def test_rules_stand_at_the_foot_of_a_game_that_leaves_them_room() -> None:
    """Seven mm a row, sums and rules; a keepsake goes first."""
    foot = cheatbox.foot_height(RULES, 186.0)
    for more, cheat in ((0.0, "foot"), (-0.1, "")):
        given = played(10, cheat=RULES)
        given = changed(given, height=given.height + foot + more)
        assert rows.chunked(given)[1].cheat == cheat
        keep = Keepsake((("Ann", (0, 5)),), (0,), (), ())
        assert (
            rows.chunked(changed(given, sheet=changed(given.sheet, keepsake=keep)))[1].cheat == ""
        )
