"""The dialog of a review: the same pages as on the last page, for any stored game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.dialog import action, answered, dress, foot
from zonk_desktop.ui.kit.one_of import OneOf
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.pages import PAGES, REVIEW, ReviewPages
from zonk_desktop.words import say


class ReviewWindow(QDialog):
    """Dialog with a review, awards and dice; closing it cancels the computation."""

    #: A moment of the game is to be seen in its replay.
    wanted = Signal(int)

    def __init__(self, style: Style, stored: Stored, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = dress(self, style, say("review-title"), 1320, 820)
        self.setMinimumSize(640, 440)
        views = [(one, say(f"review-view-{one}")) for one in PAGES]
        self.views = OneOf(style, say("review-views"), views, PAGES[REVIEW])
        above = lay.row(style, 1, self.views, margins=(28, 10, 28, 0))
        whole.addWidget(lay.panel("page", above))
        self.pages = ReviewPages(style)
        self.views.pressed.connect(lambda name: self._show(PAGES.index(name)))
        self.view = self.pages.review
        self.pages.wanted.connect(self.wanted)
        self.pages.stopped.connect(self.reject)
        whole.addWidget(self.pages, 1)
        self.word = lay.label(style, "", "note", wrap=True)
        #: What the review says of its choices, where it is in front.
        self._counted = ""
        self.view.counted.connect(self._count)
        close = action(style, say("review-close"), self.reject, size=15)
        whole.addWidget(foot(style, (), (close,), between=self.word))
        self.finished.connect(self.pages.stop)
        self.pages.look(stored)
        self.views.button(PAGES[REVIEW]).setFocus()

    def _show(self, page: int) -> None:
        self.pages.show_page(page)
        self._say()

    def _count(self, said: str) -> None:
        self._counted = said
        self._say()

    def _say(self) -> None:
        self.word.setText(self._counted if self.pages.currentIndex() == REVIEW else "")


def open_review(
    style: Style, stored: Stored, parent: QWidget, replay: Callable[[int, QWidget], None]
) -> None:
    """Show the review of a game; `replay` shows a moment of it."""
    dialog = ReviewWindow(style, stored, parent)
    dialog.wanted.connect(lambda moment: replay(moment, dialog))
    answered(dialog)
