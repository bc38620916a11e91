"""The pledge is told before the first throw, the seed at the end, and Verify says what came out."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.looking import still, with_dialog
from tests.ui.test_new_game import in_dialog, sit
from zonk_desktop.engine import actions as act
from zonk_desktop.fairness.source import DiceSource
from zonk_desktop.transcript.lines import Aid
from zonk_desktop.transcript.remarks import gestures
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.table.dialogs import WordDialog
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow


def play_out(driver: Driver, window: MainWindow) -> None:
    table = window.desk.table
    for _ in range(600):
        driver.settled()
        if table.stage is Stage.OVER:
            return
        for key in (Qt.Key.Key_A, Qt.Key.Key_S, Qt.Key.Key_K, Qt.Key.Key_R):
            driver.key(key)
    raise AssertionError("no end")


def test_the_pledge_is_told_before_the_first_throw_and_copied(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", "Cy")
    table, copy = window.desk.table, window.desk.menus.pledge
    assert table.stage is Stage.OPENING
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    assert re.fullmatch("[0-9a-f]{64}", pledge)
    assert any(pledge in told.text for told in table.log.lines[:1])
    copy.trigger()
    assert QGuiApplication.clipboard().text() == pledge
    assert "copied" in window.desk.status.word.text()


def test_real_dice_are_not_pledged(driver: Driver, window: MainWindow) -> None:
    driver.begin("insta-bong", "Ann", "Bob", dice="table")
    assert not window.desk.menus.pledge.isEnabled()


def test_the_seed_is_told_at_the_end_and_verified(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    driver.begin("insta-bong", "Ann", options=(("limit", "500"), ("entry-minimum", "0")))
    table, end = window.desk.table, window.desk.end
    assert table.snapshot is not None
    pledge = table.snapshot.commitment
    play_out(driver, window)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is end)
    seed = table.snapshot.seed
    assert DiceSource(bytes.fromhex(seed)).commitment == pledge
    assert end.seed.isVisible()
    assert seed in end.seed.word.text()
    assert pledge in end.seed.word.text()
    end.seed.copy.click()
    assert QGuiApplication.clipboard().text() == f"dice-sha256 {pledge}\ndice-seed {seed}\n"
    end.seed.check.click()
    qtbot.waitUntil(lambda: "The dice are honest: all " in end.seed.said.text())
    assert any(seed in told.text for told in table.log.lines[-2:])
    assert not table.can_undo
    driver.pictures("seed")


def test_hints_coach_and_gestures_are_chosen_and_remembered(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    def do(dialog: NewGameDialog) -> None:
        assert dialog.setup().aids == (), "off at first"
        dialog.choices.hints.click()
        dialog.choices.dice.button("gesture").click()
        sit(qtbot, dialog, "Ann", "Bob")
        dialog.accept()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(wrong) or window.desk.table.snapshot is not None)
    assert not wrong, wrong
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.header.aids == (Aid.HINTS, Aid.GESTURES)
    seen: list[tuple[Aid, ...]] = []

    def look(dialog: NewGameDialog) -> None:
        seen.append(dialog.setup().aids)
        dialog.choices.coach.click()
        seen.append(dialog.setup().aids)
        dialog.reject()

    driver.settled()
    in_dialog(window, look)
    window.desk.commands.games.new_game()
    driver.until(lambda: len(seen) == 2)
    assert seen == [(Aid.HINTS, Aid.GESTURES), (Aid.HINTS, Aid.COACH, Aid.GESTURES)]
    # What the hand does at a throw is in its line.
    table = window.desk.table
    while table.stage is Stage.OPENING:
        driver.key(Qt.Key.Key_R)
        driver.settled()
    table.do(act.Roll())
    said: list[object] = []
    window.desk.session.ask(
        lambda archive: gestures([archive.load(snapshot.game_id).rows[0].line])
    ).then(said.append)
    driver.until(lambda: bool(said))
    assert said not in ([[]], [[""]])


def test_a_word_is_asked_for_at_each_throw(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", aids=(Aid.WORDS,), roll_order=False)
    table = window.desk.table
    while table.stage is Stage.OPENING:
        driver.key(Qt.Key.Key_R)
        driver.settled()

    def asked(word: str, *, leaves: bool = False) -> None:
        def say_it(dialog: object) -> None:
            assert isinstance(dialog, WordDialog)
            still(dialog)
            # Nothing is thrown without a word.
            dialog.accept()
            assert dialog.isVisible()
            dialog.field.setText(word)
            (dialog.leave if leaves else dialog.use).click()

        wrong = with_dialog(window, say_it)
        window.desk.page.press("roll")
        driver.settled()
        assert not wrong

    assert table.snapshot is not None
    asked("never mind", leaves=True)
    assert table.snapshot.throws == 0
    asked('green "apple"')
    assert table.snapshot.throws == 1
    game, said = table.snapshot.game_id, list[list[str]]()
    window.desk.session.ask(
        lambda archive: gestures(row.line for row in archive.load(game).rows)
    ).then(said.append)
    driver.until(lambda: bool(said))
    assert said == [["\"green 'apple'\""]]
