"""How it looks: no text is cut, motion ends by itself, any name is only a name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener, shut
from tests.ui.looking import PICTURES, cut, keep_picture, still, with_dialog
from tests.ui.test_table import do, throw
from zonk_desktop.engine import actions as act
from zonk_desktop.transcript.verbs import Calls
from zonk_desktop.ui.table.bar.buttons import calls
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow

STRICT = {"dice": "table", "magic": (1, 2, 2, 3, 6), "options": (("ceremony", "strict"),)}
FOUR = ("Ann", "Bob", "Featherstoneh", "Di")
#: A dialog on a small screen.
SMALL = (1008, 576)
#: Name of the picture, and how the dialog is opened.
DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "new-game": lambda window: window.desk.commands.games.new_game(),
    "rules-settings": lambda window: window.desk.commands.rules.rules_settings(),
    "zonk-file": lambda window: window.desk.commands.file.zonk_file(),
    "blank-sheets": lambda window: window.desk.commands.paper.blank_sheets(),
    "quick-reference": lambda window: window.desk.commands.rules.quick_reference(),
    "sound": lambda window: window.desk.commands.help.sound(),
    "about": lambda window: window.desk.commands.help.page("about"),
    "keyboard": lambda window: window.desk.commands.help.page("keyboard"),
    "handbook": lambda window: window.desk.commands.help.handbook(),
    "news": lambda window: window.desk.commands.help.page("news"),
    "report": lambda window: window.desk.commands.help.page("report"),
    "faces": lambda window: window.desk.commands.table.enter_faces(),
    "correct": lambda window: window.desk.commands.table.correct(),
    "themes": lambda window: window.desk.commands.tray.themes(),
    "type-in": lambda window: window.desk.commands.games.type_in(),
    "read-sheet": lambda window: window.desk.commands.file.read_sheets([Path("none.png")]),
}


def real_game(driver: Driver, *names: str) -> None:
    """A few entries with real dice, hits among them."""
    driver.begin("wheaton", *names, **STRICT)
    throw(driver, "1 2 3 4 5")
    throw(driver, "1 5 2 2 6")
    driver.key(Qt.Key.Key_S)
    driver.settled()


def open_and(driver: Driver, name: str, do: Callable[[QDialog], None]) -> None:
    """Open a dialog of the window, do this, and close it."""
    window = driver.window
    done: list[bool] = []

    def look(dialog: QDialog) -> None:
        still(dialog)
        do(dialog)
        done.append(True)

    wrong = with_dialog(window, look)
    DIALOGS[name](window)
    driver.until(lambda: bool(done or wrong))
    if wrong:
        raise wrong[0]


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 200)]
)
def test_no_text_of_the_pages_is_cut(
    qtbot: QtBot, open_window: Opener, size: tuple[int, int], scale: int
) -> None:
    window = open_window(scale=scale)
    driver = Driver(window, qtbot)
    window.resize(*size)
    driver.still()
    assert not cut(window.start)
    real_game(driver, *FOUR)
    assert window.desk.page.card.gate is not None
    driver.still()
    assert not cut(window)
    driver.picture(f"looks-gate-{size[0]}-{scale}")
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "4 2 4 4 4")
    game = window.desk.table.game
    assert game is not None
    dare = [call for call in calls(game) if call.group is Calls.DARE]
    do(driver, dare[0].action)
    driver.still()
    assert not cut(window)
    driver.picture(f"looks-dare-{size[0]}-{scale}")
    window.desk.page.set_party(True)
    driver.still()
    assert not cut(window.desk.page)
    shut(window)


def amiss(dialog: QDialog, name: str, wide: int, high: int) -> list[str]:
    """What is cut in a dialog of this size, and whether a small screen is too small for it."""
    dialog.resize(wide, high)
    still(dialog)
    assert dialog.width() <= max(wide, SMALL[0]), name
    assert dialog.height() <= max(high, SMALL[1]), name
    if PICTURES:
        keep_picture(dialog.grab(), f"looks-{name}")
    found = cut(dialog)
    if (wide, high) != SMALL:
        dialog.resize(*SMALL)
        still(dialog)
    if dialog.width() > SMALL[0] or dialog.height() > SMALL[1] + 14:
        found.append(f"it stays {dialog.width()}x{dialog.height()}")
    return found


def test_no_large_text_of_the_dialogs_is_cut(
    qtbot: QtBot, open_window: Opener, subtests: pytest.Subtests
) -> None:
    """As large as the screen is; text of the usual size is in test_accessible."""
    window = open_window(scale=200)
    # Only its dialogs are looked at.
    window.setUpdatesEnabled(False)
    driver = Driver(window, qtbot)
    real_game(driver, *FOUR)
    found: list[str] = []

    def look(dialog: QDialog) -> None:
        room = dialog.screen().availableSize()
        found[:] = amiss(dialog, f"{name}-200", room.width() - 16, room.height() - 64)

    for name in DIALOGS:
        with subtests.test(name=name):
            found[:] = ["not seen"]
            open_and(driver, name, look)
            assert not found
    shut(window)


def lively(open_window: Opener, qtbot: QtBot) -> Driver:
    return Driver(open_window(speed="fast"), qtbot)


def test_a_miss_is_seen_and_then_holds_nobody(qtbot: QtBot, open_window: Opener) -> None:
    """The lamp dims while the loser keeps the title; the turn passes with the keys free again."""
    driver = lively(open_window, qtbot)
    window = driver.window
    page = window.desk.page
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    window.desk.table.enter((2, 2, 3, 3, 6))
    driver.until(lambda: page.lamp.dimming)
    assert page.roll.view.name == "pass"
    driver.settled()
    assert page.roll.view.name == "roll"
    throw(driver, "2 3 3 4 6")
    driver.until(lambda: not page.lamp.dimming and not page.bar.passing, 3)
    shut(window)


def test_every_ask_fills_a_bubble_on_the_felt(qtbot: QtBot, open_window: Opener) -> None:
    driver = lively(open_window, qtbot)
    window = driver.window
    page = window.desk.page
    real_game(driver, "Ann", "Bob")
    gate = page.card.gate
    assert gate is not None
    assert page.card.isVisible()
    assert (gate.asked, gate.asks) == (0, 1)
    do(driver, act.Ask(1, 1))
    assert page.card.gate is not None
    assert page.card.gate.asked == 1
    do(driver, act.Release(act.ReleaseWord.YOU_CAN_GO, 0))
    driver.settled()
    assert page.card.gate is None
    assert not page.roll.view.blocked
    shut(window)


def test_without_motion_all_is_at_its_end(driver: Driver, window: MainWindow) -> None:
    page = window.desk.page
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    throw(driver, "2 2 3 3 6")
    assert not page.lamp.dimming
    assert not page.bar.passing


def test_the_first_game_takes_the_keys(driver: Driver, window: MainWindow) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    assert QApplication.focusWidget() is window.desk.page.roll


def test_a_dare_is_answered_in_its_own_place(driver: Driver, window: MainWindow) -> None:
    page = window.desk.page
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    throw(driver, "4 2 4 4 4")
    game = window.desk.table.game
    assert game is not None
    dare = [call for call in calls(game) if call.group is Calls.DARE]
    page.roll.setFocus()
    do(driver, dare[0].action)
    assert page.roll.view.blocked
    assert page.call.hasFocus()
    assert page.call.primary
    assert page.keep.view.name == "refuse-dare"
    driver.key(Qt.Key.Key_N)
    driver.until(lambda: not page.roll.view.blocked)
    assert page.roll.hasFocus()


NAMES = (
    "<b>Bold</b> & co",
    "<img src=x><a href='y'>link</a> " + "x" * 180,
    "🎲🎲 dice 👩‍👩‍👧",
    "שלום עולם",
    "line\nbreak\tand tab",
)


def told_as_markup(root: QWidget) -> list[str]:
    """Labels that would read a name as markup, and tooltips that would."""
    found = []
    for widget in root.findChildren(QWidget):
        if isinstance(widget, QLabel) and "Bold" in widget.text():
            rich = widget.textFormat() is Qt.TextFormat.RichText
            auto = widget.textFormat() is Qt.TextFormat.AutoText
            if (rich or auto) and "<b>Bold" in widget.text():
                found.append(f"label {widget.text()[:50]}")
        if "<b>Bold" in widget.toolTip():
            found.append(f"tip {widget.toolTip()[:50]}")
    return found


@pytest.mark.parametrize("rules", ["wheaton", pytest.param("insta-bong", marks=pytest.mark.full)])
def test_any_name_is_only_a_name_everywhere(
    driver: Driver, window: MainWindow, rules: str, tmp_path: Path
) -> None:
    desk = window.desk
    driver.begin(rules, *NAMES, roll_order=False)
    window.resize(1024, 640)
    for _ in range(16):
        driver.settled()
        driver.key(Qt.Key.Key_R if not desk.page.roll.view.blocked else Qt.Key.Key_S)
    driver.settled()
    assert window.minimumSizeHint().width() <= 1024
    assert not told_as_markup(window)
    assert "\n" not in window.windowTitle()
    driver.picture(f"looks-names-{rules}")
    for name in ("log", "rules"):
        desk.panels.front(name.capitalize())
        driver.picture(f"looks-names-{rules}-{name}")
    desk.page.set_party(True)
    driver.picture(f"looks-names-{rules}-party")
    assert desk.page.minimumSizeHint().width() <= 1024
    desk.page.set_party(False)
    snapshot = desk.table.snapshot
    assert snapshot is not None
    # The last page, before its time: it takes any game.
    state = desk.pad.view.model_.state
    assert state is not None
    desk.end.show_game(snapshot, state)
    window.pages.setCurrentWidget(desk.end)
    driver.picture(f"looks-names-{rules}-end")
    assert window.minimumSizeHint().width() <= 1024
    assert not told_as_markup(desk.end)
    window.pages.setCurrentWidget(desk.page)

    def look(name: str) -> Callable[[QDialog], None]:
        def see(dialog: QDialog) -> None:
            still(dialog)
            if PICTURES:
                keep_picture(dialog.grab(), f"looks-names-{rules}-{name}")
            assert not told_as_markup(dialog), name
            assert dialog.minimumSizeHint().width() <= 1008, name

        return see

    for name in ("new-game", "zonk-file", "faces", "correct"):
        open_and(driver, name, look(name))
    menu = desk.page.menu_of_calls()
    if menu is not None:
        texts = [action.text() for action in menu.actions()]
        assert not any("\n" in text for text in texts)
        assert max(map(len, texts), default=0) < 90
        menu.deleteLater()
    assert desk.table.stage is Stage.PLAYING


def test_the_eye_sees_what_is_cut(qtbot: QtBot) -> None:
    """The look-out itself: it must find a label and a button that are too small."""
    root = QWidget()
    qtbot.addWidget(root)
    row = QHBoxLayout(root)
    for widget in (QLabel("Thirty times the sum"), QPushButton("Roll for order")):
        row.addWidget(widget)
    root.show()
    still(root)
    assert not cut(root)
    for child in root.findChildren(QWidget):
        child.setFixedWidth(30)
    still(root)
    assert len(cut(root)) == 2
