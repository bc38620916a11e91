"""Paints over the cells of the pad: the lines of a show, the pencil, what is rubbed out."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from zonk_desktop.sheets.content import LineKind
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.sheet import strokes
from zonk_desktop.ui.sheet.delegate import SheetDelegate
from zonk_desktop.ui.sheet.model import SheetModel
from zonk_desktop.ui.sheet.motion import Motion


class PadTable(Protocol):
    """Interface of the table on the pad that is needed here."""

    look: Style
    model_: SheetModel
    motion: Motion
    delegate_: SheetDelegate
    text_px: float

    def place_of(self, row: int, seat: int, part: int = 0) -> QRectF:
        """The cell of an entry."""

    def viewport(self) -> QWidget:
        """The widget to paint on."""


def paint(painter: QPainter, sheet: PadTable) -> None:
    """All of it; nothing where nothing is drawn and no show was held."""
    motion, tokens = sheet.motion, sheet.look.tokens
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = sheet.viewport().width()
    for row in range(sheet.model_.rowCount()):
        if sheet.model_.line(row).kind is LineKind.SHOW:
            cell = sheet.place_of(row, 0)
            done = motion.ruling.at(row, 0)
            for y, low in ((cell.top(), -1.0), (cell.bottom(), 1.0)):
                box = QRectF(-4, y - 1, wide + 8, 2)
                strokes.line(painter, box, low, done, QColor(tokens.pencil))
    if motion.rubbing.draws:
        _rub(painter, sheet)
    if motion.writing.draws:
        cell = _whole(sheet, *motion.writing.place)
        strokes.pencil(painter, _tip(sheet, cell, motion.writing.share), sheet.text_px)


def _rub(painter: QPainter, sheet: PadTable) -> None:
    """What was written is there as far as the rubber has not come."""
    motion = sheet.motion
    row, seat = motion.rubbing.place
    cell, done = _whole(sheet, row, seat), motion.rubbing.share
    painter.save()
    painter.setClipRect(cell.adjusted(cell.width() * done, 0, 0, 0))
    for part in range(sheet.model_.per_seat):
        box = sheet.place_of(row, seat, part)
        sheet.delegate_.write(painter, box, motion.rubbed, part, pencil=False)
    painter.restore()
    strokes.pencil(painter, _tip(sheet, cell, done), sheet.text_px, rubs=True)


def _whole(sheet: PadTable, row: int, seat: int) -> QRectF:
    """The rectangle of all columns of an entry."""
    cell = sheet.place_of(row, seat)
    return cell.united(sheet.place_of(row, seat, sheet.model_.per_seat - 1))


def _tip(sheet: PadTable, cell: QRectF, done: float) -> QPointF:
    return QPointF(cell.left() + cell.width() * done, cell.center().y() + sheet.text_px * 0.3)


def touched(sheet: PadTable, row: int, seat: int) -> QRect:
    """The region to repaint while something is drawn at this entry."""
    cell = _whole(sheet, row, seat)
    if sheet.motion.ruling.draws and sheet.motion.ruling.place == (row, seat):
        cell = QRectF(0, cell.top(), sheet.viewport().width(), cell.height())
    if sheet.motion.writing.place == (row, seat) or sheet.motion.rubbing.place == (row, seat):
        far = strokes.reach(sheet.text_px)
        cell = cell.adjusted(0, -far, far, 0)
    return cell.adjusted(-6, -6, 6, 6).toAlignedRect()
