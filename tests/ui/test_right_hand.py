"""The key that skips never risks points, and no key plays another player's turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.stage.steps import new_table
from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine.state import EventKind
from zonk_desktop.live.snapshot import Snapshot
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.stage.beats import Beat, Keys, Kind
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit import own_keys
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.new_game.discs import KeyCap
from zonk_desktop.ui.table.dialogs import NameDialog
from zonk_desktop.ui.table.director import Director, Guard
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.table.play.table import TablePlay
from zonk_desktop.ui.table.table_keys import _BUTTONS
from zonk_desktop.ui.window.commands import table as table_commands

R, S = Qt.Key.Key_R, Qt.Key.Key_S
PRESSES, APART = 40, 350
DOT = Computer("Dot", "dot", "casual")


class Hand:
    """A guard with the program's own times, and a clock that goes on when it is told."""

    def __init__(self, guard: Guard) -> None:
        self.ms = 0.0
        self.guard = guard
        guard.skip_ms, guard.fresh_ms = 500, 700
        guard.now = lambda: self.ms
        guard.clear()

    def on(self, milliseconds: float) -> None:
        self.ms += milliseconds
        self.guard._look()


def press(driver: Driver, key: Qt.Key, *, again: bool = False) -> None:
    """A key as it comes from the keyboard, also one that is held down."""
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, "", again)
    QApplication.sendEvent(QApplication.focusWidget() or driver.window, event)


def rest(driver: Driver) -> None:
    """Until nothing goes on that no key has a part in."""
    driver.answered()
    table, computers = driver.window.desk.table, driver.window.desk.computers
    waits = {Stage.PLAYING, Stage.OPENING, Stage.OVER}
    driver.until(lambda: table.stage in waits and not computers.thinking)


def throwers(table: TablePlay) -> Callable[[], list[str]]:
    """By whom dice are thrown from here on."""
    found: list[str] = []
    seen = [0]

    def look() -> None:
        snapshot = table.snapshot
        if isinstance(snapshot, Snapshot) and snapshot.sequence > seen[0]:
            seen[0] = snapshot.sequence
            thrown = [one for one in snapshot.events if one.event is EventKind.ROLLED]
            found.extend(snapshot.game.seats[one.seat].name for one in thrown)

    table.changed.connect(look)
    return lambda: found


@pytest.mark.parametrize("computer", [False, True], ids=["people", "computers"])
def test_forty_presses_throw_for_one_player_only(
    driver: Driver, subtests: pytest.Subtests, computer: bool
) -> None:
    for rules in PRESETS:
        with subtests.test(rules):
            _forty_presses(driver, rules, computer=computer)


def _forty_presses(driver: Driver, rules: str, *, computer: bool) -> None:
    table = driver.window.desk.table
    third, computers = ("Dot", (DOT,)) if computer else ("Cy", ())
    driver.begin(rules, "Ann", third, "Bob", roll_order=False, computers=computers)
    if table.stage is Stage.OPENING:  # the Magic Number
        press(driver, R)
        rest(driver)
    hand, by = Hand(table.director.guard), throwers(table)
    for number in range(PRESSES):
        hand.on(APART)
        press(driver, R, again=bool(number % 3 == 2))
        rest(driver)
    assert set(by()) - {"Dot"} == {"Ann"}
    game = table.game
    assert game is not None
    assert game.seats[0].turns == 1, "and no second turn of hers"
    assert not any(seat.turns for seat in game.seats if seat.name == "Bob")
    # It is no lock: whoever has the dice throws after a breath.
    if not game.gates:
        name = game.seats[game.turn.seat].name
        hand.on(700)
        press(driver, R)
        rest(driver)
        assert by()[-1] in {name, "Dot"}
        assert name in by()


def test_the_key_that_skips_does_not_throw(open_window: Opener, qtbot: QtBot) -> None:
    """The dice are in the air: any key shows how they lie, and throws nothing for half a second."""
    driver = Driver(open_window(speed="slow"), qtbot)
    table, page = driver.window.desk.table, driver.window.desk.page
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    hand, by = Hand(table.director.guard), throwers(table)
    checked = 0
    for key in (R, S):
        hand.on(10_000)
        driver.until(lambda: not page.roll.view.waits)
        thrown = len(by())
        press(driver, R)
        driver.until(lambda: table.stage is Stage.ROLLING)
        hand.on(300)
        press(driver, key)
        driver.until(lambda: table.idle)
        game = table.game
        assert game is not None
        if game.turn.seat or not game.turn.throw:
            break  # a miss: nothing to lose
        checked += 1
        for _ in range(4):
            hand.on(120)
            press(driver, R)
            driver.answered()
            assert len(by()) == thrown + 1
            assert page.roll.view.waits
            assert not page.roll.primary
            assert page.roll.accessibleDescription().startswith("a moment")
        hand.on(20)
        assert not page.roll.view.waits
    assert checked


def test_a_moment_that_is_skipped_holds_back_half_a_second(qapp: QApplication) -> None:
    director = Director()
    hand = Hand(director.guard)
    opened: list[float] = []
    director.guard.opened.connect(lambda: opened.append(hand.ms))
    lasting = Beat(Kind.ALL_SCORE, 0, new_table("wheaton"), 3_600_000, Keys.SKIP)
    director.play([lasting], lambda: None)
    assert not director.guard.holds
    director.skip()
    assert director.guard.holds
    hand.on(499)
    assert director.guard.holds
    assert not opened
    director.guard.pressed()
    hand.on(1)
    assert not director.guard.holds, "a press in vain holds nothing back in one's own turn"
    assert opened == [500]
    director.clear()


