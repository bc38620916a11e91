"""The score sheet on its legal pad: a table view with its own model and delegate.

Entries come from the same place as on paper (`sheets.document`) and are drawn with the same
marks, so that screen and print cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QEasingCurve,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Entry, Key, Kind, Line, LineKind, Sheet
from zonk_desktop.ui.kit import people
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.tokens import LIGHT
from zonk_desktop.ui.kit.wording import shortened

Index = QModelIndex | QPersistentModelIndex
_WRITE_MS = 320
_PASS_MS = 220
_CIRCLE_MS = 700


class SheetState(NamedTuple):
    """What the pad shows."""

    sheet: Sheet
    #: Row and seat of the live cell, (-1, -1) for none.
    live: tuple[int, int] = (-1, -1)
    #: What a stay would write there.
    pencil: Entry | None = None
    turn: int = -1
    winners: tuple[int, ...] = ()
    corrected: frozenset[tuple[int, int]] = frozenset()
    #: The throws of a cell, by row and seat.
    stories: Mapping[tuple[int, int], str] = {}
    #: Left and right at the head of the pad.
    head: tuple[str, str] = ("", "")
    #: What stands at the left where there is no room for more.
    brief: str = ""
    #: Entries may be written anew: a click on a cell asks for that.
    correctable: bool = False
    #: Hits of each seat, for the row below the sheet.
    hits: tuple[int, ...] = ()


def said(entry: Entry) -> str:
    """An entry in words, for a screen reader."""
    if entry.kind is Kind.DASH:
        return "dash"
    parts = [*(name.replace("-", " ") for name in entry.left), entry.text or entry.turn]
    if entry.hits:
        parts.append(f"{entry.hits} hit" + ("s" if entry.hits > 1 else ""))
    if entry.penalty:
        parts.append(entry.penalty)
    return " ".join(part for part in parts if part)


class SheetModel(QAbstractTableModel):
    """Rows of the sheet; one column a player, or three."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state: SheetState | None = None
        self._lines: tuple[Line, ...] = ()

    def show_state(self, state: SheetState) -> None:
        old, new = self._lines, state.sheet.lines
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
        if new:
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(new) - 1, self.columnCount() - 1)
            )
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, self.columnCount() - 1))

    @property
    def per_seat(self) -> int:
        return self.state.sheet.style.columns if self.state else 1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if parent.isValid() or self.state is None:
            return 0
        return len(self.state.sheet.columns) * self.per_seat

    def line(self, row: int) -> Line:
        return self._lines[row]

    def entry(self, row: int, seat: int) -> Entry:
        entries = self._lines[row].entries
        return entries[seat] if seat < len(entries) else Entry()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.state is None:
            return None
        seat, part = divmod(index.column(), self.per_seat)
        entry = self.entry(index.row(), seat)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            if entry.kind is Kind.HERE:
                return "" if self.state.pencil is None else f"would be {said(self.state.pencil)}"
            if self.per_seat == 3:
                return (entry.text, entry.turn, " ".join(entry.marks))[part]
            return said(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            lines = [self.state.stories.get((index.row(), seat), "")]
            if (index.row(), seat) in self.state.corrected:
                lines.append("Corrected.")
            if self.state.correctable and entry.kind is not Kind.BLANK:
                lines.append("Click to correct it.")
            text = "\n".join(line for line in lines if line)
            # Plain text whatever a name holds.
            return text.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or self.state is None:
            return None
        if orientation is Qt.Orientation.Horizontal:
            seat, part = divmod(section, self.per_seat)
            name = self.state.sheet.columns[seat].name
            return name if self.per_seat == 1 else f"{name}, {('total', 'turn', 'hits')[part]}"
        line = self._lines[section] if section < len(self._lines) else None
        if line is None or not line.number:
            return "half" if line is not None and line.kind is LineKind.SHOW else ""
        return str(line.number)


class SheetDelegate(QStyledItemDelegate):
    """Draws an entry as a hand would write it."""

    def __init__(self, view: SheetView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, model = self._view, self._view.model_
        state = model.state
        if state is None:
            return
        seat, part = divmod(index.column(), model.per_seat)
        box = QRectF(option.rect)
        entry = model.entry(index.row(), seat)
        live = state.live == (index.row(), seat)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = view.look.tokens
        painter.setPen(QPen(QColor(tokens.rule), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if part == 0 and seat:
            column = QColor(tokens.pencil)
            column.setAlpha(110)
            painter.setPen(QPen(column, 1))
            painter.drawLine(box.topLeft(), box.bottomLeft())
        if live:
            self._frame(painter, box, part)
        if entry.kind is Kind.HERE:
            if state.pencil is not None and live:
                self._write(painter, box, state.pencil, part, QColor(tokens.pencil), True)
        elif entry.kind is not Kind.BLANK:
            fresh = view.fresh(index.row(), seat)
            if fresh < 1:
                painter.setClipRect(
                    QRectF(box.left(), box.top(), box.width() * fresh, box.height())
                )
            self._write(painter, box, entry, part, QColor(tokens.pen), False)
        if (index.row(), seat) in state.corrected and part == 0:
            size = view.text_px * 0.5
            marks.draw(
                painter, "pen", box.left() + 3, box.top() + size * 0.8, size, QColor(tokens.pencil)
            )
        if view.circled == (index.row(), seat) and part == 0:
            self._circle(painter, box, view.circle_done)
        painter.restore()

    def _frame(self, painter: QPainter, box: QRectF, part: int) -> None:
        """The live cell; three columns of one player share a frame."""
        tokens = self._view.look.tokens
        thirds = self._view.model_.per_seat == 3
        painter.save()
        painter.setClipRect(box)
        wide = box.width()
        left = 2.5 if part == 0 else -wide
        right = 2.5 if not thirds or part == 2 else -wide
        painter.setPen(QPen(QColor(tokens.brass_edge), 1.6))
        painter.setBrush(QColor(tokens.paper_shade))
        painter.drawRoundedRect(box.adjusted(left, 2, -right, -3), 5, 5)
        painter.restore()

    def _circle(self, painter: QPainter, box: QRectF, done: float) -> None:
        """The red pencil round the winner's total."""
        path = QPainterPath()
        oval = box.adjusted(2, 1, -2, -2)
        path.arcMoveTo(oval, 150)
        path.arcTo(oval, 150, 372 * done)
        pen = QPen(QColor(self._view.look.tokens.flag), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _write(
        self, painter: QPainter, box: QRectF, entry: Entry, part: int, pen: QColor, pencil: bool
    ) -> None:
        view, tokens = self._view, self._view.look.tokens
        if view.model_.per_seat == 3:
            self._third(painter, box, entry, part, pen, pencil)
            return
        if entry.kind is Kind.DASH:
            width = marks.path("dashes").width * view.text_px * 0.3
            marks.draw(
                painter, "dashes", box.center().x() - width / 2, box.center().y(),
                view.text_px * 0.3, QColor(tokens.rowno),
            )  # fmt: skip
            return
        if entry.kind is Kind.ZED:
            self._zed(painter, box, entry)
            return
        word = entry.kind is Kind.WORD
        text = entry.text + ("?" if pencil else "")
        tall = view.text_px
        room = box.width() - 10
        font = view.look.type.hand(16, 700)
        font.setPixelSize(max(9, round(tall * (0.74 if word else 1))))
        signs, flags = list(entry.left), entry.hits
        sign_px, flag_px, gap = tall * 0.62, tall * 0.6, tall * 0.18
        flag_wide = _wide(view.hit, flag_px)
        counted = flags > 4

        def widths() -> tuple[float, float, float]:
            left = sum(_wide(name, sign_px) + gap for name in signs)
            number = QFontMetricsF(font).horizontalAdvance(str(flags)) * 0.8 if counted else 0
            right = (flag_wide + number + gap) if counted else (flag_wide + 1) * flags
            return left, QFontMetricsF(font).horizontalAdvance(text), right + (gap if flags else 0)

        left, middle, right = widths()
        if left + middle + right > room and flags > 1:
            counted = True
            left, middle, right = widths()
        while left + middle + right > room and font.pixelSize() > 9:
            font.setPixelSize(font.pixelSize() - 1)
            left, middle, right = widths()
        x = box.center().x() - (left + middle + right) / 2
        y = box.center().y() - 1
        ink = QColor(tokens.word) if not pencil else pen
        for name in signs:
            if marks.exists(name):
                x += marks.draw(painter, name, x, y, sign_px, ink) + gap
        painter.setFont(font)
        painter.setPen(ink if word else pen)
        measure = QFontMetricsF(font)
        painter.drawText(QPointF(x, y + measure.capHeight() / 2 + 1), text)
        x += middle + (gap if flags else 0)
        if flags:
            self._flags(painter, x, y, flags, flag_px, counted, pencil)
        if entry.penalty:
            small = view.look.type.hand(12, 400)
            small.setPixelSize(max(9, round(tall * 0.5)))
            painter.setFont(small)
            painter.setPen(QColor(tokens.word))
            painter.drawText(box.adjusted(0, 0, -4, -1), _RIGHT_LOW, entry.penalty)

    def _zed(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        """A Zonk written as the letter, as this sheet draws it, with its flags."""
        view = self._view
        tokens = view.look.tokens
        size = view.text_px * 0.8
        name = view.zed
        flag = view.text_px * 0.6
        count = entry.hits
        wide = _wide(name, size) + (count and 4 + (_wide(view.hit, flag) + 1) * min(count, 4))
        x = box.center().x() - wide / 2
        x += marks.draw(painter, name, x, box.center().y(), size, QColor(tokens.word)) + 4
        if count:
            painter.setFont(view.look.type.hand(16, 700))
            self._flags(painter, x, box.center().y(), count, flag, count > 4, False)

    def _flags(
        self, painter: QPainter, x: float, y: float, count: int, size: float, counted: bool,
        pencil: bool,
    ) -> None:  # fmt: skip
        tokens = self._view.look.tokens
        ink = QColor(tokens.pencil if pencil else tokens.flag)
        name = self._view.hit
        for _ in range(1 if counted else count):
            x += marks.draw(painter, name, x, y, size, ink) + 1
        if counted:
            font = painter.font()
            font.setPixelSize(max(9, round(font.pixelSize() * 0.8)))
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(
                QPointF(x + 2, y + QFontMetricsF(font).capHeight() / 2 + 1), str(count)
            )

    def _third(
        self, painter: QPainter, box: QRectF, entry: Entry, part: int, pen: QColor, pencil: bool
    ) -> None:
        """One of the three columns of a player: total, turn, hits."""
        view, tokens = self._view, self._view.look.tokens
        font = view.look.type.hand(16, 700)
        if part == 2:
            x, room = box.left() + 4, box.width() - 8
            size = view.text_px * 0.66
            total = sum(_wide(name, size) + 2 for name in entry.marks)
            if total > room:
                size *= room / total
            for name in entry.marks:
                if marks.exists(name):
                    ink = QColor(tokens.pencil if pencil else tokens.flag)
                    x += marks.draw(painter, name, x, box.center().y(), size, ink) + 2
            return
        text = entry.text if part == 0 else entry.turn
        if not text:
            return
        if part == 0 and pencil:
            text += "?"
        digits = text.lstrip("-").rstrip("?").isdigit()
        font.setPixelSize(max(9, round(view.text_px * (0.82 if digits else 0.66))))
        shown = fitted(font, text, box.width() - 6, 9)
        if text == "Z":
            size = view.text_px * 0.8
            width = marks.path("slashed-zed").width * size
            marks.draw(
                painter, "slashed-zed", box.center().x() - width / 2, box.center().y(), size,
                QColor(tokens.word),
            )  # fmt: skip
            return
        painter.setFont(shown)
        painter.setPen(pen if digits else QColor(tokens.word))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


_RIGHT_LOW = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


def _wide(name: str, size: float) -> float:
    return marks.path(name).width * size if marks.exists(name) else 0


class _Names(QHeaderView):
    """Discs and names over the columns."""

    def __init__(self, view: SheetView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self.setSectionsClickable(False)
        self.setAccessibleName("Players")

    def sizeHint(self) -> QSize:
        return QSize(
            100, round(self._view.row_px * (1.25 if self._view.model_.per_seat == 1 else 1.9))
        )

    def paintSection(self, painter: QPainter, rect: object, section: int) -> None:
        pass

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = view.look.tokens
        painter.fillRect(self.viewport().rect(), QColor(tokens.paper))
        state = view.model_.state
        if state is None:
            return
        thirds = view.model_.per_seat == 3
        if state.turn >= 0:
            shade = self._over(state.turn)
            if view.turn_done < 1 and view.turn_from >= 0:
                old = self._over(view.turn_from)
                way = shade.left() - old.left()
                shade.moveLeft(old.left() + way * view.turn_done)
            painter.fillRect(shade.adjusted(1, 2, -1, 0), QColor(tokens.paper_shade))
        for seat, column in enumerate(state.sheet.columns):
            first = seat * view.model_.per_seat
            x = self.sectionViewportPosition(first)
            wide = sum(self.sectionSize(first + n) for n in range(view.model_.per_seat))
            box = QRectF(x, 0, wide, self.height())
            top = QRectF(box.left(), box.top(), wide, box.height() * (0.62 if thirds else 1))
            self._name(painter, top, seat, column.name)
            if thirds:
                small = view.look.type.text(13, 600)
                small.setPixelSize(max(9, round(view.text_px * 0.5)))
                painter.setFont(small)
                painter.setPen(QColor(tokens.rowno))
                for n, word in enumerate(("total", "turn", "hits")):
                    spot = QRectF(
                        self.sectionViewportPosition(first + n), box.height() * 0.6,
                        self.sectionSize(first + n), box.height() * 0.38,
                    )  # fmt: skip
                    painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, word)
        painter.setPen(QPen(QColor(tokens.pencil), 2))
        low = self.height() - 1
        painter.drawLine(QPointF(0, low), QPointF(self.viewport().width(), low))

    def _over(self, seat: int) -> QRectF:
        """The place over a player's column."""
        count = self._view.model_.per_seat
        wide = sum(self.sectionSize(seat * count + n) for n in range(count))
        return QRectF(self.sectionViewportPosition(seat * count), 0, wide, self.height())

    def _name(self, painter: QPainter, box: QRectF, seat: int, name: str) -> None:
        view = self._view
        size = min(view.row_px * 0.72, box.width() * 0.3)
        font = view.look.type.hand(18, 700)
        font.setPixelSize(max(10, round(view.text_px * 1.02)))
        short = shortened(name, 40)
        room = box.width() - size - 12
        font = fitted(font, short, room, 10)
        measure = QFontMetricsF(font)
        short = measure.elidedText(short, Qt.TextElideMode.ElideRight, room)
        wide = measure.horizontalAdvance(short)
        x = box.center().x() - (size + 5 + wide) / 2
        people.draw_disc(
            painter, seat, QRectF(x, box.center().y() - size / 2, size, size), view.look
        )
        painter.setFont(font)
        painter.setPen(QColor(view.look.tokens.pen))
        painter.drawText(
            QPointF(x + size + 5, box.center().y() + measure.capHeight() / 2 + 1), short
        )


class _Rounds(QHeaderView):
    """Row numbers left of the pad's margin."""

    def __init__(self, view: SheetView) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view
        self.setSectionsClickable(False)
        self.setAccessibleName("Rounds")

    def sizeHint(self) -> QSize:
        return QSize(round(self._view.text_px * 1.9), 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        painter = QPainter(self.viewport())
        tokens = view.look.tokens
        painter.fillRect(self.viewport().rect(), QColor(tokens.paper))
        font = view.look.type.hand(14)
        font.setPixelSize(max(9, round(view.text_px * 0.62)))
        painter.setFont(font)
        width = self.viewport().width()
        model = view.model_
        painter.setPen(QColor(tokens.rule))
        for y in view.rules_below():
            painter.drawLine(0, y, width, y)
        for row in range(model.rowCount()):
            y, tall = self.sectionViewportPosition(row), self.sectionSize(row)
            if y + tall < 0 or y > self.height():
                continue
            painter.setPen(QColor(tokens.rule))
            painter.drawLine(0, y + tall - 1, width, y + tall - 1)
            painter.setPen(QColor(tokens.rowno))
            word = str(model.headerData(row, Qt.Orientation.Vertical) or "")
            painter.drawText(
                QRectF(0, y, width - 8, tall),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                word,
            )
        _margin(painter, width, 0, self.height(), tokens.margin)


def _margin(painter: QPainter, right: int, top: int, bottom: int, colour: str) -> None:
    """The pad's double red line."""
    painter.setPen(QPen(QColor(colour), 1))
    for x in (right - 4, right - 2):
        painter.drawLine(x, top, x, bottom)


class SheetView(QTableView):
    """The table on the pad."""

    #: Rows or columns have another size; what is drawn round them follows.
    measured = Signal()
    #: Row and seat of an entry that somebody wants to correct.
    cell_clicked = Signal(int, int)
    _noted: tuple[float, ...] = ()

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self.text_px = 20.0
        self.row_px = 40.0
        self.circled = (-1, -1)
        self.circle_done = 1.0
        #: Rows grow smaller so that the whole sheet is seen.
        self.whole = False
        self._fresh: tuple[int, int] = (-1, -1)
        self._written = 1.0
        self._known: dict[tuple[int, int], Entry] = {}
        self.model_ = SheetModel(self)
        self.setModel(self.model_)
        self.setItemDelegate(SheetDelegate(self))
        self.setHorizontalHeader(_Names(self))
        self.setVerticalHeader(_Rounds(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName("Score sheet")
        self.clicked.connect(self._clicked)
        self._corner = self.findChild(QAbstractButton)
        assert self._corner is not None
        self._corner.installEventFilter(self)
        self._writing = QVariantAnimation(self)
        self._writing.setDuration(_WRITE_MS)
        self._writing.setStartValue(0.0)
        self._writing.setEndValue(1.0)
        self._writing.valueChanged.connect(self._wrote)
        self._circling = QVariantAnimation(self)
        self._circling.setDuration(_CIRCLE_MS)
        self._circling.setStartValue(0.0)
        self._circling.setEndValue(1.0)
        self._circling.valueChanged.connect(self._circled)
        #: The shade over the column of the turn slides from one player to the next.
        self.turn_from = -1
        self.turn_done = 1.0
        self._passing = QVariantAnimation(self)
        self._passing.setDuration(_PASS_MS)
        self._passing.setStartValue(0.0)
        self._passing.setEndValue(1.0)
        self._passing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._passing.valueChanged.connect(self._passed)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.look = style
        self.setStyleSheet(
            f"QTableView {{ background: {style.tokens.paper}; border: none; }}"
            f"QTableCornerButton::section {{ background: {style.tokens.paper}; border: none; }}"
        )
        self._measure()

    def show_state(self, state: SheetState) -> None:
        self._note_fresh(state)
        before = self.model_.state
        if before is not None and before.turn != state.turn and not self.look.still:
            self.turn_from = before.turn
            self._passing.stop()
            self._passing.start()
        self.model_.show_state(state)
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(hand if state.correctable else arrow)
        self._measure()
        if state.winners:
            self._find_circle(state)
        elif self.circled != (-1, -1):
            self.circled = (-1, -1)
        self._follow(state)
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def _clicked(self, index: QModelIndex) -> None:
        state = self.model_.state
        if state is not None and state.correctable:
            seat = index.column() // self.model_.per_seat
            if self.model_.entry(index.row(), seat).kind is not Kind.BLANK:
                self.cell_clicked.emit(index.row(), seat)

    def _follow(self, state: SheetState) -> None:
        """The turn's cell stays in view."""
        row, seat = state.live
        if row < 0:
            row = self.model_.rowCount() - 1
            seat = max(0, state.turn)
        if row >= 0:
            index = self.model_.index(row, seat * self.model_.per_seat)
            self.scrollTo(index)
            last = self.model_.index(row, (seat + 1) * self.model_.per_seat - 1)
            self.scrollTo(last)

    def _note_fresh(self, state: SheetState) -> None:
        """Find the entry that was not there before: it is written, left to right."""
        found = {
            (row, seat): entry
            for row, line in enumerate(state.sheet.lines)
            for seat, entry in enumerate(line.entries)
            if entry.kind in {Kind.TOTAL, Kind.WORD, Kind.ZED}
        }
        new = [place for place in found if place not in self._known]
        first = not self._known
        self._known = found
        if len(new) == 1 and not first and not self.look.still:
            self._fresh = new[0]
            self._writing.stop()
            self._writing.start()

    @property
    def hit(self) -> str:
        """The mark that this sheet writes for a hit."""
        state = self.model_.state
        return state.sheet.style.hit if state is not None else "flag"

    @property
    def zed(self) -> str:
        """The mark that this sheet writes for a Zonk."""
        state = self.model_.state
        name = state.sheet.style.zed if state is not None else ""
        return name if marks.exists(name) else "slashed-zed"

    def fresh(self, row: int, seat: int) -> float:
        return self._written if (row, seat) == self._fresh else 1.0

    def _wrote(self, value: object) -> None:
        self._written = float(value) if isinstance(value, float) else 1.0
        self.viewport().update()

    def _find_circle(self, state: SheetState) -> None:
        seat = state.winners[0]
        rows = [
            row
            for row, line in enumerate(state.sheet.lines)
            if seat < len(line.entries) and line.entries[seat].kind is Kind.TOTAL
        ]
        place = (rows[-1], seat) if rows else (-1, -1)
        if place != self.circled:
            self.circled = place
            if self.look.still:
                self.circle_done = 1.0
            else:
                self._circling.start()

    def _passed(self, value: object) -> None:
        self.turn_done = float(value) if isinstance(value, float) else 1.0
        self.horizontalHeader().viewport().update()

    def _circled(self, value: object) -> None:
        self.circle_done = float(value) if isinstance(value, float) else 1.0
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._corner and event.type() is QEvent.Type.Paint:
            # The margin runs through the corner where it runs through the rows.
            assert isinstance(watched, QWidget)
            painter = QPainter(watched)
            painter.fillRect(watched.rect(), QColor(self.look.tokens.paper))
            _margin(painter, watched.width(), 0, watched.height(), self.look.tokens.margin)
            painter.end()
            return True
        return super().eventFilter(watched, event)

    def rules_below(self) -> list[int]:
        """Where the lines of the pad run on below the last entry, in the viewport."""
        rows, pitch = self.model_.rowCount(), max(8, int(self.row_px))
        first = self.rowViewportPosition(rows - 1) + self.rowHeight(rows - 1) if rows else 0
        return list(range(first + pitch - 1, self.viewport().height(), pitch))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setPen(QColor(self.look.tokens.rule))
        for y in self.rules_below():
            painter.drawLine(0, y, self.viewport().width(), y)
        painter.end()
        super().paintEvent(event)
        if self.hasFocus():
            ring = self.look.px(3)
            painter = QPainter(self.viewport())
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

    def updateGeometries(self) -> None:
        super().updateGeometries()
        # Qt gives the headers their sizes some time after they were asked for.
        self._note_measures()

    def _note_measures(self) -> None:
        """Whatever has another size is painted as a whole."""
        before, self._noted = self._noted, self._measures()
        if self._noted != before:
            for part in (self, self.horizontalHeader(), self.verticalHeader()):
                part.viewport().update()
            self.measured.emit()

    def _measures(self) -> tuple[float, ...]:
        columns = (self.columnWidth(n) for n in range(self.model_.columnCount()))
        return (self.text_px, self.row_px, self.verticalHeader().width(), *columns)

    def _fit(self) -> None:
        """Rows and columns for this width: tall where there is room, never under a legible size."""
        state = self.model_.state
        scale = self.look.type.scale
        seats = len(state.sheet.columns) if state is not None else 4
        thirds = self.model_.per_seat == 3
        per_seat = self.viewport().width() / max(1, seats)
        # From the smallest that a narrow column takes to the size of a hand on a real pad.
        least, enough = (112, 210) if thirds else (74, 108)
        share = (per_seat / scale - least) / (enough - least)
        self.text_px = (15 + 8 * min(1.0, max(0.0, share))) * scale
        self.row_px = self.text_px * 43 / 23
        rows = self.model_.rowCount()
        if self.whole and rows:
            # All of it at a glance, as long as it can be read.
            each = self.viewport().height() / rows
            self.row_px = min(self.row_px, max(24 * scale, each))
            self.text_px = min(self.text_px, self.row_px * 0.54)
        self.verticalHeader().setDefaultSectionSize(int(self.row_px))
        self.verticalHeader().setMinimumSectionSize(8)
        self.horizontalHeader().setMinimumSectionSize(8)
        count = self.model_.columnCount()
        if not count:
            return
        each = max(per_seat, least * scale)
        shares = (0.32, 0.28, 0.40) if thirds else (1.0,)
        room, used = each, 0
        for seat in range(seats):
            start = round(seat * room)
            end = round((seat + 1) * room)
            used = start
            for part, share in enumerate(shares):
                size = round((end - start) * share) if part < len(shares) - 1 else end - used
                self.setColumnWidth(seat * len(shares) + part, max(8, size))
                used += size


def draw_legend(
    painter: QPainter | None, keys: Sequence[Key], left: float, top: float, wide: float,
    style: Style,
) -> float:  # fmt: skip
    """What the marks mean, below the pad; gives back its height, without a painter only that."""
    if not keys:
        return 0.0
    px = style.px
    font = style.type.text(13, 500)
    measure = QFontMetricsF(font)
    line, size = measure.height() * 1.45, px(13)
    x, y = left, top + px(8)
    for key in keys:
        names = [name for name in key.marks if marks.exists(name)]
        words = shortened(key.words, 40)
        signs = sum(_wide(name, size) + px(4) for name in names)
        full = signs + measure.horizontalAdvance(words)
        if x > left and x + full > left + wide:
            x, y = left, y + line
        if painter is not None:
            at = x
            for name in names:
                ink = style.colour("red")
                at += marks.draw(painter, name, at, y + line / 2, size, ink) + px(4)
            painter.setFont(font)
            painter.setPen(style.colour("ink2"))
            room = left + wide - at
            text = measure.elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(at, y + line / 2 + measure.capHeight() / 2), text)
        x += full + px(16)
    return y + line - top


class Pad(QWidget):
    """The legal pad: gum strip, perforation, time and magic number, the table, the hits."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._state: SheetState | None = None
        self.view = SheetView(style, self)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.view)
        self.view.horizontalScrollBar().valueChanged.connect(self._moved)
        self.view.measured.connect(self._measured)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self._style = style
        self.view.restyle(style)
        self._margins()
        self.update()

    def _moved(self, _: int) -> None:
        self.update()

    def _measured(self) -> None:
        """Head and foot follow the table, and are drawn where its columns are now."""
        self._margins()
        self.update()

    def _margins(self) -> None:
        px = self._style.px
        self._head = round(self.view.text_px * 1.9)
        self._foot = round(self.view.row_px * 1.15)
        self._gum = px(11)
        # The pad lies on something: not edge to edge.
        self._edge = px(16 if self.width() > px(460) and self.height() > px(460) else 8)
        edge = self._edge
        self._key = 0.0
        if self._state is not None and self.height() > px(460):
            wide = self.width() - 2 * edge
            self._key = draw_legend(None, self._state.sheet.legend, 0, 0, wide, self._style)
        self._layout.setContentsMargins(
            edge, edge + self._gum + self._head, edge, edge + self._foot + round(self._key)
        )

    def show_state(self, state: SheetState) -> None:
        self._state = state
        self._margins()
        self.view.show_state(state)
        self._margins()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._margins()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self._style.tokens, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self._edge
        paper = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge - self._key)
        for step in range(min(edge, px(10))):
            shade = QColor(60, 35, 10, 18 if tokens.dark else 10)
            painter.fillRect(paper.adjusted(-step * 0.6, step * 0.5, step * 0.6, step), shade)
        painter.fillRect(paper, QColor(tokens.paper))
        gum = QRectF(paper.left(), paper.top(), paper.width(), self._gum)
        painter.fillRect(gum, QColor(tokens.gum))
        painter.fillRect(gum.adjusted(0, self._gum * 0.55, 0, 0), QColor(tokens.gum_dark))
        dots = QPen(QColor(tokens.gum_dark), 1, Qt.PenStyle.DotLine)
        painter.setPen(dots)
        y = gum.bottom() + px(4)
        painter.drawLine(QPointF(paper.left(), y), QPointF(paper.right(), y))
        state = self._state
        if state is None:
            return
        margin = paper.left() + self.view.verticalHeader().width()
        head = QRectF(margin + 8, gum.bottom(), paper.right() - margin - 16, self._head)
        self._heading(painter, head, state)
        if self._key:
            draw_legend(
                painter, state.sheet.legend, paper.left(), paper.bottom(), paper.width(),
                self._style,
            )  # fmt: skip
        foot = QRectF(paper.left(), paper.bottom() - self._foot, paper.width(), self._foot)
        self._hits(painter, foot, margin, state)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        _margin(
            painter, round(margin), round(gum.bottom()) + 1, round(head.bottom()), tokens.margin
        )
        _margin(painter, round(margin), round(foot.top()), round(foot.bottom()), tokens.margin)

    def _heading(self, painter: QPainter, box: QRectF, state: SheetState) -> None:
        tokens = self._style.tokens
        left, right = state.head
        font = self._style.type.hand(15)
        font.setPixelSize(max(10, round(self.view.text_px * 0.8)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.pen))
        middle = Qt.AlignmentFlag.AlignVCenter
        measure = QFontMetricsF(font)
        room = box.width() - measure.horizontalAdvance(right) - 12
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, right)
        # The time alone where the day does not fit.
        for words in (left, state.brief):
            if measure.horizontalAdvance(words) <= room:
                painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, words)
                return

    def _hits(self, painter: QPainter, box: QRectF, margin: float, state: SheetState) -> None:
        tokens, view = self._style.tokens, self.view
        font = self._style.type.hand(15)
        font.setPixelSize(max(10, round(view.text_px * 0.62)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.rowno))
        painter.drawText(
            QRectF(box.left(), box.top(), margin - box.left() - 8, box.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            self._style.words.hits.split()[-1],
        )
        painter.setPen(QPen(QColor(tokens.pencil), 2))
        painter.drawLine(QPointF(margin, box.top()), QPointF(box.right(), box.top()))
        strong = self._style.type.hand(16, 700)
        strong.setPixelSize(max(10, round(view.text_px * 0.9)))
        painter.setFont(strong)
        painter.save()
        painter.setClipRect(QRectF(margin, box.top(), box.right() - margin, box.height()))
        for seat, count in enumerate(state.hits):
            first = seat * view.model_.per_seat
            x = margin + view.columnViewportPosition(first)
            wide = sum(view.columnWidth(first + n) for n in range(view.model_.per_seat))
            text = str(count)
            size = view.text_px * 0.62
            full = _wide(view.hit, size) + 4 + QFontMetricsF(strong).horizontalAdvance(text)
            at = x + (wide - full) / 2
            at += marks.draw(painter, view.hit, at, box.center().y(), size, QColor(tokens.flag)) + 4
            painter.setPen(QColor(tokens.flag))
            low = box.center().y() + QFontMetricsF(strong).capHeight() / 2
            painter.drawText(QPointF(at, low), text)
        painter.restore()
