"""The still table as a picture: a ray for every pixel, in numpy, once a size.

The rim is a height over the distance from the felt, so its rounding has no facets, its mitres
meet exactly and the grain is never stretched. Both renderers lay the dice over this picture: no
part of the table ever stands in front of a die on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from zonk_desktop.places import Lane

from . import textures
from .camera import DISTANCE, Camera
from .colours import FELT
from .light import F32, FILM, LAMP_SPREAD, SKY, SUN, TO_LAMP, albedo, film_index, rgb
from .measures import (
    BRASS_Y,
    HALF_X,
    HALF_Y,
    RIM_HEIGHT,
    RIM_WIDTH,
    SEAT_HALF,
    SEAT_Y,
    SKIRT,
    seat_pitch,
)

STAGE_LIGHT = ("#DFC9A2", "#B8935F")
STAGE_DARK = ("#4A3527", "#150E0A")
STAGE, FELT_ID, RAIL_ID, RIM_ID, SIDE_WALL_ID = 0, 1, 2, 3, 6
ROUND_IN, ROUND_OUT = 0.20, 0.16
CHUNK = 90_000
"""Rays that are cast in one go."""
HANDS = 2
"""Threads that cast."""
EDGE = 3
"""Rays to a side of a pixel on an edge, where the others have one in all."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a table picture depends on, besides its camera."""

    felt: str = "moss"
    seats: int = 5
    dark: bool = False


def _smooth(low: float, high: float, x: F32) -> F32:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _rounding(out: F32) -> tuple[F32, F32, F32, F32]:
    """How far the rim is rounded at a distance from the felt, inside and outside."""
    u = np.clip((ROUND_IN - out) / ROUND_IN, 0, 0.999)
    w = np.clip((out - (RIM_WIDTH - ROUND_OUT)) / ROUND_OUT, 0, 0.999)
    return u, w, np.sqrt(1 - u * u), np.sqrt(1 - w * w)


def _rim_height(out: F32) -> F32:
    """The height of the rim at a distance from the felt."""
    _, _, cu, cw = _rounding(out)
    # The inner quarter falls steeper than a circle, so the wall below it still shows.
    top = RIM_HEIGHT - ROUND_IN * 0.95 * (1 - cu) - ROUND_OUT * (1 - cw)
    crown = 0.05 * np.sin(np.pi * np.clip(out / RIM_WIDTH, 0, 1))
    return np.asarray(top + crown, np.float32)


def _rim_slope(out: F32) -> F32:
    u, w, cu, cw = _rounding(out)
    slope = 0.95 * u / cu - w / cw
    slope = slope + 0.05 * np.pi / RIM_WIDTH * np.cos(np.pi * np.clip(out / RIM_WIDTH, 0, 1))
    return np.asarray(slope, np.float32)


def _out(x: F32, y: F32) -> F32:
    return np.maximum(np.abs(x) - HALF_X, np.abs(y) - HALF_Y)


def _rim_shadow(x: F32, y: F32, z: float = 0.0) -> F32:
    """The share of the lamp's light that the rim lets onto the floor."""
    left = np.ones_like(x)
    for place, half, lamp in ((x, HALF_X, TO_LAMP[0]), (y, HALF_Y, TO_LAMP[1])):
        t = (np.sign(lamp) * half - place) / lamp
        height = z + TO_LAMP[2] * t
        left = np.minimum(left, _smooth(-1, 1, (height - RIM_HEIGHT) / (LAMP_SPREAD * t + 0.05)))
    return left


