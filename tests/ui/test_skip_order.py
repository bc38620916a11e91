"""O before the first turn: the game begins as the players sit."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.conftest import Driver
from zonk_desktop.archive.store import Archive
from zonk_desktop.ui.table.play.states import Stage
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

    window.desk.session.ask(binned, found.append)
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
