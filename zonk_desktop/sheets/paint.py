"""Draws a page of a plan on any QPainter: of a PDF, a printer, or a widget."""

from __future__ import annotations

from contextlib import nullcontext

from PySide6.QtGui import QPainter

from zonk_desktop.sheets import cheatbox, fonts, legend
from zonk_desktop.sheets.canvas import Canvas, Notes
from zonk_desktop.sheets.content import Keepsake
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.masthead import bus_head, footer, head_fields, masthead
from zonk_desktop.sheets.measure import (
    FOOTER,
    GAMES_GAP,
    KEEP_GAP,
    KEEP_TOP,
    LEGEND,
    MARGIN,
    PANEL_GAP,
    UNDER_GAP,
)
from zonk_desktop.sheets.table import SheetPanel


def page(painter: QPainter, laid: Plan, number: int, notes: Notes | None = None) -> None:
    """Draw one page, the first is 0; the painter's unit is 0.01 mm, its origin the corner.

    For a widget: `painter.scale(pixels_per_mm / 100, pixels_per_mm / 100)` beforehand. `notes`
    collects what a PDF says beside its ink.
    """
    this = laid.pages[number]
    canvas = Canvas(
        painter, hand=laid.sheet.style.bus, black=laid.black, notes=notes,
        mirror=laid.width if laid.from_the_right else 0.0,
    )  # fmt: skip
    with nullcontext() if notes is None else notes.page(painter):
        painter.save()
        painter.translate(laid.corner[0] * fonts.UNIT, laid.corner[1] * fonts.UNIT)
        _page(canvas, laid, this)
        painter.restore()


def _page(canvas: Canvas, laid: Plan, this: LaidPage) -> None:
    # Everything in the order it is read: that is how text comes out of the PDF.
    top = (bus_head if laid.sheet.style.bus else masthead)(canvas, laid, this)
    room = laid.right - MARGIN
    if this.keep and laid.sheet.keepsake is not None:
        place = MARGIN, top + KEEP_TOP, room, laid.bottom - FOOTER
        _keepsake(canvas, laid.sheet.keepsake, place, alone=True)
    elif this.codes[1] and laid.sheet.keepsake is not None:
        from zonk_desktop.sheets import seal  # noqa: PLC0415 - few sheets have such pages

        seal.draw_page(canvas, laid.sheet.keepsake, this.codes, MARGIN, top + KEEP_TOP, room)
    elif this.back:
        bottom = laid.bottom - 6
        cheatbox.draw_back(canvas, laid.sheet.cheat, laid.more, MARGIN, top + 1, room, bottom)
    else:
        _front(canvas, laid, this, top)
    footer(canvas, laid, this)


def _keepsake(
    canvas: Canvas, keep: Keepsake, place: tuple[float, float, float, float], *, alone: bool
) -> None:
    from zonk_desktop.sheets import keepsake  # noqa: PLC0415 - a blank sheet has none

    keepsake.draw(canvas, keep, *place, alone=alone)


def _front(canvas: Canvas, laid: Plan, this: LaidPage, top: float) -> None:
    y = top
    for game in range(laid.games):
        if game:
            y = head_fields(canvas, laid, y + GAMES_GAP, laid.table)
        y = _tables(canvas, laid, this, y)
    if laid.side is not None and this.first:
        # Few rows make a low table; the rules then go down as far as they need.
        y = cheatbox.draw_side(canvas, laid.side, laid.right - laid.side.width, top + 1.5, y)
    room = laid.right - MARGIN
    if laid.sheet.legend:
        # Its first line, above the note even where there are several.
        more = legend.height(laid.sheet, room) - LEGEND
        legend.draw(
            canvas, laid.sheet, MARGIN, min(y + LEGEND - 0.9, laid.bottom - FOOTER - more), room
        )
    if laid.keep == "foot" and this.number == max(page.number for page in laid.pages if page.sums):
        start = y + KEEP_GAP + legend.height(laid.sheet, room)
        keep = laid.sheet.keepsake
        assert keep is not None
        _keepsake(canvas, keep, (MARGIN, start, room, laid.bottom - FOOTER), alone=False)
    if laid.under and this.lines[-1].number == laid.rows:
        start = y + legend.height(laid.sheet, room) + UNDER_GAP
        cheatbox.draw_back(canvas, laid.under, (), MARGIN, start, room, laid.bottom - FOOTER)
    if laid.cheat == "foot" and this.sums:
        high = cheatbox.foot_height(laid.sheet.cheat, room)
        cheatbox.draw_foot(canvas, laid.sheet.cheat, MARGIN, laid.bottom - 2 - high, room)


def _tables(canvas: Canvas, laid: Plan, this: LaidPage, top: float) -> float:
    """The panels of one game; returns the lower edge."""
    each = laid.in_panel(len(this.lines), sums=this.sums)
    # Beside the table of a later page no rules stand: it takes the whole of it.
    whole = laid.right - MARGIN if laid.side is not None and not this.first else laid.table
    wide = (whole - PANEL_GAP * (laid.panels - 1)) / laid.panels
    y = top
    for n in range(laid.panels):
        if lines := this.lines[n * each : (n + 1) * each]:
            table = SheetPanel(canvas, laid, this, MARGIN + n * (wide + PANEL_GAP), wide)
            last = n == laid.panels - 1 or (n + 1) * each >= len(this.lines)
            y = max(y, table.draw(top, lines, sums=this.sums and last))
    return y
