"""The list of games: a lazy model that queries the archive's thread page by page."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView

from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.values import Entry
from zonk_desktop.session.worker import Ask
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.keys import latin
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, printed, shortened
from zonk_desktop.words import say

Index = QModelIndex | QPersistentModelIndex

PAGE = 100
#: Columns by name (archive.lists.ORDERS), and how wide each is at 100 per cent; the players take
#: what is left.
COLUMNS = (
    ("date", 128), ("players", 0), ("rules", 168), ("winner", 128), ("rounds", 84),
    ("throws", 88),
)  # fmt: skip
PLAYERS = 1
_LEAST_PLAYERS = 140
_FIGURES = (4, 5)
#: The order of a list that nobody has sorted.
_NEWEST = "date", True
#: What a narrow list can do without, in this order: throws, rounds, rules, the date, the winner.
_DISPENSABLE = (5, 4, 2, 0, 3)
_NO_INDEX = QModelIndex()
#: What a cell shows, and what it says to who points at it or has it read out.
_TOLD = {
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
}


def said(entry: Entry, *, whole: bool = True) -> tuple[str, ...]:
    """The texts of a game's cells; not whole, without what no cell has room for."""
    players = shortened(entry.players, 300)
    if entry.computers and whole:
        computers = tuple(shortened(name, 40) for name in entry.computers)
        players = say("seat-listed", players=players, computers=computers)
    if entry.title:
        title = shortened(entry.title, 80)
        players = say("zonk-file-cell-titled", title=title, players=players)
    won = shortened(entry.winner, 60) if entry.winner else say("zonk-file-cell-no-winner")
    return (
        day(entry.begun),
        players,
        shortened(printed(entry.rules), 60),
        won if entry.finished else say("zonk-file-cell-in-play"),
        figure(entry.rounds),
        # Of a sheet of totals nobody knows.
        figure(entry.throws) if entry.throws or not entry.finished else "–",
    )


def head(column: int) -> str:
    return say(f"zonk-file-column-{COLUMNS[column][0]}")


class Listed(NamedTuple):
    """The result of a query for a list."""

    total: int
    first: list[Entry]


