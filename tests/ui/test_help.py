"""F1 opens the page of help at what one looks at; offline, as it is a file of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.rule_marks import ROOT
from tests.stage.steps import golden
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.opened import opened
from zonk_desktop import HOMEPAGE, SOURCE, __version__
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.stage.lessons import part
from zonk_desktop.stage.sight import Sight
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.window import welcome
from zonk_desktop.ui.window.commands import help as commands
from zonk_desktop.ui.window.commands.help import PARTS
from zonk_desktop.ui.window.pages import TextPage
from zonk_desktop.words import page, say

#: A dialog without a part of its own: names and figures are asked for at the table.
AT_THE_TABLE = {"OneField", "TextPage", "HandbookPage"}
LINES = ("rules lets-play-zonk", "player Ann", "player Bob")


def parts() -> set[str]:
    """The parts of the page, by their names."""
    return set(re.findall(r'<a name="([a-z-]+)">', page("first-steps.html").read_text("utf-8")))


def test_every_dialog_and_every_position_has_its_part_of_the_page() -> None:
    classes = {
        name
        for path in (ROOT / "zonk_desktop" / "ui").rglob("*.py")
        for name in re.findall(
            r"^class (\w+)\((?:QDialog|ReadingPage)\)", path.read_text("utf-8"), re.M
        )
    }
    assert set(PARTS) | AT_THE_TABLE == classes - {"ReadingPage"}
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


def test_pages_on_the_web_open_in_the_browser_when_asked_for(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda address: asked.append(address.toString())
    )
    report = TextPage(driver.window.look, "report", None, driver.window)
    assert report.system, "what a report needs stands below it"
    news = TextPage(driver.window.look, "news", None, driver.window)
    assert f"Version {__version__}" in news.text.toPlainText()
    about = TextPage(driver.window.look, "about", None, driver.window)
    assert not asked
    for one, words in (
        (report, say("window-web-reports")), (news, say("window-web-releases")),
        (about, say("window-web-site")),
    ):  # fmt: skip
        (button,) = (b for b in one.findChildren(QPushButton) if b.text() == words)
        button.click()
    assert asked == [f"{SOURCE}/issues", f"{SOURCE}/releases", HOMEPAGE]


def test_another_version_says_so_once(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        window = open_window()
        driver = Driver(window, qtbot)
        driver.until(lambda: window.desk.welcome._open)
        text = window.desk.status.word.text()
        shut(window)
        return text

    assert not told(), "the first start of all"
    monkeypatch.setattr(welcome, "__version__", "9.9.9")
    assert "9.9.9" in told()
    assert not told()
