"""Everybody's chance to win through a game, beside its race; worked out in a thread of its own."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.pictures import winning_plot
from zonk_desktop.ui.review.values import Chances, chances, why_not
from zonk_desktop.words import say


class ChancesDrawn(QWidget):
    """The line of chances of one game; a sentence while it is worked out, and where it is not
    known."""

    def __init__(self, style: Style, after: QWidget) -> None:
        """`after`: what Tab comes to before it."""
        super().__init__()
        self._style = style
        self._after = after
        self._looking: Job[Chances] | None = None
        self.drawn: PlotView | None = None
        self.word = QLabel()
        self.word.setFont(style.type.text(15))
        self.word.setWordWrap(True)
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.word)

    def look(self, stored: Stored) -> None:
        """Work out the line of this game."""
        if self._looking is not None:
            self._looking.cancel()
        self._clear()
        self.word.setText(say("review-looking"))
        self._looking = Job(self, apart.lane("review"), partial(chances, stored)).then(
            self._show, lambda wrong: self.word.setText(why_not(wrong))
        )

    def _show(self, found: Chances) -> None:
        self.word.setText(say("review-winning-note"))
        self.drawn = PlotView(self._style, say("review-winning"), 170)
        self.drawn.show_plot(winning_plot(found), found.people)
        self._column.addWidget(self.drawn, 1)
        # Made late, it would be the last that Tab comes to.
        QWidget.setTabOrder(self._after, self.drawn)

    def _clear(self) -> None:
        if self.drawn is not None:
            self._column.removeWidget(self.drawn)
            self.drawn.hide()
            self.drawn.deleteLater()
            self.drawn = None
