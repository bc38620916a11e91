"""What is kept from frame to frame is what would be worked out anew."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from zonk_desktop.tray import dice_cast, dice_shadow, painter
from zonk_desktop.tray.camera import fit, low
from zonk_desktop.tray.dicemath import flat
from zonk_desktop.tray.light import F32
from zonk_desktop.tray.packing import Packer
from zonk_desktop.tray.painter import TrayPainter
from zonk_desktop.tray.player import DicePlayer
from zonk_desktop.tray.scene import DiceScene, Frame, Pool
from zonk_desktop.tray.shaders import HEAD, ROWS
from zonk_desktop.tray.state import DiceSet, Die, Felt, Plate, Table
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.track import ThrowTrack

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
def throw() -> ThrowTrack:
    return Thrower(plain=True).throw(2, (3, 4), 5)


def same(one: DiceScene, other: DiceScene) -> None:
    for name in ("places", "rotations", "marks"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    assert one.colours == other.colours
    assert one.rolling == other.rolling
    assert one.small == other.small


class Watched:
    """A player and a packer that keep, beside ones that keep nothing."""

    def __init__(self, dice: DiceSet = "ivory") -> None:
        self.player, self.packer = DicePlayer(), Packer()
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
        player._at_rest, player._beside = (0, DiceScene.empty()), None
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
def test_frames_of_an_evening(throw: ThrowTrack, dice: DiceSet) -> None:
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


def test_dice_at_rest_are_worked_out_once(throw: ThrowTrack) -> None:
    player, now = DicePlayer(), 10.0
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
    throw: ThrowTrack, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []
    shadows = dice_shadow.shadows

    def counted(places: F32, rotations: F32, size: int) -> object:
        worked_out.append(len(places))
        return shadows(places, rotations, size)

    monkeypatch.setattr(dice_shadow, "shadows", counted)
    player, kept = DicePlayer(), dice_shadow.ShadowCache()
    player.set_table(LYING, 10.0, 0.0)
    player.start(throw, (0, 1), 10.0, 1.0, 0.0)
    for now in (10.2, 10.3, 10.3, 60.0, 61.0):
        scene = player.scene(now)
        for one, anew in zip(
            kept.shadows(scene.places, scene.rotations, moving=True),
            dice_shadow.ShadowCache().shadows(scene.places, scene.rotations, moving=True),
            strict=True,
        ):
            assert (one.x, one.y, one.span) == (anew.x, anew.y, anew.span)
            assert np.array_equal(one.levels, anew.levels)
    # Each second figure counts those worked out without what was kept.
    assert worked_out[::2] == [10, 2, 0, 2, 0], "five and the Magic Number; two of them move"


def test_shadows_become_fine_a_few_a_frame_and_stay_so() -> None:
    """To work out all of them as dice come to rest was a third of the longest pause."""
    player, kept = DicePlayer(), dice_shadow.ShadowCache()
    player.set_table(replace(HAND, seats=5), 10.0, 0.0)
    player.dice.gather((0, 1, 2, 3, 4), 10.0, 0.0)
    scene = player.scene(11.0)

    def coarse(*, moving: bool) -> int:
        found = kept.shadows(scene.places, scene.rotations, moving=moving)
        assert kept.waits is any(one.coarse for one in found)
        return sum(one.coarse for one in found)

    assert coarse(moving=True) == 5
    assert [coarse(moving=False) for _ in range(5)] == [5, 3, 1, 0, 0], "as before in the first"
    # What lies beside a throw is as fine as it was.
    assert coarse(moving=True) == 0
    fresh = dice_shadow.ShadowCache()
    fine = fresh.shadows(scene.places, scene.rotations, moving=False)
    assert not fresh.waits
    for one, other in zip(
        fine, kept.shadows(scene.places, scene.rotations, moving=False), strict=True
    ):
        assert np.array_equal(one.levels, other.levels)


@pytest.mark.parametrize("exact", [False, True])
def test_a_die_that_is_dimmed_is_cast_once(exact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[float]] = []
    cast = dice_cast.cast

    def counted(*given: Any) -> object:
        made.append([round(float(dim), 3) for dim in given[4]])
        return cast(*given)

    monkeypatch.setattr(dice_cast, "cast", counted)
    # However busy the machine is, no picture is late.
    monkeypatch.setattr(painter, "BUDGET", dict.fromkeys(painter.BUDGET, math.inf))
    player, drawer = DicePlayer(), TrayPainter(steady=exact)
    bright = replace(LYING, dice=LYING.dice[:2], plates=(), magic=())
    bright = replace(bright, dice=(bright.dice[0], replace(bright.dice[1], dim=False)))
    player.set_table(bright, 10.0, 0.0)
    before = painted(drawer, player.scene(11.0))
    assert made == [[0.0, 0.0]]
    player.set_table(replace(LYING, plates=(), magic=(), dice=LYING.dice[:2]), 12.0, 1.0)
    between = [painted(drawer, player.scene(now)) for now in (12.02, 12.05, 12.08)]
    after = painted(drawer, player.scene(13.0))
    assert len(made) == (5 if exact else 2)
    assert made[-1] == [1.0]
    assert after == painted(TrayPainter(steady=True), player.scene(13.0))
    assert len({bytes(one.constBits()) for one in (before, *between, after)}) == 5
    # Bright again, and on the way there dim once more: both are known.
    made.clear()
    player.set_table(bright, 14.0, 1.0)
    for now in (14.02, 14.06, 15.0):
        last = painted(drawer, player.scene(now))
    assert last == before
    assert exact or not made


def test_no_die_is_cast_anew_while_the_lamp_moves() -> None:
    """With each turn it takes another colour: to cast all dice for that was a pause."""
    drawer = TrayPainter()
    player = DicePlayer()
    player.set_table(replace(LYING, plates=(), magic=()), 10.0, 0.0)
    scene = player.scene(11.0)
    plain, made = painted(drawer, scene), [drawer._cast.made]
    seen = [plain]
    for share in (0.0, 0.3, 1.0):
        pool = Pool().towards(Pool(1.0, 0.5, 3.0, (1.12, 0.9, 0.4), 0.5), share)
        seen.append(painted(drawer, scene, pool))
        made.append(drawer._cast.made)
        assert seen[-1] == painted(TrayPainter(steady=True), scene, pool)
    assert made == [5, 0, 0, 0]
    assert seen[1] == plain
    assert len({bytes(one.constBits()) for one in seen}) == 3
    assert painted(drawer, scene) == plain


def painted(drawer: TrayPainter, scene: DiceScene, pool: Pool = Pool()) -> QImage:  # noqa: B008
    picture = QImage(480, 300, QImage.Format.Format_RGB32)
    picture.fill(0)
    painter = QPainter(picture)
    drawer.paint(painter, Frame(fit(480, 300), scene, "moss", "ivory", pool))
    painter.end()
    return picture


@pytest.mark.parametrize("gliding", [False, True])
def test_dice_that_come_to_rest_are_fine_in_the_frame_after(
    throw: ThrowTrack, gliding: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page beside them changes in the same frame: both together were a pause."""
    drawer = TrayPainter()
    # However slow this machine is: what it would make of that is looked at elsewhere.
    monkeypatch.setattr(drawer, "_learn", lambda seconds: None)
    drawer._each = 1.0
    at, turned = throw.at(throw.seconds)
    marks = np.tile([0.0, 0.0, 1.0, 0.0, 1.0], (len(at), 1))
    rolls = DiceScene(at, turned, ["ivory", "red"], marks, True, True)
    lies = replace(rolls, rolling=False, gliding=gliding)
    assert not drawer.unfinished
    moving = painted(drawer, rolls)
    assert not drawer.unfinished
    first = painted(drawer, lies)
    # What glides is painted again anyhow.
    assert drawer.unfinished is not gliding
    second = painted(drawer, lies)
    assert not drawer.unfinished
    fine = painted(TrayPainter(steady=True), lies)
    assert second == fine
    assert first != fine
    assert moving != fine
    # Without a throw before it a picture is fine at once.
    assert painted(TrayPainter(), lies) == fine


