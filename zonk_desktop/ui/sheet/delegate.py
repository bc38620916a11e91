"""The delegate of entries: frame, writing, correction mark and the winner's circle."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from zonk_desktop.sheets import marks
from zonk_desktop.sheets.content import EntryKind, LineKind, TurnEntry
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet import strokes
from zonk_desktop.ui.sheet.model import Index, SheetModel
from zonk_desktop.ui.sheet.motion import Motion
from zonk_desktop.ui.sheet.writing import Writing, mark_width


class DelegateView(Protocol):
    """Interface of the view that the delegate needs."""

    look: Style
    model_: SheetModel
    motion: Motion

    @property
    def writing(self) -> Writing:
        """Sizes and colours of the entries now."""


class SheetDelegate(QStyledItemDelegate):
    """Item delegate that draws an entry as a hand would write it."""

    def __init__(self, view: DelegateView, parent: QObject) -> None:
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
        turned = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = view.look.tokens
        if model.line(index.row()).kind is LineKind.SHOW:
            painter.fillRect(box, strokes.show_shade())
        painter.setPen(QPen(QColor(tokens.rule), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if part == 0 and seat:
            column = QColor(tokens.pencil)
            column.setAlpha(110)
            painter.setPen(QPen(column, 1))
            if turned:
                painter.drawLine(box.topRight(), box.bottomRight())
            else:
                painter.drawLine(box.topLeft(), box.bottomLeft())
        if live:
            self._frame(painter, box, part)
        place = index.row(), seat
        motion = view.motion
        if entry.kind is EntryKind.HERE:
            rubs = motion.rubbing.draws and motion.rubbing.place == place
            if state.pencil is not None and live and not rubs:
                self.write(painter, box, state.pencil, part, pencil=True)
        elif entry.kind is not EntryKind.BLANK:
            done = motion.writing.at(*place)
            painter.save()
            if done < 1:
                painter.setClipRect(QRectF(box.left(), box.top(), box.width() * done, box.height()))
            room = (
                state.coming[1] if state.coming is not None and state.coming[0] == place else None
            )
            self.write(painter, box, motion.shown(*place, entry), part, pencil=False, room=room)
            painter.restore()
        if part == 0 and place in {state.struck, state.home}:
            thirds = model.per_seat == 3
            span = view.writing.span(box, entry, thirds=thirds)
            if state.struck == place:
                ink = QColor(tokens.pencil)
                strokes.line(painter, span.adjusted(-3, 0, 3, 0), 0.0, motion.striking.share, ink)
            else:
                low = span.height() / 2 + 3
                ink = QColor(tokens.flag)
                strokes.line(painter, span.adjusted(-4, 0, 5, 0), low, motion.lining.share, ink)
        if (index.row(), seat) in state.corrected and part == 0:
            size = view.writing.text_px * 0.5
            left = box.right() - 3 - mark_width("pen", size) if turned else box.left() + 3
            marks.draw(painter, "pen", left, box.top() + size * 0.8, size, QColor(tokens.pencil))
        if motion.circling.place == place and part == 0:
            span = view.writing.span(box, entry, thirds=model.per_seat == 3)
            around = strokes.around(span, box)
            strokes.circle(painter, around, motion.circling.share, QColor(tokens.flag))
        painter.restore()

    def write(
        self, painter: QPainter, box: QRectF, entry: TurnEntry, part: int, *, pencil: bool,
        room: TurnEntry | None = None,
    ) -> None:  # fmt: skip
        writing = self._view.writing
        if self._view.model_.per_seat == 3:
            writing.third(painter, box, entry, part, pencil=pencil, room=room)
        else:
            writing.write(painter, box, entry, pencil=pencil, room=room)

    def _frame(self, painter: QPainter, box: QRectF, part: int) -> None:
        """Paint the frame of the live cell; three columns of one player share it."""
        tokens = self._view.look.tokens
        thirds = self._view.model_.per_seat == 3
        painter.save()
        painter.setClipRect(box)
        wide = box.width()
        left = 2.5 if part == 0 else -wide
        right = 2.5 if not thirds or part == 2 else -wide
        if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left, right = right, left
        painter.setPen(QPen(QColor(tokens.brass_edge), 1.6))
        painter.setBrush(QColor(tokens.paper_shade))
        painter.drawRoundedRect(box.adjusted(left, 2, -right, -3), 5, 5)
        painter.restore()
