"""The score sheet on its legal pad.

Entries come from the same place as on paper (`sheets.document`) and are laid out by the same rules
(`sheets.entry_layout`) with the same marks, so that screen and print cannot disagree.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.brush import brush, here, mirrored
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet.headers import LEAST, red_line
from zonk_desktop.ui.sheet.state import SheetState, said_around
from zonk_desktop.ui.sheet.view import SheetView
from zonk_desktop.ui.sheet.writing import mark_width
from zonk_desktop.words import say

#: Heights at 100% text below which there is no head, and no foot with the hits.
_HEADLESS, _FOOTLESS = 240, 140


def _around(state: SheetState) -> tuple[object, ...]:
    """What of a state stands above and below the table."""
    sheet = state.sheet
    return state.head, state.brief, state.hits, sheet.style, len(sheet.lines)


class Pad(QWidget):
    """The widget of the legal pad: gum strip, time and magic number, the table, the hits."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self._state: SheetState | None = None
        self.view = SheetView(style, self)
        self._layout = lay.column(style, self.view, margins=None, gap=0, on=self)
        self.view.horizontalScrollBar().valueChanged.connect(self._moved)
        self.view.measured.connect(self._measured)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        self.look = style
        self._margins()
        self.update()

    def margin_box(self, wide: float) -> QRectF:
        """The rectangle of the margin, from the first row to the last."""
        top = self.view.geometry().top() + self.view.horizontalHeader().height()
        return here(self, QRectF(self._edge, top, wide, self.view.geometry().bottom() - top))

    def _moved(self, _: int) -> None:
        self.update()

    def _measured(self) -> None:
        """Repaint head and foot, which follow the table's columns."""
        self._margins()
        self.update()

    def _margins(self) -> None:
        px = self.look.px
        self._head = round(self.view.text_px * 1.9)
        self._foot = round(self.view.row_px * 1.15)
        self._gum = px(11)
        # The pad lies on something: not edge to edge.
        self._edge = px(16 if self.width() > px(460) and self.height() > px(460) else 8)
        edge = self._edge
        self._give_way()
        self._layout.setContentsMargins(
            edge, edge + self._gum + self._head, edge, edge + self._foot
        )

    def _give_way(self) -> None:
        """Leave out head and foot where the rows need their room: the row in play comes first."""
        # By the height alone: rows and names follow the width, which a scroll bar changes.
        if self.height() < self.look.px(_HEADLESS):
            self._head = 0
        if self.height() < self.look.px(_FOOTLESS):
            self._foot = 0

    def show_state(self, state: SheetState) -> None:
        before, self._state = self._state, state
        self._margins()
        self.view.show_state(state)
        self._margins()
        if before is None or _around(before) != _around(state):
            self.view.setAccessibleDescription(said_around(state))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._margins()
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        tokens, px = self.look.tokens, self.look.px
        with brush(self) as painter:
            edge = self._edge
            paper = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            # Only round the paper, which covers the rest: ten fills of all took half of the time.
            covered = paper.toAlignedRect().adjusted(1, 1, -1, -1)
            painter.setClipRegion(QRegion(self.rect()) - QRegion(covered))
            for step in range(min(edge, px(10))):
                shade = QColor(60, 35, 10, 18 if tokens.dark else 10)
                painter.fillRect(paper.adjusted(-step * 0.6, step * 0.5, step * 0.6, step), shade)
            painter.setClipping(False)
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
            if self._head:
                self._heading(painter, here(self, head), state)
            foot = QRectF(paper.left(), paper.bottom() - self._foot, paper.width(), self._foot)
            if self._foot:
                self._hits(painter, foot, margin, state)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            red, ends = tokens.margin, here(self, QRectF(margin, 0, 0, 0)).left()
            red_line(painter, round(ends), round(gum.bottom()) + 1, round(head.bottom()), red)
            red_line(painter, round(ends), round(foot.top()), round(foot.bottom()), red)

    def _heading(self, painter: QPainter, box: QRectF, state: SheetState) -> None:
        tokens = self.look.tokens
        left, right = state.head
        font = self.look.type.hand(15)
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
        tokens, view = self.look.tokens, self.view
        font = self.look.type.hand(15)
        font.setPixelSize(max(10, round(view.text_px * 0.62)))
        words, room = say("hits-short"), margin - box.left() - 8
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > room > 0:
            font.setPixelSize(max(LEAST, int(font.pixelSize() * room / wide)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.rowno))
        painter.drawText(
            here(self, QRectF(box.left(), box.top(), room, box.height())),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            words,
        )
        painter.setPen(QPen(QColor(tokens.pencil), 2))
        rest = here(self, QRectF(margin, box.top(), box.right() - margin, box.height()))
        painter.drawLine(rest.topLeft(), rest.topRight())
        strong = self.look.type.hand(16, 700)
        strong.setPixelSize(max(10, round(view.text_px * 0.9)))
        painter.setFont(strong)
        painter.save()
        painter.setClipRect(rest)
        start = view.geometry().left() + view.viewport().geometry().left()
        for seat, count in enumerate(state.hits):
            parts = range(seat * view.model_.per_seat, (seat + 1) * view.model_.per_seat)
            x = start + min(map(view.columnViewportPosition, parts))
            cell = QRectF(x, box.top(), sum(map(view.columnWidth, parts)), box.height())
            text = str(count)
            size = view.text_px * 0.62
            written = QFontMetricsF(strong).horizontalAdvance(text)
            flag = mark_width(view.hit, size)
            at = x + (cell.width() - flag - 4 - written) / 2
            spots = QRectF(at, 0, flag, 0), QRectF(at + flag + 4, 0, written, 0)
            if self.isRightToLeft():
                spots = mirrored(spots[0], cell), mirrored(spots[1], cell)
            middle = box.center().y()
            marks.draw(painter, view.hit, spots[0].left(), middle, size, QColor(tokens.flag))
            painter.setPen(QColor(tokens.flag))
            low = middle + QFontMetricsF(strong).capHeight() / 2
            painter.drawText(QPointF(spots[1].left(), low), text)
        painter.restore()
