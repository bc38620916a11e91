"""The page of players: wins, rivals, and the form of their turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.archive.stories import PlayerStory, stories
from zonk_desktop.charts.plot import Axis, CardLine, Curve, LineEnd, Plot, stop
from zonk_desktop.sheets.dates import day
from zonk_desktop.ui.charts.zoom import ZoomView
from zonk_desktop.ui.kit import lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, FigureTable, Rows
from zonk_desktop.words import figure, say, sentences, text

#: Lines of form shown at once.
_MOST_LINES = 5
_MOST_RIVALS = 60
_MOST_STORIES = 200
#: Places of the tabs.
_FORM, _STORIES = 2, 3


class PlayersPage(AnswerPage):
    """Everybody in a table; beside it rivals, form, and stories that open their game."""

    #: The game whose story was pressed.
    opened = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-players"))
        self.table = FigureTable(
            style, say("statistics-page-players"),
            [say(f"statistics-players-column-{name}") for name in
             ("name", "games", "won", "share", "average", "misses", "best", "hits")],
        )  # fmt: skip
        self.rivals = FigureTable(
            style, say("statistics-rivals"),
            [say(f"statistics-rivals-column-{name}") for name in
             ("pair", "games", "first", "second")],
        )  # fmt: skip
        self.stories = FigureTable(
            style, say("statistics-stories"),
            [say(f"statistics-stories-column-{name}") for name in ("story", "player", "day")],
        )  # fmt: skip
        self.stories.cellActivated.connect(self._open)
        self._told: list[PlayerStory] = []
        self.form = ZoomView(style, say("statistics-form"))
        self._drawn = False
        self.tabs = QTabWidget(documentMode=True)
        lay.put_role(style, self.tabs.tabBar(), "tabs")
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.setAccessibleName(say("statistics-page-players"))
        self.tabs.tabBar().setAccessibleName(say("statistics-page-players"))
        for title, page in (
            ("statistics-players-all", self.table),
            ("statistics-rivals", self.rivals),
            ("statistics-form", self._form_page()),
            ("statistics-stories", self.stories),
        ):
            self.tabs.addTab(page, say(title))
        self.tabs.currentChanged.connect(self._turned)
        self.column.addWidget(self.tabs, 1)
        self._reckoned = False

    def _form_page(self) -> QWidget:
        page = QWidget()
        column = lay.column(self.style_, margins=(0, 8, 0, 0), on=page)
        column.add(self.note(say("statistics-form-note")), (self.form, 1))
        return page

    def _turned(self) -> None:
        """Form is drawn and stories are reckoned when they are looked at."""
        if self.tabs.currentIndex() == _FORM and not self._drawn:
            names = [one.name for one in stats.players(self._games)[:_MOST_LINES]]
            self.form.show_plot(form_plot({name: stats.form(self._games, name) for name in names}))
            self._drawn = True
        if self.tabs.currentWidget() is self.stories and not self._reckoned:
            self._reckon()
            self._reckoned = True

    def _reckon(self) -> None:
        self._told = [
            story for told in stories(self._games).values() for story in told
            if story.kind != "games"
        ]  # fmt: skip
        self._told.sort(key=lambda story: story.share)
        del self._told[_MOST_STORIES:]
        self.stories.fill(
            [
                (text(story.message), shortened(story.who, 24),
                 (day(story.begun) if story.begun else "", n))
                for n, story in enumerate(self._told)
            ]
        )  # fmt: skip

    def _open(self, row: int, _: int) -> None:
        """The game a story is from; a table that was sorted knows by its last cell."""
        place = int(self.stories.value(row, 2))
        if 0 <= place < len(self._told) and self._told[place].game:
            self.opened.emit(self._told[place].game)

    def show_games(self, games: list[GameFigures]) -> None:
        super().show_games(games)
        self._reckoned = self._drawn = False
        self._turned()
        people = stats.players(games)
        self.table.fill(
            [
                (
                    say(
                        "statistics-players-who",
                        name=shortened(one.name, 40),
                        computer=one.computer,
                    ),
                    (figure(one.games), one.games),
                    (figure(one.won), one.won),
                    _share(one.won, one.finished),
                    _average(one.points, one.turns),
                    _share(one.misses, one.turns),
                    (figure(one.best_turn), one.best_turn),
                    (figure(one.hits), one.hits) if one.counted else ("–", -1),
                )
                for one in people
            ]
        )
        pairs = stats.rivals(games)
        self.rivals.fill(
            [
                (
                    say("statistics-rivals-names", first=shortened(pair.first, 24),
                        second=shortened(pair.second, 24)),
                    (figure(pair.games), pair.games),
                    (figure(pair.first_won), pair.first_won),
                    (figure(pair.second_won), pair.second_won),
                )
                for pair in pairs[:_MOST_RIVALS]
            ]
        )  # fmt: skip
        winners = sorted(people, key=lambda one: (-one.won, one.games))
        if not winners or not winners[0].won:
            self.tell(say("statistics-players-none"), say("statistics-players-none-sub"))
            return
        best = winners[0]
        head = say("statistics-players-head", name=shortened(best.name, 24), won=best.won)
        if pairs:
            top = pairs[0]
            sub = say(
                "statistics-players-sub", first=shortened(top.first, 24),
                second=shortened(top.second, 24), games=top.games, ahead=top.first_won,
                behind=top.second_won,
            )  # fmt: skip
        else:
            sub = say("statistics-players-alone")
        self.tell(head, sub)

    def rows(self) -> Rows:
        place = self.tabs.currentIndex()
        if place == 1:
            return [
                ("one", "other", "games", "one-won", "other-won"),
                *stats.rivals(self._games),
            ]
        if place == _STORIES:
            return [
                ("player", "story", "game", "day"),
                *((one.who, text(one.message), one.game, one.begun) for one in self._told),
            ]
        if place == _FORM:
            return [
                ("player", "game", "points-a-turn"),
                *(
                    (one.name, n, value)
                    for one in stats.players(self._games)
                    for n, value in enumerate(stats.form(self._games, one.name), 1)
                ),
            ]
        return [stats.PlayerFigures._fields, *stats.players(self._games)]


def _share(part: int, whole: int) -> tuple[str, float]:
    if not whole:
        return "–", -1.0
    return say("statistics-percent", share=round(100 * part / whole)), part / whole


def _average(points: int, turns: int) -> tuple[str, float]:
    return (figure(round(points / turns)), points / turns) if turns else ("–", -1.0)


def form_plot(found: Mapping[str, Sequence[float]]) -> Plot:
    """Points a turn of the last ten games, game by game, of each of these players."""
    people = {name: values for name, values in found.items() if values}
    told = (
        say("statistics-form-told", name=shortened(name, 24), points=round(values[-1]),
            first=round(values[0]))
        for name, values in people.items()
    )  # fmt: skip
    curves = tuple(
        Curve(tuple(enumerate(values, 1)), n, 2.5, n, LineEnd(shortened(name, 16)))
        for n, (name, values) in enumerate(people.items())
    )
    games = max(map(len, people.values()), default=1)

    def card(game: int) -> list[CardLine]:
        return [
            CardLine(shortened(name, 16), figure(round(values[game - 1])))
            for name, values in people.items()
            if len(values) >= game
        ]

    every = [value for values in people.values() for value in values]
    return Plot(
        Axis(1, games, title=say("statistics-form-games")),
        Axis(min(every, default=0), max(every, default=1), title=say("statistics-form-axis")),
        curves,
        tuple(
            stop(n, say("statistics-form-game", game=n), card(n)) for n in range(1, games + 1)
        ),
        sentences(told),
    )  # fmt: skip
