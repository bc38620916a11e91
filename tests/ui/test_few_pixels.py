"""A screen of few pixels: full HD on which the system makes everything three times as large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.test_accessible import walked
from zonk_desktop.ui.window import frame

#: 640 by 360, less what the system's own bars take.
ROOM = QSize(624, 296)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_window_has_room_and_tab_brings_everything_into_sight(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    monkeypatch.setattr(frame, "room_for", lambda window: ROOM)
    window = open_window(scale=scale)
    driver = Driver(window, qtbot)
    sight = window.centralWidget()
    assert sight is not None
    for page in ("start", "table"):
        if page == "table":
            driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
        window.resize(ROOM)
        driver.still()
        assert window.size() == ROOM, page
        for stop in walked(driver):
            driver.still()
            middle = stop.mapTo(window, stop.rect().center())
            if window.pages.isAncestorOf(stop):
                assert sight.geometry().contains(middle), (page, stop)
                assert not stop.visibleRegion().isEmpty()
        driver.picture(f"few-pixels-{page}-{scale}")
    assert QApplication.focusWidget() is not None
    # On a screen that has the room nothing scrolls.
    monkeypatch.setattr(frame, "room_for", lambda window: QSize(1900, 1000))
    window.resize(1280, 800)
    driver.still()
    assert window.pages.mapTo(sight, QPoint()) == QPoint()
    assert window.pages.size() == sight.size()
