"""The dialog before a game, by keyboard and mouse."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.alone import opened
from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import keep_picture
from tests.ui.test_manners import unnamed
from zonk_desktop.players import length
from zonk_desktop.players.length import SHORT
from zonk_desktop.rulebook.describe import card
from zonk_desktop.session.job import apart
from zonk_desktop.ui.kit.controls import Count
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.new_game.dialog import NewGameDialog, Offers
from zonk_desktop.ui.new_game.discs import DiscButton
from zonk_desktop.ui.new_game.row import PlayerRow
from zonk_desktop.ui.rules.dialog import RulesSettings
from zonk_desktop.ui.rules.rule_list import presets
from zonk_desktop.ui.window.main_window import MainWindow


class Wrong(list[BaseException]):
    """What went wrong in a dialog, and whether all has been done there that was to be done."""

    done = False


def in_dialog(window: MainWindow, do: Callable[[NewGameDialog], None]) -> Wrong:
    """Do this while the dialog is open; what went wrong in it is handed back."""
    wrong = Wrong()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewGameDialog):
            QTimer.singleShot(30, window, look)
            return
        try:
            do(dialog)
        except BaseException as error:
            wrong.append(error)
            dialog.reject()
        wrong.done = True

    QTimer.singleShot(30, window, look)
    return wrong


def sit(qtbot: QtBot, dialog: NewGameDialog, *names: str) -> None:
    for name in names:
        qtbot.keyClicks(dialog.name, name)
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)


def picture(dialog: QDialog, name: str) -> None:
    loop = QEventLoop()
    QTimer.singleShot(150, loop.quit)
    loop.exec()
    keep_picture(dialog.grab(), f"{name}")


def test_a_game_is_set_up_by_keyboard(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    def do(dialog: NewGameDialog) -> None:
        sit(qtbot, dialog, "Ann", "Bob", "Cy & co", "Ann")
        assert [seat.name for seat in dialog.seats] == ["Ann", "Bob", "Cy & co"]
        dialog.rules.choose("wheaton")
        assert not unnamed(dialog)
        picture(dialog, "new-game")
        rows = dialog.pad.findChildren(PlayerRow)
        qtbot.mouseClick(rows[0].findChild(DiscButton), Qt.MouseButton.LeftButton)
        assert dialog.seats[0].look == 3
        qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    wrong = in_dialog(window, do)
    driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    driver.until(lambda: bool(wrong) or window.desk.table.snapshot is not None)
    assert not wrong, wrong
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    assert snapshot.header.rules == "wheaton"
    assert {seat.name for seat in snapshot.game.seats} == {"Ann", "Bob", "Cy & co"}
    driver.settled()
    assert window.look.looks[window.desk.table.seated().index("Ann")] == 3


def test_an_evening_of_so_long_has_its_goal(
    driver: Driver, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How long games are is in the tests of players; here two are enough.
    monkeypatch.setattr(length, "_GAMES", 2)
    # A review that is under way keeps nobody waiting.
    review = threading.Event()
    under_way = apart.lane("review").submit(review.wait, 60.0)

    def do(dialog: NewGameDialog) -> None:
        dialog.rules.choose("wheaton")
        sit(qtbot, dialog, "Ann", "Bob")
        button = dialog.how_long.buttons[SHORT]
        assert not dialog.how_long.options, "the rules' own goal, unless somebody says otherwise"
        assert not button.isEnabled()
        driver.until(button.isEnabled)
        assert "20 minutes, to " in button.text()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        goal = dict(dialog.how_long.options)
        assert goal["limit"] in button.text().replace(",", "")
        assert 2 * int(goal["halftime"]) == int(goal["limit"])
        # By other rules it is another goal.
        dialog.rules.choose("insta-bong")
        assert not dialog.how_long.options
        driver.until(button.isEnabled)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        dialog.accept()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(wrong) or window.desk.table.snapshot is not None)
    assert not wrong, wrong
    assert not under_way.done()
    review.set()
    snapshot = window.desk.table.snapshot
    assert snapshot is not None
    limit = snapshot.game.rules.s.limit
    assert limit not in {5000, 10000}
    assert f"{limit:,} ends it" in " ".join(card(snapshot.game.rules.ruleset).lines)


def test_too_few_players_are_refused(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    def do(dialog: NewGameDialog) -> None:
        dialog.rules.choose("wheaton")
        sit(qtbot, dialog, "Ann")
        qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert dialog.isVisible()
        assert "two or more" in dialog.foot.summary.text()
        # Every blocked control says why without a click, and to a screen reader.
        assert dialog.foot.start.property("blocked") is True
        assert dialog.foot.start.toolTip() == dialog.foot.start.accessibleDescription()
        assert "two or more" in dialog.foot.start.toolTip()
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong
    assert window.desk.table.snapshot is None


def test_teams_share_a_column(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    def do(dialog: NewGameDialog) -> None:
        dialog.rules.choose("lets-play-zonk")
        sit(qtbot, dialog, "Ann", "Bob", "Cy", "Di", "Ed", "Flo")
        teams = [box for box in dialog.findChildren(QCheckBox) if box.text() == "Teams"]
        assert teams[0].isEnabled()
        teams[0].click()
        picture(dialog, "new-game-teams")
        dialog.accept()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(wrong) or window.desk.table.snapshot is not None)
    assert not wrong, wrong
    assert window.desk.table.snapshot is not None
    seats = window.desk.table.snapshot.game.seats
    assert len(seats) == 3
    assert sorted(name for seat in seats for name in seat.members) == [
        "Ann", "Bob", "Cy", "Di", "Ed", "Flo",
    ]  # fmt: skip


def test_names_are_remembered(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Zoë Q.", roll_order=False)
    shut(window)
    window = open_window()
    driver = Driver(window, qtbot)
    found: list[str] = []

    def do(dialog: NewGameDialog) -> None:
        found.extend(button.text() for button in dialog.absent.buttons())
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong
    assert set(found) == {"Ann", "Zoë Q."}


@pytest.mark.parametrize("faces", ["1 5 2 4 4", "15244"])
def test_faces_of_real_dice_are_typed(
    driver: Driver, window: MainWindow, qtbot: QtBot, faces: str
) -> None:
    from zonk_desktop.ui.table.real_dice.faces import FacesDialog  # noqa: PLC0415

    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))

    def type_them() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, FacesDialog):
            QTimer.singleShot(30, window, type_them)
            return
        picture(dialog, "faces")
        qtbot.keyClicks(dialog.text, faces)
        qtbot.keyClick(dialog.text, Qt.Key.Key_Return)

    QTimer.singleShot(30, window, type_them)
    driver.key(Qt.Key.Key_R)
    driver.until(
        lambda: window.desk.table.game is not None and window.desk.table.game.turn.throw != ()
    )
    assert window.desk.table.game is not None
    assert window.desk.table.game.turn.throw == (1, 5, 2, 4, 4)


# From anywhere, by anybody


def test_enter_begins_from_anywhere(
    driver: Driver, window: MainWindow, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    def do(dialog: NewGameDialog) -> None:
        dialog.rules.choose("wheaton")
        sit(qtbot, dialog, "Ann", "Bob")
        spots = {
            "name": dialog.name, "rules": dialog.rules, "order": dialog.choices.order,
            "words": dialog.choices.words.buttons()[0],
        }  # fmt: skip
        spots[where].setFocus()
        qtbot.keyClick(spots[where], Qt.Key.Key_Return)
        assert not dialog.isVisible()

    table = window.desk.table
    for where in ("name", "rules", "order", "words"):
        with subtests.test(where):
            before = table.snapshot
            wrong = in_dialog(window, do)
            window.desk.commands.games.new_game()
            driver.until(
                lambda wrong=wrong, before=before: bool(wrong) or table.snapshot is not before
            )
            assert not wrong, wrong


def test_enter_presses_a_button_that_has_the_focus(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    def do(dialog: NewGameDialog) -> None:
        sit(qtbot, dialog, "Ann", "Bob")
        cancel = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Cancel")
        cancel.setFocus()
        qtbot.keyClick(cancel, Qt.Key.Key_Return)
        assert not dialog.isVisible()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong
    assert window.desk.table.snapshot is None


def test_letters_land_in_the_name_wherever_the_focus_is(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    def do(dialog: NewGameDialog) -> None:
        item = dialog.rules.visualItemRect(dialog.rules.item(1)).center()
        qtbot.mouseClick(dialog.rules.viewport(), Qt.MouseButton.LeftButton, pos=item)
        assert dialog.rules.chosen().rules == "wheaton"
        for letter in "Lou":
            qtbot.keyClick(dialog.focusWidget(), letter)
        assert dialog.name.text() == "Lou"
        assert dialog.rules.chosen().rules == "wheaton"
        dialog.choices.order.setFocus()
        qtbot.keyClick(dialog.choices.order, "i")
        assert dialog.name.text() == "Loui"
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong


def test_only_absent_people_are_offered(driver: Driver, window: MainWindow, qtbot: QtBot) -> None:
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    driver.begin("original-1978", "Cy", "Di", roll_order=False)

    def offered(dialog: NewGameDialog) -> list[str]:
        return sorted(button.text() for button in dialog.absent.buttons())

    def do(dialog: NewGameDialog) -> None:
        assert [seat.name for seat in dialog.seats] == ["Cy", "Di"]
        assert offered(dialog) == ["Ann", "Bob"]
        chip = next(button for button in dialog.absent.buttons() if button.text() == "Ann")
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        assert offered(dialog) == ["Bob"]
        dialog.pad.wants.gone.emit(0)
        assert offered(dialog) == ["Bob", "Cy"]
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_ticked_sheet_is_in_sight_and_the_pad_ends_with_its_names(
    driver: Driver, window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.memory.set("rules", "magic-bus-1983")

    def do(dialog: NewGameDialog) -> None:
        dialog.resize(*size)
        sit(qtbot, dialog, "Ann", "Bob")
        driver.still()
        row = dialog.rules.visualItemRect(dialog.rules.currentItem())
        assert dialog.rules.chosen().rules == "magic-bus-1983"
        assert dialog.rules.viewport().rect().contains(row)
        last = dialog.pad.entry.geometry().bottom()
        assert 0 <= dialog.pad.height() - last < 24
        picture(dialog, f"new-game-two-{size[0]}")
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: wrong.done)
    assert not wrong, wrong


def test_scorekeeper_mode_has_real_dice_ticked(driver: Driver, window: MainWindow) -> None:
    found: list[str] = []

    def do(dialog: NewGameDialog) -> None:
        found.append(dialog.setup().dice)
        dialog.reject()

    wrong = in_dialog(window, do)
    window.desk.commands.games.scorekeeper()
    driver.until(lambda: bool(found or wrong))
    assert found == ["table"]


def test_rules_just_made_are_ticked_and_told(
    driver: Driver, window: MainWindow, qtbot: QtBot
) -> None:
    """From the menu, with no game on the table."""
    window.memory.set("rules", "wheaton")
    shelf = window.desk.commands.rules.shelf

    def change(dialog: RulesSettings) -> None:
        field = dialog.list.rows["limit"].field
        assert isinstance(field, Count)
        field.setValue(2000)
        dialog.foot.use.click()

    def settle() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, RulesSettings):
            change(dialog)
        else:
            QTimer.singleShot(30, window, settle)

    seen: list[tuple[str, str, str]] = []

    def do(dialog: NewGameDialog) -> None:
        chosen = dialog.rules.chosen()
        seen.append((chosen.name, chosen.portrait, dialog.rules_side.chosen.text()))
        picture(dialog, "new-game-house")
        dialog.reject()

    QTimer.singleShot(30, window, settle)
    wrong = in_dialog(window, do)
    window.desk.commands.rules.rules_settings()
    driver.until(lambda: bool(seen or wrong))
    assert not wrong, wrong
    name, portrait, said = seen[0]
    assert shelf.list()[0].name == name == "Wheaton College, our way"
    assert "2,000" in portrait
    assert "10,000" not in portrait
    assert "Wheaton College, our way is ticked" in said
    assert "ticked for the next new game" in window.desk.status.word.text()
    # The next New game has it ticked as well.
    seen.clear()
    in_dialog(window, do)
    window.desk.commands.games.new_game()
    driver.until(lambda: bool(seen))
    assert seen[0][0] == name


def test_a_full_table_says_so_while_a_name_is_typed(qtbot: QtBot, look: Style) -> None:
    """It said that the name is for all time, and then took it nowhere."""
    dialog = opened(qtbot, NewGameDialog(look, Offers(presets())))
    for n in range(1, 12):
        dialog.sit(f"P{n}")
    qtbot.keyClicks(dialog.name, "Twelve")
    assert "for all time" in dialog.pad.word.text()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.seating.full
    qtbot.keyClicks(dialog.name, "Thirteen")
    assert dialog.pad.word.text() == "The table is full."
