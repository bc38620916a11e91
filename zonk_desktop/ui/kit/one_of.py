"""One of several values, chosen by buttons joined in a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say


class OneOf(QWidget):
    """A row of exclusive buttons, each for a value; Tab and space, or a click, choose another."""

    #: Another value is chosen, by a press or by `choose`.
    changed = Signal()
    #: A button was pressed; its value.
    pressed = Signal(str)

    def __init__(
        self, style: Style, name: str, values: Sequence[tuple[str, str]], chosen: str
    ) -> None:
        """`values`: each with its word."""
        super().__init__()
        self.setAccessibleName(name)
        row = lay.row(style, gap=0, on=self)
        self.group = QButtonGroup(self)
        ends = {values[0][0]: "first", values[-1][0]: "last"}
        for value, text in values:
            button = QPushButton(text, autoDefault=False)
            button.setCheckable(True)
            # For readers one of several, not a tick of its own.
            button.setAutoExclusive(True)
            lay.put_role(style, button, "segment")
            button.setProperty("end", ends.get(value, ""))
            button.setProperty("value", value)
            button.setAccessibleName(say("kit-choice-told", what=name, choice=text))
            button.setChecked(value == chosen)
            self.group.addButton(button)
            row.addWidget(button, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.group.buttonToggled.connect(lambda _, on: self.changed.emit() if on else None)
        self.group.buttonClicked.connect(lambda one: self.pressed.emit(one.property("value")))

    def buttons(self) -> list[QPushButton]:
        return [one for one in self.group.buttons() if isinstance(one, QPushButton)]

    @property
    def value(self) -> str:
        button = self.group.checkedButton()
        return str(button.property("value")) if button is not None else ""

    def button(self, value: str) -> QPushButton:
        return next(one for one in self.buttons() if one.property("value") == value)

    def choose(self, value: str) -> None:
        self.button(value).setChecked(True)