def _stage(cam: Camera, px: F32, py: F32, dark: bool) -> F32:
    """The stage: a pool of lamplight, and the shadow of the tray on it. Display colours."""
    inner, outer = (rgb(c) for c in (STAGE_DARK if dark else STAGE_LIGHT))
    far = np.hypot((px / cam.width - 0.5) / 0.72, (py / cam.height - 0.42) / 0.78)
    pool = _smooth(0, 1, far)[:, None]
    colour = inner * (1 - pool) + outer * pool
    x, y = cam.on_plane(px, py, -SKIRT)
    gap_x, gap_y = np.abs(x - 0.22) - HALF_X - RIM_WIDTH, np.abs(y + 0.12) - HALF_Y - RIM_WIDTH
    gap = np.hypot(np.maximum(gap_x, 0), np.maximum(gap_y, 0)) + np.minimum(
        np.maximum(gap_x, gap_y), 0
    )
    shade = 0.62 * np.exp(-np.maximum(gap + 0.05, 0) * 3.4) + 0.2 * np.exp(
        -np.maximum(gap, 0) * 1.1
    )
    shadow = rgb("#100804") if dark else rgb("#3C230A")
    weight = np.clip(shade, 0, 0.8)[:, None]
    # A little noise, or the slow gradient would show its steps.
    grain = np.sin(px * 12.9898 + py * 78.233) * 43758.5453
    dither = ((grain - np.floor(grain)) - 0.5)[:, None] * 1.6 / 255
    result: F32 = (colour * (1 - weight) + shadow * weight + dither).astype(np.float32)
    return result


@dataclass(frozen=True, slots=True)
class Cloth:
    """How a cloth is woven: fibres of this many waves, so strong, and their sheen at a slant."""

    scale: float
    tone: float
    slope: float
    sheen: float


CLOTHS = {
    "moss": Cloth(0.27, 0.105, 0.045, 0.030),
    "night": Cloth(0.42, 0.060, 0.030, 0.075),
    "charcoal": Cloth(0.55, 0.070, 0.060, 0.022),
}
#: The width of a board, in die edges.
BOARD = 1.07


def _cloth(x: F32, y: F32, felt: str, ao: F32, lit: F32) -> F32:
    """The light of points of a cloth; `lit` is what the lamp sends there."""
    weave = CLOTHS[felt]
    full = SKY + SUN * TO_LAMP[2]
    fibre = textures.sample(textures.felt(), x * weave.scale, y * weave.scale)
    tone = 1 + weave.tone * fibre[:, 0]
    tilt = TO_LAMP[2] + weave.slope * (fibre[:, 1] * TO_LAMP[0] + fibre[:, 2] * TO_LAMP[1])
    light = SKY * (ao * 0.95)[:, None] + SUN * (np.maximum(tilt, 0) * lit)[:, None]
    body = albedo(FELT[felt], full)
    result: F32 = body * tone[:, None] * light
    # The tips of the fibres catch the lamp where it comes in low, and where the eye does.
    low = np.clip((y + 1.3) / 4.3, 0, 1) ** 2 + 0.6 * np.clip((np.abs(x) - 2.4) / 2.7, 0, 1) ** 2
    tips = weave.sheen * low * np.clip(0.7 + 0.6 * fibre[:, 0], 0, 2.2) * lit
    result += tips[:, None] * (0.55 * body + 0.45 * body.max()) * SUN * 2.2
    return result


def _boards(x: F32, y: F32, felt: str, ao: F32, lit: F32) -> F32:
    """The light of points of bare boards: grain, seams, and the lamp in their varnish."""
    full = SKY + SUN * TO_LAMP[2]
    across = (y - BRASS_Y) / BOARD
    board = np.floor(across)
    shift = np.modf(np.sin(board * 12.99) * 437.58)[0]
    # Boards end here and there, each row at places of its own.
    along = x / 7.3 + shift * 3.1
    end = np.abs(along - np.round(along)) * 7.3
    number = np.floor(along)
    piece = board * 0.37 + number * 0.213
    grain = textures.sample(textures.walnut(), x * 0.105 + piece, across * 0.46 + piece * 1.7)
    body = albedo(FELT[felt], full)
    # The colour of the table, whatever the wood was; each board a little of its own.
    tone = 0.42 + 0.72 * (grain * grain) / np.array([0.150, 0.050, 0.016], np.float32)
    tint = 1 + 0.22 * np.sin(board * 5.1 + number * 2.3)
    seam = np.minimum(np.abs(across - np.round(across)) * BOARD, end)
    gap = 1 - 0.72 * np.exp(-((seam / 0.018) ** 2)) - 0.14 * np.exp(-((seam / 0.07) ** 2))
    light = SKY * (ao * 0.95)[:, None] + SUN * (TO_LAMP[2] * lit)[:, None]
    result: F32 = body * np.clip(tone, 0.35, 1.9) * (tint * gap)[:, None] * light
    shine = 0.030 * np.exp(-(((x + 1.6) * 0.30) ** 2) - ((y - 1.9) * 0.55) ** 2)
    result += (shine * gap * (0.6 + 0.5 * tone[:, 0]) * lit)[:, None] * SUN
    return result


