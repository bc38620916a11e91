"""What people do before the first throw, in the real window, by mouse alone and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver
from tests.ui.hands import HANDS, Hand, Keys, click
from tests.ui.looking import unpainted, with_dialog
from tests.ui.test_new_game import in_dialog
from zonk_desktop.engine.choices import Ceremony
from zonk_desktop.engine.dice import unpack
from zonk_desktop.rulebook.load import PRESETS
from zonk_desktop.ui.new_game.dialog import NewGameDialog
from zonk_desktop.ui.table.dialogs import NameDialog
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.words import say


@pytest.fixture
def driver(driver: Driver) -> Iterator[Driver]:
    """What is pressed here is there, painted or not."""
    with unpainted(driver.window):
        yield driver


def part(dialog: NewGameDialog, place: int, name: str) -> QWidget:
    found = dialog.pad.rows()[place].part(name)
    assert found is not None
    return found


def new_game(hand: Hand, rules: str, magic: str = "") -> None:
    """Ann and Bob sit down, Bob holds every office; with a Magic Number dice are real ones."""

    def do(dialog: NewGameDialog) -> None:
        dialog.setUpdatesEnabled(False)
        hand.mark(dialog.rules, PRESETS.index(rules))
        for name in ("Ann", "Bob"):
            hand.touch(dialog.name)
            hand.qtbot.keyClicks(dialog.name, name)
            hand.touch(dialog.pad.plus)
        for office in dialog.seating.offices:
            hand.touch(part(dialog, 1, office))
        if magic:
            hand.touch(dialog.choices.dice.button("table"))
            hand.touch(dialog.choices.faces)
            hand.qtbot.keyClicks(dialog.choices.faces, magic)
        hand.touch(dialog.foot.start)

    table, window = hand.window.desk.table, hand.window
    before, wrong = table.snapshot, in_dialog(window, do)
    if isinstance(hand, Keys):
        hand.driver.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    else:
        hand.command(0, say("window-new-game"))
    hand.driver.until(lambda: bool(wrong) or table.snapshot is not before)
    assert not wrong, wrong
    hand.driver.settled()


@pytest.mark.rule("LP-011", "LP-012", "WH-011", "WH-012", "IB-004", "MB-008")
@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("rules", PRESETS)
def test_the_order_and_the_magic_number_are_rolled(
    driver: Driver, qtbot: QtBot, rules: str, by: type[Hand]
) -> None:
    hand, table = by(driver, qtbot), driver.window.desk.table
    for ceremony in Ceremony:
        driver.begin(rules, "Ann", "Bob", "Cy", options=(("ceremony", ceremony.value),))
        assert table.order_open
        assert table.snapshot is not None
        # The first of everybody: who ties throws again.
        thrown = {one.name: one.face for one in reversed(table.snapshot.opening.order)}
        presses = 0
        while table.opening_shown() is not None:
            hand.press("R")
            presses += 1
        # At least one for everybody's die, and one for the number where there is one.
        assert presses >= 1 + hand.game.rules.s.magic_number
        assert thrown[hand.game.seats[0].name] == max(thrown.values())
        assert bool(hand.game.magic) is hand.game.rules.s.magic_number
        hand.goes_on()


@pytest.mark.parametrize("by", HANDS)
def test_nobody_has_to_roll_for_the_order(driver: Driver, qtbot: QtBot, by: type[Hand]) -> None:
    hand, table = by(driver, qtbot), driver.window.desk.table
    driver.begin("lets-play-zonk", "Cy", "Ann", "Bob")
    assert table.order_open
    hand.press("O")
    assert table.stage is Stage.PLAYING
    assert [seat.name for seat in hand.game.seats] == ["Cy", "Ann", "Bob"]
    hand.goes_on()


@pytest.mark.rule("LP-008", "LP-009", "LP-013", "WH-008", "WH-009", "WH-010")
@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("rules", PRESETS)
def test_names_are_written_offices_given_and_names_changed(
    driver: Driver, qtbot: QtBot, rules: str, by: type[Hand]
) -> None:
    hand, table, window = by(driver, qtbot), driver.window.desk.table, driver.window
    new_game(hand, rules)
    assert {seat.name for seat in hand.game.seats} == {"Ann", "Bob"}
    assert table.snapshot is not None
    before, header = table.snapshot, table.snapshot.header
    offices = {"lets-play-zonk": ("Bob", "Bob"), "wheaton": ("Bob", "")}
    assert (header.scorekeeper, header.packer) == offices.get(rules, ("", ""))
    while table.opening_shown() is not None:
        hand.press("R")

    def write(dialog: QDialog) -> None:
        assert isinstance(dialog, NameDialog)
        dialog.field.selectAll()
        hand.qtbot.keyClicks(dialog.field, "Baldrick")
        hand.touch(dialog.use)

    wrong = with_dialog(window, write)
    column = [seat.name for seat in hand.game.seats].index("Bob")
    if isinstance(hand, Keys):
        hand.command(0, say("seat-menu"), "Bob", say("seat-menu-name"))
    else:
        head = window.desk.pad.view.horizontalHeader()
        section = column * window.desk.pad.view.model_.per_seat
        click(
            head.viewport(), QPoint(head.sectionViewportPosition(section) + 8, head.height() // 2)
        )
    driver.until(lambda: bool(wrong) or (table.snapshot is not before and table.idle))
    assert not wrong, wrong
    assert {seat.name for seat in hand.game.seats} == {"Ann", "Baldrick"}
    assert table.snapshot is not None
    assert table.snapshot.header.packer == ("Baldrick" if header.packer else "")
    hand.goes_on()


@pytest.mark.rule("WH-011", "WH-013")
@pytest.mark.parametrize("by", HANDS)
def test_the_magic_number_of_real_dice_is_typed(
    driver: Driver, qtbot: QtBot, by: type[Hand]
) -> None:
    hand = by(driver, qtbot)
    new_game(hand, "wheaton", "6 1 2 2 3")
    assert sorted(unpack(hand.game.magic)) == [1, 2, 2, 3, 6]
    hand.goes_on()
