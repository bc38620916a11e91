"""The chart of form: told and zoomed by keys, by the wheel, by dragging."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.looking import keep_picture, still
from zonk_desktop.charts.plot import Curve, Dot, Plot
from zonk_desktop.ui.charts.zoom import ZoomView
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.players import form_plot


def test_form_is_told_and_zoomed(qtbot: QtBot, plain: Style) -> None:
    """Keys tell a game and zoom; the wheel does so at its place, and the mouse drags."""
    chart = ZoomView(plain, "form")
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.show()
    ann = [250.0, 300.0, 320.0, *(300.0 + n for n in range(38))]
    plot = form_plot({"Ann": ann, "<b>Bob": [200.0, 210.0], "Cy": [], "Dee": [260.0]})
    chart.show_plot(plot)
    assert [mark.x for mark in plot.marks if isinstance(mark, Dot)] == [1]
    assert "337 points a turn at last, 250 after" in chart.accessibleDescription()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == "game 1: Ann 250, <b>Bob 200, Dee 260"
    still(chart)
    keep_picture(chart.grab(), "statistics-form")

    def seen() -> tuple[float, float]:
        assert isinstance(chart.plot, Plot)
        return chart.plot.x[:2]

    assert seen() == (1, 41)
    qtbot.keyClick(chart, Qt.Key.Key_Plus)
    assert seen() == pytest.approx((5, 37))
    # Bob's line ended before; Ann's comes in and goes out where it would.
    assert isinstance(chart.plot, Plot)
    (line,) = (mark for mark in chart.plot.marks if isinstance(mark, Curve))
    assert line.points[0] == pytest.approx((5, 301))
    assert line.points[-1] == pytest.approx((37, 333))
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.accessibleDescription() == "game 41: Ann 337"
    assert seen() == pytest.approx((9, 41)), "what is told is in sight"
    at = QPointF(300, 150)
    under = chart._value(at.x())
    turn(chart, at, 120)
    low, high = seen()
    assert high - low == pytest.approx(25.6)
    assert chart._value(at.x()) == pytest.approx(under)
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=at.toPoint())
    QTest.mouseMove(chart, QPoint(360, 150))
    qtbot.waitUntil(lambda: seen()[0] < low)
    assert chart._value(360) == pytest.approx(under)
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=QPoint(360, 150))
    for _ in range(9):
        turn(chart, at, -120)
    assert seen() == (1, 41)
    for _ in range(30):
        qtbot.keyClick(chart, Qt.Key.Key_Plus)
    low, high = seen()
    assert high - low == pytest.approx(2)


def turn(chart: ZoomView, at: QPointF, by: int) -> None:
    """A notch of the wheel, away from its user or towards them."""
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    whole = QPointF(chart.mapToGlobal(at))
    turned = QWheelEvent(
        at, whole, QPoint(), QPoint(0, by), none, keys, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(chart, turned)
