"""The QApplication; it receives files that the system hands to a running program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Application with file-open events, as macOS sends them; they wait while nobody listens."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._hear: Callable[[Path], object] | None = None

    def listen(self, hear: Callable[[Path], object] | None) -> None:
        """Pass files to `hear` from now on, and to nobody else; those that waited first."""
        self._hear = hear
        while hear is not None and self._waiting:
            hear(self._waiting.pop(0))

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        path = Path(event.file())
        if self._hear is None:
            self._waiting.append(path)
        else:
            self._hear(path)
        return True
