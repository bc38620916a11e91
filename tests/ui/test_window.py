"""The window round the table: full screen, keys, panels, the pad on the screen, the last word."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener, shut
from tests.ui.test_table import do, throw
from zonk_desktop.engine import actions as act
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.table.bar.turn_view import TurnView
from zonk_desktop.ui.window.docks import DockTitle
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.panels import SHEET

F11, ESCAPE = Qt.Key.Key_F11, Qt.Key.Key_Escape
CONTROL = Qt.KeyboardModifier.ControlModifier


def seen(window: MainWindow) -> set[str]:
    return {name for name, dock in window.desk.panels.docks.items() if not dock.isHidden()}


def finish(driver: Driver) -> None:
    """A short game with real dice: Ann is home at once, Bob misses."""
    window = driver.window
    driver.begin("original-1978", "Ann", "Bob", dice="table", options=(("limit", "600"),))
    throw(driver, "1R 1R 1W 1W 3G 4G")
    driver.key(Qt.Key.Key_S)
    driver.until(
        lambda: window.desk.table.game is not None and window.desk.table.game.turn.seat == 1
    )
    driver.settled()
    throw(driver, "2R 3R 4W 6W 2G 3G")
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)


def test_the_big_picture_is_left_by_keys_from_every_page(
    driver: Driver, window: MainWindow, subtests: pytest.Subtests
) -> None:
    desk = window.desk
    for page in ("start", "game", "end"):
        if page == "game":
            driver.begin("wheaton", "Ann", "Bob", roll_order=False)
        if page == "end":
            finish(driver)
        shown = window.pages.currentWidget()
        assert (shown is desk.end, desk.playing) == (page == "end", page == "game")
        for key in (F11, ESCAPE):
            with subtests.test(page, key=key.name):
                driver.key(F11)
                driver.until(lambda: desk.party and window.isFullScreen())
                assert not window.menuBar().isVisible()
                driver.key(key)
                driver.until(lambda: not desk.party and not window.isFullScreen())
                assert window.menuBar().isVisible()


def test_keys_of_the_menus_work_while_their_bar_is_hidden(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    driver.key(F11)
    driver.until(lambda: window.desk.party)
    titles: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            titles.append(dialog.windowTitle())
            dialog.reject()

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(20)
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.until(lambda: titles == ["New game"])
    timer.stop()
    wanted = {action for menu in window.menus for action in inside(menu)}
    bare = [a.text() for a in wanted - set(window.actions()) if not a.shortcut().isEmpty()]
    assert not bare


def inside(menu: QAction) -> list[QAction]:
    found = menu.menu()
    assert isinstance(found, QMenu)
    return found.actions()


def test_panels_outlive_the_end_page_and_the_big_picture(
    driver: Driver, window: MainWindow
) -> None:
    """The end page hides them, and the big picture is entered and left from there."""
    finish(driver)
    driver.key(F11)
    driver.until(lambda: window.desk.party)
    window.desk.end.table.emit()
    driver.key(ESCAPE)
    driver.until(lambda: not window.desk.party)
    assert seen(window) == {SHEET}
    assert window.desk.panels.wanted[SHEET].isChecked()


def test_panels_closed_by_hand_stay_closed_and_no_others(qtbot: QtBot, open_window: Opener) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    finish(driver)
    driver.key(F11)
    driver.until(lambda: window.desk.party)
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    wanted = window.desk.panels.wanted
    wanted["Rules"].trigger()
    assert seen(window) == {SHEET, "Rules"}
    wanted["Log"].trigger()
    assert seen(window) == {SHEET, "Log"}, "one below the sheet at a time"
    window.desk.panels.docks[SHEET].close()
    assert seen(window) == {"Log"}
    assert not wanted[SHEET].isChecked()
    finish(driver)
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert seen(window) == {"Log"}
    window.desk.panels.docks["Log"].close()
    assert not window.desk.panels.wanted["Log"].isChecked()
    window.desk.panels.as_at_first()
    assert seen(window) == {SHEET}
    shut(window)


def test_a_maximised_window_is_maximised_again(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    window.showMaximized()
    driver.until(window.isMaximized)
    driver.key(F11)
    driver.until(window.isFullScreen)
    driver.key(F11)
    driver.until(lambda: not window.isFullScreen())
    assert window.isMaximized()


def test_a_panel_in_its_place_has_no_title(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    panels = window.desk.panels

    def titled() -> set[str]:
        driver.still()
        docks = panels.docks.items()
        return {name for name, dock in docks if isinstance(dock.titleBarWidget(), DockTitle)}

    (log,) = [button for button in panels.strip.buttons if button.text() == "Log"]
    for shown in ({SHEET, "Log"}, {SHEET}, {SHEET, "Log"}):
        qtbot.mouseClick(log, Qt.MouseButton.LeftButton)
        assert not titled(), "its name is pressed in the strip"
        assert seen(window) == shown
    panels.float_front()
    assert titled() == {"Log"}
    panels.float_front()
    assert not titled()
    panels.docks[SHEET].close()
    assert titled() == {"Log"}, "nothing else names it"


# The pad


def on_screen(window: MainWindow, pad: Pad) -> QImage:
    """What stands on the screen now, unlike `grab`, which paints everything for the picture."""
    shot = window.screen().grabWindow(window.winId()).toImage()
    where = pad.mapTo(window, QPoint())
    return shot.copy(where.x(), where.y(), pad.width(), pad.height()).convertToFormat(
        QImage.Format.Format_RGB32
    )


def differs(one: QImage, other: QImage) -> int:
    ours, theirs = (
        np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())
        for image in (one, other)
    )
    return int((ours != theirs).sum())


def painted_whole(window: MainWindow) -> bool:
    """What stands on the screen is what the pad would paint now."""
    pad = window.desk.pad
    shown = on_screen(window, pad)
    whole = pad.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return shown.size() == whole.size() and differs(shown, whole) == 0


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Ann", "Bob", "Cy", "Di", "Ed")])
def test_the_pad_is_painted_as_a_whole_after_a_resize(
    driver: Driver, window: MainWindow, names: tuple[str, ...]
) -> None:
    driver.begin("lets-play-zonk", *names, dice="table")
    for size in ((1360, 860), (1700, 980), (1024, 640), (1500, 700)):
        window.resize(*size)
        driver.until(lambda size=size: (window.width(), window.height()) == size)
        driver.until(lambda: painted_whole(window))


@pytest.mark.parametrize("players", [2, 12])
def test_the_red_margin_is_one_line(driver: Driver, window: MainWindow, players: int) -> None:
    """Through head, names, rounds and hits at the same place."""
    driver.begin("insta-bong", *[f"P{n}" for n in range(players)], dice="table")
    window.resize(1280, 800)
    driver.still()
    pad = window.desk.pad
    picture = pad.grab().toImage()
    margin = QColor(window.look.tokens.margin).rgb()
    view = pad.view
    middle = view.mapTo(pad, QPoint(0, 0))
    heights = {
        "head": middle.y() - 8,
        "names": middle.y() + view.horizontalHeader().height() // 2,
        "rounds": middle.y() + view.height() // 2,
        "hits": middle.y() + view.height() + 12,
    }
    places = {
        name: [x for x in range(picture.width()) if picture.pixel(x, y) == margin]
        for name, y in heights.items()
    }
    assert len(places["rounds"]) == 2
    assert set(map(tuple, places.values())) == {tuple(places["rounds"])}, places


def test_an_empty_pad_is_ruled_to_its_foot(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    window.resize(1280, 1000)
    driver.still()
    view = window.desk.pad.view
    picture = view.viewport().grab().toImage()
    rule = QColor(window.look.tokens.rule).rgb()
    x = picture.width() - 3
    ruled = [y for y in range(picture.height()) if picture.pixel(x, y) == rule]
    pitch = int(view.row_px)
    assert ruled
    assert picture.height() - ruled[-1] <= pitch + 1
    below = [y for y in ruled if y > view.rowViewportPosition(view.model_.rowCount() - 1)]
    assert all(b - a in {1, pitch, pitch + 1, pitch - 1} for a, b in pairwise(below))


# The last word


def test_the_last_word_belongs_to_what_lies_there(driver: Driver, window: MainWindow) -> None:
    driver.begin("original-1978", "Ann", "Bob", dice="table")
    throw(driver, "1R 1R 5W 2W 3G 4G")
    driver.key(Qt.Key.Key_6)
    driver.until(lambda: "No die shows 6." in window.desk.status.word.text())
    assert window.desk.status.word.isVisible()
    window.desk.table.changed.emit()
    assert window.desk.status.word.isVisible(), "it stays until it is done with"
    do(driver, act.Keep((0,)))
    assert not window.desk.status.word.text(), "it is seen that she keeps it"
    assert window.desk.status.word.isHidden()
    driver.key(Qt.Key.Key_U)
    driver.until(lambda: "Taken back." in window.desk.status.word.text())
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert not window.desk.status.word.text()


# What stands in the bar, and where the focus is


def bar_of(window: MainWindow) -> TurnView:
    found = window.desk.page.bar._view
    assert found is not None
    return found


def test_the_results_are_one_key_away_from_a_table_that_is_over(
    driver: Driver, window: MainWindow
) -> None:
    finish(driver)
    end, page = window.desk.end, window.desk.page
    assert window.desk.menus.results.isEnabled()
    end.table.emit()
    driver.until(lambda: window.pages.currentWidget() is page)
    driver.still()
    view = bar_of(window)
    assert view.title == "Ann wins"
    assert not view.note
    assert view.stay is None
    assert page.roll.view.text == "The results"
    assert QApplication.focusWidget() is page.roll
    assert not page.roll.view.blocked
    assert page.keep.isHidden()
    assert page.stay.isHidden()
    driver.picture("back-at-the-table")
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: window.pages.currentWidget() is end)
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert not page.keep.isHidden()
    assert not window.desk.menus.results.isEnabled()


def test_the_need_goes_when_the_points_on_the_table_suffice(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    throw(driver, "1 5 2 2 6")
    assert bar_of(window).note == "Needs 250 to dial in"
    assert bar_of(window).stay == ("Needed", "250")
    driver.key(Qt.Key.Key_K)
    driver.until(
        lambda: window.desk.table.game is not None and bool(window.desk.table.game.turn.aside)
    )
    driver.settled()
    throw(driver, "1 2 3")
    assert not bar_of(window).note
    assert bar_of(window).stay == ("If Ann stays", "250")
    driver.key(Qt.Key.Key_1)
    assert bar_of(window).stay == ("If Ann stays", "250"), "a stay keeps all that scores"


def test_every_tab_stop_shows_its_focus(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", dice="table")
    window.desk.page.roll.setFocus()
    met: list[QWidget] = []
    while (stop := QApplication.focusWidget()) is not None and stop not in met:
        met.append(stop)
        assert not stop.visibleRegion().isEmpty(), stop.accessibleName()
        QApplication.processEvents()
        where = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-6, -6, 6, 6)
        with_ring = window.grab(where).toImage()
        driver.key(Qt.Key.Key_Tab)
        QApplication.processEvents()
        assert differs(with_ring, window.grab(where).toImage()) > 20, stop.accessibleName()
    assert len(met) > 8


def test_a_click_on_a_blocked_button_leaves_the_focus(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    page = window.desk.page
    page.roll.setFocus()
    assert page.stay.view.blocked
    qtbot.mouseClick(page.stay, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.roll


def test_figures_of_the_bar_have_one_size(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    throw(driver, "1 5 2 2 6")
    driver.still()
    pieces = window.desk.page.bar.laid().pieces
    figures = [piece for piece in pieces if piece.name in {"points", "stay", "miss"}]
    sizes = {one.font.pixelSize() for one in figures if one.font is not None}
    assert len(figures) > 1
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(1360, 860), (1024, 640), (1280, 720)])
def test_the_buttons_of_a_turn_stand_in_one_row(
    driver: Driver, window: MainWindow, size: tuple[int, int]
) -> None:
    """At the first size of the window Undo once fell into a second row as soon as dice were picked,
    and the tray jumped."""
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(2, 3, 3, 5, 6))
    window.resize(*size)
    driver.still()
    tall = window.desk.page.row.height()
    throw(driver, "1 5 2 4 4")
    driver.still()
    assert window.desk.table.picked
    shown = [button for button in window.desk.page.buttons if button.isVisible()]
    assert len({button.y() for button in shown}) == 1
    assert window.desk.page.row.height() == tall


def test_the_buttons_of_the_last_page_stand_in_one_row(
    driver: Driver, window: MainWindow, subtests: pytest.Subtests
) -> None:
    finish(driver)
    for size in ((1360, 860), (1024, 640), (1920, 1080)):
        with subtests.test(size=size):
            window.resize(*size)
            driver.still()
            assert (window.width(), window.height()) == size
            assert len({button.y() for button in window.desk.end.buttons}) == 1
