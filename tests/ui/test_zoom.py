"""The chart of form: told and zoomed by keys, in pyqtgraph's plot."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from zonk_desktop.ui.charts.zoom import ZoomView, _ticks
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.players import form_plot


def test_axes_set_thousands_apart() -> None:
    assert _ticks(str, [0, 5000, 70000], 1, 5000) == ["0", "5,000", "70,000"]
    assert _ticks(lambda *_: ["0", "0.5"], [0, 0.5], 1, 0.5) == ["0", "0.5"]


def test_form_is_told_and_zoomed(qtbot: QtBot, plain: Style) -> None:
    """The library comes beside the window; keys tell a game and zoom."""
    chart = ZoomView(plain, "form")
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.show()
    chart.show_plot(form_plot({"Ann": [250.0, 300.0, 320.0], "<b>Bob": [200.0, 210.0], "Cy": []}))
    assert "320 points a turn at last, 250 after" in chart.accessibleDescription()
    assert "canvas" not in vars(chart)
    qtbot.waitUntil(lambda: "canvas" in vars(chart))
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == "game 1: Ann 250, <b>Bob 200"
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleDescription() == "game 3: Ann 320"
    assert chart._line.isVisible()
    view = chart.canvas.getPlotItem().vb
    whole = view.viewRange()[0]
    qtbot.keyClick(chart, Qt.Key.Key_Plus)
    near = view.viewRange()[0]
    assert near[1] - near[0] < whole[1] - whole[0]
    chart._over(view.mapViewToScene(QPointF(2.1, 250)))
    assert chart.told().startswith("game 2: ")
