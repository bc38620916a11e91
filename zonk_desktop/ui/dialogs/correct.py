"""Write one entry of a game with real dice anew."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from zonk_desktop.archive.values import Row
from zonk_desktop.transcript.errors import TranscriptError
from zonk_desktop.transcript.lines import split
from zonk_desktop.transcript.verbs import BY_WORD
from zonk_desktop.ui.dialogs.controls import fit
from zonk_desktop.ui.style import Style

_ROW = Qt.ItemDataRole.UserRole
_LONGEST = 400
#: What an entry looks like whose verb needs no hint of its own.
_PLAIN = "A statement as in a transcript, such as roll 1 5 2 4 4, keep 1 5, or stay."


class CorrectDialog(QDialog):
    """Pick an entry, change it; what followed must still hold, else the session refuses."""

    def __init__(self, style: Style, rows: tuple[Row, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Correct an entry")
        px, tokens = style.px, style.tokens
        self._style = style
        self.setFont(style.type.text(15))
        fit(self, style, 620, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(28), px(20), px(28), px(16))
        column.setSpacing(px(10))
        head = QLabel("Which entry is wrong?")
        head.setFont(style.type.display(26))
        head.setWordWrap(True)
        column.addWidget(head)
        self.list = QListWidget()
        self.list.setAccessibleName("Entries, the latest first")
        self.list.setFont(style.type.text(15))
        self.list.setStyleSheet(
            f"QListWidget {{ background: {tokens.surf}; border: 1px solid {tokens.ctl}; "
            f"border-radius: {px(8)}px; }} QListWidget::item {{ padding: {px(6)}px {px(10)}px; "
            f"color: {tokens.ink}; }} QListWidget::item:selected {{ background: {tokens.ink}; "
            f"color: {tokens.surf}; }}"
            f"QListWidget:focus {{ border: {px(3)}px solid {tokens.focus}; }}"
        )
        for row in reversed(rows):
            text = f"{row.n}.  {row.line}"
            if row.was is not None:
                text += f"     corrected, was: {row.was}"
            item = QListWidgetItem(text)
            item.setData(_ROW, row)
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._picked)
        column.addWidget(self.list, 1)
        label = QLabel("It should say")
        label.setFont(style.type.text(15, 700))
        column.addWidget(label)
        self.line = QLineEdit()
        self.line.setFont(style.type.text(17, 600))
        self.line.setMaxLength(_LONGEST)
        self.line.setAccessibleName("The entry as it should be")
        self.line.textChanged.connect(self._changed)
        label.setBuddy(self.line)
        column.addWidget(self.line)
        self.hint = QLabel()
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setMinimumHeight(px(42))
        column.addWidget(self.hint)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        note = QLabel("The sheet marks what was corrected.")
        note.setWordWrap(True)
        note.setStyleSheet(f"color: {tokens.ink2};")
        foot.addWidget(note, 1)
        cancel = QPushButton("Cancel")
        cancel.clicked.connect(self.reject)
        self.put = QPushButton("Correct it")
        self.put.setProperty("primary", True)
        self.put.setDefault(True)
        self.put.clicked.connect(self.accept)
        for button in (cancel, self.put):
            button.setFont(style.type.text(16, 600))
            button.setMinimumHeight(px(44))
            foot.addWidget(button)
        cancel.setAutoDefault(False)
        column.addLayout(foot)
        self.list.setCurrentRow(0)
        self.line.setFocus()
        self.line.selectAll()

    def _row(self) -> Row | None:
        row = self.list.currentIndex().data(_ROW)
        return row if isinstance(row, Row) else None

    def _picked(self) -> None:
        row = self._row()
        self.line.setText(row.line if row is not None else "")
        self._changed()

    def reason(self) -> str:
        """Why it cannot be written, empty when it can."""
        row, text = self._row(), self.line.text().strip()
        if row is None:
            return "Pick an entry."
        if not text:
            return "An entry says something. To take a choice back, use Undo."
        try:
            words = split(row.n, text)
        except TranscriptError as wrong:
            return f"This cannot be read: {wrong.message}"
        if not words:
            return "A comment is no entry."
        if words == split(row.n, row.line):
            return "This is what stands there now."
        return ""

    def _changed(self) -> None:
        reason = self.reason()
        word = self.line.text().strip().split(" ")[0].casefold()
        verb = BY_WORD.get(word)
        form = verb.hint if verb is not None and verb.hint else _PLAIN
        same = reason == "This is what stands there now."
        wrong = bool(reason) and not same
        self.hint.setText(reason if wrong else form)
        colour = self._style.tokens.red if wrong else self._style.tokens.ink2
        self.hint.setStyleSheet(f"color: {colour};")
        self.line.setAccessibleDescription(self.hint.text())
        self.put.setProperty("blocked", bool(reason))
        self.put.setProperty("primary", not reason)
        self.put.setToolTip(reason)
        self.put.setAccessibleDescription(reason)
        self.put.style().unpolish(self.put)
        self.put.style().polish(self.put)

    def accept(self) -> None:
        if self.reason():
            self.line.setFocus()
            return
        super().accept()

    def result_line(self) -> tuple[int, str]:
        """The number of the entry, and what it says now."""
        row = self._row()
        return (row.n if row is not None else 0), self.line.text().strip()
