"""The values of a computed throw."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from .dicemath import Array


class Struck(StrEnum):
    """The kinds of things a die can strike."""

    FELT = "felt"
    WOOD = "wood"
    DIE = "die"


@dataclass(frozen=True, slots=True)
class Impact:
    """One audible impact."""

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
class ThrowTrack:
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
    _fine: tuple[Array, Array] = field(init=False, repr=False, compare=False)

    @property
    def seconds(self) -> float:
        return (len(self.positions) - 1) * self.step

    def __post_init__(self) -> None:
        # Where throws are worked out: a frame then only looks up where dice are.
        object.__setattr__(self, "_fine", _between(self.positions, self.rotations))

    def at(self, time: float) -> tuple[Array, Array]:
        """Positions and rotations at a moment, to the next quarter of a step."""
        places, turns = self._fine
        k = min(max(round(time / self.step * FINER), 0), len(places) - 1)
        return places[k], turns[k]


#: Poses per computed one: a frame is 16 ms of the clock, a step 8 of the throw.
FINER = 4


def _between(positions: Array, rotations: Array) -> tuple[Array, Array]:
    """Interpolate poses between those of a throw."""
    if len(positions) < 2:
        return positions, rotations
    part = (np.arange(FINER) / FINER)[None, :, None, None]
    places = positions[:-1, None] * (1 - part) + positions[1:, None] * part
    part = part[..., None]
    # A step is 8 ms: the sum of two neighbours, squared up, is as good as a slerp.
    mixed = rotations[:-1, None] * (1 - part) + rotations[1:, None] * part
    x = mixed[..., :, 0] / np.linalg.norm(mixed[..., :, 0], axis=-1, keepdims=True)
    y = mixed[..., :, 1] - x * np.sum(x * mixed[..., :, 1], axis=-1, keepdims=True)
    y /= np.linalg.norm(y, axis=-1, keepdims=True)
    turns = np.stack([x, y, np.cross(x, y)], axis=-1)
    n = positions.shape[1]
    # The resting pose itself, to the last bit.
    return (
        np.concatenate([places.reshape(-1, n, 3), positions[-1:]]),
        np.concatenate([turns.reshape(-1, n, 3, 3), rotations[-1:]]),
    )
