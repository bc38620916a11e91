"""The dialog that renames a player of the game on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from zonk_desktop.ui.kit.dialog import action, block, line
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say

_MOST_NAME = 200


class NameDialog(QDialog):
    """Dialog of one field; the present name is selected, ready to be written over."""

    def __init__(
        self, style: Style, name: str, taken: frozenset[str], parent: QWidget | None = None
    ) -> None:
        """`taken`: names of others at the table."""
        super().__init__(parent)
        px = style.px
        self._begun, self._taken = name, taken
        self.setWindowTitle(say("seat-name-title"))
        self.setMinimumWidth(px(440))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        asked = QLabel(say("seat-name-ask", name=shortened(name, 30)))
        asked.setTextFormat(Qt.TextFormat.PlainText)
        asked.setFont(style.type.text(15))
        asked.setWordWrap(True)
        self.field = QLineEdit(name)
        self.field.setFont(style.type.text(16))
        self.field.setMaxLength(_MOST_NAME)
        self.field.setMinimumHeight(px(40))
        self.field.setAccessibleName(say("seat-name-field"))
        asked.setBuddy(self.field)
        self.leave = action(style, say("seat-name-leave"), self.reject, size=15)
        self.use = action(style, say("seat-name-use"), self.accept, size=15, leads=True)
        column.addWidget(asked)
        column.addWidget(self.field)
        column.addLayout(line([], [self.leave, self.use]))
        self.field.textChanged.connect(self._check)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    @property
    def name(self) -> str:
        """The new name; the present one where there is no other."""
        return " ".join(self.field.text().split()) or self._begun

    @Slot()
    def _check(self) -> None:
        taken = self.name in self._taken
        block(self.use, say("seat-taken", name=shortened(self.name, 30)) if taken else "",
              primary=True)  # fmt: skip

    def accept(self) -> None:
        if self.name not in self._taken:
            super().accept()
