"""The message box with files that were not opened."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from zonk_desktop.ui.kit.boxes import box
from zonk_desktop.words import say

_MOST = 6


class NotOpened:
    """Collects files that were not opened in one message box."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._box: QMessageBox | None = None
        self._files: list[str] = []

    def tell(self, text: str) -> None:
        """Add a file to the open box, or open it."""
        if self._box is not None:
            self._files.append(text)
            last = "\n".join(self._files[-_MOST:])
            more = len(self._files) - _MOST
            said = say("window-and-more-before", last=last, more=more) if more > 0 else last
            self._box.setText(say("window-these-files-were-not-opened"))
            self._box.setInformativeText(said)
            return
        self._files = [text]
        shown = self._box = box(self._parent, say("window-this-file-was-not-opened"), text)
        shown.exec()
        self._box = None
        shown.deleteLater()
