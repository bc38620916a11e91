"""Everybody's chance to win through a game, beside its race; worked out in a thread of its own."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from zonk_desktop import log
from zonk_desktop.archive.values import Stored
from zonk_desktop.odds.values import NotCovered
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.pictures import Winning
from zonk_desktop.ui.review.values import Chances, chances
from zonk_desktop.words import say


class ChancesDrawn(QWidget):
    """The line of chances of one game; a sentence while it is worked out, and where it is not
    known."""

    _ready = Signal(int, object)

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        #: The number of the question; an answer to another one is dropped.
        self._asked = 0
        self.drawn: Winning | None = None
        self.word = QLabel()
        self.word.setFont(style.type.text(15))
        self.word.setWordWrap(True)
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.word)
        self._ready.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def look(self, stored: Stored) -> None:
        """Work out the line of this game."""
        self._asked += 1
        self._clear()
        self.word.setText(say("review-looking"))
        Thread(target=self._work, args=(self._asked, stored), name="chances", daemon=True).start()

    def _work(self, number: int, stored: Stored) -> None:
        found: object
        try:
            found = chances(stored)
        except NotCovered as wrong:
            found = str(wrong)
        except Exception as wrong:
            log.caught("statistics", wrong)
            found = say("review-failed")
        # The window may have gone meanwhile.
        with suppress(RuntimeError):
            self._ready.emit(number, found)

    def _show(self, number: int, found: object) -> None:
        if number != self._asked:
            return
        if isinstance(found, Chances) and found.line:
            self.word.setText(say("review-winning-note"))
            self.drawn = Winning(self._style, found)
            self._column.addWidget(self.drawn, 1)
        else:
            self.word.setText(found if isinstance(found, str) else say("coach-no-chances"))

    def _clear(self) -> None:
        if self.drawn is not None:
            self._column.removeWidget(self.drawn)
            self.drawn.hide()
            self.drawn.deleteLater()
            self.drawn = None
