"""F1 opens the page of help at what one looks at; offline, as it is a file of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.rule_marks import ROOT
from tests.stage.steps import golden
from tests.ui.conftest import Driver
from tests.ui.opened import opened
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.stage.lessons import part
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.window.commands import help as commands
from zonk_desktop.ui.window.commands.help import PARTS
from zonk_desktop.ui.window.pages import TextPage
from zonk_desktop.words import page

#: A dialog without a part of its own: names and figures are asked for at the table.
AT_THE_TABLE = {"OneField", "TextPage"}
LINES = ("rules lets-play-zonk", "player Ann", "player Bob")


def parts() -> set[str]:
    """The parts of the page, by their names."""
    return set(re.findall(r'<a name="([a-z-]+)">', page("first-steps.html").read_text("utf-8")))


def test_every_dialog_and_every_position_has_its_part_of_the_page() -> None:
    classes = {
        name
        for path in (ROOT / "zonk_desktop" / "ui").rglob("*.py")
        for name in re.findall(r"^class (\w+)\((?:QDialog|_Page)\)", path.read_text("utf-8"), re.M)
    }
    assert set(PARTS) | AT_THE_TABLE == classes - {"_Page"}
    there = parts()
    assert set(PARTS.values()) <= there
    found = {part(Sight(after)) for sheet in PRESETS for *_, after in golden(sheet)}
    assert {"turn", "entry", "all-score", "hits", "dare", "show", "end"} <= found <= there


def test_f1_knows_what_is_on_the_table(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[TextPage] = []
    monkeypatch.setattr(commands, "answered", shown.append)
    driver.window.desk.commands.help.here()
    for lines in (
        ("roll 1 5 2R 4 4",), ("roll 1 5 2R 4 4", "keep 1"), ("roll 3 3 3 3 2R",),
        ("roll 1 1 1 4R 6", "stay"),
    ):  # fmt: skip
        opened(driver, tmp_path, *LINES, *lines)
        count = len(shown)
        driver.key(Qt.Key.Key_F1)
        driver.until(lambda count=count: len(shown) > count)
    assert [one.at for one in shown] == ["begin", "turn", "entry", "dare", "hits"]


def test_f1_in_a_dialog_opens_what_is_about_it(driver: Driver, qtbot: QtBot) -> None:
    seen: list[str] = []

    def look() -> None:
        # First: a dialog that opens has an event loop of its own.
        again.start(30)
        top = QApplication.activeModalWidget()
        if isinstance(top, TextPage) and top.text.verticalScrollBar().value():
            seen.append(top.at)
            top.reject()
        elif isinstance(top, NewGameDialog) and seen:
            again.stop()
            top.reject()
        elif isinstance(top, NewGameDialog):
            qtbot.keyClick(top, Qt.Key.Key_F1)

    again = QTimer(driver.window)
    again.setSingleShot(True)
    again.timeout.connect(look)
    again.start(30)
    driver.window.desk.commands.games.new_game()
    driver.until(lambda: seen == ["begin"] and QApplication.activeModalWidget() is None)
