"""The animation state of one brass plate on the front rim. No Qt, no numpy, no clock."""

from __future__ import annotations

from dataclasses import dataclass

from .fade import Fade, in_quad
from .state import Plate


@dataclass(frozen=True, slots=True)
class ShownPlate:
    """A plate as it is drawn: grown so far out of the rim, and moved so far along it."""

    plate: Plate
    grown: float = 1.0
    along: float = 0.0
    tilt: float = 0.0


@dataclass(slots=True)
class PlateActor:
    """The state of a plate on the rim, or on its way off it."""

    plate: Plate
    grown: Fade
    slide: float = 0.0
    """How far along the rim it goes, in die edges, and when."""
    leaves: float = -1.0
    seconds: float = 0.3

    def shown(self, now: float) -> ShownPlate | None:
        if self.leaves < 0:
            return ShownPlate(self.plate, self.grown.at(now))
        share = (now - self.leaves) / self.seconds
        if share >= 1:
            return None
        share = in_quad(max(0.0, share))
        return ShownPlate(self.plate, 1.0, self.slide * share, 9 * share)

    def ends(self, now: float) -> float:
        if self.leaves >= 0:
            return self.leaves + self.seconds
        return self.grown.start + self.grown.seconds if self.grown.busy(now) else now
