"""The banner over the felt and the dice that lie there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.tray.state import BARE_RAIL, Die, Table
from zonk_desktop.ui.table.cards.banner import covered

#: Windows, and the size of their text in per cent.
SIZES = ((1024, 640, 100), (1920, 1080, 100), (1360, 860, 150), (1024, 640, 200))
#: Its longest words, and its shortest.
SAID = (
    ("BLOADES", "Ann loses 1,050."),
    ("All five score: they must be rolled", "350 carried"),
    ("2 2 3 4 6 scores nothing", ""),
)


@pytest.mark.parametrize(("wide", "high", "scale"), SIZES)
def test_it_lies_on_no_die_of_a_throw(
    open_window: Opener, qtbot: QtBot, wide: int, high: int, scale: int
) -> None:
    """It hung in the middle of the upper rim, whatever lay there."""
    window = open_window(scale=scale)
    driver, tray = Driver(window, qtbot), window.desk.tray
    window.resize(wide, high)
    driver.begin("wheaton", dice="table", magic=(1, 2, 2, 3, 6))
    driver.still()
    driver.until(tray.is_ready)
    banner = window.desk.page.banner
    chance = random.Random(5)
    moved = 0
    # Where dice lie is known before they are painted.
    window.setUpdatesEnabled(False)
    for dice in (2, 5, 5, 6) * 4:
        faces = tuple(chance.randint(1, 6) for _ in range(dice))
        dealt = (Die(die, "ivory", "felt", face) for die, face in enumerate(faces))
        tray.throw(tuple(range(dice)), faces, chance.randrange(1 << 30))
        table = Table(tuple(dealt), seats=BARE_RAIL)
        tray.set_table(table)
        tray.skip()
        driver.until(lambda: not tray.is_rolling())
        lying = tray.moves.lying()
        assert len(lying) == dice
        for magic in ((), (1, 2, 2, 3, 6)):
            tray.set_table(replace(table, magic=magic), animate=False)
            assert banner.hangs == bool(magic)
            banner.show_text(*SAID[chance.randrange(len(SAID))])
            box = banner.geometry()
            assert tray.rect().contains(box)
            assert not any(box.contains(die.center()) for die in lying)
            if scale < 200:
                assert covered(box, lying) == 0, (faces, box, lying)
            moved += abs(box.center().x() - tray.width() // 2) > 2
            banner.show_text("")
    assert 0 < moved < 32
    # With room for it a long sentence stands there whole, in rows.
    tray.set_table(Table((), seats=BARE_RAIL), animate=False)
    banner.show_text("Last Round: Maximiliane is home with 10,000, 2 turns are left", "")
    assert not banner.laid().cut


@pytest.mark.parametrize(("wide", "high", "scale"), SIZES)
def test_at_the_start_it_goes_with_the_window(
    open_window: Opener, qtbot: QtBot, wide: int, high: int, scale: int
) -> None:
    """Dice lie elsewhere in a window of another size, and once its table has been cast."""
    window = open_window(scale=scale)
    driver, tray, start = Driver(window, qtbot), window.desk.tray, window.start
    window.resize(wide, high)
    driver.until(lambda: start.banner is not None and start.banner.isVisible())
    driver.until(lambda: bool(tray.moves.lying()))
    driver.still()
    assert start.banner is not None
    assert covered(start.banner.geometry(), tray.moves.lying()) == 0
    driver.until(tray.is_ready)
    window.resize(wide + 200, high)
    driver.still()
    assert covered(start.banner.geometry(), tray.moves.lying()) == 0


def test_it_goes_back_up_once_dice_are_seen_from_elsewhere(
    open_window: Opener, qtbot: QtBot
) -> None:
    window = open_window()
    driver, tray = Driver(window, qtbot), window.desk.tray
    window.resize(1024, 640)
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table")
    driver.until(tray.is_ready)
    window.desk.table.enter((2, 4, 4, 4, 4))
    driver.until(lambda: window.desk.table.idle)
    banner = window.desk.page.banner
    driver.until(banner.isVisible)
    banner.place()
    best = banner.geometry()
    assert covered(best, tray.moves.lying()) == 0
    # As it lies where the picture of the table was cast for another size.
    banner.move(best.x(), tray.height() - best.height())
    tray.fitted.emit()
    assert banner.geometry() == best


def test_what_is_said_of_it_can_be_said(open_window: Opener) -> None:
    banner = open_window().desk.page.banner
    banner.show_text("Ann\n\x1b[31mB misses", "a\tline")
    assert banner.accessibleName() == "Ann [31mB misses a line"