def _floor(x: F32, y: F32, pixel: F32, look: Look) -> tuple[F32, NDArray[np.bool_]]:
    """Felt, leather, brass line and seats: light of every point, and which are leather."""
    n = len(x)
    normal_light = TO_LAMP[2]
    shadow = _rim_shadow(x, y)
    ex, ey = HALF_X - np.abs(x), HALF_Y - np.abs(y)
    ao = (1 - 0.55 * np.exp(-ex * 2.6)) * (1 - 0.55 * np.exp(-ey * 2.6))
    pool = np.exp(-((x * 0.105) ** 2) - ((y - 0.3) * 0.15) ** 2)
    full = SKY + SUN * normal_light
    leather = y < BRASS_Y
    colour = np.zeros((n, 3), np.float32)

    on = ~leather
    lit = shadow[on] * (0.60 + 0.46 * pool[on])
    play = _boards if look.felt == "walnut" else _cloth
    colour[on] = play(x[on], y[on], look.felt, ao[on], lit)

    on = leather
    xl, yl = x[on], y[on]
    grain = textures.sample(textures.leather(), xl * 0.85, yl * 0.85)
    # Seats: the distance to a rounded square, inside negative.
    pitch = seat_pitch(look.seats)
    half = min(SEAT_HALF, pitch / 2 - 0.05)
    k = np.clip(np.round(xl / pitch + (look.seats - 1) / 2), 0, look.seats - 1)
    qx = xl - (k - (look.seats - 1) / 2) * pitch
    qy = yl - SEAT_Y
    cx, cy = np.abs(qx) - half + 0.13, np.abs(qy) - half + 0.13
    seat = np.hypot(np.maximum(cx, 0), np.maximum(cy, 0)) + np.minimum(np.maximum(cx, cy), 0) - 0.13
    if not look.seats:
        seat = np.full_like(xl, pitch)
    foot = pixel[on] * 0.75
    inside = 1 - _smooth(-1, 1, seat / foot)
    groove = 1 - _smooth(0, 1, (np.abs(seat) - 0.018) / (foot + 0.012))
    # The wall of the seat nearest the lamp throws a shadow into it.
    lee = _smooth(0.0, 0.16, -seat + 0.10 * (qx * 0.9 - qy * 0.5))
    normal_x, normal_y = 0.07 * grain[:, 1], 0.07 * grain[:, 2]
    tilt = TO_LAMP[2] - normal_x * TO_LAMP[0] - normal_y * TO_LAMP[1]
    hide = albedo("#5C2B1B", full) * (1 + 0.055 * grain[:, 0])[:, None]
    hide = hide * (1 - inside * (0.30 + 0.22 * (1 - lee)))[:, None]
    hide = hide * (1 - groove[:, None]) + albedo("#9A5A2B", full) * groove[:, None]
    light = (
        SKY * ao[on][:, None]
        + SUN * (np.maximum(tilt, 0) * shadow[on] * (0.70 + 0.32 * pool[on]))[:, None]
    )
    # A broad dull shine, as on a chair arm.
    shine = 0.006 * np.clip(1 + 0.5 * grain[:, 0], 0, 3) * shadow[on] * (1 - 0.7 * inside)
    colour[on] = hide * light + shine[:, None] * SUN

    brass = np.abs(y - BRASS_Y)
    line = 1 - _smooth(-1, 1, (brass - 0.046) / np.maximum(pixel, 1e-3))
    bend = (y - BRASS_Y) / 0.046  # a half-round wire: bright on the side of the lamp
    metal = albedo("#D9B34C", full) * (0.92 + 0.34 * np.clip(bend, -1, 1))[:, None]
    metal = metal * (0.25 + 0.75 * shadow * (0.8 + 0.2 * pool))[:, None] * full
    under = 1 - 0.45 * np.exp(-np.maximum(brass - 0.046, 0) / 0.05)
    colour = colour * under[:, None] * (1 - line[:, None]) + metal * line[:, None]
    return colour.astype(np.float32), leather


