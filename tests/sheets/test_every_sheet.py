"""Every sheet of the five presets and six relatives, on every paper, held both ways, for everybody.

A sample in every run, all 1,584 of them with --slow.
"""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conftest import Amount
from tests.sheets.pdfs import document, needs_poppler
from tests.sheets.test_blank import heights
from tests.sheets.test_room import trouble
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.rulebook.load import PRESETS, house, preset
from zonk_desktop.sheets import pdf
from zonk_desktop.sheets.job import PaperTurn, PrintJob, laid, margins
from zonk_desktop.sheets.measure import PAPERS

pytestmark = [needs_poppler, pytest.mark.usefixtures("qapp")]

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
RELATIVES = sorted(path.stem for path in EXAMPLES.glob("*.toml"))


class Case(NamedTuple):
    """One sheet on one paper."""

    rules: str
    paper: str
    turn: PaperTurn
    players: int
    wide: bool


def rules_of(name: str) -> RuleSet:
    return preset(name) if name in PRESETS else house(EXAMPLES / f"{name}.toml")


def cases() -> list[Case]:
    return [
        Case(*parts)
        for parts in itertools.product(
            (*PRESETS, *RELATIVES),
            PAPERS,
            (PaperTurn.UPRIGHT, PaperTurn.ACROSS),
            range(1, 13),
            (False, True),
        )
    ]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_no_word_over_another_and_rows_enough(part: int, amount: Amount, tmp_path: Path) -> None:
    every = cases()
    assert len(every) == 18 * 3 * 2 * 12 * 2
    mine = random.Random(1978).sample(every, amount.of(48, len(every), "ZONK_SHEETS"))[part::4]
    file = tmp_path / "sheet.pdf"
    wrong: list[str] = []
    for case in mine:
        ruleset = rules_of(case.rules)
        sheet = document.blank(ruleset, case.players)
        edges = margins(0.0, case.paper, wide=case.wide)
        found = laid(PrintJob((sheet,), paper=case.paper, turn=case.turn, margins=edges))
        one = found.plans[0]
        file.write_bytes(pdf.whole(pdf.made(found.printed)))
        wrong += [f"{case}: {what}" for what in trouble(file, one)]
        for page in (page for page in one.pages if page.lines):
            room, taken = heights(one, page)
            if not page.sums or one.games * taken > room + 1e-6:
                wrong.append(f"{case}: page {page.number}, {taken:.1f} of {room:.1f} mm")
        if one.row < 7.0:
            wrong.append(f"{case}: rows of {one.row:.2f} mm")
        if one.rows < sheet.lasting:
            wrong.append(f"{case}: {one.rows} rows, games take {sheet.lasting}")
    assert not wrong, "\n".join(wrong[:20])


def test_words_under_two_tables_have_the_room_that_was_left(tmp_path: Path) -> None:
    sheet = document.blank(rules_of("zonk-2010"), 1)
    found = laid(PrintJob((sheet,), paper="letter", turn=PaperTurn.UPRIGHT))
    assert (found.plans[0].panels, bool(found.plans[0].under)) == (2, True)
    file = tmp_path / "sheet.pdf"
    file.write_bytes(pdf.whole(pdf.made(found.printed)))
    assert not trouble(file, found.plans[0])
