"""The dialog that asks a player for a word, which is mixed into his throw."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.transcript.remarks import MOST_LETTERS, typed
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.one_field import FieldWords, OneField
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


class WordDialog(OneField):
    """Dialog of one field: whatever comes to mind, as nobody is to know it before."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        ask = say("table-word-ask")
        words = FieldWords(ask, ask, ask, "", say("table-cancel"), say("table-roll"))
        super().__init__(style, words, "", MOST_LETTERS, parent)
        self.field.textChanged.connect(self._check)
        self._check()

    @property
    def hand(self) -> str:
        """The word as a transcript has it."""
        return typed(self.written())

    @Slot()
    def _check(self) -> None:
        block(self.use, "" if self.hand else say("table-word-ask"), primary=True)

    def accept(self) -> None:
        if self.hand:
            super().accept()
