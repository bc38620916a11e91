"""The dialog that renames a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.ui.kit.dialog import action, line
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.words import say

_MOST_TITLE = 120


class Rename(QDialog):
    """Dialog of one field; the present name is selected, ready to be written over."""

    def __init__(self, style: Style, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = style.px
        self._begun = name
        self.setWindowTitle(say("zonk-file-rename-title"))
        self.setMinimumWidth(px(480))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        asked = QLabel(say("zonk-file-rename-ask"))
        asked.setFont(style.type.text(15))
        self.field = QLineEdit(name)
        self.field.setFont(style.type.text(16))
        self.field.setMaxLength(_MOST_TITLE)
        self.field.setMinimumHeight(px(40))
        self.field.setAccessibleName(say("zonk-file-rename-field"))
        self.field.setPlaceholderText(say("zonk-file-rename-hint"))
        asked.setBuddy(self.field)
        self.leave = action(style, say("zonk-file-cancel"), self.reject, size=15)
        self.use = action(style, say("zonk-file-rename-do"), self.accept, size=15, leads=True)
        column.addWidget(asked)
        column.addWidget(self.field)
        column.addLayout(line([], [self.leave, self.use]))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def name(self) -> str | None:
        """The new name; None where it is the one that was there."""
        text = self.field.text()
        return None if text == self._begun else " ".join(text.split())[:_MOST_TITLE]
