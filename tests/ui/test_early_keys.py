"""Keys pressed before the Zonk File is open: what they ask for is done once it is."""

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


def test_continue_is_taken_before_the_zonk_file_is_open(
    tmp_path: Path, open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path)
    play_on(begin(archive, 9), 12)
    archive.close()
    late, really = threading.Event(), Archive.open

    def slow(*words: Any, **more: Any) -> Archive:
        late.wait(30)
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
