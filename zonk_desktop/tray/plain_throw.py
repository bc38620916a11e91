"""Throws without MuJoCo: hops that fade, a roll, and rest at places of their own.

No physics, but nothing a player could call wrong: dice come from one side, hop in parabolas,
tumble with the way they make, and lie flat and apart from one another.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .dicemath import Array, about, blend, flat
from .flick import FlickPush
from .measures import BRASS_Y, GRAVITY, HALF_X, HALF_Y
from .track import Impact, Struck, ThrowTrack

STEP = 0.008
APART = 1.46
"""Dice this far apart cannot touch, however they are turned."""
HOPS = (0.34, 0.24, 0.16, 0.10)
HEIGHTS = (1.9, 0.75, 0.28, 0.08)


def _places(
    rng: np.random.Generator, count: int, lying: tuple[tuple[float, float, float], ...]
) -> Array:
    """Places on the felt, apart from one another, in the order in which they are reached."""
    low = np.array([-HALF_X + 0.85, BRASS_Y + 0.85])
    high = np.array([HALF_X - 0.85, HALF_Y - 0.85])
    while True:
        found: list[Array] = []
        for _ in range(400):
            place = rng.uniform(low, high)
            taken = [*found, *(np.array(die[:2]) for die in lying)]
            if all(float(np.hypot(*(place - other))) >= APART for other in taken):
                found.append(place)
            if len(found) == count:
                return np.array(found)


def throw(
    count: int,
    faces: Sequence[int],
    seed: int,
    push: FlickPush | None,
    lying: tuple[tuple[float, float, float], ...] = (),
) -> ThrowTrack:
    """A throw of dice that end with these faces on top."""
    rng = np.random.default_rng([seed, 99])
    ends = _places(rng, count, lying)
    way = np.array([push.vx, push.vy]) if push else np.array([26.0, 6.0])
    way = way / max(1e-6, float(np.hypot(*way)))
    frames = round(sum(HOPS) / STEP) + 1
    times = np.arange(frames) * STEP
    positions = np.zeros((frames, count, 3))
    rotations = np.zeros((frames, count, 3, 3))
    impacts: list[Impact] = []
    for die in range(count):
        start = ends[die] - way * rng.uniform(5.5, 7.5)
        start = np.clip(start, [-HALF_X + 0.9, BRASS_Y + 0.9], [HALF_X - 0.9, HALF_Y - 0.9])
        share = times / times[-1]
        ease = 1 - (1 - share) ** 1.8
        ground = start + (ends[die] - start) * ease[:, None]
        height = np.zeros(frames)
        begin = 0.0
        for hop, top in zip(HOPS, HEIGHTS, strict=True):
            t = (times - begin) / hop
            inside = (t >= 0) & (t <= 1)
            height[inside] = 4 * top * t[inside] * (1 - t[inside])
            begin += hop
            x, y = (float(c) for c in ground[min(frames - 1, round(begin / STEP))])
            impacts.append(Impact(begin, die, math.sqrt(2 * GRAVITY * top), Struck.FELT, x, y))
        end = flat(faces[die], float(rng.uniform(0, 2 * math.pi)))
        axis = np.array([-way[1], way[0], 0.0]) + rng.normal(0, 0.35, 3) * (1, 1, 0.5)
        turn = float(rng.uniform(3.5, 5.5)) * math.pi
        for k in range(frames):
            left = (1 - share[k]) ** 1.8
            rotations[k, die] = about(axis, -turn * left) @ end
        # A tumbling cube stands higher than a flat one: its lowest corner touches, never dips.
        reach = np.abs(rotations[:, die, 2, :]).sum(axis=1) * 0.5
        positions[:, die, :2] = ground
        positions[:, die, 2] = reach + height
    _keep_apart(positions)
    return ThrowTrack(positions, rotations, STEP, tuple(sorted(impacts, key=lambda i: i.at)))


def _keep_apart(positions: Array) -> None:
    """Lift dice that would pass through another one; the end is apart already and stays."""
    frames, count = positions.shape[:2]
    for k in range(frames - 1):
        fade = min(1.0, (frames - 1 - k) / 12)
        for _ in range(2):
            for a in range(count):
                for b in range(a):
                    gap = positions[k, a] - positions[k, b]
                    distance = float(np.linalg.norm(gap))
                    if distance < APART:
                        upper = a if gap[2] >= 0 else b
                        lift = math.sqrt(max(0.0, APART**2 - float(gap[0] ** 2 + gap[1] ** 2)))
                        positions[k, upper, 2] += max(0.0, lift - abs(float(gap[2]))) * fade


ARCS = (0.36, 0.15, 0.08)
TOPS = (2.3, 0.30, 0.07)


def toss(ways: Sequence[tuple[tuple[Array, Array], tuple[Array, Array]]], seed: int) -> ThrowTrack:
    """Dice tossed from pose to pose: one arc, and two little hops at the end.

    A die that lies on its place already is tossed up and comes down in it.
    """
    rng = np.random.default_rng([seed, 98])
    count = len(ways)
    frames = round(sum(ARCS) / STEP) + 1
    times = np.arange(frames) * STEP
    flight = np.clip(times / ARCS[0], 0, 1)
    positions = np.zeros((frames, count, 3))
    rotations = np.zeros((frames, count, 3, 3))
    impacts: list[Impact] = []
    height = np.zeros(frames)
    begin = 0.0
    for arc, top in zip(ARCS, TOPS, strict=True):
        t = (times - begin) / arc
        inside = (t >= 0) & (t <= 1)
        height[inside] = 4 * top * t[inside] * (1 - t[inside])
        begin += arc
    for die, ((place, turned), (goal, end)) in enumerate(ways):
        axis = np.array([rng.uniform(0.6, 1.0), rng.uniform(-0.8, 0.8), rng.uniform(-0.2, 0.2)])
        turns = 2 * math.pi * float(rng.choice([-1, 1]))
        for k in range(frames):
            share = float(flight[k])
            rotations[k, die] = about(axis, turns * share) @ blend(turned, end, share)
        reach = np.abs(rotations[:, die, 2, :]).sum(axis=1) * 0.5
        rest = float(place[2]) - float(reach[0])
        positions[:, die, :2] = place[:2] + (goal - place)[:2] * flight[:, None]
        positions[:, die, 2] = reach + rest * (1 - flight) + height
        landed = 0.0
        for arc, top in zip(ARCS, TOPS, strict=True):
            landed += arc
            speed = math.sqrt(2 * GRAVITY * top) * 0.6
            x, y = float(goal[0]), float(goal[1])
            impacts.append(Impact(landed, die, speed, Struck.FELT, x, y))
    return ThrowTrack(positions, rotations, STEP, tuple(sorted(impacts, key=lambda i: i.at)))
