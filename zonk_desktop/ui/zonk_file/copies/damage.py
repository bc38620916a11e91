"""Widgets about a damaged Zonk File: notice, map of its games, list of missing ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from zonk_desktop.archive.copies import CopyLook, FilesBeside
from zonk_desktop.archive.values import Remain, Remains
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import icons
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.flow import Flow
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
    found = QLabel(text)
    found.setFont(style.type.text(15))
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setWordWrap(True)
    found.setStyleSheet(f"color: {style.tokens.ink2};")
    return found


def heading(style: Style, text: str, note: str = "") -> QWidget:
    """Create the heading of a part, with a quiet line at its end."""
    found = QWidget()
    row = QHBoxLayout(found)
    row.setContentsMargins(0, 0, 0, 0)
    title = QLabel(text)
    title.setFont(style.type.display(20))
    title.setWordWrap(True)
    row.addWidget(title, 1)
    if note:
        beside = quiet(style, note)
        beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        row.addWidget(beside, 1)
    return found


class Notice(QFrame):
    """The notice: how many games were rescued, and a button for the others."""

    def __init__(self, style: Style, found: FilesBeside, *, folded: bool) -> None:
        super().__init__()
        px, tokens = style.px, style.tokens
        self._style = style
        met, whole, parts = found.rescued
        gaps = missing(found.remains)
        if found.remains:
            met = len(found.remains)
            parts = sum(one.state is Remains.PART for one in gaps)
            whole = met - len(gaps)
        self.copy = best(found)
        self.setObjectName("notice")
        self.setStyleSheet(
            f"QFrame#notice {{ background: {tokens.raise_}; border: 1px solid {tokens.ctl}; "
            f"border-radius: {px(10)}px; }}"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(px(28), px(14), px(20), px(14))
        column.setSpacing(px(8))
        top = QHBoxLayout()
        top.setSpacing(px(12))
        sign = QLabel()
        name, colour = ("check", tokens.teal) if whole == met else ("warn", tokens.red)
        sign.setPixmap(icons.pixmap(name, px(28), colour, self.devicePixelRatioF()))
        top.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        self.head = QLabel(say("zonk-file-rescued-head", rescued=whole, games=met))
        self.head.setFont(style.type.display(20 if folded else 26))
        self.head.setWordWrap(True)
        top.addWidget(self.head, 1)
        column.addLayout(top)
        on = day(found.damaged.day.isoformat()) if found.damaged else ""
        self.note = QLabel(
            say("zonk-file-rescued-note", day=on, lost=met - whole - parts, parts=parts)
        )
        self.note.setFont(style.type.text(15))
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        does = QWidget()
        flow = Flow(px(12), does)
        flow.setContentsMargins(0, 0, 0, 0)
        self.fill = button(style, "", primary=True)
        if self.copy is not None:
            date = day(self.copy.file.day.isoformat())
            self.fill.setText(say("zonk-file-fill-gaps", day=date))
            self.fill.setAccessibleName(self.fill.text())
            self.fill.setDefault(True)
            flow.addWidget(self.fill)
            beside = quiet(
                style, say("zonk-file-gaps-in-it", fills=self.copy.fills, games=len(gaps))
            )
            beside.setWordWrap(False)
            flow.addWidget(beside)
        self.show_file = button(style, say("zonk-file-show-damaged"), "folder")
        self.fold = button(style, say("zonk-file-unfold" if folded else "zonk-file-fold"))
        flow.addWidget(self.show_file)
        flow.addWidget(self.fold)
        flow.last = self.fold
        column.addWidget(does)
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
    px = style.px
    found = QWidget()
    column = QVBoxLayout(found)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(px(8))
    column.addWidget(heading(style, say("zonk-file-map-head", games=len(remains))))
    column.addWidget(RescueMap(style, remains))
    meaning = QWidget()
    flow = Flow(px(16), meaning)
    flow.setContentsMargins(0, 0, 0, 0)
    there = {one.state for one in remains} | {Remains.WHOLE}
    for state, name in _MARKS:
        if state in there:
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(px(6))
            row.addWidget(Legend(style, state))
            word = quiet(style, say(f"zonk-file-mark-means-{name}"))
            word.setWordWrap(False)
            row.addWidget(word)
            flow.addWidget(pair)
    column.addWidget(meaning)
    return found


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
        px, tokens = style.px, style.tokens
        gaps = missing(remains)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        head = say("zonk-file-missing-head", games=len(gaps))
        column.addWidget(heading(style, head, say("zonk-file-missing-note")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(10))
        grid.setColumnStretch(2, 1)
        for row, one in enumerate(gaps[:_FEW]):
            number = say("zonk-file-number", number=one.game)
            name = QLabel(shortened(printed(one.rules), 28) if one.rules else number)
            name.setFont(style.type.text(15))
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setWordWrap(True)
            date = quiet(style, day(one.begun) if one.begun else "")
            date.setWordWrap(False)
            for place, label in enumerate((name, date, quiet(style, left_of(one)))):
                grid.addWidget(label, row, place)
        column.addLayout(grid)
        self.all = button(style, say("zonk-file-list-all"))
        if len(gaps) > _FEW:
            last = QHBoxLayout()
            last.addWidget(quiet(style, say("zonk-file-more-missing", games=len(gaps) - _FEW)), 1)
            last.addWidget(self.all)
            column.addLayout(last)
        counted = quiet(style, say("zonk-file-missing-counted"))
        counted.setStyleSheet(
            f"background: {tokens.sunk}; color: {tokens.ink2}; border-radius: {px(8)}px; "
            f"padding: {px(12)}px;"
        )
        column.addWidget(counted)
        column.addStretch(1)
