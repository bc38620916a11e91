"""Ray-casts dice into small pictures: a ray for every pixel of every die, at once, in numpy.

The body is a box with rounded edges. A ray meets the sharp box by division alone; where it
meets a flat part that is the answer already, and only near edges some Newton steps follow. The
distance by which a ray misses the body gives the smooth outline. Six dice of 80 pixels take
about 6 ms on one core, so the picture painted while they roll is the one they rest in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .camera import DISTANCE, Camera
from .colours import DICE
from .dice_shade import CORE, Batch, shade
from .dice_shadow import MOST_ANEW
from .light import F32, FILM8, film_index, length
from .measures import DIE_HALF, DIE_ROUND
from .scene import RGB, DiceScene, Frame

GROUP_PIXELS = 60_000
REACH = 0.80
"""Half the diagonal of a rounded die, and a little."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One die: premultiplied pixels and the place of their upper left corner."""

    x: int
    y: int
    pixels: NDArray[np.uint8]
    depth: float


def _rays(cam: Camera, rotations: F32, left: F32, top: F32, size: int) -> list[F32]:
    """The rays of all pixels in the dice's frames: three arrays (dice, rows, columns)."""
    # A ray is linear in the pixel, in every die's own frame too.
    ax = rotations[:, 0, :] / np.float32(cam.focal)
    up = (cam.sin * rotations[:, 1, :] + cam.cos * rotations[:, 2, :]) / np.float32(cam.focal)
    ahead = cam.cos * rotations[:, 1, :] - cam.sin * rotations[:, 2, :]
    steps = np.arange(size, dtype=np.float32) + np.float32(0.5)
    px = left[:, None] + steps - np.float32(cam.cx)
    py = np.float32(cam.cy) - (top[:, None] + steps)
    across = ax[:, :, None] * px[:, None, :]
    along = ahead[:, :, None] + up[:, :, None] * py[:, None, :]
    ray = [along[:, c, :, None] + across[:, c, None, :] for c in range(3)]
    for direction in ray:
        if not direction.all():
            direction[direction == 0] = 1e-7
    return ray


def _half(cam: Camera, rotations: F32, sx: F32, sy: F32, depth: F32) -> float:
    """Half the side of the square in which each of these dice is seen whole, in pixels."""
    up = np.float32(cam.sin) * rotations[:, 1] + np.float32(cam.cos) * rotations[:, 2]
    ahead = np.float32(cam.cos) * rotations[:, 1] - np.float32(cam.sin) * rotations[:, 2]
    # Off the middle of the picture a die is seen a little from the side.
    aside = ((sx - cam.cx) / cam.focal)[:, None], ((cam.cy - sy) / cam.focal)[:, None]
    spans = np.stack((rotations[:, 0] - aside[0] * ahead, up - aside[1] * ahead))
    reach = CORE * np.abs(spans).sum(axis=2) + DIE_ROUND * np.sqrt((spans * spans).sum(axis=2))
    return float((reach * cam.focal / (depth - REACH)).max())


def _round_off(
    hit: NDArray[np.intp], die: NDArray[np.intp], flat: F32, ray: list[F32], batch: Batch
) -> F32:
    """Move points of the sharp box near its edges to the rounded body; how much each covers."""
    cover = np.ones(len(hit), np.float32)
    x, y, z = np.abs(flat) > CORE
    rounded = (x & y) | ((x | y) & z)
    # A side seen almost along its plane is an outline too.
    slant = np.abs(batch.eye) / np.linalg.norm(batch.eye, axis=1, keepdims=True) < 0.3
    for c in range(3):
        if slant[:, c].any():
            rounded |= np.take(slant[:, c], die) & (np.abs(flat[c]) >= np.float32(DIE_HALF))
    edge = np.flatnonzero(rounded)
    if len(edge):
        where = hit[edge]
        of = die[edge]
        direction = np.stack([component.ravel()[where] for component in ray])
        direction /= length(direction)
        p = np.take(flat, edge, axis=1)
        closest = np.full(len(edge), 9.0, np.float32)
        for _ in range(4):
            g = p - np.clip(p, -CORE, CORE)
            far = length(g) + np.float32(1e-6)
            gap = far - np.float32(DIE_ROUND)
            np.minimum(closest, gap, out=closest)
            g *= direction
            slope = -(g[0] + g[1] + g[2]) / far
            # A ray that has passed its nearest point stays there: behind it the body is dark.
            step = np.where(slope > 0.02, gap / np.maximum(slope, np.float32(0.16)), 0)
            p += step * direction
        flat[:, edge] = p
        cover[edge] = np.clip(1.15 - closest / batch.pixel[of], 0, 1)
    return cover


