"""The lamp and the film: what both renderers share of lighting, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
