"""The QApplication; it receives files that the system hands to a running program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Application with file-open events, as macOS sends them; early ones wait for `listen`."""

    _asked = Signal(Path)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] | None = []
        self._heard = False

    def listen(self, hear: object) -> None:
        """Pass files to `hear` from now on, and to nobody else; those that waited first."""
        if self._heard:
            self._asked.disconnect()
        self._heard = True
        self._asked.connect(hear)
        waiting, self._waiting = self._waiting or [], None
        for path in waiting:
            self._asked.emit(path)

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        path = Path(event.file())
        if self._waiting is None:
            self._asked.emit(path)
        else:
            self._waiting.append(path)
        return True