_ONE = np.float32(1)
#: What hands have rubbed: so much paler, and the wood under the varnish.
_PALER = np.array([1.50, 1.62, 1.85], np.float32)
_BARE = np.array([0.030, 0.022, 0.013], np.float32)


def _wood(x: F32, y: F32, z: F32, ray: tuple[F32, F32, F32], wall: NDArray[np.bool_]) -> F32:
    """The light of points of the rim; `wall` are those on its upright inner or outer side."""
    ax, ay = np.abs(x) - HALF_X, np.abs(y) - HALF_Y
    side = ax > ay
    out = np.maximum(ax, ay)
    slope = _rim_slope(out)
    outward = np.where(out > RIM_WIDTH / 2, _ONE, -_ONE)
    na = np.where(wall, outward, -slope)
    nz = np.where(wall, 0.12 * _ONE, _ONE)
    length = np.hypot(na, nz)
    na, nz = na / length, nz / length
    nx = np.where(side, na * np.sign(x), 0)
    ny = np.where(side, 0, na * np.sign(y))
    along = np.where(side, y, x)
    piece = np.where(side, np.where(x > 0, 0.13, 0.61), np.where(y > 0, 0.37, 0.83))
    piece = piece.astype(np.float32)
    # Across the grain the texture follows the surface, down the walls too.
    across = out - np.where(wall, outward * (z - RIM_HEIGHT), 0)
    body = textures.sample(textures.walnut(), along * 0.085 + piece, across * 0.34 + piece * 1.7)
    reflect = body * body * 1.22
    # Hands have rubbed the edges of the frame: paler wood there, and a duller varnish.
    rubbed = textures.sample(textures.wear(), along * 0.11 + piece, across * 0.55 + piece)[:, 0]
    ridge = np.exp(-(((out - ROUND_IN * 0.55) / 0.10) ** 2)) + np.exp(
        -(((out - RIM_WIDTH + ROUND_OUT * 0.5) / 0.09) ** 2)
    )
    hold = 0.55 + 0.45 * np.exp(-((along / 2.6) ** 2))
    worn = np.clip((rubbed - 0.15) * 0.8, 0, 1) * np.clip(ridge + 0.10, 0, 1) * hold
    worn = np.where(wall, 0, worn)[:, None]
    pale = reflect * _PALER + _BARE
    reflect = reflect * (1 - 0.75 * worn) + pale * (0.75 * worn)
    lit = np.maximum(nx * TO_LAMP[0] + ny * TO_LAMP[1] + nz * TO_LAMP[2], 0)
    low = _smooth(-0.1, RIM_HEIGHT, z)
    ao = np.where(out < ROUND_IN, 0.30 + 0.70 * low, 0.55 + 0.45 * _smooth(-SKIRT, 0.3, z))
    # The inner walls beside the lamp lie in their own shadow.
    dx, dy, dz = ray
    norm = np.sqrt(dx * dx + dy * dy + dz * dz)
    vx, vy, vz = -dx / norm, -dy / norm, -dz / norm
    hx, hy, hz = vx + TO_LAMP[0], vy + TO_LAMP[1], vz + TO_LAMP[2]
    hn = np.sqrt(hx * hx + hy * hy + hz * hz)
    spec = np.maximum((nx * hx + ny * hy + nz * hz) / hn, 0)
    facing = np.maximum(nx * vx + ny * vy + nz * vz, 0)
    fresnel = 0.04 + 0.5 * (1 - facing) ** 5
    # The reflected ray meets a wide soft box over the table: the long sheen on the rim.
    rz = 2 * facing * nz - vz
    ry = 2 * facing * ny - vy
    rx = 2 * facing * nx - vx
    box = _smooth(0.30, 0.85, rz) * _smooth(0.9, 0.1, np.abs(ry / np.maximum(rz, 0.2) - 0.35))
    box = box * _smooth(2.6, 0.4, np.abs(rx / np.maximum(rz, 0.2) + 0.5))
    mitre = 1 - 0.55 * np.exp(-(((ax - ay) / 0.020) ** 2)) * (~wall)
    pool = np.exp(-((x * 0.075) ** 2) - (y * 0.10) ** 2)
    light = SKY * (0.35 + 0.65 * ao)[:, None] + SUN * (lit * ao * (0.74 + 0.34 * pool))[:, None]
    gloss = (spec**70 * 0.22 + spec**14 * 0.05 + box * fresnel * 0.85) * ao * (1 - 0.6 * worn[:, 0])
    result: F32 = (reflect * light * mitre[:, None] + gloss[:, None] * SUN).astype(np.float32)
    return result


