"""Throws that are worked out by the process that thinks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from zonk_desktop.session.job import apart
from zonk_desktop.sound.player import Loudness, Sound, throw_sound
from zonk_desktop.tray import throwing
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.throwing import Hear
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.view import DiceTray


class Ears(Sound):
    """Keeps the sounds of throws."""

    def __init__(self) -> None:
        super().__init__(Loudness())
        self.played: list[object] = []

    def foretell(self, pace: float, seed: int) -> Hear:
        return partial(throw_sound, ("ivory", "moss"), 70, pace, seed)

    def play_throw(self, samples: object, starts: float) -> None:
        self.played.append(samples)


@pytest.fixture
def process() -> Iterator[None]:
    apart.here = False
    yield
    apart.close()
    apart.here = True


@pytest.mark.usefixtures("process")
def test_a_throw_and_its_sound_come_from_another_process(qtbot: QtBot, tray: DiceTray) -> None:
    ears = tray.ears = Ears()
    throwing._thrower.cache_clear()
    with qtbot.waitSignal(tray.rested, timeout=60_000):
        tray.throw((0, 1, 2), (1, 2, 3), 17)
    assert apart.number not in {None, os.getpid()}
    assert tray.shown_faces() == {0: 1, 1: 2, 2: 3}
    assert len(ears.played) == 1
    # One that was worked out ahead is that of its seed, and a flick is foreseen there too.
    tray.moves.look_ahead(2)
    seed = tray.moves.ahead(2)
    assert seed is not None
    with qtbot.waitSignal(tray.rested, timeout=60_000):
        tray.throw((0, 1), (5, 6), seed)
    assert tray.shown_faces() == {0: 5, 1: 6, 2: 3}
    with qtbot.waitSignal(tray.foreseen, timeout=60_000):
        tray.foresee((0, 1), 5, FlickPush(3.0, 0.5))
    assert throwing._thrower.cache_info().currsize == 0, "nobody throws in this process"


def test_what_was_worked_out_ahead_is_not_worked_out_again(
    qtbot: QtBot, tray: DiceTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    work_out = Thrower._worked_out

    def noted(thrower: Thrower, what: Any) -> Any:
        asked.append(what)
        return work_out(thrower, what)

    monkeypatch.setattr(Thrower, "_worked_out", noted)
    tray.moves.look_ahead(2)
    seed = tray.moves.ahead(2)
    assert seed is not None
    with qtbot.waitSignal(tray.rested, timeout=60_000):
        tray.throw((0, 1), (5, 6), seed)
    assert len(asked) == 1
