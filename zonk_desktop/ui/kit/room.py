"""The room a window has on its screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QMenu, QWidget


def room_for(window: QWidget) -> QSize:
    """The size available for a window on its screen, less the system's window frame."""
    parent = window.parentWidget()
    return (parent or window).screen().availableSize() - QSize(16, 64)


def corner(menu: QMenu, below: QWidget, *, above: bool = False) -> QPoint:
    """Where a menu opens that begins where this widget does, on the screen."""
    size, under = menu.sizeHint(), below.rect()
    x = under.width() - size.width() if below.isRightToLeft() else 0
    return below.mapToGlobal(QPoint(x, -size.height() if above else under.bottom()))
