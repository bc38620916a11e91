"""Which rows and players stand on which page, and how high the rows are.

Fewest pages first, then the tallest row that still fits, the same on every page. The halftime
block is never split, and more players than the paper is wide for go evenly on sheets of the same
rounds.
"""

from __future__ import annotations

from zonk_desktop.engine.value import Value
from zonk_desktop.rulebook.cheat_lines import Block
from zonk_desktop.sheets import legend, measure
from zonk_desktop.sheets.cheatbox import Side, beside, foot_height
from zonk_desktop.sheets.content import TOGETHER, Entry, Field, Kind, Line, LineKind, Sheet
from zonk_desktop.sheets.fonts import PLEX, SLAB, Type, cap, width
from zonk_desktop.sheets.measure import (
    BLANK_DIE,
    FIELD_GAP,
    FIELDS,
    KEEP_GAP,
    LEAST_KEPT,
    MARGIN,
    NO_MARGINS,
    PANEL_GAP,
    SIDE_GAP,
    SUM,
    Margins,
    Paper,
)
from zonk_desktop.words import say

#: Blank rows come in fives, when that costs less than this share of them.
_FIVE, _LOST = 5, 0.1
#: The least height that a pen is at ease with.
_EASY = 7.2
_TALLEST = 9.4
#: Of a game of so few rounds that they leave half of the page.
_FEW, _TALLEST_OF_FEW = 12, 13.0
_MOST_ROWS = 2000

#: The rules beside the table begin so far below its upper edge, with a hair to spare at their foot.
_SIDE_TOP = 2.0


class Page(Value):
    """One page: which players, which rows, with sums or not; or the rules on the back."""

    number: int
    columns: tuple[int, int] = (0, 0)
    lines: tuple[Line, ...] = ()
    #: The first page of its players: the large masthead.
    first: bool = True
    sums: bool = False
    back: bool = False
    #: The keepsake has this page for itself.
    keep: bool = False


class Plan(Value):
    """A sheet laid out on paper."""

    sheet: Sheet
    paper: Paper
    #: The page as it is held, without what wider margins take away.
    width: float
    height: float
    pages: tuple[Page, ...] = ()
    fields: tuple[tuple[Field, ...], ...] = ()
    row: float = 8.0
    #: Room for the table; less than the page when rules stand beside it.
    table: float = 0.0
    #: Tables beside each other for one or two players.
    panels: int = 1
    #: Where the cheat sheet stands: side, foot, back or nowhere.
    cheat: str = ""
    side: Side | None = None
    #: Where the keepsake stands: foot, page or nowhere.
    keep: str = ""
    #: Heads over the parts of a column.
    heads: bool = False
    #: Where the page's corner lies on the paper.
    corner: tuple[float, float] = (0.0, 0.0)

    across: bool = False
    #: All ink is black or grey.
    black: bool = False

    @property
    def landscape(self) -> bool:
        return self.across

    @property
    def sheet_of_paper(self) -> tuple[float, float]:
        """Width and height of the paper as it is held."""
        wide, high = self.paper.width, self.paper.height
        return (high, wide) if self.across else (wide, high)

    @property
    def rows(self) -> int:
        """Rounds that the sheet has room for."""
        return max((line.number for page in self.pages for line in page.lines), default=0)

    def headed(self, page: Page) -> str:
        """A page in an outline."""
        if page.back:
            return say("sheet-page-rules")
        if page.keep:
            return say("sheet-page-keepsake")
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
            rounds = say("sheet-rounds-and-room", rounds=self.sheet.rounds, rows=self.rows)
            return f"{rounds} {paper}"
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
        title = cap(Type(SLAB, self.title_size, 700))
        return title + 7.2 + FIELDS * len(self.fields)

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


def plan(
    sheet: Sheet,
    paper: str | Paper = "a4",
    *,
    landscape: bool | None = None,
    margins: Margins = NO_MARGINS,
    black: bool = False,
) -> Plan:
    """Lay a sheet out on paper: "a4", "letter", "a5" or any other size.

    Turned when the players need it, unless `landscape` says how it is held. `margins` are those
    of the paper as it is held; the sheet's own are the least. `black`: in ink of one colour.
    """
    size = measure.PAPERS[paper] if isinstance(paper, str) else paper
    left, top, right, bottom = margins.beyond
    groups = _groups(sheet, size, landscape, left + right)
    across = groups[1]
    wide, high = (size.height, size.width) if across else (size.width, size.height)
    wide, high = wide - left - right, high - top - bottom
    start = Plan(sheet, size, wide, high, corner=(left, top), across=across, black=black)
    most = max(stop - begin for begin, stop in groups[0])
    laid = _arranged(start, most)
    chunks, laid = _chunked(laid, most)
    pages: list[Page] = []
    for columns in groups[0]:
        for n, chunk in enumerate(chunks):
            lines = (_forward(chunks[:n]), *chunk) if n else chunk
            last = n == len(chunks) - 1
            pages.append(Page(len(pages) + 1, columns, lines, n == 0, last))
    if laid.keep == "page":
        pages.append(Page(len(pages) + 1, first=False, keep=True))
    if laid.cheat == "back":
        pages.append(Page(len(pages) + 1, first=False, back=True))
    return laid._replace(pages=tuple(pages))


