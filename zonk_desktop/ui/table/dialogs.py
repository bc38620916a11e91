"""Small dialogs of the table: a player's new name, the word by hand, a figure."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from zonk_desktop.transcript.remarks import MOST_LETTERS, typed
from zonk_desktop.ui.kit.dialog import block
from zonk_desktop.ui.kit.one_field import FieldWords, OneField
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import GENDERS, UNKNOWN, say

#: The figure is at most one million, as the engine takes it.
_MOST = 1_000_000


class FigureDialog(OneField):
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


_MOST_NAME = 200


class NameDialog(OneField):
    """Dialog of one field: a player's name, which nobody else at the table has."""

    def __init__(
        self, style: Style, name: str, taken: Mapping[str, str], parent: QWidget | None = None,
        gender: str | None = None,
    ) -> None:  # fmt: skip
        """`taken`: names that others at the table have, or had in this game, and why not these.

        `gender`: what the player is called, None where that is not asked.
        """
        words = FieldWords(
            say("seat-name-title"), say("seat-name-ask", name=shortened(name, 30)),
            say("seat-name-field"), "", say("seat-name-leave"), say("seat-name-use"),
        )  # fmt: skip
        super().__init__(style, words, name, _MOST_NAME, parent)
        self._begun, self._taken = name, taken
        self.gender: OneOf | None = None
        if gender is not None:
            ways = [(one, say("seat-gender", gender=one)) for one in (UNKNOWN, *GENDERS)]
            self.gender = OneOf(
                style, say("seat-gender-of", name=shortened(name, 30)), ways, gender
            )
            self.column.insertWidget(2, self.gender)
        self.field.textChanged.connect(self._check)

    @property
    def name(self) -> str:
        """The new name; the present one where there is no other."""
        return self.written() or self._begun

    @Slot()
    def _check(self) -> None:
        block(self.use, self._taken.get(self.name, ""), primary=True)

    def accept(self) -> None:
        if self.name not in self._taken:
            super().accept()
