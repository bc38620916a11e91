"""The review of a game with the pages beside it: awards and dice; and those pages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from zonk_desktop.archive.statistics import judged
from zonk_desktop.archive.values import Stored
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.honesty import answer, reason, straying_plot
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.review.awards import AwardCard, award_views
from zonk_desktop.ui.review.night import Night, ThrownCount, night
from zonk_desktop.ui.review.page import NightPage
from zonk_desktop.ui.review.view import ReviewView
from zonk_desktop.words import say, sentences


class DicePage(NightPage):
    NAME = "dice"

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("review-view-dice"))

    def fill(self, column: lay.Stack, night: Night, style: Style) -> None:
        px = style.px
        if not sum(night.faces):
            self.head(column, say("review-dice-none"), say("review-dice-none-note"))
            return
        found = judged(night.faces)
        typed = say("review-dice-typed") if night.real else ""
        self.head(column, answer(found), sentences((reason(found), typed)))
        left, right = lay.column(style), lay.column(style)
        column.addLayout(self.beside(left, right), 1)
        left.addWidget(self.text(say("statistics-dice-title-straying"), "part"))
        chart = PlotView(style, say("statistics-dice-title-straying"), 280)
        chart.show_plot(straying_plot(found))
        left.addWidget(chart, 1)
        heads = ("review-dice-who", "review-dice-throws", "review-dice-missed",
                 "review-dice-expected")  # fmt: skip
        right.addWidget(self.text(say("review-dice-misses"), "part"))
        right.addWidget(self.text(say("review-dice-misses-note"), "note"))
        seats = [(place, (seat.name, *_figures(night.players[place])))
                 for place, seat in enumerate(night.game.seats)]  # fmt: skip
        right.addWidget(self.table([say(head) for head in heads], seats, style))
        right.addSpacing(px(10))
        hands = [(-1, (say("review-dice-hand", dice=dice), *_figures(thrown)))
                 for dice, thrown in night.hands]  # fmt: skip
        right.addWidget(
            self.table([say("review-dice-hands"), *(say(head) for head in heads[1:])], hands, style)
        )
        right.addStretch(1)


def _figures(thrown: ThrownCount) -> Iterable[str]:
    return figure(thrown.throws), figure(thrown.missed), figure(float(thrown.expected), 1)


#: The least width of a card.
_CARD = 300


class AwardsPage(NightPage):
    NAME = "awards"

    def __init__(self, style: Style) -> None:
        self._cards: list[AwardCard] = []
        self._grid: QGridLayout | None = None
        super().__init__(style, say("review-view-awards"))

    def fill(self, column: lay.Stack, night: Night, style: Style) -> None:
        game = night.game
        over = game.ended is not None
        self.head(
            column, say("review-awards-head", over=over), say("review-awards-note", over=over)
        )
        holder = QWidget()
        self._grid = lay.grid(style, gap=14, on=holder)
        self._cards = [AwardCard(style, view) for view in award_views(game)]
        self._lay()
        column.addWidget(holder)
        column.addSpacing(style.px(10))
        column.addWidget(self.text(say("review-hits-from", thrown=not game.noted), "part"))
        if not night.sources:
            column.addWidget(self.text(say("review-hits-none"), "lead", "ink2"))
            return
        names = [shortened(seat.name, 14) for seat in game.seats]
        rows = [
            (-1, (title, *(figure(one) if one else "–" for one in counts), figure(sum(counts))))
            for title, counts in night.sources
        ]
        column.addWidget(self.table(("", *names, say("review-hits-all")), rows, style))

    def _lay(self) -> None:
        """Lay as many cards beside each other as there is room for."""
        grid = self._grid
        if grid is None:
            return
        room = max(1, self.viewport().width() - self._style.px(56))
        wide = max(1, min(4, room // self._style.px(_CARD)))
        for place, card in enumerate(self._cards):
            grid.addWidget(card, place // wide, place % wide)
        for place in range(4):
            grid.setColumnStretch(place, int(place < wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()


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
