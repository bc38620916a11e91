"""What a throw is, whoever computed it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from .dicemath import Array


class Struck(StrEnum):
    """What a die struck."""

    FELT = "felt"
    WOOD = "wood"
    DIE = "die"


@dataclass(frozen=True, slots=True)
class Impact:
    """A knock to be heard."""

    at: float
    """Seconds of the throw's own time."""
    die: int
    speed: float
    """The speed that the die lost, in die edges a second."""
    on: Struck
    x: float
    y: float
    other: int = -1
    """The other die of a knock of two, which is told once; -1 for none."""


@dataclass(frozen=True, slots=True)
class Throw:
    """The motion of some dice from the hand to rest."""

    positions: Array
    """(frames, n, 3), in die edges."""
    rotations: Array
    """(frames, n, 3, 3), the labels turned already: the last frame shows the wanted faces."""
    step: float
    """Seconds from one frame to the next."""
    impacts: tuple[Impact, ...] = field(default=())
    over: tuple[int, ...] = field(default=())
    """Dice that left an open table."""
    rubbing: Array | None = None
    """The power lost to friction on the felt, one figure a millisecond."""

    @property
    def seconds(self) -> float:
        return (len(self.positions) - 1) * self.step

    def at(self, time: float) -> tuple[Array, Array]:
        """Positions and rotations at a moment, between two frames where it falls there."""
        where = min(max(time / self.step, 0.0), len(self.positions) - 1.0)
        k = min(int(where), len(self.positions) - 2)
        if k < 0:
            return self.positions[-1], self.rotations[-1]
        part = where - k
        if part > 1 - 1e-9:  # the resting pose itself, to the last bit
            return self.positions[k + 1], self.rotations[k + 1]
        place = self.positions[k] * (1 - part) + self.positions[k + 1] * part
        # A frame is 8 ms: the sum of two neighbours, squared up, is as good as a slerp.
        mixed = self.rotations[k] * (1 - part) + self.rotations[k + 1] * part
        x = mixed[:, :, 0] / np.linalg.norm(mixed[:, :, 0], axis=1, keepdims=True)
        y = mixed[:, :, 1] - x * np.sum(x * mixed[:, :, 1], axis=1, keepdims=True)
        y /= np.linalg.norm(y, axis=1, keepdims=True)
        return place, np.stack([x, y, np.cross(x, y)], axis=-1)
