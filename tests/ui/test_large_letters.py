"""Large letters in a small window: what gives way, and what can still be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine import actions as act
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.window.panels import LOG, SHEET


def play(driver: Driver, act_: Callable[[], object]) -> None:
    table = driver.window.desk.table
    before = table.snapshot
    act_()
    driver.until(lambda: table.snapshot is not before and table.idle)


@pytest.mark.parametrize("scale", [150, 200])
def test_in_a_low_window_the_table_takes_its_whole_width(
    open_window: Opener, qtbot: QtBot, scale: int
) -> None:
    """Figures were left out there, and the menu took the height of a row of dice."""
    driver = Driver(open_window(scale=scale), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("wheaton", "Ann", "Bob", dice="table", aids=frozenset({Aid.HINTS, Aid.COACH}))
    play(driver, lambda: window.desk.table.enter((1, 1, 1, 2, 4)))
    driver.still()
    page, docks, panels = window.desk.page, window.desk.panels.docks, window.desk.panels
    folding = window.desk.folding
    assert window.width() == 1024, "no page out of sight keeps the window wide"
    assert not window.menuBar().isVisible()
    assert folding.key.isVisible()
    assert page.bar.width() == page.row.width() == 1024
    bar = page.bar.laid()
    assert all(bar.named(name) for name in ("points", "stay", "miss"))
    letters = [button.laid().letters["title"] for button in page.buttons]
    smallest = min(bar.letters.values())
    assert len(set(letters)) == 1
    assert letters[0] >= smallest, "what is done is not the smallest text"
    # One panel at a time: another one takes the place of the sheet.
    panels.wanted[LOG].setChecked(True)
    driver.until(lambda: not docks[LOG].isHidden())
    assert docks[SHEET].isHidden()
    panels.wanted[LOG].setChecked(False)
    driver.until(lambda: not docks[SHEET].isHidden())
    folding.open()
    assert [action.text() for action in folding._menu.actions()] == [
        action.text() for action in window.menus
    ]
    folding._menu.close()
    # A larger window has the bar of menus, and all of it in its place, again.
    window.resize(1920, 1200)
    driver.still()
    assert window.menuBar().isVisible()
    assert not folding.key.isVisible()
    assert page.isAncestorOf(page.bar)
    assert page.isAncestorOf(page.row)


def test_alt_alone_opens_the_folded_menu(open_window: Opener, qtbot: QtBot) -> None:
    driver = Driver(open_window(scale=200), qtbot)
    window = driver.window
    window.resize(1024, 640)
    driver.begin("wheaton", "Ann", "Bob", dice="table")
    driver.still()
    menu = window.desk.folding._menu
    for key in (Qt.Key.Key_Alt, Qt.Key.Key_F10):
        qtbot.keyPress(window, key)
        qtbot.keyRelease(window, key)
        driver.until(menu.isVisible)
        menu.close()


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
