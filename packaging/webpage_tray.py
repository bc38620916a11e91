"""What the page on the web draws: the table, its throws and the dice, from the program’s tray."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from zonk_desktop.tray import shaders
from zonk_desktop.tray.camera import DISTANCE, Camera
from zonk_desktop.tray.colours import DICE, MARK, ROLES, inlaid
from zonk_desktop.tray.dice_shade import BODY_LIGHT, FELT_LIGHT, PIP_LIGHT
from zonk_desktop.tray.dicemath import Array
from zonk_desktop.tray.flick import FlickPush
from zonk_desktop.tray.measures import BRASS_Y, HALF_Y
from zonk_desktop.tray.table_cast import Look, render
from zonk_desktop.tray.throws import Thrower
from zonk_desktop.tray.track import ThrowTrack

SET, FELT = "ivory", "moss"

#: The table's picture: its size, the camera's angle, and how many die edges it is wide.
WIDE, HIGH, ANGLE, EDGES, MIDDLE = 2000, 712, 42.0, 12.3, 0.598
#: The part of it that a phone is shown.
NARROW = 1080
#: Throws of each number of dice; more than six dice no sheet has.
THROWS, MOST = 5, 6
#: Every second pose of a throw; places and turns as whole numbers.
EVERY, PLACES, TURNS = 2, 2000, 32767
#: On a phone dice come from the player and lie within so many edges of the middle.
REACH = 1.95
FROM_HERE = FlickPush(0.0, 12.0)


def camera() -> Camera:
    """From the front and low, so that dice are dice; all of felt and rail is seen."""
    sin, cos = math.sin(math.radians(ANGLE)), math.cos(math.radians(ANGLE))
    return Camera(WIDE, HIGH, sin, cos, WIDE / EDGES * DISTANCE, WIDE / 2, HIGH * MIDDLE)


def tables(target: Path) -> None:
    """The still table, whole and as a phone shows it."""
    pixels = render(camera(), Look(FELT, seats=0, dark=True))
    if pixels is None:
        raise SystemExit("The table could not be drawn.")
    image = QImage(pixels.tobytes(), WIDE, HIGH, QImage.Format.Format_RGB32)
    image.save(str(target / "table.webp"), quality=78)
    part = image.copy((WIDE - NARROW) // 2, 0, NARROW, HIGH)
    part.save(str(target / "table-narrow.webp"), quality=78)


def _quaternions(turns: Array) -> Array:
    """Quaternions of rotation matrices, scalar first; neighbours in time on one side."""
    flat = turns.reshape(-1, 3, 3)
    m = np.empty((len(flat), 4, 4))
    xx, yy, zz = flat[:, 0, 0], flat[:, 1, 1], flat[:, 2, 2]
    yz, zx, xy = (flat[:, a, b] - flat[:, b, a] for a, b in ((2, 1), (0, 2), (1, 0)))
    m[:, 0] = np.stack([xx + yy + zz + 1, yz, zx, xy], 1)
    m[:, 1] = np.stack([yz, xx - yy - zz + 1, flat[:, 0, 1] + flat[:, 1, 0],
                        flat[:, 0, 2] + flat[:, 2, 0]], 1)  # fmt: skip
    m[:, 2] = np.stack([zx, m[:, 1, 2], yy - xx - zz + 1, flat[:, 1, 2] + flat[:, 2, 1]], 1)
    m[:, 3] = np.stack([xy, m[:, 1, 3], m[:, 2, 3], zz - xx - yy + 1], 1)
    # Each row is the quaternion times four of its parts: the largest is the surest.
    best = m[np.arange(len(m)), np.abs(np.einsum("kii->ki", m)).argmax(1)]
    found: Array = (best / np.linalg.norm(best, axis=1, keepdims=True)).reshape(*turns.shape[:2], 4)
    for n in range(1, len(found)):
        found[n][(found[n] * found[n - 1]).sum(1) < 0] *= -1
    return found


def _packed(track: ThrowTrack) -> list[NDArray[np.int16]]:
    """A throw as whole numbers: dice, poses, then each pose of each die."""
    last = len(track.positions) - 1
    picked = [*range(last % EVERY, last + 1, EVERY)]
    places = track.positions[picked] * PLACES
    turns = _quaternions(track.rotations[picked]) * TURNS
    poses = np.concatenate([places, turns], 2).round().astype("<i2")
    return [np.array([poses.shape[1], len(picked)], "<i2"), poses.reshape(-1)]


def _throws(thrower: Thrower, dice: int, narrow: bool) -> list[ThrowTrack]:
    """The first throws that lie well; on a phone they lie in the middle."""
    found: list[ThrowTrack] = []
    reach = max(REACH, 0.42 * dice)
    seed = 0
    while len(found) < THROWS:
        track = thrower.throw(dice, [1] * dice, seed, FROM_HERE if narrow else None)
        seed += 1
        if narrow:
            across = track.positions[-1, :, 0]
            middle = (across.min() + across.max()) / 2
            if across.max() - middle > reach:
                continue
            # Nothing stands at the sides of what a phone shows: the throw goes on beside them.
            track.positions[..., 0] -= middle
        found.append(track)
    return found


def throws(target: Path) -> None:
    """Throws of the program for wide tables and for phones, to be labelled as the dice fall."""
    thrower = Thrower()
    if not thrower.has_physics:
        raise SystemExit("The throws of the page need MuJoCo, which is not here.")
    for name, narrow in (("throws.bin", False), ("throws-narrow.bin", True)):
        parts = [
            p for n in range(1, MOST + 1) for t in _throws(thrower, n, narrow) for p in _packed(t)
        ]
        (target / name).write_bytes(np.concatenate(parts).tobytes())


def _glsl(source: str) -> str:
    """A shader of the program in the language of the web."""
    first = "#version 300 es\nprecision highp float;\nprecision highp int;"
    return source.replace("#version 330 core", first)


def tray() -> dict[str, object]:
    """Shaders, camera and colours, as the page's tray reads them."""
    cam, finish = camera(), DICE[SET].finish
    programs = {name: shaders.program(name) for name in ("shadow", "ring", "die")}
    bodies = {
        role: {
            "body": [*map(float, BODY_LIGHT[SET][role]), MARK[role]],
            "ink": [*map(float, PIP_LIGHT[role]), float(inlaid(role, FELT))],
        }
        for role in ROLES
    }
    return {
        "programs": {name: [_glsl(s) for s in pair] for name, pair in programs.items()},
        "camera": {**cam._asdict(), "distance": DISTANCE},
        "narrow": NARROW,
        "bounce": [*map(float, FELT_LIGHT[FELT]), 0],
        "finish": [finish.wide, finish.tight, finish.edge, finish.translucent],
        "bodies": bodies,
        "rows": [shaders.HEAD, shaders.ROWS, shaders.MOST],
        "rail": BRASS_Y - 0.58,
        "far": HALF_Y,
        "packed": [PLACES, TURNS, EVERY * 8],
        "throws": THROWS,
    }
