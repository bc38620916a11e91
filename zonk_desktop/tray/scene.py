"""The dice that a renderer is given for one frame."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .dicemath import Array


@dataclass(frozen=True, slots=True)
class Scene:
    """Dice where they are now, with the marks on them. Every sequence has one entry a die."""

    places: Array
    rotations: Array
    colours: list[str]
    dims: Array
    """0 bright, 1 dimmed."""
    rings: Array
    """0 no ring, 1 the full mustard ring of a picked die."""
    focus: Array
    shown: Array
    """1 there, 0 gone: dice that fall off an open table fade."""
    scales: Array
    """1 a die, less a small one on the upper rim."""
    rolling: bool = False
    """A throw plays: speed comes before the last touch."""
    gliding: bool = False
    """Dice are on their way to the rail, or marks grow."""

    @staticmethod
    def empty() -> Scene:
        none = np.zeros(0)
        return Scene(np.zeros((0, 3)), np.zeros((0, 3, 3)), [], none, none, none, none, none)