def _hit_rim(cam: Camera, px: F32, py: F32) -> tuple[F32, F32, F32, F32, NDArray[np.bool_]]:
    """Intersect rays with the rim: x, y, z, its upright walls, and whether they meet it."""
    dx, dy, dz = cam.direction(px, py)
    ex, ey, ez = 0.0, -DISTANCE * cam.cos, DISTANCE * cam.sin

    def below(rays: NDArray[np.intp], z: F32) -> NDArray[np.bool_]:
        t = (z - ez) / dz[rays]
        out = _out(ex + t * dx[rays], ey + t * dy[rays])
        hit = (out < 0) & (z <= 0)
        # Most rays are far from the rim at most heights.
        over = (out >= 0) & (out < RIM_WIDTH)
        hit[over] = z[over] <= _rim_height(out[over])
        return hit

    high = RIM_HEIGHT + 0.06
    steps = 26
    lower = np.full(px.shape, high, np.float32)
    found = np.zeros(px.shape, bool)
    # Most of the stage: beside the tray all the way down.
    (x, y), (low_x, low_y) = cam.on_plane(px, py, high), cam.on_plane(px, py, -SKIRT)
    wide, deep = HALF_X + RIM_WIDTH, HALF_Y + RIM_WIDTH
    past = (np.minimum(x, low_x) > wide) | (np.maximum(x, low_x) < -wide)
    past |= (np.minimum(y, low_y) > deep) | (np.maximum(y, low_y) < -deep)
    left = np.flatnonzero(~past)
    for k in range(steps + 1):
        z = np.full(left.shape, high - (high + SKIRT) * k / steps, np.float32)
        now = below(left, z)
        lower[left[now]] = z[now]
        found[left[now]] = True
        left = left[~now]
    rays = np.flatnonzero(found)
    under = lower[rays]
    upper = under + (high + SKIRT) / steps
    for _ in range(9):
        middle = (upper + under) / 2
        hit = below(rays, middle)
        under, upper = np.where(hit, middle, under), np.where(hit, upper, middle)
    lower[rays] = under
    t = (lower - ez) / dz
    x, y = (ex + t * dx).astype(np.float32), (ey + t * dy).astype(np.float32)
    out = _out(x, y)
    height = _rim_height(np.clip(out, 0, RIM_WIDTH))
    wall = (lower < height - 0.02).astype(np.float32)
    return x, y, lower, wall, found


