"""A window that is heard: through miniaudio's null output, with real callbacks and no card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine.state import Phase
from zonk_desktop.sound.names import Cue
from zonk_desktop.sound.player import Loudness
from zonk_desktop.ui.table.ear.sounding import loudness
from zonk_desktop.ui.window.sound import SoundSettings

pytest.importorskip("miniaudio", reason="no wheel of miniaudio for this system: it is silent")


@pytest.fixture
def heard(open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Driver:
    monkeypatch.setenv("ZONK_SOUND", "null")
    window = open_window()
    driver = Driver(window, qtbot)
    sound = window.desk.sounding.sound
    window.desk.sounding.start()
    driver.until(lambda: sound.status.startswith("Sound is played"))
    return driver


def listen(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    told: list[Cue] = []
    sound = driver.window.desk.sounding.sound
    monkeypatch.setattr(sound, "cue", lambda cue, after=0.0: told.append(cue))
    return told


def test_a_game_is_heard(heard: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    told = listen(heard, monkeypatch)
    heard.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert told == [], "a game that begins is silent"
    table = heard.window.desk.table
    for _ in range(40):
        game = table.game
        assert game is not None
        if Cue.ZONK in told and Cue.KEEP in told:
            break
        heard.key(Qt.Key.Key_K if game.turn.phase is Phase.TO_KEEP else Qt.Key.Key_R)
        heard.settled()
    assert {Cue.ZONK, Cue.KEEP, Cue.PLATE, Cue.SETTLED} <= set(told)
    before = len(told)
    if table.can_undo:
        heard.key(Qt.Key.Key_U)
        heard.settled()
        heard.until(lambda: Cue.UNDO in told[before:])


def test_a_throw_that_rolls_is_heard(heard: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    window = heard.window
    window.memory.set("speed", "fast")
    window.restyle()
    played: list[float] = []
    sound = window.desk.sounding.sound
    play = sound.play_throw

    def spy(samples: object, starts: float) -> None:
        played.append(starts)
        play(samples, starts)  # type: ignore[arg-type]

    monkeypatch.setattr(sound, "play_throw", spy)
    heard.begin("wheaton", "Ann", "Bob", roll_order=False, magic=(1, 2, 2, 3, 6), dice="screen")
    while window.desk.table.opening_view() is not None:
        heard.key(Qt.Key.Key_R)
        heard.settled()
    heard.key(Qt.Key.Key_R)
    heard.settled()
    assert played


def test_m_mutes_and_is_remembered(heard: Driver) -> None:
    window = heard.window
    heard.begin("wheaton", "Ann", "Bob", roll_order=False)
    sound = window.desk.sounding.sound
    assert sound.audible
    heard.key(Qt.Key.Key_M)
    assert not sound.audible
    assert window.desk.status.word.text().endswith("Sound off.")
    assert loudness(window.memory).muted
    heard.key(Qt.Key.Key_M)
    assert sound.audible
    assert window.desk.status.word.text().endswith("Sound on.")


def test_real_dice_are_heard_on_the_real_table(heard: Driver) -> None:
    heard.begin("original-1978", "Ann", "Bob", dice="table", roll_order=False)
    assert not heard.window.desk.sounding.sound.audible
    heard.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert heard.window.desk.sounding.sound.audible


def test_the_program_is_heard_beside_real_dice_once_it_is_asked_to_be(heard: Driver) -> None:
    window = heard.window
    sound = window.desk.sounding.sound
    heard.begin("original-1978", "Ann", "Bob", dice="table", roll_order=False)
    heard.key(Qt.Key.Key_M)
    assert sound.audible
    assert window.desk.status.word.text().endswith("Sound on.")
    assert not window.desk.sounding.set_to.muted
    # With dice on the screen it is as it was set there.
    heard.begin("original-1978", "Ann", "Bob", roll_order=False)
    heard.key(Qt.Key.Key_M)
    assert not sound.audible
    heard.begin("original-1978", "Ann", "Bob", dice="table", roll_order=False)
    assert sound.audible


def test_marks_are_offered_once_where_a_screen_reader_is_in_use(
    heard: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    heard.window.desk.sounding.offers.connect(offered.append)
    heard.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert not offered, "nobody listens"

    class Reader:
        isActive = staticmethod(lambda: True)

    monkeypatch.setattr("zonk_desktop.ui.table.ear.sounding.QAccessible", Reader)
    for _ in range(2):
        heard.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert len(offered) == 1
    assert "View, Sound" in offered[0]


def test_settings_are_kept(heard: Driver, qtbot: QtBot) -> None:
    window = heard.window
    memory, sounding = window.memory, window.desk.sounding
    dialog = SoundSettings(window.look, sounding, loudness(memory), window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.status.text().startswith("Sound is played")
    dialog.volume.setValue(35)
    dialog.marks.setChecked(True)
    dialog.dice.setChecked(False)
    dialog.late.setValue(180)
    wanted = Loudness(volume=35, dice=False, marks=True, late=180)
    assert loudness(memory) == wanted
    assert sounding.sound.loudness == wanted
    assert dialog.figure.text() == "35%"
    dialog.hear.click()
    dialog.accept()
    assert QApplication.activeModalWidget() is None


def test_settings_out_of_bounds_are_brought_back(heard: Driver) -> None:
    memory = heard.window.memory
    memory.set("volume", 4000)
    memory.set("sound-late", "soon")
    found = loudness(memory)
    assert found.volume == 100
    assert found.late == Loudness().late
