"""Throws that nobody waits for any more, and one that is never told."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray

from .test_view import heard, in_the_air

#: Two dice in a row, as they lie when two roll for order.
TWO_IN_A_ROW = Table(tuple(Die(n, place="row", seat=n) for n in range(2)), row=2)


@pytest.mark.parametrize("plays", [False, True], ids=["worked out", "in the air"])
def test_a_throw_that_takes_the_place_of_another(qtbot: QtBot, tray: DiceTray, plays: bool) -> None:
    """Dice of the start page are on their way, and a game begins with a roll for order."""
    rests = heard(tray.rested)
    tray.throw((0, 1, 2, 3, 4), (1, 2, 3, 4, 5), 3)
    if plays:
        qtbot.waitUntil(lambda: in_the_air(tray))
    tray.set_table(TWO_IN_A_ROW)
    tray.toss((0, 1), (6, 4), (0, 1), 7)
    assert tray.is_rolling()
    # The first is not waited for any more, and does not come to rest in the place of the second.
    assert rests == []
    qtbot.waitUntil(lambda: len(rests) == 1)
    assert tray.shown_faces() == {0: 6, 1: 4}
    assert not tray.is_rolling()


def test_a_throw_whose_thread_breaks_off_comes_to_rest(
    qtbot: QtBot, tray: DiceTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray.throw((0, 1), (3, 4), 3)
    tray.set_table(Table((Die(0, place="felt", face=3), Die(1, place="felt", face=4))))
    # What it found is never told.
    monkeypatch.setattr(tray._play._throwing, "_ticket", -1)
    with qtbot.waitSignal(tray.rested):
        tray.overdue()
    assert tray.shown_faces() == {0: 3, 1: 4}
