"""Turns a mouse trail into a push. No Qt here: a trail is times and places on the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

WINDOW_MS = 80
SLOWEST, FASTEST = 12.0, 60.0
SCALE = 50.0
STILL = 2.0


@dataclass(frozen=True, slots=True)
class FlickPush:
    """How the hand lets go of the dice, in die edges a second along the table."""

    vx: float
    vy: float

    @property
    def speed(self) -> float:
        return math.hypot(self.vx, self.vy)


def push_of(trail: Sequence[tuple[float, float, float]]) -> FlickPush | None:
    """The push of a trail of (milliseconds, x, y), or None when the mouse stood still.

    Only the last 80 ms count: what the hand did before it let go is aiming. The speed of a
    mouse spans three decades and that of a hand does not, so it is compressed.
    """
    if len(trail) < 2:
        return None
    last = trail[-1]
    first = next(p for p in trail if last[0] - p[0] <= WINDOW_MS)
    seconds = max(0.02, (last[0] - first[0]) / 1000)
    vx, vy = (last[1] - first[1]) / seconds, (last[2] - first[2]) / seconds
    speed = math.hypot(vx, vy)
    if speed < STILL:
        return None
    wanted = SLOWEST + (FASTEST - SLOWEST) * (1 - math.exp(-speed / SCALE))
    return FlickPush(vx / speed * wanted, vy / speed * wanted)
