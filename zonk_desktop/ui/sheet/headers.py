"""The header views: names over the columns, numbers beside the rows, the pad's margin."""

from __future__ import annotations

from math import ceil
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from zonk_desktop.sheets import marks
from zonk_desktop.ui.kit import icons, people
from zonk_desktop.ui.kit.brush import brush, here, mirrored
from zonk_desktop.ui.kit.fonts import fitted
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.sheet.model import SheetModel
from zonk_desktop.ui.sheet.motion import Motion
from zonk_desktop.words import say

#: Pixels of the smallest letters beside the margin.
LEAST = 9


class Measured(Protocol):
    """Interface of the view that the headers need."""

    look: Style
    model_: SheetModel
    motion: Motion
    text_px: float
    row_px: float

    def rules_below(self) -> list[int]:
        """The y of the pad's lines below the last entry."""


class Names(QHeaderView):
    """Discs and names over the columns; a click on one asks for another name."""

    #: The seat whose name was clicked.
    chosen = Signal(int)

    def __init__(self, view: Measured, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._view = view
        self.setSectionsClickable(False)
        self.setAccessibleName(say("sheet-players"))

    def sizeHint(self) -> QSize:
        return QSize(
            100, round(self._view.row_px * (1.25 if self._view.model_.per_seat == 1 else 1.9))
        )

    def paintSection(self, painter: QPainter, rect: object, section: int) -> None:
        pass

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        section = self.logicalIndexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and section >= 0:
            self.chosen.emit(section // self._view.model_.per_seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        with brush(self.viewport()) as painter:
            tokens = view.look.tokens
            painter.fillRect(self.viewport().rect(), QColor(tokens.paper))
            state = view.model_.state
            if state is None:
                return
            thirds = view.model_.per_seat == 3
            if state.turn >= 0:
                shade = self._over(state.turn)
                if view.motion.turn_done < 1 and view.motion.turn_from >= 0:
                    old = self._over(view.motion.turn_from)
                    way = shade.left() - old.left()
                    shade.moveLeft(old.left() + way * view.motion.turn_done)
                painter.fillRect(shade.adjusted(1, 2, -1, 0), QColor(tokens.paper_shade))
            for seat, column in enumerate(state.sheet.columns):
                first = seat * view.model_.per_seat
                top = self._over(seat)
                box = QRectF(top)
                top.setHeight(box.height() * (0.62 if thirds else 1))
                self._name(painter, top, seat, column.name)
                if thirds:
                    small = view.look.type.text(13, 600)
                    small.setPixelSize(max(9, round(view.text_px * 0.5)))
                    painter.setFont(small)
                    painter.setPen(QColor(tokens.rowno))
                    for n, part in enumerate(("total", "turn", "hits")):
                        word = say(f"sheet-pad-column-{part}")
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
        sections = range(seat * count, (seat + 1) * count)
        wide = sum(map(self.sectionSize, sections))
        return QRectF(min(map(self.sectionViewportPosition, sections)), 0, wide, self.height())

    def _name(self, painter: QPainter, box: QRectF, seat: int, name: str) -> None:
        view = self._view
        size = min(view.row_px * 0.72, box.width() * 0.3)
        font = view.look.type.hand(18, 700)
        font.setPixelSize(max(10, round(view.text_px * 1.02)))
        short = shortened(name, 40)
        die = size * 0.5 if seat in view.look.portraits else 0.0
        keeps = view.model_.state is not None and view.model_.state.keeper == seat
        pencil = size * 0.66 if keeps else 0.0
        room = box.width() - size - 12 - die - pencil
        font = fitted(font, short, room, 10)
        measure = QFontMetricsF(font)
        short = measure.elidedText(short, Qt.TextElideMode.ElideRight, room)
        wide = measure.horizontalAdvance(short)
        x, middle = box.center().x() - (size + 5 + wide + die + pencil) / 2, box.center().y()

        def spot(left: float, across: float) -> QRectF:
            found = QRectF(left, middle - across / 2, across, across)
            return mirrored(found, box) if self.isRightToLeft() else found

        people.draw_disc(painter, seat, spot(x, size), view.look)
        painter.setFont(font)
        painter.setPen(QColor(view.look.tokens.pen))
        left = spot(x + size + 5, wide).left()
        painter.drawText(QPointF(left, middle + measure.capHeight() / 2 + 1), short)
        if die:
            # A small die behind the name: a computer plays this column.
            ink, left = QColor(view.look.tokens.pen), spot(x + size + 9 + wide, die * 0.8).left()
            marks.draw(painter, "die-5", left, middle, die * 0.8, ink)
        if keeps:
            behind = spot(x + size + 7 + wide + die, pencil * 0.82)
            icons.draw(painter, "pencil", behind, view.look.tokens.pen)


class RoundNumbers(QHeaderView):
    """Vertical header with row numbers before the pad's margin."""

    def __init__(self, view: Measured, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._view = view
        self.setSectionsClickable(False)
        self.setAccessibleName(say("sheet-rounds"))

    def sizeHint(self) -> QSize:
        """Wide enough for what hits are called, which stands below in letters of this size."""
        font = self._view.look.type.hand(14)
        font.setPixelSize(LEAST)
        words = ceil(QFontMetricsF(font).horizontalAdvance(say("hits-short")))
        return QSize(max(round(self._view.text_px * 1.9), words + 10), 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        with QPainter(self.viewport()) as painter:
            tokens = view.look.tokens
            painter.fillRect(self.viewport().rect(), QColor(tokens.paper))
            font = view.look.type.hand(14)
            font.setPixelSize(max(LEAST, round(view.text_px * 0.62)))
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
                    here(self.viewport(), QRectF(0, y, width - 8, tall)),
                    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                    word,
                )
            end = 0 if self.isRightToLeft() else width
            red_line(painter, end, 0, self.height(), tokens.margin)


def red_line(painter: QPainter, end: int, top: int, bottom: int, colour: str) -> None:
    """Paint the pad's double red line; `end`: that of the margin."""
    painter.setPen(QPen(QColor(colour), 1))
    turned = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for x in (3, 1) if turned else (-4, -2):
        painter.drawLine(end + x, top, end + x, bottom)
