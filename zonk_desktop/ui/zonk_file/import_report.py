"""The dialog with files that were not imported, or not written, and why."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action
from zonk_desktop.ui.kit.documents import turn
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
        head = lay.label(style, title, "heading", wrap=True)
        note = lay.label(style, text, "quiet", wrap=True)
        self.lines = QPlainTextEdit("\n".join(shortened(line, 400) for line in lines))
        turn(self.lines)
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        lay.put_role(style, self.lines, "note")
        self.lines.setAccessibleName(say("zonk-file-refused-files"))
        close = action(style, say("zonk-file-close"), self.accept, size=15)
        column = lay.column(style, margins=(24, 20, 24, 16), gap=12, on=self)
        column.add(head, note, (self.lines, 1), (close, lay.RIGHT))
