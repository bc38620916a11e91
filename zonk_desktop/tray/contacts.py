"""The knocks of a throw, found in the forces on its dice, one sample a millisecond.

Stepping by a millisecond and by eight gives the same motion to the last bit; what is gained is
when a die was struck, how hard, where and by what.
"""

from __future__ import annotations

import numpy as np

from .dicemath import Array
from .physics import World
from .track import Impact, Struck

#: Knocks slower than this, in die edges a second, are not heard.
QUIET = 1.2
#: Threshold of a knock: a force above this many times the weight.
LOUD = 3.0
#: Dice that overlap in the hand spring apart at once; this is no knock.
HAND = 0.020
#: Dice below this height rub on the felt.
LOW = 0.75


class Recorder:
    """Records places, speeds, forces and contacts while a throw is computed."""

    def __init__(self, gravity: float, step: float) -> None:
        self._gravity, self._step = gravity, step
        self._places: list[Array] = []
        self._speeds: list[Array] = []
        self._forces: list[Array] = []
        self._touching: list[Array | None] = []

    def note(self, world: World) -> None:
        """Record one step of the simulation."""
        self._places.append(world.place[:, :3].copy())
        self._speeds.append(world.motion[:, :3].copy())
        self._forces.append(world.force[:, :3].copy())
        self._touching.append(world.touching())

    def impacts(self, first: int) -> tuple[Impact, ...]:
        """The knocks in the order of time; `first` is the number of the first die's geometry."""
        forces = np.array(self._forces)
        size = np.linalg.norm(forces, axis=2)
        found: list[Impact] = []
        pairs: set[tuple[int, int, int]] = set()
        for die in range(forces.shape[1]):
            loud = size[:, die] > LOUD * self._gravity
            # A force that lets go for one step is still the same knock.
            loud[1:-1] |= loud[:-2] & loud[2:]
            edges = np.flatnonzero(np.diff(np.concatenate([[0], loud, [0]]).astype(int)))
            for begin, end in zip(edges[::2], edges[1::2], strict=True):
                impact = self._impact(int(begin), int(end), die, first, forces)
                if impact is None:
                    continue
                if impact.other >= 0:
                    low, high = sorted((die, impact.other))
                    when = int(begin) // 6
                    if {(low, high, when), (low, high, when - 1)} & pairs:
                        continue
                    pairs.add((low, high, when))
                found.append(impact)
        return tuple(sorted(found, key=lambda impact: (impact.at, impact.die)))

    def _impact(self, begin: int, end: int, die: int, first: int, forces: Array) -> Impact | None:
        push = forces[begin:end, die].sum(axis=0) * self._step
        push[2] -= self._gravity * self._step * (end - begin)
        speed = float(np.linalg.norm(push))
        at = begin * self._step
        if speed < QUIET or at < HAND:
            return None
        on, other = self._struck(begin, end, die + first, first, push, speed)
        x, y = (float(c) for c in self._places[begin][die, :2])
        return Impact(at, die, speed, on, x, y, other)

    def _struck(
        self, begin: int, end: int, geom: int, first: int, push: Array, speed: float
    ) -> tuple[Struck, int]:
        """Classify what was struck: a sideways push beside the felt is the wall or another die."""
        touched: dict[Struck, int] = {}
        for k in range(begin, min(end, begin + 4)):
            pairs = self._touching[k]
            if pairs is None:
                continue
            for low, high in np.sort(pairs.reshape(-1, 2), axis=1):
                if geom in (low, high):
                    other = int(low if high == geom else high)
                    kind = (
                        Struck.FELT if other == 0 else Struck.WOOD if other < first else Struck.DIE
                    )
                    touched[kind] = other
        sideways = float(np.hypot(push[0], push[1]))
        if Struck.DIE in touched and sideways > 0.35 * speed and touched[Struck.DIE] >= first:
            return Struck.DIE, touched[Struck.DIE] - first
        if Struck.WOOD in touched and sideways > 0.5 * speed:
            return Struck.WOOD, -1
        if Struck.FELT in touched or not touched:
            return Struck.FELT, -1
        only = next(iter(touched))
        return only, touched[only] - first if only is Struck.DIE else -1

    def rubbing(self) -> Array:
        """Friction power lost to the felt by all dice, one figure a step."""
        places, speeds = np.array(self._places), np.array(self._speeds)
        forces = np.array(self._forces)
        lost = -(forces[:, :, 0] * speeds[:, :, 0] + forces[:, :, 1] * speeds[:, :, 1])
        kept = np.clip(lost, 0, None) * (places[:, :, 2] < LOW)
        return np.asarray(kept.sum(axis=1))
