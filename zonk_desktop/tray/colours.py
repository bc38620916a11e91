"""Colours of dice and pips, and the finish of dice. No Qt, no numpy.

A colour's role, its pip shape, ink and inlay are the same in every set; tints differ a little, and
so do gloss and grain.
"""

from __future__ import annotations

from typing import NamedTuple

ROLES = ("ivory", "red", "mint", "blue", "black", "mustard")


class Finish(NamedTuple):
    """Shading figures of a set of dice: how its surface answers light."""

    wide: float
    """The broad shine of the lamp."""
    tight: float
    """The lamp's own reflection."""
    edge: float
    """How much of the room is mirrored where a die is seen at a slant."""
    translucent: float = 0.0
    """Light that goes through."""
    grain: float = 0.0
    """Rings of wood."""
    glow: float = 0.0
    """Light of its own."""
    metal: float = 0.0
    """Bare metal: all of an ivory die, the edges of one that is enamelled."""


class DiceTheme(NamedTuple):
    """A set of dice: the bodies in the order of the roles, and their finish."""

    bodies: tuple[str, str, str, str, str, str]
    finish: Finish

    @property
    def body(self) -> dict[str, str]:
        return dict(zip(ROLES, self.bodies, strict=True))


DICE = {
    "ivory": DiceTheme(
        ("#F2EBDA", "#A81E17", "#A9DDBD", "#1B3F86", "#1B1A1C", "#F0B93A"),
        Finish(0.018, 0.20, 0.10),
    ),
    "casino": DiceTheme(
        ("#E6E4DC", "#B5161C", "#7FD6A6", "#1F4FA8", "#1C1D22", "#F6B840"),
        Finish(0.010, 0.45, 0.30, translucent=0.35),
    ),
    "wooden": DiceTheme(
        ("#F0DDB8", "#8E2B18", "#93CFAA", "#23456F", "#1C1613", "#EDB64C"),
        Finish(0.030, 0.04, 0.04, grain=0.22),
    ),
    "pewter": DiceTheme(
        ("#DBD8D6", "#9C2A20", "#7FD8B0", "#24447A", "#1A1B1E", "#EFBA45"),
        Finish(0.030, 0.30, 0.22, metal=1.0),
    ),
    "glow": DiceTheme(
        ("#EEF2D2", "#B9262B", "#86E3B4", "#27509E", "#18191C", "#FFBE3D"),
        Finish(0.012, 0.06, 0.06, translucent=0.15, glow=1.0),
    ),
}
DARK_PIP, LIGHT_PIP, INLAY = "#241811", "#FFF6E4", "#F3D9B0"
PIP = {
    "ivory": DARK_PIP,
    "red": LIGHT_PIP,
    "mint": DARK_PIP,
    "blue": LIGHT_PIP,
    "black": LIGHT_PIP,
    "mustard": DARK_PIP,
}
MARK = {"ivory": 0, "red": 1, "mint": 2, "blue": 3, "black": 4, "mustard": 5}
"""The shape of the pips: round, diamond, square, ring, triangle, plus."""
RING = "#E9C14D"
"""The ring round a die that is picked."""
DIM = {"ivory": 0.22, "red": 0.17, "mint": 0.36, "blue": 0.15, "black": 0.18, "mustard": 0.25}
"""What is left of a dimmed die: little enough that nobody takes it for a live one (1.8 to 1), and
enough to see a green one on green felt."""
DIM_BODY = {name: left**0.5 if PIP[name] == LIGHT_PIP else left for name, left in DIM.items()}
"""The same of the body alone: where the pips are what is bright, it keeps its colour."""


def inlaid(colour: str, felt: str) -> bool:
    """Whether a cream line is let into each face: where the body is too near to the table."""
    return colour in ("red", "blue") or (colour == "black" and felt != "moss")


FELT = {"moss": "#387642", "night": "#2C4873", "charcoal": "#4F463B", "walnut": "#6B4529"}
