"""The dialog with the games of a copy, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QTableView, QWidget

from zonk_desktop.archive.copies import CopyLook, Inside
from zonk_desktop.sheets.dates import day
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import read
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import fit
from zonk_desktop.ui.kit.dialog import button, line
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, printed, shortened
from zonk_desktop.words import commas, say

#: Columns by name; the players take what the others leave, but never less than `_LEAST`.
_COLUMNS = ("date", "players", "rules", "throws", "here")
_LEAST = 180
#: How many rows are looked at for the width of a column.
_LOOKED_AT = 200
_NO_INDEX = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class Games(QAbstractTableModel):
    """Model with a row a game; its players are read when the row is shown."""

    def __init__(self, games: Sequence[Inside], parent: QWidget) -> None:
        super().__init__(parent)
        self.games = list(games)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(_COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or not index.isValid():
            return None
        one = self.games[index.row()]
        match _COLUMNS[index.column()]:
            case "date":
                return day(one.head.begun) if one.head.begun else ""
            case "players":
                return _players(one)
            case "rules":
                return shortened(printed(one.head.rules), 40)
            case "throws":
                return figure(one.head.throws)
        state = "no" if one.missing else "longer" if one.fills else "yes"
        return say("zonk-file-inside-here", state=state)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return say(f"zonk-file-column-{_COLUMNS[section]}")
        return None


def _players(one: Inside) -> str:
    try:
        header, _ = read(one.head.header)
    except TranscriptError:
        # Its cover page is gone; the number is what is left to know it by.
        return say("zonk-file-number", number=one.head.game)
    return shortened(commas(player.name for player in header.players), 80)


class LookInside(QDialog):
    """Dialog with the games of one file, those that are missing here first."""

    #: What is to be done with the file: `bring`, `restore` or `delete`.
    wanted = Signal(str)

    def __init__(
        self,
        style: Style,
        look: CopyLook,
        title: str,
        games: Sequence[Inside],
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.setWindowTitle(say("zonk-file-copies-title"))
        lay.put_role(style, self, "body")
        fit(self, style, 860, 560)
        head = lay.label(style, title, "chapter", wrap=True)
        note = lay.label(style, look.file.path.name, "quiet")
        ordered = sorted(games, key=lambda one: (not (one.missing or one.fills), one.head.game))
        self.games = Games(ordered, self)
        self.view = self._table(style)
        more = sum(one.missing or one.fills for one in games)
        left = []
        self.buttons = {
            "bring": button(style, say("zonk-file-bring-over", games=more), primary=True),
            "restore": button(style, say("zonk-file-copy-restore")),
            "delete": button(style, say("zonk-file-copy-delete"), "bin"),
        }
        fits = {
            # What a damaged file still held came over at its rescue: Try again, in the list.
            "bring": more > 0 and look.file.kind != "damaged",
            "restore": look.file.kind in {"copy", "older", "replaced"},
            "delete": look.file.kind != "copy",
        }
        for name, one in self.buttons.items():
            if fits[name]:
                one.clicked.connect(lambda _=False, name=name: self._choose(name))
                left.append(one)
        shut = button(style, say("zonk-file-close"))
        shut.clicked.connect(self.reject)
        column = lay.column(style, margins=(24, 18, 24, 16), gap=10, on=self)
        column.add(head, note, (self.view, 1), line(style, left, [shut]))

    def _table(self, style: Style) -> QTableView:
        px, view = style.px, QTableView()
        view.setModel(self.games)
        lay.put_role(style, view.horizontalHeader(), "badge")
        view.setAccessibleName(say("zonk-file-inside"))
        lay.put_role(style, view, "figures")
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(px(34))
        ends = view.horizontalHeader()
        ends.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        ends.setHighlightSections(False)
        ends.setResizeContentsPrecision(_LOOKED_AT)
        ends.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        return view

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share()

    def _share(self) -> None:
        """The players have what the other columns leave; in a narrow window the rows move."""
        ends, players = self.view.horizontalHeader(), _COLUMNS.index("players")
        others = sum(ends.sectionSize(n) for n in range(len(_COLUMNS)) if n != players)
        ends.setSectionResizeMode(players, QHeaderView.ResizeMode.Fixed)
        least = self._style.px(_LEAST)
        ends.resizeSection(players, max(least, self.view.viewport().width() - others))

    def _choose(self, name: str) -> None:
        self.accept()
        self.wanted.emit(name)
