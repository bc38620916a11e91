"""The input of a renderer for one picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .camera import Camera
from .lamp import Pool
from .state import DiceSet, Felt

if TYPE_CHECKING:
    from .scene import DiceScene


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
