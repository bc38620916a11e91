"""The choice of a language, Qt's own words in it, and the texts that a sheet brings."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.test_new_game import in_dialog, sit
from tests.words import pseudo
from zonk_desktop.cli import main
from zonk_desktop.players.character import characters
from zonk_desktop.ui.kit.qt_words import speak
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.new_game.row import PaperPick
from zonk_desktop.words import Speech, say, speech, text, use


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
def test_a_language_that_is_chosen_closes_the_window_for_another_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = driver.window
    found = choices(driver)
    assert {name: action.text() for name, action in found.items()} == {
        "": "As the system", "en": "English", pseudo.NAME: "Éñğłííšĥ",
    }  # fmt: skip
    assert found[""].isChecked()
    told: list[str] = []
    window.desk.table.told.connect(told.append)
    driver.begin("lets-play-zonk", roll_order=False)
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    # Who keeps what could not be saved keeps the window too.
    with monkeypatch.context() as patch:
        patch.setattr(type(window.desk), "may_close", lambda desk: False)
        found[pseudo.NAME].trigger()
        driver.until(lambda: bool(told))
    assert told == [say("window-language-at-the-next-start")]
    assert window.isVisible()
    assert not window.turned
    folder = window.folder
    assert folder is not None
    assert Memory(folder).text("language", "") == pseudo.NAME
    assert speech().language == "en"
    assert window.turn() == ""
    assert window.isHidden()
    assert window.turned
    assert window.game == snapshot.game_id


@pytest.mark.usefixtures("two")
def test_where_the_environment_chooses_it_is_said(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZONK_LANGUAGE", "en")
    told: list[str] = []
    driver.window.desk.table.told.connect(told.append)
    choices(driver)[pseudo.NAME].trigger()
    driver.until(lambda: bool(told))
    assert told == [say("window-language-fixed", language="en")]
    assert driver.window.isVisible()


#: Plays one throw, chooses another language, and looks at the window that comes.
_PROGRAM = """
import importlib, json, sys, weakref
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu
from zonk_desktop import app
from zonk_desktop.engine import actions as act
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.words import say, speech

folder, texts, other = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
importlib.import_module("zonk_desktop.words.speech").texts = lambda: texts
seen = []
state = {"begun": False, "thrown": False, "before": lambda: None}


def look():
    windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    if len(windows) != 1 or windows[0]._desk is None or not windows[0].isVisible():
        return
    window = windows[0]
    table = window.desk.table
    snapshot = table.snapshot
    if not state["begun"]:
        state["begun"] = True
        table.begin(Setup("lets-play-zonk", ("Ann", "Bob"), roll_order=False))
    elif snapshot is None or not table.idle:
        return
    elif not state["thrown"]:
        state["thrown"] = True
        table.do(act.Roll())
    elif state["before"]() is not None:
        return  # the table of the window before is there until it is collected
    elif snapshot.throws and not any(one[0] == speech().language for one in seen):
        seen.append((speech().language, snapshot.game_id, snapshot.throws,
                     window.desk.page.undo.view.text, window.windowTitle()))
        if len(seen) == 2:
            window.close()
            return
        state["before"] = weakref.ref(table)
        actions = [a for menu in window.findChildren(QMenu) for a in menu.actions()]
        next(a for a in actions if a.data() == ("language", other)).trigger()


start = app.Application.exec
clocks = []


def begin(program):
    if not clocks:
        clocks.append(QTimer(program))
        clocks[0].timeout.connect(look)
        clocks[0].start(60)
        QTimer.singleShot(180_000, program, QApplication.quit)
    return start()


app.Application.exec = begin
print(json.dumps([app.run(folder), seen]))
"""


def test_the_program_goes_on_in_the_other_language_with_the_game_as_it_stood(
    languages: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.ini").write_text("[General]\nspeed=off\nnoticed=true\n", "ascii")
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(folder), str(languages), pseudo.NAME],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False, timeout=200,
        env={name: value for name, value in os.environ.items() if name != "ZONK_LANGUAGE"},
    )  # fmt: skip
    assert not {"Traceback", "RuntimeWarning:"} & set(done.stderr.split()), done.stderr
    status, seen = json.loads(done.stdout)
    assert status == 0
    before, after = seen
    assert [before[0], after[0]] == ["en", pseudo.NAME]
    assert before[1:3] == after[1:3], "the same game at the same throw"
    assert before[3] != after[3], "other words on buttons"
    assert before[4] != after[4]
    assert Memory(folder).text("language", "") == pseudo.NAME


def test_who_is_she_is_asked_once_and_known_everywhere(
    languages: Path, driver: Driver, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    window, folder = driver.window, driver.window.folder
    assert folder is not None
    file = languages / pseudo.NAME / "event.ftl"
    said = "= { $name } { $name-is ->\n    [she] ona\n    [he] on\n   *[unknown] kto\n }\n"
    texts = file.read_text("utf-8").replace("event-winner =", f"event-winner {said}event-lost =")
    file.write_text(texts, "utf-8")
    assert not speech().asks_gender, "English has no use for it"
    dialogs: list[list[str]] = []

    def choose(dialog: NewGameDialog) -> None:
        sit(qtbot, dialog, "Ann", "Bob")
        dialog.sit_computer(characters()[0])
        rows = dialog.pad.rows()
        dialogs.append([type(row.part("gender")).__name__ for row in rows])
        pick = rows[0].part("gender")
        if isinstance(pick, PaperPick):
            assert pick.accessibleName()
            pick.setFocus()
            qtbot.keyClick(pick, Qt.Key.Key_Down)
            assert dialog.seats[0].gender == "she"
            dialog.accept()
        else:
            dialog.reject()

    for language in ("en", pseudo.NAME):
        window.language = language
        window.restyle()
        wrong = in_dialog(window, choose)
        window.desk.commands.games.new_game()
        driver.until(lambda done=wrong: bool(done) or done.done)
        assert not wrong, wrong
    driver.until(lambda: window.desk.table.snapshot is not None)
    assert dialogs == [["NoneType"] * 3, ["PaperPick", "PaperPick", "NoneType"]]
    assert say("event-winner", name="Ann") == "Ann ona"
    assert say("event-winner", name="Bob") == "Bob kto"
    assert Memory(folder).people() == {"Ann": "she"}
    use(Speech(pseudo.NAME))
    assert main(["games", "--data-dir", str(folder)]) == 0
    assert say("event-winner", name="Ann") == "Ann ona", "and in the terminal"
    assert say("event-winner", name=text(characters()[0].name)).endswith(" on")


@pytest.fixture
def one(languages: Path) -> None:
    """English, and no other language."""
    shutil.rmtree(languages / pseudo.NAME)


@pytest.mark.usefixtures("one")
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
