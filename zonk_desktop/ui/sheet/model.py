"""The Qt item model of the sheet: rows of entries, one column a player, or three."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets.content import EntryKind, LineKind, SheetRow, TurnEntry
from zonk_desktop.ui.sheet.state import SheetState, changed, mark_said, said
from zonk_desktop.words import say

Index = QModelIndex | QPersistentModelIndex
#: What a pointer and a reader are told of a name besides.
_TOLD = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)


class SheetModel(QAbstractTableModel):
    """Rows of the sheet; one column a player, or three."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: SheetState | None = None
        self._lines: tuple[SheetRow, ...] = ()

    def show_state(self, state: SheetState) -> None:
        before, old, new = self.state, self._lines, state.sheet.lines
        shape = (len(self.state.sheet.columns), self.state.sheet.style) if self.state else None
        if shape != (len(state.sheet.columns), state.sheet.style) or len(new) < len(old):
            self.beginResetModel()
            self.state, self._lines = state, new
            self.endResetModel()
            return
        if len(new) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self.state, self._lines = state, new
            self.endInsertRows()
        self.state, self._lines = state, new
        if before is not None and before.sheet.columns != state.sheet.columns:
            last = max(0, self.columnCount() - 1)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        found = changed(before, state)
        if found is None and new:
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(new) - 1, self.columnCount() - 1)
            )
        for row, seat in found or ():
            for column in range(seat * self.per_seat, (seat + 1) * self.per_seat):
                # One by one: of more than one at a time the view paints all there is.
                index = self.index(row, column)
                self.dataChanged.emit(index, index)

    @property
    def per_seat(self) -> int:
        return self.state.sheet.style.columns if self.state else 1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self.state is None:
            return 0
        return len(self.state.sheet.columns) * self.per_seat

    def line(self, row: int) -> SheetRow:
        return self._lines[row]

    def entry(self, row: int, seat: int) -> TurnEntry:
        entries = self._lines[row].entries
        return entries[seat] if seat < len(entries) else TurnEntry()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.state is None:
            return None
        seat, part = divmod(index.column(), self.per_seat)
        entry = self.entry(index.row(), seat)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            if entry.kind is EntryKind.HERE:
                return (
                    ""
                    if self.state.pencil is None
                    else say("sheet-would-be", said=said(self.state.pencil))
                )
            if self.per_seat == 3:
                return (entry.text, entry.turn, " ".join(map(mark_said, entry.marks)))[part]
            return said(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            lines = [self.state.stories.get((index.row(), seat), "")]
            if (index.row(), seat) in self.state.corrected:
                lines.append(say("sheet-pad-corrected"))
            if self.state.correctable and entry.kind is not EntryKind.BLANK:
                lines.append(say("sheet-click-to-correct-it"))
            text = "\n".join(line for line in lines if line)
            # Plain text whatever a name holds.
            return text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if self.state is None:
            return None
        if role in _TOLD and orientation is Qt.Orientation.Horizontal:
            return self.state.offices.get(section // self.per_seat)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            seat, part = divmod(section, self.per_seat)
            name = self.state.sheet.columns[seat].name
            if self.per_seat == 1:
                return name
            parts = ("sheet-pad-column-total", "sheet-pad-column-turn", "sheet-pad-column-hits")
            return say("sheet-pad-part", name=name, part=say(parts[part]))
        line = self._lines[section] if section < len(self._lines) else None
        if line is None or not line.number:
            half = line is not None and line.kind is LineKind.SHOW
            return say("sheet-pad-half") if half else ""
        return str(line.number)
