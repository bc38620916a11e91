"""The choice of a language, Qt's own words in it, and the texts that a sheet brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.conftest import Driver, Opener
from tests.words import pseudo
from zonk_desktop.ui.kit.qt_words import speak
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.words import speech


@pytest.fixture
def two(languages: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, and a language that nobody speaks."""
    assert (languages / pseudo.NAME).is_dir()
    monkeypatch.delenv("ZONK_LANGUAGE", raising=False)
    yield
    speak("en")


def choices(driver: Driver) -> dict[str, QAction]:
    """The entries of View > Language by what is kept of them."""
    found: dict[str, QAction] = {}
    for menu in driver.window.findChildren(QMenu):
        for action in menu.actions():
            data = action.data()
            if isinstance(data, tuple) and data[0] == "language":
                found[str(data[1])] = action
    return found


@pytest.mark.usefixtures("two")
def test_a_language_is_chosen_and_spoken_from_the_next_start(
    driver: Driver, open_window: Opener, tmp_path: Path
) -> None:
    found = choices(driver)
    assert {name: action.text() for name, action in found.items()} == {
        "": "As the system", "en": "English", pseudo.NAME: "Éñğłííšĥ",
    }  # fmt: skip
    assert found[""].isChecked()
    told: list[str] = []
    driver.window.desk.table.told.connect(told.append)
    found[pseudo.NAME].trigger()
    assert told == ["The language changes when the program starts again."]
    assert speech().language == "en"
    folder = driver.window.folder
    assert folder is not None
    assert Memory(folder).text("language", "") == pseudo.NAME
    driver.window.close()
    again = open_window(folder)
    assert again.language == pseudo.NAME == speech().language


def test_with_one_language_there_is_no_choice(driver: Driver) -> None:
    assert not choices(driver)


def test_qt_speaks_the_language_where_it_can(qapp: QApplication) -> None:
    def cancel() -> str:
        return QCoreApplication.translate("QPlatformTheme", "Cancel")

    assert speak("de")
    assert cancel() == "Abbrechen"
    # The one before is gone, and not beneath.
    assert speak("fr")
    assert cancel() == "Annuler"
    assert not speak("tlh")
    assert cancel() == "Cancel"
    assert speak("en")
    assert cancel() == "Cancel"
