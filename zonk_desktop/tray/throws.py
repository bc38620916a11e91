"""Throws by MuJoCo.

The game has decided the faces before anything moves. The throw is simulated, and each die's
labels are turned by one of the 24 rotations of the cube, before the first frame, so that the
wanted face ends on top. A throw that ends cocked, stacked or on an edge is thrown away and the
next sub-seed tried, so the same seed always gives the same throw.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import plain_throw
from .camera import Camera, fit
from .dicemath import Array, about_z, matrices, relabel_all, top_face
from .flick import FlickPush
from .measures import BRASS_Y, GRAVITY, HALF_X, HALF_Y, RIM_HEIGHT, RIM_WIDTH
from .physics import Recorder, World, is_there
from .track import Impact, ThrowTrack

#: The flattest view there is, in which dice hide the most of one another.
FLATTEST_VIEW = fit(1600, 700)
#: The largest share of a die that may be hidden.
MOST = 0.20
#: Rays in a row, over a box round a die.
GRID = 22

_CORNERS = np.array([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)])


def _outlines(cam: Camera, places: Array, rotations: Array) -> Array:
    """The corners of dice in the picture, y up: (n, 8, 2)."""
    corners = _CORNERS @ np.swapaxes(rotations, 1, 2) + places[:, None, :]
    x, y = cam.project(corners[..., 0], corners[..., 1], corners[..., 2])
    return np.stack([x, -y], axis=-1)


def _within(corners: Array, points: Array) -> NDArray[np.bool_]:
    """Whether points lie inside the hull of eight corners: on one side of all its edges."""
    middle = corners.mean(axis=0)
    inside = np.ones(len(points), bool)
    for a in range(8):
        for b in range(a + 1, 8):
            way = corners[b] - corners[a]
            side = way[0] * (corners[:, 1] - corners[a, 1]) - way[1] * (
                corners[:, 0] - corners[a, 0]
            )
            if side.max() > 1e-9 and side.min() < -1e-9:
                continue  # not an edge of the hull
            inward = way[0] * (middle[1] - corners[a, 1]) - way[1] * (middle[0] - corners[a, 0])
            of = way[0] * (points[:, 1] - corners[a, 1]) - way[1] * (points[:, 0] - corners[a, 0])
            inside &= of * inward >= 0
    return inside


def hidden(places: Array, rotations: Array, cam: Camera = FLATTEST_VIEW) -> Array:
    """The share of each die that dice nearer to the camera hide."""
    corners = _outlines(cam, places, rotations)
    low, high = corners.min(axis=1), corners.max(axis=1)
    depth = cam.depth(places[:, 1], places[:, 2])
    steps = (np.arange(GRID) + 0.5) / GRID
    shares = np.zeros(len(places))
    for die in range(len(places)):
        before = [
            k
            for k in range(len(places))
            if depth[k] < depth[die]
            and bool(np.all(low[k] < high[die]) and np.all(low[die] < high[k]))
        ]
        if not before:
            continue
        x = low[die, 0] + (high[die, 0] - low[die, 0]) * steps
        y = low[die, 1] + (high[die, 1] - low[die, 1]) * steps
        grid = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
        grid = grid[_within(corners[die], grid)]
        covered = np.zeros(len(grid), bool)
        for k in before:
            covered |= _within(corners[k], grid)
        shares[die] = covered.mean()
    return shares


TIMESTEP = 0.001  # with 2 ms a die never comes to rest
EVERY = 8
LONGEST = 4.0
ATTEMPTS = 40
MOST_AHEAD = 8
FLAT = 0.9999
BUTTON_SPEED, BUTTON_SPREAD = (15.0, 21.0), (-0.22, 0.30)
"""The push of the button on a closed table: from the left, and never twice the same."""
GENTLE = FlickPush(11.0, 2.0)
"""The push of the button on an open one. What leaves the table all the same is thrown again."""
OPEN_SHARE = 0.72
"""A flick is this much weaker on an open table, or no die would ever stay."""


APART = 1.74
"""From die to die in the hand: however they are turned, they do not touch."""


Lying = tuple[tuple[float, float, float], ...]
"""Dice that stay on the felt while others are thrown: x, y and the turn about the upright."""


def _wall(name: str, x: float, y: float, half_x: float, half_y: float, height: float) -> str:
    return (
        f'<geom name="{name}" type="box" pos="{x} {y} {height / 2}" '
        f'size="{half_x} {half_y} {height / 2}" friction=".25 .005 .0005"/>'
    )


def _model(count: int, open_table: bool, lying: Lying = ()) -> str:
    """The table and its dice. A closed one has walls up to the lamp, an open one its rim."""
    height = RIM_HEIGHT if open_table else 12.0
    w = RIM_WIDTH / 2
    middle = (HALF_Y + BRASS_Y) / 2
    span = (HALF_Y - BRASS_Y) / 2
    walls = (
        _wall("east", HALF_X + w, middle, w, span + 2 * w, height)
        + _wall("west", -HALF_X - w, middle, w, span + 2 * w, height)
        + _wall("north", 0, HALF_Y + w, HALF_X + 2 * w, w, height)
        # Over the brass line stands a wall nobody sees: no die ever lands on the rail.
        + _wall("south", 0, BRASS_Y - 1, HALF_X + 4, 1, 12.0)
    )
    floor = (
        f'<geom name="floor" type="box" pos="0 0 -1" '
        f'size="{HALF_X + RIM_WIDTH} {HALF_Y + RIM_WIDTH} 1"/>'
        if open_table
        else '<geom name="floor" type="plane" size="20 20 1"/>'
    )
    dice = "".join(
        f'<body name="d{i}"><freejoint/>'
        f'<geom name="g{i}" type="box" size=".5 .5 .5" density="1"/></body>'
        for i in range(count)
    )
    still = "".join(
        f'<geom type="box" size=".5 .5 .5" pos="{x} {y} .5" euler="0 0 {math.degrees(turn)}"/>'
        for x, y, turn in lying
    )
    return (
        f'<mujoco><compiler angle="degree"/><option timestep="{TIMESTEP}" gravity="0 0 -{GRAVITY}" '
        'integrator="implicitfast" cone="elliptic" iterations="30" impratio="3"/>'
        '<default><geom condim="4" friction=".42 .012 .001" solref="-60000 -110" '
        'solimp=".97 .99 .01"/></default>'
        f"<worldbody>{floor}{walls}{still}{dice}</worldbody></mujoco>"
    )


class _Asked(NamedTuple):
    """All that the way of a throw depends on; its faces are none of it."""

    dice: int
    seed: int
    push: FlickPush | None = None
    open_table: bool = False
    lying: Lying = ()


class _Way(NamedTuple):
    """How the dice of a throw go, whatever their faces are called."""

    positions: Array
    rotations: Array
    impacts: tuple[Impact, ...]
    over: tuple[int, ...]
    rubbing: Array
    #: Which of the turns that show a face is taken.
    pick: int

    def labelled(self, faces: Sequence[int]) -> ThrowTrack:
        """This throw, ending with these faces on top."""
        turns = relabel_all(self.rotations[-1], faces, self.pick)
        return ThrowTrack(
            self.positions,
            self.rotations @ turns,
            TIMESTEP * EVERY,
            self.impacts,
            self.over,
            self.rubbing,
        )


class Thrower:
    """Throws dice; keeps one compiled table for every number of dice. Not for two threads."""

    def __init__(self, plain: bool = False) -> None:
        #: Throws worked out before they were asked for.
        self._ahead: dict[_Asked, _Way | None] = {}
        self._worlds: dict[tuple[int, bool, Lying], World] = {}
        #: Without it, as where there is no wheel for this machine, the plain throw takes over.
        self.has_physics = not plain and is_there()

    def throw(
        self,
        count: int,
        faces: Sequence[int],
        seed: int,
        push: FlickPush | None = None,
        open_table: bool = False,
        lying: Lying = (),
    ) -> ThrowTrack:
        """The throw of this seed, ending with `faces` on top. Dice in `lying` are in the way."""
        if not self.has_physics or not 1 <= count <= 8:
            return plain_throw.throw(count, faces, seed, push, lying)
        asked = _Asked(count, seed, push, open_table, lying)
        way = self._ahead.pop(asked) if asked in self._ahead else self._worked_out(asked)
        if way is None:
            return plain_throw.throw(count, faces, seed, push, lying)
        return way.labelled(faces)

    def look_ahead(self, count: int, seed: int) -> None:
        """Work out a throw that will be asked for: no push, nothing in its way."""
        asked = _Asked(count, seed)
        if self.has_physics and 1 <= count <= 8 and asked not in self._ahead:
            while len(self._ahead) >= MOST_AHEAD:
                del self._ahead[next(iter(self._ahead))]
            self._ahead[asked] = self._worked_out(asked)

    def _worked_out(self, asked: _Asked) -> _Way | None:
        """The first attempt that lies well, None where none does."""
        world = self._world(asked.dice, asked.open_table, asked.lying)
        for attempt in range(ATTEMPTS):
            rng = np.random.default_rng([asked.seed, attempt])
            found = self._attempt(world, rng, asked.push, asked.open_table, asked.lying)
            if found is not None:
                return found
        return None

    def _world(self, count: int, open_table: bool, lying: Lying) -> World:
        key = (count, open_table, lying)
        if key not in self._worlds:
            if len(self._worlds) > 20:
                self._worlds.clear()
            self._worlds[key] = World(_model(count, open_table, lying), count)
        return self._worlds[key]

    def _attempt(
        self,
        world: World,
        rng: np.random.Generator,
        push: FlickPush | None,
        open_table: bool,
        lying: Lying,
    ) -> _Way | None:
        world.reset()
        place, motion = world.place, world.motion
        if open_table:
            hand = FlickPush(push.vx * OPEN_SHARE, push.vy * OPEN_SHARE) if push else GENTLE
        else:
            hand = push or _button(rng)
        _let_go(place, motion, rng, hand)
        track = [place.copy()]
        recorder = Recorder(GRAVITY, TIMESTEP)
        still = 0
        for _ in range(round(LONGEST / (TIMESTEP * EVERY))):
            for _ in range(EVERY):
                world.step()
                recorder.note(world)
            track.append(place.copy())
            on = place[:, 2] > 0
            quiet = (np.abs(motion[:, :3]).max(axis=1) < 0.5) & (
                np.abs(motion[:, 3:]).max(axis=1) < 0.8
            )
            still = still + 1 if bool(np.all(quiet | (place[:, 2] < -6))) else 0
            if still >= 10 and (bool(on.all()) or bool(np.all(on | (place[:, 2] < -6)))):
                break
        else:
            return None
        poses = np.array(track)
        rotations = matrices(poses[:, :, 3:])
        over = tuple(int(i) for i in np.flatnonzero(poses[-1, :, 2] < -1))
        if over and push is None:
            return None
        if not _lies_well(poses[-1, :, :3], rotations[-1], over):
            return None
        if not _all_seen(poses[-1, :, :3], rotations[-1], over, lying):
            return None
        return _Way(
            poses[:, :, :3],
            rotations,
            recorder.impacts(world.fixed),
            over,
            recorder.rubbing(),
            int(rng.integers(4)),
        )


def _button(rng: np.random.Generator) -> FlickPush:
    speed, turn = rng.uniform(*BUTTON_SPEED), rng.uniform(*BUTTON_SPREAD)
    return FlickPush(float(speed * np.cos(turn)), float(speed * np.sin(turn)))


def _let_go(place: Array, motion: Array, rng: np.random.Generator, push: FlickPush) -> None:
    """Initial state of the dice: a loose heap on the side of the push, each with its spin."""
    count = len(place)
    speed = max(1.0, push.speed)
    way = np.array([push.vx, push.vy]) / speed
    layers = max(2, math.ceil(count / 4))
    cells = np.array([(x, y, z) for z in range(layers) for y in (-0.5, 0.5) for x in (-0.5, 0.5)])[
        : max(4, count)
    ]
    cells = cells[rng.permutation(len(cells))[:count]] * APART
    middle = np.array([0.0, (HALF_Y + BRASS_Y) / 2])
    room = np.array([HALF_X - 1.76, (HALF_Y - BRASS_Y) / 2 - 1.76])
    # As far back from the middle as the walls allow.
    back = min(float(r / abs(w)) if abs(w) > 1e-6 else 1e6 for r, w in zip(room, way, strict=True))
    origin = np.array([*(middle - way * back), 2.2])
    place[:, :3] = origin + cells
    spins = rng.standard_normal((count, 4))
    place[:, 3:] = spins / np.linalg.norm(spins, axis=1, keepdims=True)
    velocity = np.array([push.vx, push.vy, -0.22 * speed])
    motion[:, :3] = velocity * (1 + rng.uniform(-0.18, 0.18, (count, 1)))
    motion[:, :3] += rng.normal(0, speed * 0.07, (count, 3))
    motion[:, 3:] = rng.normal(0, 1, (count, 3)) * speed * 0.55


def _lies_well(places: Array, rotations: Array, over: tuple[int, ...]) -> bool:
    """Whether every die that stayed lies flat on the felt."""
    for i, (place, rotation) in enumerate(zip(places, rotations, strict=True)):
        if i in over:
            continue
        if not 0.45 < place[2] < 0.53 or top_face(rotation)[1] < FLAT:
            return False
        reach = 0.5 * np.abs(rotation[:2]).sum(axis=1)
        if abs(place[0]) + reach[0] > HALF_X + 0.03 or place[1] + reach[1] > HALF_Y + 0.03:
            return False
        if place[1] - reach[1] < BRASS_Y - 0.03:
            return False
    return True


def _all_seen(places: Array, rotations: Array, over: tuple[int, ...], lying: Lying) -> bool:
    """Whether no die hides behind another, those that lay there before included."""
    stay = [i for i in range(len(places)) if i not in over]
    everything = np.array([*(places[i] for i in stay), *((x, y, 0.5) for x, y, _ in lying)])
    turns = np.array([*(rotations[i] for i in stay), *(about_z(turn) for _, _, turn in lying)])
    return len(everything) < 2 or bool(hidden(everything, turns).max() <= MOST)
