"""The next throw is worked out while a player thinks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine.turns import dice_in_hand


def test_a_throw_is_there_before_it_is_asked_for(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tray="painter")
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    table, tray = window.desk.table, window.desk.tray
    driver.until(tray.is_ready)
    assert table.sight is not None
    count = len(dice_in_hand(table.sight.then))
    driver.until(lambda: tray.moves.ahead(count) is not None)
    seed = tray.moves.ahead(count)
    thrown: list[int] = []
    throw = tray.throw

    def noted(dice: tuple[int, ...], faces: tuple[int, ...], seed: int) -> None:
        thrown.append(seed)
        throw(dice, faces, seed)

    monkeypatch.setattr(tray, "throw", noted)
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: bool(thrown) and table.idle)
    assert thrown == [seed]
    # No throw is seen twice.
    assert tray.moves.ahead(count) != seed


def test_real_dice_are_thrown_by_hand(driver: Driver) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False, dice="table")
    desk = driver.window.desk
    driver.until(desk.tray.is_ready)
    desk.foresight._look()
    assert desk.tray.moves.ahead(6) is None
