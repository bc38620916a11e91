"""The shadows of dice on the floor, by arithmetic: no blur, no steps."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .light import F32, TO_LAMP
from .measures import HALF_X, HALF_Y

SPAN, SPAN_HIGH, SPAN_GROWS = 3.3, 4.6, 0.6
"""The side of the square in which a shadow is given, in die edges: so long for a die that lies, at
most so long, and so much more for every edge that it is higher."""

#: The shadow of a small die on the upper rim: its radius, how far it is off the die, how dark.
RIM_SHADOW, RIM_SHADOW_X, RIM_SHADOW_Y, RIM_DARK = 0.40, 0.07, 0.05, 0.62


class Shadow(NamedTuple):
    """One die's: the middle and the side of a square of the floor, and black of so much weight."""

    x: float
    y: float
    span: float
    levels: NDArray[np.uint32]

    @property
    def coarse(self) -> bool:
        return len(self.levels) < FINE


#: Points to a side of a shadow: of a die that moves, and of one that lies.
COARSE, FINE = 36, 88
#: Dice that lie already and get a finer shadow, or picture, in one frame: all were a pause.
MOST_ANEW = 2


class ShadowCache:
    """Cache of shadows: a die that lies has the one that it had in the frame before."""

    def __init__(self, exact: bool = False) -> None:
        """`exact`: no shadow is coarser for a while than it is to be."""
        self._exact = exact
        self._shadows: dict[tuple[bytes, bytes], Shadow] = {}
        #: Some shadows are coarser than they are to be.
        self.waits = False
        self._moved = False

    def shadows(self, places: F32, rotations: F32, *, moving: bool) -> list[Shadow]:
        """The shadows of the dice of a frame, in their order; those that are known stay as fine.

        As dice come to rest the page beside them changes: in that frame they are as coarse as
        before, and fine in those that follow.
        """
        coarse = moving or (self._moved and not self._exact)
        self._moved = moving
        keys = [(p.tobytes(), r.tobytes()) for p, r in zip(places, rotations, strict=True)]
        known = [self._shadows.get(key) for key in keys]
        anew = [i for i, one in enumerate(known) if one is None]
        other = [i for i, one in enumerate(known) if one is not None and one.coarse is not coarse]
        if self._exact:
            anew += other
        elif not coarse:
            anew += other[:MOST_ANEW]
        made = shadows(places[anew], rotations[anew], COARSE if coarse else FINE)
        for i, one in zip(anew, made, strict=True):
            self._shadows[keys[i]] = _on_the_floor(*one)
        self._shadows = {key: self._shadows[key] for key in keys}
        self.waits = any(one.coarse for one in self._shadows.values())
        return [self._shadows[key] for key in keys]


def _on_the_floor(x: float, y: float, span: float, dark: NDArray[np.uint8]) -> Shadow:
    """Nothing outside the floor: the walls have light of their own."""
    size = dark.shape[0]
    steps = ((np.arange(size) + 0.5) / size - 0.5) * span
    columns = (np.abs(x + steps) < HALF_X).astype(np.uint8)
    rows = (np.abs(y - steps) < HALF_Y).astype(np.uint8)
    # Black of so much weight: Qt is three times as fast with it as with weights alone.
    levels = (dark * columns[None, :] * rows[:, None]).astype(np.uint32) << np.uint32(24)
    return Shadow(x, y, span, levels)


def _outline(edges: F32, x: F32, y: F32) -> F32:
    """The distance to the outline of the sum of three edges laid flat, inside negative."""
    gap: F32 | None = None
    for k in range(3):
        ex, ey = edges[:, 0, k], edges[:, 1, k]
        length = np.sqrt(ex * ex + ey * ey) + np.float32(1e-3)
        nx, ny = -ey / length, ex / length
        reach = 0.5 * (np.abs(nx[:, None] * edges[:, 0, :] + ny[:, None] * edges[:, 1, :])).sum(
            axis=1
        )
        away = np.abs(nx[:, None, None] * x + ny[:, None, None] * y) - reach[:, None, None]
        # An edge that points at the lamp has no length and bounds nothing.
        away = np.where((length > 0.02)[:, None, None], away, -9)
        gap = away if gap is None else np.maximum(gap, away)
    assert gap is not None
    return gap


