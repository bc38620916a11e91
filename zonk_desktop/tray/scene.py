"""What a renderer is given for one frame. No Qt, no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .camera import Camera
from .lamp import Pool
from .state import DiceSet, Felt

if TYPE_CHECKING:
    from .dicemath import Array


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
