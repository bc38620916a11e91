"""The table on the pad."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QFrame, QTableView, QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import EntryKind
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.sheet import over
from zonk_desktop.ui.sheet.delegate import SheetDelegate
from zonk_desktop.ui.sheet.headers import Names, RoundNumbers, red_line
from zonk_desktop.ui.sheet.model import SheetModel
from zonk_desktop.ui.sheet.motion import Motion
from zonk_desktop.ui.sheet.state import Place, SheetState, changed
from zonk_desktop.ui.sheet.writing import Writing
from zonk_desktop.words import say

#: The narrowest row or column, in pixels.
_LEAST_SECTION = 8
#: Large letters give up so much of their size before a player is out of sight.
_GIVES_UP = 0.8
#: Rows that take less than this share of their room need no bar, whatever its width does to them.
_SPARE = 0.85


class SheetView(QTableView):
    """The table on the pad."""

    #: Rows or columns have another size; what is drawn round them follows.
    measured = Signal()
    #: Row and seat of an entry that somebody wants to correct.
    cell_clicked = Signal(int, int)
    #: The seat of a name that was clicked.
    name_clicked = Signal(int)
    _noted: tuple[float, ...] = ()
    #: Discs and portraits as the names have them.
    _worn: tuple[object, ...] = ()
    #: Size, rows and scale at which a bar was needed last.
    _barred: tuple[float, ...] = ()
    #: Those at which it was tried without one: if a bar is needed there again, it stays.
    _spared: tuple[float, ...] = ()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self.text_px = 20.0
        self.row_px = 40.0
        #: Rows grow smaller so that the whole sheet is seen.
        self.whole = False
        self.model_ = SheetModel(self)
        self.setModel(self.model_)
        self.motion = Motion(self)
        self.motion.moved.connect(self._moved)
        self.delegate_ = SheetDelegate(self, self)
        self.setItemDelegate(self.delegate_)
        names = Names(self, self)
        names.chosen.connect(self.name_clicked)
        self.setHorizontalHeader(names)
        self.setVerticalHeader(RoundNumbers(self, self))
        self.motion.names.connect(self.horizontalHeader().viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for part in (self, self.horizontalHeader(), self.verticalHeader()):
            # They fill all of themselves: the pad behind an entry is not painted with it.
            part.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(say("sheet-score-sheet"))
        self.clicked.connect(self._clicked)
        self._corner = self.findChild(QAbstractButton)
        assert self._corner is not None
        self._corner.installEventFilter(self)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.look = style
        lay.put_role(style, self, "paper")
        self._measure()

    def show_state(self, state: SheetState) -> None:
        before = self.model_.state
        drawn = {stroke.place for stroke in self.motion.strokes if stroke.draws}
        self.motion.follow(before, state, still=self.look.still)
        self.model_.show_state(state)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        cursor = hand if state.correctable else arrow
        if self.viewport().cursor().shape() is not cursor:
            self.viewport().setCursor(cursor)
        self._measure()
        self._follow(state)
        self._repaint(before, state, drawn)

    def _repaint(self, before: SheetState | None, state: SheetState, drawn: set[Place]) -> None:
        """Repaint what has changed, and what was just being `drawn`: a pad takes its time."""
        found = changed(before, state)
        if found is None:
            self.viewport().update()
            self.verticalHeader().viewport().update()
        for place in drawn | (found or set()):
            self._moved(*place)
        worn = self._worn
        self._worn = (*self.look.looks, *self.look.portraits.items())
        if found is None or worn != self._worn or before is None or before.turn != state.turn:
            self.horizontalHeader().viewport().update()

    def _clicked(self, index: QModelIndex) -> None:
        state = self.model_.state
        if state is not None and state.correctable:
            seat = index.column() // self.model_.per_seat
            if self.model_.entry(index.row(), seat).kind is not EntryKind.BLANK:
                self.cell_clicked.emit(index.row(), seat)

    def _follow(self, state: SheetState) -> None:
        """Scroll so that the turn's cell stays in view."""
        row, seat = state.live
        if row < 0:
            row = self.model_.rowCount() - 1
            seat = max(0, state.turn)
        if row >= 0:
            for column in (seat * self.model_.per_seat, (seat + 1) * self.model_.per_seat - 1):
                index = self.model_.index(row, column)
                # Qt paints what it is asked to scroll to, be it in view.
                if not self.viewport().rect().contains(self.visualRect(index)):
                    self.scrollTo(index)

    def place_of(self, row: int, seat: int, part: int = 0) -> QRectF:
        """The rectangle of an entry in the viewport, also in a row that does not exist yet."""
        rows, column = self.model_.rowCount(), seat * self.model_.per_seat + part
        top, tall = 0.0, self.row_px
        if 0 <= row < rows:
            top, tall = float(self.rowViewportPosition(row)), float(self.rowHeight(row))
        elif rows:
            top = float(self.rowViewportPosition(rows - 1) + self.rowHeight(rows - 1))
        return QRectF(self.columnViewportPosition(column), top, self.columnWidth(column), tall)

    @Slot(int, int)
    def _moved(self, row: int, seat: int) -> None:
        """Repaint where something is drawn, and no more of the pad than that."""
        self.viewport().update(over.touched(self, row, seat))

    @property
    def hit(self) -> str:
        state = self.model_.state
        return state.sheet.style.hit if state is not None else "flag"

    @property
    def zed(self) -> str:
        state = self.model_.state
        name = state.sheet.style.zed if state is not None else ""
        return name if marks.exists(name) else "slashed-zed"

    @property
    def writing(self) -> Writing:
        """The writer of entries at the present sizes."""
        turned = self.isRightToLeft()
        return Writing(self.look, self.text_px, self.hit, self.zed, mirrored=turned)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        if self.model_.state is not None:
            self._follow(self.model_.state)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._corner and event.type() is QEvent.Type.Paint:
            # The margin runs through the corner where it runs through the rows.
            assert isinstance(watched, QWidget)
            with QPainter(watched) as painter:
                painter.fillRect(watched.rect(), QColor(self.look.tokens.paper))
                end = 0 if self.isRightToLeft() else watched.width()
                red_line(painter, end, 0, watched.height(), self.look.tokens.margin)
            return True
        return super().eventFilter(watched, event)

    def rules_below(self) -> list[int]:
        """The y of the pad's lines below the last entry, in the viewport."""
        rows, pitch = self.model_.rowCount(), max(8, int(self.row_px))
        first = self.rowViewportPosition(rows - 1) + self.rowHeight(rows - 1) if rows else 0
        return list(range(first + pitch - 1, self.viewport().height(), pitch))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(self.look.tokens.paper))
            painter.setPen(QColor(self.look.tokens.rule))
            for y in self.rules_below():
                painter.drawLine(0, y, self.viewport().width(), y)
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            over.paint(painter, self)
        if self.hasFocus():
            ring = self.look.px(3)
            with QPainter(self.viewport()) as painter:
                # Paper stays light in the dark, and so does the ring on it.
                painter.setPen(QPen(QColor(LIGHT.focus), ring))
                half = ring / 2
                painter.drawRect(QRectF(self.viewport().rect()).adjusted(half, half, -half, -half))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _measure(self) -> None:
        """Fit rows and columns to the present size."""
        self._fit()
        self._note_measures()

    def _keep_bar(self) -> None:
        """Keep a bar that was needed: beside it rows are smaller, and might not need it any more.

        Without it they would be larger, and need it again, and so on for ever.
        """
        if self.model_.state is None:
            return
        rows = self.model_.rowCount()
        # The pad's own: its head and foot follow the letters, and the view has what they leave.
        around = self.parentWidget() or self
        place: tuple[float, ...] = around.width(), around.height(), rows, self.look.type.scale
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        tall, room = rows * int(self.row_px), self.viewport().height()
        if self.verticalScrollBar().maximum() > 0:
            self._barred = place
        if self._barred == place:
            if tall > _SPARE * room or self._spared == place:
                policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
            else:
                self._spared, self._barred = place, ()
        if self.verticalScrollBarPolicy() is not policy:
            self.setVerticalScrollBarPolicy(policy)

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._keep_bar()
        # Qt gives the headers their sizes some time after they were asked for.
        self._note_measures()

    def _note_measures(self) -> None:
        """Repaint as a whole after a change of sizes."""
        before, self._noted = self._noted, self._measures()
        if self._noted != before:
            for part in (self, self.horizontalHeader(), self.verticalHeader()):
                part.viewport().update()
            self.measured.emit()

    def _measures(self) -> tuple[float, ...]:
        columns = (self.columnWidth(n) for n in range(self.model_.columnCount()))
        return (self.text_px, self.row_px, self.verticalHeader().width(), *columns)

    def _column(self, seats: int, least: float) -> float:
        """The width of a player's column: as many as find room are seen, and all of them whole."""
        wide = self.viewport().width()
        scale = self.look.type.scale
        seen = int(wide / (least * max(min(1.0, scale), scale * _GIVES_UP)))
        return wide / max(1, min(seats, seen))

    def _fit(self) -> None:
        """Size rows and columns: tall where there is room, never under a legible size."""
        state = self.model_.state
        scale = self.look.type.scale
        seats = len(state.sheet.columns) if state is not None else 4
        thirds = self.model_.per_seat == 3
        # From the smallest that a narrow column takes to the size of a hand on a real pad.
        least, enough = (112, 210) if thirds else (74, 108)
        each = self._column(seats, least)
        share = (each / scale - least) / (enough - least)
        smaller = min(1.0, each / (least * scale))
        wide = min(1.0, max(0.0, (each / scale - enough) / enough))
        self.text_px = (15 * smaller + 8 * min(1.0, max(0.0, share)) + 9 * wide) * scale
        self.row_px = self.text_px * (43 / 23 - 0.3 * wide)
        rows = self.model_.rowCount()
        if self.whole and rows:
            # All of it at a glance, as long as it can be read.
            high = self.viewport().height() / rows
            self.row_px = min(self.row_px, max(24 * scale, high))
            self.text_px = min(self.text_px, self.row_px * 0.54)
        # Qt lays the whole table out anew for each size that is set, be it the same.
        rows_, columns = self.verticalHeader(), self.horizontalHeader()
        for header in (rows_, columns):
            if header.minimumSectionSize() != _LEAST_SECTION:
                header.setMinimumSectionSize(_LEAST_SECTION)
        if rows_.defaultSectionSize() != int(self.row_px):
            rows_.setDefaultSectionSize(int(self.row_px))
        count = self.model_.columnCount()
        if not count:
            return
        shares = (0.32, 0.28, 0.40) if thirds else (1.0,)
        room, used = each, 0
        for seat in range(seats):
            start = round(seat * room)
            end = round((seat + 1) * room)
            used = start
            for part, share in enumerate(shares):
                size = round((end - start) * share) if part < len(shares) - 1 else end - used
                column = seat * len(shares) + part
                if self.columnWidth(column) != max(_LEAST_SECTION, size):
                    self.setColumnWidth(column, max(_LEAST_SECTION, size))
                used += size
