"""A tray on a real display, and a clock that tests turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests import table_pictures
from zonk_desktop.session.job import apart
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray

FIVE = Table(tuple(Die(i) for i in range(5)))


@pytest.fixture(autouse=True, scope="session")
def _threads_throw() -> None:
    """Here no tray starts a process of its own; test_apart.py has one."""
    apart.here = True


@pytest.fixture(autouse=True, scope="module")
def _tables_are_cast_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        table_pictures.keep(patch)
        yield


@pytest.fixture
def tray(qtbot: QtBot) -> Iterator[DiceTray]:
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.resize(672, 420)
    widget.set_table(FIVE)
    widget.show()
    qtbot.waitUntil(widget.is_ready)
    yield widget
    widget.stop()


class Clock:
    """Stands still until it is turned."""

    def __init__(self, tray: DiceTray) -> None:
        self.time = tray.sight.now()
        self._tray = tray
        tray.sight.now = lambda: self.time  # type: ignore[method-assign]

    def turn(self, seconds: float) -> None:
        """So much later; what is over by then is told."""
        self.time += seconds
        self._tray._play._tick()


@pytest.fixture
def clock(tray: DiceTray) -> Clock:
    return Clock(tray)
