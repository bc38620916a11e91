"""The lamp and the film: what both renderers share of lighting, as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .colours import DICE, PIP
from .measures import LIGHT

F32 = NDArray[Any]
"""Of 32 bits by intention; numpy's types lose that in every sum."""

SUN = np.array([1.0, 0.95, 0.87], np.float32) * np.float32(1.55)
SKY = np.array([0.30, 0.31, 0.335], np.float32)
TO_LAMP = np.array(LIGHT, np.float32) / np.float32(np.linalg.norm(LIGHT))
LAMP_SPREAD = 0.085
"""The tangent of half the angle under which the lamp is seen: how soft shadows are."""


def _film(value: F32) -> F32:
    toned = value * (2.51 * value + 0.03) / (value * (2.43 * value + 0.59) + 0.14)
    return np.clip(toned, 0, 1) ** (1 / 2.2)


LUT_TOP = 4.0
LUT_SIZE = 4096
# The square root spreads the table over the dark tones, where an eye sees steps.
_STEPS = (np.arange(LUT_SIZE, dtype=np.float32) / (LUT_SIZE - 1)) ** 2 * np.float32(LUT_TOP)
FILM = _film(_STEPS).astype(np.float32)
FILM8 = np.round(FILM * 255).astype(np.uint8)


def film_index(value: F32) -> NDArray[np.intp]:
    """The index of light of this strength in FILM and FILM8."""
    scaled = np.clip(value, 0, np.float32(LUT_TOP))
    np.sqrt(scaled, out=scaled)
    scaled *= np.float32((LUT_SIZE - 1) / LUT_TOP**0.5)
    return scaled.astype(np.intp)


def rgb(hex_colour: str) -> F32:
    """A colour as three shares."""
    return np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def albedo(hex_colour: str, light: F32) -> F32:
    """What a surface must reflect so that under `light` the film shows this very colour."""
    wanted = np.interp(rgb(hex_colour), FILM, _STEPS).astype(np.float32)
    return wanted / light


FULL = SKY + SUN * 0.92
#: Bare metal, and the band round an enamelled face in which it shows.
PEWTER = albedo("#DBD8D6", FULL)
BAND = 0.405
#: How much a face of metal bulges: a flat one would mirror one point of the room, and look grey.
CROWN = 0.9
#: What dice that glow give: more green towards their edges, and how much less they mirror.
PHOSPHOR = np.array([0.78, 1.0, 0.50], np.float32)
PHOSPHOR_EDGE = np.array([0.45, 1.0, 0.36], np.float32)
SHINING = 0.75
DARKER = 0.42


@dataclass(slots=True)
class Light:
    """Lighting terms of points: towards lamp, eye and room; `edge`: how near to their edge."""

    facing: F32
    lit: F32
    rise: F32
    front: F32
    spec: F32
    to_lamp: F32
    """How far the mirrored ray goes towards the lamp."""
    up: F32
    """How far it goes up."""
    edge: F32


def rings(p: F32) -> F32:
    """The rings of wood at points of a body, about zero."""
    far = np.sqrt((p[0] + np.float32(1.1)) ** 2 + (np.float32(0.8) * p[2] + np.float32(0.35)) ** 2)
    wave = np.float32(0.35) * np.sin(np.float32(3.1) * p[1] + np.float32(1.7) * p[0])
    rings: F32 = np.float32(0.6) * np.sin(np.float32(34.6) * far + np.float32(6.28) * wave)
    rings += np.float32(0.35) * np.sin(np.float32(95) * p[0] + 4 * np.sin(np.float32(9) * p[1]))
    return rings


def mirrored(look: Light) -> F32:
    """What a mirror would show: a lamp with its shade, haze, and the far wall of a dark room."""
    box = np.clip((look.to_lamp - np.float32(0.62)) / np.float32(0.33), 0, 1)
    room: F32 = np.float32(1.1) * box * box * (3 - 2 * box)
    haze = np.clip(look.to_lamp, 0, 1)
    room += np.float32(0.30) * haze * haze * haze
    room += np.float32(0.22) * np.exp(-9 * look.up * look.up) + np.float32(0.05)
    return room


def brushed(colour: F32, u: F32, v: F32, look: Light, room: F32, floor: F32) -> F32:
    """Brushed pewter: little light of its own, and the room and the cloth in it."""
    brush = np.sin(61 * v + 2 * np.sin(13 * u)) + np.sin(np.float32(147) * v + 1.3)
    mirror = room * (1 + np.float32(0.09) * brush)
    ground = np.clip(-3 * look.up, 0, 1) * np.float32(0.55)
    sun = np.clip(look.lit, 0, 1) * np.float32(0.20)
    rows = [
        mirror * SUN[c] + ground * floor[c] * FULL[c] + sun * SUN[c] + np.float32(0.16) * SKY[c]
        for c in range(3)
    ]
    return np.stack([colour[c] * rows[c] for c in range(3)])


def length(rows: F32) -> F32:
    """The length of vectors in three rows."""
    squares = rows * rows
    squares[0] += squares[1]
    squares[0] += squares[2]
    found: F32 = np.sqrt(squares[0])
    return found


def crowned(normal: F32, p: F32, crown: float) -> F32:
    """The normals of a body whose faces bulge a little."""
    bent: F32 = normal + np.float32(crown) * p
    bent /= length(bent)
    return bent


def bare(edge: F32, soft: F32, plain: NDArray[np.bool_]) -> F32:
    """Mask of bare metal: all over a plain die, round the enamel of the others."""
    found: F32 = np.clip((edge - np.float32(BAND)) / soft + np.float32(0.5), 0, 1)
    found[plain] = 1
    return found


def given(colour: F32, share: F32, facing: F32) -> F32:
    """Emitted light of phosphor of this colour: greener where it is seen at a slant."""
    slant = np.clip(1 - facing, 0, 1)
    rows = [
        colour[c] * share * (PHOSPHOR[c] + (PHOSPHOR_EDGE[c] - PHOSPHOR[c]) * slant) * FULL[c]
        for c in range(3)
    ]
    return np.stack(rows)


#: The radius of the light that a glowing die throws on the cloth, and how strong it is.
HALO = 2.0
HALO_SHARE = 0.28


def halo(theme: str, colour: str, dim: float) -> tuple[float, float, float]:
    """Colour of the light that a die throws on the cloth; none from a dark one."""
    if not DICE[theme].finish.glow or PIP[colour] != PIP["ivory"]:
        return 0.0, 0.0, 0.0
    body = rgb(DICE[theme].body[colour]) * (0.35 * PHOSPHOR + 0.65 * PHOSPHOR_EDGE)
    r, g, b = (float(c) * HALO_SHARE * (1 - dim) for c in body)
    return r, g, b
