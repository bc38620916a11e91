"""What is kept from frame to frame is what would be worked out anew."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from zonk_desktop.tray import dice_shadow
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.frame import Frame
from zonk_desktop.tray.lamp import Pool
from zonk_desktop.tray.light import F32
from zonk_desktop.tray.packing import Packer
from zonk_desktop.tray.player import Player
from zonk_desktop.tray.scene import Scene
from zonk_desktop.tray.shaders import HEAD, ROWS
from zonk_desktop.tray.state import DiceSet, Die, Felt, Plate, Table
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.track import Throw

HAND = Table(tuple(Die(i, ("ivory", "red", "mint")[i % 3]) for i in range(5)))
LYING = replace(
    HAND,
    dice=(
        Die(0, "ivory", "felt", 5, picked=True, tag="+50"),
        Die(1, "red", "felt", 2, dim=True),
        *(Die(i, place="seat", seat=i - 2, face=1) for i in range(2, 5)),
    ),
    plates=(Plate("1 100", 0, 3),),
    magic=(1, 2, 3, 4, 5),
)
CAMERA = fit(960, 600)


@pytest.fixture(scope="module")
def throw() -> Throw:
    return Thrower(plain=True).throw(2, (3, 4), 5)


def same(one: Scene, other: Scene) -> None:
    for name in ("places", "rotations", "marks"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    assert one.colours == other.colours
    assert one.rolling == other.rolling
    assert one.small == other.small


class Watched:
    """A player and a packer that keep, beside ones that keep nothing."""

    def __init__(self, dice: DiceSet = "ivory") -> None:
        self.player, self.packer = Player(), Packer()
        self.dice: DiceSet = dice
        self.felt: Felt = "moss"
        self.pool = Pool()
        self.now = 10.0

    def look(self, seconds: float, step: float = 0.03) -> None:
        for _ in range(round(seconds / step)):
            self.frame()
            self.now += step
            if self.player.due(self.now):
                self.player.finish(self.now)

    def frame(self) -> None:
        player = self.player
        scene = player.scene(self.now)
        player._at_rest, player._beside = (0, Scene.empty()), None
        same(scene, player.scene(self.now))
        frame = Frame(CAMERA, scene, self.felt, self.dice, self.pool)
        for mine, fresh in zip(
            self.packer.pack(frame, 1.0), Packer().pack(frame, 1.0), strict=True
        ):
            assert (mine.count, mine.marked, mine.glows) == (
                fresh.count, fresh.marked, fresh.glows,
            )  # fmt: skip
            used = HEAD + mine.count * ROWS
            assert np.array_equal(mine.data[:used], fresh.data[:used])


@pytest.mark.parametrize("dice", ["ivory", "glow"])
def test_frames_of_an_evening(throw: Throw, dice: DiceSet) -> None:
    watched = Watched(dice)
    player = watched.player
    player.set_table(HAND, watched.now, 1.0)
    watched.look(0.1)
    player.dice.gather((0, 1), watched.now, 1.0)
    watched.look(0.3)
    player.start(throw, (0, 1), watched.now + 0.17, 1.0, 0.17)
    watched.look(throw.seconds + 0.5)
    assert not player.playing
    player.set_table(LYING, watched.now, 1.0, keep_each=0.11)
    watched.look(1.2)
    # The same look with another die marked, another lamp, another cloth.
    dimmed = replace(LYING, dice=(replace(LYING.dice[0], dim=True), *LYING.dice[1:]))
    player.set_table(dimmed, watched.now, 0.0)
    watched.look(0.2)
    watched.pool = Pool(0.0, 0.8, 2.3, (0.9, 0.7, 0.9), 0.4)
    watched.look(0.2)
    watched.pool, watched.felt = Pool(), "night"
    watched.look(0.2)
    # Thrown again beside dice that were kept.
    player.dice.gather((0, 1), watched.now, 1.0)
    player.start(throw, (0, 1), watched.now + 0.35, 1.0, 0.17)
    player.set_table(replace(LYING, plates=()), watched.now, 1.0)
    watched.look(throw.seconds + 1.0)
    player.dice.aim(0.3, 0.1)
    watched.look(0.1)
    player.dice.sweep(watched.now, 1.0)
    watched.look(1.0)
    player.set_table(replace(LYING, magic=()), watched.now, 1.0)
    player.dice.end()
    watched.look(0.2)


def test_dice_at_rest_are_worked_out_once(throw: Throw) -> None:
    player, now = Player(), 10.0
    player.set_table(LYING, now, 0.0)
    player.start(throw, (0, 1), now + 1, 1.0)
    first = player.scene(now + 1.1)
    second = player.scene(now + 1.3)
    assert first.marks is second.marks
    assert not np.array_equal(first.places, second.places)
    settled = player.dice.settled(now + 1.3)
    assert settled
    player.finish(now + 1.4)
    assert player.dice.settled(now + 1.4) != settled, "they lie there now"
    player.set_table(HAND, now + 2, 1.0)
    assert player.dice.settled(now + 2) == 0, "dice are on their way"
    assert player.dice.settled(now + 9)


def test_a_shadow_is_worked_out_anew_for_dice_that_move(
    throw: Throw, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []
    shadows = dice_shadow.shadows

    def counted(places: F32, rotations: F32, size: int) -> object:
        worked_out.append(len(places))
        return shadows(places, rotations, size)

    monkeypatch.setattr(dice_shadow, "shadows", counted)
    player, kept = Player(), dice_shadow.Kept()
    player.set_table(LYING, 10.0, 0.0)
    player.start(throw, (0, 1), 10.0, 1.0, 0.0)
    for now in (10.2, 10.3, 10.3, 60.0, 61.0):
        scene = player.scene(now)
        for one, anew in zip(
            kept.shadows(scene.places, scene.rotations, 36),
            dice_shadow.Kept().shadows(scene.places, scene.rotations, 36),
            strict=True,
        ):
            assert (one.x, one.y, one.span) == (anew.x, anew.y, anew.span)
            assert np.array_equal(one.levels, anew.levels)
    # Each second figure counts those worked out without what was kept.
    assert worked_out[::2] == [10, 2, 0, 2, 0], "five and the Magic Number; two of them move"
