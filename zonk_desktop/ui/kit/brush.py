"""Painters of widgets that paint themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget


def brush(widget: QWidget) -> QPainter:
    """A smooth painter of this widget; what it paints is laid out by hand in every language."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return painter
