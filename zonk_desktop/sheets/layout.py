"""The layout: players on sheets, rules beside the table or on the back, rows on pages.

Fewest pages first, then the tallest row that still fits, the same on every page. The halftime
block is never split, and more players than the paper is wide for go evenly on sheets of the same
rounds.
"""

from __future__ import annotations

from zonk_desktop.engine.value import changed
from zonk_desktop.sheets import measure
from zonk_desktop.sheets.cheatbox import beside
from zonk_desktop.sheets.content import EntryKind, LineKind, Sheet, SheetRow, TurnEntry
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.measure import (
    KEEP_TOP,
    MARGIN,
    MOST_AT_FOOT,
    NO_MARGINS,
    PANEL_GAP,
    SIDE_GAP,
    Margins,
    Paper,
)
from zonk_desktop.sheets.rows import chunked
from zonk_desktop.sheets.style import field_rows
from zonk_desktop.words import speech

#: The rules beside the table begin so far below its upper edge, with a hair to spare at their foot.
_SIDE_TOP = 2.0


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
    start = Plan(
        sheet, size, wide, high, corner=(left, top), across=across, black=black,
        from_the_right=speech().from_the_right,
    )  # fmt: skip
    most = max(stop - begin for begin, stop in groups[0])
    laid = _apart(_arranged(start, most))
    chunks, laid = chunked(laid)
    pages: list[LaidPage] = []
    for columns in groups[0]:
        for n, chunk in enumerate(chunks):
            lines = (_forward(chunks[:n]), *chunk) if n else chunk
            # A game by hand may end on any page.
            sums = n == len(chunks) - 1 or not sheet.lines
            pages.append(LaidPage(len(pages) + 1, columns, lines, n == 0, sums))
    if laid.keep == "page":
        pages.append(LaidPage(len(pages) + 1, first=False, keep=True))
    for some in _coded(laid):
        pages.append(LaidPage(len(pages) + 1, first=False, codes=some))
    if laid.cheat == "back":
        pages.append(LaidPage(len(pages) + 1, first=False, back=True))
    return changed(laid, pages=tuple(pages))


def _apart(laid: Plan) -> Plan:
    """With codes on pages of their own, where there are many or no page has room beside them."""
    keep = laid.sheet.keepsake
    if keep is None or not keep.codes:
        return laid
    from zonk_desktop.sheets import keepsake  # noqa: PLC0415 - a blank sheet has none

    least = keepsake.least(keep, laid.right - MARGIN) + KEEP_TOP
    if len(keep.codes) <= MOST_AT_FOOT and least <= laid.body:
        return laid
    return changed(laid, sheet=changed(laid.sheet, keepsake=keep._replace(apart=True)))


def _coded(laid: Plan) -> list[tuple[int, int]]:
    """Codes by page, where they have pages of their own."""
    keep = laid.sheet.keepsake
    if keep is None or not keep.apart:
        return []
    from zonk_desktop.sheets import seal  # noqa: PLC0415 - few sheets have such pages

    each = seal.on_page(laid.right - MARGIN, laid.body - KEEP_TOP)
    return [(n, min(n + each, len(keep.codes))) for n in range(0, len(keep.codes), each)]


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
    laid = changed(laid, fields=field_rows(sheet.fields, room))
    table, cheat = room, "back" if sheet.cheat else ""
    side = None
    more = sheet.more
    least = 34.0 if three else 24.0
    if sheet.cheat and not sheet.lines:
        # Where the columns would be too narrow, or the rules too long, they go on the back.
        high = laid.height - 2 * MARGIN - laid.head - laid.foot - _SIDE_TOP
        spare = room - SIDE_GAP - measure.GUTTER - least * players
        count = 2 if laid.landscape else 1
        if (side := beside(sheet.cheat, spare, high, count)) is not None:
            table, cheat = room - SIDE_GAP - side.width, "side"
            # Words and advice as well, where they cost the table nothing.
            whole = beside(sheet.cheat + more, side.width, high, count) if more else None
            if whole is not None:
                side, more = whole, ()
    elif sheet.lines:
        # Only where room is left over; a finished sheet needs no rules on its back.
        cheat = ""
    panels = 1
    if not three and players < 3:
        # Rounds go on in a second panel: a column a hand wide is no help.
        panels = max(1, int((table + PANEL_GAP) // (measure.GUTTER + 46 * players + PANEL_GAP)))
    column = (table / panels - measure.GUTTER) / players
    heads = three or (not sheet.lines and sheet.style.hits and not sheet.style.bus and column > 22)
    return changed(laid, table=table, cheat=cheat, side=side, more=more, panels=panels, heads=heads)


def _forward(before: list[tuple[SheetRow, ...]]) -> SheetRow:
    """Last total and hits so far of every player, for the head of the next page."""
    lines = [line for chunk in before for line in chunk if line.entries]
    if not lines:
        return SheetRow(LineKind.FORWARD, 0)
    count = len(lines[0].entries)
    totals = ["0"] * count
    hits = [0] * count
    for line in lines:
        for n, entry in enumerate(line.entries):
            hits[n] += entry.hits
            if entry.kind in {EntryKind.TOTAL, EntryKind.WORD, EntryKind.ZED}:
                totals[n] = str(entry.after)
    return SheetRow(
        LineKind.FORWARD,
        0,
        tuple(TurnEntry(EntryKind.SUM, totals[n], hits=hits[n], marks=()) for n in range(count)),
    )
