"""Which rows stand on which page, and how high they are; how many a blank sheet has."""

from __future__ import annotations

import math

from zonk_desktop.engine.value import changed
from zonk_desktop.rulebook.cheat import Block
from zonk_desktop.sheets import cheatbox, measure
from zonk_desktop.sheets.cheatbox import foot_height
from zonk_desktop.sheets.content import TOGETHER, LineKind, SheetRow
from zonk_desktop.sheets.laid import Plan
from zonk_desktop.sheets.measure import FIELDS, GAMES_GAP, KEEP_GAP, MARGIN, UNDER_GAP

#: Blank rows come in fives, when that costs less than this share of them.
_FIVE, _LOST = 5, 0.1
#: The least height that a pen is at ease with.
_EASY = 7.2
_TALLEST = 9.4
#: Of printed rows over a keepsake.
_KEPT = 7.4
#: Of a game of so few rounds that they leave half of the page.
_FEW, _TALLEST_OF_FEW = 12, 13.0
_MOST_ROWS = 2000

Chunks = list[tuple[SheetRow, ...]]


def chunked(laid: Plan) -> tuple[Chunks, Plan]:
    """Rows by page, empty ones added, and the plan with its row height."""
    sheet = laid.sheet
    if not sheet.lines and sheet.empty is None:
        return _blank(laid)
    sums = laid.sums
    lines = list(sheet.lines[:_MOST_ROWS])
    start = max((line.number for line in lines), default=0)
    if (more := sheet.empty) is None:
        more = _filling(len(lines), start, (_first(laid) - sums) / _EASY, laid.panels)
    lines += _empty(more, start + 1)
    if (
        sheet.lines
        and sheet.cheat
        and sheet.keepsake is None
        and len(lines) * 7.0 + sums + foot_height(sheet.cheat, laid.right - MARGIN) <= _first(laid)
    ):
        laid = changed(laid, cheat="foot")
    if not lines:
        lines = _empty(1, 1)
    if not sheet.lines:
        return _under(*_paginated(laid, lines, sums))
    chunks, found = _paginated(laid, lines, sums)
    if sheet.keepsake is not None:
        from zonk_desktop.sheets import keepsake  # noqa: PLC0415 - a blank sheet has none

        # On the foot of the last page where that costs no page; else on a page of its own.
        room = keepsake.least(sheet.keepsake, laid.right - MARGIN) + KEEP_GAP
        closer, low = _paginated(laid, lines, sums + room)
        page = _later(laid) - low.row if len(closer) > 1 else _first(laid)
        fits = _high(low, len(closer[-1])) + room <= page + 0.1
        if len(closer) == len(chunks) and fits:
            # What rows do not need the race has.
            return closer, changed(low, keep="foot", row=min(low.row, _KEPT))
        return chunks, changed(found, keep="page")
    return chunks, found


def _first(laid: Plan) -> float:
    """Room for rows and sums on the first page."""
    return laid.height - 2 * MARGIN - laid.head - laid.names - laid.foot


def _later(laid: Plan) -> float:
    return _first(laid) + laid.head - laid.small_head


def _empty(count: int, first: int) -> list[SheetRow]:
    return [SheetRow(LineKind.EMPTY, first + n) for n in range(min(count, _MOST_ROWS))]


# Blank sheets


def _blank(laid: Plan) -> tuple[Chunks, Plan]:
    """As many rows as fit one page, or as the longest games need on several."""
    sheet, sums = laid.sheet, laid.sums
    first = _first(laid) - sums
    if (two := _two_games(laid, first, sums)) is not None:
        return two
    fit = _capacity(first, _EASY, sums, laid.panels)
    if laid.panels == 1:
        fit = _filling(0, 0, fit, 1)
    if fit < (sheet.ends or sheet.lasting):
        return _several(laid, first, sums)
    # As many rows as the game has rounds, if its rules say so.
    fit = sheet.ends or fit
    need = sheet.ends or sheet.longest or fit
    for rows in range(fit, need - 1, -laid.panels):
        left = first + sums - _high(changed(laid, row=_EASY), rows)
        if blocks := _told(laid, left, laid.names + first + sums):
            even = rows - rows % _FIVE
            even = even if even >= need else rows
            high = first + sums - _high(changed(laid, row=_EASY), even)
            chunks, found = _paginated(laid, _empty(even, 1), sums, high)
            return chunks, _with(found, blocks)
    return _paginated(laid, _empty(fit, 1), sums)


def _two_games(laid: Plan, first: float, sums: float) -> tuple[Chunks, Plan] | None:
    """Two games on one page, where they are so short."""
    sheet = laid.sheet
    rounds = sheet.ends or sheet.longest
    apart = laid.names + FIELDS * len(laid.fields) + GAMES_GAP
    # Of each: its rows, over its sums.
    room = (first + sums - apart) / 2 - sums
    fit = _capacity(room, measure.LEAST_BLANK, sums, laid.panels)
    # On the back the rules would need a page: they are better under one game.
    if not rounds or sheet.style.bus or fit < rounds or laid.cheat == "back":
        return None
    rounds = sheet.ends or max(rounds, _capacity(room, _EASY, sums, laid.panels))
    row = _TALLEST
    while row > measure.LEAST_BLANK and _capacity(room, row, sums, laid.panels) < rounds:
        row -= 0.05
    return [tuple(_empty(rounds, 1))], changed(laid, row=row, games=2)


