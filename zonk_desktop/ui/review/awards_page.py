"""The page of awards: every card of the game, and what its hits were for."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure, shortened
from zonk_desktop.ui.review.awards import AwardCard, award_views
from zonk_desktop.ui.review.night import Night
from zonk_desktop.ui.review.page import NightPage
from zonk_desktop.words import say

#: The least width of a card.
_CARD = 300


class AwardsPage(NightPage):
    """The widget."""

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
