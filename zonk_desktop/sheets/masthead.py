"""Head and foot of a page: title, fields, note."""

from __future__ import annotations

from contextlib import nullcontext

from zonk_desktop.sheets.canvas import BLOOD, FAINT, GREY, INK, TRIO, Canvas
from zonk_desktop.sheets.content import HeadField, SheetStyle
from zonk_desktop.sheets.field_room import field_widths
from zonk_desktop.sheets.fonts import HAND, PLEX, SLAB, SheetType, cap, elided, fitting, width
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.lines import folded
from zonk_desktop.sheets.measure import BLANK_DIE, FIELD_GAP, FIELDS, MARGIN
from zonk_desktop.words import say

_LABEL = SheetType(PLEX, 6.2, 600, 0.06)


def masthead(canvas: Canvas, laid: Plan, page: LaidPage) -> float:
    """Title, dice and fields; small on later pages. Returns where the table begins."""
    look = laid.sheet.style
    large = page.first
    title = SheetType(SLAB, laid.title_size if large else 14, 700)
    title = fitting(look.title, title, (laid.right - MARGIN) * 0.6, 12)
    base = MARGIN + cap(SheetType(SLAB, laid.title_size if large else 14, 700))
    with canvas.part("H1"):
        wide = canvas.text(MARGIN - 0.3, base, look.title, title)
    after = MARGIN + wide + (4 if large else 3)
    right = laid.right
    words = SheetType(PLEX, 11 if large else 9)
    if large:
        high = cap(title) * 0.62
        row = look.dice * (high * 0.94 + 1.0) - 1.0
        if after + width(look.subtitle, words) <= right - row - 4:
            # On narrow paper the words stay and the ornament goes.
            dice(canvas, right - row, base - high / 2 + 0.15, high, look)
    else:
        said = say("sheet-page-of", page=page.number, pages=len(laid.pages))
        right -= canvas.text(right, base, said, words, GREY, "right") + 3
    words = fitting(look.subtitle, words, right - after, 7)
    with canvas.part("P"):
        canvas.text(after, base, elided(look.subtitle, words, right - after), words, GREY)
    y = base + 2.6
    canvas.line((MARGIN, y), (laid.right, y), 0.9)
    canvas.line((MARGIN, y + 1.05), (laid.right, y + 1.05), 0.2)
    y += 2.6
    if not large:
        return y + 1.0
    return head_fields(canvas, laid, y, laid.right - MARGIN) + 2.0


def head_fields(canvas: Canvas, laid: Plan, y: float, room: float) -> float:
    """All rows of fields; returns the lower edge."""
    for fields in laid.fields:
        _fields(canvas, MARGIN, y, room, fields)
        y += FIELDS
    return y


def dice(canvas: Canvas, x: float, middle: float, high: float, look: SheetStyle) -> None:
    """A row of the sheet's dice from x on, each in its colour."""
    for n in range(look.dice):
        solid, colour = look.odd_die and n == look.dice - 1, BLOOD
        if look.trio:
            # White, red and black: grey paper tells them apart as well.
            third = n * 3 // look.dice
            solid, colour = third > 0, (INK, TRIO, INK)[third]
        face = n % 6 + 1
        name = f"die-{face}-solid" if solid else f"die-{face}"
        canvas.mark(name, x, middle, high, colour if solid else INK)
        x += high * 0.94 + 1.0


def _fields(canvas: Canvas, x: float, y: float, wide: float, fields: tuple[HeadField, ...]) -> None:
    """Labels small above; below a value, or a line with room for the pen."""
    for field, each in zip(fields, field_widths(fields, wide), strict=True):
        base = y + 7.6
        with canvas.part("P"):
            # With a space behind it, as what follows is another word.
            said = field.label.upper()
            small = fitting(said, _LABEL, each, 4.5)
            canvas.text(x, y + 2.4, f"{elided(said, small, each)} ", small, GREY)
            size = fitting(field.value, SheetType(PLEX, 10.5, 600), each, 7.5)
            used = canvas.text(x, base, elided(field.value, size, each), size)
        if field.dice and each - used > len(field.dice) * 5.2:
            die = x + used + 2.5
            with canvas.as_it_is(die, len(field.dice) * 5.0 - 0.7):
                for face in field.dice:
                    die += canvas.mark(f"die-{face}", die, base - 1.35, 4.3) + 0.7
        if field.blanks and not field.value:
            # Dice to draw the faces into stand in the place of the line.
            die = min(BLANK_DIE, (each + 0.8) / field.blanks - 0.8)
            at = x
            for _ in range(field.blanks):
                at += canvas.mark("die-blank", at, y + 9.3 - die / 2, die) + 0.8
            x += each + FIELD_GAP
            continue
        colour = FAINT if field.value else INK
        canvas.line((x, y + 8.9), (x + each, y + 8.9), 0.18, colour)
        x += each + FIELD_GAP


def footer(canvas: Canvas, laid: Plan, page: LaidPage) -> None:
    """The table's remark on the left, the page on the right."""
    hand = laid.sheet.style.bus
    type_ = SheetType(HAND if hand else PLEX, 7.5)
    right = laid.right
    if len(laid.pages) > 1:
        said = f"{page.number} / {len(laid.pages)}"
        right -= canvas.text(right, laid.bottom, said, type_, GREY, "right") + 4
    if laid.sheet.pledge and page.number == 1:
        # Whole, or it could not be held against the seed.
        said = say("sheet-dice-pledged", pledge=laid.sheet.pledge)
        with canvas.part("P"):
            right -= canvas.text(right, laid.bottom, said, SheetType(PLEX, 5.2), GREY, "right") + 4
    with canvas.part("P") if page.number == 1 else nullcontext():
        x = MARGIN
        if hand:
            # The sheet's own line: M to the sixth.
            line, power = "© 1983, M", SheetType(HAND, 5)
            with canvas.as_it_is(x, width(line, type_) + width("6", power)):
                x += canvas.text(x, laid.bottom, line, type_, GREY)
                x += canvas.text(x, laid.bottom - 1.0, "6", power, GREY) + 4
        small, lines = folded(laid.sheet.note, type_, right - x, 5.0)
        if len(lines) > 1:
            small = small._replace(points=min(small.points, 6.0))
        base = laid.bottom - 2.4 * (len(lines) - 1)
        for line in lines:
            canvas.text(x, base, elided(line, small, right - x), small, GREY)
            base += 2.4
