"""A dialog of one line of text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action, line
from zonk_desktop.ui.kit.style import Style


class FieldWords(NamedTuple):
    title: str
    ask: str
    #: The field, for a screen reader; what stands in it while it is empty.
    field: str
    hint: str
    leave: str
    use: str


class OneField(QDialog):
    """Dialog of one field; the present text is selected, ready to be written over."""

    def __init__(
        self, style: Style, words: FieldWords, text: str, most: int, parent: QWidget | None = None
    ) -> None:
        """`most`: letters it takes."""
        super().__init__(parent)
        px = style.px
        self.setWindowTitle(words.title)
        self.setMinimumWidth(px(480))
        asked = lay.label(style, words.ask, wrap=True)
        self.field = QLineEdit(text)
        lay.put_role(style, self.field, "lead")
        self.field.setMaxLength(most)
        self.field.setMinimumHeight(px(40))
        self.field.setAccessibleName(words.field)
        self.field.setPlaceholderText(words.hint)
        asked.setBuddy(self.field)
        self.leave = action(style, words.leave, self.reject, size=15)
        self.use = action(style, words.use, self.accept, size=15, leads=True)
        self.column = lay.column(style, margins=(24, 20, 24, 16), gap=12, on=self)
        self.column.add(asked, self.field, line(style, [], [self.leave, self.use]))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def written(self) -> str:
        """The text of the field, with single blanks."""
        return " ".join(self.field.text().split())
