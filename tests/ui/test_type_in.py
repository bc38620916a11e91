"""A sheet from paper is typed in by keys alone, left in the middle, taken up again and kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.transcript.test_columns import STOLEN, typed, written
from tests.ui.conftest import Driver
from tests.ui.looking import keep_picture, still, with_dialog
from zonk_desktop.transcript.columns import check
from zonk_desktop.ui.table.dialogs import FigureDialog
from zonk_desktop.ui.zonk_file.columns import TypeIn


def press(*keys: Qt.Key | str) -> None:
    """Keys to whatever has the focus, as a keyboard sends them."""
    for key in keys:
        for sign in [key] if isinstance(key, Qt.Key) else key:
            at = QApplication.focusWidget()
            assert at is not None
            if isinstance(sign, Qt.Key):
                QTest.keyClick(at, sign)
            else:
                QTest.keyClicks(at, sign)


def test_a_sheet_is_typed_left_and_kept(driver: Driver) -> None:
    filled = typed("original-1978", written("original-1978"))._replace(magic=(), day="")
    begin = driver.window.desk.commands.games.type_in

    def first(dialog: object) -> None:
        assert isinstance(dialog, TypeIn)
        still(dialog)
        dialog.rules.setCurrentIndex(3)
        dialog.rules.activated.emit(3)
        assert dialog._model.filled.rules == "original-1978"
        dialog.players.setValue(3)
        dialog.view.go(0, -1)
        dialog.view.setFocus()
        press("Ann", Qt.Key.Key_Tab, "Bob", Qt.Key.Key_Tab, "Cy", Qt.Key.Key_Return)
        dialog.view.go(0, 0)
        press("375", Qt.Key.Key_Return)
        assert dialog.told.text().startswith("Ann, round 1: No dice make a turn of 375 points")
        dialog._undo()
        assert dialog._model.filled.columns == ((), (), ())
        dialog._redo()
        dialog._undo()
        for column, texts in enumerate(filled.columns[:2]):
            dialog.view.go(column, 0)
            for text in texts:
                # A miss is Enter alone.
                press(*([] if text == "-" else [text]), Qt.Key.Key_Return)
        assert dialog.keep.property("blocked")
        dialog.reject()

    wrong = with_dialog(driver.window, first)
    begin()
    assert not wrong

    def second(dialog: object) -> None:
        assert isinstance(dialog, TypeIn)
        still(dialog)
        assert dialog._model.filled.names == ("Ann", "Bob", "Cy")
        dialog.view.go(1, 0)
        dialog.view.setFocus()
        press(Qt.Key.Key_Tab)
        for text in filled.columns[2]:
            press(*([] if text == "-" else [text]), Qt.Key.Key_Down if text != "-" else
                  Qt.Key.Key_Return)  # fmt: skip
        assert dialog.told.text().startswith("The game is over: ")
        dialog.keep.click()
        driver.until(lambda: not dialog.isVisible())

    wrong = with_dialog(driver.window, second)
    begin()
    assert not wrong
    driver.settled()
    snapshot = driver.window.desk.table.snapshot
    assert snapshot is not None
    game = snapshot.game
    now = check(filled).replay.game
    assert [seat.total for seat in game.seats] == [seat.total for seat in now.seats]
    assert game.noted
    taken_back_and_written(driver)


def test_teams_and_the_11000_rule_have_their_fields(driver: Driver) -> None:
    def do(dialog: object) -> None:
        assert isinstance(dialog, TypeIn)
        still(dialog)
        assert dialog._model.filled.rules == "lets-play-zonk"
        assert dialog.called.isVisible()
        dialog.players.setValue(2)
        dialog.view.go(0, -1)
        dialog.view.setFocus()
        press("Reds: Ann, Bob", Qt.Key.Key_Tab, "Blues: Cy, Dee, Ed", Qt.Key.Key_Return)
        for column, texts in enumerate(STOLEN):
            dialog.view.go(column, 0)
            press(*(key for text in texts for key in (text, Qt.Key.Key_Return)))
        assert "The game is over before this turn" in dialog.told.text()
        dialog.called.setText("Blues 21:40")
        dialog.called.editingFinished.emit()
        assert dialog.told.text() == "The game is over: Blues takes the sheet."
        dialog.rules.setCurrentIndex(3)
        dialog.rules.activated.emit(3)
        assert not dialog.called.isVisible()
        dialog._undo()
        keep_picture(dialog.grab(), "type-in-teams")
        dialog.keep.click()
        driver.until(lambda: not dialog.isVisible())

    wrong = with_dialog(driver.window, do)
    driver.window.desk.commands.games.type_in()
    assert not wrong
    driver.settled()
    snapshot = driver.window.desk.table.snapshot
    assert snapshot is not None
    assert [player.members for player in snapshot.header.players] == [
        ("Ann", "Bob"), ("Cy", "Dee", "Ed"),
    ]  # fmt: skip
    assert snapshot.game.called == (1, "21:40")


def taken_back_and_written(driver: Driver) -> None:
    """What is taken back at the table is written again there."""
    table, page = driver.window.desk.table, driver.window.desk.page
    table.undo()
    driver.settled()
    assert page.roll.view.name == "write"
    assert not page.roll.view.blocked

    def again(dialog: object) -> None:
        assert isinstance(dialog, FigureDialog)
        dialog.field.setText(str(table.game and table.game.rules.s.limit))
        dialog.accept()

    wrong = with_dialog(driver.window, again)
    page.press("roll")
    assert not wrong
    driver.settled()
    assert table.game is not None
    assert table.game.ended is not None