def _groups(
    sheet: Sheet, size: Paper, landscape: bool | None, lost: float
) -> tuple[list[tuple[int, int]], bool]:
    """Players by sheet, and whether the paper lies across."""
    count = max(1, len(sheet.columns))
    least, good = (19.0, 22.0) if sheet.style.columns == 1 else (31.0, 35.0)

    if size.width < 160:
        # Small paper has few rows across; better narrow columns upright.
        good = least

    def fit(wide: float, each: float) -> int:
        return max(1, int((wide - 2 * MARGIN - measure.THIN_GUTTER) / each))

    across = count > fit(size.width - lost, good) if landscape is None else landscape
    most = fit((size.height if across else size.width) - lost, least)
    sheets = -(-count // most)
    each = -(-count // sheets)
    return [(n, min(n + each, count)) for n in range(0, count, each)], across


def _arranged(laid: Plan, players: int) -> Plan:
    """Fields, table and cheat sheet on the page."""
    sheet = laid.sheet
    room = laid.right - MARGIN
    three = sheet.style.columns == 3
    laid = laid._replace(fields=_field_rows(sheet.fields, room))
    table, cheat = room, "back" if sheet.cheat else ""
    side = None
    least = 34.0 if three else 24.0
    if sheet.cheat and not sheet.lines:
        # Where the columns would be too narrow, or the rules too long, they go on the back.
        high = laid.height - 2 * MARGIN - laid.head - laid.foot - _SIDE_TOP
        spare = room - SIDE_GAP - measure.GUTTER - least * players
        side = beside(sheet.cheat, spare, high, 2 if laid.landscape else 1)
        if side is not None:
            table, cheat = room - SIDE_GAP - side.width, "side"
    elif sheet.lines and cheat:
        # Only where room is left over; a finished sheet needs no rules on its back.
        cheat = ""
    panels = 1
    if not three and players < 3:
        # Rounds go on in a second panel: a column a hand wide is no help.
        panels = max(1, int((table + PANEL_GAP) // (measure.GUTTER + 46 * players + PANEL_GAP)))
    column = (table / panels - measure.GUTTER) / players
    heads = three or (not sheet.lines and sheet.style.hits and not sheet.style.bus and column > 22)
    return laid._replace(table=table, cheat=cheat, side=side, panels=panels, heads=heads)


def _field_rows(fields: tuple[Field, ...], room: float) -> tuple[tuple[Field, ...], ...]:
    """One row of fields, or two that carry the same."""
    if not fields:
        return ()

    needs = [_need(field) for field in fields]
    if sum(needs) + FIELD_GAP * (len(fields) - 1) <= room:
        return (fields,)
    cut = min(range(1, len(fields)), key=lambda n: max(sum(needs[:n]), sum(needs[n:])), default=0)
    return (fields[:cut], fields[cut:]) if cut else (fields,)


def _need(field: Field) -> float:
    """Room that a field asks for: a value its own, an empty one as much as a pen."""
    label = width(field.label.upper(), Type(PLEX, 6.2, 600, 0.06))
    if field.value:
        value = width(field.value, Type(PLEX, 10.5, 600)) + 5.2 * len(field.dice)
        return max(min(value + 3, 70.0), label, 14.0)
    return max(22.0 * field.grow, label, field.blanks * (BLANK_DIE + 0.8))


def field_widths(fields: tuple[Field, ...], room: float) -> list[float]:
    """The fields of a row: what each asks for, and of the rest each its share."""
    room -= FIELD_GAP * (len(fields) - 1)
    needs = [_need(field) for field in fields]
    spare = room - sum(needs)
    if spare < 0:
        return [room * need / sum(needs) for need in needs]
    total = sum(field.grow for field in fields)
    return [need + spare * field.grow / total for need, field in zip(needs, fields, strict=True)]


def _chunked(laid: Plan, players: int) -> tuple[list[tuple[Line, ...]], Plan]:
    """Rows by page, empty ones added, and the row height."""
    sheet = laid.sheet
    sums = SUM * (1 if sheet.style.columns == 3 else len(sheet.totals))
    lines = list(sheet.lines[:_MOST_ROWS])
    first = laid.height - 2 * MARGIN - laid.head - laid.names - laid.foot
    start = max((line.number for line in lines), default=0)
    more = sheet.empty
    if more is None:
        more = _filling(len(lines), start, (first - sums) / _EASY, laid.panels)
        if not lines and sheet.ends:
            # As many rows as the game has rounds, and no more.
            more = sheet.ends
        elif not lines and more < sheet.lasting:
            more = _lasting(laid, (first, sums), sheet.lasting)
    lines += [Line(LineKind.EMPTY, start + n + 1) for n in range(min(more, _MOST_ROWS))]
    if (
        sheet.lines
        and sheet.cheat
        and sheet.keepsake is None
        and len(lines) * 7.0 + sums + foot_height(sheet.cheat, laid.right - MARGIN) <= first
    ):
        laid = laid._replace(cheat="foot")
    if not lines:
        lines = [Line(LineKind.EMPTY, 1)]
    chunks, row = _paginate(laid, lines, sums)
    if sheet.keepsake is not None:
        from zonk_desktop.sheets import keepsake  # noqa: PLC0415 - a blank sheet has none

        # On the foot of the last page where that costs no page; else on a page of its own.
        room = keepsake.least(sheet.keepsake, laid.right - MARGIN) + KEEP_GAP
        closer, low = _paginate(laid, lines, sums + room)
        if len(closer) == len(chunks) and low >= LEAST_KEPT:
            return closer, laid._replace(row=low, keep="foot")
        return chunks, laid._replace(row=row, keep="page")
    return chunks, laid._replace(row=row)


def _filling(rows: int, number: int, room: float, panels: int) -> int:
    """How many empty rows fill the page; down to a multiple of five when that costs little."""
    fitting_ = int(room + 1e-6)
    more = max(0, fitting_ - rows)
    spare = (number + more) % _FIVE
    if spare < more and spare < _LOST * fitting_:
        more -= spare
    if panels > 1:
        more = more * panels + (rows + number) * (panels - 1) if not rows else more
    return more


def _lasting(laid: Plan, rooms: tuple[float, float], rounds: int) -> int:
    """Rows of a sheet of several pages that lasts for most games."""
    first, sums = rooms
    later = first + laid.head - small_head(laid) - _EASY
    # The last page bears the sums; one page alone was not enough.
    each, last = (max(1, int(room / _EASY)) for room in (later, later - sums))
    rows = int(first / _EASY) + last
    while rows * laid.panels < rounds:
        rows += each
    rows *= laid.panels
    spare = rows % _FIVE
    return max(rounds, rows - spare if spare < _LOST * rows else rows)


def _paginate(laid: Plan, lines: list[Line], sums: float) -> tuple[list[tuple[Line, ...]], float]:
    empty = any(line.kind is LineKind.EMPTY for line in lines)
    least = measure.LEAST_BLANK if empty else measure.LEAST_PRINTED
    free = laid.height - 2 * MARGIN - laid.names - laid.foot
    first, later = free - laid.head, free - small_head(laid)
    for pages in range(1, len(lines) + 1):
        row = _TALLEST_OF_FEW if laid.sheet.ends and len(lines) <= _FEW else _TALLEST
        while row >= least:
            chunks = _dealt(lines, pages, row, (first, later, sums), laid.panels)
            if chunks is not None:
                return chunks, row
            row -= 0.05
    # Not even one row a page in the least height: as many pages as rows, and let it be tight.
    return [(line,) for line in lines], least


def small_head(laid: Plan) -> float:
    """Height of the masthead of later pages."""
    return 22.0 if laid.sheet.style.bus else 11.5


def _dealt(
    lines: list[Line], pages: int, row: float, rooms: tuple[float, float, float], panels: int
) -> list[tuple[Line, ...]] | None:
    """The rows on so many pages, None when they do not fit or a page stays empty."""
    first, later, sums = rooms
    chunks: list[tuple[Line, ...]] = []
    start = 0
    for page in range(pages):
        room = (first if page == 0 else later - row) - (sums if page == pages - 1 else 0)
        stop = min(len(lines), start + int(room / row + 1e-6) * panels)
        while start < stop < len(lines) and _joined(lines[stop - 1], lines[stop]):
            stop -= 1
        if stop <= start:
            return None
        chunks.append(tuple(lines[start:stop]))
        start = stop
    return chunks if start == len(lines) else None


def _joined(above: Line, below: Line) -> bool:
    return above.kind in TOGETHER and below.kind in TOGETHER


def _forward(before: list[tuple[Line, ...]]) -> Line:
    """Last total and hits so far of every player, for the head of the next page."""
    lines = [line for chunk in before for line in chunk if line.entries]
    if not lines:
        return Line(LineKind.FORWARD, 0)
    count = len(lines[0].entries)
    totals = ["0"] * count
    hits = [0] * count
    for line in lines:
        for n, entry in enumerate(line.entries):
            hits[n] += entry.hits
            if entry.kind in {Kind.TOTAL, Kind.WORD, Kind.ZED}:
                totals[n] = str(entry.after)
    return Line(
        LineKind.FORWARD,
        0,
        tuple(Entry(Kind.SUM, totals[n], hits=hits[n], marks=()) for n in range(count)),
    )


__all__ = ["Block", "Page", "Plan", "plan"]
