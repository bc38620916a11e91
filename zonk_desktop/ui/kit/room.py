"""The room a window has on its screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


def room_for(window: QWidget) -> QSize:
    """The size available for a window on its screen, less the system's window frame."""
    parent = window.parentWidget()
    return (parent or window).screen().availableSize() - QSize(16, 64)
