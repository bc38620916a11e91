"""The page that compares rule sets, as this table plays them."""

from __future__ import annotations

from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import GameFigures
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import printed, shortened
from zonk_desktop.ui.zonk_file.statistics.page import AnswerPage, FigureTable, Rows
from zonk_desktop.words import figure, say


class SheetsPage(AnswerPage):
    """The page: a table with one row a rule set."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, say("statistics-page-sheets"))
        self.table = FigureTable(
            style, say("statistics-page-sheets"),
            [say(f"statistics-sheets-column-{name}") for name in
             ("rules", "games", "finished", "length", "points", "misses", "hits")],
        )  # fmt: skip
        self.column.addWidget(self.table, 1)

    def show_games(self, games: list[GameFigures]) -> None:
        super().show_games(games)
        found = stats.sheets(games)
        self.table.fill(
            [
                (
                    shortened(printed(one.rules), 60),
                    (figure(one.games), one.games),
                    (figure(one.finished), one.finished),
                    _mean(one.length, bool(one.finished)),
                    (figure(round(one.points)), one.points),
                    (say("statistics-percent", share=round(100 * one.misses)), one.misses),
                    _mean(one.hits, bool(one.counted)),
                )
                for one in found
            ]
        )
        if not found:
            self.tell(say("statistics-sheets-none"), say("statistics-none-sub"))
            return
        name = shortened(printed(found[0].rules), 40)
        self.tell(
            say("statistics-sheets-head", rules=name, games=found[0].games),
            say("statistics-sheets-sub", sheets=len(found)),
        )

    def rows(self) -> Rows:
        return [stats.SheetFigures._fields, *stats.sheets(self._games)]


def _mean(value: float, known: bool) -> tuple[str, float]:
    return (figure(value, 1), value) if known else ("–", -1.0)
