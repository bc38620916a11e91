"""Before the first turn: what the roll for order tells, and O, which skips it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Driver, Opener
from zonk_desktop.archive.store import Archive
from zonk_desktop.fairness.source import OrderThrow
from zonk_desktop.stage.beats import Beat, Kind
from zonk_desktop.ui.table.play.opening import OpeningState
from zonk_desktop.ui.table.play.states import Stage, ToOpen
from zonk_desktop.ui.window.main_window import MainWindow


def test_the_order_can_be_skipped(driver: Driver, window: MainWindow) -> None:
    table, page = window.desk.table, window.desk.page
    driver.begin("lets-play-zonk", "Cy", "Ann", "Bob")
    assert table.order_open
    assert table.snapshot is not None
    before = table.snapshot
    assert page.call.view.key == "O"
    assert page.call.isVisible()
    assert not page.call.primary
    driver.key(Qt.Key.Key_O)
    driver.until(lambda: table.snapshot is not None and table.snapshot.session != before.session)
    driver.settled()
    assert table.stage is Stage.PLAYING
    assert table.game is not None
    assert [seat.name for seat in table.game.seats] == ["Cy", "Ann", "Bob"]
    assert page.call.view.name != "skip-order" or page.call.isHidden()
    found: list[object] = []

    def binned(archive: Archive) -> object:
        row = archive._base.execute("SELECT binned FROM game WHERE id = ?", (before.game_id,))
        return row.fetchone()[0]

    window.desk.session.ask(binned).then(found.append, found.append)
    driver.until(lambda: bool(found))
    assert found == [1], "nothing was played in the game before"


def test_without_a_roll_for_order_there_is_nothing_to_skip(
    driver: Driver, window: MainWindow
) -> None:
    driver.begin("wheaton", "Ann", "Bob", roll_order=False)
    page = window.desk.page
    assert window.desk.table.magic_open
    assert page.call.isHidden()
    before = window.desk.table.snapshot
    driver.key(Qt.Key.Key_O)
    driver.answered()
    assert window.desk.table.snapshot is before


def test_no_die_of_the_order_is_told_before_it_has_landed(
    open_window: Opener, qtbot: QtBot
) -> None:
    driver = Driver(open_window(speed="fast"), qtbot)
    desk = driver.window.desk
    table = desk.table
    driver.begin("lets-play-zonk", "Ann", "Bob")
    order = (
        OrderThrow("Ann", 6, False), OrderThrow("Bob", 6, False),
        OrderThrow("Ann", 2, True), OrderThrow("Bob", 5, True),
    )  # fmt: skip
    table.state = ToOpen(OpeningState(order, (), ("Ann", "Bob")))
    desk.show_all()
    told: list[tuple[Kind, dict[str, int], frozenset[str]]] = []

    def look(beat: Beat) -> None:
        told.append((beat.kind, dict(table.order_faces), table.order_names[1]))

    table.director.begins.connect(look)
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: isinstance(table.state, ToOpen) and len(told) == 2)
    # The word is given while the tie is still seen.
    told.append((Kind.ORDER_TIE, dict(table.order_faces), table.order_names[1]))
    driver.key(Qt.Key.Key_R)
    driver.until(lambda: told[-1][0] is Kind.ORDER_DONE)
    both = frozenset(("Ann", "Bob"))
    assert told == [
        (Kind.ORDER, {}, frozenset()),
        (Kind.ORDER_TIE, {"Ann": 6, "Bob": 6}, both),
        (Kind.ORDER_TIE, {"Ann": 6, "Bob": 6}, both),
        (Kind.ORDER, {"Ann": 6, "Bob": 6}, both),
        (Kind.ORDER_DONE, {"Ann": 2, "Bob": 5}, frozenset()),
    ]
    driver.settled()
