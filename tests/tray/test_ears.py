"""Throws that are heard: asked for before the picture starts, cut short with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.tray.conftest import Clock
from zonk_desktop import log
from zonk_desktop.tray.state import Die, Table
from zonk_desktop.tray.track import ThrowTrack
from zonk_desktop.tray.view import DiceTray


class Ears:
    lead = 0.08
    status = "heard by a test"

    def __init__(self) -> None:
        self.foretold: list[tuple[ThrowTrack, float, int]] = []
        self.played: list[tuple[object, float]] = []
        self.skipped = 0
        self.rattled = 0
        self.now = time.perf_counter

    def rattle(self) -> None:
        self.rattled += 1

    def foretell(self, pace: float, seed: int) -> Callable[[ThrowTrack], object]:
        def hear(throw: ThrowTrack) -> object:
            self.foretold.append((throw, pace, seed))
            return f"sound of {seed}"

        return hear

    def play_throw(self, samples: object, starts: float) -> None:
        self.played.append((samples, starts - self.now()))

    def skip_throw(self) -> None:
        self.skipped += 1


@pytest.fixture
def tray(qtbot: QtBot) -> Iterator[DiceTray]:
    widget = DiceTray(renderer="painter")
    qtbot.addWidget(widget)
    widget.ears = Ears()
    widget.resize(480, 300)
    widget.set_table(Table(tuple(Die(i) for i in range(3))))
    widget.show()
    qtbot.waitUntil(widget.is_ready)
    yield widget
    widget.stop()


def test_a_throw_is_heard_with_its_picture(qtbot: QtBot, tray: DiceTray) -> None:
    tray.speed = "fast"
    ears = tray.ears
    assert isinstance(ears, Ears)
    # However late the machine comes to it.
    clock = Clock(tray)
    ears.now = lambda: clock.time
    tray.throw((0, 1, 2), (1, 2, 3), 17)
    qtbot.waitUntil(lambda: bool(ears.played))
    with qtbot.waitSignal(tray.rested):
        clock.turn(60)
    (throw, pace, seed), (samples, ahead) = ears.foretold[0], ears.played[0]
    assert (pace, seed, samples) == (1.4, 17, "sound of 17")
    assert throw.impacts
    # Before its picture: by the lead, or by what is left of the hand that gathers the dice.
    assert 0 < ahead < 1
    assert not ears.skipped
    assert tray.shown_faces() == {0: 1, 1: 2, 2: 3}


def test_dice_rattle_in_the_hand_that_aims(qtbot: QtBot, tray: DiceTray) -> None:
    ears = tray.ears
    assert isinstance(ears, Ears)
    tray._pointer.aimed.emit(0.4, 0.1)
    tray._pointer.aimed.emit(0.8, 0.2)
    assert ears.rattled == 2
    tray._pointer.let_be.emit()
    assert ears.rattled == 2, "the hand is open again"
    tray.set_reduce_motion(True)
    tray._pointer.aimed.emit(0.4, 0.1)
    assert ears.rattled == 2, "no hand is seen"


def test_a_throw_cut_short_is_one_sound(qtbot: QtBot, tray: DiceTray) -> None:
    tray.speed = "slow"
    ears = tray.ears
    assert isinstance(ears, Ears)
    tray.throw((0, 1), (6, 6), 8)
    qtbot.waitUntil(lambda: bool(ears.played))
    with qtbot.waitSignal(tray.rested):
        tray.skip()
    assert ears.skipped == 1


@pytest.mark.parametrize("still", ["speed", "motion"])
def test_what_is_not_seen_to_roll_is_one_sound(qtbot: QtBot, tray: DiceTray, still: str) -> None:
    if still == "speed":
        tray.speed = "off"
    else:
        tray.set_reduce_motion(True)
    ears = tray.ears
    assert isinstance(ears, Ears)
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1), (2, 5), 3)
    assert (ears.foretold, ears.played, ears.skipped) == ([], [], 1)


def test_a_sound_that_fails_keeps_no_dice_from_rolling(
    qtbot: QtBot, tray: DiceTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(throw: ThrowTrack) -> object:
        raise ValueError("no such surface")

    told: list[str] = []
    monkeypatch.setattr(log, "caught", lambda room, wrong, level: told.append(f"{room}: {wrong}"))
    monkeypatch.setattr(tray.ears, "foretell", lambda pace, seed: fails)
    tray.speed = "fast"
    with qtbot.waitSignal(tray.rested):
        tray.throw((0, 1, 2), (1, 2, 3), 17)
    ears = tray.ears
    assert isinstance(ears, Ears)
    assert (told, ears.played) == (["sound: ValueError: no such surface"], [])
