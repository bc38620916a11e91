"""The foot of a page of a review: it is copied, or saved, as one picture."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit import export, files, lay
from zonk_desktop.ui.kit.dialog import button
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import reason, say


class SendBar(QWidget):
    """Two buttons, and beside them how it went; none of it is in the picture."""

    def __init__(self, style: Style, name: str, page: QWidget) -> None:
        super().__init__()
        #: What a file is called at first, without its ending; what is drawn.
        self._name, self._page = name, page
        self.copy = button(style, say("statistics-dice-send"))
        self.copy.clicked.connect(self._copy)
        self.save = button(style, say("review-save"))
        self.save.clicked.connect(self._save)
        self.word = lay.label(style, "", "note")
        parts = self.copy, self.save, self.word
        lay.flow(style, *parts, margins=(0, 10, 0, 0), gap=12, on=self)

    @Slot()
    def _copy(self) -> None:
        self.word.setText("")
        export.copy(self._page)
        self.word.setText(say("statistics-copied"))

    @Slot()
    def _save(self) -> None:
        self.word.setText("")
        name = f"{self._name}.{files.PNG.suffix}"
        path = files.save_as(self, say("review-save-title"), name, files.PNG, files.SVG)
        if path is None:
            return
        try:
            if path.suffix.lower() == f".{files.SVG.suffix}":
                export.drawing(self._page, path, say("review-title"))
            else:
                export.picture(self._page, path, export.COPIED)
        except OSError as wrong:
            why = reason(wrong)
            self.word.setText(say("statistics-not-written", file=path.name, why=why))
        else:
            self.word.setText(say("statistics-written", file=path.name))
