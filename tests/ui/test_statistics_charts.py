"""Charts of the statistics: turns, hits and the race, of games in the Zonk File."""

from collections import Counter

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.archived import asked
from tests.ui.looking import keep_picture
from tests.ui.test_statistics import statistics
from zonk_desktop.archive.exchange import revive
from zonk_desktop.archive.figures import Entered, RaceTotals, Track, race
from zonk_desktop.archive.statistics import turn_counts
from zonk_desktop.charts.plot import Bar, Dot, RowPlot
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.race import race_plot
from zonk_desktop.ui.zonk_file.statistics.turns import bars


def test_turns_stand_where_turns_can_end(qtbot: QtBot, plain: Style, session: Session) -> None:
    """The rule set played most first; bars of totals that can happen; the axis ends with them."""
    dialog = statistics(qtbot, plain, session, 2)
    dialog.show_page("turns")
    turns, chart = dialog.turns, dialog.turns.chart
    played = Counter(game.rules for game in turns._games)
    assert turns.rules.currentData() == played.most_common(1)[0][0]
    turns.rules.setCurrentIndex(turns.rules.findText("Wheaton College"))

    def shown(kind: type[Bar] | type[Dot]) -> list[Bar | Dot]:
        marks = () if chart.plot is None or isinstance(chart.plot, RowPlot) else chart.plot.marks
        return [mark for mark in marks if isinstance(mark, kind)]

    qtbot.waitUntil(lambda: bool(shown(Dot)))
    counts = turn_counts(turns._games, "Wheaton College")
    heights = [mark.high for mark in shown(Bar) if isinstance(mark, Bar)]
    assert sum(heights) == counts.total()
    assert heights[0] == counts[0]
    # Fifty points that nobody can stay with have no dot, and no row of zeros follows the last turn.
    assert all(mark.y > 0 for mark in shown(Dot) if isinstance(mark, Dot))
    assert len(heights) <= 37
    # By keys and by mouse a bar is told.
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.told().startswith("Misses: ")
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert "points and more: " in chart.told()
    assert chart.accessibleDescription() == chart.told()
    keep_picture(dialog.grab(), "statistics-turns")
    dialog.reject()


def test_bars_of_turns() -> None:
    found = bars({0: 40, 300: 30, 350: 20, 1000: 10}, {0: 0.5, 300: 0.25, 400: 0.25})
    told = {(bar.least, bar.most): (bar.played, bar.simple) for bar in found}
    assert told[0, 0] == (40, 50.0)
    assert told[300, 349] == (30, 25.0)
    assert told[350, 399] == (20, None)
    assert told[400, 449] == (0, 25.0)
    assert sum(bar.played for bar in found) == 100
    assert found[-1] == (1000, 1049, 10, None, True)
    assert bars({}, {0: 1.0}) == ()


def lengths(view: PlotView) -> float:
    rows = view.plot.rows if isinstance(view.plot, RowPlot) else ()
    return sum(bar.high for row in rows for bar in row.bars)


def test_hits_of_one_player_and_one_rule_set(qtbot: QtBot, plain: Style, session: Session) -> None:
    dialog = statistics(qtbot, plain, session, 2)
    dialog.show_page("hits")
    hits = dialog.hits
    whole = lengths(hits.bars)
    by_player = 0.0
    for place in range(1, hits.player.count()):
        hits.player.setCurrentIndex(place)
        shown = lengths(hits.bars)
        assert shown == sum(count for _, _, count in hits.rows()[1:])
        by_player += shown
    assert by_player == whole
    hits.player.setCurrentIndex(0)
    hits.rules.setCurrentIndex(hits.rules.findText("Wheaton College"))
    assert 0 < lengths(hits.bars) < whole
    dialog.reject()


def test_a_word_that_begins_with_a_figure_is_no_gain() -> None:
    """A house rule may call a miss as it likes; it was told as points that came in."""
    entries = Entered(450, 450, "450"), Entered(450, None, "7 of rags")
    found = RaceTotals("Ours", "", True, 0, (Track("Ann", entries),))
    lines = [line for stop in race_plot(found).stops for line in stop.lines]
    assert [(line.more, line.bad) for line in lines] == [("+450", False), ("7 of rags", True)]


def test_the_race_has_the_show_and_a_heavy_winner(session: Session, qtbot: QtBot) -> None:
    for number in range(1, 5):
        replay = revive(asked(qtbot, session, lambda archive, n=number: archive.load(n)))
        found = race(replay, "")
        shows = [cell for cell in replay.game.cells if cell.show]
        assert bool(found.show) == bool(shows)
        ended = replay.game.ended
        assert found.winners == (ended.winners if ended is not None else ())
        assert found.show < found.rounds
