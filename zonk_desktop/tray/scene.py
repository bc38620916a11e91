"""What a renderer is given for one frame: dice, the lamp, the zoom. No Qt, no numpy."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .camera import Camera
from .fade import Fade, in_out
from .measures import HALF_X, HALF_Y
from .state import DiceSet, Felt, Lamp

if TYPE_CHECKING:
    from .dicemath import Array


RGB = tuple[float, float, float]

#: How much of a lamp's colour is seen: felt and wood keep theirs.
TINT = 0.55
#: What is left of the light beyond a pool that has narrowed to one die.
AROUND = 0.40
#: The radius of that pool, in die edges; an open one reaches beyond all corners.
NARROW, OPEN = 2.3, math.hypot(HALF_X, HALF_Y) + 3.5
#: Where a wide one shines, as at a win: the middle of the felt, and most of it.
STAGE = (0.0, 0.75, 4.6)
#: From this share of the radius to its end the light falls.
FALL = 0.35

PUSH, PUSH_SECONDS = 0.06, 0.700


@dataclass(frozen=True, slots=True)
class Pool:
    """A pool of light on the table: its middle and radius in die edges, its light."""

    x: float = 0.0
    y: float = 0.0
    radius: float = OPEN
    colour: RGB = (1.0, 1.0, 1.0)
    around: float = 1.0
    """The share of the light beyond the pool."""

    @property
    def narrow(self) -> bool:
        return self.around < 0.996

    @property
    def even(self) -> bool:
        """Whether its light, apart from the pool's edge, changes nothing."""
        return all(abs(c - 1) < 0.004 for c in self.colour)

    @property
    def plain(self) -> bool:
        """Whether it changes nothing at all."""
        return self.even and not self.narrow

    def towards(self, other: Pool, share: float) -> Pool:
        def mix(a: float, b: float) -> float:
            return a + (b - a) * share

        (r, g, b), (r2, g2, b2) = self.colour, other.colour
        return Pool(
            mix(self.x, other.x),
            mix(self.y, other.y),
            mix(self.radius, other.radius),
            (mix(r, r2), mix(g, g2), mix(b, b2)),
            mix(self.around, other.around),
        )

    def seen(self, cam: Camera) -> tuple[float, float, float, float]:
        """The pool's ellipse in the picture: middle, half width, half height."""
        x, y = cam.project(self.x, self.y, 0.0)
        wide = cam.project(self.x + self.radius, self.y, 0.0)[0] - x
        return x, y, wide, wide * cam.sin

    def at(self, x: float, y: float) -> RGB:
        """The light over a point of the table."""
        left = self.left(math.hypot(x - self.x, y - self.y) / self.radius)
        r, g, b = self.colour
        return r * left, g * left, b * left

    def left(self, away: float) -> float:
        """The share of the light this many radii from the middle."""
        t = min(1.0, max(0.0, (away - FALL) / (1 - FALL)))
        return 1 + (self.around - 1) * t * t * (3 - 2 * t)


@lru_cache(maxsize=32)
def pool_of(lamp: Lamp, on: tuple[float, float] | None = None) -> Pool:
    """The pool of a lamp; `on` is where the die lies to which it narrows."""
    shares = [int(lamp.colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (lamp.level * (1 - TINT + TINT * share / (max(shares) or 1.0)) for share in shares)
    if lamp.wide:
        return Pool(*STAGE, (r, g, b), AROUND)
    if on is None:
        return Pool(colour=(r, g, b))
    return Pool(*on, NARROW, (r, g, b), AROUND)


class Gaze:
    """The animated lamp and zoom of one tray."""

    def __init__(self) -> None:
        self.lamp = Lamp()
        self._before = Pool()
        self._start, self._seconds = -9.0, 0.0
        self._near = Fade()
        self.push_on: int | None = None

    def set_lamp(
        self, lamp: Lamp, now: float, seconds: float, on: tuple[float, float] | None
    ) -> None:
        """`on`: where the die is to which the lamp of now narrows."""
        self._before = self.pool(now, on)
        self.lamp, self._start, self._seconds = lamp, now, seconds

    def pool(self, now: float, on: tuple[float, float] | None) -> Pool:
        goal = pool_of(self.lamp, on if self.lamp.on is not None else None)
        if self._seconds <= 0 or now >= self._start + self._seconds:
            return goal
        return self._before.towards(goal, in_out(max(0.0, (now - self._start) / self._seconds)))

    def push(self, die: int | None, near: bool, now: float, seconds: float) -> None:
        """Start to zoom towards a die or the middle, or back."""
        if near:
            self.push_on = die
        self._near.aim(PUSH if near else 0.0, now, seconds > 0, max(seconds, 0.001))

    def nearer(self, now: float) -> float:
        """The zoom factor at this time."""
        return 1.0 + self._near.at(now)

    def lamp_ends(self, now: float) -> float:
        return max(now, self._start + self._seconds)

    def push_ends(self, now: float) -> float:
        return self._near.start + self._near.seconds if self._near.busy(now) else now

    def end(self) -> None:
        self._seconds = 0.0
        self._near.origin = self._near.value

    def busy(self, now: float) -> bool:
        return now < max(self.lamp_ends(now), self.push_ends(now))


@dataclass(frozen=True, slots=True)
class DiceScene:
    """Dice where they are now, with the marks on them. Every sequence has one entry a die."""

    places: Array
    rotations: Array
    colours: list[str]
    marks: Array
    """A row a die: ring, focus, shown, dim, scale."""
    rolling: bool = False
    """A throw plays: speed comes before the last touch."""
    gliding: bool = False
    """Dice are on their way to the rail, or marks grow."""
    small: bool = False
    """Some are small ones."""

    @property
    def rings(self) -> Array:
        """0 no ring, 1 the full mustard ring of a picked die."""
        return self.marks[:, 0]

    @property
    def focus(self) -> Array:
        return self.marks[:, 1]

    @property
    def shown(self) -> Array:
        """1 there, 0 gone: dice that fall off an open table fade."""
        return self.marks[:, 2]

    @property
    def dims(self) -> Array:
        """0 bright, 1 dimmed."""
        return self.marks[:, 3]

    @property
    def scales(self) -> Array:
        """1 a die, less a small one on the upper rim."""
        return self.marks[:, 4]

    @staticmethod
    def empty() -> DiceScene:
        import numpy as np  # noqa: PLC0415 - not before the first frame

        return DiceScene(np.zeros((0, 3)), np.zeros((0, 3, 3)), [], np.zeros((0, 5)))


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame: camera, light and the dice to draw."""

    camera: Camera
    """As the dice are seen: nearer than the picture of the table by `nearer`."""
    scene: DiceScene
    felt: Felt
    dice: DiceSet
    pool: Pool
    nearer: float = 1.0
    """By this factor the picture of the table is enlarged."""
    towards: tuple[float, float] = (0.0, 0.0)
    """The point of the picture that stays where it is."""
