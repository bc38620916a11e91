"""What lies on the table, as the window describes it. No Qt, no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = Literal["ivory", "red", "mint", "blue", "black", "mustard"]
Place = Literal["hand", "felt", "seat"]
Felt = Literal["moss", "night", "charcoal"]
Speed = Literal["slow", "normal", "fast", "off"]


@dataclass(frozen=True, slots=True)
class Die:
    """One die. `index` is its name for good: clicks and throws speak of it by that."""

    index: int
    colour: Colour = "ivory"
    place: Place = "hand"
    face: int = 1
    """1 to 6. A die in the hand is not drawn; its face says nothing."""
    seat: int = -1
    """The seat on the rail, from the left, when `place` is 'seat'."""
    picked: bool = False
    dim: bool = False
    focused: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """A brass plate on the front rim, under a seat."""

    text: str
    seat: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the tray shows at rest."""

    dice: tuple[Die, ...] = ()
    plates: tuple[Plate, ...] = ()
    felt: Felt = "moss"
    seats: int = 0
    """How many seats the rail has; 0 means one a die, and five at least."""
