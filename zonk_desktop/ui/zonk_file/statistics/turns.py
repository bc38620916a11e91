"""The page of points a turn, compared with the exact chances of a simple player."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Slot

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.charts.plot import Axis, Bar, Dot, Plot, Stop, Tick, axis
from zonk_desktop.odds.expect import simple
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.session.job import Job, apart
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Rows
from zonk_desktop.words import figure, say

#: How many bars at most; the last has all turns beyond, of which there are so few.
_MOST_BARS, _BEYOND = 36, 0.005


class TurnsBar(NamedTuple):
    """Turns of one width of points: how many were played, how many a simple player would have."""

    least: int
    most: int
    played: int
    #: None where no turn of a simple player can end.
    simple: float | None
    #: All beyond `least`.
    open: bool = False


def bars(counts: Mapping[int, int], chances: Mapping[int, float]) -> tuple[TurnsBar, ...]:
    """Misses, then bars as narrow as totals can differ, up to where hardly a turn has gone."""
    turns = sum(counts.values())
    points = sorted(
        {*(n for n in counts if n > 0), *(n for n, c in chances.items() if c and n > 0)}
    )
    missed = TurnsBar(0, 0, _within(counts, -math.inf, 0), chances.get(0, 0.0) * turns or None)
    if not turns or not points:
        return (missed,) if turns else ()
    grid = math.gcd(*points)
    end = _end(counts, chances, turns, points)
    step = next(grid * n for n in _STEPS if end / (grid * n) <= _MOST_BARS)
    found = [missed]
    for least in range(step if step == grid else 0, end, step):
        last = least + step >= end
        first, top = max(least, grid), math.inf if last else least + step - 1
        simple = sum(chance for n, chance in chances.items() if first <= n <= top)
        most = max(first, least + step - 1)
        found.append(
            TurnsBar(first, most, _within(counts, first, top), simple * turns or None, last)
        )
    return tuple(found)


_STEPS = tuple(n * 10**power for power in range(6) for n in (1, 2, 4, 5))


def _end(
    counts: Mapping[int, int], chances: Mapping[int, float], turns: int, points: list[int]
) -> int:
    """The points beyond which lie hardly any turns, played or thought."""
    for n in points:
        beyond = sum(count for at, count in counts.items() if at > n) / turns
        thought = sum(chance for at, chance in chances.items() if at > n)
        if beyond <= _BEYOND and thought <= _BEYOND:
            return n + 1
    return points[-1] + 1


def _within(counts: Mapping[int, int], least: float, most: float) -> int:
    return sum(count for points, count in counts.items() if least <= points <= most)


def turns_plot(found: tuple[TurnsBar, ...], told: str) -> Plot:
    """Bars, and dots where a simple player would be; `told`: all of them in words."""
    ticks = (
        Tick(n, figure(bar.least) if bar.most else say("statistics-turns-miss"))
        for n, bar in enumerate(found)
    )
    bars_ = (
        Bar(n, bar.played, "teal" if bar.most else "red") for n, bar in enumerate(found)
    )  # fmt: skip
    dots = tuple(Dot(n, bar.simple) for n, bar in enumerate(found) if bar.simple is not None)
    keys = (("teal", say("statistics-turns-played")), ("acc", say("statistics-turns-simple")))
    most = max((max(bar.played, bar.simple or 0) for bar in found), default=1)
    return Plot(
        Axis(-0.5, len(found) - 0.5, tuple(ticks), say("statistics-turns-axis-points")),
        axis(0, most, title=say("statistics-turns-axis")), (*bars_, *dots),
        tuple(Stop(n, _said(bar)) for n, bar in enumerate(found)), told,
        keys=keys if dots else keys[:1],
    )  # fmt: skip


def _said(bar: TurnsBar) -> str:
    """A bar in words."""
    kind = "miss" if not bar.most else "open" if bar.open else "between"
    if kind == "between" and bar.least == bar.most:
        kind = "one"
    simple = "none" if bar.simple is None else "some"
    return say(
        "statistics-turns-bar", kind=kind, least=bar.least, top=bar.most, played=bar.played,
        simple=simple, thought=round(bar.simple or 0),
    )  # fmt: skip


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
        self._expected: dict[tuple[str, int], dict[int, float]] = {}
        self._reckoning: set[tuple[str, int]] = set()

    def show_games(self, games: list[GameFigures]) -> None:
        super().show_games(games)
        # The one that was played most leads.
        names = [name for name, _ in Counter(game.rules for game in games).most_common()]
        self.rules.refill((shortened(printed(name), 60), name) for name in names)
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