class GameList(QAbstractTableModel):
    """Model with a row a game; a page is queried when its rows come into view."""

    #: A new list is there: how many games.
    filled = Signal(int)
    #: A sentence about what went wrong.
    failed = Signal(str)

    def __init__(self, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self.wanted = Filter()
        self._total = 0
        self._pages: dict[int, list[Entry]] = {}
        self._asked: set[int] = set()
        #: Answers to an older question are not shown.
        self._question = 0
        self._busy = False
        self._again = False

    def want(self, wanted: Filter) -> None:
        """Show other games. One query runs at a time: the latest wish comes next."""
        self.wanted = wanted
        if self._busy:
            self._again = True
            return
        self._busy = True
        self._question += 1
        question = self._question
        self._ask(lambda archive: Listed(archive.count(wanted), archive.find(wanted, PAGE))).then(
            partial(self._listed, question), partial(self._listed, question)
        )

    def _listed(self, question: int, found: Listed | Exception) -> None:
        self._busy = False
        if self._again:
            self._again = False
            self.want(self.wanted)
            return
        if question != self._question:
            return
        self.beginResetModel()
        self._pages.clear()
        self._asked.clear()
        self._total = 0
        if not isinstance(found, Exception):
            self._total = found.total
            self._pages[0] = found.first
        self.endResetModel()
        if isinstance(found, Exception):
            self.failed.emit(str(found))
        self.filled.emit(self._total)

    def _want_page(self, page: int) -> None:
        if page in self._asked:
            return
        self._asked.add(page)
        question, wanted = self._question, self.wanted

        def failed(wrong: Exception) -> None:
            if question == self._question:
                self.failed.emit(str(wrong))

        self._ask(lambda archive: archive.find(wanted, PAGE, page * PAGE)).then(
            partial(self._paged, question, page), failed
        )

    def _paged(self, question: int, page: int, found: list[Entry]) -> None:
        if question != self._question:
            return
        self._pages[page] = found
        last = min(self._total, (page + 1) * PAGE) - 1
        self.dataChanged.emit(self.index(page * PAGE, 0), self.index(last, len(COLUMNS) - 1))

    def entry(self, row: int) -> Entry | None:
        """The game of a row, None while it is being loaded."""
        page, place = divmod(row, PAGE)
        found = self._pages.get(page)
        if found is None:
            self._want_page(page)
            return None
        return found[place] if place < len(found) else None

    def row_of(self, game: int) -> int:
        """The row of a game among those loaded, -1 when it is not there."""
        for page, entries in self._pages.items():
            for place, entry in enumerate(entries):
                if entry.id == game:
                    return page * PAGE + place
        return -1

    # Qt

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            return right if index.column() in _FIGURES else None
        if role not in _TOLD:
            return None
        entry = self.entry(index.row())
        whole = role != Qt.ItemDataRole.DisplayRole
        return "" if entry is None else said(entry, whole=whole)[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return head(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return say("zonk-file-sort", column=head(section), key=section + 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight if section in _FIGURES else Qt.AlignmentFlag.AlignLeft
            )
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class GameView(QTableView):
    """The table view of the list; whole rows are selected."""

    #: Enter, Delete and F2 on the rows chosen.
    entered = Signal()
    binned = Signal()
    renamed = Signal()
    #: Another order is wanted.
    sorted = Signal()

    def __init__(self, style: Style, model: GameList) -> None:
        super().__init__()
        self._look = style
        px = style.px
        self.games = model
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        lay.put_role(style, self, "body")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(say("zonk-file-list"))
        #: The column the list is sorted by, and whether from the greatest on.
        self.order = _NEWEST
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(px(40))
        heads = self.horizontalHeader()
        lay.put_role(style, heads, "badge")
        heads.setHighlightSections(False)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        heads.setSectionsClickable(True)
        heads.setSortIndicatorShown(True)
        heads.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        heads.sectionClicked.connect(self.sort_by)
        tokens = style.tokens
        # Qt sets the text of cells in by as much again; the heads stand over it.
        inset = px(8) + self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        self.setStyleSheet(
            f"QHeaderView::section {{ padding: {px(8)}px {inset}px; }}"
            f"QTableView {{ background: {tokens.surf}; border: {px(3)}px solid {tokens.surf}; }}"
            f"QTableView:focus {{ border: {px(3)}px solid {tokens.focus}; }}"
            f"QTableView::item {{ padding: 0 {px(8)}px; border-bottom: 1px solid {tokens.line}; }}"
            f"QTableView::item:selected {{ background: {tokens.ink}; color: {tokens.surf}; }}"
        )
        self.doubleClicked.connect(lambda _: self.entered.emit())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def sort_by(self, column: int) -> None:
        """Sort by a column, then the other way round, then the newest first again."""
        name = COLUMNS[column][0]
        # Figures and dates begin with the greatest, words with the first letter.
        first = column in _FIGURES or name == "date"
        if self.order[0] != name:
            self.order = name, first
        elif self.order[1] == first:
            self.order = name, not first
        else:
            self.order = _NEWEST
        names = [name for name, _ in COLUMNS]
        down = Qt.SortOrder.DescendingOrder if self.order[1] else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(names.index(self.order[0]), down)
        self.sorted.emit()

    def _measure(self) -> None:
        """Size the columns: players get the rest; those that lack the room are left out."""
        px = self._look.px
        room = self.viewport().width()
        wide = [px(width) for _, width in COLUMNS]
        if room < px(860):
            # Letters may not shrink: the cells with names give way, figures and dates do not.
            wide[2], wide[3] = px(146), px(96)
        heads = QFontMetricsF(self._look.type.text(13, 700))
        for place in _FIGURES:
            text = heads.horizontalAdvance(head(place))
            wide[place] = max(wide[place], round(text) + px(36))
        wide[PLAYERS], shown = px(_LEAST_PLAYERS), set(range(len(COLUMNS)))
        for place in _DISPENSABLE:
            if sum(wide[n] for n in shown) <= room:
                break
            shown.discard(place)
        wide[PLAYERS] = room - sum(wide[n] for n in shown - {PLAYERS})
        for place, width in enumerate(wide):
            self.setColumnHidden(place, place not in shown)
            self.setColumnWidth(place, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        signal = {
            Qt.Key.Key_Return: self.entered,
            Qt.Key.Key_Enter: self.entered,
            Qt.Key.Key_Delete: self.binned,
            Qt.Key.Key_F2: self.renamed,
        }.get(Qt.Key(event.key()))
        column = latin(event) - Qt.Key.Key_1.value
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and 0 <= column < len(COLUMNS):
            self.sort_by(column)
        elif signal is None:
            super().keyPressEvent(event)
        else:
            signal.emit()

    def chosen(self) -> list[Entry]:
        """The games of the chosen rows, in the order of the list."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        found = [self.games.entry(row) for row in rows]
        return [entry for entry in found if entry is not None]

    def choose(self, row: int) -> None:
        if 0 <= row < self.games.rowCount():
            index = self.games.index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                index, flags.ClearAndSelect | flags.Rows | flags.Current
            )
            self.scrollTo(index)


def nothing(wanted: Filter) -> str:
    """Show why the list is empty."""
    if wanted.binned:
        return say("zonk-file-bin-is-empty")
    if wanted._replace(order="", descending=False) == Filter():
        return say("zonk-file-nothing")
    return say("zonk-file-nothing-fits")
