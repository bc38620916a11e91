"""A sheet laid out on paper, as values: its pages, and what stands on each."""

from __future__ import annotations

import math

from zonk_desktop.engine.value import Value
from zonk_desktop.rulebook.cheat import Block
from zonk_desktop.sheets import legend, measure
from zonk_desktop.sheets.cheatbox import CheatSide, foot_height
from zonk_desktop.sheets.content import HeadField, Sheet, SheetRow
from zonk_desktop.sheets.fonts import SLAB, SheetType, cap
from zonk_desktop.sheets.measure import FIELDS, MARGIN, Paper
from zonk_desktop.sheets.rounds import in_100
from zonk_desktop.words import say, sentences


class LaidPage(Value):
    """One page: which players, which rows, with sums or not; or the rules on the back."""

    number: int
    columns: tuple[int, int] = (0, 0)
    lines: tuple[SheetRow, ...] = ()
    #: The first page of its players: the large masthead.
    first: bool = True
    sums: bool = False
    back: bool = False
    #: The keepsake has this page for itself.
    keep: bool = False
    #: The first code of the game that stands here, and the one after the last.
    codes: tuple[int, int] = (0, 0)


class Plan(Value):
    """A sheet laid out on paper."""

    sheet: Sheet
    paper: Paper
    #: The page as it is held, without what wider margins take away.
    width: float
    height: float
    pages: tuple[LaidPage, ...] = ()
    fields: tuple[tuple[HeadField, ...], ...] = ()
    row: float = 8.0
    #: Room for the table; less than the page when rules stand beside it.
    table: float = 0.0
    #: Tables beside each other for one or two players.
    panels: int = 1
    #: Where the cheat sheet stands: side, foot, under, back or nowhere.
    cheat: str = ""
    side: CheatSide | None = None
    #: Words and advice that have no place beside the table.
    more: tuple[Block, ...] = ()
    #: What stands under the last table of a blank sheet.
    under: tuple[Block, ...] = ()
    #: Short games one under the other on a page.
    games: int = 1
    #: Where the keepsake stands: foot, page or nowhere.
    keep: str = ""
    #: Heads over the parts of a column.
    heads: bool = False
    #: Where the page's corner lies on the paper.
    corner: tuple[float, float] = (0.0, 0.0)

    across: bool = False
    #: All ink is black or grey.
    black: bool = False
    #: Written from right to left.
    from_the_right: bool = False

    @property
    def landscape(self) -> bool:
        return self.across

    @property
    def sheet_of_paper(self) -> tuple[float, float]:
        """Width and height of the paper as it is held."""
        wide, high = self.paper.width, self.paper.height
        return (high, wide) if self.across else (wide, high)

    @property
    def sums(self) -> float:
        """Height of the sums under a table."""
        return measure.SUM * (1 if self.sheet.style.columns == 3 else len(self.sheet.totals))

    def in_panel(self, rows: int, *, sums: bool) -> int:
        """Rows of the first panels; the last one has the fewer for the sums under it."""
        spare = math.ceil(self.sums / self.row - 1e-6) if sums and self.panels > 1 else 0
        return -(-(rows + spare) // self.panels)

    @property
    def rows(self) -> int:
        """Rounds that the sheet has room for."""
        return max(line.number for page in self.pages for line in page.lines)

    @property
    def rows_at_first(self) -> int:
        """Those of them on the first page."""
        return max(line.number for line in self.pages[0].lines)

    def headed(self, page: LaidPage) -> str:
        if page.back:
            return say("sheet-page-rules")
        if page.keep:
            return say("sheet-page-keepsake")
        if page.codes[1]:
            return say("sheet-page-codes")
        numbers = [line.number for line in page.lines if line.number]
        rounds = say("sheet-page-number", page=page.number)
        if numbers:
            rounds = say("sheet-page-rounds", first=numbers[0], last=numbers[-1])
        start, stop = page.columns
        if stop - start < len(self.sheet.columns):
            return say("sheet-page-players", rounds=rounds, first=start + 1, last=stop)
        return rounds

    def about(self) -> str:
        """What paper it takes, as a sentence; of a blank sheet also how long a game is."""
        many = len(self.pages)
        paper = say(
            "sheet-on-paper",
            paper=self.paper.name,
            landscape=self.landscape,
            pages=many,
            rules=self.cheat == "back",
        )
        if self.sheet.rounds and not self.sheet.lines:
            share = in_100(self.sheet.lengths, self.rows_at_first)
            rounds = say(
                "sheet-rounds-and-room",
                rounds=self.sheet.rounds,
                rows=self.rows,
                games=self.games,
                split=self.rows_at_first < self.rows and share > 0,
                share=share,
            )
            return sentences((rounds, paper))
        return paper

    @property
    def right(self) -> float:
        return self.width - MARGIN

    @property
    def bottom(self) -> float:
        return self.height - MARGIN

    @property
    def title_size(self) -> float:
        return 25.0 if self.landscape or self.width < 160 else 34.0

    @property
    def head(self) -> float:
        """Height of the large masthead with its fields."""
        if self.sheet.style.bus:
            return 38.0
        title = cap(SheetType(SLAB, self.title_size, 700))
        return title + 7.2 + FIELDS * len(self.fields)

    @property
    def small_head(self) -> float:
        """Height of the masthead of later pages."""
        return 22.0 if self.sheet.style.bus else 11.5

    @property
    def body(self) -> float:
        """Height of a later page between masthead and footer."""
        return self.height - 2 * MARGIN - self.small_head - measure.FOOTER

    @property
    def names(self) -> float:
        """Height of the names and what stands under them."""
        heads = measure.HEADS if self.heads else 0.0
        three = self.sheet.style.columns == 3
        return (measure.NAMES_OF_THREE if three else measure.NAMES) + heads

    @property
    def foot(self) -> float:
        room = self.right - MARGIN
        low = foot_height(self.sheet.cheat, room) if self.cheat == "foot" else 0.0
        return measure.FOOTER + legend.height(self.sheet, room) + low
