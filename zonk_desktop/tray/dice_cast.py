"""Dice as small pictures: a ray for every pixel of every die, all dice at once, in numpy.

The body is a box with rounded edges. A ray meets the sharp box by division alone; where it
meets a flat part that is the answer already, and only near edges some Newton steps follow. The
distance by which a ray misses the body gives the smooth outline. Six dice of 75 pixels take
about 5 ms on one core, so the picture painted while they roll is the one they rest in.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .camera import Camera
from .light import (
    BODY,
    DIM,
    F32,
    FELT,
    FILM8,
    INLAID,
    INLAY,
    MARK,
    PIP,
    SKY,
    SUN,
    TO_LAMP,
    albedo,
    film_index,
)
from .measures import DIE_HALF, DIE_ROUND, ONE_RADIUS, PIP_RADIUS, PIP_STEP

CORE = np.float32(DIE_HALF - DIE_ROUND)
REACH = 0.90
"""Half the diagonal of a die, and a little."""
FULL = SKY + SUN * 0.92
BODY_LIGHT = {name: albedo(colour, FULL) for name, colour in BODY.items()}
PIP_LIGHT = {name: albedo(colour, FULL) for name, colour in PIP.items()}
INLAY_LIGHT = albedo(INLAY, FULL)
FELT_LIGHT = {name: albedo(colour, FULL) for name, colour in FELT.items()}

# Rows of a 3 by 3 grid as bits, one number a face.
GRIDS = np.array([16, 257, 273, 325, 341, 365], np.int32)
HAS = np.array([[(int(m) >> b) & 1 for b in range(9)] for m in GRIDS], bool)


@dataclass(frozen=True, slots=True)
class Picture:
    """One die: premultiplied pixels and the place of their upper left corner."""

    x: int
    y: int
    pixels: NDArray[np.uint8]
    depth: float


def cast(
    cam: Camera,
    places: F32,
    rotations: F32,
    colours: list[str],
    dims: F32,
    felt: str = "moss",
    inlay_from: float = 32.0,
) -> list[Picture]:
    """Pictures of dice, in the order given; paint the one with the greatest depth first."""
    n = len(places)
    if not n:
        return []
    places, rotations = places.astype(np.float32), rotations.astype(np.float32)
    sx, sy = cam.project(places[:, 0], places[:, 1], places[:, 2])
    depth = cam.depth(places[:, 1], places[:, 2])
    size = int(np.ceil(2 * REACH * cam.focal / float(depth.min()))) + 2
    left = np.floor(sx - size / 2).astype(int)
    top = np.floor(sy - size / 2).astype(int)
    pixel = (depth / cam.focal).astype(np.float32)

    # A ray is linear in the pixel, in every die's own frame too.
    eye = (np.array(cam.eye, np.float32) - places)[:, None, :] @ rotations
    eye = eye[:, 0]
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
        direction[np.abs(direction) < 1e-7] = 1e-7
    start = [eye[:, c, None, None] for c in range(3)]
    # A trifle larger than the die, so that rays which just miss it are there to be softened.
    half = (np.float32(DIE_HALF) + np.float32(0.6) * pixel)[:, None, None]
    # The box is met where the last of its three near sides is met.
    near = [(-np.copysign(half, ray[c]) - start[c]) / ray[c] for c in range(3)]
    t = np.maximum(np.maximum(near[0], near[1]), near[2])
    point = [start[c] + t * ray[c] for c in range(3)]
    limit = half + np.float32(0.0005)
    inside = (
        (np.abs(point[0]) <= limit) & (np.abs(point[1]) <= limit) & (np.abs(point[2]) <= limit)
    )
    hit = np.flatnonzero(inside)
    die = hit // (size * size)
    flat = [component.ravel()[hit] for component in point]
    cover = np.ones(len(hit), np.float32)

    # Near the edges the rounded body lies deeper: Newton steps along the ray.
    beyond = (
        (np.abs(flat[0]) > CORE).astype(np.int8)
        + (np.abs(flat[1]) > CORE)
        + (np.abs(flat[2]) > CORE)
    )
    rounded = beyond > 1
    # A side seen almost along its plane is an outline too.
    slant = np.abs(eye) / np.linalg.norm(eye, axis=1, keepdims=True) < 0.3
    for c in range(3):
        if slant[:, c].any():
            rounded |= np.take(slant[:, c], die) & (np.abs(flat[c]) >= np.float32(DIE_HALF))
    edge = np.flatnonzero(rounded)
    if len(edge):
        where = hit[edge]
        of = die[edge]
        direction = [component.ravel()[where] for component in ray]
        length = np.sqrt(direction[0] ** 2 + direction[1] ** 2 + direction[2] ** 2)
        direction = [component / length for component in direction]
        p = [component[edge] for component in flat]
        closest = np.full(len(edge), 9.0, np.float32)
        for _ in range(4):
            g = [component - np.clip(component, -CORE, CORE) for component in p]
            far = np.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]) + np.float32(1e-6)
            gap = far - np.float32(DIE_ROUND)
            closest = np.minimum(closest, gap)
            slope = -(g[0] * direction[0] + g[1] * direction[1] + g[2] * direction[2]) / far
            step = gap / np.maximum(slope, np.float32(0.16))
            p = [component + step * d for component, d in zip(p, direction, strict=True)]
        for component, moved in zip(flat, p, strict=True):
            component[edge] = moved
        cover[edge] = np.clip(1.15 - closest / pixel[of], 0, 1)
        seen = cover > 0
        hit, die, cover = hit[seen], die[seen], cover[seen]
        flat = [component[seen] for component in flat]

    light = _shade(flat, die, places, rotations, eye, colours, dims, felt, pixel, inlay_from)
    out = np.zeros((n * size * size, 4), np.uint8)
    weight = (cover * 256).astype(np.uint32)
    shown = np.take(FILM8, film_index(light)).astype(np.uint32)
    packed = (weight * 255) >> 8 << 24
    for c in range(3):
        packed |= (shown[c] * weight) >> 8 << (16 - 8 * c)
    out.view(np.uint32).ravel()[hit] = packed
    blocks = out.reshape(n, size, size, 4)
    return [Picture(int(left[i]), int(top[i]), blocks[i], float(depth[i])) for i in range(n)]


def _shade(
    p: list[F32],
    die: NDArray[np.intp],
    places: F32,
    rotations: F32,
    eye: F32,
    colours: list[str],
    dims: F32,
    felt: str,
    pixel: F32,
    inlay_from: float,
) -> F32:
    """The light of points on dice, three rows of it, in the dice's own frames."""
    g = [c - np.clip(c, -CORE, CORE) for c in p]
    far = np.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]) + np.float32(1e-6)
    normal = [c / far for c in g]
    lamp = TO_LAMP @ rotations
    upright = rotations[:, 2, :]
    view = eye / np.linalg.norm(eye, axis=1, keepdims=True)
    between = lamp + view
    between /= np.linalg.norm(between, axis=1, keepdims=True)

    def along(vector: F32) -> F32:
        """How far the surface looks along a vector, one of its own for every die."""
        total = normal[0] * np.take(vector[:, 0], die)
        total += normal[1] * np.take(vector[:, 1], die)
        total += normal[2] * np.take(vector[:, 2], die)
        return total

    facing = along(view)
    a = [np.abs(c) for c in p]
    first = (a[0] >= a[1]) & (a[0] >= a[2])
    second = ~first & (a[1] >= a[2])
    u = np.where(first, p[1], np.where(second, p[2], p[0]))
    v = np.where(first, p[2], np.where(second, p[0], p[1]))
    chief = np.where(first, p[0], np.where(second, p[1], p[2]))
    axis = np.where(first, 0, np.where(second, 1, 2))
    face = np.where(chief > 0, axis, 5 - axis)  # face number less one

    marks = np.array([MARK[c] for c in colours])
    gu = np.clip(np.round(u / np.float32(PIP_STEP)), -1, 1)
    gv = np.clip(np.round(v / np.float32(PIP_STEP)), -1, 1)
    has = HAS[face, (gu + 1 + 3 * (gv + 1)).astype(np.intp)]
    du, dv = u - gu * np.float32(PIP_STEP), v - gv * np.float32(PIP_STEP)
    radius = np.where(face == 0, np.float32(ONE_RADIUS), np.float32(PIP_RADIUS))
    foot = pixel[die]
    pip = np.zeros(len(die), np.float32)
    rim = np.zeros(len(die), np.float32)
    spots = np.flatnonzero(has)
    if len(spots):
        gap = _mark(marks[die[spots]], du[spots], dv[spots], radius[spots])
        # Seen at a slant a pixel covers more of the face, and the edge must be softer there.
        soft = foot[spots] / np.clip(facing[spots], 0.2, 1)
        pip[spots] = np.clip(0.5 - gap / soft, 0, 1) * np.clip(facing[spots] * 8, 0, 1)
        rim[spots] = np.clip(1 - gap / (soft + np.float32(0.016)), 0, 1) * (1 - pip[spots])

    # A pip is a shallow bowl; its wall nearest the lamp lies in shade.
    lit, rise, spec = along(lamp), along(upright), along(between)
    bowl = np.zeros(len(die), np.float32)
    if len(spots):
        of = die[spots]
        f, s = first[spots], second[spots]
        lu = np.where(f, lamp[of, 1], np.where(s, lamp[of, 2], lamp[of, 0]))
        lv = np.where(f, lamp[of, 2], np.where(s, lamp[of, 0], lamp[of, 1]))
        lean = (lu * du[spots] + lv * dv[spots]) / radius[spots]
        bowl[spots] = lean * pip[spots]
    height = places[die, 2] + (
        p[0] * upright[die, 0] + p[1] * upright[die, 1] + p[2] * upright[die, 2]
    )
    height = np.clip(height, 0, 2)
    wrap = np.clip((lit + np.float32(0.18)) / np.float32(1.18), 0, 1)
    sky = np.float32(0.5) + np.float32(0.5) * rise
    # Close to the cloth little of the room is seen, and the cloth throws its own colour up.
    open_sky = np.float32(1) - np.float32(0.55) * np.exp(-3.2 * height) * (1 - sky)
    sun = wrap * np.clip(1 - 0.85 * bowl, 0.15, 1.5)
    # The lit room behind the player: without it the sides towards him would be mud.
    fill = np.clip(along(-rotations[:, 1, :]), 0, 1) * np.float32(0.42)

    # Colours as three rows: numpy is twice as fast on long rows as on columns of three.
    kept = dims_factor(dims)
    body = np.array([BODY_LIGHT[c] for c in colours], np.float32)
    # A dimmed die loses half its colour too, or dim ivory would look like cardboard.
    grey = body @ np.array([[0.25], [0.65], [0.10]], np.float32)
    fade = np.float32(0.5) * dims.astype(np.float32)[:, None]
    body = (body * (1 - fade) + grey * fade) * kept
    ink = np.array([PIP_LIGHT[c] for c in colours], np.float32) * np.sqrt(kept)
    colour = np.take(np.ascontiguousarray(body.T), die, axis=1)
    inlaid = np.array([c in INLAID for c in colours]) & (1 / pixel >= inlay_from)
    if inlaid.any():
        on = np.flatnonzero(inlaid[die])
        edge = np.maximum(np.abs(u[on]), np.abs(v[on]))
        line = np.abs(edge - np.float32(0.375)) - np.float32(0.014)
        line = np.clip(np.float32(0.5) - line / foot[on], 0, 1)
        cream = INLAY_LIGHT[:, None] * kept[die[on], 0]
        colour[:, on] = colour[:, on] * (1 - line) + cream * line
    if len(spots):
        mix = pip[spots]
        under = colour[:, spots] * (1 - np.float32(0.30) * rim[spots])
        colour[:, spots] = under * (1 - mix) + np.take(ink.T, die[spots], axis=1) * mix

    bounce = (1 - sky) * (np.float32(0.25) + np.float32(0.75) * np.minimum(height * 2, 1))
    bounce *= open_sky * np.float32(0.95)
    above = np.float32(1.0) * sky * open_sky
    shine = np.clip(spec, 0, 1) ** 2
    for _ in range(4):
        shine *= shine
    tight = shine * shine
    tight *= tight
    gloss = (np.float32(0.030) * shine + np.float32(0.20) * tight) * (1 - np.float32(0.6) * pip)
    # A faint light from behind along upper edges, as from a window across the room.
    back = 1 - np.clip(facing, 0, 1)
    back *= back
    fresnel = back * back * np.clip(rise + np.float32(0.25), 0, 1) * np.float32(0.10)
    gloss = gloss * np.clip(lit * 3, 0, 1) + fresnel
    if len(spots):  # the far side of a bowl catches the lamp
        gloss[spots] += np.clip(-bowl[spots] - np.float32(0.20), 0, 1) * np.float32(0.16)
    gloss *= (1 - np.float32(0.6) * dims.astype(np.float32))[die]
    for c in range(3):
        channel = colour[c]
        channel *= bounce * FELT_LIGHT[felt][c] + (above + fill) * SKY[c] + sun * SUN[c]
        channel += gloss * SUN[c]
    return colour


