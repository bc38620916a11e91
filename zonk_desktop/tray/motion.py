"""Animation paths of dice: to a seat, into the hand, out of the tray. No Qt, no clock.

A way says where a die is at a moment; before its start the die waits at its first place, after
its end it lies at the last.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .dicemath import Array, about, blend
from .fade import out_back, out_cubic

Pose = tuple[Array, Array]
Ease = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Way:
    """A path of a die from one pose to another."""

    start: float
    seconds: float
    begin: Pose
    end: Pose
    lift: float = 0.55
    """Lifted so high half way, or it would slide through its neighbours."""
    ease: Ease = out_back
    spin: float = 0.0
    """Turned so far about the way it goes, besides the turn from pose to pose."""

    @property
    def ends(self) -> float:
        return self.start + self.seconds

    def at(self, now: float) -> Pose:
        if now >= self.ends:
            return self.end
        share = max(0.0, (now - self.start) / self.seconds)
        if share == 0:
            return self.begin
        place = self.begin[0] + (self.end[0] - self.begin[0]) * self.ease(share)
        place = place + np.array([0, 0, self.lift * math.sin(math.pi * share)])
        rotation = blend(self.begin[1], self.end[1], out_cubic(share))
        if self.spin:
            rotation = about((0.0, 1.0, 0.0), self.spin * self.ease(share)) @ rotation
        return place, rotation


@dataclass(frozen=True, slots=True)
class Fling:
    """The path from the hand to the start of a throw: it ends with the speed of the throw."""

    start: float
    seconds: float
    begin: Pose
    end: Pose
    speed: Array
    """Of the die when it is let go, in edges a second of the clock."""
    turn: Array
    """The axis about which it spins then, as long as the speed of the spin."""

    @property
    def ends(self) -> float:
        return self.start + self.seconds

    def at(self, now: float) -> Pose:
        share = min(1.0, max(0.0, (now - self.start) / self.seconds))
        if share >= 1:
            return self.end
        # A curve of the third degree: at rest in the hand, as fast as the throw when let go.
        s2, s3 = share * share, share * share * share
        place = (
            (2 * s3 - 3 * s2 + 1) * self.begin[0]
            + (3 * s2 - 2 * s3) * self.end[0]
            + (s3 - s2) * self.seconds * self.speed
        )
        # Over the rim, and over what lies on the rail.
        place[2] += 0.9 * math.sin(math.pi * share) * (1 - share)
        rotation = blend(self.begin[1], self.end[1], share * share)
        size = float(np.linalg.norm(self.turn))
        if size > 1e-6:
            left = (1 - share) * self.seconds * share
            rotation = about(self.turn, -size * left) @ rotation
        return place, rotation
