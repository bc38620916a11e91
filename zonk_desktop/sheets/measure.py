"""Measures of the sheets in millimetres, and of the columns and marks on them."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import SheetStyle

#: No ink outside it: printers hold paper by its edge.
MARGIN = 12.0
NAMES, NAMES_OF_THREE = 11.0, 9.0
HEADS = 4.2
SUM = 8.5
GUTTER, THIN_GUTTER = 8.0, 7.0
#: A column narrower than this has smaller totals and fewer flags.
NARROW = 26.0
FIELDS, FIELD_GAP = 10.5, 4.0
#: An empty die to draw a face into.
BLANK_DIE = 5.7
LEGEND, LEGEND_LINE = 6.5, 4.2
FOOTER = 6.0
SIDE_GAP = 5.0
PANEL_GAP = 5.0
#: Over the second of two games on a page, and over rules under a table.
GAMES_GAP, UNDER_GAP = 4.0, 4.0
#: Air over the keepsake.
KEEP_GAP = 4.0
#: And on a page of its own.
KEEP_TOP = 2.0
#: More codes than these have pages of their own.
MOST_AT_FOOT = 2
#: A pen needs more than print.
LEAST_BLANK, LEAST_PRINTED = 7.0, 6.2


class Paper(NamedTuple):
    """A sheet of paper, upright."""

    name: str
    width: float
    height: float


class Margins(NamedTuple):
    """Edges of the paper that must stay white; the sheet's own are never smaller."""

    left: float = MARGIN
    top: float = MARGIN
    right: float = MARGIN
    bottom: float = MARGIN

    @property
    def beyond(self) -> tuple[float, float, float, float]:
        """How much they go beyond the sheet's own: left, top, right, bottom."""
        return (
            max(0.0, self.left - MARGIN),
            max(0.0, self.top - MARGIN),
            max(0.0, self.right - MARGIN),
            max(0.0, self.bottom - MARGIN),
        )


NO_MARGINS = Margins()

PAPERS = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
    "a5": Paper("A5", 148.0, 210.0),
}

#: Heights of the marks left of a total.
SIZES = {"devil": 4.9, "halftime": 4.4, "magic": 3.7, "square": 3.8, "straight": 3.9}
SIZE = 4.0
#: Heights of the signs in a column of hits.
SIGNS = {"star": 3.1, "flag": 3.1, "asterisk": 2.7, "reroll": 3.5, "reroll-used": 3.9}


def sign_height(name: str) -> float:
    """Height of a sign in a column of hits; a die and a ring of stars need most."""
    if name.startswith("zed"):
        return 3.4
    return SIGNS.get(name, 4.9 if name.startswith("bong") else 3.6)


class Flags(NamedTuple):
    """The marks of hits right of a total: height, pitch, and the most that stand singly."""

    mark: str
    height: float
    pitch: float
    most: int

    def width(self, hits: int) -> float:
        """Room that this many take, one by one or as one and a figure."""
        if not hits:
            return 0.0
        return self.pitch * hits if hits <= self.most else self.short(hits)

    def short(self, hits: int) -> float:
        """Room for one and a figure."""
        return marks.path(self.mark).width * self.height + 0.7 + 1.7 * len(str(hits))


def flags(look: SheetStyle, column: float) -> Flags:
    if look.hit == "flag":
        return Flags("flag", 3.5, 3.0, 99) if column > NARROW else Flags("flag", 2.8, 2.05, 3)
    return Flags(look.hit, 2.7, 2.95, 99) if column > NARROW else Flags(look.hit, 2.2, 2.4, 3)


def edge(column: float) -> float:
    """Where all totals of a column end, from its left edge."""
    return column * (0.60 if column < NARROW else 0.53)


def split(column: float) -> tuple[float, float]:
    """Widths of total and turn in a column of three; the hits take the rest."""
    return min(15.0, column * 0.33), min(12.0, column * 0.25)


def gutter(width: float, columns: int) -> float:
    return GUTTER if width / columns > 24 else THIN_GUTTER


class Figures(NamedTuple):
    """The size of all totals of a sheet, and of all figures of a turn, in points."""

    total: float
    turn: float