class Layers(NamedTuple):
    """What is seen of one die: a picture and, while it is dimmed or lit again, one over it."""

    under: Picture
    over: Picture
    share: float
    """How much of `over` is seen; the rest is `under`."""
    factor: float
    """Pixels of the pictures in one of the painter's."""


def _lit(picture: Picture, light: RGB) -> Picture:
    """A picture in the light of the lamp."""
    if light == (1.0, 1.0, 1.0):
        return picture
    share = np.array([*reversed(light), 1], np.float32)
    # No colour is above its weight.
    level = np.minimum(picture.pixels * share, picture.pixels[..., 3:])
    return Picture(picture.x, picture.y, level.astype(np.uint8), picture.depth)


@dataclass(slots=True)
class _Lying:
    """A die that lies: as it was cast, and as bright or dim as it is to become."""

    dim: float
    under: Picture
    goal: float
    over: Picture
    factor: float
    _lit: tuple[RGB, Picture, Picture] | None = None

    def shows(self, dim: float) -> bool:
        return min(self.dim, self.goal) <= dim <= max(self.dim, self.goal)

    def layers(self, dim: float, light: RGB) -> Layers:
        if self._lit is None or self._lit[0] != light:
            under = _lit(self.under, light)
            over = under if self.over is self.under else _lit(self.over, light)
            self._lit = light, under, over
        way = self.goal - self.dim
        share = min(1.0, max(0.0, (dim - self.dim) / way)) if way else 0.0
        return Layers(*self._lit[1:], share, self.factor)


class DiceCache:
    """Cache of cast dice: only those that have changed are cast again for a frame.

    A die that lies and is dimmed is cast once, and laid over its bright picture more and more.
    Where another fineness is asked, a few are cast anew in each frame.
    """

    def __init__(self, exact: bool = False) -> None:
        """`exact`: every frame of that is cast too."""
        self._exact = exact
        self._of: tuple[object, ...] = ()
        self._lying: dict[tuple[object, ...], _Lying] = {}
        #: Dice that were cast for the last frame.
        self.made = 0
        #: Some pictures are coarser or finer than was asked.
        self.waits = False

    def fresh(self, scene: DiceScene) -> int:
        """How many dice of a frame have moved: they are cast anew for it."""
        return sum(key not in self._lying for key in _keys(scene))

    def cast(self, frame: Frame, factor: float, lights: list[RGB]) -> list[Layers]:
        """Pictures of the dice of a frame, in their order, in the lamp's light on each: the lamp
        may move, and no die is cast anew for it.

        `factor`: their pixels in one of the painter's.
        """
        scene = frame.scene
        of = (frame.camera, frame.felt, frame.dice)
        if of != self._of:
            self._of, self._lying = of, {}
        cam = frame.camera.scaled(factor)
        places, heights = placed(cam, scene.places, scene.scales)
        dims = [round(float(dim), 3) for dim in scene.dims]
        keys = _keys(scene)
        known = [self._lying.get(key) for key in keys]
        # One that is finer stays as it is, while it is as bright.
        other = [
            i
            for i, (one, dim) in enumerate(zip(known, dims, strict=True))
            if one and (one.factor < factor or not one.shows(dim))
        ]
        if self._exact:
            known = [one if one and one.dim == dims[i] else None for i, one in enumerate(known)]
            later: set[int] = set()
        else:
            # All of them in one frame were a pause.
            later = set(other[MOST_ANEW:])
            for i in other[:MOST_ANEW]:
                one = known[i]
                if one and one.factor != factor:
                    known[i] = None
        self.waits = bool(later)
        wanted = {
            # One that is known brightens or is dimmed, and at once all the way.
            i: dims[i] if one is None else float(dims[i] > one.dim)
            for i, one in enumerate(known)
            if i not in later and (one is None or not one.shows(dims[i]))
        }
        self.made = len(wanted)
        # Small ones by themselves: all dice of a group get pictures of one size.
        for small in (False, True):
            part = [i for i in wanted if (scene.scales[i] < 0.99) == small]
            if not part:
                continue
            made = cast(
                cam,
                places[part],
                scene.rotations[part],
                [scene.colours[i] for i in part],
                np.array([wanted[i] for i in part], np.float32),
                frame.felt,
                frame.dice,
                heights[part],
            )
            for i, picture in zip(part, made, strict=True):
                before = known[i]
                dim, under = (before.dim, before.under) if before else (wanted[i], picture)
                self._lying[keys[i]] = _Lying(dim, under, wanted[i], picture, factor)
        self._lying = {key: self._lying[key] for key in keys}
        return [
            self._lying[key].layers(dim, light)
            for key, dim, light in zip(keys, dims, lights, strict=True)
        ]


def _keys(scene: DiceScene) -> list[tuple[object, ...]]:
    """What each die is known by, while it lies."""
    return [
        (scene.places[i].tobytes(), scene.rotations[i].tobytes(), colour, float(scene.scales[i]))
        for i, colour in enumerate(scene.colours)
    ]


