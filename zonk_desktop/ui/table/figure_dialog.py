"""The dialog that asks for one figure: the total of a stay, the stake of the pot."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.one_field import FieldWords, OneField
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

#: The figure is at most one million, as the engine takes it.
_MOST = 1_000_000


class FigureDialog(OneField):
    """Dialog of one field: a whole number."""

    def __init__(
        self,
        style: Style,
        words: FieldWords,
        figure: int,
        least: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, words, str(figure), len(str(_MOST)), parent)
        self._least = least
        self.field.textChanged.connect(self._check)

    @property
    def figure(self) -> int | None:
        """The figure typed, None where it is none."""
        text = self.written().replace("\N{MINUS SIGN}", "-")
        # Other digits than these are no figures of a transcript.
        plain = text.isascii() and text.removeprefix("-").isdigit()
        return int(text) if plain else None

    @property
    def _fits(self) -> bool:
        return self.figure is not None and self._least <= self.figure <= _MOST

    @Slot()
    def _check(self) -> None:
        why = "" if self._fits else say("table-figure-between", least=self._least, most=_MOST)
        block(self.use, why, primary=True)

    def accept(self) -> None:
        if self._fits:
            super().accept()
