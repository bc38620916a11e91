"""The marks and what they say, under the table: one line, or more on narrow paper."""

from __future__ import annotations

from typing import NamedTuple

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.canvas import Canvas
from zonk_desktop.sheets.content import LegendKey, Sheet
from zonk_desktop.sheets.fonts import HAND, PLEX, SheetType, cap, width
from zonk_desktop.sheets.measure import LEGEND, LEGEND_LINE

_LEAST_GAP, _MOST_GAP = 3.0, 8.0


class _Sign(NamedTuple):
    """A key with the heights of its marks and the room it takes."""

    key: LegendKey
    heights: tuple[float, ...]
    wide: float


def _type(sheet: Sheet) -> SheetType:
    return SheetType(HAND if sheet.style.bus else PLEX, 8)


def _signs(sheet: Sheet) -> list[_Sign]:
    found = []
    for key in sheet.legend:
        heights = tuple(1.5 if name == "dashes" else 3.4 for name in key.marks)
        wide = sum(
            marks.path(name).width * high + 0.6
            for name, high in zip(key.marks, heights, strict=True)
        )
        found.append(_Sign(key, heights, wide + 0.6 + width(key.words, _type(sheet))))
    return found


def _rows(sheet: Sheet, room: float) -> list[list[_Sign]]:
    """As many to a line as have room."""
    found: list[list[_Sign]] = []
    taken = 0.0
    for sign in _signs(sheet):
        if found and taken + _LEAST_GAP + sign.wide <= room + 0.5:
            found[-1].append(sign)
            taken += _LEAST_GAP + sign.wide
        else:
            found.append([sign])
            taken = sign.wide
    return found


def height(sheet: Sheet, room: float) -> float:
    """Room that the legend takes under a table of this width."""
    rows = len(_rows(sheet, room))
    return LEGEND + LEGEND_LINE * (rows - 1) if rows else 0.0


def draw(canvas: Canvas, sheet: Sheet, x: float, y: float, room: float) -> None:
    """The lines from y, the middle of the first, down."""
    type_ = _type(sheet)
    rows = _rows(sheet, room)
    for row in rows:
        spare = room - sum(sign.wide for sign in row)
        gap = max(_LEAST_GAP, min(_MOST_GAP, spare / max(1, len(row) - 1)))
        if len(rows) > 1:
            gap = _LEAST_GAP
        at = x
        for key, heights, wide in row:
            start = at
            with canvas.part("P"):
                for name, high in zip(key.marks, heights, strict=True):
                    at += canvas.said_mark(name, at, y, high) + 0.6
                canvas.text(at + 0.6, y + cap(type_) / 2, key.words, type_)
            at = start + wide + gap
        y += LEGEND_LINE
