"""What a renderer is given for one picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .camera import Camera
from .lamp import Pool
from .state import DiceSet, Felt

if TYPE_CHECKING:
    from .scene import Scene


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: how it is seen, lit, and what lies there."""

    camera: Camera
    """As the dice are seen: nearer than the picture of the table by `nearer`."""
    scene: Scene
    felt: Felt
    dice: DiceSet
    pool: Pool
    nearer: float = 1.0
    """By this factor the picture of the table is enlarged."""
    towards: tuple[float, float] = (0.0, 0.0)
    """The point of the picture that stays where it is."""
