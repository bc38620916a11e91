"""The pledge is told before the first throw, the seed at the end, and Verify says what came out."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow


def play_out(driver: Driver, window: MainWindow) -> None:
    table = window.desk.table
    for _ in range(600):
        driver.settled()
        if table.stage is Stage.OVER:
            return
        for key in (Qt.Key.Key_A, Qt.Key.Key_S, Qt.Key.Key_K, Qt.Key.Key_R):
            driver.key(key)
    raise AssertionError("no end")


def test_the_pledge_is_told_before_the_first_throw_and_copied(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    table, copy = window.desk.table, window.desk.menus.pledge
    assert table.stage is Stage.OPENING
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    assert re.fullmatch("[0-9a-f]{64}", pledge)
    assert any(pledge in told.text for told in table.log.lines[:1])
    copy.trigger()
    assert QGuiApplication.clipboard().text() == pledge
    assert "copied" in window.desk.status.word.text()


def test_real_dice_are_not_pledged(driver: Driver, window: MainWindow) -> None:
    driver.begin("insta-bong", "Ann", "Bob", dice="table")
    assert not window.desk.menus.pledge.isEnabled()


def test_the_seed_is_told_at_the_end_and_verified(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("insta-bong", "Ann", options=(("limit", "500"), ("entry-minimum", "0")))
    table, end = window.desk.table, window.desk.end
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    play_out(driver, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is end)
    seed = table.snapshot.seed
    assert DiceSource(bytes.fromhex(seed)).commitment == pledge
    assert end.seed.isVisible()
    assert seed in end.seed.word.text()
    assert pledge in end.seed.word.text()
    end.seed.copy.click()
    assert QGuiApplication.clipboard().text() == f"dice-sha256 {pledge}\ndice-seed {seed}\n"
    end.seed.check.click()
    qtbot.waitUntil(lambda: "The dice are honest: all " in end.seed.said.text())
    assert any(seed in told.text for told in table.log.lines[-2:])
    assert not table.can_undo
    driver.pictures("seed")
