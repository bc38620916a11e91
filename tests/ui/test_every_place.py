"""Pages, dialogs and moments in four languages and three sizes: nothing cut, English, unmirrored.

The language that nobody speaks is in every run at the smallest size; the rest with `--slow`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui import every_place
from tests.ui.archived import session
from tests.ui.conftest import Driver, Opener
from tests.ui.every_place import SIZES, Size, wrong
from tests.ui.looking import still
from tests.words import pseudo
from zonk_desktop.session.worker import Session
from zonk_desktop.ui.kit.qt_words import speak
from zonk_desktop.words import Speech, use

__all__ = ["session"]
LANGUAGES = (pseudo.NAME, "de", "he", "ja")
Case = tuple[str, Size]
pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def cases() -> Iterator[object]:
    for language in LANGUAGES:
        for size in SIZES:
            sample = language == pseudo.NAME and size == SIZES[0]
            name = f"{language}-{'x'.join(map(str, size))}"
            yield pytest.param((language, size), id=name, marks=() if sample else pytest.mark.full)


@pytest.fixture(params=cases())
def case(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Case]:
    """A language that is spoken, and a size."""
    language, size = request.param
    if language == pseudo.NAME:
        request.getfixturevalue("languages")
    monkeypatch.setenv("ZONK_LANGUAGE", language)
    use(Speech(language))
    speak(language)
    yield language, size
    use(Speech("en"))
    speak("en")


@pytest.fixture
def driver(case: Case, open_window: Opener, qtbot: QtBot) -> Driver:
    size = case[1]
    window = open_window(scale=size.scale)
    window.resize(size.wide, size.high)
    return Driver(window, qtbot)


class Found:
    """What was wrong in the places so far."""

    def __init__(self, language: str) -> None:
        self._language = language
        self.lines: list[str] = []

    def look(self, name: str, widget: QWidget) -> None:
        still(widget)
        self.lines += [f"{name}: {one}" for one in wrong(widget, self._language)]


def test_pages_and_moments(case: Case, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Found(case[0])
    for name in every_place.pages(driver, monkeypatch):
        found.look(name, driver.window)
    assert not found.lines


def test_menus_and_dialogs(case: Case, driver: Driver) -> None:
    found = Found(case[0])
    for name, menu in every_place.menus(driver):
        found.look(name, menu)
    every_place.dialogs(driver, case[1], found.look)
    assert not found.lines


def test_other_dialogs(case: Case, session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    found = Found(case[0])
    every_place.other_dialogs(session, tmp_path, case[1], qtbot, found.look)
    assert not found.lines
