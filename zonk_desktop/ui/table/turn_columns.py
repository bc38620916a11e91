"""The figures of the turn bar: which columns there are, and which have room."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, per_cent
from zonk_desktop.ui.table.turn_view import TurnView
from zonk_desktop.words import say

#: Pegs that show a chance.
PEGS = 10
#: What is left out first where there is no room: the points, whose sum the stay tells, go before
#: the figure that must be beaten.
_LEFT_OUT = ("stay", "miss")
_LEFT_OUT_BESIDE_A_THIRD = ("stay", "points")
_LEFT_OUT_BESIDE_A_LEAD = ("points", "miss", "stay")


#: A label takes at most this share of the bar.
_MOST_LABEL = 0.3


class Column(NamedTuple):
    """One of the figures: three lines, the last of them pegs for a chance."""

    name: str
    label: str
    number: str
    note: str
    colour: QColor
    #: The longest note that takes room; what is longer is shortened.
    width: float = 0.0
    pegs: bool = False
    struck: bool = False
    #: Whose disc stands before the figure, -1 for nobody's.
    seat: int = -1


class Fonts(NamedTuple):
    """The fonts of the three lines."""

    label: QFont
    number: QFont
    note: QFont


def fonts(style: Style, *, small: bool) -> Fonts:
    kind = style.type
    return Fonts(
        kind.text(13 if small else 14, 500), kind.display(25 if small else 50),
        kind.text(13 if small else 15),
    )  # fmt: skip


def disc(style: Style, *, small: bool) -> float:
    """The width of a disc before a figure, with the gap behind it."""
    return float(style.px(26 if small else 50))


def columns(style: Style, view: TurnView, shown: int, width: int, *, small: bool) -> list[Column]:
    """The columns from the right edge leftwards; `shown`: the points counted so far."""
    shapes = _found(style, view, shown, small)
    found = [_measured(style, view, one, width, small=small) for one in shapes]
    gap = 2 * style.px(14 if small else 26)
    least = style.px(150 if small else 300)
    goes = _LEFT_OUT if view.third is None else _LEFT_OUT_BESIDE_A_THIRD
    for out in _LEFT_OUT_BESIDE_A_LEAD if view.lead is not None else goes:
        if sum(column.width + gap for column in found) + least <= width:
            break
        if len(found) > 1:
            found = [column for column in found if column.name != out] or found
    return found


def _found(style: Style, view: TurnView, shown: int, small: bool) -> list[Column]:
    ink = style.colour("ink")
    found: list[Column] = []
    if view.third is not None:
        found.append(Column("third", *view.third, ink))
    if view.miss is not None:
        text = view.miss_brief if small else view.miss_label
        found.append(Column("miss", text, per_cent(view.miss), "", style.colour("red"), pegs=True))
    if view.stay_label:
        found.append(Column("stay", view.stay_label, view.stay, view.stay_note, ink))
    if view.stay_label or view.lead is not None:
        label = say("table-this-turn") if small else say("table-points-this-turn")
        sums = view.points_note
        if small and " + " in sums:
            sums = " + ".join(part.split()[0] for part in sums.split(" + "))
        colour = style.colour("ink2") if view.loss else ink
        found.append(
            Column(
                "points", view.points_label or label, figure(shown), sums, colour,
                struck=view.loss,
            )
        )  # fmt: skip
    if view.lead is not None:
        lead = view.lead
        found.append(Column("lead", lead.label, lead.figure, lead.note, ink, seat=lead.seat))
    return found


def _measured(style: Style, view: TurnView, column: Column, width: int, *, small: bool) -> Column:
    label, number, note = fonts(style, small=small)
    # The points count up: the column keeps the width of their end.
    widest = figure(view.points) if column.name == "points" else column.number
    wide = QFontMetricsF(number).horizontalAdvance(widest)
    if column.seat >= 0:
        wide += disc(style, small=small)
    under = min(QFontMetricsF(note).horizontalAdvance(column.note), style.px(150 if small else 280))
    if column.pegs:
        under = PEGS * style.px(8 if small else 13)
    measure = QFontMetricsF(label)
    # A name in a label is not worth more than the name of whoever has the dice.
    most = max(wide, under, _MOST_LABEL * width)
    words = measure.elidedText(column.label, Qt.TextElideMode.ElideRight, most)
    return column._replace(label=words, width=max(measure.horizontalAdvance(words), wide, under))
