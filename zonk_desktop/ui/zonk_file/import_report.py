"""The dialog with files that were not imported, or not written, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.words import say


class ImportReport(QDialog):
    """Dialog with refused files, and why."""

    def __init__(self, style: Style, title: str, text: str, lines: tuple[str, ...],
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        px = style.px
        self.setWindowTitle(say("zonk-file-title"))
        self.setMinimumSize(px(520), px(320))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        head = QLabel(title)
        head.setFont(style.type.display(22))
        head.setWordWrap(True)
        note = QLabel(text)
        note.setFont(style.type.text(15))
        note.setWordWrap(True)
        note.setStyleSheet(f"color: {style.tokens.ink2};")
        self.lines = QPlainTextEdit("\n".join(shortened(line, 400) for line in lines))
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setFont(style.type.text(14))
        self.lines.setAccessibleName(say("zonk-file-refused-files"))
        close = action(style, say("zonk-file-close"), self.accept, size=15)
        column.addWidget(head)
        column.addWidget(note)
        column.addWidget(self.lines, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
