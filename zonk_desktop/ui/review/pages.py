"""The review of a game with the pages beside it: awards and dice."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from zonk_desktop.archive.values import Stored
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.awards_page import AwardsPage
from zonk_desktop.ui.review.dice_page import DicePage
from zonk_desktop.ui.review.night import Night, night
from zonk_desktop.ui.review.view import ReviewView

REVIEW, AWARDS, DICE = 0, 1, 2
#: Names of the pages, in this order.
PAGES = ("review", "awards", "dice")


class ReviewPages(QStackedWidget):
    """The widget; each page is worked out when it is first looked at."""

    #: A moment of the game is to be seen in its replay.
    wanted = Signal(int)
    #: The review was called off.
    stopped = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.review = ReviewView(style)
        self.awards = AwardsPage(style)
        self.dice = DicePage(style)
        self._stored: Stored | None = None
        #: The game that awards and dice are shown of.
        self._seen: Stored | None = None
        self._looking: Job[Night] | None = None
        self.review.wanted.connect(self.wanted)
        self.review.stopped.connect(self.stopped)
        for page in (self.review, self.awards, self.dice):
            self.addWidget(page)

    def show_page(self, page: int, stored: Stored | None = None) -> None:
        """Bring a page to the front: of this game, or of the one that was looked at last."""
        self.setCurrentIndex(page)
        wanted = stored if stored is not None else self._stored
        if wanted is not None:
            self.look(wanted)

    def look(self, stored: Stored) -> None:
        """Show this game, on the page that is in front."""
        self._stored = stored
        if self.currentIndex() == REVIEW:
            self.review.look(stored)
        elif self._seen != stored:
            if self._looking is not None:
                self._looking.cancel()
            self._seen = stored
            self._show(None)
            self._looking = Job(self, apart.lane("review"), partial(night, stored)).then(
                self._show, self._show
            )

    def stop(self) -> None:
        """Cancel what is being worked out."""
        self.review.stop()
        if self._looking is not None:
            self._looking.cancel()
            self._looking = self._seen = None

    def _show(self, found: Night | Exception | None) -> None:
        if found is not None:
            self._looking = None
        for page in (self.awards, self.dice):
            page.show_found(found)
