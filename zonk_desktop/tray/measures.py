"""The measures of the tray. The unit is the edge of a die; x to the right, y away, z up.

The tray was drawn as 12.8 by 7.5 with a rim of .62 by .70 and dice of 1.25, so that dice are
large on a small screen. Everything here is divided by that edge, and the physics, both renderers
and the hit test count in die edges alone.
"""

from __future__ import annotations

EDGE = 1.25
HALF_X = 6.4 / EDGE
HALF_Y = 3.75 / EDGE
RIM_HEIGHT = 0.62 / EDGE
RIM_WIDTH = 0.70 / EDGE
SKIRT = 0.34
"""How far the outer side of the rim goes down below the floor."""

GRAVITY = 220.0
"""In edges a second squared."""

RAIL_DEPTH = 1.72
"""The leather strip, counted from the foot of the front rim. The rim hides its first third."""
BRASS_Y = -HALF_Y + RAIL_DEPTH
"""The brass line between leather and felt. Thrown dice stay behind it."""
SEAT_Y = BRASS_Y - 0.74
SEAT_HALF = 0.545
MIN_SEATS = 5

MAGIC_SCALE = 0.40
"""The size of the dice of the magic number."""

RING_RADIUS = 0.94
"""The ring round a die that is picked."""

DIE_HALF = 0.5
DIE_ROUND = 0.12
PIP_STEP = 0.245
PIP_RADIUS = 0.088
ONE_RADIUS = 0.115

LIGHT = (-0.420, 0.110, 0.901)
"""The direction to the lamp, of length one."""


def seat_pitch(seats: int) -> float:
    """From one seat to the next."""
    return min(1.36, (2 * HALF_X - 0.5) / max(1, seats))


def seat_x(seat: int, seats: int) -> float:
    """The middle of a seat; the row is centred."""
    return (seat - (seats - 1) / 2) * seat_pitch(seats)