def test_dice_that_move_are_as_fine_as_the_time_for_them_allows() -> None:
    """Also in the first frame of a throw: to cast all of them finely was its longest pause."""
    drawer = TrayPainter()
    drawer._each = 0.001
    fine = {fresh: drawer._fineness("gliding", fresh) for fresh in (0, 1, 2, 6, 8, 12, 600)}
    assert [fine[fresh] for fresh in (0, 1, 2, 6, 8)] == [1.0] * 5
    assert fine[12] == pytest.approx(math.sqrt(2 / 3))
    assert fine[600] == painter.COARSEST
    assert drawer._fineness("rolling", 6) == pytest.approx(math.sqrt(2 / 3))
    assert drawer._fineness("", 6) == pytest.approx(math.sqrt(2 / 3)), "as they come to rest"
    assert drawer._fineness("", 6) == 1.0
    drawer._learn(0.003)
    assert drawer._each == pytest.approx(0.0014)
    drawer._learn(0.0004)
    assert drawer._each == pytest.approx(0.0012)
    assert TrayPainter(steady=True)._fineness("rolling", 600) == 1.0


def test_many_dice_become_fine_a_few_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """To cast six large dice at once was the longest pause of a throw."""
    drawer = TrayPainter()
    monkeypatch.setattr(drawer, "_learn", lambda seconds: None)
    drawer._each = 1.0
    places = np.array([(1.5 * n - 3.7, 0.6, 0.5) for n in range(6)])
    marks = np.tile([0.0, 0.0, 1.0, 0.0, 1.0], (6, 1))
    turned = np.array([flat(n + 1, 0.3 * n) for n in range(6)])
    lies = DiceScene(places, turned, ["ivory"] * 5 + ["red"], marks)
    painted(drawer, replace(lies, rolling=True))
    pictures, made = [painted(drawer, lies)], [drawer._cast.made]
    while drawer.unfinished:
        pictures.append(painted(drawer, lies))
        made.append(drawer._cast.made)
    assert made == [0, 2, 2, 2]
    fine = painted(TrayPainter(steady=True), lies)
    assert [picture == fine for picture in pictures] == [False, False, False, True]
    # One that is dimmed on the way is as dim as it is to be, whatever its fineness.
    painted(drawer, replace(lies, rolling=True))
    dim = replace(lies, marks=np.tile([0.0, 0.0, 1.0, 1.0, 1.0], (6, 1)))
    for _ in range(4):
        painted(drawer, dim)
    assert painted(drawer, dim) == painted(TrayPainter(steady=True), dim)


