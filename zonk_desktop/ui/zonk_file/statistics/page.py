"""Base of the pages of statistics: headline, line below, picture."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from types import ModuleType
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
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

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import brush
from zonk_desktop.ui.kit.controls import ComboBox
from zonk_desktop.ui.kit.plain import PlainLabel
from zonk_desktop.ui.kit.style import Style, focus_ring
from zonk_desktop.ui.kit.wording import read_out
from zonk_desktop.words import figure

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
#: As wide as the ring of the focus reaches out.
_RING = 6


class AnswerPage(QWidget):
    """Base of a page that answers a question in its headline."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.style_ = style
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

    def choice(self, name: str) -> QComboBox:
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

    def rows(self) -> Rows:
        """The figures of the page as a table, the names of its columns first."""
        raise NotImplementedError

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
        return self.text().casefold() < other.text().casefold()


class PlotChart(QFrame):
    """A pyqtgraph plot in the program's type and colours; Tab stops at it, and it is told."""

    def __init__(self, style: Style, name: str) -> None:
        super().__init__()
        self.style_ = style
        column = lay.column(style, margins=None, on=self)
        # Room for the ring of the focus: the plot would hide it.
        self._edge = edge = style.px(_RING)
        column.setContentsMargins(edge, edge, edge, edge)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            edge = self._edge
            box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            with brush(self) as painter:
                focus_ring(painter, box, self.style_.px(4), self.style_)

    @cached_property
    def pg(self) -> Any:
        """The library; it takes half a second to load, which only those wait for who look.

        It names QtOpenGL, nine megabytes, for plots drawn by OpenGL alone; an empty module will do.
        """
        sys.modules.setdefault("PySide6.QtOpenGL", ModuleType("PySide6.QtOpenGL"))
        return importlib.import_module("pyqtgraph")

    @cached_property
    def plot(self) -> Any:
        """The plot, made when something is first to be drawn."""
        style = self.style_
        plot = self.pg.PlotWidget(background=style.tokens.surf)
        plot.setFrameShape(QFrame.Shape.NoFrame)
        plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.hideButtons()
        plot.setAntialiasing(True)
        plot.setAccessibleName(self.accessibleName())
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(self.pg.mkPen(style.tokens.line))
            axis.setTextPen(self.pg.mkPen(style.tokens.ink2))
            axis.setStyle(tickFont=style.type.text(13))
            axis.enableAutoSIPrefix(False)
            axis.tickStrings = partial(_tick_words, axis.tickStrings)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(plot)
        return plot

    def clear(self, left: str = "", bottom: str = "") -> Any:
        """Clear the plot and label its axes."""
        plot = self.plot
        plot.clear()
        legend = plot.getPlotItem().legend
        if legend is not None:
            legend.clear()
        small = {"color": self.style_.tokens.ink2, "font-size": f"{self.style_.px(13)}px"}
        plot.setLabel("left", left, **small)
        plot.setLabel("bottom", bottom, **small)
        plot.getAxis("bottom").setTicks(None)
        plot.getAxis("left").setTicks(None)
        return plot

    def legend(self) -> Any:
        tokens = self.style_.tokens
        found = self.plot.getPlotItem().legend
        if found is None:
            found = self.plot.addLegend(
                offset=(-12, 8), labelTextColor=tokens.ink, brush=self.pg.mkBrush(tokens.raise_),
                pen=self.pg.mkPen(tokens.line), labelTextSize=f"{self.style_.px(13)}px",
            )  # fmt: skip
        return found


def _tick_words(
    plain: Callable[..., list[str]], values: Sequence[float], scale: float, spacing: float
) -> list[str]:
    """Tick labels: whole figures with grouped thousands."""
    if spacing * scale < 1:
        return plain(values, scale, spacing)
    return [figure(round(value * scale)) for value in values]