def _several(laid: Plan, first: float, sums: float) -> tuple[Chunks, Plan]:
    """As many rows as fit on the first page; on the last one as many as the longest games need."""
    sheet = laid.sheet
    # Each row more lets some games end on the first page.
    start = max(1, int(first / measure.LEAST_BLANK))
    row = max(measure.LEAST_BLANK, first / start)
    each = _capacity(_later(laid) - sums - row, row, sums, laid.panels)
    start = _capacity(first, row, sums, laid.panels)
    laid = changed(laid, row=row)
    more = -(-((sheet.ends or sheet.lasting) - start) // each)
    full = sheet.ends or start + more * each

    def dealt(rows: int) -> Chunks:
        lines = _empty(rows, 1)
        return [
            tuple(lines[:start]),
            *(tuple(lines[n : n + each]) for n in range(start, rows, each)),
        ]

    # A game whose rules say how many rounds it has needs all of them.
    least = sheet.ends or min(full, _fives(sheet.longest))
    chunks, found = _under(dealt(least), laid)
    # Where nothing is left to be said the last page is filled, for games that last longer.
    return (chunks, found) if found.under else (dealt(full), found)


def _fives(rows: int) -> int:
    return -(-rows // _FIVE) * _FIVE


def _under(chunks: Chunks, laid: Plan) -> tuple[Chunks, Plan]:
    """The rules that have no place yet, under the last table where it leaves them room."""
    sums = laid.sums
    single = len(chunks) == 1
    room = (_first(laid) if single else _later(laid) - laid.row) - sums
    left = room + sums - _high(laid, len(chunks[-1]))
    blocks = _told(laid, left, laid.names + room + sums if single else 0.0)
    return chunks, _with(laid, blocks)


def _high(laid: Plan, rows: int) -> float:
    """Height of a table with its sums."""
    each = laid.in_panel(rows, sums=True)
    return each * laid.row + (laid.sums if laid.panels == 1 else 0.0)


def _told(laid: Plan, left: float, body: float) -> tuple[Block, ...]:
    """What has room under a table that leaves so much: rules, words and advice; or nothing.

    `body`: height of the part of the page where rules stand beside the table, 0 on later pages.
    """
    sheet = laid.sheet
    if laid.side is not None and body:
        left = min(left, body - laid.side.height)
    wanted = [sheet.cheat + sheet.more if laid.cheat == "back" else laid.more]
    if laid.cheat == "back" and not body:
        # The rules stay on the back, in larger letters.
        wanted.append(sheet.more)
    for blocks in wanted:
        if blocks and cheatbox.fits(blocks, laid.right - MARGIN, left - UNDER_GAP):
            return blocks
    return ()


def _with(laid: Plan, blocks: tuple[Block, ...]) -> Plan:
    if not blocks:
        return laid
    whole = laid.cheat == "back" and blocks != laid.sheet.more
    return changed(laid, under=blocks, more=(), cheat="under" if whole else laid.cheat)


# Rows on pages


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


def _paginated(
    laid: Plan, lines: list[SheetRow], sums: float, under: float = 0.0
) -> tuple[Chunks, Plan]:
    """The rows on as few pages as will do, as high as fits; of a blank sheet each has sums.

    `under`: what is left free under all panels; sums stand under the last alone.
    """
    empty = any(line.kind is LineKind.EMPTY for line in lines)
    least = measure.LEAST_BLANK if empty else measure.LEAST_PRINTED
    first, later = _first(laid) - under, _later(laid) - under
    rooms = (first, later, sums, 0.0 if laid.sheet.lines else sums)
    for pages in range(1, len(lines) + 1):
        row = _TALLEST_OF_FEW if laid.sheet.ends and len(lines) <= _FEW else _TALLEST
        while row >= least - 1e-6:
            if (chunks := _dealt(lines, pages, row, rooms, laid.panels)) is not None:
                return chunks, changed(laid, row=row)
            row -= 0.05
    # Not even one row a page in the least height: as many pages as rows, and let it be tight.
    return [(line,) for line in lines], changed(laid, row=least)


def _dealt(
    lines: list[SheetRow],
    pages: int,
    row: float,
    rooms: tuple[float, float, float, float],
    panels: int,
) -> Chunks | None:
    """The rows on this many pages, None when they do not fit or a page stays empty."""
    first, later, sums, all_sums = rooms
    chunks: Chunks = []
    start = 0
    for page in range(pages):
        under = all_sums or (sums if page == pages - 1 else 0.0)
        room = (first if page == 0 else later - row) - under
        stop = min(len(lines), start + _capacity(room, row, under, panels))
        while start < stop < len(lines) and _joined(lines[stop - 1], lines[stop]):
            stop -= 1
        if stop <= start:
            return None
        chunks.append(tuple(lines[start:stop]))
        start = stop
    return chunks if start == len(lines) else None


def _capacity(room: float, row: float, sums: float, panels: int) -> int:
    """Rows that a page has room for over its sums, which stand under the last panel alone."""
    if panels == 1:
        return max(1, int(room / row + 1e-6))
    lost = math.ceil(sums / row - 1e-6)
    return max(panels, int((room + sums) / row + 1e-6) * panels - lost)


def _joined(above: SheetRow, below: SheetRow) -> bool:
    return above.kind in TOGETHER and below.kind in TOGETHER