def test_the_square_of_a_die_holds_all_of_it_and_little_else() -> None:
    """Every pixel of it is a ray."""
    chance = np.random.default_rng(3)
    turns = np.linalg.qr(chance.normal(size=(40, 3, 3)))[0]
    turns *= np.linalg.det(turns)[:, None, None]
    places = chance.uniform((-4.5, -2.5, 0.5), (4.5, 2.5, 2.5), (40, 3))
    taken = []
    for cam in (CAMERA, low(960, 600)):
        for place, turn in zip(places, turns, strict=True):
            (picture,) = dice_cast.cast(
                cam, place[None], turn[None], ["ivory"], np.zeros(1, np.float32)
            )
            covered = picture.pixels[..., 3]
            for edge in (covered[0], covered[-1], covered[:, 0], covered[:, -1]):
                assert not edge.any()
            taken.append((covered > 0).mean())
    assert np.mean(taken) > 0.5


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_dice_in_the_hand_lie_upon_none_that_were_kept(kept: int, seats: int) -> None:
    player, rest = DicePlayer(), tuple(range(kept, seats))
    aside = tuple(Die(n, place="seat", seat=n, face=1) for n in range(kept))
    felt = tuple(Die(n, place="felt", face=2) for n in rest)
    player.set_table(Table(aside + felt, seats=seats), 1.0, 0.0)
    player.dice.gather(rest, 1.0, 0.0)
    actors = player.dice.actors
    last = max(float(actors[n].pose[0][0]) for n in range(kept))
    assert all(float(actors[n].pose[0][0]) > last + 0.9 for n in rest)
