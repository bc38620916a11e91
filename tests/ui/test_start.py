"""The start page: a throw with one key, against a computer."""

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.ui.window.main_window import MainWindow


def sitting(window: MainWindow) -> tuple[list[str], list[str]]:
    """Names at the table, and those of computers."""
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.header is not None
    names = [seat.name for seat in snapshot.game.seats]
    return names, sorted(snapshot.header.sitting())


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_Return])
def test_the_first_throw_is_one_key_away(
    window: MainWindow, driver: Driver, qtbot: QtBot, key: Qt.Key
) -> None:
    driver.still()
    driver.pictures(f"start-first-{key.name}")
    assert window.focusWidget() is window.start.throw_
    qtbot.keyClick(window.start.throw_, key)
    driver.until(lambda: window.desk.table.snapshot is not None)
    names, computers = sitting(window)
    assert names[0] == "Player"
    assert computers == names[1:]
    # The dice are the person's, to be thrown by the next key.
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.game.turn.seat == 0
    assert not snapshot.game.cells


def test_who_played_last_plays_again(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.memory.set("players", ["Vera", "Bob"])
    driver = Driver(window, qtbot)
    window.start.throw.emit()
    driver.until(lambda: window.desk.table.snapshot is not None)
    names, computers = sitting(window)
    assert names[0] == "Vera"
    assert len(set(names)) == 2
    assert computers == [names[1]]
