"""Views of one page to choose from: push buttons joined in a row, one of them pressed in."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from zonk_desktop.ui.kit.style import Style


class Segments(QWidget):
    """A row of exclusive buttons; Tab and space, or a click, choose another."""

    #: The number of the one that was chosen.
    chosen = Signal(int)

    def __init__(self, style: Style, name: str, texts: tuple[str, ...]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons = [QPushButton(text) for text in texts]
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setAccessibleName(text := texts[number])
            button.setAccessibleDescription(name if text != name else "")
            self._group.addButton(button, number)
            row.addWidget(button)
        self._group.idClicked.connect(self.chosen)
        self.choose(0)
        self.restyle(style)

    def restyle(self, style: Style) -> None:
        px, tokens = style.px, style.tokens
        last = len(self.buttons) - 1
        for number, button in enumerate(self.buttons):
            round_ = px(8)
            left, right = (round_ if number == 0 else 0), (round_ if number == last else 0)
            button.setFont(style.type.text(15, 600))
            button.setStyleSheet(
                f"QPushButton {{ color: {tokens.ink}; background: {tokens.raise_}; border: "
                f"{max(1, px(1))}px solid {tokens.ctl}; padding: {px(5)}px {px(16)}px; "
                f"border-top-left-radius: {left}px; border-bottom-left-radius: {left}px; "
                f"border-top-right-radius: {right}px; border-bottom-right-radius: {right}px; }}"
                f"QPushButton:checked {{ color: {tokens.surf}; background: {tokens.ink}; }}"
                f"QPushButton:focus {{ border: {px(3)}px solid {tokens.focus}; "
                f"padding: {px(3)}px {px(14)}px; }}"
            )

    def choose(self, number: int) -> None:
        """Check this button without a signal."""
        self.buttons[number].setChecked(True)
