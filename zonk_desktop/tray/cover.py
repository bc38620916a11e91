"""How much of a die that lies is hidden by dice before it, as the camera sees them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .camera import Camera, fit
from .dicemath import Array

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
