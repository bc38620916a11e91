"""Animated numbers and their easing curves. No numpy, no clock."""

from __future__ import annotations

from dataclasses import dataclass

OVERSHOOT = 1.1


def out_back(share: float) -> float:
    """Easing curve that overshoots the end and comes back."""
    t = share - 1
    return t * t * ((OVERSHOOT + 1) * t + OVERSHOOT) + 1


def out_cubic(share: float) -> float:
    return 1 - (1 - share) ** 3


def in_out(share: float) -> float:
    return share * share * (3 - 2 * share)


def in_quad(share: float) -> float:
    return share * share


@dataclass(slots=True)
class Fade:
    """A number animated towards another."""

    value: float = 0.0
    origin: float = 0.0
    start: float = -9.0
    seconds: float = 0.120

    def aim(self, value: float, now: float, animate: bool, seconds: float = 0.120) -> None:
        if value != self.value:
            self.origin = self.at(now) if animate else value
            self.value, self.start, self.seconds = value, now, seconds

    def at(self, now: float) -> float:
        if self.value == self.origin:
            return self.value
        share = min(1.0, max(0.0, (now - self.start) / self.seconds))
        return self.origin + (self.value - self.origin) * out_cubic(share)

    def busy(self, now: float) -> bool:
        return self.value != self.origin and now < self.start + self.seconds