def test_after_a_hand_over_each_press_in_vain_begins_the_wait_anew(qapp: QApplication) -> None:
    guard = Guard()
    hand = Hand(guard)
    guard.passed()
    for _ in range(3):
        hand.on(699)
        assert guard.holds
        guard.pressed()
    hand.on(700)
    assert not guard.holds
    guard.clear()


def keyed(open_window: Opener, qtbot: QtBot) -> Driver:
    """A table at which each has a key, as New game says it."""
    driver = Driver(open_window(), qtbot)
    window = driver.window

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.rules.choose("original-1978")
        dialog.choices.order.setChecked(False)
        for name in ("Ann", "Bob"):
            dialog.sit(name)
        assert not dialog.findChildren(KeyCap)
        dialog.choices.keys.setChecked(True)
        caps = dialog.findChildren(KeyCap)
        assert [cap.accessibleName() for cap in caps] == ["Key of Ann: Q", "Key of Bob: P"]
        for key, told in ((R, "The table needs that key"), (Qt.Key.Key_Escape, ""),
                          (Qt.Key.Key_Return, "The table needs that key")):  # fmt: skip
            cap = dialog.pad.rows()[1].findChild(KeyCap)
            assert cap is not None
            cap.click()
            qtbot.keyClick(cap, key)
            assert dialog.pad.word.text().startswith(told)
            dialog.pad.word.clear()
        cap = dialog.pad.rows()[1].findChild(KeyCap)
        assert cap is not None
        cap.click()
        qtbot.keyClick(cap, Qt.Key.Key_X)
        assert [cap.accessibleName()[-1] for cap in dialog.findChildren(KeyCap)] == ["Q", "X"]
        dialog.accept()

    def when_it_asks() -> None:
        driver.until(_asks)
        answer()

    QTimer.singleShot(0, window, when_it_asks)
    window.desk.commands.games._new_game([])
    driver.until(lambda: window.desk.table.snapshot is not None)
    driver.settled()
    return driver


def _asks() -> bool:
    return isinstance(QApplication.activeModalWidget(), NewGameDialog)


def test_the_first_press_of_a_turn_is_the_players_own_key(
    open_window: Opener, qtbot: QtBot
) -> None:
    driver = keyed(open_window, qtbot)
    desk = driver.window.desk
    table, page, by = desk.table, desk.page, throwers(desk.table)
    told: list[str] = []
    table.told.connect(told.append)
    hand = Hand(table.director.guard)
    assert page.key.isVisible()
    assert page.key.accessibleName() == "Ann throws with Q."
    assert page.roll.view.key == "Q"
    for key in (R, Qt.Key.Key_Space, Qt.Key.Key_X, Qt.Key.Key_Return, S, Qt.Key.Key_K):
        press(driver, key)
        driver.answered()
    assert not by()
    assert told[0] == "Ann throws with Q."
    press(driver, Qt.Key.Key_Q)
    rest(driver)
    assert by() == ["Ann"]
    assert page.key.isHidden()
    game = table.game
    for _ in range(60):
        # Within the turn the keys of the table play it.
        hand.on(10_000)
        game = table.game
        assert game is not None
        if game.turn.seat == 1:
            break
        press(driver, R)
        rest(driver)
    assert game is not None
    assert game.turn.seat == 1
    assert page.key.accessibleName() == "Bob throws with X."
    before = len(by())
    for key in (R, Qt.Key.Key_Q):
        press(driver, key)
        driver.answered()
    assert len(by()) == before
    table.director.guard.passed()
    press(driver, Qt.Key.Key_X)
    driver.answered()
    assert len(by()) == before, "the own key is no key of the turn before either"
    assert page.key.isVisible()
    hand.on(700)
    press(driver, Qt.Key.Key_X)
    rest(driver)
    assert by()[before:] == ["Bob"]


def test_keys_are_shared_out_and_kept(open_window: Opener) -> None:
    memory = open_window().memory
    own_keys.remember(memory, {"Ann Lee": "P", "Bob": "7"}, each=True)
    assert own_keys.remembered(memory) == {"Ann Lee": "P", "Bob": "7"}
    assert own_keys.shared(["Cy", "Ann Lee"], own_keys.remembered(memory)) == {
        "Cy": "Q", "Ann Lee": "P",
    }  # fmt: skip
    assert own_keys.of_table(memory, None) == {}
    memory.set("own-keys", ["R Ann Lee", "nonsense", " "])
    assert own_keys.remembered(memory) == {}
    many = [f"Player {n}" for n in range(12)]
    assert len(set(own_keys.shared(many, {}).values())) == 12
    used = {chr(key) for key in _BUTTONS} | set("123456MHIA")
    assert not used & set(own_keys.FREE)


def _says_eve(dialog: NameDialog) -> bool:
    dialog.field.setText("Eve")
    return True


def test_a_renamed_player_keeps_the_key(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    own_keys.remember(window.memory, {"Ann": "P", "Bob": "Q"}, each=True)
    driver = Driver(window, qtbot)
    driver.begin("original-1978", "Ann", "Bob", roll_order=False)
    assert window.desk.table.keys == {"Ann": "P", "Bob": "Q"}
    monkeypatch.setattr(table_commands, "answered", _says_eve)
    window.desk.commands.table.rename(0)
    driver.until(lambda: window.desk.page.key.accessibleName() == "Eve throws with P.")
    assert own_keys.remembered(window.memory)["Eve"] == "P"
