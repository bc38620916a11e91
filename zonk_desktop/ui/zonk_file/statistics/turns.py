"""The page of points a turn, compared with the exact chances of a simple player."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import Slot

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.odds.expect import simple
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Rows
from zonk_desktop.ui.zonk_file.statistics.turns_chart import TurnsBar, bars, turns_plot
from zonk_desktop.words import say

_STAY_AT = 300
_STAYS = (*range(50, 1000, 50), 1000, 1500, 2000)


class TurnsPage(AnswerPage):
    """The page: histogram of points a turn, by one rule set."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-turns"))
        self.rules = self.choice(say("statistics-turns-rules"))
        self.rules.currentIndexChanged.connect(self._draw)
        self.stay_at = self.choice(say("statistics-turns-simple-from"))
        for points in _STAYS:
            self.stay_at.addItem(say("statistics-turns-points", points=points), points)
        self.stay_at.setCurrentIndex(_STAYS.index(_STAY_AT))
        self.stay_at.currentIndexChanged.connect(self._draw)
        self.choices(self.rules, self.note(say("statistics-turns-against")), self.stay_at)
        self.chart = PlotView(style, say("statistics-page-turns"), 260)
        self.column.addWidget(self.chart, 1)
        self._games: list[GameFigures] = []
        self._expected: dict[tuple[str, int], dict[int, float]] = {}
        self._reckoning: set[tuple[str, int]] = set()

    def show_games(self, games: list[GameFigures]) -> None:
        self._games = games
        kept = self.rules.currentData()
        # The one that was played most leads.
        names = [name for name, _ in Counter(game.rules for game in games).most_common()]
        self.rules.blockSignals(True)
        self.rules.clear()
        for name in names:
            self.rules.addItem(shortened(printed(name), 60), name)
        self.rules.setCurrentIndex(max(0, self.rules.findData(kept)))
        self.rules.blockSignals(False)
        self._draw()

    def expected(self, rules: str, stay_at: int, *, wait: bool = False) -> dict[int, float] | None:
        """The exact chances of the simple player; empty for house rules, None while reckoned."""
        key = next((game.key for game in self._games if game.rules == rules), "")
        if not is_sheet(key):
            return {}
        found = self._expected.get((key, stay_at))
        if found is None and wait:
            found = self._expected[key, stay_at] = simple(key, stay_at)
        elif found is None and (key, stay_at) not in self._reckoning:
            # Half a second for six dice: not in the thread that draws.
            self._reckoning.add((key, stay_at))
            Job(self, apart.lane("turns"), partial(simple, key, stay_at)).then(
                partial(self._on_reckoned, key, stay_at),
                lambda _: self._on_reckoned(key, stay_at, {}),
            )
        return found

    def _on_reckoned(self, key: str, stay_at: int, found: dict[int, float]) -> None:
        self._expected[key, stay_at] = found
        self._draw()

    @Slot()
    def _draw(self) -> None:
        rules = str(self.rules.currentData() or "")
        counts = stats.turn_counts(self._games, rules)
        turns = counts.total()
        chances = self.expected(rules, int(self.stay_at.currentData()))
        found = bars(counts, {n: chance for n, chance in (chances or {}).items() if n >= 0})
        self.chart.show_plot(turns_plot(found, _told(counts, found)) if found else None)
        if not turns:
            self.tell(say("statistics-turns-none"), say("statistics-none-sub"))
            return
        average = round(sum(points * count for points, count in counts.items()) / turns)
        head = say("statistics-turns-head", points=average)
        if chances:
            simple = round(chances[-1])
            sub = say("statistics-turns-sub", turns=turns, points=simple)
        elif chances is None:
            sub = say("statistics-turns-reckoning", turns=turns)
        else:
            sub = say("statistics-turns-house", turns=turns)
        self.tell(head, sub)

    def rows(self) -> Rows:
        rules = str(self.rules.currentData() or "")
        counts = stats.turn_counts(self._games, rules)
        chances = self.expected(rules, int(self.stay_at.currentData()), wait=True) or {}
        every = sorted({*counts, *(points for points in chances if points >= 0)})
        return [
            ("points", "turns", "simple-chance"),
            *((points, counts[points], chances.get(points, 0.0)) for points in every),
        ]


def _told(counts: Counter[int], found: tuple[TurnsBar, ...]) -> str:
    """What the bars show, in words: misses, the highest bar of the other turns, the best turn."""
    if not found:
        return say("statistics-turns-none")
    highest = max(found[1:], key=lambda bar: bar.played, default=found[0])
    return say(
        "statistics-turns-told", turns=counts.total(), misses=found[0].played,
        most=highest.played if highest.most else 0, least=highest.least, top=highest.most,
        best=max(counts), open=highest.open,
    )  # fmt: skip
