"""The dialog of a review: the same widget as on the last page, for any stored game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.ui.kit.dialog import action, dress, foot
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.view import ReviewView
from zonk_desktop.words import say


class ReviewWindow(QDialog):
    """Dialog with a review; closing it cancels the computation."""

    #: A moment of the game is to be seen in its replay.
    wanted = Signal(int)

    def __init__(self, style: Style, stored: Stored, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = dress(self, style, say("review-title"), 1320, 820)
        self.setMinimumSize(640, 440)
        self.view = ReviewView(style)
        self.view.wanted.connect(self.wanted)
        self.view.stopped.connect(self.reject)
        whole.addWidget(self.view, 1)
        self.word = QLabel()
        self.word.setFont(style.type.text(14))
        self.word.setWordWrap(True)
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setStyleSheet(f"color: {style.tokens.ink2};")
        self.view.counted.connect(self.word.setText)
        close = action(style, say("review-close"), self.reject, size=15)
        whole.addWidget(foot(style, (), (close,), between=self.word))
        self.finished.connect(self.view.stop)
        self.view.look(stored)


def open_review(
    style: Style, stored: Stored, parent: QWidget, replay: Callable[[int, QWidget], None]
) -> None:
    """Show the review of a game; `replay` shows a moment of it."""
    dialog = ReviewWindow(style, stored, parent)
    dialog.wanted.connect(lambda moment: replay(moment, dialog))
    dialog.exec()
    dialog.deleteLater()
