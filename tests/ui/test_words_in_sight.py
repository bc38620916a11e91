"""How much a table says: each fact once, so that a glance is enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import Amount
from tests.ui import scenes
from tests.ui.conftest import Driver, Opener
from tests.ui.in_sight import words
from tests.ui.looking import cut, keep_picture

#: The window, its look and the size of its text in per cent.
SIZES = (
    (1366, 768, "light", 100), (1024, 640, "light", 100), (1920, 1080, "light", 100),
    (1366, 768, "dark", 200), (1024, 640, "dark", 200), (1920, 1080, "dark", 200),
    (1920, 1080, "dark", 100), (2560, 1440, "light", 100),
)  # fmt: skip
#: Words at a normal moment of a game of two, and at a gate.
MOST, MOST_AT_A_GATE = 45, 60
PAGE = Path(__file__).parents[2] / "docs" / "table.md"


def promised() -> dict[str, int]:
    """The words of each state, as the page of facts has them."""
    rows = re.findall(r"^\| \*\*([a-z ]+)\*\* \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    return {state: int(count) for state, count in rows}


def test_words_are_counted_wherever_they_stand(qtbot: QtBot) -> None:
    class Painted(QWidget):
        def paintEvent(self, _: object) -> None:
            with QPainter(self) as painter:
                painter.drawText(10, 20, "Two words, 350")
                painter.drawText(10, 40, "R")

    window = QMainWindow()
    qtbot.addWidget(window)
    window.setWindowTitle("A title")
    window.menuBar().addMenu("&Game")
    inside = Painted()
    label = QLabel("on a label", inside)
    label.move(10, 60)
    window.setCentralWidget(inside)
    window.resize(400, 300)
    window.show()
    found = ["A", "title", "Two", "words", "Game", "on", "a", "label"]
    assert sorted(words(window)) == sorted(found), "no figures, and no letter of a key"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "-".join(map(str, size)))
def test_each_state_says_what_its_page_says_and_no_more(
    size: tuple[int, int, str, int],
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, amount: Amount,
) -> None:  # fmt: skip
    wide, high, look, scale = size
    if size != SIZES[0] and not amount.slow:
        pytest.skip("one size and look in every run; all of them with --slow")
    driver = Driver(open_window(look=look, scale=scale), qtbot)
    driver.window.resize(wide, high)
    page, counted = promised(), dict[str, list[str]]()
    for state in scenes.play(scenes.Scenes(driver, monkeypatch)):
        name = f"{state.replace(' ', '-')}-{wide}x{high}-{look}-{scale}"
        keep_picture(driver.window.grab(), name)
        counted[state] = words(driver.window)
        assert not cut(driver.window.desk.page), name
    for state, found in counted.items():
        assert len(found) <= page[state], (state, found)
        assert len(found) <= (MOST_AT_A_GATE if state == "gate" else MOST), (state, found)
    assert counted.keys() == page.keys()
