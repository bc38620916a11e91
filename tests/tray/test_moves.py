"""What the director of the stage calls: one `moved` a call, and dice on their way to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLineF, QRectF
from pytestqt.qtbot import QtBot

from zonk_desktop.tray import marks
from zonk_desktop.tray.camera import fit
from zonk_desktop.tray.marks import beside, die_box, place_tags
from zonk_desktop.tray.measures import HALF_X, HALF_Y, RIM_HEIGHT
from zonk_desktop.tray.scene import AROUND
from zonk_desktop.tray.state import PLUM, Die, Lamp, Plate, Table
from zonk_desktop.tray.view import DiceTray

from .conftest import Clock

FELT = Table(tuple(Die(i, place="felt", face=i + 1) for i in range(5)))
KEPT = Table(
    (
        Die(0, place="seat", seat=0, face=1),
        Die(1, place="seat", seat=1, face=2),
        Die(2, place="seat", seat=2, face=3),
        *FELT.dice[3:],
    ),
    (Plate("three alike 300", 0, 3),),
)
LIT = replace(FELT, dice=tuple(replace(die, picked=True) for die in FELT.dice))


def told(tray: DiceTray) -> list[str]:
    found: list[str] = []
    tray.moves.moved.connect(found.append)
    return found


def point(tray: DiceTray, index: int) -> tuple[float, float]:
    at = tray.die_point(index)
    assert at is not None
    return at.x(), at.y()


CALLS: dict[str, Callable[[DiceTray], None]] = {
    "gather": lambda tray: tray.moves.gather((0, 1, 2, 3, 4)),
    "show": lambda tray: tray.moves.show(LIT),
    "keep": lambda tray: tray.moves.keep(KEPT),
    "light": lambda tray: tray.moves.light_up(LIT),
    "sweep": lambda tray: tray.moves.sweep(),
    "undo": lambda tray: tray.moves.undo(FELT),
    "lamp": lambda tray: tray.moves.lamp(Lamp(0.75, PLUM)),
    "push": lambda tray: tray.moves.push_in(0),
}


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("still", [False, True])
def test_every_call_ends_in_one_moved(
    qtbot: QtBot, tray: DiceTray, clock: Clock, name: str, still: bool
) -> None:
    tray.set_table(KEPT if name == "undo" else FELT, animate=False)
    tray.set_reduce_motion(still)
    found = told(tray)
    CALLS[name](tray)
    assert found == []  # never within the call
    if still:
        assert not tray._play._clock.isActive(), "nothing is painted twice"
        qtbot.waitUntil(lambda: found == [name])
        assert not tray.moving
    else:
        clock.turn(0.05)
        assert found == [], "told before it was over"
        clock.turn(3.0)
        assert found == [name]
    qtbot.wait(30)
    assert found == [name]
    assert not tray.moves.running


def test_marks_go_at_once_where_nothing_may_move(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(LIT, animate=False)
    tray.set_reduce_motion(True)
    tray.moves.gather((0, 1, 2, 3, 4))
    assert not tray.sight.busy(clock.time)
    assert not tray.sight.frame().scene.rings.any()


def test_a_movement_takes_the_place_of_another(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    found = told(tray)
    tray.moves.lamp(Lamp(0.75))
    tray.moves.keep(KEPT)
    clock.turn(0.1)
    tray.moves.sweep()
    assert found == ["keep"]
    clock.turn(5)
    assert sorted(found) == ["keep", "lamp", "sweep"]


def test_all_ends_at_once_when_asked(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    found = told(tray)
    tray.moves.lamp(Lamp(0.75))
    tray.moves.keep(KEPT)
    tray.moves.finish()
    assert sorted(found) == ["keep", "lamp"]
    assert not tray.moving
    assert tray.sight.pool(clock.time).colour == pytest.approx((0.75, 0.75, 0.75))


def test_kept_dice_go_one_after_another_and_plates_come_last(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    start = [point(tray, i) for i in range(3)]
    tray.moves.keep(KEPT)
    clock.turn(0.05)
    assert point(tray, 0) != start[0]
    assert [point(tray, i) for i in (1, 2)] == start[1:]
    clock.turn(0.11)
    assert point(tray, 1) != start[1]
    assert point(tray, 2) == start[2]
    player = tray.sight.player
    assert player is not None
    assert [p.grown for p in player.dice.brass.shown(clock.time)[0]] == [0.0]
    clock.turn(2)
    assert [p.grown for p in player.dice.brass.shown(clock.time)[0]] == [1.0]
    # Undone, they lie where they lay, and the last went first.
    tray.moves.undo(FELT)
    seats = [point(tray, i) for i in range(3)]
    clock.turn(0.05)
    assert point(tray, 2) != seats[2]
    assert [point(tray, i) for i in (0, 1)] == seats[:2]
    clock.turn(2)
    assert [point(tray, i) for i in range(3)] == [pytest.approx(at) for at in start]


def test_dice_light_up_from_left_to_right(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    tray.moves.light_up(LIT)
    player = tray.sight.player
    assert player is not None
    clock.turn(0.17)
    scene = player.scene(clock.time)
    order = np.argsort(scene.places[:, 0])
    rings = scene.rings[order]
    assert list(rings) == sorted(rings, reverse=True)
    assert rings[0] == 1
    assert rings[-1] == 0


def test_swept_dice_leave_the_picture_and_touch_nothing(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(KEPT, animate=False)
    player = tray.sight.player
    assert player is not None
    tray.moves.sweep()
    last = -99.0
    for _ in range(40):
        clock.turn(0.01)
        scene = player.scene(clock.time)
        lowest = scene.places[:, 2] - 0.5 * np.abs(scene.rotations[:, 2, :]).sum(axis=-1)
        assert lowest.min() > -1e-6
        assert scene.shown.min() == 1, "nothing fades"
        assert scene.places[:, 0].min() >= last
        last = float(scene.places[:, 0].min())
    clock.turn(0.2)
    assert last > HALF_X
    assert len(player.scene(clock.time).places) == 0
    assert all(die.place == "hand" for die in tray.sight.table.dice)
    assert player.dice.brass.shown(clock.time) == ([], [])


def test_dice_are_held_at_the_near_rim_and_thrown_from_there(
    qtbot: QtBot, tray: DiceTray, clock: Clock
) -> None:
    tray.set_table(FELT, animate=False)
    player = tray.sight.player
    assert player is not None
    tray.moves.gather((0, 1, 2, 3, 4))
    clock.turn(0.2)
    held = player.scene(clock.time).places
    assert len(held) == 5
    assert held[:, 1].max() < -HALF_Y + 0.5
    apart = np.linalg.norm(held[:, None] - held[None, :], axis=-1) + 9 * np.eye(5)
    assert apart.min() > 1.0
    tray.throw((0, 1, 2, 3, 4), (1, 1, 1, 1, 1), 7)
    qtbot.waitUntil(lambda: player.playing)
    before, steps = held, []
    while player.time(clock.time) < 0.05:
        clock.turn(0.008)
        scene = player.scene(clock.time)
        assert scene.shown.min() == 1, "nothing fades in"
        steps.append(float(np.linalg.norm(scene.places - before, axis=1).max()))
        before = scene.places
    # In one movement: no die jumps.
    assert max(steps) < 0.9
    tray.skip()


def test_a_narrow_lamp_follows_its_die(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    tray.moves.lamp(Lamp(on=3))
    clock.turn(1)
    pool = tray.sight.pool(clock.time)
    player = tray.sight.player
    assert player is not None
    where = player.where(3, clock.time)
    assert where is not None
    assert (pool.x, pool.y) == pytest.approx(where[:2])
    assert pool.at(pool.x, pool.y) == pytest.approx((1, 1, 1))
    assert pool.at(pool.x + 5, pool.y) == pytest.approx((AROUND,) * 3)


def test_the_eye_comes_nearer_and_points_stay_true(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    size = tray.sight.camera().focal
    tray.moves.push_in()
    clock.turn(1)
    assert tray.sight.camera().focal == pytest.approx(size * 1.06)
    for index in range(5):
        at = tray.die_point(index)
        assert at is not None
        assert tray.sight.die_at(at) == index
    tray.moves.pull_back()
    clock.turn(1)
    assert tray.sight.camera().focal == size
    tray.set_reduce_motion(True)
    tray.moves.push_in()
    assert tray.sight.camera().focal == size


def test_everybodys_die_in_a_row_and_again_in_its_place(
    qtbot: QtBot, tray: DiceTray, clock: Clock
) -> None:
    players = 6
    tray.set_table(Table(tuple(Die(i) for i in range(players)), row=players))
    everybody = tuple(range(players))
    faces = (3, 6, 2, 6, 5, 4)
    tray.toss(everybody, faces, everybody, 5)
    player = tray.sight.player
    assert player is not None
    qtbot.waitUntil(lambda: player.playing)
    clock.turn(9)
    assert not tray.is_rolling()
    assert tray.shown_faces() == dict(enumerate(faces))
    row = tuple(Die(i, place="row", seat=i, face=f) for i, f in enumerate(faces))
    tray.set_table(Table(row, row=players))
    before = [point(tray, i) for i in everybody]
    xs = [x for x, _ in before]
    assert xs == sorted(xs)
    names = [tray.moves.place_for_name(i) for i in everybody]
    assert all(
        name is not None and name.y() > at[1] for name, at in zip(names, before, strict=True)
    )
    tray.toss((1, 3), (2, 5), (1, 3), 6)
    qtbot.waitUntil(lambda: player.playing)
    clock.turn(0.2)
    assert [point(tray, i) for i in (0, 2, 4, 5)] == [before[i] for i in (0, 2, 4, 5)]
    assert [tray.moves.place_for_name(i) for i in everybody] == names, "names stay where they are"
    clock.turn(9)
    assert [point(tray, i) for i in everybody] == [pytest.approx(at, abs=1) for at in before]
    assert tray.shown_faces()[1] == 2
    assert tray.shown_faces()[3] == 5


def test_the_magic_number_goes_up_to_the_rim(tray: DiceTray, clock: Clock) -> None:
    tray.set_table(FELT, animate=False)
    tray.moves.show(Table(tuple(Die(i) for i in range(5)), magic=(1, 2, 3, 4, 5)))
    player = tray.sight.player
    assert player is not None
    clock.turn(0.1)
    scene = player.scene(clock.time)
    assert len(scene.places) == 5
    assert 0.5 < scene.scales.min() < 1
    clock.turn(2)
    scene = player.scene(clock.time)
    assert scene.places[:, 1].min() > HALF_Y
    assert scene.scales.max() < 0.5
    assert tray.shown_faces() == {}


def strewn(seed: int) -> list[tuple[float, float, float]]:
    """The places of six dice that lie apart."""
    rng = np.random.default_rng(seed)
    dice: list[tuple[float, float, float]] = []
    while len(dice) < 6:
        x, y = rng.uniform(-4.3, 4.3), rng.uniform(-0.6, 2.3)
        if all(np.hypot(x - a, y - b) > 1.3 for a, b, _ in dice):
            dice.append((float(x), float(y), 0.5))
    return dice


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (672, 420)])
def test_tags_stand_on_no_die_and_on_no_other_tag(size: tuple[int, int]) -> None:
    cam = fit(*size)
    inside = QRectF(0, 0, *size)
    width, height = 60.0, 22.0
    leaders = 0
    for seed in range(60):
        dice = strewn(seed)
        found = place_tags(cam, [(width, height)] * 6, dice, dice, inside)
        boxes = [die_box(cam, die) for die in dice]
        for k, placed in enumerate(found):
            assert inside.contains(placed.box)
            for box in boxes:
                hidden = placed.box.intersected(box)
                assert hidden.width() * hidden.height() < 0.05 * width * height
            assert not any(placed.box.intersects(o.box) for o in found[k + 1 :])
            leaders += placed.leader is not None
    assert leaders < 60


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (656, 430)])
def test_a_label_points_at_its_die_and_at_no_other(size: tuple[int, int]) -> None:
    cam = fit(*size)
    inside = QRectF(0, 0, *size)
    found = 0
    for seed in range(60):
        dice = strewn(seed)
        boxes = [die_box(cam, die) for die in dice]
        for n, die in enumerate(dice):
            placed = beside(cam, (160.0, 33.0), die, boxes, inside)
            if placed is None:
                continue
            found += 1
            assert inside.contains(placed.box)
            others = [box for m, box in enumerate(boxes) if m != n]
            assert not any(placed.box.intersects(box) for box in boxes)
            line = placed.leader
            if line is None:
                continue
            middles = [box.center() for box in others]
            along = [line.pointAt(step / 50) for step in range(51)]
            far = min(QLineF(a, b).length() for a in along for b in middles)
            assert far > boxes[n].width() * 0.3, "it runs over another die"
    assert found > 200, "of 360; the rest have no room, and then there is none"


def test_plates_flow_together(tray: DiceTray, clock: Clock) -> None:
    one = replace(KEPT, plates=(Plate("5 50", 0), Plate("1 100", 1)))
    tray.set_table(one, animate=False)
    tray.moves.show(replace(one, plates=(Plate("carried 150", 0, 3),)))
    player = tray.sight.player
    assert player is not None
    clock.turn(0.1)
    stand, go = player.dice.brass.shown(clock.time)
    assert [p.plate.text for p in stand] == ["carried 150"]
    assert [p.plate.text for p in go] == ["5 50", "1 100"]
    assert all(p.along > 0 for p in go[:1])
    clock.turn(2)
    assert player.dice.brass.shown(clock.time)[1] == []


@pytest.mark.parametrize("size", [(656, 430), (1370, 800)])
def test_tags_leave_the_upper_rim_to_banner_and_magic_number(size: tuple[int, int]) -> None:
    cam = fit(*size)
    rim = cam.project(0.0, HALF_Y, RIM_HEIGHT)[1]
    row = [(x, 2.4, 0.5) for x in (-3.6, -1.2, 1.2, 3.6)]
    placed = place_tags(cam, [(size[0] / 16, size[0] / 32)] * 4, row, row, marks.inside(cam))
    for one in placed:
        assert one.box.top() >= rim - 1
        assert not any(one.box.intersects(die_box(cam, die)) for die in row)
