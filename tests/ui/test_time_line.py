"""The line under the tray: how long what is shown still lasts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from tests.ui.test_stage import beat
from zonk_desktop.stage.beats import Keys, Kind
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.table.bar.time_line import TimeLine
from zonk_desktop.ui.table.director import Director

HOUR = 3_600_000


@pytest.fixture
def director(qapp: object) -> Director:
    found = Director()
    found.guard.fresh_ms = 0
    return found


@pytest.fixture
def line(look: Style, director: Director, qtbot: QtBot) -> TimeLine:
    found = TimeLine(look, director)
    qtbot.addWidget(found)
    return found


def test_a_moment_is_one_line_with_all_that_goes_with_it(
    line: TimeLine, director: Director
) -> None:
    director.play(
        [beat(Kind.MISS, HOUR), beat(Kind.SWEEP, HOUR), beat(Kind.ENTRY, 2 * HOUR),
         beat(Kind.HANDOVER, HOUR, Keys.WAIT)],
        lambda: None,
    )  # fmt: skip
    assert director.moment == 4 * HOUR
    assert line.left == pytest.approx(1, abs=0.01)
    line._share.setCurrentTime(HOUR)
    director._over()
    assert director.beat is not None
    assert director.beat.kind is Kind.SWEEP
    assert line.left == pytest.approx(0.75, abs=0.01), "it does not begin again"
    director.clear()


def test_nothing_is_waited_for_while_a_player_has_the_word(
    line: TimeLine, director: Director
) -> None:
    director.play([beat(Kind.KEEP, HOUR, Keys.OPEN)], lambda: None)
    assert not line.left
    director.clear()
    director.play([beat(Kind.THROW)], lambda: None)
    assert not line.left, "dice in the air take as long as they take"
    director.clear()
    director.play([beat(Kind.REST, 120)], lambda: None)
    assert not line.left, "too short to be seen"
    director.clear()


def test_after_a_hand_over_it_tells_when_keys_play_again(
    line: TimeLine, director: Director
) -> None:
    director.guard.fresh_ms = HOUR
    director.play([beat(Kind.HANDOVER, HOUR, Keys.WAIT)], lambda: None)
    assert line._share.duration() == 2 * HOUR
    line.end()
    assert not line.left
    director.clear()


def test_at_a_gate_it_tells_when_a_roll_may_open_it(line: TimeLine, director: Director) -> None:
    director.guard.fresh_ms = HOUR
    director.play([beat(Kind.GATE, 560, Keys.OPEN)], lambda: None)
    assert line._share.duration() == HOUR
    assert line.left
    line.end()
    director.clear()


def test_the_line_takes_no_room_from_the_tray_when_it_comes(
    open_window: Opener, qtbot: QtBot
) -> None:
    driver = Driver(open_window(speed="slow"), qtbot)
    table, page = driver.window.desk.table, driver.window.desk.page
    driver.begin("wheaton", "Ann", "Bob", dice="table", magic=(1, 2, 2, 3, 6))
    driver.still()
    tray = driver.window.desk.tray.geometry()
    table.enter((2, 2, 3, 3, 6))
    driver.until(lambda: page.time.left > 0)
    assert driver.window.desk.tray.geometry() == tray
    assert page.time.y() == tray.bottom() + 1
