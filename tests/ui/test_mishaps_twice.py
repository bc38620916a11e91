"""After a second error, and where nobody says anything any more, the table is played on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener, shut
from tests.ui.test_mishaps import SECRET, act, alive, fails_once, logged
from zonk_desktop.live.journal import Journal
from zonk_desktop.live.play import Play
from zonk_desktop.session import engine
from zonk_desktop.tray.view import DiceTray
from zonk_desktop.ui.table import watch
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow

__all__ = ["logged"]


def test_in_the_engine_twice(
    window: MainWindow, driver: Driver, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], str]
) -> None:
    """The second error comes while the first is mended."""
    driver.begin("original-1978", SECRET, "Bob", roll_order=False)
    act(window, driver)
    told: list[str] = []
    window.desk.table.told.connect(told.append)
    for thing, name in ((Play, "_done"), (Journal, "save")):
        monkeypatch.setattr(thing, name, fails_once(MemoryError, getattr(thing, name)))
    view = window.desk.page.roll.view
    window.desk.table.press(view if not view.blocked else window.desk.page.stay.view)
    driver.until(lambda: any("memory" in text for text in told))
    driver.settled()
    alive(window, driver)
    assert logged().count("MemoryError") == 2


def test_a_game_that_cannot_be_mended_is_tried_again(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "AGAIN_MS", 20)
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    act(window, driver)
    before = window.desk.table.snapshot
    tries: list[int] = []

    def rebuilt(play: Play) -> Play:
        tries.append(1)
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Play, "_done", fails_once(MemoryError, Play._done))
        patch.setattr(Play, "rebuilt", rebuilt)
        view = window.desk.page.roll.view
        window.desk.table.press(view if not view.blocked else window.desk.page.stay.view)
        driver.until(lambda: len(tries) > 2)
        driver.settled()
    driver.until(lambda: window.desk.table.snapshot is not before)
    driver.settled()
    alive(window, driver)
    shut(window)


def test_a_table_that_stands_still_goes_on(
    qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dice that were asked for never come, and nobody says why."""
    monkeypatch.setattr(watch, "LOOK_MS", 20)
    window = open_window()
    driver = Driver(window, qtbot)
    table = window.desk.table
    driver.begin("original-1978", "Ann", "Bob", roll_order=True)
    with monkeypatch.context() as patch:
        patch.setattr(DiceTray, "toss", lambda *given: None)
        table.press(window.desk.page.roll.view)
        assert table.stage is Stage.ROLLING
        driver.until(lambda: "stood still" in window.desk.status.word.text())
    driver.until(lambda: table.stage is Stage.OPENING)
    while table.stage is Stage.OPENING:
        table.press(window.desk.page.roll.view)
        driver.settled()
    alive(window, driver)
    # A game that is asked for something and never answers.
    driver.settled()
    before = table.snapshot
    with monkeypatch.context() as patch:
        patch.setattr(table._session, "do", lambda *given, **more: None)
        view = window.desk.page.roll.view
        table.press(view if not view.blocked else window.desk.page.stay.view)
        assert table.stage is Stage.WAITING
        driver.until(lambda: table.snapshot is not before)
    driver.settled()
    alive(window, driver)
    shut(window)


def test_a_game_begins_while_dice_of_another_are_worked_out(
    qtbot: QtBot, open_window: Opener
) -> None:
    window = open_window(speed="fast", tray="painter")
    driver = Driver(window, qtbot)
    tray, table = window.desk.tray, window.desk.table
    driver.until(tray.is_ready)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    tray.throw(tuple(range(6)), (1, 2, 3, 4, 5, 6), 3)
    driver.begin("original-1978", "Cy", "Di", roll_order=True)
    assert not tray.is_rolling()
    while table.stage is Stage.OPENING:
        table.press(window.desk.page.roll.view)
        driver.settled()
    alive(window, driver)
    shut(window)