def dims_factor(dims: F32) -> F32:
    """What dimming leaves of the albedo, a column for broadcasting."""
    return (1 - (1 - np.float32(DIM)) * dims.astype(np.float32))[:, None]  # type: ignore[no-any-return]


def _mark(marks: NDArray[np.intp], u: F32, v: F32, radius: F32) -> F32:
    """The distance to the edge of a pip, inside negative, for the second mark of each colour."""
    gap = np.empty(len(u), np.float32)
    au, av = np.abs(u), np.abs(v)
    for kind in np.unique(marks):
        m = marks == kind
        x, y, r = au[m], av[m], radius[m]
        if kind == 1:  # diamond
            d = (x + y - r * 1.28) * 0.7071
        elif kind == 2:  # square
            d = np.maximum(x, y) - r * 0.86
        elif kind == 3:  # ring
            far = np.sqrt(x * x + y * y)
            d = np.abs(far - r * 0.76) - r * 0.34
        elif kind == 4:  # triangle
            d = np.maximum(x * 0.866 + v[m] * 0.5, -v[m]) - r * 0.62
        elif kind == 5:  # plus
            d = np.maximum(np.maximum(x, y) - r * 1.08, np.minimum(x, y) - r * 0.38)
        else:
            d = np.sqrt(x * x + y * y) - r
        gap[m] = d
    return gap


