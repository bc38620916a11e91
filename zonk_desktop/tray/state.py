"""The values by which the window describes the table. No Qt, no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = Literal["ivory", "red", "mint", "blue", "black", "mustard"]
Place = Literal["hand", "felt", "seat", "row"]
Felt = Literal["moss", "night", "charcoal", "walnut"]
DiceSet = Literal["ivory", "casino", "wooden", "pewter", "glow"]
Speed = Literal["slow", "normal", "fast", "off"]


#: For `Table.seats`: a rail without seats, as nobody plays.
BARE_RAIL = -1


@dataclass(frozen=True, slots=True)
class Die:
    """One die. `index` identifies it in clicks and throws."""

    index: int
    colour: Colour = "ivory"
    place: Place = "hand"
    face: int = 1
    """1 to 6. A die in the hand is not drawn; its face says nothing."""
    seat: int = -1
    """The seat on the rail when `place` is 'seat', the place in the row when it is 'row', each
    counted from the left."""
    picked: bool = False
    dim: bool = False
    focused: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """A brass plate on the front rim, under the middle of `span` seats from `seat` on."""

    text: str
    seat: int
    span: int = 1


@dataclass(frozen=True, slots=True)
class Table:
    """The whole content of the tray at rest."""

    dice: tuple[Die, ...] = ()
    plates: tuple[Plate, ...] = ()
    felt: Felt = "moss"
    seats: int = 0
    """How many seats the rail has; 0 means one a die, and five at least; BARE_RAIL, none."""
    row: int = 0
    """How many places the row on the felt has, one for each player who rolls for the order."""
    magic: tuple[int, ...] = ()
    """The faces of the magic number: small dice on the upper rim."""
    loose: bool = False
    """The mouse may gather and throw dice that lie there, not only those in the hand."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light over the tray."""

    level: float = 1.0
    """1 as ever, 0.75 dipped by a quarter, above 1 brighter."""
    colour: str = "#FFFFFF"
    """The colour of the light, as six digits."""
    on: int | None = None
    """The index of the die to which the light narrows."""
    wide: bool = False
    """The light is a pool in the middle, and all round it is dusk: as at a win."""


#: The lamp of the Halftime Show.
PLUM = "#C79AD6"
