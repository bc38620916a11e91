"""The head of the 1983 sheet: the great Z, the hand, and the stamp in its square."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from zonk_desktop.sheets.canvas import GREY, WHITE, Canvas
from zonk_desktop.sheets.content import HeadField
from zonk_desktop.sheets.fonts import HAND, SLAB, UNIT, SheetType, elided, fitting, font, width
from zonk_desktop.sheets.laid import LaidPage, Plan
from zonk_desktop.sheets.masthead import dice
from zonk_desktop.sheets.measure import MARGIN
from zonk_desktop.sheets.paths import odd_even
from zonk_desktop.words import say

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
        _fields(canvas, left, y, room, laid.sheet.fields[n : n + each])
        y += pitch
    _stamp(canvas, stamp, MARGIN)
    return MARGIN + 38.0


def _fields(canvas: Canvas, x: float, y: float, room: float, fields: tuple[HeadField, ...]) -> None:
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
