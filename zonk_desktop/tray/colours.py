"""What felt, dice and pips are coloured, as names and hex. No Qt, no numpy."""

from __future__ import annotations

FELT = {"moss": "#387642", "night": "#2C4873", "charcoal": "#4F463B"}
BODY = {
    "ivory": "#F2EBDA",
    "red": "#A81E17",
    "mint": "#A9DDBD",
    "blue": "#1B3F86",
    "black": "#1B1A1C",
    "mustard": "#F0B93A",
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
INLAID = frozenset({"red", "blue"})
DIM = 0.45
"""What is left of a dimmed die: as much as it takes to see a green one on green felt, and as little
as keeps a dimmed white one apart from a live green one for eyes that see no green."""
