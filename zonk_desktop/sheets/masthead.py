"""Head and foot of a page: title, fields, note; the head of 1983 with its great Z."""

from __future__ import annotations

import random
from contextlib import nullcontext

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from zonk_desktop.sheets.canvas import BLOOD, FAINT, GREY, INK, TRIO, WHITE, Canvas
from zonk_desktop.sheets.content import HeadField, SheetStyle
from zonk_desktop.sheets.fonts import (
    HAND,
    PLEX,
    SLAB,
    UNIT,
    SheetType,
    cap,
    elided,
    fitting,
    folded,
    font,
    width,
)
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.measure import BLANK_DIE, FIELD_GAP, FIELDS, MARGIN
from zonk_desktop.sheets.signs import odd_even
from zonk_desktop.sheets.style import field_widths
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


_SIDE = 34.0
_DIE = 5.2
_RED, _GREEN = QColor(150, 48, 40), QColor(58, 96, 66)


def bus_head(canvas: Canvas, laid: Plan, page: LaidPage) -> float:
    """The Z, the fields as a hand wrote them, the stamp; returns where the table begins."""
    large = page.first
    canvas.mark("great-zed", MARGIN - 1, MARGIN + (15.5 if large else 8), 31 if large else 16)
    with canvas.part("H1"):
        canvas.hidden(MARGIN, MARGIN + (16 if large else 8), "Z")
    if not large:
        said = say("sheet-page-of", page=page.number, pages=len(laid.pages))
        canvas.text(laid.right, MARGIN + 9, said, SheetType(HAND, 10), GREY, "right")
        return MARGIN + laid.small_head
    left, stamp = MARGIN + 35, laid.right - _SIDE
    players = laid.sheet.columns
    look = laid.sheet.style
    subtitle = look.subtitle if any(column.name for column in players) else look.players
    # On small paper one field a line, closer together: names need the room.
    small = stamp - 8 - left < 80
    room = stamp - (4 if small else 8) - left
    type_ = fitting(subtitle, SheetType(HAND, 13), room, 6)
    each, pitch, base = (1, 6.4, 5.0) if small else (2, 9.0, 9.5)
    with canvas.part("P"):
        taken = canvas.text(left, MARGIN + base, elided(subtitle, type_, room), type_)
    row = look.dice * (_DIE * 0.94 + 1.0) - 1.0
    if taken + 4 + row <= room:
        dice(canvas, left + room - row, MARGIN + base - 1.6, _DIE, look)
    y = MARGIN + base + 5.5 - (3.0 if small else 0.0)
    for n in range(0, len(laid.sheet.fields), each):
        _bus_fields(canvas, left, y, room, laid.sheet.fields[n : n + each])
        y += pitch
    _stamp(canvas, stamp, MARGIN)
    return MARGIN + 38.0


def _bus_fields(
    canvas: Canvas, x: float, y: float, room: float, fields: tuple[HeadField, ...]
) -> None:
    label, value = SheetType(HAND, 9), SheetType(HAND, 12)
    each = (room - 5 * (len(fields) - 1)) / len(fields)
    for field in fields:
        # On small paper a long label leaves room for the pen.
        named = fitting(field.label, label, each * 0.6, 6)
        with canvas.part("P"):
            said = elided(field.label, named, each * 0.6)
            canvas.text(x, y + 5.5, f"{said} ", named, GREY)
            wide = width(said, named)
            free = each - wide - 2
            size = fitting(field.value, value, free, 8)
            canvas.text(x + wide + 2, y + 5.4, elided(field.value, size, free), size)
        canvas.line((x + wide + 1.2, y + 6.6), (x + each, y + 6.6), 0.2)
        x += each + 5


def _stamp(canvas: Canvas, x: float, y: float) -> None:
    """A square drawn by hand, and in it the rubber stamp of the official copies."""
    corners = [(x, y), (x + _SIDE, y), (x + _SIDE, y + _SIDE), (x, y + _SIDE)]
    for n, corner in enumerate(corners):
        canvas.line(corner, corners[(n + 1) % 4], 0.35)
    middle = y + _SIDE / 2
    red, green = canvas.ink(_RED), canvas.ink(_GREEN)
    with canvas.turned(x + _SIDE / 2, middle, -7) as painter:
        for radius, weight in ((15.2, 0.8), (13.9, 0.3)):
            ring = QPainterPath()
            ring.addEllipse(QPointF(0, 0), radius * UNIT, radius * 0.84 * UNIT)
            painter.strokePath(ring, QPen(red, weight * UNIT))
        _words(painter, "MAGIC BUS", 12, 1.2, red)
        _words(painter, "Rue de Rivoli", 8.4, 5.0, green)
        _words(painter, "PARIS", 8.8, 9.0, green)
        painter.fillPath(_vehicle(), green)
        painter.fillPath(_specks(), WHITE)
    # Turned text extracts in pieces, so the stamp is outlines with straight text under them.
    for n, said in enumerate(("Magic Bus", "Rue de Rivoli", "Paris")):
        canvas.hidden(x + 6, middle + 5 * (n - 1), said, _SIDE - 12)


def _words(painter: QPainter, words: str, points: float, base: float, colour: QColor) -> None:
    type_ = SheetType(SLAB, points, 700)
    path = QPainterPath()
    path.addText(QPointF(-width(words, type_) / 2 * UNIT, base * UNIT), font(type_), words)
    painter.fillPath(path, colour)


def _rect(x: float, y: float, wide: float, high: float) -> QRectF:
    return QRectF(x * UNIT, y * UNIT, wide * UNIT, high * UNIT)


def _vehicle() -> QPainterPath:
    """A small bus that rides over the words."""
    body = QPainterPath()
    body.addRoundedRect(_rect(-5.0, -8.6, 10.0, 4.0), 0.9 * UNIT, 0.9 * UNIT)
    for n in range(4):
        window = QPainterPath()
        window.addRect(_rect(-4.2 + n * 2.2, -7.8, 1.7, 1.3))
        body = body.subtracted(window)
    for x in (-2.8, 2.8):
        wheel, hub = QPainterPath(), QPainterPath()
        at = QPointF(x * UNIT, -4.5 * UNIT)
        wheel.addEllipse(at, 1.05 * UNIT, 1.05 * UNIT)
        hub.addEllipse(at, 0.4 * UNIT, 0.4 * UNIT)
        body = body.united(wheel).subtracted(hub)
    return body


def _specks() -> QPainterPath:
    """Ink that did not take: the same ones every time."""
    place = random.Random(7)
    gaps = odd_even()
    for _ in range(120):
        radius = place.uniform(0.05, 0.17) * UNIT
        at = QPointF(place.uniform(-14, 14) * UNIT, place.uniform(-11, 11) * UNIT)
        gaps.addEllipse(at, radius, radius)
    return gaps