def shadows(
    cam: Camera, places: F32, rotations: F32, size: int = 60
) -> list[tuple[float, float, NDArray[np.uint8]]]:
    """The shadows of dice on the floor: middle, and darkness over a square of `SPAN` edges.

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
    grid = ((np.arange(size, dtype=np.float32) + 0.5) / size - 0.5) * np.float32(SPAN)
    centre = middle * 0.6 + places[:, :2] * 0.4
    centre = np.where((height < 1.2)[:, None], centre, middle)
    x = (centre[:, 0, None, None] - middle[:, 0, None, None]) + grid[None, None, :]
    y = (centre[:, 1, None, None] - middle[:, 1, None, None]) - grid[None, :, None]

    def outline(edges: F32, x: F32, y: F32) -> F32:
        gap: F32 | None = None
        for k in range(3):
            ex, ey = edges[:, 0, k], edges[:, 1, k]
            length = np.sqrt(ex * ex + ey * ey) + np.float32(1e-3)
            nx, ny = -ey / length, ex / length
            reach = 0.5 * (
                np.abs(nx[:, None] * edges[:, 0, :] + ny[:, None] * edges[:, 1, :])
            ).sum(axis=1)
            away = np.abs(nx[:, None, None] * x + ny[:, None, None] * y) - reach[:, None, None]
            # An edge that points at the lamp has no length and bounds nothing.
            away = np.where((length > 0.02)[:, None, None], away, -9)
            gap = away if gap is None else np.maximum(gap, away)
        assert gap is not None
        return gap

    cast_gap = outline(laid, x, y)
    # How far the light went past the die: nothing at its foot, more at the tip.
    ox = x + (middle[:, 0] - places[:, 0])[:, None, None]
    oy = y + (middle[:, 1] - places[:, 1])[:, None, None]
    tip = -(ox * slope[0] + oy * slope[1]) / float(np.hypot(*slope))
    low = np.maximum(height - 0.62, 0)[:, None, None]
    soft = 0.045 + 0.10 * np.clip(tip - 0.15, 0, 2) + 0.10 * low
    t = np.clip(0.5 - cast_gap / (2 * soft), 0, 1)
    dark = 0.66 * t * t * (3 - 2 * t) / (1 + 0.18 * low)
    foot = outline(rotations[:, :2, :], ox, oy)
    near = 0.62 * np.exp(-np.maximum(foot + 0.03, 0) * 7.0) * np.exp(-2.6 * low)
    wide = 0.22 * np.exp(-np.maximum(foot, 0) * 2.2) * np.exp(-1.2 * low)
    dark = 1 - (1 - dark) * (1 - near) * (1 - wide)
    # Nothing may remain at the border of the square, or the square would show.
    edge = 1 - (np.abs(grid) / (SPAN / 2)) ** 6
    dark = np.clip(dark * edge[None, :, None] * edge[None, None, :] - 0.004, 0, 1)
    levels = (dark * 255 + 0.5).astype(np.uint8)
    return [(float(centre[i, 0]), float(centre[i, 1]), levels[i]) for i in range(n)]


SPAN = 4.2
