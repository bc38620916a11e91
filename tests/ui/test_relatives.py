"""Relatives of Zonk at a real window: taking over, a player who is out, the last of the rounds."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from tests.ui.conftest import Driver
from tests.ui.test_table import do, offered, throw
from zonk_desktop.engine import actions as act
from zonk_desktop.engine.state import Game
from zonk_desktop.ui.table.play.states import Stage
from zonk_desktop.ui.window.main_window import MainWindow

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
OVER = 'extends = "insta-bong"\nname = "Taking over"\n[knobs]\ntake-over = "anybody"\n'


def now(window: MainWindow) -> Game:
    game = window.desk.table.game
    assert game is not None
    return game


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.toml").read_text("utf-8")


def test_the_next_player_takes_over(driver: Driver, window: MainWindow) -> None:
    driver.begin("over.toml", "Ann", "Bob", dice="table", house=OVER)
    throw(driver, "1 1 5 5 2 3")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).turn.seat == 1)
    driver.settled()
    (call,) = [call for call in offered(window) if isinstance(call.action, act.TakeOver)]
    assert call.text == "Take over the dice and points left"
    do(driver, call.action)
    assert now(window).turn.points == 300
    assert "taken over count once" in window.desk.page.stay.view.reason
    driver.pictures("taken-over")
    throw(driver, "1 6")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).seats[1].total == 400)


def test_who_is_out_sits_out(driver: Driver, window: MainWindow) -> None:
    house = example("cosmic-wimpout")
    driver.begin("cosmic.toml", "Ann", "Bob", "Cy", dice="table", house=house)
    throw(driver, "1 1 1 1 1")
    assert now(window).seats[0].out
    throw(driver, "2 4 6 6 2")
    throw(driver, "2 4 6 6 2")
    assert now(window).turn.seat == 1
    driver.pictures("out")
    throw(driver, "1 1 1 1 1")
    driver.until(lambda: window.desk.table.stage is Stage.OVER)
    assert now(window).ended is not None
    driver.pictures("last-one-in")


def test_the_last_round_is_played(driver: Driver, window: MainWindow) -> None:
    house = example("farkle-facebook")
    driver.begin("farkle.toml", "Ann", "Bob", dice="table", house=house, options=(("rounds", "1"),))
    throw(driver, "1 1 1 5 2 3")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).turn.seat == 1)
    throw(driver, "2 3 4 6 2 3")
    driver.until(lambda: window.desk.table.stage is Stage.OVER)
    driver.pictures("rounds-over")


def test_a_straight_is_confirmed(driver: Driver, window: MainWindow) -> None:
    driver.begin("zehn.toml", "Ann", "Bob", dice="table", house=example("zehntausend"))
    throw(driver, "1 2 3 4 5 6")
    assert window.desk.page.stay.view.reason.startswith("What was kept must be confirmed by 500")
    driver.pictures("to-confirm")
    do(driver, act.Keep((0, 1, 2, 3, 4, 5)))
    throw(driver, "1 1 5 2 3 6")
    assert window.desk.page.stay.view.reason.startswith("What was kept must be confirmed by 250")
    do(driver, act.Keep((0, 1, 2)))
    throw(driver, "4 4 4")
    assert window.desk.page.stay.view.does
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).seats[0].total == 2150)


def test_the_last_die_is_thrown_again(driver: Driver, window: MainWindow) -> None:
    driver.begin("rork.toml", "Ann", "Bob", dice="table", house=example("farkle-last-die"))
    throw(driver, "1 1 1 5 5 2")
    do(driver, act.Keep((0, 1, 2, 3, 4)))
    throw(driver, "3")
    assert now(window).turn.seat == 0
    assert window.desk.page.stay.view.reason.startswith("The last die is rolled until")
    driver.pictures("last-die")
    throw(driver, "4")
    throw(driver, "6")
    assert now(window).turn.seat == 1
    assert now(window).seats[0].total == 0


def test_a_new_leader_opens_the_last_turns_again(driver: Driver, window: MainWindow) -> None:
    house = example("hot-dice").replace("limit = 10000", "limit = 1000")
    driver.begin("hot.toml", "Ann", "Bob", "Cy", dice="table", house=house)
    throw(driver, "1 1 1 2 3")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).turn.seat == 1)
    driver.settled()
    throw(driver, "1 1 1 5 3")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).turn.seat == 2)
    driver.settled()
    assert now(window).last == (2, 0)
    driver.pictures("last-licks")
    throw(driver, "2 2 3 4 6")
    throw(driver, "2 2 3 4 6")
    driver.until(lambda: window.desk.table.stage is Stage.OVER)
    ended = now(window).ended
    assert ended is not None
    assert ended.winners == (1,)


def test_the_player_before_is_outdone(driver: Driver, window: MainWindow) -> None:
    driver.begin("macke.toml", "Ann", "Bob", dice="table", house=example("berliner-macke"))
    throw(driver, "4 4 4 2 3")
    driver.key(Qt.Key.Key_S)
    driver.until(lambda: now(window).turn.seat == 1)
    driver.settled()
    throw(driver, "4 4 4 2 3")
    assert window.desk.page.stay.view.reason.startswith("The player before wrote 400")
    driver.pictures("outdone")
