"""The window and its dialogs in a language that nobody speaks: no English is left in them."""

from __future__ import annotations

import importlib
import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabBar,
    QWidget,
)

from tests.ui.conftest import Driver
from tests.ui.test_looks import open_and, real_game
from tests.ui.test_walk import play_on
from tests.words import pseudo
from zonk_desktop.resources import resource
from zonk_desktop.rulebook.translated import is_text
from zonk_desktop.ui.kit.action_button import ActionButton
from zonk_desktop.ui.kit.elided import Elided
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import Speech, speech, use

speech_module = importlib.import_module("zonk_desktop.words.speech")
#: Three plain letters in a row: accented words have none.
_PLAIN = re.compile(r"[A-Za-z]{3,}")
_MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|&[a-z]+;|\b[0-9a-f]{4,}\b", re.S)
#: Names: of players, of the program and its parts, of keys and files.
_NAMES = frozenset(
    [
        "Ann",
        "Bob",
        "Zonk",
        "Desktop",
        "OpenGL",
        "Ctrl",
        "Shift",
        "Enter",
        "Esc",
        "Alt",
        "Space",
        "Left",
        "Right",
        "PDF",
        "Qt",
        "Python",
        "SHA",
        "chi",
        "zonk",
        "desktop",
        "toml",
        "csv",
        "png",
        "svg",
        "pdf",
        "roll",
        "keep",
        "stay",
    ]
)
#: Qt's own words, which its own translations bring (`qtbase_*.qm`).
_QT = frozenset(("Close", "Float", "Closes the dock widget", "Undocks and re-attaches the dock "
                 "widget", "Scroll Left", "Scroll Right"))  # fmt: skip
#: Dialogs whose rooms speak by messages.
DIALOGS = ("new-game", "rules-settings", "quick-reference", "sound", "faces", "correct")


@pytest.fixture(autouse=True)
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language is there, and spoken."""
    before = speech()
    folder = tmp_path / "texts"
    shutil.copytree(resource("texts", "en"), folder / "en")
    pseudo.write(folder)
    monkeypatch.setattr(speech_module, "texts", lambda: folder)
    monkeypatch.setenv("ZONK_LANGUAGE", pseudo.NAME)
    use(Speech(pseudo.NAME))
    yield
    use(before)


def data() -> set[str]:
    """Words of the rule sets: theirs, not the language's."""
    found: set[str] = set()

    def look(table: dict[str, object], path: tuple[str, ...]) -> None:
        for key, value in table.items():
            place = (*path, key)
            if isinstance(value, dict):
                look(value, place)
            elif not is_text(place):
                found.update(_PLAIN.findall(str(value)))
            # What a sheet calls a thing stays beside its translated explanation.
            if path == ("term",):
                found.update(_PLAIN.findall(key))

    for file in resource("rules").glob("*.toml"):
        look(tomllib.loads(file.read_text("utf-8")), ())
    return found


def told(widget: QWidget) -> Iterator[str]:
    """Every text that a widget shows or says."""
    for one in (widget, *widget.findChildren(QWidget)):
        yield one.toolTip()
        yield one.accessibleName()
        yield one.accessibleDescription()
        if one.isWindow() or isinstance(one, QDockWidget):
            yield one.windowTitle()
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, ActionButton):
            yield from (one.view.text, one.view.note, one.view.reason, one.view.brief)
        if isinstance(one, QLineEdit):
            yield one.placeholderText()
        if isinstance(one, QComboBox):
            yield from (one.itemText(n) for n in range(one.count()))
        if isinstance(one, QTabBar):
            yield from (one.tabText(n) for n in range(one.count()))
        if isinstance(one, QListWidget):
            yield from (one.item(n).text() for n in range(one.count()))
        for action in one.findChildren(QAction):
            yield action.text().replace("&", "")


def english(widget: QWidget) -> list[str]:
    """What is read without accents and is no name."""
    known = data() | _NAMES
    found = {_MARKUP.sub(" ", text) for text in told(widget)} - _QT
    return sorted(text for text in found if set(_PLAIN.findall(text)) - known)


def cut(widget: QWidget) -> list[str]:
    """Labels and buttons of one line that are wider than their place."""
    found = []
    for one in widget.findChildren(QWidget):
        if not one.isVisible() or isinstance(one, Elided | ActionButton):
            continue
        plain = isinstance(one, QLabel) and not one.wordWrap() and one.pixmap().isNull()
        if plain or type(one).__name__ in {"QPushButton", "Tick"}:
            assert isinstance(one, QLabel | QAbstractButton)
            if one.text() and one.width() < one.minimumSizeHint().width():
                found.append(f"{one.text()!r}: {one.width()} of {one.minimumSizeHint().width()}")
    return found


def test_the_language_is_long_and_has_accents() -> None:
    assert pseudo.accented("The dice must be rolled.") == "Ťĥéé ďííçéé múúšť bé řóółłééď."
    speak = Speech(pseudo.NAME)
    said = speak.say("event-kept", name="Ann", value=12500)
    assert "Ann" in said
    assert "12,500" in said
    assert not set(_PLAIN.findall(said)) - {"Ann"}


def test_the_window_is_left_without_english(driver: Driver, window: MainWindow) -> None:
    assert not english(window.start)
    driver.begin("wheaton", "Ann", "Bob", options=(("limit", "600"), ("halftime", "0")))
    play_on(driver, 12)
    driver.still()
    assert not english(window)
    assert not cut(window)
    window.desk.toggle_party()
    driver.still()
    assert not english(window)
    window.desk.toggle_party()
    play_on(driver)
    driver.until(lambda: window.pages.currentWidget() is window.desk.end)
    assert not english(window)


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_are_left_without_english(driver: Driver, window: MainWindow, name: str) -> None:
    real_game(driver, "Ann", "Bob")

    def look(dialog: QDialog) -> None:
        assert not english(dialog)
        assert not cut(dialog)

    open_and(driver, name, look)
