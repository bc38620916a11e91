"""Every chart of the program: drawn whole at each width, and told place by place."""

from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.archive.games import finished
from tests.charts.pens import Remembered
from zonk_desktop.archive import statistics as stats
from zonk_desktop.archive.figures import race
from zonk_desktop.archive.luck import Roller
from zonk_desktop.charts import draw, rows
from zonk_desktop.charts.plot import Box, Plot, RowPlot
from zonk_desktop.odds.review import PointParts, Review, TurnChances
from zonk_desktop.odds.values import POINTS
from zonk_desktop.players.lab import lab
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.charts.view import PlotView
from zonk_desktop.ui.end.charts import end_race, faces_plot
from zonk_desktop.ui.kit.honesty import straying_plot
from zonk_desktop.ui.kit.person import Person
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.review.pictures import luck_bars, winning_plot
from zonk_desktop.ui.review.values import Chances
from zonk_desktop.ui.rules.lab.charts import PLOTS, LabSide
from zonk_desktop.ui.rules.words import misses_plot
from zonk_desktop.ui.table.coach.coach import chances_plot
from zonk_desktop.ui.zonk_file.statistics.dice import course_plot
from zonk_desktop.ui.zonk_file.statistics.hits import hits_plot
from zonk_desktop.ui.zonk_file.statistics.luck import luck_plot
from zonk_desktop.ui.zonk_file.statistics.players import form_plot
from zonk_desktop.ui.zonk_file.statistics.race import race_plot
from zonk_desktop.ui.zonk_file.statistics.turns import bars, turns_plot

FACES = (1010, 960, 1130, 990, 1005, 945)


def _reviewed() -> Any:
    sums = PointParts(luck=-1223, cost=-874), PointParts(luck=1337, cost=-626)
    people = Person("Ann"), Person("Bob with a long name")
    return SimpleNamespace(
        review=Review(POINTS, sums, (), (), ()), winners=(1,), characters={}, people=people,
        names=tuple(one.name for one in people), worths=(8000, 12_600), starts=(0, 0),
    )  # fmt: skip


@pytest.fixture(scope="module")
def plots() -> dict[str, Plot | RowPlot | None]:
    replay = finished(None, 1).replay
    line = [(n, (0.3 + n / 100, 0.7 - n / 100)) for n in range(40)]
    chances = tuple(TurnChances(n, each) for n, each in line)
    people = Person("Ann"), Person("Bob with a long name")
    won = Chances(people, chances, tuple(1 + n // 2 for n in range(40)))
    ruleset = preset("wheaton", (("limit", "1000"), ("halftime", "0")))
    side = LabSide.of("Ours", lab(ruleset, 3, 7))
    counts = {0: 40, **{n * 50: 60 - n for n in range(1, 50)}}
    course = [(140 * n, 3 + n % 7) for n in range(1, 60)]
    return {
        "race": race_plot(race(replay, "")),
        "behind": race_plot(race(replay, ""), behind=True),
        "turns": turns_plot(bars(counts, {0: 0.5, 300: 0.25, 400: 0.25}), "all turns"),
        "hits": hits_plot([(f"A source of hits {n}", 9 - n, f"{9 - n} hits") for n in range(7)]),
        "luck": luck_plot([Roller("Ann", 99, 3.0, 7.0), Roller("Bob", 99, -40.0, 7.0)], {"Ann": 1}),
        "straying": straying_plot(stats.judged(FACES)),
        "course": course_plot([(dice, float(square)) for dice, square in course]),
        "form": form_plot({"Ann": [250.0, 300.0], "Bob": [200.0]}),
        "misses": misses_plot([[2 / 3], [4 / 9], [None]]),
        "luck bars": luck_bars(_reviewed()),
        "winning": winning_plot(won),
        "end": end_race(replay.game),
        "faces": faces_plot((30, 22, 25, 28, 19, 26)),
        "coach": chances_plot(line, ("Ann", "Bob")),
        **{f"lab {n}": plot((side, side), "told") for n, plot in enumerate(PLOTS)},
    }


@pytest.mark.parametrize("wide", [320, 560, 1200])
def test_every_chart_is_drawn_within_its_room_and_told(
    plots: dict[str, Plot | RowPlot | None], wide: int
) -> None:
    for name, plot in plots.items():
        assert plot is not None
        assert plot.told, name
        assert len({one.said for one in plot.stops}) > 1, name
        high = 260.0
        if isinstance(plot, RowPlot):
            high = max(high, rows.least(Remembered(), plot, wide))
        whole = Box(0, 0, wide, high)
        for stop in (-1, 0, len(plot.stops) - 1):
            pen = Remembered()
            draw.draw(pen, plot, whole, stop)
            assert pen.texts, name
            for text, box in pen.texts:
                inside = box.x >= -0.01 and box.right <= wide + 0.01 and box.y >= 0
                assert inside, (name, text, box)
                assert box.low <= high + 0.01, (name, text, box)


def test_each_place_of_each_chart_is_reached_by_keys(
    qtbot: QtBot, look: Style, plots: dict[str, Plot | RowPlot | None]
) -> None:
    view = PlotView(look, "a chart", 200)
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    heard: list[int] = []
    view.pointed.connect(heard.append)
    for name, plot in plots.items():
        assert plot is not None
        view.point_at(-1)
        view.show_plot(plot)
        assert view.accessibleDescription() == plot.told
        key = Qt.Key.Key_Down if isinstance(plot, RowPlot) else Qt.Key.Key_Right
        heard.clear()
        for stop in plot.stops:
            qtbot.keyClick(view, key)
            assert view.accessibleDescription() == stop.said, name
        assert heard == list(range(len(plot.stops)))
        qtbot.keyClick(view, Qt.Key.Key_Home)
        assert view.told() == plot.stops[0].said
        qtbot.keyClick(view, Qt.Key.Key_End)
        assert view.told() == plot.stops[-1].said
        view.point_at(-1)
        assert not view.toolTip(), "no place is pointed at"
