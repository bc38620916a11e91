"""The geometry of dice: quaternions, the 24 turns of a cube, the face on top.

A die's own frame: 1 = +x, 2 = +y, 3 = +z, 4 = -z, 5 = -y, 6 = -x. Opposite faces add to seven,
and 1, 2, 3 run counter-clockwise about their corner, as on a Western die.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

NORMALS: Array = np.array(
    [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0), (-1, 0, 0)], dtype=np.float64
)
"""The outward normal of face k stands in row k - 1."""


def _cube_rotations() -> Array:
    turns = []
    for order in itertools.permutations(range(3)):
        for signs in itertools.product((1.0, -1.0), repeat=3):
            matrix = np.zeros((3, 3))
            for row, column in enumerate(order):
                matrix[row, column] = signs[row]
            if np.linalg.det(matrix) > 0:  # mirror images would turn 1-2-3 the wrong way round
                turns.append(matrix)
    return np.array(turns)


CUBE_ROTATIONS: Array = _cube_rotations()


def matrices(quaternions: Any) -> Array:
    """Rotation matrices of quaternions (..., 4), scalar first."""
    q = np.asarray(quaternions, dtype=np.float64)
    w, x, y, z = np.moveaxis(q, -1, 0)
    m = np.empty((*q.shape[:-1], 3, 3))
    m[..., 0, 0] = 1 - 2 * (y * y + z * z)
    m[..., 0, 1] = 2 * (x * y - w * z)
    m[..., 0, 2] = 2 * (x * z + w * y)
    m[..., 1, 0] = 2 * (x * y + w * z)
    m[..., 1, 1] = 1 - 2 * (x * x + z * z)
    m[..., 1, 2] = 2 * (y * z - w * x)
    m[..., 2, 0] = 2 * (x * z - w * y)
    m[..., 2, 1] = 2 * (y * z + w * x)
    m[..., 2, 2] = 1 - 2 * (x * x + y * y)
    return m


def top_face(rotation: Array) -> tuple[int, float]:
    """The face that looks up, and the cosine of its tilt."""
    up = NORMALS @ rotation[2]
    best = int(np.argmax(up))
    return best + 1, float(up[best])


def relabel(end: Array, face: int, pick: int = 0) -> Array:
    """The turn of the labels C after which `end @ C` shows `face` on top.

    The body of a die is the same under C, so drawing R(t) @ C for the whole throw changes what
    the faces are called and nothing of the motion. Four turns do; `pick` chooses.
    """
    # Of each turn the row that tells what looks up.
    up = np.matmul(end[2], CUBE_ROTATIONS) @ NORMALS.T
    found: Array = CUBE_ROTATIONS[np.flatnonzero(up.argmax(1) == face - 1)[pick % 4]]
    return found


def relabel_all(ends: Array, faces: Sequence[int], pick: int = 0) -> Array:
    """`relabel` for every die of a throw."""
    return np.array(
        [
            relabel(end, face, pick + i)
            for i, (end, face) in enumerate(zip(ends, faces, strict=True))
        ]
    )


def about_z(angle: float) -> Array:
    """A turn about the upright axis."""
    c, s = float(np.cos(angle)), float(np.sin(angle))
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


def about(axis: Any, angle: float) -> Array:
    """A turn about any axis."""
    x, y, z = np.asarray(axis, dtype=np.float64) / float(np.linalg.norm(axis))
    k = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    turned: Array = np.eye(3) + np.sin(angle) * k + (1 - np.cos(angle)) * (k @ k)
    return turned


def flat(face: int, yaw: float = 0.0) -> Array:
    """A die lying flat with `face` on top, turned by `yaw`."""
    found: Array = about_z(yaw) @ _FLAT[face - 1, 0]
    return found


def blend(start: Array, end: Array, share: float) -> Array:
    """The rotation that lies `share` of the way from one to the other, by the shorter way."""
    step = start.T @ end
    angle = float(np.arccos(np.clip((np.trace(step) - 1) / 2, -1, 1)))
    if angle < 1e-6:
        return end
    axis = np.array([step[2, 1] - step[1, 2], step[0, 2] - step[2, 0], step[1, 0] - step[0, 1]])
    if float(np.linalg.norm(axis)) < 1e-9:  # half a turn: step + 1 is twice the axis by itself
        whole = step + np.eye(3)
        axis = whole[:, int(np.argmax(np.diag(whole)))]
    return start @ about(axis, angle * share)


def settle(rotation: Array, yaw: float = 0.0) -> Array:
    """The same die with the same face on top, squared up by the shortest turn."""
    face, _ = top_face(rotation)
    ways = about_z(yaw) @ _FLAT[face - 1]
    best: Array = ways[np.einsum("kij,ij->k", ways, rotation).argmax()]
    return best


#: Of each face the four ways in which a die lies square with it on top.
_FLAT: Array = np.array(
    [[relabel(np.eye(3), face, pick) for pick in range(4)] for face in range(1, 7)]
)
