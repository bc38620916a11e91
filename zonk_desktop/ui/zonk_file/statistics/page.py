"""Base of the pages of statistics: headline, line below, picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.controls import ComboBox
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.words import placed

Rows = list[Sequence[object]]
_MARGIN = 28
#: A choice as narrow as this still tells which it is; a long one leaves room for its neighbour.
_LEAST_CHOICE, _WIDEST_CHOICE = 140, 420
#: The first column of a table has this much of it at most, where the others need the room.
_FIRST_SHARE = 0.6
#: So wide a first column is enough for most names.
_ENOUGH = 150
#: How many rows of a table are in sight, however large its letters are.
_LEAST_ROWS = 5


class AnswerPage(QWidget):
    """Base of a page that answers a question in its headline."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.style_ = style
        self._games: list[GameFigures] = []
        self.setAccessibleName(name)
        self.head = lay.label(style, "", "award", wrap=True)
        self.sub = lay.label(style, "", "lead", "ink2", wrap=True)
        self.column = lay.column(style, margins=(_MARGIN, 18, _MARGIN, 12), gap=8, on=self)
        self.column.add(self.head, self.sub)

    def note(self, text: str = "") -> QLabel:
        """Create a small label that wraps."""
        found = FlowLine(text)
        lay.put_role(self.style_, found, "note")
        found.setWordWrap(True)
        return found

    def choice(self, name: str) -> ComboBox:
        """Create a combo box at the top of a page."""
        found = ComboBox()
        lay.put_role(self.style_, found, "body")
        found.setAccessibleName(name)
        found.setMinimumWidth(self.style_.px(_LEAST_CHOICE))
        found.setMaximumWidth(self.style_.px(_WIDEST_CHOICE))
        found.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return found

    def choices(self, *widgets: QWidget) -> None:
        """Lay combo boxes above the headline, in further rows where they lack the room."""
        self.column.insertLayout(0, lay.flow(self.style_, *widgets, gap=10))

    def tell(self, head: str, sub: str) -> None:
        """Set the headline, and the figures it rests on."""
        self.head.setText(head)
        self.sub.setText(sub)
        self.setAccessibleDescription(read_out(head, sub))

    def show_games(self, games: list[GameFigures]) -> None:
        """Answer from these games; a page of one game has it from elsewhere."""
        self._games = games

    def rows(self) -> Rows:
        """The figures of the page as a table, the names of its columns first."""
        return []

    def paintEvent(self, _: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.style_.colour("surf"))


class ScrolledAnswer(QScrollArea):
    """A page as wide as the room it has; where large letters need more height, it scrolls."""

    def __init__(self, page: AnswerPage) -> None:
        super().__init__()
        self.page = page
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        page.installEventFilter(self)

    def _fit(self) -> None:
        room, layout = self.viewport().size(), self.page.column
        least = layout.minimumSize().height()
        if layout.hasHeightForWidth():
            least = max(least, layout.minimumHeightForWidth(room.width()))
        self.page.resize(room.width(), max(room.height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)


class FlowLine(PlainLabel):
    """Words in one line where there is room, in several where there is none."""

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(wide + 2 * self.margin() + 1, self.fontMetrics().height())


class Columns(QWidget):
    """Widgets side by side, as many in a row as have room for their words."""

    def __init__(self, style: Style, most: int, least: int, gap: int) -> None:
        super().__init__()
        self._most = most
        self._least = style.px(least)
        self._grid = lay.grid(style, gap=gap, on=self)
        self._widgets: list[QWidget] = []
        self._across = 0

    def put(self, widgets: Sequence[QWidget]) -> None:
        """Show these in the place of those that were there."""
        for old in self._widgets:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._widgets = list(widgets)
        self._arrange()

    @property
    def across(self) -> int:
        """How many stand in a row."""
        room = (self.width() + self._grid.spacing()) // (self._least + self._grid.spacing())
        return max(1, min(self._most, room))

    def _arrange(self) -> None:
        self._across = self.across
        for column in range(self._most):
            self._grid.setColumnStretch(column, int(column < self._across))
        for place, widget in enumerate(self._widgets):
            self._grid.addWidget(widget, place // self._across, place % self._across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.across != self._across:
            self._arrange()


class FigureTable(QTableWidget):
    """A read-only table, sorted by a press on a column's head."""

    def __init__(self, style: Style, name: str, heads: Sequence[str]) -> None:
        super().__init__(0, len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setAccessibleName(name)
        lay.put_role(style, self, "body")
        self._row = style.px(34)
        self._enough = style.px(_ENOUGH)
        # As far from the edges as the words of the heads.
        lay.put_role(style, self, "figures")
        lay.put_role(style, self.horizontalHeader(), "heads")
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        self.horizontalHeader().setHighlightSections(False)
        # As they come, until somebody presses a head.
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        first = self.horizontalHeaderItem(0)
        if first is not None:
            first.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self._row)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)

    def fill(self, rows: Sequence[Sequence[tuple[str, float] | str]]) -> None:
        """Fill the cells: as text, or as text with the figure it is sorted by."""
        self.setSortingEnabled(False)
        self.setRowCount(len(rows))
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                text, value = cell if isinstance(cell, tuple) else (cell, None)
                item = _Cell(text, value)
                if x:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                item.setToolTip(text)
                self.setItem(y, x, item)
        self.setSortingEnabled(True)
        # Its head, some rows, and the bar that moves it sideways.
        self.setMinimumHeight(self._row * (2 + min(_LEAST_ROWS, len(rows))))
        self._share()

    def _share(self) -> None:
        """The first column takes what the others leave, but never less than it can be read in."""
        heads, room = self.horizontalHeader(), self.viewport().width()
        others = sum(heads.sectionSize(n) for n in range(1, self.columnCount()))
        needs = max(self.sizeHintForColumn(0), heads.sectionSizeHint(0))
        least = min(needs, round(room * _FIRST_SHARE))
        # Rather a long name in short than a column out of sight.
        stretches = room - others >= min(least, self._enough)
        modes = QHeaderView.ResizeMode
        heads.setSectionResizeMode(0, modes.Stretch if stretches else modes.Fixed)
        if not stretches:
            heads.resizeSection(0, least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def value(self, row: int, column: int) -> float:
        """The figure a cell is sorted by, -1 where it has none."""
        item = self.item(row, column)
        return item.value if isinstance(item, _Cell) and item.value is not None else -1


class _Cell(QTableWidgetItem):
    def __init__(self, text: str, value: float | None) -> None:
        super().__init__(text)
        self.value = value

    def __lt__(self, other: QTableWidgetItem) -> bool:
        if isinstance(other, _Cell) and self.value is not None and other.value is not None:
            return self.value < other.value
        return placed(self.text()) < placed(other.text())
