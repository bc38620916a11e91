"""Lessons of the first games in the real window: shown, heard, remembered, and never in the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.opened import opened
from zonk_desktop.stage.lessons import GAMES, MOST_WORDS
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.ui.kit.settings import Memory
from zonk_desktop.ui.table.lessons.lessons import teaches
from zonk_desktop.ui.window.main_window import MainWindow
from zonk_desktop.ui.window.panels import CARD

LET_IN = ("rules lets-play-zonk", "player Ann", "player Bob")


def aids(window: MainWindow) -> tuple[Aid, ...]:
    found = window.desk.table.snapshot
    assert found is not None
    return found.header.aids


def test_a_first_game_is_told_one_thing_at_a_time(
    open_window: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(lessons=True)
    driver, desk = Driver(window, qtbot), window.desk
    line = desk.lessons.line
    opened(driver, tmp_path, *LET_IN, "roll 1 5 2R 4 4")
    assert line.text.startswith("Lit dice score"), "it stands at Roll"
    assert not line.isHidden()
    assert line.geometry().bottom() <= desk.page.row.geometry().top() + 1
    panels = desk.panels
    assert panels.wanted[CARD].isChecked(), "the rule lies beside the first throw"
    driver.until(lambda: "Keep what scores" in desk.card.toPlainText())
    driver.key(Qt.Key.Key_Question)
    assert not panels.wanted[CARD].isChecked()
    driver.key(Qt.Key.Key_Question)
    driver.until(desk.card.isVisible)
    assert line.text.startswith("Lit dice score"), "a key that asks takes nothing away"
    assert len(line.text.split()) <= MOST_WORDS
    assert desk.told.lines[-1].text == line.text, "it is heard too"
    desk.page.roll.setFocus()
    driver.key(Qt.Key.Key_K)
    driver.settled()
    assert "350" in line.text, "a key goes through, and the next thing takes the place"
    # Where somebody is told why something is refused, the lesson makes room.
    desk.say("This is refused.")
    driver.still()
    notice = desk.status.word
    assert not line.geometry().intersects(notice.geometry())
    driver.key(Qt.Key.Key_S)
    assert "350" in line.text, "a key that waits takes nothing away"
    assert window.memory.text("open-panel", "") == CARD, "who opens it himself keeps it"
    # The cross ends them, in this window and in the next.
    QTest.mouseClick(line.cross, Qt.MouseButton.LeftButton)
    assert line.isHidden()
    assert not desk.menus.lessons.isChecked()
    window.memory.flush()
    assert not teaches(Memory(tmp_path)), "nor after another start"
    desk.menus.lessons.trigger()
    assert line.text.startswith("Lit dice score") or "350" in line.text, "they begin again"
    assert desk.menus.lessons.isChecked()


def test_the_first_three_games_have_lessons_and_hints(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(lessons=True)
    driver, games = Driver(window, qtbot), window.desk.commands.games
    for game in range(1, GAMES + 2):
        had = window.desk.table.snapshot
        games.throw_now()
        driver.until(lambda had=had: window.desk.table.snapshot is not had)
        driver.settled()
        assert window.desk.lessons.on is (game <= GAMES)
        assert (Aid.HINTS in aids(window)) is (game <= GAMES)
    assert not window.desk.lessons.line.text
    assert window.desk.panels.wanted[CARD].isChecked() is False
    assert not window.memory.text("open-panel", ""), "it was lent for one game"
    assert not window.desk.menus.lessons.isChecked()
    assert window.memory.names("lessons-had")


def test_a_lesson_lies_beside_the_card(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(lessons=True)
    driver, desk = Driver(window, qtbot), window.desk
    window.resize(1366, 768)
    line, card = desk.lessons.line, desk.page.card
    driver.begin("original-1978", "Ann", "Bob", roll_order=False, dice="table")
    desk.table.enter((6, 2, 6, 3, 6, 3))
    driver.until(card.isVisible)
    driver.settled()
    assert line.text.startswith("A hit, marked on the pad")
    # Where dice lie in its way the card lies at the foot of the felt.
    card.move(desk.tray.width() - card.width() - 14, desk.tray.height() - card.height() - 14)
    assert card.isVisible()
    assert not overlap(line, card)


def overlap(one: QWidget, two: QWidget) -> bool:
    """Whether they lie over each other on the screen."""
    boxes = [QRect(w.mapToGlobal(w.rect().topLeft()), w.size()) for w in (one, two)]
    return boxes[0].intersects(boxes[1])
