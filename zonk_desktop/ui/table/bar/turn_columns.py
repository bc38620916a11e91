"""The figures of the turn bar: which there are, and on which line each of them stands."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontMetricsF

from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, per_cent
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.words import say

#: The size of a label and of a figure, and the least of both.
_SIZES = 17, 58
_LABEL, _NUMBER = 12, 18
#: A disc that would take more than this of the size of all figures is left out.
_TAKES = 0.75


class BarColumn(NamedTuple):
    """One of the figures under its label."""

    name: str
    label: str
    number: str
    colour: QColor
    #: Where it begins, and the room it has.
    left: float = 0.0
    width: float = 0.0
    struck: bool = False
    #: Whose disc stands before the figure, -1 for nobody's.
    seat: int = -1


class Fonts(NamedTuple):
    """The fonts of labels and figures: one size for all of them."""

    label: QFont
    number: QFont
    #: Whether there is room for the disc before a figure.
    discs: bool


def disc(number: QFont) -> float:
    """The width of a disc before a figure, with the gap behind it."""
    return QFontMetricsF(number).capHeight() * 1.4


def columns(
    style: Style, view: TurnView, shown: int, lines: tuple[int, ...], width: int
) -> list[BarColumn]:
    """The columns, each on its own line of `lines`; `shown`: the points counted so far."""
    ink = style.colour("ink")
    first: BarColumn | None = None
    if view.points_label:
        colour = style.colour("ink2") if view.loss else ink
        first = BarColumn("points", view.points_label, figure(shown), colour, struck=view.loss)
    second = None if view.stay is None else BarColumn("stay", *view.stay, ink)
    if view.lead is not None:
        lead = BarColumn("lead", view.lead.label, view.lead.figure, ink, seat=view.lead.seat)
        # What a stay makes tells the points as well; without it they stand beside the lead.
        first, second = lead, second or first
    third = None
    if view.miss is not None:
        third = BarColumn("miss", say("table-miss"), per_cent(view.miss), style.colour("red"))
    ends = (*lines[1:], width + style.px(16))
    gap = style.px(40 if lines[1] - lines[0] > style.px(180) else 18)
    label = QFontMetricsF(style.type.text(_SIZES[0], 500))
    if third is not None and label.horizontalAdvance(third.label) > ends[2] - lines[2] - gap:
        third = third._replace(label=say("table-miss-short"))
    return [
        column._replace(left=float(line), width=float(end - line - gap))
        for column, line, end in zip((first, second, third), lines, ends, strict=True)
        if column is not None
    ]


def told(view: TurnView) -> list[str]:
    """The columns beside the points, each as words."""
    found = [] if view.stay is None else [view.stay]
    if view.lead is not None:
        found.append((view.lead.label, view.lead.figure))
    if view.miss is not None:
        found.append((say("table-miss"), per_cent(view.miss)))
    if view.points_label:
        found.append((view.points_label, figure(view.points)))
    return [say("table-bar-figure", label=label, figure=number) for label, number in found]


def fonts(style: Style, found: list[BarColumn], tall: int) -> Fonts:
    """The largest fonts at which all columns have room, in a bar as high as this."""
    label, number = style.type.text(_SIZES[0], 500), style.type.display(_SIZES[1])
    label.setPixelSize(max(1, min(label.pixelSize(), round(tall * 0.2))))
    number.setPixelSize(max(1, min(number.pixelSize(), round(tall * 0.5))))
    beside = number
    for column in found:
        label = fitted(label, column.label, column.width, _LABEL)
        number = fitted(number, column.number, column.width, _NUMBER)
    for column in found:
        room = column.width - (disc(beside) if column.seat >= 0 else 0.0)
        beside = fitted(beside, column.number, room, _NUMBER)
    discs = beside.pixelSize() >= _TAKES * number.pixelSize()
    return Fonts(label, beside if discs else number, discs)
