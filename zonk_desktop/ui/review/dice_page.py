"""The page of dice: how they fell in one game, and which throws missed."""

from __future__ import annotations

from collections.abc import Iterable

from zonk_desktop.archive.statistics import judged
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.honesty import answer, reason
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import figure
from zonk_desktop.ui.review.night import Night, ThrownCount
from zonk_desktop.ui.review.page import NightPage
from zonk_desktop.ui.review.straying import straying_plot
from zonk_desktop.words import say


class DicePage(NightPage):
    """The widget."""

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
        self.head(column, answer(found), f"{reason(found)} {typed}".strip())
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
