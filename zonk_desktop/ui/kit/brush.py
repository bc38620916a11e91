"""Painters of widgets that paint themselves, and the side from which one reads them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget


def brush(widget: QWidget) -> QPainter:
    """A smooth painter of this widget."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def write(painter: QPainter, at: QPointF, words: str) -> None:
    """Paint words on their line; the sign of a figure stands before it from wherever one reads."""
    way = painter.layoutDirection()
    if not any(map(str.isalpha, words)):
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.drawText(at, words)
    painter.setLayoutDirection(way)


def mirrored(box: QRectF, within: QRectF) -> QRectF:
    """A box as far from the right as it was from the left."""
    return QRectF(within.left() + within.right() - box.right(), box.top(),
                  box.width(), box.height())  # fmt: skip


def here(widget: QWidget, box: QRectF) -> QRectF:
    """A box that was laid out from the left, where this widget is read from the right."""
    return mirrored(box, QRectF(widget.rect())) if widget.isRightToLeft() else box
