"""An entry in its cell: frame, writing, correction mark and the winner's circle."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import (
    QObject,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import Entry, Kind
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet.model import Index, SheetModel
from zonk_desktop.ui.sheet.motion import Motion
from zonk_desktop.ui.sheet.writing import Writing


class Written(Protocol):
    """What a view tells the delegate of its entries."""

    look: Style
    model_: SheetModel
    motion: Motion

    @property
    def writing(self) -> Writing:
        """Sizes and colours of the entries now."""


class SheetDelegate(QStyledItemDelegate):
    """Draws an entry as a hand would write it."""

    def __init__(self, view: Written, parent: QObject) -> None:
        super().__init__(parent)
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
                self._write(painter, box, state.pencil, part, pencil=True)
        elif entry.kind is not Kind.BLANK:
            done = view.motion.written(index.row(), seat)
            if done < 1:
                painter.setClipRect(QRectF(box.left(), box.top(), box.width() * done, box.height()))
            self._write(painter, box, entry, part, pencil=False)
        if (index.row(), seat) in state.corrected and part == 0:
            size = view.writing.text_px * 0.5
            marks.draw(
                painter, "pen", box.left() + 3, box.top() + size * 0.8, size, QColor(tokens.pencil)
            )
        if view.motion.circled == (index.row(), seat) and part == 0:
            self._circle(painter, box, view.motion.circle_done)
        painter.restore()

    def _write(
        self, painter: QPainter, box: QRectF, entry: Entry, part: int, *, pencil: bool
    ) -> None:
        writing = self._view.writing
        if self._view.model_.per_seat == 3:
            writing.third(painter, box, entry, part, pencil=pencil)
        else:
            writing.write(painter, box, entry, pencil=pencil)

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
