"""The columns of a paper sheet as a grid to be typed into: names above, totals below."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from zonk_desktop.transcript.columns import MISSES, Checked, Filled, Place
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import Message, say, text
from zonk_desktop.words.clean import signed

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
#: Rows that are offered beyond the longest column.
_SPARE = 30
_DOWN = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}


def name_of(filled: Filled, column: int) -> str:
    """What a column is called while nobody has typed its name."""
    return filled.names[column] or say("columns-player", number=str(column + 1))


class ColumnsModel(QAbstractTableModel):
    """What was typed, and what follows from it."""

    #: A cell has another text.
    typed = Signal(Filled)

    def __init__(self, filled: Filled) -> None:
        super().__init__()
        self.filled = filled
        self.checked: Checked | None = None

    def show_filled(self, filled: Filled, checked: Checked | None) -> None:
        # No reset: it would take the line away that is typed into.
        self.layoutAboutToBeChanged.emit()
        self.filled, self.checked = filled, checked
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 1 + max(map(len, self.filled.columns), default=0) + _SPARE

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return len(self.filled.names)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section) if section else say("columns-name")
        return name_of(self.filled, section)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def place(self, index: Index) -> Place:
        """The cell of the sheet; the names stand in row -1."""
        return index.column(), index.row() - 1

    def wrong(self, index: Index) -> Message | None:
        return None if self.checked is None else self.checked.wrong.get(self.place(index))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = self.place(index)
        said = self.filled.names[place[0]] if place[1] < 0 else self.filled.at(place)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return said
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return say("columns-cell", name=name_of(self.filled, place[0]), text=said,
                       row=str(place[1] + 1), told=self.told(index))  # fmt: skip
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.told(index)
        return None

    def told(self, index: Index) -> str:
        """What is to be said of a cell: why it cannot be, or its hits."""
        why = self.wrong(index)
        if why is not None:
            return text(why)
        hits = self.hits(index)
        return say("columns-hits", hits=hits) if hits else ""

    def hits(self, index: Index) -> int:
        return 0 if self.checked is None else self.checked.hits.get(self.place(index), 0)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        place, said = self.place(index), str(value).strip()
        if said == self.data(index):
            return False
        if place[1] < 0:
            names = list(self.filled.names)
            names[place[0]] = said
            self.typed.emit(self.filled._replace(names=tuple(names)))
        else:
            self.typed.emit(self.filled.put(place, said))
        return True


class _Cells(QStyledItemDelegate):
    """Paints a cell and opens the line to type into it."""

    #: The key that has ended the typing.
    ended = Signal(int)

    def __init__(self, style: Style, model: ColumnsModel) -> None:
        super().__init__()
        self._look, self._model = style, model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, px = self._look.tokens, self._look.px
        model, place = self._model, self._model.place(index)
        box = QRectF(option.rect)
        awaited = model.checked is not None and model.checked.awaited == place
        wrong = model.wrong(index) is not None
        painter.save()
        painter.fillRect(box, QColor(tokens.paper_shade if place[1] < 0 else tokens.paper))
        painter.setPen(QPen(QColor(tokens.paper_shade).darker(112), 1))
        edge = box.adjusted(0, 0, -1, -1)
        painter.drawLine(edge.bottomLeft(), edge.bottomRight())
        turned = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        if turned:
            painter.drawLine(edge.topLeft(), edge.bottomLeft())
        else:
            painter.drawLine(edge.topRight(), edge.bottomRight())
        inside = box.adjusted(px(10), 0, -px(10), 0)
        if wrong:
            painter.setPen(QPen(QColor(tokens.red), px(2), Qt.PenStyle.DashLine))
            painter.drawRect(box.adjusted(px(2), px(2), -px(3), -px(3)))
        hits = model.hits(index)
        if hits:
            painter.setFont(self._look.type.text(13, 700))
            painter.setPen(QColor(tokens.teal))
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, signed(hits))
        at = Qt.AlignmentFlag.AlignLeft if place[1] < 0 else Qt.AlignmentFlag.AlignRight
        words = str(index.data())
        painter.setFont(self._look.type.text(17, 700 if place[1] < 0 else 600))
        painter.setPen(QColor(tokens.red if wrong else tokens.pencil))
        if not words and place[1] < 0:
            painter.setPen(QColor(tokens.pencil))
            words = name_of(model.filled, place[0])
        room = painter.fontMetrics().elidedText(
            words, Qt.TextElideMode.ElideRight, round(inside.width())
        )
        painter.drawText(inside, at | Qt.AlignmentFlag.AlignVCenter, room)
        if awaited and not words:
            painter.setPen(QPen(QColor(tokens.acc), px(2)))
            low, end = round(box.bottom() - px(9)), inside.left() if turned else inside.right()
            painter.drawLine(round(end + px(14) * (1 if turned else -1)), low, round(end), low)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.focus), px(3)))
            painter.drawRect(box.adjusted(px(1), px(1), -px(2), -px(2)))
        painter.restore()

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QLineEdit:
        line = QLineEdit(parent, frame=False)
        lay.put_role(self._look, line, "choice")
        line.setMaxLength(200 if self._model.place(index)[1] < 0 else 20)
        line.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        if self._model.place(index)[1] >= 0:
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
        return line

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _DOWN | {Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
                assert isinstance(editor, QWidget)
                self.commitData.emit(editor)
                self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
                self.ended.emit(int(key))
                return True
        return super().eventFilter(editor, event)


class ColumnsView(QTableView):
    """The grid; Enter and Down go down a column, Tab to the next one, Enter alone says a miss."""

    #: Another cell is looked at.
    moved = Signal()

    def __init__(self, style: Style, model: ColumnsModel) -> None:
        super().__init__()
        px = style.px
        self._model = model
        self.setModel(model)
        self._cells = _Cells(style, model)
        self._cells.ended.connect(self._after)
        self.setItemDelegate(self._cells)
        self.setShowGrid(False)
        self.setAccessibleName(say("columns-title"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(px(104))
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(px(38))
        lay.put_role(style, rows, "cap")
        rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay.put_role(style, self, "columns")

    def go(self, column: int, row: int) -> None:
        """Look at this cell of the sheet; row -1 has the name."""
        column = max(0, min(column, self._model.columnCount() - 1))
        row = max(-1, min(row, self._model.rowCount() - 2))
        self.setCurrentIndex(self._model.index(row + 1, column))
        self.moved.emit()

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            and self._filling()
        ):
            self._after(event.key())
            return True
        return super().event(event)

    def _filling(self) -> bool:
        """Whether something stands in this column; Tab leaves an empty one and the grid."""
        column, row = self._model.place(self.currentIndex())
        filled = self._model.filled
        return bool(filled.names[column] if row < 0 else filled.columns[column])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        column, row = self._model.place(self.currentIndex())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if row >= 0 and not self._model.filled.at((column, row)):
                self._model.setData(self.currentIndex(), MISSES[0])
            self._after(int(key))
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._model.setData(self.currentIndex(), "")
        else:
            super().keyPressEvent(event)
            self.moved.emit()

    def _after(self, key: int) -> None:
        """Go on to where the next total stands."""
        column, row = self._model.place(self.currentIndex())
        if key in _DOWN:
            self.go(column, row + 1)
        elif key == Qt.Key.Key_Up:
            self.go(column, row - 1)
        else:
            step = 1 if key == Qt.Key.Key_Tab else -1
            if not 0 <= column + step < self._model.columnCount():
                self.focusNextPrevChild(step > 0)
            elif row < 0:
                self.go(column + step, row)
            else:
                self.go(column + step, len(self._model.filled.columns[column + step]))
