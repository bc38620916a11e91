"""Large letters in a small window: what gives way, and what can still be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea, QTabBar
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine import actions as act
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit.button_layout import Face, lay
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.panels import COACH, HITS, LOG, RULES, SHEET


def play(driver: Driver, act_: Callable[[], object]) -> None:
    table = driver.window.desk.table
    before = table.snapshot
    act_()
    driver.until(lambda: table.snapshot is not before and table.idle)


def tabs(window: MainWindow) -> list[QTabBar]:
    return [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]


@pytest.mark.parametrize("scale", [150, 200])
def test_every_panel_is_a_tab_whose_name_is_read(
    open_window: Opener, qtbot: QtBot, scale: int
) -> None:
    """Two panels above one another had a line each, and tabs said Ru... and Co..."""
    driver = Driver(open_window(scale=scale), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("wheaton", "Ann", "Bob", dice="table", aids=frozenset({Aid.HINTS, Aid.COACH}))
    driver.still()
    docks = window.desk.panels.docks
    assert window.width() == 1024, "no page out of sight keeps the window wide"
    assert set(window.tabifiedDockWidgets(docks[SHEET])) == set(docks.values()) - {docks[SHEET]}
    (bar,) = tabs(window)
    assert bar.count() == len(docks)

    def read() -> bool:
        measure, places = QFontMetrics(bar.font()), range(bar.count())
        names = [measure.horizontalAdvance(bar.tabText(place)) for place in places]
        rooms = [bar.tabRect(place) for place in places]
        whole = all(name <= room.width() for name, room in zip(names, rooms, strict=True))
        return whole and rooms[-1].right() <= docks[SHEET].width() + 2

    driver.until(read)
    assert not docks[SHEET].visibleRegion().isEmpty()
    # A larger window has room for two again; what was read beside the sheet is read again.
    for front in (COACH, LOG):
        window.resize(1920, 1200)
        driver.still()
        assert docks[HITS] not in window.tabifiedDockWidgets(docks[SHEET])
        assert not docks[SHEET].visibleRegion().isEmpty()
        driver.until(lambda front=front: not docks[front].visibleRegion().isEmpty())
        docks[LOG].raise_()
        driver.still()
        window.resize(1024, 640)
        driver.still()
        assert not docks[SHEET].visibleRegion().isEmpty()
    docks[RULES].raise_()
    driver.still()
    window.resize(1920, 1200)
    driver.until(lambda: not docks[RULES].visibleRegion().isEmpty())
    assert not docks[SHEET].visibleRegion().isEmpty()


def test_the_line_at_the_foot_leaves_its_sentence_whole(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("wheaton", "Annabel Leigh", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    table, status = window.desk.table, window.desk.status
    play(driver, lambda: table.enter((1, 1, 1, 2, 4)))
    play(driver, lambda: table.do(act.Keep((0, 1, 2))))
    driver.still()
    assert "keeps 1,000" in status.word.text()
    assert not status.word.toolTip(), "it is not cut"
    assert "Round 1" in status.round.text()
    assert "keeps the score" in status.round.toolTip()
    window.resize(1920, 1080)
    driver.still()
    assert "keeps the score" in status.round.text()
    assert status.saved.text().startswith("Saved")


def test_the_last_page_needs_no_bar_across(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    table, end = window.desk.table, window.desk.end
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table", options=(("limit", 1000),))
    play(driver, lambda: table.enter((1, 1, 1, 2, 4)))
    play(driver, lambda: table.do(act.Stay()))
    play(driver, lambda: table.enter((2, 2, 3, 4, 6)))
    driver.until(lambda: window.pages.currentWidget() is end)
    driver.still()
    (scroll,) = [area for area in end.findChildren(QScrollArea) if area.isAncestorOf(end.head)]
    assert scroll.horizontalScrollBar().maximum() == 0
    tall = scroll.viewport().height()
    assert tall >= end.head.height() + 60, "who takes the sheet, and more below"
    tops = {button.y() for button in end.buttons}
    assert len(tops) == 1, "one row of buttons"


def test_a_title_stands_in_two_rows_before_it_is_too_small_to_read(look: Style) -> None:
    kind = look.type

    def rows(text: str, wide: int) -> list[str]:
        fonts = kind.text(20, 700), kind.text(13), kind.text(12, 600)
        face = Face(look, "line", *fonts, (text,), (), "R", 0.0, False)
        return [line.text for line in lay(face, QRectF(0, 0, wide, 60)).titles]

    assert rows("Enter the throw", 102) == ["Enter the", "throw"]
    assert rows("Enter the throw", 312) == ["Enter the throw"]
    assert len(rows("Undo", 32)) == 1, "one word"


def test_names_on_the_pad_are_whole(open_window: Opener, qtbot: QtBot) -> None:
    """Ann was half out of sight beside Bob, or Bob was Bo at the edge of what scrolls."""
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("lets-play-zonk", "Ann", "Bob", roll_order=False, dice="table")
    table, view = window.desk.table, window.desk.pad.view
    for _ in range(11):
        play(driver, lambda: table.enter((2, 2, 3, 4, 6)))
    driver.still()
    assert view.verticalScrollBar().isVisible()
    assert not view.horizontalScrollBar().isVisible()
    assert view.text_px >= 0.8 * 15 * 2
    # More than there is room for: those in sight are seen whole, with their names.
    driver.begin("wheaton", "Ann", "Bob", "Charlotte", "Di", "Ed", roll_order=False)
    for wide in (1024, 1360):
        window.resize(wide, 860)
        driver.still()
        room, each = view.viewport().width(), view.columnWidth(0)
        assert abs(room % each) <= 4 or abs(each - room % each) <= 4
        assert view.horizontalScrollBar().isVisible()
        font = window.look.type.hand(18, 700)
        font.setPixelSize(15)
        assert QFontMetrics(font).horizontalAdvance("Charlotte") < each - view.row_px * 0.72 - 12
