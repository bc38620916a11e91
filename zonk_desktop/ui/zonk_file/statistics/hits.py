"""The page of hits by source: at most seven bars, the commonest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Slot

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.charts.plot import Bar, BarRow, Face, RowPlot
from zonk_desktop.rulebook.catalogue import headed, hit_names, hit_short, plain
from zonk_desktop.rulebook.library import is_sheet
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, Rows
from zonk_desktop.words import say, semicolons


def hits_plot(bars: Sequence[tuple[str, float, str]]) -> RowPlot:
    """Bars with their names before and their figures behind them: name, length and figure."""
    rows = tuple(
        BarRow(name, (Bar(0, length, "teal" if n else "acc"),), figure=text, said=f"{name}: {text}")
        for n, (name, length, text) in enumerate(bars)
    )
    longest = max((length for _, length, _ in bars), default=1) or 1
    return RowPlot(
        rows, 0, longest, 60, 56, 480, (300, 0.3), 1.0, Face(16, 600), behind=True, tight=30,
        told=semicolons(row.said for row in rows),
    )  # fmt: skip


class HitsPage(AnswerPage):
    """The page of hits by source."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-hits"))
        self.player = self.choice(say("statistics-hits-player"))
        self.rules = self.choice(say("statistics-turns-rules"))
        for box in (self.player, self.rules):
            box.currentIndexChanged.connect(self._draw)
        self.choices(self.player, self.rules)
        self.bars = PlotView(style, say("statistics-page-hits"))
        self.column.addWidget(self.bars, 1)

    def show_games(self, games: list[GameFigures]) -> None:
        super().show_games(games)
        played = Counter(game.rules for game in games)
        for box, whole, names in (
            (self.player, "statistics-hits-everybody", [one.name for one in stats.players(games)]),
            (self.rules, "statistics-hits-all-rules", [name for name, _ in played.most_common()]),
        ):
            known = [(shortened(printed(name), 40), name) for name in names]
            box.refill([(say(whole), ""), *known])
        self._draw()

    def _wanted(self) -> tuple[list[GameFigures], str]:
        """The games by the rules chosen, and the player."""
        rules, name = (str(box.currentData() or "") for box in (self.rules, self.player))
        return [game for game in self._games if rules in ("", game.rules)], name

    @Slot()
    def _draw(self) -> None:
        games, who = self._wanted()
        groups = stats.hit_groups(games, who)
        titles = _titles(games)
        total = sum(count for _, count in groups)
        if not total:
            self.bars.show_plot(None)
            self.tell(say("statistics-hits-none"), say("statistics-hits-none-sub"))
            return
        bars = [
            (
                shortened(titles.get(name, headed(plain(name))), 40)
                if name
                else say("statistics-hits-others"),
                count,
                say("statistics-hits-share", hits=count, share=round(100 * count / total)),
            )
            for name, count in groups
        ]
        self.bars.show_plot(hits_plot(bars))
        people = list(stats.hits_by_source(games).items())
        name, counts = people[0]
        self.tell(
            say("statistics-hits-head", share=round(100 * groups[0][1] / total),
                source=titles.get(groups[0][0], headed(plain(groups[0][0])))),
            say("statistics-hits-sub", hits=total, name=shortened(name, 24),
                most=counts.total(), games=len(games)),
        )  # fmt: skip

    def rows(self) -> Rows:
        games, who = self._wanted()
        found = stats.hits_by_source(games)
        found = {name: counts for name, counts in found.items() if who in ("", name)}
        return [
            ("player", "source", "hits"),
            *((name, what, n) for name, counts in found.items() for what, n in counts.items()),
        ]


def _titles(games: list[GameFigures]) -> dict[str, str]:
    """Titles of hits by key, from the sheets played; those of house rules go by the key."""
    found: dict[str, str] = {}
    for key in dict.fromkeys(game.key for game in games if is_sheet(game.key)):
        ruleset = preset(key)
        for name in hit_names(ruleset):
            found.setdefault(name, headed(hit_short(ruleset, name)))
    return found