def _colours(cam: Camera, px: F32, py: F32, look: Look) -> tuple[F32, NDArray[np.uint8]]:
    """Display colours of pixels, and what each shows."""
    rgb_out = np.zeros((len(px), 3), np.float32)
    kind = np.full(len(px), STAGE, np.uint8)
    x0, y0 = cam.on_plane(px, py, 0.0)
    x1, y1 = cam.on_plane(px, py, RIM_HEIGHT + 0.06)
    floor = (_out(x0, y0) < 0) & (_out(x1, y1) < 0)
    rest = np.flatnonzero(~floor)
    if len(rest):
        x, y, z, wall, found = _hit_rim(cam, px[rest], py[rest])
        out = _out(x, y)
        flat = found & (out < 0)
        floor[rest[flat]] = True
        on = found & ~flat
        picked = rest[on]
        if len(picked):
            is_wall = wall[on] > 0
            ray = cam.direction(px[picked], py[picked])
            light = _wood(x[on], y[on], z[on], ray, is_wall)
            rgb_out[picked] = FILM[film_index(light)]
            side = np.abs(x[on]) - HALF_X > np.abs(y[on]) - HALF_Y
            kind[picked] = RIM_ID + is_wall * 2 + side
        bare = rest[~found]
        rgb_out[bare] = _stage(cam, px[bare], py[bare], look.dark)
    on_floor = np.flatnonzero(floor)
    if len(on_floor):
        pixel = ((DISTANCE + y0[on_floor] * cam.cos) / cam.focal / cam.sin).astype(np.float32)
        light, hide = _floor(
            x0[on_floor].astype(np.float32), y0[on_floor].astype(np.float32), pixel, look
        )
        rgb_out[on_floor] = FILM[film_index(light)]
        kind[on_floor] = np.where(hide, RAIL_ID, FELT_ID)
    return rgb_out, kind


def render(
    cam: Camera, look: Look, wanted: Callable[[], bool] = lambda: True
) -> NDArray[np.uint8] | None:
    """The table as (height, width, 4) bytes in the order of QImage's RGB32.

    None when it was no longer `wanted` half way: a window being resized or closed does not wait.
    """
    width, height = round(cam.width), round(cam.height)
    picture = np.zeros((height * width, 3), np.float32)
    kind = np.zeros(height * width, np.uint8)

    def cast(pixels: NDArray[np.intp], rays: int) -> bool:
        """Cast so many rays to a side of each of these pixels; False where it was given up."""
        step, spots = CHUNK // rays**2, (np.arange(rays) + 0.5) / rays
        across, down = np.tile(spots, rays), np.repeat(spots, rays)

        def part(begin: int) -> bool:
            if not wanted():
                return False
            index = pixels[begin : begin + step]
            py = (index[:, None] // width + down).astype(np.float32).ravel()
            px = (index[:, None] % width + across).astype(np.float32).ravel()
            colours, shown = _colours(cam, px, py, look)
            picture[index] = colours.reshape(len(index), -1, 3).mean(1)
            kind[index] = shown[:: rays**2]
            return True

        # numpy lets other threads go on while it works.
        with Lane("tray-rays", HANDS) as lane:
            return all(lane.map(part, range(0, len(pixels), step)))

    if not cast(np.arange(height * width), 1):
        return None
    # Only edges need more than one ray a pixel, and the left and right walls, where the grain is
    # seen so much at a slant that single rays would make beads of it.
    grid = kind.reshape(height, width)
    edge = grid == SIDE_WALL_ID
    edge[:, 1:] |= grid[:, 1:] != grid[:, :-1]
    edge[:, :-1] |= edge[:, 1:].copy()
    upright = grid[1:] != grid[:-1]
    edge[1:] |= upright
    edge[:-1] |= upright
    if not cast(np.flatnonzero(edge), EDGE):
        return None
    result = np.full((height, width, 4), 255, np.uint8)
    shown = np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8).reshape(height, width, 3)
    result[..., :3] = shown[..., ::-1]
    return result
