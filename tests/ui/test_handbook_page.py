"""The handbook in the window: every page of it is in the package, and says what is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.rule_marks import ROOT
from tests.ui.conftest import Driver
from tests.ui.looking import with_dialog
from zonk_desktop import HOMEPAGE, SOURCE, resources
from zonk_desktop.ui.kit.controls import Pick
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window import handbook
from zonk_desktop.ui.window.handbook import PAGES, HandbookPage
from zonk_desktop.ui.window.pages import TextPage
from zonk_desktop.words import say

DOCS = ROOT / "docs"
#: What players are told to press, as `Menu > Entry`.
PATHS = re.compile(r"\*\*(\w+) > ([^*]+)\*\*")


def made(qtbot: QtBot, look: Style, part: str = "") -> HandbookPage:
    page = HandbookPage(look, part)
    qtbot.addWidget(page)
    page.show()
    return page


def test_a_package_carries_its_pages_and_their_pictures() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    carried = {
        path.relative_to(DOCS).as_posix()
        for source, target in wheel.items()
        if source.startswith("docs/")
        for path in ((ROOT / source).rglob("*") if (ROOT / source).is_dir() else [ROOT / source])
        if target == f"zonk_desktop/resources/handbook/{source.removeprefix('docs/')}"
    }
    shown = {
        f"pictures/{name}"
        for page in PAGES
        for name in re.findall(r"pictures/([\w-]+\.webp)\)", (DOCS / page).read_text("utf-8"))
    }
    assert carried == shown | set(PAGES)


@pytest.mark.parametrize("number", range(len(PAGES)), ids=PAGES)
def test_every_page_is_shown_with_its_pictures(qtbot: QtBot, look: Style, number: int) -> None:
    page = made(qtbot, look)
    page.pick.setCurrentIndex(number)
    text = page.text.toPlainText()
    assert text.startswith(page.pick.currentText())
    assert "](" not in text
    source = (DOCS / PAGES[number]).read_text("utf-8")
    for name in re.findall(r"!\[[^]]*\]\(([^)]+)\)", source):
        picture = page.text.loadResource(QTextDocument.ResourceType.ImageResource, QUrl(name))
        width = picture.deviceIndependentSize().width()
        assert 200 < width <= page.text.viewport().width()
        assert page.text.horizontalScrollBar().maximum() == 0


def test_links_lead_on(qtbot: QtBot, look: Style, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()))
    page = made(qtbot, look, "file")
    assert PAGES[page.pick.currentIndex()] == "play/questions.md"
    page.text.anchorClicked.emit(QUrl("../house-rules.md"))
    assert PAGES[page.pick.currentIndex()] == "house-rules.md"
    assert not asked
    page.text.anchorClicked.emit(QUrl("odds.md"))
    page.text.anchorClicked.emit(QUrl("examples/zilch.toml"))
    page.text.anchorClicked.emit(QUrl("https://pyodide.org"))
    assert asked == [
        f"{HOMEPAGE}handbook/odds.html", f"{SOURCE}/blob/main/docs/examples/zilch.toml",
        "https://pyodide.org",
    ]  # fmt: skip


def test_a_page_that_is_not_there_is_said_to_be(
    qtbot: QtBot, look: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handbook, "handbook", lambda: ROOT / "nowhere")
    page = made(qtbot, look)
    assert page.text.toPlainText() == say("window-page-is-missing")


def test_a_package_shows_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "resources_dir", lambda: tmp_path / "resources")
    assert resources.handbook() == tmp_path / "docs"
    (tmp_path / "resources" / "handbook").mkdir(parents=True)
    assert resources.handbook() == tmp_path / "resources" / "handbook"


def test_the_first_steps_lead_on_to_it(qtbot: QtBot, look: Style) -> None:
    steps = TextPage(look, "first-steps", None, None, "paper")
    qtbot.addWidget(steps)
    seen: list[str] = []
    wrong = with_dialog(
        steps, lambda dialog: seen.extend(one.currentText() for one in dialog.findChildren(Pick))
    )
    (button,) = (
        one for one in steps.findChildren(QPushButton) if one.text() == say("window-menu-handbook")
    )
    button.click()
    qtbot.waitUntil(lambda: bool(seen or wrong))
    assert seen == ["Printing"]
    assert QApplication.activeModalWidget() is None


def test_what_players_are_told_to_press_is_in_the_menus(driver: Driver) -> None:
    there = {
        f"{plain(menu.text())} > {plain(entry.text())}"
        for menu in driver.window.menuBar().actions()
        if isinstance(entries := menu.menu(), QMenu)
        for entry in entries.actions()
        if entry.text()
    }
    told = {
        (page.name, f"{menu} > {entry}")
        for page in (*DOCS.glob("*.md"), *DOCS.glob("play/*.md"), *ROOT.glob("*.md"))
        if page.name != "README.de.md"
        for menu, entry in PATHS.findall(page.read_text("utf-8"))
    }
    assert len(told) > 8
    assert not {(page, path) for page, path in told if path not in there}


def plain(words: str) -> str:
    """A title without the sign of its key and the dots."""
    return words.replace("&", "").removesuffix("…")
