"""Keys pressed before the Zonk File is open are heard once it is, before a game is there never."""

import threading
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.archive.games import begin, play_on
from tests.ui.conftest import Driver, Opener
from zonk_desktop.archive.store import Archive
from zonk_desktop.engine import actions as act
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.ui.window.main_window import MainWindow


def test_continue_is_taken_before_the_zonk_file_is_open(
    tmp_path: Path, open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path)
    play_on(begin(archive, 9), 12)
    archive.close()
    late, really = threading.Event(), Archive.open

    def slow(*words: Any, **more: Any) -> Archive:
        late.wait(200)
        return really(*words, **more)

    monkeypatch.setattr(Archive, "open", slow)
    # The window remembers that a game goes on, and offers it at once.
    window = open_window(waiting=True)
    driver = Driver(window, qtbot)
    driver.until(window.start.continue_.isVisible)
    driver.key(Qt.Key.Key_C)
    late.set()
    driver.until(lambda: window.desk.table.snapshot is not None)
    assert window.desk.playing


def test_what_was_meant_for_one_game_is_not_done_in_the_next(
    driver: Driver, window: MainWindow
) -> None:
    """Another game was asked for and is not on the table yet, when a key or a computer acts."""
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    table = window.desk.table
    table.begin(Setup("original-1978", ("Cy", "Di"), roll_order=False))
    table.do(act.Roll())
    driver.until(lambda: table.snapshot is not None and table.snapshot.game.seats[0].name == "Cy")
    driver.answered()
    driver.settled()
    assert table.snapshot is not None
    assert table.snapshot.throws == 0
    table.do(act.Roll())
    driver.until(lambda: table.snapshot is not None and table.snapshot.throws == 1)
