"""What is to be printed, as values: pages by number, sides and leaves, paper and margins."""

from __future__ import annotations

import math

import pytest

from tests.sheets import games
from zonk_desktop.rulebook.load import PRESETS, preset
from zonk_desktop.sheets import document
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.job import (
    PagesError,
    PaperTurn,
    PrintJob,
    laid,
    leaves,
    margins,
    picked,
    turned,
)
from zonk_desktop.sheets.measure import MARGIN, PAPERS
from zonk_desktop.sheets.rounds import lasting, lengths, share_by, typical

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("said", "pages"),
    [
        ("", [1, 2, 3, 4, 5]), (" , ", [1, 2, 3, 4, 5]), ("2", [2]), ("1-3, 5", [1, 2, 3, 5]),
        ("4-", [4, 5]), ("-2", [1, 2]), ("5,1; 1", [1, 5]), ("2 – 3", [2, 3]),
        ("1-5,2", [1, 2, 3, 4, 5]),
    ],
)  # fmt: skip
def test_pages_as_they_are_typed(said: str, pages: list[int]) -> None:
    assert [n + 1 for n in picked(said, 5)] == pages


@pytest.mark.parametrize(
    ("said", "part"),
    [("0", "0"), ("6", "6"), ("3-2", "3-2"), ("1, x", "x"), ("1-2-3", "1-2-3"), ("-", "-"),
     ("1 2", "1 2"), ("9999999", "9999999"), ("٣", "٣"), ("2,,-6", "-6")],
)  # fmt: skip
def test_what_is_no_page_is_named(said: str, part: str) -> None:
    with pytest.raises(PagesError) as wrong:
        picked(said, 5)
    assert str(wrong.value) == part


def three_games() -> tuple[Sheet, ...]:
    found = (games.finished("wheaton", 4), games.long_game("wheaton", 4, 70))
    return (*map(document.of_game, found), document.blank(preset("insta-bong"), 4))


def test_several_sheets_go_one_after_the_other() -> None:
    found = laid(PrintJob(three_games()))
    counts = [len(one.pages) for one in found.plans]
    assert len(found.sides) == sum(counts) == len(found.wanted)
    assert [side.sheet for side in found.sides] == sorted(side.sheet for side in found.sides)
    few = laid(PrintJob(three_games(), pages="2-3"))
    assert few.printed == few.sides[1:3]


def test_on_both_sides_each_sheet_begins_on_a_leaf_of_its_own() -> None:
    job = PrintJob(three_games(), copies=3, both_sides=True)
    found = laid(job)
    sides = turned(found, both_sides=True)
    starts = {0}
    for n, side in enumerate(sides):
        if side is not None and side.page == 0:
            starts.add(n)
    assert all(start % 2 == 0 for start in starts)
    assert [side for side in sides if side is not None] == list(found.printed)
    assert leaves(sides, job) == 3 * sum(math.ceil(len(one.pages) / 2) for one in found.plans)
    single = turned(found, both_sides=False)
    assert None not in single
    assert leaves(single, PrintJob((), copies=2)) == 2 * len(found.sides)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("turn", PaperTurn)
@pytest.mark.parametrize("wide", [False, True])
def test_the_sheet_lays_itself_out_for_paper_turn_and_margins(
    paper: str, turn: PaperTurn, wide: bool
) -> None:
    edges = margins(4.2, paper, wide=wide)
    found = laid(PrintJob(three_games(), paper=paper, turn=turn, margins=edges))
    assert min(edges) >= MARGIN + (3 if wide else 0)
    for one in found.plans:
        assert one.paper is PAPERS[paper]
        assert turn is PaperTurn.AUTO or one.landscape is (turn is PaperTurn.ACROSS)
        across, down = one.sheet_of_paper
        # What the page is narrower by stands at its left and right.
        assert one.corner[0] + one.width + edges.right - MARGIN == pytest.approx(across)
        assert one.corner[1] + one.height + edges.bottom - MARGIN == pytest.approx(down)


def test_a_printer_that_needs_more_gets_more() -> None:
    assert set(margins(18.0, "a4", wide=False)) == {18.0}
    assert set(margins(0.0, "a4", wide=False)) == {MARGIN}


def test_without_the_rules_there_is_no_back() -> None:
    sheet = document.blank(preset("lets-play-zonk"), 8)
    whole, bare = laid(PrintJob((sheet,))), laid(PrintJob((sheet,), rules=False))
    assert any(page.back for page in whole.plans[0].pages)
    assert not any(page.back for page in bare.plans[0].pages)
    assert bare.plans[0].side is None


@pytest.mark.parametrize("key", PRESETS)
def test_a_sheet_lasts_for_most_games_that_were_counted(key: str) -> None:
    ruleset = preset(key)
    shares = lengths(ruleset)
    assert sum(share for _, share in shares) == pytest.approx(1)
    assert typical(shares) == ruleset.rounds
    assert share_by(shares, lasting(ruleset)) >= 0.9 > share_by(shares, lasting(ruleset) - 1)
    for paper in PAPERS:
        for turn in PaperTurn:
            sheet = document.blank(ruleset, 4)
            one = laid(PrintJob((sheet,), paper=paper, turn=turn)).plans[0]
            assert one.rows >= lasting(ruleset)


def test_of_another_goal_nobody_counted() -> None:
    longer = preset("lets-play-zonk", (("limit", "20000"),))
    assert lengths(longer) == () or longer.rounds == preset("lets-play-zonk").rounds
