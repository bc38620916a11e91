"""The light on dice: what body, pips, inlay and lamp make of a point.

Every routine works on long rows of points of all dice at once, in the dice's own frames; `die`
says to which die a point belongs.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from .colours import DICE, DIM, DIM_BODY, FELT, INLAY, MARK, PIP, Finish, inlaid
from .light import (
    CROWN,
    DARKER,
    F32,
    FULL,
    PEWTER,
    SHINING,
    SKY,
    SUN,
    TO_LAMP,
    Light,
    albedo,
    bare,
    brushed,
    crowned,
    given,
    length,
    mirrored,
    rings,
)
from .measures import DIE_HALF, DIE_ROUND, ONE_RADIUS, PIP_RADIUS, PIP_STEP

CORE = np.float32(DIE_HALF - DIE_ROUND)
BODY_LIGHT = {
    name: {role: albedo(colour, FULL) for role, colour in theme.body.items()}
    for name, theme in DICE.items()
}
PIP_LIGHT = {name: albedo(colour, FULL) for name, colour in PIP.items()}
INLAY_LIGHT = albedo(INLAY, FULL)
FELT_LIGHT = {name: albedo(colour, FULL) for name, colour in FELT.items()}

GRIDS = (16, 257, 273, 325, 341, 365)
"""Where a face has pips: bits of a 3 by 3 grid, one number a face."""
HAS = np.array([[(grid >> bit) & 1 for bit in range(9)] for grid in GRIDS], bool)
#: The least size of a die, in pixels, from which the inlaid line is drawn.
INLAY_FROM = 32.0
STEP = np.float32(PIP_STEP)
#: Products at once; from a few more on numpy's library starts threads, which cost more than that.
_PRODUCTS = 240_000


@dataclass(frozen=True, slots=True)
class Batch:
    """What is the same for every point of a die; one entry a die."""

    places: F32
    rotations: F32
    eye: F32
    """The camera in the frame of the die."""
    colours: list[str]
    dims: F32
    pixel: F32
    """What a pixel covers at the distance of the die, in die edges."""
    felt: str
    theme: str
    heights: F32
    """How high the middle of each die is over the floor."""

    @property
    def finish(self) -> Finish:
        return DICE[self.theme].finish

    @property
    def kept(self) -> F32:
        """The factor by which dimming reduces the albedo."""
        return self._left(DIM)

    @property
    def body_kept(self) -> F32:
        """The same of the body alone."""
        return self._left(DIM_BODY)

    def _left(self, of: dict[str, float]) -> F32:
        loss = np.array([1 - of[colour] for colour in self.colours], np.float32)
        left: F32 = 1 - loss * self.dims
        return left


@dataclass(slots=True)
class DieFace:
    """Points as seen on the face they belong to."""

    number: F32
    """Zero-based index of the face."""
    first: F32
    second: F32
    u: F32
    v: F32


@dataclass(slots=True)
class Pips:
    """The points that lie in the field of a pip, and how far they are in it."""

    spots: NDArray[np.intp]
    du: F32
    dv: F32
    radius: F32
    cover: F32
    rim: F32


def normals(p: F32) -> F32:
    """The normals of the rounded body at its points."""
    g: F32 = p - np.clip(p, -CORE, CORE)
    g /= length(g) + np.float32(1e-6)
    return g


def _along(rows: F32, vectors: F32, die: NDArray[np.intp]) -> F32:
    """Dot products of the points' vectors with some of their dice, a row for each of these.

    `vectors`: dice, vectors, three; points stand die by die.
    """
    found = np.empty((vectors.shape[1], rows.shape[1]), np.float32)
    ends = np.searchsorted(die, np.arange(len(vectors) + 1))
    most = _PRODUCTS // (3 * vectors.shape[1])
    for one, (start, end) in enumerate(pairwise(ends)):
        for first in range(start, end, most):
            part = slice(first, min(end, first + most))
            found[:, part] = vectors[one] @ rows[:, part]
    return found


def _face(p: F32) -> DieFace:
    a = [np.abs(c) for c in p]
    first = (a[0] >= a[1]) & (a[0] >= a[2])
    second = ~first & (a[1] >= a[2])
    u = np.where(first, p[1], np.where(second, p[2], p[0]))
    v = np.where(first, p[2], np.where(second, p[0], p[1]))
    chief = np.where(first, p[0], np.where(second, p[1], p[2]))
    axis = np.where(first, 0, np.where(second, 1, 2))
    return DieFace(np.where(chief > 0, axis, 5 - axis), first, second, u, v)


def _pips(face: DieFace, die: NDArray[np.intp], facing: F32, batch: Batch) -> Pips:
    gu = np.clip(np.round(face.u / STEP), -1, 1)
    gv = np.clip(np.round(face.v / STEP), -1, 1)
    spots = np.flatnonzero(HAS[face.number, (gu + 1 + 3 * (gv + 1)).astype(np.intp)])
    du, dv = face.u[spots] - gu[spots] * STEP, face.v[spots] - gv[spots] * STEP
    radius = np.where(face.number[spots] == 0, np.float32(ONE_RADIUS), np.float32(PIP_RADIUS))
    of = die[spots]
    marks = np.array([MARK[c] for c in batch.colours])
    gap = mark_gap(marks[of], du, dv, radius)
    # Seen at a slant a pixel covers more of the face, and the edge must be softer there.
    soft = batch.pixel[of] / np.clip(facing[spots], 0.2, 1)
    cover = np.clip(0.5 - gap / soft, 0, 1) * np.clip(facing[spots] * 8, 0, 1)
    rim = np.clip(1 - gap / (soft + np.float32(0.016)), 0, 1) * (1 - cover)
    return Pips(spots, du, dv, radius, cover, rim)


def _albedo(
    p: F32, face: DieFace, pips: Pips, die: NDArray[np.intp], facing: F32, batch: Batch
) -> F32:
    """Three rows: numpy is twice as fast on long rows as on columns of three."""
    kept = batch.kept[:, None]
    body = np.array([BODY_LIGHT[batch.theme][c] for c in batch.colours], np.float32)
    # A dimmed die loses half its colour too, or dim ivory would look like cardboard.
    grey = body @ np.array([[0.25], [0.65], [0.10]], np.float32)
    fade = np.float32(0.5) * batch.dims[:, None]
    body = (body * (1 - fade) + grey * fade) * batch.body_kept[:, None]
    ink = np.array([PIP_LIGHT[c] for c in batch.colours], np.float32) * kept
    colour: F32 = np.take(np.ascontiguousarray(body.T), die, axis=1)
    if batch.finish.grain:
        colour *= 1 + np.float32(batch.finish.grain) * rings(p)
    lines = np.array([inlaid(c, batch.felt) for c in batch.colours])
    lines &= 1 / batch.pixel >= INLAY_FROM
    if lines.any():
        on = np.flatnonzero(lines[die])
        edge = np.maximum(np.abs(face.u[on]), np.abs(face.v[on]))
        line = np.abs(edge - np.float32(0.375)) - np.float32(0.014)
        soft = batch.pixel[die[on]] / np.clip(facing[on], 0.3, 1)
        line = np.clip(np.float32(0.5) - line / soft, 0, 1)
        cream = INLAY_LIGHT[:, None] * kept[die[on], 0]
        colour[:, on] = colour[:, on] * (1 - line) + cream * line
    spots, mix = pips.spots, pips.cover
    under = colour[:, spots] * (1 - np.float32(0.30) * pips.rim)
    colour[:, spots] = under * (1 - mix) + np.take(ink.T, die[spots], axis=1) * mix
    return colour


def _side(face: DieFace, pips: Pips, die: NDArray[np.intp], lamp: F32) -> F32:
    """A pip is a shallow bowl: how far a point lies on its side towards the lamp."""
    of = die[pips.spots]
    f, s = face.first[pips.spots], face.second[pips.spots]
    lu = np.where(f, lamp[of, 1], np.where(s, lamp[of, 2], lamp[of, 0]))
    lv = np.where(f, lamp[of, 2], np.where(s, lamp[of, 0], lamp[of, 1]))
    side: F32 = (lu * pips.du + lv * pips.dv) / pips.radius
    return side


def _look(p: F32, die: NDArray[np.intp], face: DieFace, batch: Batch, crown: float = 0.0) -> Light:
    """`crown`: how much the faces bulge, for what is mirrored in them."""
    normal = normals(p)
    if crown:
        normal = crowned(normal, p, crown)
    turns = batch.rotations
    lamp, upright = TO_LAMP @ turns, turns[:, 2, :]
    view = batch.eye / np.linalg.norm(batch.eye, axis=1, keepdims=True)
    between = lamp + view
    between /= np.linalg.norm(between, axis=1, keepdims=True)
    vectors = np.stack((view, lamp, upright, between, -turns[:, 1, :]), axis=1)
    facing, lit, rise, spec, front = _along(normal, vectors, die)
    twice = 2 * facing
    to_lamp = twice * lit - np.take((view * lamp).sum(axis=1), die)
    up = twice * rise - np.take((view * upright).sum(axis=1), die)
    edge = np.maximum(np.abs(face.u), np.abs(face.v))
    return Light(facing, lit, rise, front, spec, to_lamp, up, edge)


def _gloss(look: Light, pips: Pips, side: F32, room: F32, finish: Finish) -> F32:
    """Specular light: the lamp, the room at a slant, the rims of the pips."""
    shine = np.clip(look.spec, 0, 1) ** 2
    for _ in range(4):
        shine *= shine
    tight = shine * shine
    tight *= tight
    gloss: F32 = np.float32(finish.wide) * shine + np.float32(finish.tight) * tight
    gloss *= np.clip(look.lit * 3, 0, 1)
    # A mirror at a slant, and a little of one everywhere.
    back = 1 - np.clip(look.facing, 0, 1)
    back *= back
    back *= back
    back *= np.clip(look.rise + np.float32(0.25), 0, 1) + np.float32(0.5) * room
    gloss += np.float32(finish.edge) * back
    gloss += np.float32(0.02 * finish.tight) * room
    gloss[pips.spots] *= 1 - np.float32(0.6) * pips.cover
    # The far side of a bowl catches the lamp, and so does the rim round it.
    catch = np.clip(-side * pips.cover - np.float32(0.20), 0, 1) * np.float32(0.16)
    gloss[pips.spots] += catch + pips.rim * np.clip(-side, 0, 1) * np.float32(0.20)
    return gloss


def _sun(look: Light, pips: Pips, side: F32, finish: Finish) -> F32:
    """Diffuse light of the lamp."""
    sun: F32 = np.clip((look.lit + np.float32(0.18)) / np.float32(1.18), 0, 1)
    if finish.translucent:
        # What comes in on the lamp's side goes out on the others, most at the edges.
        edges = np.clip((look.edge - np.float32(0.30)) * 4, 0, 1) ** 2
        sun += np.float32(finish.translucent) * (np.float32(0.55) * (1 - sun) + edges / 2)
    # The wall of the bowl nearest the lamp lies in shade.
    sun[pips.spots] *= np.clip(1 - 0.85 * side * pips.cover, 0.15, 1.5)
    return sun


def shade(p: F32, die: NDArray[np.intp], batch: Batch) -> F32:
    """The light of points on dice, as three rows."""
    finish = batch.finish
    face = _face(p)
    look = _look(p, die, face, batch)
    pips = _pips(face, die, look.facing, batch)
    colour = _albedo(p, face, pips, die, look.facing, batch)
    side = _side(face, pips, die, TO_LAMP @ batch.rotations)

    height = np.take(batch.heights, die) + _along(p, batch.rotations[:, 2:, :], die)[0]
    height = np.clip(height, 0, 2)
    sun = _sun(look, pips, side, finish)
    sky = np.float32(0.5) + np.float32(0.5) * look.rise
    # Close to the cloth little of the room is seen, and the cloth throws its own colour up.
    open_sky = np.float32(1) - np.float32(0.55) * np.exp(-3.2 * height) * (1 - sky)
    bounce = (1 - sky) * (np.float32(0.45) + np.float32(0.90) * np.exp(-1.1 * height))
    bounce *= np.clip(height * 5 + np.float32(0.25), 0, 1)
    above = sky * open_sky
    # The lit room behind the player: without it the sides towards him would be mud.
    above += np.clip(look.front, 0, 1) * np.float32(0.60)
    room = mirrored(look)
    gloss = _gloss(look, pips, side, room, finish)
    gloss *= np.take(1 - np.float32(0.6) * batch.dims, die)
    floor = FELT_LIGHT[batch.felt]
    glows = _glow(colour, pips, die, look.facing, batch) if finish.glow else None
    for c in range(3):
        colour[c] *= bounce * floor[c] + above * SKY[c] + sun * SUN[c]
    if finish.metal:
        bulged = _look(p, die, face, batch, CROWN)
        _lay_bare(colour, face, pips, die, bulged, mirrored(bulged), batch)
    if glows is not None:
        colour *= np.float32(DARKER)
        colour += glows
    for c in range(3):
        colour[c] += gloss * SUN[c]
    return colour


def _lay_bare(
    light: F32,
    face: DieFace,
    pips: Pips,
    die: NDArray[np.intp],
    look: Light,
    room: F32,
    batch: Batch,
) -> None:
    """Replace the light by that of metal, but not in pips."""
    soft = np.take(batch.pixel, die) / np.clip(look.facing, 0.3, 1)
    plain = np.array([c == "ivory" for c in batch.colours])[die]
    share = bare(look.edge, soft, plain)
    share[pips.spots] *= 1 - pips.cover
    grey = PEWTER[:, None] * np.take(batch.kept, die)
    metal = brushed(grey, face.u, face.v, look, room, FELT_LIGHT[batch.felt])
    for c in range(3):
        light[c] += (metal[c] - light[c]) * share


def _glow(colour: F32, pips: Pips, die: NDArray[np.intp], facing: F32, batch: Batch) -> F32:
    """Add emitted light: of bodies, or only of their pips where the body is dark."""
    dark = np.array([PIP[c] != PIP["ivory"] for c in batch.colours])[die]
    share = np.where(dark, np.float32(0.10), np.float32(1))
    at = pips.spots
    share[at] = np.where(dark[at], np.maximum(pips.cover, share[at]), share[at])
    share *= np.float32(SHINING) * np.take(1 - batch.dims, die)
    return given(colour, share, facing)


def mark_gap(marks: NDArray[np.intp], u: F32, v: F32, radius: F32) -> F32:
    """The distance to the edge of a pip, inside negative, for the second mark of each colour."""
    gap = np.empty(len(u), np.float32)
    au, av = np.abs(u), np.abs(v)
    for kind in set(MARK.values()):
        m = marks == kind
        if not m.any():
            continue
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
