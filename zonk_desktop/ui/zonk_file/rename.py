"""The dialog that renames a game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit.one_field import FieldWords, OneField
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_MOST_TITLE = 120


class Rename(OneField):
    """Dialog of one field: what a game is called."""

    def __init__(self, style: Style, name: str, parent: QWidget | None = None) -> None:
        words = FieldWords(
            say("zonk-file-rename-title"), say("zonk-file-rename-ask"),
            say("zonk-file-rename-field"), say("zonk-file-rename-hint"),
            say("zonk-file-cancel"), say("zonk-file-rename-do"),
        )  # fmt: skip
        super().__init__(style, words, name, _MOST_TITLE, parent)
        self._begun = name

    def name(self) -> str | None:
        """The new name; None where it is the one that was there."""
        return None if self.field.text() == self._begun else self.written()[:_MOST_TITLE]
