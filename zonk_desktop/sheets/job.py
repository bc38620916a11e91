"""What is to be printed, as values: sheets, paper, margins, pages, copies. It knows no printer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from zonk_desktop.engine.value import Value, changed
from zonk_desktop.sheets.content import Sheet
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.layout import plan
from zonk_desktop.sheets.measure import MARGIN, NO_MARGINS, PAPERS, Margins

#: For holes and folders.
WIDE, WIDE_SMALL = 20.0, 15.0
SMALL = 160.0
MOST_COPIES = 99


class PaperTurn(Enum):
    AUTO = "auto"
    UPRIGHT = "portrait"
    ACROSS = "landscape"


class PrintJob(Value):
    """Sheets that go to paper together."""

    sheets: tuple[Sheet, ...]
    paper: str = "a4"
    turn: PaperTurn = PaperTurn.AUTO
    margins: Margins = NO_MARGINS
    #: "1-3, 5"; all when empty.
    pages: str = ""
    copies: int = 1
    both_sides: bool = False
    #: Ink of one colour.
    black: bool = False
    #: The rules beside the tables or on their backs.
    rules: bool = True


class JobSide(NamedTuple):
    """A printed side: of which sheet, laid out, which page."""

    laid: Plan
    page: int
    #: Which of the sheets it is.
    sheet: int = 0


class LaidJob(NamedTuple):
    """A job on its sides: all of them, and the ones that are wanted."""

    plans: tuple[Plan, ...]
    sides: tuple[JobSide, ...]
    wanted: tuple[int, ...]

    @property
    def printed(self) -> tuple[JobSide, ...]:
        return tuple(self.sides[n] for n in self.wanted)


class PagesError(Exception):
    """What was typed names no pages: the part that does not."""


def laid(job: PrintJob) -> LaidJob:
    """Every sheet on its paper; raises PagesError."""
    turn = None if job.turn is PaperTurn.AUTO else job.turn is PaperTurn.ACROSS
    plans = tuple(
        plan(
            sheet if job.rules else changed(sheet, cheat=(), more=()),
            job.paper,
            landscape=turn,
            margins=job.margins,
            black=job.black,
        )
        for sheet in job.sheets
    )
    sides = tuple(
        JobSide(one, page, number)
        for number, one in enumerate(plans)
        for page in range(len(one.pages))
    )
    return LaidJob(plans, sides, picked(job.pages, len(sides)))


#: Compiled when it is needed: a PDF of all pages has no use for it.
_PART = r"(\d{0,6})\s*(-?)\s*(\d{0,6})"


def picked(pages: str, most: int) -> tuple[int, ...]:
    """Sides by number, the first is 0: "1-3, 5", "4-", "-2"; all when nothing is said.

    In their own order and once each. Raises PagesError for what is no page of these.
    """
    parts = [part.strip() for part in re.split(r"[,;]", pages.replace("–", "-"))]
    if not any(parts):
        return tuple(range(most))
    found: set[int] = set()
    for part in filter(None, parts):
        match = re.fullmatch(_PART, part, re.ASCII)
        if match is None or not (match[1] or match[3]) or (match[3] and not match[2]):
            raise PagesError(part)
        first = int(match[1] or 1)
        last = int(match[3] or most) if match[2] else first
        if not 1 <= first <= last <= most:
            raise PagesError(part)
        found.update(range(first - 1, last))
    return tuple(sorted(found))


def turned(laid_: LaidJob, *, both_sides: bool) -> tuple[JobSide | None, ...]:
    """The sides as they go through a printer; None is left empty, so that each sheet begins again.

    Who prints one side has no need of empty ones.
    """
    found: list[JobSide | None] = []
    for side in laid_.printed:
        before = found[-1] if found else None
        if both_sides and before is not None and before.sheet != side.sheet and len(found) % 2:
            found.append(None)
        found.append(side)
    return tuple(found)


def leaves(sides: Sequence[object], job: PrintJob) -> int:
    """Pieces of paper."""
    each = -(-len(sides) // 2) if job.both_sides else len(sides)
    return each * job.copies


def margins(least: float, paper: str, *, wide: bool) -> Margins:
    """As narrow as the printer and the sheet allow, or wide; small paper has less to give."""
    small = PAPERS[paper].width < SMALL
    edge = max(MARGIN, least, (WIDE_SMALL if small else WIDE) if wide else 0.0)
    return Margins(edge, edge, edge, edge)
