"""Widgets about a damaged Zonk File: notice, map of its games, list of missing ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from zonk_desktop.archive.copies import CopyLook, FilesBeside
from zonk_desktop.archive.values import Remain, Remains
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.copies.rescue_map import Legend, RescueMap
from zonk_desktop.words import say

#: How many of the missing are listed; the others behind a button.
_FEW = 5
_MARKS = ((Remains.WHOLE, "rescued"), (Remains.PART, "part"), (Remains.LOST, "lost"))


def missing(remains: Sequence[Remain]) -> list[Remain]:
    """Games that are not here, or not to their end."""
    return [one for one in remains if one.state in {Remains.LOST, Remains.PART}]


def best(found: FilesBeside) -> CopyLook | None:
    """The copy that fills most of the gaps, of equals the latest."""
    copies = [look for look in found.files if look.fills]
    return max(copies, key=lambda look: (look.fills, look.file.day), default=None)


def quiet(style: Style, text: str) -> QLabel:
    """Create a label in quiet colour."""
    return lay.label(style, text, "quiet", wrap=True)


def heading(style: Style, text: str, note: str = "") -> QWidget:
    """Create the heading of a part, with a quiet line at its end."""
    found = QWidget()
    row = lay.row(style, (lay.label(style, text, "part", wrap=True), 1), on=found)
    if note:
        beside = quiet(style, note)
        beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        row.addWidget(beside, 1)
    return found


class Notice(QFrame):
    """The notice: how many games were rescued, and a button for the others."""

    def __init__(self, style: Style, found: FilesBeside, *, folded: bool) -> None:
        super().__init__()
        self._style = style
        met, whole, parts = found.rescued
        gaps = missing(found.remains)
        if found.remains:
            met = len(found.remains)
            parts = sum(one.state is Remains.PART for one in gaps)
            whole = met - len(gaps)
        self.copy = best(found)
        lay.put_role(style, self, "notice")
        icon, colour = ("check", "teal") if whole == met else ("warn", "red")
        sign = lay.sign(style, icon, 28, colour, self.devicePixelRatioF())
        head = say("zonk-file-rescued-head", rescued=whole, games=met)
        self.head = lay.label(style, head, "part" if folded else "verdict", wrap=True)
        top = lay.row(style, (sign, lay.TOP), (self.head, 1), gap=12)
        on = day(found.damaged.day.isoformat()) if found.damaged else ""
        self.note = lay.label(
            style,
            say("zonk-file-rescued-note", day=on, lost=met - whole - parts, parts=parts),
            wrap=True,
        )
        flow = lay.flow(style, gap=12)
        self.fill = button(style, "", primary=True)
        if self.copy is not None:
            date = day(self.copy.file.day.isoformat())
            self.fill.setText(say("zonk-file-fill-gaps", day=date))
            self.fill.setAccessibleName(self.fill.text())
            self.fill.setDefault(True)
            flow.addWidget(self.fill)
            told = say("zonk-file-gaps-in-it", fills=self.copy.fills, games=len(gaps))
            flow.addWidget(lay.label(style, told, "quiet"))
        self.show_file = button(style, say("zonk-file-show-damaged"), "folder")
        self.fold = button(style, say("zonk-file-unfold" if folded else "zonk-file-fold"))
        flow.addWidget(self.show_file)
        flow.addWidget(self.fold)
        flow.last = self.fold
        lay.column(style, top, self.note, lay.held(flow), margins=(28, 14, 20, 14), gap=8, on=self)
        for widget in (self.note, self.show_file):
            widget.setVisible(not folded)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            wide = self._style.px(8)
            right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            x = self.width() - wide if right else 0
            painter.fillRect(QRectF(x, 1, wide, self.height() - 2), self._style.colour("must"))


def map_of(style: Style, remains: Sequence[Remain]) -> QWidget:
    """Create the map under its heading, with a legend."""
    there = {one.state for one in remains} | {Remains.WHOLE}
    meaning = []
    for state, name in _MARKS:
        if state in there:
            word = lay.label(style, say(f"zonk-file-mark-means-{name}"), "quiet")
            meaning.append(lay.held(lay.row(style, Legend(style, state), word, gap=6)))
    head = heading(style, say("zonk-file-map-head", games=len(remains)))
    below = lay.held(lay.flow(style, *meaning, gap=16))
    return lay.held(lay.column(style, head, RescueMap(style, remains), below, gap=8))


def left_of(one: Remain) -> str:
    """Describe what is left of a missing game."""
    kind = "part" if one.state is Remains.PART else "head" if one.begun else "none"
    return say("zonk-file-left", kind=kind, throws=one.throws)


def line_of(one: Remain) -> str:
    """A missing game as one line of a list."""
    return say(
        "zonk-file-left-line",
        number=one.game,
        dated=bool(one.begun),
        day=day(one.begun) if one.begun else "",
        rules=shortened(printed(one.rules), 40),
        left=left_of(one),
    )


class MissingGames(QWidget):
    """The list of missing games, sorted by what is left of them."""

    def __init__(self, style: Style, remains: Sequence[Remain]) -> None:
        super().__init__()
        gaps = missing(remains)
        column = lay.column(style, gap=8, on=self)
        head = say("zonk-file-missing-head", games=len(gaps))
        column.add(heading(style, head, say("zonk-file-missing-note")))
        grid = lay.grid(style, gap=(12, 10))
        grid.setColumnStretch(2, 1)
        for row, one in enumerate(gaps[:_FEW]):
            number = say("zonk-file-number", number=one.game)
            name = lay.label(
                style, shortened(printed(one.rules), 28) if one.rules else number, wrap=True
            )
            date = lay.label(style, day(one.begun) if one.begun else "", "quiet")
            grid.add(row, name, date, quiet(style, left_of(one)))
        column.add(grid)
        self.all = button(style, say("zonk-file-list-all"))
        if len(gaps) > _FEW:
            last = lay.row(style)
            last.add(
                (quiet(style, say("zonk-file-more-missing", games=len(gaps) - _FEW)), 1), self.all
            )
            column.addLayout(last)
        counted = lay.label(style, say("zonk-file-missing-counted"), "counted", wrap=True)
        column.add(counted, 1)
