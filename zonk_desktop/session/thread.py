"""A thread in which an object works; requests are signals connected to its slots."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QThread

W = TypeVar("W", bound=QObject)


class WorkThread(QThread, Generic[W]):
    """Runs the slots of one object, which has no parent; the name is that of the thread."""

    def __init__(self, name: str, worker: W, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.worker = worker
        worker.moveToThread(self)

    def end(self) -> None:
        """Let the work in hand finish and the thread end."""
        self.quit()
        self.wait()
