"""What a change of the table costs: each part that looks another way is painted, no other."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.sheets import games
from tests.ui.conftest import Driver, Opener
from zonk_desktop.engine.scoring import ScoreTable
from zonk_desktop.odds.miss import next_miss
from zonk_desktop.sheets.document import of_game
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.kit.wording import one_line
from zonk_desktop.ui.sheet import over
from zonk_desktop.ui.sheet.pad import Pad
from zonk_desktop.ui.sheet.state import SheetState, changed
from zonk_desktop.ui.sheet.view import _SPARE, SheetView
from zonk_desktop.ui.table.sheet_state import sheet_state
from zonk_desktop.ui.window.panels import LOG, RULES


class Painted(QObject):
    """The regions of these widgets that are painted from now on."""

    def __init__(self, parts: dict[str, QWidget]) -> None:
        super().__init__()
        self._names = {id(part): name for name, part in parts.items()}
        self.found: dict[str, QRegion] = {}
        # What is still to be painted of what was before.
        QApplication.processEvents()
        QApplication.processEvents()
        for part in parts.values():
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            name = self._names[id(watched)]
            self.found[name] = self.found.get(name, QRegion()).united(event.region())
        return False

    def after(self) -> dict[str, QRegion]:
        """All that was painted when everything asked for has been."""
        QApplication.processEvents()
        QApplication.processEvents()
        return self.found


@pytest.fixture
def driver(open_window: Opener, qtbot: QtBot) -> Driver:
    """A game of two, after a throw of which several dice may be kept."""
    window = open_window(tray="painter")
    driver = Driver(window, qtbot)
    driver.begin("lets-play-zonk", "Ann", "Bob", dice="table", roll_order=False)
    table = window.desk.table

    def throw() -> None:
        table.enter((5, 1, 1, 1, 2))

    # Ann writes 1050, and Bob throws the same.
    for does in (throw, window.desk.page.stay.click, throw):
        before = table.snapshot
        does()
        driver.until(lambda before=before: table.snapshot is not before and table.idle)
    assert len(table.picked) == 4
    driver.still()
    return driver


def test_what_looks_the_same_is_not_painted_again(driver: Driver) -> None:
    desk = driver.window.desk
    view = desk.pad.view
    painted = Painted(
        {
            "pad": desk.pad,
            "entries": view.viewport(),
            "names": view.horizontalHeader().viewport(),
            "rounds": view.verticalHeader().viewport(),
            "hits": desk.hits.viewport(),
            **{button.view.name: button for button in desk.page.buttons},
        }
    )
    desk.table.changed.emit()
    assert not painted.after()
    # Another die picked: the one cell where a stay would write.
    table = desk.table
    before = sheet_state(table)
    table.toggle(table.picked[0])
    after = sheet_state(table)
    assert after.pencil != before.pencil
    assert changed(before, after) == {after.live}
    found = painted.after()
    assert set(found) & {"pad", "entries", "names", "rounds", "hits"} == {"entries"}
    assert found["entries"].subtracted(QRegion(over.touched(view, *after.live))).isEmpty()


def test_another_row_changes_all_of_the_sheet() -> None:
    one = SheetState(of_game(games.long_game("wheaton", 2, 2)))
    more = SheetState(of_game(games.long_game("wheaton", 2, 3)))
    assert changed(one, one) == frozenset()
    assert changed(one, more) is None
    assert changed(None, one) is None


def test_the_log_is_written_when_it_is_seen(driver: Driver) -> None:
    desk = driver.window.desk
    panels, lines = desk.panels, desk.log.model()
    panels.front(RULES)
    driver.still()
    behind = lines.rowCount()
    desk.table.log.lines.append(desk.table.log.lines[-1])
    desk.table.changed.emit()
    QApplication.processEvents()
    assert lines.rowCount() == behind
    panels.front(LOG)
    driver.until(lambda: lines.rowCount() == len(desk.table.log.lines))
    # Another game, and as many lines as before: they are its own.
    desk.table.log.lines = list(reversed(desk.table.log.lines))
    desk.table.changed.emit()
    first = one_line(desk.table.log.lines[0].text)
    driver.until(lambda: str(lines.data(lines.index(0, 0), Qt.ItemDataRole.DisplayRole)) == first)


def test_the_chance_of_the_next_throw_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.begun("wheaton", 2)
    first = next_miss(game)
    monkeypatch.setattr(
        ScoreTable, "throw", lambda *_: pytest.fail("every throw is looked at again")
    )
    assert next_miss(game) == first


@pytest.mark.skipif(sys.platform != "linux", reason="threads are looked up in /proc")
def test_one_thread_paints(qapp: QApplication) -> None:
    """To hand parts of a fill to others takes longer than the fill."""

    def pooled() -> set[str]:
        tasks = Path("/proc/self/task").iterdir()
        return {one.name for one in tasks if "pooled" in (one / "comm").read_text()}

    before = pooled()
    picture = QImage(1600, 1600, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), QColor(9, 90, 200, 90))
    painter.end()
    assert pooled() <= before


def test_a_bar_beside_the_rows_is_not_switched_for_ever(
    look: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With it rows are a little smaller and seem to need none, without it they seem to need one."""
    pad = Pad(look)
    qtbot.addWidget(pad)
    pad.show_state(SheetState(of_game(games.long_game("lets-play-zonk", 2, 7))))
    pad.show()
    switched: list[object] = []
    switch = SheetView.setVerticalScrollBarPolicy

    def counted(view: SheetView, policy: Qt.ScrollBarPolicy) -> None:
        switched.append(policy)
        assert len(switched) < 9
        switch(view, policy)

    monkeypatch.setattr(SheetView, "setVerticalScrollBarPolicy", counted)
    view = pad.view
    rows = view.model_.rowCount()
    for wide in range(330, 420):
        pad.resize(wide, 600)
        edge = round(600 - view.viewport().height() + rows * int(view.row_px) / _SPARE)
        for tall in range(edge - 9, edge + 3):
            pad.resize(wide, tall)
            # So high were the rows a moment ago.
            view._barred = pad.width(), pad.height(), rows, look.type.scale
            switched.clear()
            view.updateGeometries()
