"""A frame shows the dice as they will be when it is seen."""

from __future__ import annotations

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from zonk_desktop.tray.scene import DiceScene
from zonk_desktop.tray.sight import MOST, Lateness
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.view import DiceTray


@pytest.mark.parametrize(("rate", "way"), [(0.016, 0.006), (0.016, 0.001), (0.033, 0.020)])
def test_a_contact_is_seen_around_its_moment(rate: float, way: float) -> None:
    """As often early as late, by half a frame at most, however long painting takes."""
    late, now = Lateness(), 10.0
    apart = []
    contacts = iter(np.arange(11.0, 14.0, 0.0531))
    contact = next(contacts)
    while now < 13.9:
        shown = late.asked(now)
        late.seen(now + way)
        if shown >= contact:
            apart.append(now + way - contact)
            contact = next(contacts)
        now += rate
    assert max(map(abs, apart)) <= rate / 2 + 1e-9
    assert abs(np.mean(apart)) < 0.002


def test_a_stall_is_not_the_way_of_a_frame() -> None:
    late, now = Lateness(), 10.0
    for number in range(40):
        late.asked(now)
        late.seen(now + (5.0 if number % 4 == 0 else 0.004))
        now += 9.0 if number % 4 == 0 else 0.016
    late.seen(now + 3)
    assert 0.008 < late.ahead < 0.02 < MOST


def test_the_dice_of_a_frame_are_those_of_its_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray = DiceTray(renderer="painter")
    qtbot.addWidget(tray)
    tray.resize(480, 300)
    tray.set_table(Table((Die(0),)))
    tray.show()
    qtbot.waitUntil(tray.is_ready)
    player = tray.sight.player
    assert player is not None
    tray.sight.lateness = late = Lateness()
    times: list[float] = []
    scene = player.scene

    def asked(now: float) -> DiceScene:
        times.append(now)
        return scene(now)

    monkeypatch.setattr(player, "scene", asked)
    monkeypatch.setattr(tray.sight, "now", lambda: 50.0)
    tray.repaint()
    assert times == [50.0 + 0.008]
    # Painted in no time, by this clock; the next frame is as far ahead.
    assert late.ahead == 0.008
    monkeypatch.setattr(tray.sight, "painted", lambda: late.seen(50.030))
    for _ in range(20):
        tray.repaint()
    tray.repaint()
    assert times[-1] == pytest.approx(50.038)
    tray.stop()