def _under(rotations: F32, height: F32, x: F32, y: F32, foot: F32) -> F32:
    """Height of a die above points of the floor: 0 where an edge touches."""
    shrink = 1 / np.maximum(1, 1 + foot / np.float32(0.5))
    x, y = x * shrink, y * shrink
    under = np.zeros_like(foot)
    for k in range(3):
        side = rotations[:, :, k]
        steep = np.abs(side[:, 2]) >= 0.05
        side = side * -np.sign(side[:, 2:3])
        down = np.where(steep, side[:, 2], np.float32(-1))[:, None, None]
        reach = np.float32(0.5) - side[:, 0, None, None] * x - side[:, 1, None, None] * y
        plane = height[:, None, None] + reach / down
        np.maximum(under, np.where(steep[:, None, None], plane, 0), out=under)
    return under


def shadows(
    places: F32, rotations: F32, size: int = 60
) -> list[tuple[float, float, float, NDArray[np.uint8]]]:
    """The shadows of dice on the floor: middle, side, and darkness over a square.

    The shadow of a box is the sum of its three edges laid on the floor, so the distance to its
    outline is the greatest of three; it softens with the way the light still had to go.
    """
    n = len(places)
    if not n:
        return []
    slope = (TO_LAMP[:2] / TO_LAMP[2]).astype(np.float32)
    places, rotations = places.astype(np.float32), rotations.astype(np.float32)
    height = np.maximum(places[:, 2], 0)
    middle = places[:, :2] - slope * height[:, None]
    laid = rotations[:, :2, :] - slope[None, :, None] * rotations[:, 2:3, :]
    grid = (np.arange(size, dtype=np.float32) + np.float32(0.5)) / size - np.float32(0.5)
    span = np.clip(SPAN + SPAN_GROWS * (height - np.float32(0.5)), SPAN, SPAN_HIGH)
    steps = grid[None, :] * span[:, None]
    centre = middle * 0.6 + places[:, :2] * 0.4
    centre = np.where((height < 1.2)[:, None], centre, middle)
    x = (centre[:, 0, None, None] - middle[:, 0, None, None]) + steps[:, None, :]
    y = (centre[:, 1, None, None] - middle[:, 1, None, None]) - steps[:, :, None]

    cast_gap = _outline(laid, x, y)
    # How far the light went past the die: nothing at its foot, more at the tip.
    ox = x + (middle[:, 0] - places[:, 0])[:, None, None]
    oy = y + (middle[:, 1] - places[:, 1])[:, None, None]
    tip = -(ox * slope[0] + oy * slope[1]) / float(np.hypot(*slope))
    low = np.maximum(height - 0.62, 0)[:, None, None]
    soft = 0.040 + 0.10 * np.clip(tip - 0.15, 0, 2) + 0.17 * low
    t = np.clip(0.5 - cast_gap / (2 * soft), 0, 1)
    dark = 0.66 * t * t * (3 - 2 * t) / (1 + 0.18 * low)
    foot = _outline(rotations[:, :2, :], ox, oy)
    under = _under(rotations, height, ox, oy, foot)
    near = 0.70 * np.exp(-np.maximum(foot + 0.03, 0) * 7.0 - 5.0 * under)
    wide = 0.22 * np.exp(-np.maximum(foot, 0) * 2.2) * np.exp(-1.2 * low)
    dark = 1 - (1 - dark) * (1 - near) * (1 - wide)
    # Nothing may remain at the border of the square, or the square would show.
    edge = 1 - (np.abs(grid) * 2) ** 6
    dark = np.clip(dark * edge[None, :, None] * edge[None, None, :] - 0.004, 0, 1)
    levels = (dark * 255 + 0.5).astype(np.uint8)
    return [(float(centre[i, 0]), float(centre[i, 1]), float(span[i]), levels[i]) for i in range(n)]
