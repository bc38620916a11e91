"""The page of points a turn, compared with the exact chances of a simple player."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, Slot

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import Figures
from zonk_desktop.engine.ruleset import Rules
from zonk_desktop.odds.expect import mean, turn_points
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import preset
from zonk_desktop.session.aside import Aside
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import Chart, Page, Rows
from zonk_desktop.words import figure, say

_STEP = 100
_MOST_BARS = 30
_STAY_AT = 300
_STAYS = (*range(50, 1000, 50), 1000, 1500, 2000)


class TurnsPage(Page):
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
        self.chart = Chart(style, say("statistics-page-turns"))
        self.column.addWidget(self.chart, 1)
        self._games: list[Figures] = []
        self._expected: dict[tuple[str, int], dict[int, float]] = {}
        self._reckoning: set[tuple[str, int]] = set()

    def show_games(self, games: list[Figures]) -> None:
        self._games = games
        kept = self.rules.currentData()
        names = list(dict.fromkeys(game.rules for game in games))
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
            found = self._expected[key, stay_at] = _simple(key, stay_at)
        elif found is None and (key, stay_at) not in self._reckoning:
            # Half a second for six dice: not in the thread that draws.
            self._reckoning.add((key, stay_at))
            Aside(
                self, "chances", lambda _: _simple(key, stay_at),
                lambda found: self._on_reckoned(key, stay_at, found),
            )  # fmt: skip
        return found

    def _on_reckoned(self, key: str, stay_at: int, found: object) -> None:
        self._expected[key, stay_at] = found if isinstance(found, dict) else {}
        self._draw()

    @Slot()
    def _draw(self) -> None:
        rules, style = str(self.rules.currentData() or ""), self.style_
        counts = stats.turn_counts(self._games, rules)
        turns = counts.total()
        chances = self.expected(rules, int(self.stay_at.currentData()))
        seen, thought = [0.0] * (_MOST_BARS + 1), [0.0] * (_MOST_BARS + 1)
        for points, count in counts.items():
            seen[_bar(points)] += count
        for points, chance in (chances or {}).items():
            if points >= 0:
                thought[_bar(points)] += chance * turns
        chart = self.chart
        plot = chart.clear(say("statistics-turns-axis"), say("statistics-turns-axis-points"))
        legend = chart.legend()
        places = list(range(len(seen)))
        # A bar of nothing would still be a line.
        shown = [place for place in places if seen[place]]
        bars = chart.pg.BarGraphItem(
            x=shown, height=[seen[place] for place in shown], width=0.8, brush=style.tokens.teal,
            pen=chart.pg.mkPen(style.tokens.teal),
        )  # fmt: skip
        plot.addItem(bars)
        legend.addItem(bars, say("statistics-turns-played"))
        if chances:
            pen = chart.pg.mkPen(style.tokens.acc, width=2.5, style=Qt.PenStyle.DashLine)
            plot.plot(
                places, thought, pen=pen, symbol="o", symbolSize=6, symbolBrush=style.tokens.acc,
                symbolPen=None, name=say("statistics-turns-simple"),
            )  # fmt: skip
        ticks = [(0, say("statistics-turns-miss"))]
        ticks += [(n, figure((n - 1) * _STEP)) for n in places if n > 1 and n % 5 == 1]
        plot.getAxis("bottom").setTicks([ticks])
        chart.setAccessibleDescription(_told(counts, seen))
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


def _bar(points: int) -> int:
    """Index of the bar: 0 for a miss, then one a hundred, the last for all beyond."""
    return 0 if points <= 0 else min(_MOST_BARS, points // _STEP + 1)


def _told(counts: Counter[int], bars: list[float]) -> str:
    """What the bars show, in words: misses, the highest bar of the other turns, the best turn."""
    turns = counts.total()
    if not turns:
        return say("statistics-turns-none")
    highest = max(range(1, len(bars)), key=bars.__getitem__)
    return say(
        "statistics-turns-told", turns=turns, misses=round(bars[0]), most=round(bars[highest]),
        least=(highest - 1) * _STEP, top=highest * _STEP - 1, best=max(counts),
        open=highest == _MOST_BARS,
    )  # fmt: skip


def _simple(key: str, stay_at: int) -> dict[int, float]:
    """Chances of the points of a turn, and under -1 their mean."""
    chances = turn_points(Rules(preset(key)), stay_at)
    return {-1: float(mean(chances)), **{n: float(chance) for n, chance in chances.items()}}