def placed(cam: Camera, places: F32, scales: F32) -> tuple[F32, F32]:
    """Positions to draw dice at, and their true heights: a small die is a large one farther off."""
    heights = places[:, 2].astype(np.float32)
    if np.all(scales > 0.99):
        return places, heights
    eye = np.array(cam.eye)
    return eye + (places - eye) / scales[:, None], heights


def cast(
    cam: Camera,
    places: F32,
    rotations: F32,
    colours: list[str],
    dims: F32,
    felt: str = "moss",
    theme: str = "ivory",
    heights: F32 | None = None,
) -> list[Picture]:
    """Pictures of dice in even light, in the order given; paint the one with the greatest depth
    first.

    `heights`: how high the middle of each is, where that is not its place.
    """
    found: list[Picture] = []
    heights = places[:, 2].astype(np.float32) if heights is None else heights
    size = 2 * REACH * cam.focal / (DISTANCE - 3)
    # As many dice at once as fit into the cache of a core: three times as fast on large trays.
    group = max(1, int(GROUP_PIXELS / size**2))
    for k in range(0, len(places), group):
        part = slice(k, k + group)
        batch_of = (colours[part], dims[part], felt, theme)
        found += _cast_group(cam, places[part], rotations[part], batch_of, heights[part])
    return found


def _cast_group(
    cam: Camera,
    places: F32,
    rotations: F32,
    batch_of: tuple[list[str], F32, str, str],
    heights: F32,
) -> list[Picture]:
    colours, dims, felt, theme = batch_of
    n = len(places)
    places, rotations = places.astype(np.float32), rotations.astype(np.float32)
    sx, sy = cam.project(places[:, 0], places[:, 1], places[:, 2])
    depth = cam.depth(places[:, 1], places[:, 2])
    size = int(np.ceil(2 * _half(cam, rotations, sx, sy, depth))) + 4
    left = np.floor(sx - size / 2).astype(int)
    top = np.floor(sy - size / 2).astype(int)
    pixel = (depth / cam.focal).astype(np.float32)

    eye = ((np.array(cam.eye, np.float32) - places)[:, None, :] @ rotations)[:, 0]
    batch = Batch(
        places, rotations, eye, colours, dims.astype(np.float32), pixel, felt, theme, heights
    )
    ray = _rays(cam, rotations, left, top, size)
    # A trifle larger than the die, so that rays which just miss it are there to be softened.
    half = (np.float32(DIE_HALF) + np.float32(0.6) * pixel)[:, None]
    # The box is met where the last of its near sides is met; there is none where the eye is level.
    near = np.where(np.abs(eye) > half, np.copysign(half, eye) - eye, 0)
    t = near[:, 0, None, None] / ray[0]
    for c in (1, 2):
        np.maximum(t, near[:, c, None, None] / ray[c], out=t)
    limit = (half + np.float32(0.0005))[:, :, None]
    inside = np.ones(t.shape, bool)
    point = []
    for c in range(3):
        point.append(t * ray[c])
        point[c] += eye[:, c, None, None]
        inside &= np.abs(point[c]) <= limit
    hit = np.flatnonzero(inside)
    die = hit // (size * size)
    flat = np.stack([component.ravel()[hit] for component in point])

    cover = _round_off(hit, die, flat, ray, batch)
    seen = np.flatnonzero(cover > 0)
    hit, die, cover = hit[seen], die[seen], cover[seen]
    light = shade(np.take(flat, seen, axis=1), die, batch)
    out = np.zeros((n * size * size, 4), np.uint8)
    weight = (cover * 256).astype(np.uint32)
    shown = np.take(FILM8, film_index(light)).astype(np.uint32)
    packed = (weight * 255) >> 8 << 24
    for c in range(3):
        packed |= (shown[c] * weight) >> 8 << (16 - 8 * c)
    out.view(np.uint32).ravel()[hit] = packed
    blocks = out.reshape(n, size, size, 4)
    return [Picture(int(left[i]), int(top[i]), blocks[i], float(depth[i])) for i in range(n)]


#: The share of the lamp's dark that a glowing die ignores.
AGAINST_DARK = 0.6


def lights(frame: Frame) -> list[RGB]:
    """The lamp's light on every die of a frame. A die that glows is seen in the dark too."""
    pool, glow = frame.pool, AGAINST_DARK * DICE[frame.dice].finish.glow
    found = [pool.at(float(p[0]), float(p[1])) for p in frame.scene.places]
    if not glow:
        return found
    return [
        (r + max(0, 1 - r) * glow, g + max(0, 1 - g) * glow, b + max(0, 1 - b) * glow)
        for r, g, b in found
    ]
