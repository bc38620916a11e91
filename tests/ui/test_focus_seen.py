"""Whatever Tab leads to shows that it has the focus."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.alone import opened
from tests.ui.conftest import Driver
from tests.ui.looking import PICTURES, keep_picture, still, to_front
from tests.ui.test_accessible import walked
from tests.ui.test_looks import DIALOGS, open_and, real_game
from zonk_desktop.session.job import running
from zonk_desktop.ui.kit.scrolling import Scrolling
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.zonk_file.copies.window import Copies

#: How far a ring may stand from what it surrounds.
_AROUND = 8
_MOST = 60


@pytest.fixture(autouse=True)
def no_cursor_blinks(qapp: QApplication) -> None:
    qapp.setCursorFlashTime(0)


def around(stop: QWidget, top: QWidget) -> QRect:
    box = QRect(stop.mapTo(top, QPoint()), stop.size())
    return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & top.rect()


def unseen(top: QWidget, driver: Driver) -> list[str]:
    """Stops that look the same with the focus and without it."""
    found = []
    stops = walked(driver, _MOST)
    # Tab has come round, or there are more.
    ring = [stops[-1], *stops] if len(stops) < _MOST else stops
    for before, stop in pairwise(ring):
        # By the key, so that what scrolls brings it into sight.
        before.setFocus()
        driver.key(Qt.Key.Key_Tab)
        if isinstance(before, QTextBrowser):
            # Its links come first.
            links = before.toHtml().count("<a href")
            for _ in range(links):
                if QApplication.focusWidget() is before:
                    driver.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is stop
        still(top, 1)
        box = around(stop, top)
        with_it: QImage = top.grab(box).toImage()
        stop.clearFocus()
        still(top, 1)
        if top.grab(box).toImage() == with_it:
            found.append(f"{type(stop).__name__} {stop.accessibleName()!r}")
    assert len(stops) > 1
    return found


def test_in_the_dialogs(driver: Driver, window: MainWindow, subtests: pytest.Subtests) -> None:
    real_game(driver, "Ann", "Bob")

    def look(dialog: QDialog) -> None:
        # What is worked out for a dialog changes its layout when it comes.
        driver.until(lambda: not running())
        if PICTURES:
            keep_picture(dialog.grab(), f"focus-{name}")
        assert not unseen(dialog, driver)

    for name in DIALOGS:
        with subtests.test(name):
            open_and(driver, name, look)


def test_in_the_empty_list_of_copies(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    dialog = Copies(window.look, window.desk.session)
    opened(qtbot, dialog)
    still(dialog)
    assert not unseen(dialog, driver)
    dialog.reject()


def test_at_the_table(driver: Driver, window: MainWindow) -> None:
    assert not unseen(window, driver)
    real_game(driver, "Ann", "Bob")
    assert not unseen(window, driver)


def test_what_has_the_focus_stays_in_sight_where_a_page_grows(qtbot: QtBot) -> None:
    note, field = QLabel("One line"), QLineEdit()
    page = QWidget()
    column = QVBoxLayout(page)
    for one in (note, field):
        column.addWidget(one)
    area = Scrolling(page)
    qtbot.addWidget(area)
    area.resize(300, 120)
    area.show()
    to_front(area, qtbot)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    still(area)
    note.setText("\n".join(["And many more"] * 20))
    still(area)
    assert area.verticalScrollBar().maximum() > 0
    assert not field.visibleRegion().isEmpty()
