"""Where columns and rows turn: at just this width, at just this place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.sheets import games
from tests.sheets.flat import Painter, flat
from zonk_desktop.engine.actions import DiceLanded
from zonk_desktop.engine.play import apply
from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.cheat import Block, Item
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import (
    document,
    fonts,
    hit_table,
    keepsake,
    layout,
    marks,
    measure,
    seal,
)
from zonk_desktop.sheets.canvas import Canvas
from zonk_desktop.sheets.content import (
    EntryKind,
    Keepsake,
    LineKind,
    Sheet,
    SheetColumn,
    SheetRow,
    SheetStyle,
    Total,
    TurnEntry,
)
from zonk_desktop.sheets.document import blank
from zonk_desktop.sheets.entry import EntryCell, figures, total_type
from zonk_desktop.sheets.fonts import SheetType
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import Flags, Paper
from zonk_desktop.sheets.table import SheetPanel

pytestmark = pytest.mark.usefixtures("qapp")

LOOK = SheetStyle("t", "s")
STARS = LOOK._replace(hit="star")
BUS = LOOK._replace(bus=True)
THREE = LOOK._replace(columns=3)


@pytest.fixture(autouse=True)
def known_letters() -> Iterator[None]:
    with flat():
        yield


# A column of 26 mm is a narrow one


def test_flags_of_narrow_columns_are_small_and_few() -> None:
    assert measure.flags(LOOK, 26.0) == Flags("flag", 2.8, 2.05, 3)
    assert measure.flags(LOOK, 26.1) == Flags("flag", 3.5, 3.0, 99)
    assert measure.flags(STARS, 26.0) == Flags("star", 2.2, 2.4, 3)
    assert measure.flags(STARS, 26.1) == Flags("star", 2.7, 2.95, 99)


def test_flags_take_their_room_one_by_one_or_as_one_and_a_figure() -> None:
    few = Flags("flag", 2.0, 3.0, 3)
    assert [few.width(hits) for hits in (0, 1, 3)] == [0.0, 3.0, 9.0]
    # The flag is 0.6 of its height wide.
    assert few.width(4) == few.short(4) == pytest.approx(1.2 + 0.7 + 1.7)
    assert few.short(12) == pytest.approx(1.2 + 0.7 + 3.4)


def test_totals_of_narrow_columns_end_further_to_the_right() -> None:
    assert measure.edge(25.0) == 15.0
    assert measure.edge(26.0) == pytest.approx(13.78)


def test_a_column_of_three_gives_so_much_to_total_and_turn() -> None:
    assert measure.split(40.0) == pytest.approx((13.2, 10.0))
    assert measure.split(60.0) == (15.0, 12.0)


def test_the_numbers_beside_narrow_columns_have_less_room() -> None:
    assert (measure.gutter(48.0, 2), measure.gutter(48.2, 2)) == (7.0, 8.0)


@pytest.mark.parametrize(
    ("name", "high"),
    [("zed-12", 3.4), ("zed", 3.4), ("star", 3.1), ("bong-3", 4.9), ("square", 3.6)],
)
def test_signs_in_a_column_of_hits_have_their_heights(name: str, high: float) -> None:
    assert measure.sign_height(name) == high


def test_margins_go_beyond_those_of_the_sheet_or_not_at_all() -> None:
    assert measure.Margins(12, 13, 2, 20.5).beyond == (0.0, 1.0, 0.0, 8.5)


def test_totals_have_the_face_of_their_sheet() -> None:
    hand, plex = fonts.HAND, fonts.PLEX
    assert total_type(BUS, 26.0) == SheetType(hand, 11)
    assert total_type(BUS, 26.1) == SheetType(hand, 15)
    assert total_type(LOOK, 26.0) == SheetType(plex, 11, 700)
    assert total_type(LOOK, 26.1) == SheetType(plex, 13, 700)
    assert total_type(THREE, 26.1) == SheetType(plex, 12, 700)


def sizes_drawn(painter: Any) -> list[int]:
    """Of letters, in the order they are drawn."""
    return [one[1][1] for one in painter.told if one[0] == "setFont"]


def pixels(points: float) -> int:
    return round(points * 25.4 / 72 * 100)


@pytest.mark.parametrize(
    "entry",
    [
        TurnEntry(EntryKind.WORD, "SPAZ"),
        TurnEntry(EntryKind.TOTAL, "50", penalty="\u2212250"),
        TurnEntry(EntryKind.TOTAL, "50", hits=1),
        TurnEntry(EntryKind.TOTAL, "50", hits=100),
        TurnEntry(EntryKind.TOTAL, "50", ("straight", "unheard-of")),
        TurnEntry(EntryKind.ZED),
    ],
)
@pytest.mark.parametrize("look", [LOOK, BUS])
def test_an_entry_is_small_in_a_column_of_26(entry: TurnEntry, look: SheetStyle) -> None:
    """As in one that is a hair less; a hair more and it has the room of a wide one."""

    def drawn(column: float) -> list[object]:
        painter: Any = Painter()
        sizes = measure.Figures(9.0, 8.0)
        EntryCell(Canvas(painter), look, 3.0, 5.0, column, sizes).draw(entry)
        # Sizes of letters, and heights of marks.
        heights = [one[3] for one in painter.told if one[0] in marks.NAMES]
        return [sizes_drawn(painter), heights]

    assert drawn(26.0) == drawn(25.99999) != drawn(26.00001)


def panel(wide: float, look: SheetStyle, *people: SheetColumn, **more: Any) -> list[Any]:
    """What is drawn of a table with a row, sums and a corrected entry."""
    entries = (TurnEntry(EntryKind.TOTAL, "50", corrected=True),) * len(people)
    rows = (SheetRow(LineKind.ROUND, 1, entries), SheetRow(LineKind.SHOW, 0, entries))
    totals = (Total("final", ("50",) * len(people), (0,)), Total("hits", ("1",) * len(people)))
    sheet = Sheet(look, (), people, rows, totals[: 1 + (look.columns == 3)])
    page = LaidPage(1, (0, len(people)), rows, sums=True)
    laid = Plan(sheet, measure.PAPERS["a4"], 210.0, 297.0, (page,), **more)
    painter: Any = Painter()
    SheetPanel(Canvas(painter), laid, page, 12.0, wide).draw(20.0, rows, sums=True)
    told: list[Any] = painter.told
    return told


ANN, BO = SheetColumn("Ann"), SheetColumn("Bo", computer=True)


@pytest.mark.parametrize("look", [LOOK, BUS])
def test_a_table_of_columns_of_26_has_small_names_and_sums(look: SheetStyle) -> None:
    """Two columns beside numbers of 8 mm."""

    def drawn(column: float) -> object:
        told = panel(8.0 + 2 * column, look, ANN, BO)
        pens = [one[3] for one in told if one[0] == "pen"]
        return [one[1][1] for one in told if one[0] == "setFont"], pens

    narrow, wide = drawn(26.0), drawn(26.00001)
    assert narrow == drawn(25.99999) != wide


def test_a_corrected_entry_has_a_small_pen_in_a_narrow_column_or_one_of_three() -> None:
    def pens(wide: float, look: SheetStyle) -> list[float]:
        return [one[3] / 100 for one in panel(wide, look, ANN, BO) if one[0] == "pen"]

    assert pens(8.0 + 2 * 26.0, LOOK) == [1.6] * 4
    assert pens(8.0 + 2 * 26.1, LOOK) == [2.3] * 4
    assert pens(8.0 + 2 * 40.0, THREE) == [1.6] * 4


def tabs(wide: float, *people: SheetColumn) -> int:
    """Words of the show, over a column rule."""
    told = panel(wide, LOOK, *people)
    return sum(one[0] == "drawText" and one[2] == "halftime show" for one in told)


def test_the_show_has_its_words_between_wide_columns_alone() -> None:
    assert tabs(8.0 + 2 * 30.0, ANN, BO) == 0
    assert tabs(8.0 + 2 * 30.1, ANN, BO) == 1
    assert tabs(8.0 + 90.0, ANN) == 0


def test_all_totals_have_the_size_of_the_widest() -> None:
    entries = (TurnEntry(EntryKind.TOTAL, "1" * 26), TurnEntry(EntryKind.WORD, "9" * 40))
    rows = (SheetRow(LineKind.ROUND, 1, entries), SheetRow(LineKind.ROUND, 2))
    sheet = Sheet(LOOK, (), (ANN, BO), rows, (Total("sum", ("2",)), Total("hits", ("9" * 40,))))
    most = total_type(LOOK, 30.0)
    wanted = fonts.fitting("1" * 26, most, 28.0, 6).points
    assert 6 < wanted < most.points
    # Neither words nor sums of hits make them smaller.
    assert figures(sheet, 30.0) == measure.Figures(wanted, wanted)


# Paper that nobody sells


def test_on_a_strip_of_paper_everybody_has_a_page() -> None:
    laid = plan(blank(preset("wheaton"), 3), Paper("strip", 50.0, 297.0), landscape=False)
    tables = [page.columns for page in laid.pages if page.first]
    assert tables == [(0, 1), (1, 2), (2, 3)]


def test_paper_of_160_is_wide_enough_for_wide_columns() -> None:
    """On smaller paper six players have narrow ones, upright; on this they lie across."""
    sheet = blank(preset("original-1978"), 6)
    assert plan(sheet, Paper("wide", 160.0, 200.0)).landscape
    assert not plan(sheet, Paper("small", 159.9, 200.0)).landscape
    # And for the large title.
    sizes = [Plan(sheet, measure.PAPERS["a4"], wide, 200.0).title_size for wide in (159.9, 160.0)]
    assert sizes == [25.0, 34.0]
    across = Plan(sheet, measure.PAPERS["a4"], 297.0, 210.0, across=True)
    assert across.title_size == 25.0


def test_three_players_have_one_table_however_wide_the_paper_is() -> None:
    poster = Paper("poster", 600.0, 420.0)
    tables = [plan(blank(preset("original-1978"), n), poster).panels for n in (1, 2, 3)]
    assert tables[0] > tables[1] > 1
    assert tables[2] == 1


@pytest.mark.parametrize(("landscape", "most"), [(True, 2), (False, 1)])
def test_rules_beside_a_table_have_two_columns_across_and_one_upright(
    landscape: bool, most: int
) -> None:
    """One more would hold more blocks; they go under it or on the back then."""
    sheet = blank(preset("wheaton"), 1)
    seen = set()
    for many in range(2, 14):
        cheat = tuple(Block("Rules", (Item(text="a b c"),) * 5) for _ in range(many))
        laid = plan(changed(sheet, cheat=cheat, more=()), landscape=landscape)
        seen.add((laid.cheat, len(laid.side.columns) if laid.side is not None else 0))
    seen -= {("under", 0), ("back", 0)}
    assert seen == {("side", n + 1) for n in range(most)}


# Re-rolls in hand


@pytest.mark.rule("IB-059")
def test_a_re_roll_in_hand_is_one_that_is_not_struck_out() -> None:
    """At every step of games, of everybody; one of this turn is not on the sheet yet."""
    seen = set()
    for seed in range(6):
        chance = random.Random(seed)
        game = games.begun("insta-bong", 3)
        while game.ended is None:
            action = games.chosen(game, chance)
            if isinstance(action, DiceLanded) and len(action.faces) == 6 and chance.random() < 0.2:
                action = DiceLanded((1, 2, 3, 4, 5, 6))
            game, _ = apply(game, action)
            rows = document.lines_of(game)
            signs = [[sign for row in rows for sign in row.entries[n].marks] for n in range(3)]
            for n, seat in enumerate(game.seats):
                now = game.ended is None and game.turn.seat == n and game.turn.token
                earned = sum(cell.token for cell in game.cells if cell.seat == n)
                in_hand = signs[n].count("reroll")
                struck = signs[n].count("reroll-used")
                assert in_hand + struck == earned
                # The oldest goes first: one that was earned in this turn is the last to go.
                assert in_hand == (max(0, seat.tokens - 1) if now and seat.tokens else seat.tokens)
                seen.add((now, in_hand > 0, struck > 0))
    assert len(seen) == 8


# Under a table


def test_the_line_to_sign_on_has_its_words_below_it_one_line_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seal, "say", lambda name: "signed by a scorekeeper " * 3)
    painter: Any = Painter()
    seal.sign(Canvas(painter), 200.0, 100.0, 186.0)
    lines = [one[1] for one in painter.told if one[0] == "drawText"]
    assert len(lines) > 1
    assert lines == [pytest.approx((15400.0, 9670.0 + 290.0 * n)) for n in range(len(lines))]
    assert [one[1:] for one in painter.told if one[0] == "drawLine"] == [
        ((pytest.approx(15400.0), 9350.0), (20000.0, 9350.0)),
    ]  # fmt: skip


def test_of_more_than_six_players_hits_have_their_sums_alone() -> None:
    """Titles have all the room but 14 mm."""
    title = "every thousand points that are met"
    room = fonts.width("every thousand points", SheetType(points=8.5)) + 14.0
    race = tuple((f"player {n}", (0, 1)) for n in range(7))
    keep = Keepsake(race, (), (), ((title, (1,) * 7),))
    assert hit_table.holds(keep, room)
    for more, first in ((0.01, "every thousand points "), (-0.01, "every thousand ")):
        painter: Any = Painter()
        low = hit_table.draw(Canvas(painter), keep, 0.0, 10.0, room + more)
        said = [one[2] for one in painter.told if one[0] == "drawText"]
        assert (said[0], len(said), said[-1]) == (first, 3, "7")
        assert low == pytest.approx(10.0 + 4.4 + 3.6)


# Beside a low race


@pytest.mark.parametrize("wide", [230.0, 273.0])
def test_a_keepsake_ends_where_it_must(wide: float) -> None:
    """On wide paper the race is as low as the foot, and no higher than it may be."""
    keep = Keepsake((("Ann", (0, 50, 900)), ("Bo", (0, 0, 1000))), (1,), (), ())
    least = keepsake.least(keep, wide)
    lows = []
    for high in (least, least + 10.0, 300.0, 400.0):
        painter: Any = Painter()
        keepsake.draw(Canvas(painter), keep, 12.0, 20.0, wide, 20.0 + high, alone=False)
        lows.append(max(one[1][1] for one in painter.told if one[0] == "drawText") / 100)
    assert lows[0] <= 20.0 + least
    assert lows[1] == pytest.approx(lows[0] + 10.0)
    assert lows[1] < lows[2] == lows[3] < 120.0


# Rows of panels and of later pages


def test_sums_take_their_rows_of_the_last_panel_to_a_hair() -> None:
    """Two sums of 8.5 mm are two rows as high, and three where they are a bit lower."""
    sheet = Sheet(LOOK, (), (ANN,), (), (Total("final"), Total("hits")))
    for row, each in ((8.5, 6), (8.4, 7)):
        laid = Plan(sheet, measure.PAPERS["a4"], 210.0, 297.0, row=row, panels=2)
        assert laid.in_panel(10, sums=True) == each
        assert laid.in_panel(10, sums=False) == 5


def test_a_later_page_begins_with_what_everybody_has() -> None:
    """Also where the first has one row, and where it has none."""
    first = SheetRow(LineKind.ROUND, 1, (TurnEntry(EntryKind.TOTAL, "50", hits=2, after=50),
                                         TurnEntry(EntryKind.DASH)))  # fmt: skip
    second = SheetRow(LineKind.ROUND, 2, (TurnEntry(EntryKind.ZED, after=40),
                                          TurnEntry(EntryKind.WORD, hits=1, after=-7)))  # fmt: skip
    page: tuple[SheetRow, ...]
    before: list[tuple[SheetRow, ...]] = []
    for page, told in (((first,), [("50", 2), ("0", 0)]), ((second,), [("40", 2), ("-7", 1)])):
        before.append(page)
        row = layout._forward(before)
        assert (row.kind, row.number) == (LineKind.FORWARD, 0)
        assert [(entry.text, entry.hits) for entry in row.entries] == told
        assert {entry.kind for entry in row.entries} == {EntryKind.SUM}
    empty = SheetRow(LineKind.EMPTY, 1)
    assert layout._forward([(empty,)]) == SheetRow(LineKind.FORWARD, 0)
