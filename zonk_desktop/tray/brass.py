"""The brass plates on the front rim, as they come and go. No Qt, no numpy, no clock."""

from __future__ import annotations

from dataclasses import dataclass

from .fade import Fade, in_quad
from .measures import seat_x
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


GROW = 0.120
FLOW = 0.240
SWEPT = 7.0


class Brass:
    """The visible plates: those that stand, and those on their way off the rim."""

    def __init__(self) -> None:
        self._plates: list[PlateActor] = []
        self._leaving: list[PlateActor] = []

    def set(
        self, plates: tuple[Plate, ...], seats: int, now: float, brisk: float, late: float
    ) -> None:
        """Replace the plates; new ones grow `late` seconds from now, when their dice are there.

        When several become one they flow together under it.
        """
        stay = [actor for actor in self._plates if actor.plate in plates]
        gone = [actor for actor in self._plates if actor.plate not in plates]
        known = {actor.plate for actor in stay}
        new = [plate for plate in plates if plate not in known]
        flows = bool(gone and new and brisk > 0)
        for plate in new:
            grown = Fade()
            start = now + max(late, FLOW * brisk * 0.8 if flows else 0.0)
            grown.aim(1.0, start, brisk > 0, GROW * max(brisk, 0.01))
            stay.append(PlateActor(plate, grown))
        self._leaving = []
        if flows:
            for actor in gone:
                here = middle(actor.plate, seats)
                goal = min((middle(plate, seats) for plate in new), key=lambda x: abs(x - here))
                actor.slide, actor.leaves, actor.seconds = goal - here, now, FLOW * brisk
                self._leaving.append(actor)
        self._plates = sorted(stay, key=lambda actor: actor.plate.seat)

    def sweep(self, now: float, seconds: float) -> None:
        """Send all plates off to the right, with the dice."""
        self._leaving = []
        if seconds > 0:
            for actor in self._plates:
                actor.slide, actor.leaves, actor.seconds = SWEPT, now, seconds
                self._leaving.append(actor)
        self._plates = []

    def shown(self, now: float) -> tuple[list[ShownPlate], list[ShownPlate]]:
        """Return the plates to draw: those that stand, and those that go."""
        stand = [actor.shown(now) for actor in self._plates]
        go = [actor.shown(now) for actor in self._leaving]
        return [p for p in stand if p is not None], [p for p in go if p is not None]

    def end(self) -> None:
        self._leaving = []
        for actor in self._plates:
            actor.grown.origin = actor.grown.value

    def ends(self, now: float) -> float:
        return max((actor.ends(now) for actor in [*self._plates, *self._leaving]), default=now)


def middle(plate: Plate, seats: int) -> float:
    """The x of a plate's middle: under the middle of its seats."""
    return seat_x(plate.seat, seats) + (plate.span - 1) * (seat_x(1, seats) - seat_x(0, seats)) / 2
